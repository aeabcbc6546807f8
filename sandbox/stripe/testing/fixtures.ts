import type Stripe from "stripe";
import type { TestSandbox } from "./sandbox.ts";

export const daySeconds = 86_400;

/** A monthly price in dollars. */
export async function monthlyPrice(stripe: Stripe, dollars: number, name = "Starter") {
  return await stripe.prices.create({
    currency: "usd",
    unit_amount: dollars * 100,
    recurring: { interval: "month" },
    product_data: { name },
  });
}

/** A customer with a default card. */
export async function customerWithCard(
  stripe: Stripe,
  token = "pm_card_visa",
  more: Stripe.CustomerCreateParams = {},
) {
  const customer = await stripe.customers.create({ email: "ana@example.com", ...more });
  const card = await stripe.paymentMethods.attach(token, { customer: customer.id });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: card.id },
  });
  return { customer: customer.id, card: card.id };
}

/** The same with a running subscription of 39 dollars a month. */
export async function customerOnStarter(stripe: Stripe) {
  const { customer } = await customerWithCard(stripe);
  const price = await monthlyPrice(stripe, 39);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
  });
  return { customer, subscription };
}

/** Advances the common clock; resolves when all due steps have run. */
export async function advance(sandbox: TestSandbox, seconds: number): Promise<void> {
  const response = await sandbox.fetch("/control/clock", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceSeconds: seconds }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Types of the events that a function causes, in order. */
export async function eventsOf(sandbox: TestSandbox, work: () => Promise<unknown>) {
  const before = sandbox.eventTypes().length;
  await work();
  return sandbox.eventTypes().slice(before);
}
