import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import { replaceCard } from "../cards/cards.ts";
import { fulfilCheckout } from "../checkouts/checkouts.ts";
import type { BillingDeps } from "../deps.ts";
import { syncPayment } from "../money/payments.ts";
import {
  findCustomerId,
  relinkCustomer,
  replaceDeletedCustomer,
  syncCard,
} from "../stripe/customers.ts";
import { idOf } from "../stripe/reading.ts";
import { callStripe, isFinal, isMissing } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { confirmTrial } from "../trials/trials.ts";

/** What is stored of an event: what it speaks of is read again. */
export interface StoredEvent {
  type: string;
  objectId: string;
}

type EventHandler = (deps: BillingDeps, objectId: string) => Promise<void>;

/** By the beginning of the type; the first that fits. What fits none is stored and left alone. */
const handlers: readonly [prefix: string, handler: EventHandler][] = [
  ["customer.subscription.", subscriptionChanged],
  ["customer.updated", syncCard],
  ["customer.deleted", customerDeleted],
  ["invoice.", invoiceChanged],
  ["checkout.session.", checkoutChanged],
  ["setup_intent.succeeded", cardConfirmed],
  ["payment_intent.succeeded", syncPayment],
  ["refund.", refundChanged],
  ["charge.refunded", chargeChanged],
  ["charge.dispute.", disputeChanged],
];

/** Reads again what an event speaks of and writes what follows. Safe to repeat, in any order. */
export async function handleEvent(deps: BillingDeps, event: StoredEvent): Promise<void> {
  const handler = handlers.find(([prefix]) => event.type.startsWith(prefix))?.[1];
  // A forecast (`invoice.upcoming`) speaks of nothing that could be read again.
  if (!handler || event.objectId === "") return;
  try {
    await handler(deps, event.objectId);
  } catch (error) {
    // What is gone at Stripe has nothing more to say.
    if (isMissing(error instanceof AppError ? error.cause : error)) return;
    throw error;
  }
}

async function subscriptionChanged(deps: BillingDeps, id: string): Promise<void> {
  const { customer } = await callStripe(deps, (stripe) => stripe.subscriptions.retrieve(id));
  await syncCustomer(deps, idOf(customer)!);
}

/** Its plans ended with it, which is read while it is still the person's. */
async function customerDeleted(deps: BillingDeps, id: string): Promise<void> {
  await syncCustomer(deps, id);
  await replaceDeletedCustomer(deps, id);
}

async function checkoutChanged(deps: BillingDeps, id: string): Promise<void> {
  await unlessRefused(fulfilCheckout(deps, id));
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The page that confirmed it may have been closed before it could tell us. */
async function cardConfirmed(deps: BillingDeps, id: string): Promise<void> {
  const intent = await callStripe(deps, (stripe) => stripe.setupIntents.retrieve(id));
  const { userId, purpose } = intent.metadata ?? {};
  const customer = idOf(intent.customer);
  if (!userId || !customer || !isUuid.test(userId)) return;
  if (!(await findCustomerId(deps, userId))) await relinkCustomer(deps, customer);
  // Another product of the account may note ids of its own; a person's former customer has no say.
  if ((await findCustomerId(deps, userId)) !== customer) return;
  if (purpose === "trial") await unlessRefused(confirmTrial(deps, userId, id));
  if (purpose === "card" && (await isLatestCard(deps, intent))) {
    await unlessRefused(replaceCard(deps, userId, id));
  }
}

/** A late event must not bring back the card before this one. */
async function isLatestCard(
  deps: BillingDeps,
  { id, customer }: Pick<Stripe.SetupIntent, "id" | "customer">,
): Promise<boolean> {
  const customerId = idOf(customer);
  if (!customerId) return false;
  const { data } = await callStripe(deps, (stripe) =>
    stripe.setupIntents.list({ customer: customerId, limit: 100 }),
  );
  const confirmed = data.filter(
    ({ status, metadata }) => status === "succeeded" && metadata?.purpose === "card",
  );
  return confirmed[0]?.id === id;
}

/** What is refused for good needs no other try: the person saw why, or never came back to ask. */
async function unlessRefused(handler: Promise<unknown>): Promise<void> {
  try {
    await handler;
  } catch (error) {
    if (!isFinal(error)) throw error;
  }
}

async function invoiceChanged(deps: BillingDeps, id: string): Promise<void> {
  const { customer } = await callStripe(deps, (stripe) => stripe.invoices.retrieve(id));
  const customerId = idOf(customer);
  if (customerId) await syncCustomer(deps, customerId, { invoiceId: id });
}

async function refundChanged(deps: BillingDeps, id: string): Promise<void> {
  const refund = await callStripe(deps, (stripe) => stripe.refunds.retrieve(id));
  const payment = idOf(refund.payment_intent);
  if (payment) await syncPayment(deps, payment);
}

async function chargeChanged(deps: BillingDeps, id: string): Promise<void> {
  const charge = await callStripe(deps, (stripe) => stripe.charges.retrieve(id));
  const payment = idOf(charge.payment_intent);
  if (payment) await syncPayment(deps, payment);
}

async function disputeChanged(deps: BillingDeps, id: string): Promise<void> {
  const dispute = await callStripe(deps, (stripe) => stripe.disputes.retrieve(id));
  const payment = idOf(dispute.payment_intent);
  if (payment) await syncPayment(deps, payment);
}
