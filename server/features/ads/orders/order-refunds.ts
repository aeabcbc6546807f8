import { and, asc, eq, inArray, lt } from "drizzle-orm";
import * as z from "zod/mini";
import { orders } from "#db/schema-ads.ts";
import { refundOneOff, returnedMoneyOf } from "#server/features/billing/billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { job, type Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AdsDeps } from "../deps.ts";
import { missingOrder } from "./order-links.ts";
import { nextRevision } from "./order-revision.ts";

/**
 * Starts the full refund of an order that was paid and is not delivered: from now on nobody works on
 * it. Its buyer gets a mail when the money is on its way.
 * @param why we cannot deliver it, for the operator; null: its buyer asked for it
 * @returns false when it is delivered, unpaid or given back already
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

/** Refunds an order at Stripe; billing reports the refund to `order-purchases.ts`. */
export const sendOrderRefund = job({
  name: "send-order-refund",
  input: z.object({ orderId: z.string() }),
  retries: 10,
  timeoutSeconds: 90,
  work: async (deps: AdsDeps, { orderId }: { orderId: string }) => {
    const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
    if (order?.status !== "refunding" || !order.paymentId) return;
    await refundOneOff(deps, order.paymentId);
  },
});

/** For so long after delivery, half of the price is refunded to whoever asks. */
const regretDays = 14;

/**
 * What the operator refunds to a buyer who asks: all of it while nothing is delivered, half of it
 * within 14 days after. Repeated, it refunds nothing twice.
 * @returns cents that go back: of one not delivered, all that is back of it now
 * @throws AppError `not_found`, `conflict` when there is nothing to give back, and as `callStripe`
 */
export async function refundOrder(deps: AdsDeps, orderId: string): Promise<number> {
  // The delivery may be done at this moment: then it is no longer given back whole.
  await startOrderRefund(deps, orderId, null);
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw missingOrder();
  const { status, paymentId, priceCents, deliveredAt } = order;
  if (status === "refunded") throw new AppError("conflict", "Este pedido ya está devuelto.");
  if (!paymentId) throw new AppError("conflict", "Este pedido no está pagado.");
  if (status === "refunding") {
    // Its job, or another operator, may have sent it back a moment ago.
    await refundOneOff(deps, paymentId);
    const returned = await returnedMoneyOf(deps, [paymentId]);
    return returned.get(paymentId)?.amountCents ?? 0;
  }
  const lastDay = new Date(deps.now().getTime() - regretDays * 86_400_000);
  if (!deliveredAt || deliveredAt < lastDay) {
    throw new AppError(
      "conflict",
      `Se entregó hace más de ${regretDays} días: para devolverlo igualmente, «refund ${paymentId}».`,
    );
  }
  const given = await refundOneOff(deps, paymentId, { upToCents: Math.ceil(priceCents / 2) });
  if (given === 0) throw new AppError("conflict", "La mitad de este pedido ya está devuelta.");
  return given;
}

const overdueMs = 15 * 60_000;
const resumedAtOnce = 200;

/** Tries again to return money whose job has failed for good, or was lost. */
export const resumeRefunds: Schedule<AdsDeps> = {
  name: "resume-refunds",
  everySeconds: 600,
  timeoutSeconds: 60,
  work: async ({ db, jobs, now, log }) => {
    const left = await db
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
    if (left.length > 0) log.warn({ count: left.length }, "Orders wait for their refund");
    for (const { id } of left) await jobs.later(sendOrderRefund, { orderId: id }, { key: id });
  },
};
