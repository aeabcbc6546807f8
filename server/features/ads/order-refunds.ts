import { and, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { orders } from "#db/schema-ads.ts";
import { refundOneOff } from "#server/features/billing/billing.ts";
import { job } from "#server/platform/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AdsDeps } from "./deps.ts";

/**
 * Gives the whole price back for an order that was paid and cannot be delivered: from now on nobody
 * works on it. Its buyer is told when the money is on its way.
 * @param why we cannot deliver it, for the operator; null: its buyer asked for it
 * @returns false when it is delivered, unpaid or given back already
 */
export async function giveOrderBack(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  orderId: string,
  why: string | null,
): Promise<boolean> {
  return db.transaction(async () => {
    const [order] = await db
      .update(orders)
      .set({ status: "refunding", failure: why, revision: sql`${orders.revision} + 1` })
      .where(and(eq(orders.id, orderId), inArray(orders.status, ["paid", "working"])))
      .returning({ id: orders.id });
    if (!order) return false;
    await jobs.later(returnOrder, { orderId }, { key: orderId });
    return true;
  });
}

/** Returns the money of an order that is being given back; what follows is told by billing. */
export const returnOrder = job({
  name: "return-order",
  input: z.object({ orderId: z.string() }),
  retries: 10,
  timeoutSeconds: 90,
  work: async (deps: AdsDeps, { orderId }: { orderId: string }) => {
    const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
    if (order?.status !== "refunding" || !order.paymentId) return;
    await refundOneOff(deps, order.paymentId);
  },
});
