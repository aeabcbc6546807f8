import { and, asc, eq, lt, sql } from "drizzle-orm";
import { checkouts } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { fulfilCheckout } from "../checkouts/checkouts.ts";
import { orderIdOf } from "../checkouts/order-payments.ts";
import { returnCheckout } from "../checkouts/returned-checkouts.ts";
import type { BillingDeps } from "../deps.ts";
import { giveUpOldEvents, requeueWaitingEvents } from "./events.ts";
import { type EventsRead, readMissedEvents } from "./missed-events.ts";

/** What a round found. */
export interface Reconciled extends EventsRead {
  requeued: number;
}

/**
 * Makes up for webhooks that never came: reads what they missed, queues what has waited too long,
 * gives up what never worked, and closes hosted pages that nobody paid.
 * @param signal ends it early; the next round goes on
 */
export async function reconcile(deps: BillingDeps, signal?: AbortSignal): Promise<Reconciled> {
  // First: it needs no Stripe, which may be what fails.
  await giveUpOldEvents(deps);
  const read = await readMissedEvents(deps, signal);
  const requeued = await requeueWaitingEvents(deps);
  await closeCheckouts(deps);
  return { ...read, requeued };
}

const closedAtOnce = 100;

/**
 * Brings to their end what is left of hosted pages whose time is over: their event may be lost for
 * good, their job may have failed too often; Stripe still says what became of them.
 */
async function closeCheckouts(deps: BillingDeps): Promise<void> {
  // In the text, not as a parameter: a kept statement would not use the index of such rows alone.
  const unfinished = sql`${checkouts.fulfilledAt} is null and ${checkouts.status} <> 'expired'`;
  const over = await deps.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(unfinished, lt(checkouts.expiresAt, deps.now())))
    .orderBy(asc(checkouts.expiresAt))
    .limit(closedAtOnce);
  for (const { id } of over) {
    try {
      const { status } = await fulfilCheckout(deps, id);
      if (status === "refunded")
        await deps.jobs.later(returnCheckout, { checkoutId: id }, { key: id });
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") await forget(deps, id);
      else deps.log.warn({ checkout: id, error }, "A hosted page could not be closed");
    }
  }
}

/** Stripe knows nothing of it: nobody can pay there any more. */
async function forget(deps: BillingDeps, checkoutId: string): Promise<void> {
  await deps.db.transaction(async () => {
    const [row] = await deps.db
      .update(checkouts)
      .set({ status: "expired" })
      .where(eq(checkouts.id, checkoutId))
      .returning();
    const orderId = row && orderIdOf(row.purpose);
    if (orderId) await deps.orderPayments.expired({ orderId, checkoutId });
  });
}
