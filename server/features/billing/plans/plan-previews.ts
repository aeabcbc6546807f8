import type Stripe from "stripe";
import type { previewPlanChange as previewEndpoint } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { dollarsOf } from "#shared/money.ts";
import type { BillingDeps } from "../deps.ts";
import { type Proration, prorationsOf } from "../stripe/customer-reading.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { proratedCredits } from "./paid-periods.ts";
import { type PlanChange, prorationDateOf, readPlanChange } from "./plan-changes.ts";
import { priceOf } from "./prices.ts";
import { priceCentsOf } from "./subscriptions.ts";

type Preview = OutputOf<typeof previewEndpoint>;

/**
 * What changing to a plan would charge and grant, and when; calculated by Stripe.
 * @throws AppError `conflict` when there is nothing to change
 */
export async function previewPlanChange(
  deps: BillingDeps,
  userId: string,
  plan: string,
): Promise<Preview> {
  const change = await readPlanChange(deps, userId, plan);
  const { item, reading, direction } = change;
  const prorationDate = prorationDateOf(item, deps.now());
  const pricedAt = new Date(prorationDate * 1000);
  const isDeferred = direction === "downgrade" || reading.status === "trialing";
  const cost =
    direction === "upgrade" && !isDeferred
      ? await costOf(deps, change, { plan, prorationDate })
      : null;
  return {
    direction,
    amountNow: dollarsOf(cost?.dueCents ?? 0),
    received: cost && receivedFor(change, cost.prorations),
    pricedAt: pricedAt.toISOString(),
    effectiveAt: (isDeferred ? reading.currentPeriodEnd : pricedAt).toISOString(),
    nextCharge: {
      at: reading.currentPeriodEnd.toISOString(),
      amount: dollarsOf(Math.max(0, priceCentsOf(plan) + (cost?.laterCents ?? 0))),
    },
  };
}

interface Cost {
  dueCents: number;
  /** Added to the next invoice: an amount too small to charge alone, or a credit. */
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
  // During a pending downgrade Stripe would credit the cheaper plan, so the uncharged step back to the
  // paid plan is subtracted.
  const toPaidPlan = reading.kept && reading.plan !== paidPlan ? await preview(paidPlan) : null;
  const uncharged = toPaidPlan
    ? toPaidPlan.lines.data.filter(({ period }) => period.start === prorationDate)
    : [];
  const unchargedCents = uncharged.reduce((sum, { amount }) => sum + amount, 0);
  const dueCents = Math.max(0, invoice.amount_due - unchargedCents);
  return {
    dueCents,
    laterCents: invoice.total - unchargedCents + invoice.starting_balance - dueCents,
    prorations: [...prorationsOf(invoice.lines.data), ...prorationsOf(uncharged).map(negated)],
  };
}

function negated(proration: Proration): Proration {
  return { ...proration, amountCents: -proration.amountCents };
}

function receivedFor(
  { reading: { currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } }: PlanChange,
  prorations: readonly Proration[],
): NonNullable<Preview["received"]> {
  const shares = proratedCredits(prorations, { periodStart, periodEnd });
  const [credits, images] = ["main", "images"].map((bucket) => shares.get(bucket));
  return { credits: credits === undefined ? 0 : credits, imageCredits: images ?? 0 };
}
