import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import type { Billing } from "#shared/billing.ts";
import { planOf } from "#shared/plans.ts";
import { readBilling } from "../billing.ts";
import type { BillingDeps } from "../deps.ts";
import {
  dateOfSeconds,
  idOf,
  type SubscriptionReading,
  toSubscription,
} from "../stripe/customer-reading.ts";
import { callStripe, isRefusal } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { readHeldSubscription } from "./cancellations.ts";
import { type ChangeLease, withChangeLease } from "./change-leases.ts";
import { planOfPrice, priceOf } from "./prices.ts";
import { paymentDueError, priceCentsOf } from "./subscriptions.ts";

/** A plan change in relation to the current subscription at Stripe. */
export interface PlanChange {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  reading: SubscriptionReading;
  direction: "upgrade" | "downgrade" | "undo";
  /** The plan that the current period was paid for. */
  paidPlan: string;
}

interface PlanChoice {
  plan: string;
  /** The time for which a preview was calculated; its amount is charged. */
  pricedAt?: string;
}

/** How long the amount of a preview is charged exactly; later it is calculated anew. */
const previewMs = 600_000;
/** Tolerated difference between the clocks of two servers. */
const skewMs = 5_000;

/**
 * Changes the main plan: an upgrade at once, charging the difference for the rest of the period; a
 * downgrade at its end. Safe to repeat: a subscription that already has the price is not changed.
 * @throws AppError `payment_required` when the payment was refused and nothing changed; `conflict` when
 *   there is nothing to change, or another change is under way
 */
export async function changePlan(
  deps: BillingDeps,
  userId: string,
  choice: PlanChoice,
): Promise<Billing> {
  return await withChangeLease(deps, userId, async (lease) => {
    const change = await readPlanChange(deps, userId, choice.plan);
    try {
      await applyChange(deps, change, choice, lease);
    } finally {
      // Also after a refusal: an event may have read a half-done change.
      await syncCustomer(deps, idOf(change.subscription.customer)!);
    }
    return readBilling(deps, userId);
  });
}

async function applyChange(
  deps: BillingDeps,
  change: PlanChange,
  choice: PlanChoice,
  lease: ChangeLease,
) {
  const { subscription, item, reading, direction, paidPlan } = change;
  const price = await priceOf(deps, choice.plan);
  const paidPrice = await priceOf(deps, paidPlan);
  const prorationDate = prorationDateOf(item, deps.now(), choice.pricedAt);
  await callStripe(deps, async (stripe) => {
    const update = async (
      changes: Stripe.SubscriptionUpdateParams,
      options?: Stripe.RequestOptions,
    ) => {
      await lease.extend();
      await stripe.subscriptions.update(subscription.id, changes, options);
    };
    // Choosing a plan undoes a cancellation.
    const undoCancellation = subscription.cancel_at_period_end
      ? { cancel_at_period_end: false }
      : {};
    const withoutCharge = { proration_behavior: "none" as const, ...undoCancellation };
    if (direction === "downgrade" && reading.status !== "trialing") {
      const kept = { kept_plan: paidPlan, kept_until: String(item.current_period_end) };
      const items = [{ id: item.id, price }];
      await update({ items, metadata: kept, ...withoutCharge });
      return;
    }
    const noDowngrade = { kept_plan: "", kept_until: "" };
    if (reading.kept) {
      // First back to the paid price, or Stripe would credit the price of the pending cheaper plan.
      const items = [{ id: item.id, price: paidPrice }];
      await update({ items, metadata: noDowngrade, ...withoutCharge });
    }
    if (direction === "undo") {
      if (!reading.kept) await update(undoCancellation);
      return;
    }
    const items = [{ id: item.id, price }];
    if (reading.status === "trialing") {
      await update({ items, ...withoutCharge });
      return;
    }
    try {
      await update(
        {
          items,
          proration_behavior: "always_invoice",
          proration_date: prorationDate,
          payment_behavior: "error_if_incomplete",
          ...undoCancellation,
        },
        // For the SDK's retries only: with a fixed key Stripe would repeat an earlier refusal.
        { idempotencyKey: `upgrade:${subscription.id}:${lease.id}` },
      );
    } catch (error) {
      // The payment was refused: restore the pending downgrade.
      if (reading.kept && isRefusal(error)) {
        await update({
          items: [{ id: item.id, price: item.price.id }],
          metadata: {
            kept_plan: reading.kept.plan,
            kept_until: String(reading.kept.until.getTime() / 1000),
          },
          proration_behavior: "none",
          cancel_at_period_end: subscription.cancel_at_period_end,
        });
      }
      throw error;
    }
  });
}

/**
 * Describes the change from the current subscription to another main plan.
 * @throws AppError `conflict` when there is nothing to change
 */
export async function readPlanChange(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<PlanChange> {
  const subscription = await readHeldSubscription(deps, userId, "main");
  const [item] = subscription?.items.data ?? [];
  const reading = subscription && toSubscription(subscription);
  if (!subscription || !item || !reading) {
    throw new AppError("conflict", "Todavía no tienes un plan: elige uno en Precios");
  }
  if (reading.status === "past_due") {
    throw paymentDueError();
  }
  const now = deps.now();
  const kept = reading.kept && now < reading.kept.until ? reading.kept.plan : null;
  const currentPlan = planOfPrice(item.price);
  const paidPlan = kept ?? reading.plan;
  // Choosing the same plan after a cancellation undoes the cancellation.
  const isCancelled = subscription.cancel_at_period_end;
  if (plan === currentPlan && !isCancelled) {
    throw new AppError(
      "conflict",
      kept
        ? `Ya has pedido pasar a ${planOf(plan).name}: empieza cuando acabe tu periodo`
        : `Ya tienes el plan ${planOf(plan).name}`,
    );
  }
  const isSamePlan = kept === null && plan === currentPlan;
  const direction =
    plan === kept || isSamePlan
      ? "undo"
      : priceCentsOf(plan) > priceCentsOf(paidPlan)
        ? "upgrade"
        : "downgrade";
  return { subscription, item, reading, direction, paidPlan };
}

/**
 * The unix second from which the rest of a period is charged: that of a recent preview, or now.
 * @throws AppError `conflict` when the previewed period has ended, as a whole month would be charged
 */
export function prorationDateOf(
  { current_period_start: start, current_period_end: end }: Stripe.SubscriptionItem,
  now: Date,
  pricedAt?: string,
): number {
  const shown = pricedAt === undefined ? now : new Date(pricedAt);
  if (pricedAt !== undefined && shown < dateOfSeconds(start)) {
    throw new AppError(
      "conflict",
      "Tu mes se acaba de renovar y el importe es otro. Míralo antes de confirmar.",
    );
  }
  const ageMs = now.getTime() - shown.getTime();
  const at = ageMs >= -skewMs && ageMs <= previewMs ? shown : now;
  return Math.min(Math.max(Math.floor(at.getTime() / 1000), start), end);
}
