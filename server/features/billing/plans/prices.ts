import type Stripe from "stripe";
import { currency } from "#shared/money.ts";
import { type PlanId, planOf, plans } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";
import { callStripe } from "../stripe/stripe-failure.ts";

const lookupKeyForm = /^kolmena_([a-z]+)_\d+_usd_month$/;
const productForm = /^kolmena_([a-z]+)$/;

/** Price ids by plan, for each client, because another account has other prices. */
const pricesByClient = new WeakMap<Stripe, Map<string, Promise<string>>>();

/** Id of the monthly price of a plan at Stripe (`price_…`); created if it is missing. */
export async function priceOf(
  deps: Pick<BillingDeps, "stripe" | "log">,
  planId: string,
): Promise<string> {
  return callStripe(deps, (stripe) => {
    const prices = pricesByClient.get(stripe) ?? new Map<string, Promise<string>>();
    pricesByClient.set(stripe, prices);
    const found = prices.get(planId) ?? findOrCreatePrice(stripe, planId);
    prices.set(planId, found);
    // A failed call is not cached.
    found.catch(() => prices.delete(planId));
    return found;
  });
}

/**
 * The plan that a price sells; null: the price is not ours. Metadata are not read, because other
 * products of the account may have plans with the same names.
 */
export function planOfPrice(
  price: Pick<Stripe.Price, "lookup_key" | "product"> | null | undefined,
): PlanId | null {
  const named = lookupKeyForm.exec(price?.lookup_key ?? "")?.[1];
  const product = price?.product;
  return planNamed(named) ?? planOfProduct(typeof product === "string" ? product : product?.id);
}

/** The plan of a product, from its id; null: the product is not ours. */
export function planOfProduct(product: string | undefined): PlanId | null {
  return planNamed(productForm.exec(product ?? "")?.[1]);
}

function planNamed(name: string | undefined): PlanId | null {
  return plans.find(({ id }) => id === name)?.id ?? null;
}

async function findOrCreatePrice(stripe: Stripe, planId: string): Promise<string> {
  const plan = planOf(planId);
  if (plan.priceCents === null) throw new Error(`${planId} has no price`);
  const lookupKey = `kolmena_${planId}_${plan.priceCents}_${currency}_month`;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const product = `kolmena_${planId}`;
  try {
    await stripe.products.create(
      { id: product, name: `Kolmena ${plan.name}`, metadata: { plan: planId } },
      { idempotencyKey: `product:${product}` },
    );
  } catch (error) {
    // The product exists from an earlier price of the same plan.
    if ((error as { code?: string }).code !== "resource_already_exists") throw error;
  }
  const price = await stripe.prices.create(
    {
      product,
      currency,
      unit_amount: plan.priceCents,
      recurring: { interval: "month" },
      tax_behavior: "inclusive",
      lookup_key: lookupKey,
      metadata: { plan: planId },
    },
    { idempotencyKey: `price:${lookupKey}` },
  );
  return price.id;
}
