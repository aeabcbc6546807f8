import type { BucketPeriod } from "#server/features/credits/credits.ts";
import { bucketsOf } from "#server/features/credits/credits.ts";
import { type PlanId, planOf } from "#shared/plans.ts";
import type { InvoiceReading, Proration, SubscriptionReading } from "../stripe/reading.ts";
import { type Entitlements, planAt } from "./entitlements.ts";

interface Period {
  periodStart: Date;
  periodEnd: Date;
}

/** Credits by bucket; null: without limit. */
type Shares = ReadonlyMap<string, number | null>;

/** What an invoice brings, under the reference that makes it once. */
interface Grant {
  ref: string;
  shares: Shares;
  /** The plans that it charges. */
  plans: PlanId[];
}

/**
 * The credits that a person's running periods are worth: of the trial, or of the newest period
 * that an invoice was paid for and of the larger plans that were paid for within it. A plan whose
 * first period is not paid yet fills nothing.
 */
export function paidPeriods(
  { main, addonSubscriptions }: Pick<Entitlements, "main" | "addonSubscriptions">,
  invoices: readonly InvoiceReading[],
): BucketPeriod[] {
  const held = main ? [main, ...addonSubscriptions] : addonSubscriptions;
  return held.flatMap((subscription) => {
    if (subscription.status === "trialing") {
      const { id, currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } = subscription;
      const grants = [wholeOf(`trial:${id}`, planAt(subscription, periodStart))];
      return filled({ periodStart, periodEnd }, grants);
    }
    const renewal = renewalOf(subscription, invoices);
    if (!renewal?.plan) return [];
    const upgrades = upgradesIn(renewal, invoices);
    return filled(renewal, [wholeOf(`invoice:${renewal.id}`, renewal.plan), ...upgrades]);
  });
}

/** The invoice that pays a subscription's newest paid period. */
function renewalOf(
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

/**
 * The credits that changing plans brings within a period: of each bucket the difference between
 * the plan that is charged and the one that is given back, for the share of the period that is
 * paid, rounded up. Nothing becomes less.
 */
export function sharesOf(prorations: readonly Proration[], period: Period): Shares {
  const parts = new Map<string, number>();
  const unlimited = new Set<string>();
  for (const proration of prorations) {
    const paidMs = overlapMs(proration, period);
    // Stripe asks nothing for less than half a cent: it is too little to tell the two sides apart.
    if (paidMs === 0 || proration.amountCents === 0) continue;
    const sign = Math.sign(proration.amountCents);
    for (const { bucket, credits } of bucketsOf(planOf(proration.plan))) {
      if (credits !== null) parts.set(bucket, (parts.get(bucket) ?? 0) + sign * credits * paidMs);
      else if (sign > 0) unlimited.add(bucket);
    }
  }
  const wholeMs = period.periodEnd.getTime() - period.periodStart.getTime();
  const shares = new Map<string, number | null>();
  // Whole numbers up to here: the only rounding is the last.
  for (const [bucket, part] of parts) if (part > 0) shares.set(bucket, Math.ceil(part / wholeMs));
  for (const bucket of unlimited) shares.set(bucket, null);
  return shares;
}

/** What was paid within a period for a larger plan, oldest first. */
function upgradesIn(renewal: InvoiceReading, invoices: readonly InvoiceReading[]): Grant[] {
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
        shares: sharesOf(within, renewal),
        plans: within.map(({ plan }) => plan),
      };
    });
}

function wholeOf(ref: string, plan: PlanId): Grant {
  const shares = bucketsOf(planOf(plan)).map(({ bucket, credits }) => [bucket, credits] as const);
  return { ref, shares: new Map(shares), plans: [plan] };
}

/** Every bucket that a period's invoices fill. */
function filled({ periodStart, periodEnd }: Period, grants: readonly Grant[]): BucketPeriod[] {
  const all = grants.flatMap(({ plans }) => plans).flatMap((plan) => bucketsOf(planOf(plan)));
  const names = new Set(grants.flatMap(({ shares }) => [...shares.keys()]));
  return [...names].map((bucket) => {
    const sizes = all.filter((one) => one.bucket === bucket).map(({ credits }) => credits);
    const most = sizes.some((size) => size === null) ? null : Math.max(...(sizes as number[]));
    const [first, ...raises] = grants.map(({ ref, shares }) => {
      const credits = shares.get(bucket);
      return { ref, credits: credits === undefined ? 0 : credits };
    });
    // The first one names the period, also of a bucket that only a larger plan has.
    const added = raises.filter(({ credits }) => credits !== 0);
    return { bucket, periodStart, periodEnd, most, grants: [first!, ...added] };
  });
}

function overlapMs(one: Period, other: Period): number {
  const start = Math.max(one.periodStart.getTime(), other.periodStart.getTime());
  const end = Math.min(one.periodEnd.getTime(), other.periodEnd.getTime());
  return Math.max(0, end - start);
}
