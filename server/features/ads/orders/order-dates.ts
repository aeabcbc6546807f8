import { orderMonths } from "#shared/orders.ts";
import { revisionDays } from "#shared/revisions.ts";

const dayMs = 86_400_000;

/** How long an unpaid order is kept, for buyers who come back and for support. */
export const unpaidDays = 90;

/** Until when revisions are accepted; null before delivery. */
export function revisableUntil({ deliveredAt }: { deliveredAt: Date | null }): Date | null {
  return deliveredAt && new Date(deliveredAt.getTime() + revisionDays * dayMs);
}

/** Until when an order and its files are kept. */
export function availableUntil(order: { createdAt: Date; paidAt: Date | null }): Date {
  if (!order.paidAt) return new Date(order.createdAt.getTime() + unpaidDays * dayMs);
  return monthsAfter(order.paidAt, orderMonths);
}

/** The same day in another month, or that month's last day. */
export function monthsAfter(from: Date, months: number): Date {
  const at = new Date(from);
  at.setUTCMonth(at.getUTCMonth() + months);
  if (at.getUTCDate() !== from.getUTCDate()) at.setUTCDate(0);
  return at;
}
