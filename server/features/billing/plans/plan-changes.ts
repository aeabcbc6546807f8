import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import type { Billing } from "#shared/billing.ts";
import { planOf } from "#shared/plans.ts";
import { readBilling } from "../billing.ts";
import type { BillingDeps } from "../deps.ts";
import { idOf, moment, type SubscriptionReading, toSubscription } from "../stripe/reading.ts";
import { callStripe, isRefusal } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { type ChangeLease, whileChanging } from "./change-leases.ts";
import { heldSubscription } from "./held-subscriptions.ts";
import { planOfPrice, priceOf } from "./prices.ts";
import { paymentDue, priceCentsOf } from "./subscriptions.ts";

/** What a change means for a subscription as it stands at Stripe. */
export interface PlanChange {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  reading: SubscriptionReading;
  direction: "upgrade" | "downgrade" | "undo";
  /** The plan whose price the running period was paid at. */
  paidPlan: string;
}

interface Wish {
  plan: string;
  /** The moment up to which a preview reckoned; what it showed is charged. */
  pricedAt?: string;
}

/** How long what a preview showed is charged to the cent; later on it is less. */
const previewMs = 600_000;
/** Clocks of two servers may differ by this much. */
const skewMs = 5_000;

/**
 * Changes the main plan: upwards at once, paying the difference for the rest of the period;
 * downwards when it is over. Safe to repeat: a subscription that has the price already stays.
 * @throws AppError `payment_required` when the difference was refused: nothing has changed then;
 *   `conflict` when there is nothing to change, or another change is under way
 */
export async function changePlan(deps: BillingDeps, userId: string, wish: Wish): Promise<Billing> {
  return await whileChanging(deps, userId, async (lease) => {
    const change = await changeTo(deps, userId, wish.plan);
    try {
      await carryOut(deps, change, wish, lease);
    } finally {
      // Also after a refusal: an event may have been read while the change was half done.
      await syncCustomer(deps, idOf(change.subscription.customer)!);
    }
    return readBilling(deps, userId);
  });
}

async function carryOut(deps: BillingDeps, change: PlanChange, wish: Wish, lease: ChangeLease) {
  const { subscription, item, reading, direction, paidPlan } = change;
  const price = await priceOf(deps, wish.plan);
  const paidPrice = await priceOf(deps, paidPlan);
  const prorationDate = prorationDateOf(item, deps.now(), wish.pricedAt);
  await callStripe(deps, async (stripe) => {
    const update = async (
      changes: Stripe.SubscriptionUpdateParams,
      options?: Stripe.RequestOptions,
    ) => {
      await lease.extend();
      await stripe.subscriptions.update(subscription.id, changes, options);
    };
    // Whoever chooses a plan stays.
    const stays = subscription.cancel_at_period_end ? { cancel_at_period_end: false } : {};
    const quietly = { proration_behavior: "none" as const, ...stays };
    if (direction === "downgrade" && reading.status !== "trialing") {
      const kept = { kept_plan: paidPlan, kept_until: String(item.current_period_end) };
      const items = [{ id: item.id, price }];
      await update({ items, metadata: kept, ...quietly });
      return;
    }
    const none = { kept_plan: "", kept_until: "" };
    if (reading.kept) {
      // Stripe must know what was paid for, or it would credit the cheaper plan that waits.
      const items = [{ id: item.id, price: paidPrice }];
      await update({ items, metadata: none, ...quietly });
    }
    if (direction === "undo") {
      if (!reading.kept) await update(stays);
      return;
    }
    const items = [{ id: item.id, price }];
    if (reading.status === "trialing") {
      await update({ items, ...quietly });
      return;
    }
    try {
      await update(
        {
          items,
          proration_behavior: "always_invoice",
          proration_date: prorationDate,
          payment_behavior: "error_if_incomplete",
          ...stays,
        },
        // For what the SDK repeats. A new click is a new try, or Stripe would repeat its refusal.
        { idempotencyKey: `upgrade:${subscription.id}:${lease.id}` },
      );
    } catch (error) {
      // Refused for good: the cheaper plan goes on waiting, or its owner would pay the dearer one.
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
 * How a subscription stands to another main plan.
 * @throws AppError `conflict` when there is nothing to change
 */
export async function changeTo(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<PlanChange> {
  const subscription = await heldSubscription(deps, userId, "main");
  const [item] = subscription?.items.data ?? [];
  const reading = subscription && toSubscription(subscription);
  if (!subscription || !item || !reading) {
    throw new AppError("conflict", "Todavía no tienes un plan: elige uno en Precios");
  }
  if (reading.status === "past_due") {
    throw paymentDue();
  }
  const now = deps.now();
  const kept = reading.kept && now < reading.kept.until ? reading.kept.plan : null;
  const sold = planOfPrice(item.price);
  const paidPlan = kept ?? reading.plan;
  // Whoever left and chooses what they had stays.
  const leaves = subscription.cancel_at_period_end;
  if (plan === sold && !leaves) {
    throw new AppError(
      "conflict",
      kept
        ? `Ya has pedido pasar a ${planOf(plan).name}: empieza cuando acabe tu periodo`
        : `Ya tienes el plan ${planOf(plan).name}`,
    );
  }
  const same = kept === null && plan === sold;
  const direction =
    plan === kept || same
      ? "undo"
      : priceCentsOf(plan) > priceCentsOf(paidPlan)
        ? "upgrade"
        : "downgrade";
  return { subscription, item, reading, direction, paidPlan };
}

/**
 * The second from which the rest of a period is charged: that of a recent preview, or now.
 * @throws AppError `conflict` when the previewed period is over: a whole month would be charged
 */
export function prorationDateOf(
  { current_period_start: start, current_period_end: end }: Stripe.SubscriptionItem,
  now: Date,
  pricedAt?: string,
): number {
  const shown = pricedAt === undefined ? now : new Date(pricedAt);
  if (pricedAt !== undefined && shown < moment(start)) {
    throw new AppError(
      "conflict",
      "Tu mes se acaba de renovar y el importe es otro. Míralo antes de confirmar.",
    );
  }
  const ageMs = now.getTime() - shown.getTime();
  const at = ageMs >= -skewMs && ageMs <= previewMs ? shown : now;
  return Math.min(Math.max(Math.floor(at.getTime() / 1000), start), end);
}
