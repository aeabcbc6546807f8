import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { ApiError, invalidRequest } from "../errors.ts";
import { withoutPrivateFields } from "../events.ts";
import type { Customer } from "./customers.ts";
import { endSubscription } from "./end-subscription.ts";
import type { Invoice } from "./invoice.ts";
import { openIntentOf } from "./invoice-payments.ts";
import { markInvoiceOfIntentPaid, setDelinquent, subscriptionOfInvoice } from "./invoicing.ts";
import { attemptPayment } from "./payment-intent.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";
import type { PaymentMethod } from "./payment-methods.ts";
import { defaultPaymentMethodOf, saveSubscription } from "./subscription.ts";

const daySeconds = 86_400;
/** Days after the first attempt on which an invoice is retried; then the subscription ends. */
const retryDays = [1, 3, 5, 7];

export type CollectionResult =
  | { outcome: "paid" }
  | { outcome: "requires_action" | "refused"; intent: PaymentIntent }
  | { outcome: "no_card" };

/**
 * Tries to collect an open invoice. A `scheduled` attempt also sets the time of the next retry, or
 * ends the subscription after the last one.
 */
export function collectInvoice(
  context: SandboxContext,
  id: string,
  {
    offSession,
    scheduled,
    method,
  }: {
    offSession: boolean;
    scheduled: boolean;
    method?: PaymentMethod;
  },
): CollectionResult {
  const invoice = findObject<Invoice>(context, "invoice", id);
  const intent = openIntentOf(context, id);
  if (invoice.status !== "open" || !intent) return { outcome: "paid" };
  const chosen = method ?? paymentMethodFor(context, invoice);
  const result = chosen && attemptPayment(context, intent, chosen, { offSession });
  if (result?.status === "succeeded") {
    const paid = findObject<Invoice>(context, "invoice", id);
    paid.attempt_count += 1;
    context.store.put(paid);
    markInvoiceOfIntentPaid(context, result);
    return { outcome: "paid" };
  }
  recordFailedAttempt(context, invoice, result, scheduled);
  if (!result) return { outcome: "no_card" };
  const outcome = result.status === "requires_action" ? "requires_action" : "refused";
  return { outcome, intent: result };
}

function paymentMethodFor(context: SandboxContext, invoice: Invoice): PaymentMethod | undefined {
  const subscription = subscriptionOfInvoice(context, invoice);
  const customer = context.store.get<Customer>(invoice.customer);
  const id =
    invoice.default_payment_method ??
    (subscription ? defaultPaymentMethodOf(context, subscription) : null) ??
    customer?.invoice_settings.default_payment_method;
  const method = id ? context.store.get<PaymentMethod>(id) : undefined;
  // A detached card cannot be charged.
  return method?.customer === invoice.customer ? method : undefined;
}

function recordFailedAttempt(
  context: SandboxContext,
  invoice: Invoice,
  intent: PaymentIntent | undefined,
  scheduled: boolean,
): void {
  const now = context.nowSeconds(invoice.test_clock);
  const subscription = subscriptionOfInvoice(context, invoice);
  const isFirst = subscription?.status === "incomplete";
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice._firstTryAt ??= now;
  if (scheduled && !isFirst) {
    const next = retryDays
      .map((days) => invoice._firstTryAt! + days * daySeconds)
      .find((at) => at > now);
    invoice.next_payment_attempt = next ?? null;
    invoice._due = next ?? null;
    invoice.auto_advance = next !== undefined;
  }
  context.update("invoice.payment_failed", invoice);
  if (intent?.status === "requires_action")
    context.emit("invoice.payment_action_required", invoice);
  // The first invoice can still be paid, so the subscription stays `incomplete`.
  if (isFirst || !subscription) return;
  setDelinquent(context, invoice.customer, true);
  if (scheduled && invoice.next_payment_attempt === null) {
    endSubscription(context, subscription.id, { reason: "payment_failed" });
  } else if (subscription.status === "active" || subscription.status === "trialing") {
    subscription.status = "past_due";
    saveSubscription(context, "customer.subscription.updated", subscription);
  }
}

/** The error for a requested payment that failed. */
export function paymentFailedError(
  context: SandboxContext,
  collected: CollectionResult,
  { keepsWrites }: { keepsWrites: boolean },
): ApiError {
  if (collected.outcome === "no_card") return noPaymentMethodError();
  if (collected.outcome === "paid") throw new Error("a paid invoice is no refusal");
  const intent = findObject<PaymentIntent>(context, "payment_intent", collected.intent.id);
  const error = intent.last_payment_error;
  const shown = withoutPrivateFields(intent);
  if (collected.outcome === "requires_action") {
    const body = {
      type: "card_error" as const,
      code: "subscription_payment_intent_requires_action",
      message:
        "Payment for this subscription requires additional user action before it can be completed successfully.",
      payment_intent: shown,
    };
    return new ApiError(402, body, keepsWrites);
  }
  return new ApiError(
    402,
    { ...(error as { type: "card_error"; message: string }), payment_intent: shown },
    keepsWrites,
  );
}

export const noPaymentMethodError = () =>
  invalidRequest(
    "This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.",
    { code: "resource_missing" },
  );
