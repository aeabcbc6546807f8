import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import type { Billing, previewPlanChange as previewEndpoint } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { dollarsOf } from "#shared/money.ts";
import { planOf } from "#shared/plans.ts";
import { readBilling } from "./billing.ts";
import type { BillingDeps } from "./deps.ts";
import { heldSubscription } from "./held-subscriptions.ts";
import { planOfPrice, priceOf } from "./prices.ts";
import { idOf, moment, type SubscriptionReading, toSubscription } from "./reading.ts";
import { atStripe, isRefusal } from "./stripe-failure.ts";
import { priceCentsOf } from "./subscriptions.ts";
import { syncCustomer } from "./sync.ts";

type Preview = OutputOf<typeof previewEndpoint>;

/** What a change means for a subscription as it stands at Stripe. */
interface Change {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  reading: SubscriptionReading;
  direction: Preview["direction"];
  /** The plan whose price the running period was paid at. */
  paidPlan: string;
}

/**
 * What changing to a plan would charge, and when.
 * @throws AppError `conflict` when there is nothing to change
 */
export async function previewPlanChange(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<Preview> {
  const change = await changeTo(deps, userId, plan);
  const { reading, direction } = change;
  const atOnce = direction === "upgrade" && reading.status !== "trialing";
  return {
    direction,
    amountNow: atOnce ? dollarsOf(differenceCents(change, plan, deps.now())) : 0,
    effectiveAt: (direction === "downgrade" || reading.status === "trialing"
      ? reading.currentPeriodEnd
      : deps.now()
    ).toISOString(),
    nextCharge: {
      at: reading.currentPeriodEnd.toISOString(),
      amount: dollarsOf(priceCentsOf(plan)),
    },
  };
}

/**
 * Changes the main plan: upwards at once, paying the difference for the rest of the period;
 * downwards when it is over. Safe to repeat: a subscription that has the price already stays.
 * @throws AppError `payment_required` when the difference was refused: nothing has changed then;
 *   `conflict` when there is nothing to change
 */
export async function changePlan(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<Billing> {
  // A second one would reckon with a price that the first is about to replace.
  if (changing.has(userId)) {
    throw new AppError(
      "conflict",
      "Tu plan ya está cambiando. Espera un momento y míralo de nuevo",
    );
  }
  changing.add(userId);
  try {
    return await change(deps, userId, plan);
  } finally {
    changing.delete(userId);
  }
}

/** Who is changing their plan in this process. */
const changing = new Set<string>();

async function change(deps: BillingDeps, userId: string, plan: string): Promise<Billing> {
  const { subscription, item, reading, direction, paidPlan } = await changeTo(deps, userId, plan);
  const price = await priceOf(deps, plan);
  const paidPrice = await priceOf(deps, paidPlan);
  await atStripe(deps, async (stripe) => {
    // Whoever chooses a plan stays.
    const stays = subscription.cancel_at_period_end ? { cancel_at_period_end: false } : {};
    const quietly = { proration_behavior: "none" as const, ...stays };
    if (direction === "downgrade" && reading.status !== "trialing") {
      const kept = { kept_plan: paidPlan, kept_until: String(item.current_period_end) };
      const items = [{ id: item.id, price }];
      await stripe.subscriptions.update(subscription.id, { items, metadata: kept, ...quietly });
      return;
    }
    const none = { kept_plan: "", kept_until: "" };
    if (reading.kept) {
      // Stripe must know what was paid for, or it would credit the cheaper plan that waits.
      const items = [{ id: item.id, price: paidPrice }];
      await stripe.subscriptions.update(subscription.id, { items, metadata: none, ...quietly });
    }
    if (direction === "undo") return;
    const items = [{ id: item.id, price }];
    if (reading.status === "trialing") {
      await stripe.subscriptions.update(subscription.id, { items, ...quietly });
      return;
    }
    try {
      await stripe.subscriptions.update(
        subscription.id,
        {
          items,
          proration_behavior: "always_invoice",
          payment_behavior: "error_if_incomplete",
          ...stays,
        },
        // For clicks that come together: later ones find the price changed, or a card that pays.
        { idempotencyKey: `upgrade:${subscription.id}:${plan}:${minuteOf(deps.now())}` },
      );
    } catch (error) {
      // Refused for good: the cheaper plan goes on waiting, or its owner would pay the dearer one.
      if (reading.kept && isRefusal(error)) {
        await stripe.subscriptions.update(subscription.id, {
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
  await syncCustomer(deps, idOf(subscription.customer)!);
  return readBilling(deps, userId);
}

async function changeTo(deps: BillingDeps, userId: string, plan: string): Promise<Change> {
  const subscription = await heldSubscription(deps, userId, "main");
  const [item] = subscription?.items.data ?? [];
  const reading = subscription && toSubscription(subscription);
  if (!subscription || !item || !reading) {
    throw new AppError("conflict", "Todavía no tienes un plan: elige uno en Precios");
  }
  if (reading.status === "past_due") {
    throw new AppError(
      "conflict",
      "Tienes un pago pendiente: cambia la tarjeta para pagarlo antes",
    );
  }
  const now = deps.now();
  const kept = reading.kept && now < reading.kept.until ? reading.kept.plan : null;
  const sold = planOfPrice(item.price);
  const paidPlan = kept ?? reading.plan;
  if (plan === sold) {
    throw new AppError(
      "conflict",
      kept
        ? `Ya has pedido pasar a ${planOf(plan).name}: empieza cuando acabe tu periodo`
        : `Ya tienes el plan ${planOf(plan).name}`,
    );
  }
  const direction =
    plan === kept ? "undo" : priceCentsOf(plan) > priceCentsOf(paidPlan) ? "upgrade" : "downgrade";
  return { subscription, item, reading, direction, paidPlan };
}

/** What is due for the rest of a period, as Stripe reckons it: to the second, each side rounded. */
function differenceCents({ item, paidPlan }: Change, plan: string, now: Date): number {
  const start = moment(item.current_period_start).getTime();
  const end = moment(item.current_period_end).getTime();
  const rest = Math.min(1, Math.max(0, (end - now.getTime()) / (end - start)));
  return Math.round(priceCentsOf(plan) * rest) - Math.round(priceCentsOf(paidPlan) * rest);
}

function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000);
}
