import type { BucketPeriod } from "#server/features/credits/credits.ts";
import { bucketsOf } from "#server/features/credits/credits.ts";
import { planOf } from "#shared/plans.ts";
import { type Entitlements, planAt } from "./entitlements.ts";
import type { InvoiceReading, SubscriptionReading } from "./reading.ts";

/**
 * The credits that a person's running periods are worth: of the trial, or of the newest period
 * that an invoice was paid for. A plan whose first period is not paid yet fills nothing.
 */
export function paidPeriods(
  { main, addonSubscriptions }: Pick<Entitlements, "main" | "addonSubscriptions">,
  invoices: readonly InvoiceReading[],
  now: Date,
): BucketPeriod[] {
  const held = main ? [main, ...addonSubscriptions] : addonSubscriptions;
  return held.flatMap((subscription) => {
    const period = runningPeriod(subscription, invoices);
    if (!period) return [];
    // An invoice may come before our own clock says that its period has begun.
    const plan = planAt(subscription, now > period.periodStart ? now : period.periodStart);
    return bucketsOf(planOf(plan)).map((bucket) => ({ ...period, ...bucket, plan }));
  });
}

/** The invoice that pays a subscription's newest paid period. */
export function renewalOf(
  { id, trialEnd }: SubscriptionReading,
  invoices: readonly InvoiceReading[],
): InvoiceReading | undefined {
  return invoices
    .filter(
      (invoice) =>
        invoice.subscriptionId === id &&
        invoice.status === "paid" &&
        invoice.renews &&
        // A trial brings an invoice of nothing, which pays for nothing.
        (trialEnd === null || invoice.periodStart >= trialEnd),
    )
    .sort((a, b) => b.periodStart.getTime() - a.periodStart.getTime() || (a.id < b.id ? 1 : -1))[0];
}

function runningPeriod(
  subscription: SubscriptionReading,
  invoices: readonly InvoiceReading[],
): Pick<BucketPeriod, "ref" | "periodStart" | "periodEnd"> | undefined {
  if (subscription.status === "trialing") {
    return {
      ref: `trial:${subscription.id}`,
      periodStart: subscription.currentPeriodStart,
      periodEnd: subscription.currentPeriodEnd,
    };
  }
  const paid = renewalOf(subscription, invoices);
  return (
    paid && {
      ref: `invoice:${paid.id}`,
      periodStart: paid.periodStart,
      periodEnd: paid.periodEnd,
    }
  );
}
