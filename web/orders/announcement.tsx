import { useState } from "react";
import type { Order } from "#shared/orders.ts";
import { progressSentence } from "./progress.tsx";

/** Tells whoever listens instead of looking how an order goes on, up to its end. */
export function Announcement({ order }: { order: Order }) {
  // What was so from the beginning is read with the page.
  const [first] = useState(order.status);
  return (
    <p role="status" className="sr-only">
      {said(order, first)}
    </p>
  );
}

function said(order: Order, first: Order["status"]): string {
  if (order.status === "paid" || order.status === "working") return progressSentence(order);
  return order.status === "delivered" && first !== "delivered"
    ? "Tus siete anuncios están listos"
    : "";
}
