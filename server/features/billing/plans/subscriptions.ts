import { and, desc, eq, inArray } from "drizzle-orm";
import { subscriptions } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { type Plan, planOf } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";

/** Stripe's statuses in which a subscription counts, in the order of precedence. */
const liveStatuses = ["active", "past_due", "trialing"] as const;

export type LiveSubscription = Omit<typeof subscriptions.$inferSelect, "status"> & {
  status: (typeof liveStatuses)[number];
};

/** A person's current main plan, if any, and add-ons, as last read from Stripe. */
export async function liveSubscriptions(
  { db }: Pick<BillingDeps, "db">,
  userId: string,
): Promise<{ main: LiveSubscription | null; addons: LiveSubscription[] }> {
  const rows = (await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, [...liveStatuses])))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(50)) as LiveSubscription[];
  rows.sort((a, b) => liveStatuses.indexOf(a.status) - liveStatuses.indexOf(b.status));
  const kindOf = (row: LiveSubscription): Plan["kind"] => planOf(row.plan).kind;
  return {
    main: rows.find((row) => kindOf(row) === "main") ?? null,
    addons: rows.filter((row) => kindOf(row) === "addon"),
  };
}

/** The plan that a subscription gives now; a downgrade takes effect when the paid period ends. */
export function currentPlanOf(subscription: LiveSubscription, now: Date): string {
  if (subscription.status === "trialing") return "trial";
  return hasPendingDowngrade(subscription, now) ? subscription.keptPlan! : subscription.plan;
}

/** Whether a cheaper plan takes effect at the period's end. */
export function hasPendingDowngrade({ keptPlan, keptUntil }: LiveSubscription, now: Date): boolean {
  return keptPlan !== null && keptUntil !== null && keptUntil > now;
}

/** When it ends instead of renewing; null: it renews. */
export function endDateOf(subscription: LiveSubscription): Date | null {
  if (subscription.cancelAt) return subscription.cancelAt;
  return subscription.cancelAtPeriodEnd ? subscription.currentPeriodEnd : null;
}

/** Whether another main plan may be bought: it is a cancelled trial, which will never be charged. */
export function isReplaceable(subscription: LiveSubscription): boolean {
  return subscription.status === "trialing" && endDateOf(subscription) !== null;
}

/** The error for changing plans while an invoice is unpaid. */
export function paymentDueError(): AppError {
  return new AppError(
    "conflict",
    "Tienes un pago pendiente: cambia la tarjeta en Configuración para pagarlo antes",
  );
}

export function priceCentsOf(planId: string): number {
  return planOf(planId).priceCents ?? 0;
}
