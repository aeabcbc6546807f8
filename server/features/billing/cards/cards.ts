import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { Billing, CardSetup } from "#shared/billing.ts";
import { readBilling } from "../billing.ts";
import type { BillingDeps } from "../deps.ts";
import { isLive } from "../plans/entitlements.ts";
import { toSubscription } from "../stripe/customer-reading.ts";
import { syncCard } from "../stripe/customers.ts";
import { callStripe, isRefusal } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { cardSetupOf, openCardSetup, readConfirmedCard } from "./card-setups.ts";

/** Starts replacing the card. */
export async function prepareCard(deps: BillingDeps, userId: string): Promise<CardSetup> {
  const attempt = randomUUID();
  return cardSetupOf(deps, await openCardSetup(deps, userId, { purpose: "card", attempt }));
}

/**
 * Makes a confirmed card the default of all running subscriptions and pays overdue invoices with it.
 * Safe to repeat.
 * @throws AppError `payment_required` when the bank refuses an overdue invoice; the new card stays the
 *   default
 */
export async function replaceCard(
  deps: BillingDeps,
  userId: string,
  setupIntentId: string,
): Promise<Billing> {
  const card = await readConfirmedCard(deps, userId, { setupIntentId, purpose: "card" });
  const customer = card.customerId;
  const paymentSettings = { default_payment_method: card.paymentMethodId };
  try {
    await callStripe(deps, async (stripe) => {
      await stripe.customers.update(customer, { invoice_settings: paymentSettings });
      const held = await stripe.subscriptions.list({ customer, limit: 100 });
      // Subscriptions of other products on the same Stripe account keep their card.
      const live = held.data.filter((one) => isLive(one) && toSubscription(one) !== null);
      for (const { id } of live) await stripe.subscriptions.update(id, paymentSettings);
      // Invoices of ended plans are not collected, because nothing was delivered for them.
      for (const { id: subscription } of live) {
        const open = await stripe.invoices.list({ subscription, status: "open", limit: 20 });
        for (const { id } of open.data) {
          if (id) await payUnlessPaid(stripe, id, card.paymentMethodId);
        }
      }
    });
  } finally {
    // Also after a refusal: the default card has changed anyway.
    await syncCustomer(deps, customer);
    await syncCard(deps, customer);
  }
  return readBilling(deps, userId);
}

/** Page and webhook may pay the same invoice in parallel; the second one is refused because it is paid. */
async function payUnlessPaid(stripe: Stripe, invoiceId: string, card: string): Promise<void> {
  try {
    await stripe.invoices.pay(invoiceId, { payment_method: card });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = await stripe.invoices.retrieve(invoiceId);
    if (status !== "paid") throw error;
  }
}
