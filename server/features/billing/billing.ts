import { and, desc, eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { customers, invoices } from "#db/schema-billing.ts";
import { notFound } from "#server/platform/errors.ts";
import type { Billing, Subscription } from "#shared/billing.ts";
import { dollarsOf } from "#shared/money.ts";
import type { BillingDeps } from "./deps.ts";
import {
  currentPlanOf,
  endDateOf,
  hasPendingDowngrade,
  type LiveSubscription,
  liveSubscriptions,
  priceCentsOf,
} from "./plans/subscriptions.ts";
import { isTrialAvailable } from "./trials/trial-places.ts";

export {
  closeOneTimeCheckout,
  createOneTimeCheckout,
  syncOneTimeCheckout,
} from "./checkouts/one-time-payment.ts";
export type { BillingDeps, InvoiceMoney, OrderCheckout, RefundedOrder } from "./deps.ts";
export { paymentColumns } from "./exported-data.ts";
export { type RefundedAmount, readRefundedAmounts } from "./money/refunded-amounts.ts";
export { refundOneTimePayment } from "./money/refunds.ts";
export { callStripe, stripeRefusal } from "./stripe/stripe-failure.ts";
export { emailKey } from "./trials/email-key.ts";

/** A person's plan, add-ons, card and overdue amount, as last read from Stripe. */
export async function readBilling(
  deps: Pick<BillingDeps, "db" | "now" | "billing">,
  userId: string,
): Promise<Billing> {
  const [person] = await deps.db
    .select({ plan: users.plan, card: customers.card })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(eq(users.id, userId));
  if (!person) throw notFound("Esta cuenta ya no existe");
  const { main, addons } = await liveSubscriptions(deps, userId);
  const now = deps.now();
  return {
    plan: person.plan,
    subscription: main && describeSubscription(main, now),
    addons: addons.map((addon) => describeSubscription(addon, now)),
    card: person.card,
    pastDue: await readOverdue(deps, userId, [...(main ? [main] : []), ...addons]),
    trialAvailable: await isTrialAvailable(deps, userId),
    testMode: deps.billing.testMode,
  };
}

function describeSubscription(subscription: LiveSubscription, now: Date): Subscription {
  const plan = currentPlanOf(subscription, now);
  const endsAt = endDateOf(subscription);
  const planChanges = plan === "trial" || hasPendingDowngrade(subscription, now);
  const at = subscription.currentPeriodEnd.toISOString();
  const amount = dollarsOf(priceCentsOf(subscription.plan));
  return {
    plan,
    status: subscription.status,
    price: dollarsOf(priceCentsOf(plan)),
    currentPeriodEnd: at,
    endsAt: endsAt?.toISOString() ?? null,
    nextPlan: planChanges && !endsAt ? subscription.plan : null,
    nextCharge: endsAt ? null : { at, amount },
  };
}

async function readOverdue(
  { db }: Pick<BillingDeps, "db">,
  userId: string,
  held: readonly LiveSubscription[],
): Promise<Billing["pastDue"]> {
  const overdueIds = held.filter(({ status }) => status === "past_due").map(({ id }) => id);
  if (overdueIds.length === 0) return null;
  const open = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.status, "open")))
    .orderBy(desc(invoices.createdAt))
    .limit(50);
  const owed = open.filter(({ subscriptionId }) => overdueIds.includes(subscriptionId ?? ""));
  if (owed.length === 0) return null;
  const cents = owed.reduce((sum, row) => sum + row.amountDueCents - row.amountPaidCents, 0);
  return {
    amount: dollarsOf(cents),
    nextAttemptAt: owed[0]!.nextAttemptAt?.toISOString() ?? null,
  };
}
