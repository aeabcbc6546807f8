import { type AddonId, type MainPlanId, type PlanId, planOf, plans } from "#shared/plans.ts";
import type { SubscriptionReading } from "../stripe/customer-reading.ts";

export interface Entitlements {
  plan: MainPlanId;
  /** In the order of the catalogue. */
  addons: AddonId[];
  /** null: no trial is running. */
  trialEndsAt: Date | null;
  /** The subscription that gives the plan; null: the free plan. */
  main: SubscriptionReading | null;
  /** The subscriptions that give the add-ons, in the same order. */
  addonSubscriptions: SubscriptionReading[];
  /** Bought a second time by mistake: to be ended and refunded. */
  duplicates: SubscriptionReading[];
}

/** Statuses in which a subscription counts, in the order of precedence. */
const live = ["active", "past_due", "trialing"];
/** Statuses of subscriptions that never started. */
const neverStarted = ["incomplete", "incomplete_expired"];

/**
 * What a person may use, from all their subscriptions in any order. Of several main plans, or of
 * several subscriptions to one add-on, the paid one counts, then the newest.
 */
export function entitlementsOf(
  subscriptions: readonly SubscriptionReading[],
  now: Date,
): Entitlements {
  const ranked = subscriptions.filter(({ status }) => live.includes(status)).sort(byRank);
  const mains = ranked.filter(({ plan }) => planOf(plan).kind === "main");
  const addonIds = plans.filter(({ kind }) => kind === "addon").map(({ id }) => id);
  const byAddon = addonIds.map((id) => ranked.filter(({ plan }) => plan === id));
  const main = mains[0] ?? null;
  const held = byAddon.flatMap(([first]) => first ?? []);
  return {
    plan: main ? (planAt(main, now) as MainPlanId) : "free",
    addons: held.map(({ plan }) => plan as AddonId),
    trialEndsAt: main?.status === "trialing" ? main.trialEnd : null,
    main,
    addonSubscriptions: held,
    duplicates: [...mains.slice(1), ...byAddon.flatMap((same) => same.slice(1))],
  };
}

/** The plan that a live subscription gives at a moment. */
export function planAt({ plan, kept, status }: SubscriptionReading, at: Date): PlanId {
  if (status === "trialing" && planOf(plan).kind === "main") return "trial";
  return kept && at < kept.until ? kept.plan : plan;
}

/** Whether somebody ever had a main plan or its trial, which ends the 100 free credits. */
export function hadMainPlan(subscriptions: readonly SubscriptionReading[]): boolean {
  return subscriptions.some(
    ({ plan, status }) => planOf(plan).kind === "main" && !neverStarted.includes(status),
  );
}

export function isLive({ status }: { status: string }): boolean {
  return live.includes(status);
}

function byRank(a: SubscriptionReading, b: SubscriptionReading): number {
  return (
    live.indexOf(a.status) - live.indexOf(b.status) ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? 1 : -1)
  );
}
