import { findObject } from "../api-method.ts";
import type { Decline } from "../cards.ts";
import type { SandboxContext } from "../context.ts";
import { withoutPrivateFields } from "../events.ts";
import { newClientSecret, newId } from "../ids.ts";
import { declineErrorBody } from "./card-errors.ts";
import { challengeAction } from "./challenges.ts";
import { createCharge } from "./charges.ts";
import type { Customer } from "./customers.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";
import {
  type PaymentMethod,
  requiresAuthentication,
  saveAuthenticatedCard,
  testCardOf,
} from "./payment-methods.ts";

export function createIntent(
  context: SandboxContext,
  given: Pick<PaymentIntent, "amount" | "currency" | "customer"> &
    Partial<
      Pick<
        PaymentIntent,
        | "automatic_payment_methods"
        | "description"
        | "metadata"
        | "payment_method"
        | "receipt_email"
        | "setup_future_usage"
        | "_invoice"
        | "_session"
      >
    >,
): PaymentIntent {
  const id = newId("pi");
  const clock = given.customer
    ? (context.store.get<Customer>(given.customer)?.test_clock ?? null)
    : null;
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: newClientSecret(id),
    confirmation_method: "automatic",
    created: context.nowSeconds(clock),
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.payment_method ? "requires_confirmation" : "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
    _clock: clock,
    ...given,
  };
  context.create("payment_intent.created", intent);
  return intent;
}

/** The decline of a charge with this card; undefined if it is accepted. */
function chargeDecline(context: SandboxContext, method: PaymentMethod, clock?: string | null) {
  const { decline, chargeDecline } = testCardOf(method);
  if (decline ?? chargeDecline) return decline ?? chargeDecline;
  const now = new Date(context.nowSeconds(clock) * 1000);
  const { exp_year, exp_month } = method.card;
  const expiredMonths = (now.getUTCFullYear() - exp_year) * 12 + now.getUTCMonth() + 1 - exp_month;
  return expiredMonths > 0 ? expired : undefined;
}

const expired: Decline = { code: "expired_card", message: "Your card has expired." };
const authenticationRequired: Decline = {
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

export interface PaymentAttempt {
  /** The cardholder is absent, so a card that requires authentication is declined. */
  offSession: boolean;
  returnUrl?: string | null;
}

/**
 * Tries to charge the amount. The status of the returned intent is the result: `succeeded`,
 * `requires_action`, or `requires_payment_method` with `last_payment_error`.
 */
export function attemptPayment(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  { offSession, returnUrl = null }: PaymentAttempt,
): PaymentIntent {
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  const decline = chargeDecline(context, method, intent._clock);
  if (decline) return declinePayment(context, intent, method, decline);
  if (requiresAuthentication(method)) {
    if (offSession) return declinePayment(context, intent, method, authenticationRequired);
    intent.status = "requires_action";
    intent.next_action = challengeAction(context, intent.id, returnUrl);
    context.update("payment_intent.requires_action", intent);
    return intent;
  }
  return succeed(context, intent, method);
}

function succeed(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent {
  const charge = createCharge(context, intent, method, undefined);
  if (intent.setup_future_usage) saveAuthenticatedCard(context, method, intent.customer);
  intent.status = "succeeded";
  intent.next_action = null;
  intent.latest_charge = charge.id;
  intent.amount_received = intent.amount;
  context.update("payment_intent.succeeded", intent);
  return intent;
}

function declinePayment(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): PaymentIntent {
  const charge = createCharge(context, intent, method, decline);
  intent.latest_charge = charge.id;
  failPayment(context, intent, method, declineErrorBody(decline, { charge: charge.id }));
  return intent;
}

function failPayment(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: Record<string, unknown>,
): void {
  intent.status = "requires_payment_method";
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = { ...error, payment_method: withoutPrivateFields(method) };
  context.update("payment_intent.payment_failed", intent);
}

/** Applies the result of the 3-D Secure challenge; a repeat changes nothing. */
export function applyChallengeResult(
  context: SandboxContext,
  intent: PaymentIntent,
  passed: boolean,
): void {
  if (intent.status !== "requires_action" || !intent.payment_method) return;
  const method = findObject<PaymentMethod>(context, "payment_method", intent.payment_method);
  if (passed) {
    succeed(context, intent, method);
    return;
  }
  failPayment(context, intent, method, {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  });
}

export function cancelIntent(
  context: SandboxContext,
  intent: PaymentIntent,
  reason: string | null,
): void {
  intent.status = "canceled";
  intent.next_action = null;
  intent.canceled_at = context.nowSeconds(intent._clock);
  intent.cancellation_reason = reason;
  context.update("payment_intent.canceled", intent);
}
