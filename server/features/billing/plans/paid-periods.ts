import type { BucketPeriod } from "#server/features/credits/credits.ts";
import { planBuckets } from "#server/features/credits/credits.ts";
import { type PlanId, planOf } from "#shared/plans.ts";
import type { InvoiceReading, Proration, SubscriptionReading } from "../stripe/customer-reading.ts";
import { type Entitlements, planAt } from "./entitlements.ts";

interface Period {
  periodStart: Date;
  periodEnd: Date;
}

/** Credits by bucket; null: without limit. */
type Shares = ReadonlyMap<string, number | null>;

/** Credits that one invoice grants; the reference makes it count once. */
interface Grant {
  ref: string;
  shares: Shares;
  /** The plans that the invoice charges. */
  plans: PlanId[];
}

/**
 * The credits of a person's current periods: those of the trial, or of the newest paid period and the
 * upgrades that were paid within it. A plan whose first period is not paid yet grants nothing.
 */
export function paidPeriods(
  { main, addonSubscriptions }: Pick<Entitlements, "main" | "addonSubscriptions">,
  invoices: readonly InvoiceReading[],
): BucketPeriod[] {
  const held = main ? [main, ...addonSubscriptions] : addonSubscriptions;
  return held.flatMap((subscription) => {
    if (subscription.status === "trialing") {
      const { id, currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } = subscription;
      const grants = [fullPlanGrant(`trial:${id}`, planAt(subscription, periodStart))];
      return bucketPeriods({ periodStart, periodEnd }, grants);
    }
    const renewal = newestRenewal(subscription, invoices);
    if (!renewal?.plan) return [];
    const upgrades = upgradeGrants(renewal, invoices);
    return bucketPeriods(renewal, [
      fullPlanGrant(`invoice:${renewal.id}`, renewal.plan),
      ...upgrades,
    ]);
  });
}

/** The invoice that pays a subscription's newest paid period. */
function newestRenewal(
  { id, trialEnd }: SubscriptionReading,
  invoices: readonly InvoiceReading[],
): InvoiceReading | undefined {
  return invoices
    .filter(
      (invoice) =>
        invoice.subscriptionId === id &&
        invoice.status === "paid" &&
        invoice.renews &&
        // The invoice of a trial has the amount 0 and pays for no period.
        (trialEnd === null || invoice.periodStart >= trialEnd),
    )
    .sort((a, b) => b.periodStart.getTime() - a.periodStart.getTime() || (a.id < b.id ? 1 : -1))[0];
}

/**
 * The credits that plan changes within a period add: for each bucket the difference between the
 * charged and the refunded plan, prorated to the paid share of the period and rounded up. Never
 * negative.
 */
export function proratedCredits(prorations: readonly Proration[], period: Period): Shares {
  const parts = new Map<string, number>();
  const unlimited = new Set<string>();
  for (const proration of prorations) {
    const paidMs = overlapMs(proration, period);
    // Stripe rounds less than half a cent to 0, which hides whether it is a charge or a refund.
    if (paidMs === 0 || proration.amountCents === 0) continue;
    const sign = Math.sign(proration.amountCents);
    for (const { bucket, credits } of planBuckets(planOf(proration.plan))) {
      if (credits !== null) parts.set(bucket, (parts.get(bucket) ?? 0) + sign * credits * paidMs);
      else if (sign > 0) unlimited.add(bucket);
    }
  }
  const wholeMs = period.periodEnd.getTime() - period.periodStart.getTime();
  const shares = new Map<string, number | null>();
  // The sums are integers; only this division rounds.
  for (const [bucket, part] of parts) if (part > 0) shares.set(bucket, Math.ceil(part / wholeMs));
  for (const bucket of unlimited) shares.set(bucket, null);
  return shares;
}

/** Grants of the upgrades that were paid within a period, oldest first. */
function upgradeGrants(renewal: InvoiceReading, invoices: readonly InvoiceReading[]): Grant[] {
  return invoices
    .filter(
      ({ subscriptionId, status, renews }) =>
        subscriptionId === renewal.subscriptionId && status === "paid" && !renews,
    )
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id, prorations }) => {
      const within = prorations.filter((proration) => overlapMs(proration, renewal) > 0);
      return {
        ref: `invoice:${id}`,
        shares: proratedCredits(within, renewal),
        plans: within.map(({ plan }) => plan),
      };
    });
}

function fullPlanGrant(ref: string, plan: PlanId): Grant {
  const shares = planBuckets(planOf(plan)).map(({ bucket, credits }) => [bucket, credits] as const);
  return { ref, shares: new Map(shares), plans: [plan] };
}

/** The grants of a period, for every bucket that they fill. */
function bucketPeriods(
  { periodStart, periodEnd }: Period,
  grants: readonly Grant[],
): BucketPeriod[] {
  const all = grants.flatMap(({ plans }) => plans).flatMap((plan) => planBuckets(planOf(plan)));
  const names = new Set(grants.flatMap(({ shares }) => [...shares.keys()]));
  return [...names].map((bucket) => {
    const planCredits = all.filter((one) => one.bucket === bucket).map(({ credits }) => credits);
    const maxCredits = planCredits.some((size) => size === null)
      ? null
      : Math.max(...(planCredits as number[]));
    const [first, ...laterGrants] = grants.map(({ ref, shares }) => {
      const credits = shares.get(bucket);
      return { ref, credits: credits === undefined ? 0 : credits };
    });
    // The first grant identifies the period, even for a bucket that only a later upgrade fills.
    const added = laterGrants.filter(({ credits }) => credits !== 0);
    return { bucket, periodStart, periodEnd, maxCredits, grants: [first!, ...added] };
  });
}

function overlapMs(one: Period, other: Period): number {
  const start = Math.max(one.periodStart.getTime(), other.periodStart.getTime());
  const end = Math.min(one.periodEnd.getTime(), other.periodEnd.getTime());
  return Math.max(0, end - start);
}
