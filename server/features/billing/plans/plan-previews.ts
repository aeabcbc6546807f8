import type Stripe from "stripe";
import type { previewPlanChange as previewEndpoint } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { dollarsOf } from "#shared/money.ts";
import type { BillingDeps } from "../deps.ts";
import { type Proration, prorationsOf } from "../stripe/reading.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { sharesOf } from "./paid-periods.ts";
import { changeTo, type PlanChange, prorationDateOf } from "./plan-changes.ts";
import { priceOf } from "./prices.ts";
import { priceCentsOf } from "./subscriptions.ts";

type Preview = OutputOf<typeof previewEndpoint>;

/**
 * What changing to a plan would charge and bring, and when: what Stripe itself reckons for it.
 * @throws AppError `conflict` when there is nothing to change
 */
export async function previewPlanChange(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<Preview> {
  const change = await changeTo(deps, userId, plan);
  const { item, reading, direction } = change;
  const prorationDate = prorationDateOf(item, deps.now());
  const pricedAt = new Date(prorationDate * 1000);
  const waits = direction === "downgrade" || reading.status === "trialing";
  const cost =
    direction === "upgrade" && !waits ? await costOf(deps, change, { plan, prorationDate }) : null;
  return {
    direction,
    amountNow: dollarsOf(cost?.dueCents ?? 0),
    received: cost && receivedFor(change, cost.prorations),
    pricedAt: pricedAt.toISOString(),
    effectiveAt: (waits ? reading.currentPeriodEnd : pricedAt).toISOString(),
    nextCharge: {
      at: reading.currentPeriodEnd.toISOString(),
      amount: dollarsOf(Math.max(0, priceCentsOf(plan) + (cost?.laterCents ?? 0))),
    },
  };
}

interface Cost {
  dueCents: number;
  /** Too little to be charged alone, or more was given back than charged: the next invoice has it. */
  laterCents: number;
  prorations: Proration[];
}

async function costOf(
  deps: BillingDeps,
  { subscription, item, reading, paidPlan }: PlanChange,
  { plan, prorationDate }: { plan: string; prorationDate: number },
): Promise<Cost> {
  const preview = async (to: string): Promise<Stripe.Invoice> => {
    const items = [{ id: item.id, price: await priceOf(deps, to) }];
    return await callStripe(deps, (stripe) =>
      stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items,
          proration_behavior: "always_invoice",
          proration_date: prorationDate,
        },
      }),
    );
  };
  const invoice = await preview(plan);
  // While a cheaper plan waits, Stripe would give back that one: the way up to what was paid for,
  // which is not charged, is taken off.
  const kept = reading.kept && reading.plan !== paidPlan ? await preview(paidPlan) : null;
  const free = kept ? kept.lines.data.filter(({ period }) => period.start === prorationDate) : [];
  const freeCents = free.reduce((sum, { amount }) => sum + amount, 0);
  const dueCents = Math.max(0, invoice.amount_due - freeCents);
  return {
    dueCents,
    laterCents: invoice.total - freeCents + invoice.starting_balance - dueCents,
    prorations: [...prorationsOf(invoice.lines.data), ...prorationsOf(free).map(takenBack)],
  };
}

function takenBack(proration: Proration): Proration {
  return { ...proration, amountCents: -proration.amountCents };
}

function receivedFor(
  { reading: { currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } }: PlanChange,
  prorations: readonly Proration[],
): NonNullable<Preview["received"]> {
  const shares = sharesOf(prorations, { periodStart, periodEnd });
  const [credits, images] = ["main", "images"].map((bucket) => shares.get(bucket));
  return { credits: credits === undefined ? 0 : credits, imageCredits: images ?? 0 };
}
