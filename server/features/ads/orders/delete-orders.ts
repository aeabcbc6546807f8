import { and, asc, eq, isNull, or } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import { closeOneTimeCheckout } from "#server/features/billing/billing.ts";
import type { AdsDeps } from "../deps.ts";
import { sendOrderRefund, startOrderRefund } from "./order-refunds.ts";
import { deleteOrder, lateFilesDelaySeconds, removeLateFiles } from "./order-retention.ts";

const readAtOnce = 100;

/**
 * Deletes all orders of a person whose account is being erased, and the guest orders of their
 * confirmed address. An order in progress is refunded first. Safe to repeat.
 * @param person.email null when the address is not confirmed
 * @throws AppError as `callStripe`; an order is only deleted once its refund was sent
 */
export async function deleteOrdersOf(
  deps: AdsDeps,
  { userId, email }: { userId: string; email: string | null },
  signal: AbortSignal,
): Promise<void> {
  const isGuestOrder = and(isNull(orders.userId), eq(orders.email, email?.toLowerCase() ?? ""));
  const ownCondition = or(eq(orders.userId, userId), email === null ? undefined : isGuestOrder);
  for (;;) {
    const found = await deps.db
      .select({ id: orders.id, status: orders.status, checkoutId: orders.checkoutId })
      .from(orders)
      .where(ownCondition)
      .orderBy(asc(orders.createdAt))
      .limit(readAtOnce);
    for (const { id, status, checkoutId } of found) {
      signal.throwIfAborted();
      if (status === "unpaid" && checkoutId) {
        await closeOneTimeCheckout.work(deps, { checkoutId }, signal);
      }
      await startOrderRefund(deps, id, null);
      await sendOrderRefund.work(deps, { orderId: id }, signal);
      const later = { key: id, startAfterSeconds: lateFilesDelaySeconds };
      await deps.jobs.later(removeLateFiles, { orderId: id }, later);
      await deleteOrder(deps, id);
    }
    if (found.length < readAtOnce) return;
  }
}
