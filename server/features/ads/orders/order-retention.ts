import { and, asc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import * as z from "zod/mini";
import { orders } from "#db/schema-ads.ts";
import { job, type Schedule } from "#server/platform/jobs/jobs.ts";
import { orderMonths } from "#shared/orders.ts";
import type { AdsDeps } from "../deps.ts";
import { monthsAfter, unpaidDays } from "./order-dates.ts";

const dayMs = 86_400_000;
const deletedAtOnce = 100;
const roundsMax = 50;

/**
 * Deletes an order with its files and ads; its payments stay in the ledger. Safe to repeat after a
 * failure.
 */
export async function deleteOrder(
  { db, files }: Pick<AdsDeps, "db" | "files">,
  orderId: string,
): Promise<void> {
  // Files first: while the row exists, a failed deletion is repeated.
  await removeFiles(files, orderId);
  await db.delete(orders).where(eq(orders.id, orderId));
}

async function removeFiles(files: AdsDeps["files"], orderId: string): Promise<void> {
  while ((await files.remove(`orders/${orderId}`)).more);
}

/** By then no run that was in progress can still write files of a deleted order. */
export const lateFilesDelaySeconds = 900;

/** Removes files that a run in progress wrote after its order was deleted. */
export const removeLateFiles = job({
  name: "remove-late-order-files",
  input: z.object({ orderId: z.string() }),
  retries: 20,
  timeoutSeconds: 60,
  work: async ({ db, files }: Pick<AdsDeps, "db" | "files">, { orderId }: { orderId: string }) => {
    const found = await db.$count(orders, eq(orders.id, orderId));
    if (found === 0) await removeFiles(files, orderId);
  },
});

/** Deletes orders whose page has expired and old unpaid orders. */
export const deleteOldOrders: Schedule<AdsDeps> = {
  name: "forget-old-orders",
  everySeconds: 86_400,
  timeoutSeconds: 600,
  work: async (deps, signal) => {
    const now = deps.now();
    const isExpired = or(
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
    for (let round = 0; round < roundsMax && !signal.aborted; round += 1) {
      const expired = await deps.db
        .select({ id: orders.id })
        .from(orders)
        .where(isExpired)
        .orderBy(asc(orders.createdAt))
        .limit(deletedAtOnce);
      for (const { id } of expired) {
        if (signal.aborted) return;
        await deleteOrder(deps, id);
      }
      if (expired.length < deletedAtOnce) return;
    }
  },
};
