import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest } from "../errors.ts";
import type { Params } from "../form.ts";
import { declineErrorBody, lastPaymentApiError } from "./card-errors.ts";
import type { CheckoutSession } from "./checkout-session.ts";
import { type Customer, createCustomer } from "./customers.ts";
import { endSubscription } from "./end-subscription.ts";
import { openIntentOf } from "./invoice-payments.ts";
import { markInvoiceOfIntentPaid } from "./invoicing.ts";
import { attemptPayment, cancelIntent, createIntent } from "./payment-intent.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";
import {
  attachToCustomer,
  createPaymentMethod,
  type PaymentMethod,
  testCardOf,
} from "./payment-methods.ts";
import type { Subscription } from "./subscription.ts";
import { createSubscription } from "./subscriptions.ts";

export interface CheckoutEntry {
  email: string | null;
  name: string | null;
  /** As in `payment_method_data`: type, card and billing_details. */
  paymentMethodData: Params;
  /** Where the challenge page redirects afterwards. */
  returnUrl: string | null;
}

/** With an `intent`, handle its `next_action` first and then read the session again. */
export interface CheckoutResult {
  session: CheckoutSession;
  intent: PaymentIntent | null;
}

/**
 * Pays an open session with the data entered on its page. A complete session stays unchanged.
 * @throws ApiError 402 for a declined card, after which the page can be tried again
 */
export function payCheckoutSession(
  context: SandboxContext,
  id: string,
  entry: CheckoutEntry,
): CheckoutResult {
  const session = findObject<CheckoutSession>(context, "checkout.session", id);
  if (session.status === "complete") return { session, intent: null };
  if (session.status === "expired") {
    throw invalidRequest("This Checkout Session has expired.", {
      code: "checkout_session_expired",
    });
  }
  cancelAttempt(context, session);
  const email = emailOf(context, session, entry);
  if (!email) throw invalidRequest("An email address is needed.", { param: "email" });
  const method = createPaymentMethod(context, { params: entry.paymentMethodData });
  session.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: entry.name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
  if (session.customer === null && session.customer_creation === "always") {
    const params: Params = { email, ...(entry.name ? { name: entry.name } : {}) };
    session.customer = createCustomer(context, { params }).id;
  }
  return session.mode === "payment"
    ? payOnce(context, session, method, entry)
    : subscribe(context, session, method, entry);
}

function emailOf(
  context: SandboxContext,
  session: CheckoutSession,
  entry: CheckoutEntry,
): string | null {
  const customer = session.customer ? context.store.get<Customer>(session.customer) : undefined;
  return customer?.email ?? session.customer_email ?? entry.email;
}

function payOnce(
  context: SandboxContext,
  session: CheckoutSession,
  method: PaymentMethod,
  { returnUrl }: CheckoutEntry,
): CheckoutResult {
  const intent =
    context.store.get<PaymentIntent>(session.payment_intent ?? "") ??
    createIntent(context, {
      amount: session.amount_total,
      currency: session.currency,
      customer: session.customer,
      description: session._intentDescription,
      metadata: session._intentMetadata,
      receipt_email: session._receiptEmail,
      setup_future_usage: session._setupFutureUsage,
      _session: session.id,
    });
  session.payment_intent = intent.id;
  const result = attemptPayment(context, intent, method, { offSession: false, returnUrl });
  context.update(null, session);
  if (result.status === "requires_payment_method")
    throw lastPaymentApiError(result.last_payment_error, true);
  if (result.status === "requires_action") return { session, intent: result };
  return { session: complete(context, session, "paid"), intent: null };
}

function subscribe(
  context: SandboxContext,
  session: CheckoutSession,
  method: PaymentMethod,
  { returnUrl }: CheckoutEntry,
): CheckoutResult {
  const { decline } = testCardOf(method);
  // A card that cannot be saved starts no subscription.
  if (decline) throw lastPaymentApiError(declineErrorBody(decline), false);
  attachToCustomer(context, method, findObject<Customer>(context, "customer", session.customer!));
  if (session._trialDays) method._authenticated = true;
  const subscription = createSubscription(context, {
    params: {
      customer: session.customer!,
      items: session._lines.map(({ price, quantity }) => ({
        price: (price as { id: string }).id,
        quantity: String(quantity),
      })),
      default_payment_method: method.id,
      metadata: session._subscriptionMetadata,
      ...(session._trialDays ? { trial_period_days: String(session._trialDays) } : {}),
      ...(session._subscriptionDescription
        ? { description: session._subscriptionDescription }
        : {}),
      payment_behavior: "default_incomplete",
    },
  });
  const open = openIntentOf(context, subscription.latest_invoice!);
  session._attempt = { intent: open?.id ?? null, subscription: subscription.id };
  context.update(null, session);
  if (!open) {
    const status = session._trialDays ? "no_payment_required" : "paid";
    return { session: complete(context, session, status), intent: null };
  }
  open.setup_future_usage = "off_session";
  open._session = session.id;
  const intent = attemptPayment(context, open, method, { offSession: false, returnUrl });
  // Rolls back the transaction, so that neither customer nor subscription is left.
  if (intent.status === "requires_payment_method")
    throw lastPaymentApiError(intent.last_payment_error, false);
  if (intent.status === "requires_action") return { session, intent };
  markInvoiceOfIntentPaid(context, intent);
  return { session: complete(context, session, "paid"), intent: null };
}

/** Completes or resets the session of an intent after its 3-D Secure challenge. */
export function settleCheckoutPayment(context: SandboxContext, intent: PaymentIntent): void {
  const session = context.store.get<CheckoutSession>(intent._session ?? "");
  if (session?.status !== "open") return;
  if (intent.status === "succeeded") complete(context, session, "paid");
  else if (intent.status === "requires_payment_method") cancelAttempt(context, session);
}

/** Ends the subscription of an unfinished attempt before the next one. */
function cancelAttempt(context: SandboxContext, session: CheckoutSession): void {
  const before = session._attempt?.subscription;
  if (before) {
    endSubscription(context, before, { reason: "payment_failed" });
    // The next attempt may have another email.
    if (session.customer_creation === "always") session.customer = null;
  }
  delete session._attempt;
  context.update(null, session);
}

/** Cancels the attempt of an expiring session, so that a late authentication charges nothing. */
export function expireAttempt(context: SandboxContext, session: CheckoutSession): void {
  cancelAttempt(context, session);
  const intent = context.store.get<PaymentIntent>(session.payment_intent ?? "");
  if (intent && intent.status !== "canceled") cancelIntent(context, intent, "expired");
}

function complete(
  context: SandboxContext,
  session: CheckoutSession,
  paymentStatus: CheckoutSession["payment_status"],
): CheckoutSession {
  const { subscription: id = null } = session._attempt ?? {};
  session.subscription = id;
  session.invoice = id ? context.store.get<Subscription>(id)!.latest_invoice : null;
  session.status = "complete";
  session.payment_status = paymentStatus;
  session.url = null;
  session._due = null;
  delete session._attempt;
  context.update("checkout.session.completed", session);
  return session;
}
