import { useState } from "react";
import type { Order } from "#shared/orders.ts";
import { progressSentence } from "./progress.tsx";

/** Announces an order's progress and delivery to screen readers. */
export function Announcement({ order }: { order: Order }) {
  // The status on arrival is read with the page and not announced.
  const [initialStatus] = useState(order.status);
  return (
    <p role="status" className="sr-only">
      {announcementText(order, initialStatus)}
    </p>
  );
}

function announcementText(order: Order, initialStatus: Order["status"]): string {
  if (order.status === "paid" || order.status === "working") return progressSentence(order);
  return order.status === "delivered" && initialStatus !== "delivered"
    ? "Tus siete anuncios están listos"
    : "";
}
