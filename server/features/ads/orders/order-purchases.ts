import { and, eq, inArray } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import type { PurchaseHooks, TakenBack } from "#server/features/billing/billing.ts";
import type { AdsDeps } from "../deps.ts";
import { deliverOrder } from "./deliveries.ts";
import { mailOrder } from "./order-notices.ts";
import { sendOrderRefund } from "./order-refunds.ts";
import { nextRevision } from "./order-revision.ts";
import { expireOrder } from "./orders.ts";

/** What billing tells of the money for orders, in the transaction that writes it, once or often. */
export function orderPurchases(deps: () => AdsDeps): PurchaseHooks {
  return {
    paid: (purchase) => orderPaid(deps(), purchase),
    expired: ({ id }) => expireOrder(deps(), id),
    takenBack: (what) => orderTakenBack(deps(), what),
  };
}

async function orderPaid(
  { db, jobs, now }: AdsDeps,
  { id, checkoutId, paymentId }: Parameters<PurchaseHooks["paid"]>[0],
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
  const [known] = await db
    .select({ paymentId: orders.paymentId })
    .from(orders)
    .where(eq(orders.id, id));
  return known?.paymentId === paymentId;
}

/** All of it back, or lost to its owner's bank: the order is over. A part back changes nothing. */
async function orderTakenBack(deps: AdsDeps, what: TakenBack): Promise<void> {
  const { db, jobs, now, log } = deps;
  const [order] = await db.select().from(orders).where(eq(orders.id, what.id)).for("update");
  // Another payment than the order's own was nobody's: the order does not hang on it.
  if (!order || (order.paymentId ?? what.paymentId) !== what.paymentId) return;
  // What a bank holds cannot be refunded any more: it is back already.
  const isBack =
    what.refundedCents >= what.amountCents ||
    what.dispute === "lost" ||
    (what.dispute === "open" && order.status === "refunding");
  if (isBack && order.status !== "refunded") {
    const refundedAt = now();
    // This may be the first that we hear of its payment.
    const paid = { paymentId: what.paymentId, paidAt: order.paidAt ?? refundedAt };
    await db
      .update(orders)
      .set({ status: "refunded", ...paid, refundedAt, ...nextRevision })
      .where(eq(orders.id, order.id));
  }
  if (!isBack && order.status === "refunded") {
    const { id: orderId, paymentId, deliveredAt } = order;
    log.warn({ orderId, paymentId }, "Money that was given back for an order has come back to us");
    // The buyer has nothing for it: what the bank gave up goes back to them by us.
    if (what.dispute === "won" && what.refundedCents === 0 && !deliveredAt) {
      await db
        .update(orders)
        .set({ status: "refunding", refundedAt: null, ...nextRevision })
        .where(eq(orders.id, orderId));
      await jobs.later(sendOrderRefund, { orderId }, { key: orderId });
    }
  }
  for (const { id: refundId, amountCents } of what.news) {
    const undelivered = order.status === "refunding" && order.failure !== null;
    const news = { type: "refunded" as const, refundId, amountCents, undelivered };
    await jobs.later(mailOrder, { orderId: order.id, news });
  }
}
