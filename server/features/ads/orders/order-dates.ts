import { orderMonths } from "#shared/orders.ts";
import { revisionDays } from "#shared/revisions.ts";

const dayMs = 86_400_000;

/** An order nobody paid for is kept as long, for whoever comes back and for questions. */
export const unpaidDays = 90;

/** Until when changes are taken; null before it is delivered. */
export function revisableUntil({ deliveredAt }: { deliveredAt: Date | null }): Date | null {
  return deliveredAt && new Date(deliveredAt.getTime() + revisionDays * dayMs);
}

/** Until when an order and its files are kept. */
export function availableUntil(order: { createdAt: Date; paidAt: Date | null }): Date {
  if (!order.paidAt) return new Date(order.createdAt.getTime() + unpaidDays * dayMs);
  return monthsAfter(order.paidAt, orderMonths);
}

/** The same day of another month, or that month's last. */
export function monthsAfter(from: Date, months: number): Date {
  const at = new Date(from);
  at.setUTCMonth(at.getUTCMonth() + months);
  if (at.getUTCDate() !== from.getUTCDate()) at.setUTCDate(0);
  return at;
}
