import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { trials } from "#db/schema-billing.ts";
import { planOf } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";
import type { InvoiceReading } from "../stripe/customer-reading.ts";
import { findCustomerId } from "../stripe/customers.ts";
import { callStripe, isMissing } from "../stripe/stripe-failure.ts";

const cardsRead = 100;

/** Whether any of these invoices for main plans was paid with a card of this person. */
export async function paysWithCardOf(
  deps: BillingDeps,
  invoices: readonly InvoiceReading[],
  ownerId: string,
): Promise<boolean> {
  const paymentIds = invoices
    .filter(({ plan }) => plan !== null && planOf(plan).kind === "main")
    .flatMap(({ payments }) => payments.map(({ id }) => id));
  if (paymentIds.length === 0) return false;
  const cards = await cardsOf(deps, ownerId);
  if (cards.size === 0) return false;
  return await callStripe(deps, async (stripe) => {
    for (const id of paymentIds) {
      const intent = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
      const charge = intent.latest_charge;
      const fingerprint =
        charge && typeof charge !== "string"
          ? charge.payment_method_details?.card?.fingerprint
          : undefined;
      if (fingerprint && cards.has(fingerprint)) return true;
    }
    return false;
  });
}

/** Fingerprints of a person's cards at Stripe and of the card of their trial. */
async function cardsOf(deps: BillingDeps, userId: string): Promise<Set<string>> {
  const rows = await deps.db
    .select({ fingerprint: trials.cardFingerprint })
    .from(trials)
    .where(eq(trials.userId, userId));
  const customer = await findCustomerId(deps, userId);
  const methods = customer ? await callStripe(deps, (stripe) => methodsOf(stripe, customer)) : [];
  const all = [
    ...rows.map(({ fingerprint }) => fingerprint),
    ...methods.map(({ card }) => card?.fingerprint),
  ];
  return new Set(all.filter((one) => typeof one === "string"));
}

async function methodsOf(stripe: Stripe, customer: string): Promise<Stripe.PaymentMethod[]> {
  try {
    return (await stripe.paymentMethods.list({ customer, limit: cardsRead })).data;
  } catch (error) {
    // The customer was deleted at Stripe.
    if (isMissing(error)) return [];
    throw error;
  }
}
