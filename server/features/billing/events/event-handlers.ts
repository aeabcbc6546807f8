import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import { replaceCard } from "../cards/cards.ts";
import { fulfilCheckout } from "../checkouts/checkouts.ts";
import type { BillingDeps } from "../deps.ts";
import { syncPayment } from "../money/payments.ts";
import { idOf } from "../stripe/customer-reading.ts";
import {
  findCustomerId,
  relinkCustomer,
  replaceDeletedCustomer,
  syncCard,
} from "../stripe/customers.ts";
import { callStripe, isFinalRefusal, isMissing } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { confirmTrial } from "../trials/trials.ts";

/** What is stored of an event; the object itself is read again. */
export interface StoredEvent {
  type: string;
  objectId: string;
}

type EventHandler = (deps: BillingDeps, objectId: string) => Promise<void>;

/** Handlers by prefix of the type; the first match is used. Other events are stored and ignored. */
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

/** Reads the object of an event again and applies its state. Safe to repeat, in any order. */
export async function handleEvent(deps: BillingDeps, event: StoredEvent): Promise<void> {
  const handler = handlers.find(([prefix]) => event.type.startsWith(prefix))?.[1];
  // The object of a forecast (`invoice.upcoming`) has no id and cannot be read again.
  if (!handler || event.objectId === "") return;
  try {
    await handler(deps, event.objectId);
  } catch (error) {
    // The object was deleted at Stripe: nothing is left to apply.
    if (isMissing(error instanceof AppError ? error.cause : error)) return;
    throw error;
  }
}

async function subscriptionChanged(deps: BillingDeps, id: string): Promise<void> {
  const { customer } = await callStripe(deps, (stripe) => stripe.subscriptions.retrieve(id));
  await syncCustomer(deps, idOf(customer)!);
}

/** Applies the end of the customer's plans before another customer replaces it. */
async function customerDeleted(deps: BillingDeps, id: string): Promise<void> {
  await syncCustomer(deps, id);
  await replaceDeletedCustomer(deps, id);
}

async function checkoutChanged(deps: BillingDeps, id: string): Promise<void> {
  await ignoreFinalRefusal(fulfilCheckout(deps, id));
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Handles a confirmed card whose page may have been closed before it could call us. */
async function cardConfirmed(deps: BillingDeps, id: string): Promise<void> {
  const intent = await callStripe(deps, (stripe) => stripe.setupIntents.retrieve(id));
  const { userId, purpose } = intent.metadata ?? {};
  const customer = idOf(intent.customer);
  if (!userId || !customer || !isUuid.test(userId)) return;
  if (!(await findCustomerId(deps, userId))) await relinkCustomer(deps, customer);
  // Other products of the account may use the same metadata; former customers are ignored.
  if ((await findCustomerId(deps, userId)) !== customer) return;
  if (purpose === "trial") await ignoreFinalRefusal(confirmTrial(deps, userId, id));
  if (purpose === "card" && (await isLatestCard(deps, intent))) {
    await ignoreFinalRefusal(replaceCard(deps, userId, id));
  }
}

/** Whether no newer card was confirmed: a late event must not restore an older card. */
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

/** Ignores final refusals, which a retry would only repeat. */
async function ignoreFinalRefusal(handler: Promise<unknown>): Promise<void> {
  try {
    await handler;
  } catch (error) {
    if (!isFinalRefusal(error)) throw error;
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
