import { and, eq, inArray } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import type { OrderCheckout, RefundedOrder } from "#server/features/billing/billing.ts";
import type { AdsDeps } from "../deps.ts";
import { deliverOrder } from "./deliveries.ts";
import { mailOrder } from "./order-notices.ts";
import { sendOrderRefund } from "./order-refunds.ts";
import { nextRevision } from "./order-revision.ts";

/** @returns false when the order takes no payment any more, or was paid by another one */
export async function orderPaid(
  { db, jobs, now }: AdsDeps,
  { orderId: id, checkoutId, paymentId }: OrderCheckout & { paymentId: string },
): Promise<boolean> {
  const [order] = await db
    .update(orders)
    .set({ status: "paid", checkoutId, paymentId, paidAt: now(), ...nextRevision })
    .where(and(eq(orders.id, id), inArray(orders.status, ["unpaid", "expired"])))
    .returning({ id: orders.id });
  if (order) {
    await jobs.later(deliverOrder, { orderId: id }, { key: id });
    await jobs.later(mailOrder, { orderId: id, news: { type: "paid" } });
    return true;
  }
  const [existing] = await db
    .select({ paymentId: orders.paymentId })
    .from(orders)
    .where(eq(orders.id, id));
  return existing?.paymentId === paymentId;
}

/** A whole refund or a lost dispute ends the order; a partial refund changes nothing. */
export async function orderRefunded(deps: AdsDeps, refunded: RefundedOrder): Promise<void> {
  const { db, jobs, now, log } = deps;
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, refunded.orderId))
    .for("update");
  // A second payment of the same order does not affect the order.
  if (!order || (order.paymentId ?? refunded.paymentId) !== refunded.paymentId) return;
  // A disputed payment cannot be refunded: the bank has returned the money already.
  const isFullyReturned =
    refunded.refundedCents >= refunded.amountCents ||
    refunded.dispute === "lost" ||
    (refunded.dispute === "open" && order.status === "refunding");
  if (isFullyReturned && order.status !== "refunded") {
    const refundedAt = now();
    // The refund's event may arrive before the payment's.
    const paid = { paymentId: refunded.paymentId, paidAt: order.paidAt ?? refundedAt };
    await db
      .update(orders)
      .set({ status: "refunded", ...paid, refundedAt, ...nextRevision })
      .where(eq(orders.id, order.id));
  }
  if (!isFullyReturned && order.status === "refunded") {
    const { id: orderId, paymentId, deliveredAt } = order;
    log.warn({ orderId, paymentId }, "Money that was given back for an order has come back to us");
    // We won the dispute of an order that was never delivered: refund the buyer ourselves.
    if (refunded.dispute === "won" && refunded.refundedCents === 0 && !deliveredAt) {
      await db
        .update(orders)
        .set({ status: "refunding", refundedAt: null, ...nextRevision })
        .where(eq(orders.id, orderId));
      await jobs.later(sendOrderRefund, { orderId }, { key: orderId });
    }
  }
  for (const { id: refundId, amountCents } of refunded.newRefunds) {
    const undelivered = order.status === "refunding" && order.failure !== null;
    const news = { type: "refunded" as const, refundId, amountCents, undelivered };
    await jobs.later(mailOrder, { orderId: order.id, news });
  }
}
