import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { Billing, CardSetup } from "#shared/billing.ts";
import { readBilling } from "../billing.ts";
import type { BillingDeps } from "../deps.ts";
import { isLive } from "../plans/entitlements.ts";
import { syncCard } from "../stripe/customers.ts";
import { toSubscription } from "../stripe/reading.ts";
import { callStripe, isRefusal } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { cardSetupOf, confirmedCard, openCardSetup } from "./card-setups.ts";

/** Asks for another card. */
export async function prepareCard(deps: BillingDeps, userId: string): Promise<CardSetup> {
  const attempt = randomUUID();
  return cardSetupOf(deps, await openCardSetup(deps, userId, { purpose: "card", attempt }));
}

/**
 * Uses a confirmed card from now on, for everything that runs, and pays with it what is overdue.
 * Safe to repeat: what is paid stays paid.
 * @throws AppError `payment_required` when the bank refuses what is overdue: the card stays chosen
 */
export async function replaceCard(
  deps: BillingDeps,
  userId: string,
  setupIntentId: string,
): Promise<Billing> {
  const card = await confirmedCard(deps, userId, { setupIntentId, purpose: "card" });
  const customer = card.customerId;
  const paysWith = { default_payment_method: card.paymentMethodId };
  try {
    await callStripe(deps, async (stripe) => {
      await stripe.customers.update(customer, { invoice_settings: paysWith });
      const held = await stripe.subscriptions.list({ customer, limit: 100 });
      // Another product of the same account may be paid with another card.
      const live = held.data.filter((one) => isLive(one) && toSubscription(one) !== null);
      for (const { id } of live) await stripe.subscriptions.update(id, paysWith);
      // What a plan owed that has ended since is owed no more: nothing was given for it.
      for (const { id: subscription } of live) {
        const open = await stripe.invoices.list({ subscription, status: "open", limit: 20 });
        for (const { id } of open.data) {
          if (id) await payUnlessPaid(stripe, id, card.paymentMethodId);
        }
      }
    });
  } finally {
    // Also after a refusal: the card is another one, and so may be the next try.
    await syncCustomer(deps, customer);
    await syncCard(deps, customer);
  }
  return readBilling(deps, userId);
}

/** The page and the event of the same card come at the same time: whoever is second finds it paid. */
async function payUnlessPaid(stripe: Stripe, invoiceId: string, card: string): Promise<void> {
  try {
    await stripe.invoices.pay(invoiceId, { payment_method: card });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = await stripe.invoices.retrieve(invoiceId);
    if (status !== "paid") throw error;
  }
}
