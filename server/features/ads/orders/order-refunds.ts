import { and, asc, eq, inArray, lt } from "drizzle-orm";
import * as z from "zod/mini";
import { orders } from "#db/schema-ads.ts";
import { readRefundedAmounts, refundOneTimePayment } from "#server/features/billing/billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { job, type Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AdsDeps } from "../deps.ts";
import { orderNotFound } from "./order-links.ts";
import { nextRevision } from "./order-revision.ts";

/**
 * Starts the full refund of an order that is paid and not delivered, and stops work on it. The buyer
 * gets a mail once the refund is sent.
 * @param why we cannot deliver it, for the operator; null when the buyer asked for the refund
 * @returns false when it is delivered, unpaid or refunded already
 */
export async function startOrderRefund(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  orderId: string,
  why: string | null,
): Promise<boolean> {
  return db.transaction(async () => {
    const [order] = await db
      .update(orders)
      .set({ status: "refunding", failure: why, ...nextRevision })
      .where(and(eq(orders.id, orderId), inArray(orders.status, ["paid", "working"])))
      .returning({ id: orders.id });
    if (!order) return false;
    await jobs.later(sendOrderRefund, { orderId }, { key: orderId });
    return true;
  });
}

/** Refunds an order at Stripe; billing reports the refund to `order-payments.ts`. */
export const sendOrderRefund = job({
  name: "send-order-refund",
  input: z.object({ orderId: z.string() }),
  retries: 10,
  timeoutSeconds: 90,
  work: async (deps: AdsDeps, { orderId }: { orderId: string }) => {
    const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
    if (order?.status !== "refunding" || !order.paymentId) return;
    await refundOneTimePayment(deps, order.paymentId);
  },
});

/** For this long after delivery a buyer can get half of the price back. */
const partialRefundDays = 14;

/**
 * The operator's refund for a buyer who asks: the full price before delivery, half of it within 14
 * days after. Repeating it does not refund twice.
 * @returns cents refunded now; for an undelivered order, all cents refunded so far
 * @throws AppError `not_found`, `conflict` when there is nothing to refund, and as `callStripe`
 */
export async function refundOrder(deps: AdsDeps, orderId: string): Promise<number> {
  // Does nothing if the order has just been delivered; then only half is refunded below.
  await startOrderRefund(deps, orderId, null);
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw orderNotFound();
  const { status, paymentId, priceCents, deliveredAt } = order;
  if (status === "refunded") throw new AppError("conflict", "Este pedido ya está devuelto.");
  if (!paymentId) throw new AppError("conflict", "Este pedido no está pagado.");
  if (status === "refunding") {
    // The job or another operator may have refunded it already; this repeats safely.
    await refundOneTimePayment(deps, paymentId);
    const returned = await readRefundedAmounts(deps, [paymentId]);
    return returned.get(paymentId)?.amountCents ?? 0;
  }
  const lastDay = new Date(deps.now().getTime() - partialRefundDays * 86_400_000);
  if (!deliveredAt || deliveredAt < lastDay) {
    throw new AppError(
      "conflict",
      `Se entregó hace más de ${partialRefundDays} días: para devolverlo igualmente, «refund ${paymentId}».`,
    );
  }
  const refundedCents = await refundOneTimePayment(deps, paymentId, {
    upToCents: Math.ceil(priceCents / 2),
  });
  if (refundedCents === 0) {
    throw new AppError("conflict", "La mitad de este pedido ya está devuelta.");
  }
  return refundedCents;
}

const overdueMs = 15 * 60_000;
const resumedAtOnce = 200;

/** Retries refunds whose job has failed for good or was lost. */
export const resumeRefunds: Schedule<AdsDeps> = {
  name: "resume-refunds",
  everySeconds: 600,
  timeoutSeconds: 60,
  work: async ({ db, jobs, now, log }) => {
    const overdue = await db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.status, "refunding"),
          lt(orders.paidAt, new Date(now().getTime() - overdueMs)),
        ),
      )
      .orderBy(asc(orders.paidAt))
      .limit(resumedAtOnce);
    if (overdue.length > 0) log.warn({ count: overdue.length }, "Orders wait for their refund");
    for (const { id } of overdue) await jobs.later(sendOrderRefund, { orderId: id }, { key: id });
  },
};
