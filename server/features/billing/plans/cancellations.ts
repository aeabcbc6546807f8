import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import type { Billing } from "#shared/billing.ts";
import { planOf, plans } from "#shared/plans.ts";
import { readBilling } from "../billing.ts";
import type { BillingDeps } from "../deps.ts";
import { idOf, toSubscription } from "../stripe/customer-reading.ts";
import { findCustomerId } from "../stripe/customers.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { withChangeLease } from "./change-leases.ts";
import { entitlementsOf } from "./entitlements.ts";

/** The running subscription of the main plan or an add-on, read from Stripe; null: none. */
export async function readHeldSubscription(
  deps: BillingDeps,
  userId: string,
  what: "main" | string,
): Promise<Stripe.Subscription | null> {
  const customer = await findCustomerId(deps, userId);
  if (!customer) return null;
  const { data } = await callStripe(deps, (stripe) =>
    stripe.subscriptions.list({ customer, status: "all", limit: 100 }),
  );
  const readings = data.flatMap((one) => toSubscription(one) ?? []);
  const { main, addonSubscriptions } = entitlementsOf(readings, deps.now());
  const held =
    what === "main" ? main : (addonSubscriptions.find(({ plan }) => plan === what) ?? null);
  return data.find(({ id }) => id === held?.id) ?? null;
}

/**
 * Cancels a plan at the end of the paid period, a trial before it charges. A plan with an unpaid
 * invoice ends at once, because otherwise Stripe would charge the card again.
 * @throws AppError `conflict` when there is nothing to cancel, or the plan is being changed
 */
export async function cancelPlan(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<Billing> {
  // Under the lease, because a refused change restores the subscription as it found it.
  return await withChangeLease(deps, userId, () => cancel(deps, userId, plan));
}

async function cancel(deps: BillingDeps, userId: string, plan: string): Promise<Billing> {
  const held = await requireSubscription(deps, userId, plan);
  await callStripe(deps, async (stripe) => {
    if (held.status !== "past_due") {
      if (held.cancel_at_period_end) return;
      // Without an idempotency key: setting a value twice is harmless, and with a fixed key a second
      // cancellation on the same day would only get the first one's stored answer.
      await stripe.subscriptions.update(held.id, { cancel_at_period_end: true });
      return;
    }
    // Stripe accepts no idempotency key for a deletion, which can happen only once.
    await stripe.subscriptions.cancel(held.id);
    const open = await stripe.invoices.list({ subscription: held.id, status: "open", limit: 20 });
    for (const { id } of open.data) {
      if (id) await stripe.invoices.voidInvoice(id, {}, { idempotencyKey: `void:${id}` });
    }
  });
  await syncCustomer(deps, idOf(held.customer)!);
  return readBilling(deps, userId);
}

/**
 * Undoes a cancellation before it takes effect.
 * @throws AppError `conflict` when the plan has ended, does not exist, or is being changed
 */
export async function reactivatePlan(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<Billing> {
  return await withChangeLease(deps, userId, () => reactivate(deps, userId, plan));
}

async function reactivate(deps: BillingDeps, userId: string, plan: string): Promise<Billing> {
  const held = await requireSubscription(deps, userId, plan);
  if (held.cancel_at_period_end || held.cancel_at) {
    const changes = held.cancel_at_period_end
      ? { cancel_at_period_end: false }
      : { cancel_at: "" as const };
    // Without an idempotency key, as in `cancel`.
    await callStripe(deps, (stripe) => stripe.subscriptions.update(held.id, changes));
  }
  await syncCustomer(deps, idOf(held.customer)!);
  return readBilling(deps, userId);
}

async function requireSubscription(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<Stripe.Subscription> {
  const known = plans.find(({ id }) => id === plan);
  const what = known?.kind === "addon" ? known.id : "main";
  const held = known ? await readHeldSubscription(deps, userId, what) : null;
  if (held) return held;
  const name = known && known.id !== "free" ? `el plan ${planOf(known.id).name}` : "ese plan";
  throw new AppError("conflict", `No tienes ${name} en marcha`);
}
