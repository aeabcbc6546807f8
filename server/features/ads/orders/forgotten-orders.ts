import { and, asc, eq, isNull, or } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import { closeOneOffPage } from "#server/features/billing/billing.ts";
import type { AdsDeps } from "../deps.ts";
import { forgetOrder, lateFilesSeconds, removeLateFiles } from "./old-orders.ts";
import { sendOrderRefund, startOrderRefund } from "./order-refunds.ts";

const readAtOnce = 100;

/**
 * Forgets all orders of somebody whose account is being erased, and those of the address that they have confirmed:
 * one that is being made is given back first. Safe to repeat.
 * @param person.email null: nobody has shown that the address is theirs
 * @throws AppError as `callStripe`: nothing is forgotten before its money is on its way
 */
export async function forgetOrdersOf(
  deps: AdsDeps,
  { userId, email }: { userId: string; email: string | null },
  signal: AbortSignal,
): Promise<void> {
  const ofAddress = and(isNull(orders.userId), eq(orders.email, email?.toLowerCase() ?? ""));
  const own = or(eq(orders.userId, userId), email === null ? undefined : ofAddress);
  for (;;) {
    const found = await deps.db
      .select({ id: orders.id, status: orders.status, checkoutId: orders.checkoutId })
      .from(orders)
      .where(own)
      .orderBy(asc(orders.createdAt))
      .limit(readAtOnce);
    for (const { id, status, checkoutId } of found) {
      signal.throwIfAborted();
      if (status === "unpaid" && checkoutId) {
        await closeOneOffPage.work(deps, { checkoutId }, signal);
      }
      await startOrderRefund(deps, id, null);
      await sendOrderRefund.work(deps, { orderId: id }, signal);
      const later = { key: id, startAfterSeconds: lateFilesSeconds };
      await deps.jobs.later(removeLateFiles, { orderId: id }, later);
      await forgetOrder(deps, id);
    }
    if (found.length < readAtOnce) return;
  }
}
