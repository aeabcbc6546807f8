import { and, eq, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import { checkouts } from "#db/schema-billing.ts";
import { findOrCreatePayerAccount, handOverAccount } from "#server/features/account/account.ts";
import { notFound } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { readCheckout as readCheckoutEndpoint } from "#shared/billing.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import type { BillingDeps } from "../deps.ts";
import { billingLimits } from "../limits.ts";
import { syncPayment } from "../money/payments.ts";
import { idOf } from "../stripe/customer-reading.ts";
import { linkCustomer, lockActiveUser, syncCard } from "../stripe/customers.ts";
import { callStripe, isMissing } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { closeOpenPages } from "./open-pages.ts";
import { orderIdOfPurpose, settleOrderCheckout } from "./order-payments.ts";
import { refundCheckout } from "./refunded-checkouts.ts";

type Checkout = typeof checkouts.$inferSelect;
type State = Omit<OutputOf<typeof readCheckoutEndpoint>, "isSignedIn">;

/**
 * The state of a hosted payment; fulfils a paid one that was not fulfilled yet.
 * @throws AppError `not_found`, `rate_limited`
 */
export async function readCheckout(
  deps: BillingDeps,
  checkoutId: string,
  client: Client,
): Promise<State> {
  await throttle(deps, { ...billingLimits.checkoutReadAddress, subject: addressBlock(client.ip) });
  const [row] = await deps.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  if (!row) throw notFound("Este pago no existe");
  // An order has a page of its own.
  if (orderIdOfPurpose(row.purpose)) throw notFound("Este pago no existe");
  const { status, purpose, accountMailed } = await syncCheckout(deps, row);
  return { status, plan: purpose.replace(/^plan:/, ""), accountMailed };
}

/** A checkout read from Stripe, or as stored when it is finished or Stripe was asked too often lately. */
export async function syncCheckout(deps: BillingDeps, row: Checkout): Promise<Checkout> {
  const isFinished =
    row.fulfilledAt !== null || row.status === "expired" || row.status === "refunded";
  const isStoredStateEnough = isFinished || (await askedTooOften(deps, row.id));
  return isStoredStateEnough ? row : await fulfilCheckout(deps, row.id);
}

/** Whether Stripe was asked about this page so often lately that the stored state is used. */
async function askedTooOften(deps: BillingDeps, checkoutId: string): Promise<boolean> {
  const { checkoutAsked } = billingLimits;
  const [asked = 0] = await throttle(deps, { ...checkoutAsked, subject: checkoutId, soft: true });
  return asked > checkoutAsked.max;
}

/**
 * Applies the state of a hosted payment at Stripe: a paid one gives its plan, and a stranger gets an
 * account. Safe to repeat and to run in parallel by the success page and by events.
 * @throws AppError `not_found` when the checkout is not ours
 */
export async function fulfilCheckout(deps: BillingDeps, checkoutId: string): Promise<Checkout> {
  const session = await readSession(deps, checkoutId);
  if (!session) throw notFound("Este pago no existe");
  const row = await writeOutcome(deps, session);
  if (row.status !== "paid" || row.fulfilledAt !== null) return row;
  if (orderIdOfPurpose(row.purpose)) {
    await syncPayment(deps, idOf(session.payment_intent)!);
    await markFulfilled(deps, row.id);
    return row;
  }
  const customer = idOf(session.customer);
  if (customer === null) return row;
  await setDefaultCard(deps, session, customer);
  await syncCustomer(deps, customer);
  await syncCard(deps, customer);
  await deps.db.transaction(async () => {
    await markFulfilled(deps, row.id);
    const { userId } = row;
    if (userId) await deps.jobs.later(closeOpenPages, { userId }, { key: userId });
  });
  return row;
}

async function markFulfilled({ db, now }: BillingDeps, checkoutId: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ fulfilledAt: now() })
    .where(and(eq(checkouts.id, checkoutId), isNull(checkouts.fulfilledAt)));
}

/** The current state of a hosted payment at Stripe; null: no such id. */
export async function readSession(
  deps: BillingDeps,
  checkoutId: string,
): Promise<Stripe.Checkout.Session | null> {
  return callStripe(deps, async (stripe) => {
    try {
      return await stripe.checkout.sessions.retrieve(checkoutId);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

/** Writes the state; of parallel callers only the first creates the account and links the customer. */
async function writeOutcome(
  deps: BillingDeps,
  session: Stripe.Checkout.Session,
): Promise<Checkout> {
  return deps.db.transaction(async () => {
    const [row] = await deps.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, session.id))
      .for("update");
    if (!row) throw notFound("Este pago no existe");
    if (row.status === "paid" || row.status === "refunded") return row;
    const [written] = await deps.db
      .update(checkouts)
      .set(await outcomeOf(deps, session, row))
      .where(eq(checkouts.id, row.id))
      .returning();
    return written!;
  });
}

async function outcomeOf(
  deps: BillingDeps,
  session: Stripe.Checkout.Session,
  row: Checkout,
): Promise<Partial<Checkout>> {
  const status = statusOf(session);
  const orderId = orderIdOfPurpose(row.purpose);
  if (!orderId) return status === "paid" ? await assignPayment(deps, session, row) : { status };
  const settled = await settleOrderCheckout(deps, orderId, session, row, status);
  if (settled === "refunded") await refundLater(deps, row.id);
  return { status: settled };
}

function statusOf({ status, payment_status }: Stripe.Checkout.Session): Checkout["status"] {
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  return payment_status === "unpaid" ? "processing" : "paid";
}

/**
 * Assigns a payment to an account. It is refunded when that account has a running plan under another
 * customer of Stripe (one of the two was bought as a stranger), or is being erased.
 */
async function assignPayment(
  deps: BillingDeps,
  session: Stripe.Checkout.Session,
  row: Checkout,
): Promise<Partial<Checkout>> {
  const customer = idOf(session.customer);
  if (row.userId) {
    if (!(await lockActiveUser(deps, row.userId))) return markRefunded(deps, row.id, row.userId);
    if (!customer || (await linkCustomer(deps, row.userId, customer))) return { status: "paid" };
    return markRefunded(deps, row.id, row.userId);
  }
  const email = session.customer_details?.email;
  if (!email || !customer) throw new Error(`${session.id} is paid but has no e-mail or customer`);
  const { userId, isNew, isUnconfirmed } = await findOrCreatePayerAccount(deps, {
    email,
    name: session.customer_details?.name ?? null,
    affiliateCode: row.affiliateCode,
    affiliateClickId: row.affiliateClickId,
  });
  if (await linkCustomer(deps, userId, customer)) {
    if (isUnconfirmed) await handOverAccount(deps, userId, row);
    return { status: "paid", userId, accountMailed: isNew || isUnconfirmed };
  }
  return markRefunded(deps, row.id, userId);
}

async function markRefunded(
  deps: BillingDeps,
  checkoutId: string,
  userId: string,
): Promise<Partial<Checkout>> {
  await refundLater(deps, checkoutId);
  return { status: "refunded", userId };
}

async function refundLater({ jobs }: BillingDeps, checkoutId: string): Promise<void> {
  await jobs.later(refundCheckout, { checkoutId }, { key: checkoutId });
}

/** Makes the card that paid the customer's default, unless there is one already. */
async function setDefaultCard(
  deps: BillingDeps,
  session: Stripe.Checkout.Session,
  customerId: string,
): Promise<void> {
  const subscriptionId = idOf(session.subscription);
  if (!subscriptionId) return;
  await callStripe(deps, async (stripe) => {
    const customer = await stripe.customers.retrieve(customerId);
    if (customer.deleted || customer.invoice_settings.default_payment_method) return;
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const card = idOf(subscription.default_payment_method);
    if (!card) return;
    await stripe.customers.update(customerId, {
      invoice_settings: { default_payment_method: card },
    });
  });
}
