import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import * as z from "zod/mini";
import { orders } from "#db/schema-ads.ts";
import { job, type Schedule } from "#server/platform/jobs/jobs.ts";
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
  await removeFiles(files, orderId);
  await db.delete(orders).where(eq(orders.id, orderId));
}

async function removeFiles(files: AdsDeps["files"], orderId: string): Promise<void> {
  while ((await files.remove(`orders/${orderId}`)).more);
}

/** Nobody is at work on a forgotten order any more. */
export const lateFilesSeconds = 900;

/** Removes what work that was under way has put after its order was forgotten. */
export const removeLateFiles = job({
  name: "remove-late-order-files",
  input: z.object({ orderId: z.string() }),
  retries: 20,
  timeoutSeconds: 60,
  work: async ({ db, files }: Pick<AdsDeps, "db" | "files">, { orderId }: { orderId: string }) => {
    const kept = await db.$count(orders, eq(orders.id, orderId));
    if (kept === 0) await removeFiles(files, orderId);
  },
});

/** Forgets orders whose page is over, and those that nobody paid for. */
export const forgetOldOrders: Schedule<AdsDeps> = {
  name: "forget-old-orders",
  everySeconds: 86_400,
  timeoutSeconds: 600,
  work: async (deps, signal) => {
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
    for (let round = 0; round < rounds && !signal.aborted; round += 1) {
      const over = await deps.db
        .select({ id: orders.id })
        .from(orders)
        .where(isOver)
        .orderBy(asc(orders.createdAt))
        .limit(forgottenAtOnce);
      for (const { id } of over) {
        if (signal.aborted) return;
        await forgetOrder(deps, id);
      }
      if (over.length < forgottenAtOnce) return;
    }
  },
};
