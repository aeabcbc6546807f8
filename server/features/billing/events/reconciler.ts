import { and, asc, eq, lt, sql } from "drizzle-orm";
import { checkouts } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { fulfilCheckout } from "../checkouts/checkouts.ts";
import { orderIdOfPurpose } from "../checkouts/order-payments.ts";
import { refundCheckout } from "../checkouts/refunded-checkouts.ts";
import type { BillingDeps } from "../deps.ts";
import { giveUpOldEvents, requeueWaitingEvents } from "./events.ts";
import { type MissedEventsResult, readMissedEvents } from "./missed-events.ts";

/** The result of a round. */
export interface ReconcileResult extends MissedEventsResult {
  requeued: number;
}

/**
 * Makes up for missing webhooks: reads missed events, requeues those that wait too long, gives up those
 * that always fail, and closes expired payment pages.
 * @param signal stops it early; the next round continues
 */
export async function reconcile(deps: BillingDeps, signal?: AbortSignal): Promise<ReconcileResult> {
  // First, because it works without Stripe.
  await giveUpOldEvents(deps);
  const read = await readMissedEvents(deps, signal);
  const requeued = await requeueWaitingEvents(deps);
  await closeCheckouts(deps);
  return { ...read, requeued };
}

const batchSize = 100;

/**
 * Applies the final state of expired hosted pages that are still unfinished here: their event may be
 * lost, or their job may have failed too often.
 */
async function closeCheckouts(deps: BillingDeps): Promise<void> {
  // As literals, because a prepared statement with parameters would not use the partial index.
  const unfinished = sql`${checkouts.fulfilledAt} is null and ${checkouts.status} <> 'expired'`;
  const expired = await deps.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(unfinished, lt(checkouts.expiresAt, deps.now())))
    .orderBy(asc(checkouts.expiresAt))
    .limit(batchSize);
  for (const { id } of expired) {
    try {
      const { status } = await fulfilCheckout(deps, id);
      if (status === "refunded")
        await deps.jobs.later(refundCheckout, { checkoutId: id }, { key: id });
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") await markExpired(deps, id);
      else deps.log.warn({ checkout: id, error }, "A hosted page could not be closed");
    }
  }
}

/** Marks a page that Stripe does not know as expired: nobody can pay on it any more. */
async function markExpired(deps: BillingDeps, checkoutId: string): Promise<void> {
  await deps.db.transaction(async () => {
    const [row] = await deps.db
      .update(checkouts)
      .set({ status: "expired" })
      .where(eq(checkouts.id, checkoutId))
      .returning();
    const orderId = row && orderIdOfPurpose(row.purpose);
    if (orderId) await deps.orderPayments.expired({ orderId, checkoutId });
  });
}
