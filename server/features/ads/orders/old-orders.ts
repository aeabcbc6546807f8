import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import type { Schedule } from "#server/platform/jobs/jobs.ts";
import { orderMonths } from "#shared/orders.ts";
import type { AdsDeps } from "../deps.ts";
import { monthsAfter, unpaidDays } from "./order-dates.ts";

const dayMs = 86_400_000;
const forgottenAtOnce = 100;
const rounds = 50;

/**
 * Forgets an order: its files, its advertisements, whom it was for. What was paid stays in the
 * ledger. May be called again when it failed.
 */
export async function forgetOrder(
  { db, files }: Pick<AdsDeps, "db" | "files">,
  orderId: string,
): Promise<void> {
  // While the row is there somebody comes back for the files.
  while ((await files.remove(`orders/${orderId}`)).more);
  await db.delete(orders).where(eq(orders.id, orderId));
}

/** Forgets orders whose page is over, and those that nobody paid for. */
export const forgetOldOrders: Schedule<AdsDeps> = {
  name: "forget-old-orders",
  everySeconds: 86_400,
  timeoutSeconds: 600,
  work: async (deps, gone) => {
    const now = deps.now();
    const isOver = or(
      and(
        inArray(orders.status, ["unpaid", "expired"]),
        isNull(orders.paidAt),
        lte(orders.createdAt, new Date(now.getTime() - unpaidDays * dayMs)),
      ),
      and(
        inArray(orders.status, ["delivered", "refunded"]),
        lte(orders.paidAt, monthsAfter(now, -orderMonths)),
      ),
    );
    for (let round = 0; round < rounds && !gone.aborted; round += 1) {
      const over = await deps.db
        .select({ id: orders.id })
        .from(orders)
        .where(isOver)
        .orderBy(asc(orders.createdAt))
        .limit(forgottenAtOnce);
      for (const { id } of over) {
        if (gone.aborted) return;
        await forgetOrder(deps, id);
      }
      if (over.length < forgottenAtOnce) return;
    }
  },
};
