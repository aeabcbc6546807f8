import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";
import { findCustomerId } from "./customers.ts";
import { callStripe } from "./stripe-failure.ts";

/** Increase it when the portal's features change: configurations at Stripe are reused by version. */
const version = "1";

const configurations = new WeakMap<Stripe, Promise<string>>();

/**
 * A link to Stripe's portal with cards, invoices and tax data; plans cannot be changed there.
 * @throws AppError `conflict` when the person has no customer at Stripe
 */
export async function openPortal(deps: BillingDeps, userId: string): Promise<{ url: string }> {
  const customer = await findCustomerId(deps, userId);
  if (!customer) {
    throw new AppError("conflict", "Todavía no tienes facturas ni tarjetas que ver");
  }
  const return_url = `${deps.settings.publicOrigin}/dashboard?tab=configuracion`;
  const session = await callStripe(deps, async (stripe) => {
    const configuration = await configurationOf(stripe);
    return stripe.billingPortal.sessions.create({
      customer,
      return_url,
      configuration,
      locale: "es",
    });
  });
  return { url: session.url };
}

// With its own configuration the portal needs no manual setup at Stripe.
function configurationOf(stripe: Stripe): Promise<string> {
  const found = configurations.get(stripe) ?? findOrCreateConfiguration(stripe);
  configurations.set(stripe, found);
  // A failed call is not cached.
  found.catch(() => configurations.delete(stripe));
  return found;
}

async function findOrCreateConfiguration(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = data.find(({ metadata }) => metadata?.kolmena === version);
  if (ours) return ours.id;
  const made = await stripe.billingPortal.configurations.create(
    {
      features: {
        customer_update: { enabled: true, allowed_updates: ["address", "name", "tax_id"] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: "at_period_end" },
      },
      metadata: { kolmena: version },
    },
    { idempotencyKey: `portal-configuration:${version}` },
  );
  return made.id;
}
