import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { ApiError, invalidRequest, missingParameter } from "../errors.ts";
import { withoutPrivateFields } from "../events.ts";
import type { Params } from "../form.ts";
import { readFlag, readInteger, readMetadata, requireText, textOrNull } from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import type { SupportedParameters } from "../schemas/supported.ts";
import { settleCheckoutPayment } from "./checkout-payments.ts";
import { findCustomer } from "./customers.ts";
import { markInvoiceOfIntentPaid } from "./invoicing.ts";
import {
  applyChallengeResult,
  attemptPayment,
  cancelIntent,
  createIntent,
} from "./payment-intent.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";
import {
  automaticPaymentMethodReads,
  givenPaymentMethod,
  methodToConfirm,
  type PaymentMethod,
  readAutomaticPaymentMethods,
} from "./payment-methods.ts";

function createPaymentIntent(
  context: SandboxContext,
  { params }: Pick<Call, "params">,
): PaymentIntent {
  const amount = readInteger(params, "amount");
  if (amount === undefined) throw missingParameter("amount");
  if (amount < 50) {
    throw invalidRequest("Amount must be at least $0.50 usd", {
      param: "amount",
      code: "amount_too_small",
    });
  }
  const customer = textOrNull(params, "customer");
  if (customer) findCustomer(context, customer);
  const method = givenPaymentMethod(context, params);
  const intent = createIntent(context, {
    amount,
    currency: requireText(params, "currency").toLowerCase(),
    customer,
    automatic_payment_methods: readAutomaticPaymentMethods(params),
    description: textOrNull(params, "description"),
    metadata: readMetadata(params),
    payment_method: method?.id ?? null,
    receipt_email: textOrNull(params, "receipt_email"),
    setup_future_usage: textOrNull(params, "setup_future_usage"),
  });
  return readFlag(params, "confirm") ? confirm(context, intent, method, params) : intent;
}

/**
 * Confirms with a saved card or card data. A declined card answers 402, and the intent waits for
 * another; a successful payment also pays the intent's invoice.
 */
function confirmPaymentIntent(
  context: SandboxContext,
  { ids, params }: Pick<Call, "ids" | "params">,
): PaymentIntent {
  const intent = findObject<PaymentIntent>(context, "payment_intent", ids[0]!);
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw unexpectedState(intent, "confirm");
  }
  for (const field of ["receipt_email", "setup_future_usage"] as const) {
    intent[field] = textOrNull(params, field) ?? intent[field];
  }
  return confirm(context, intent, givenPaymentMethod(context, params), params);
}

function confirm(
  context: SandboxContext,
  intent: PaymentIntent,
  given: PaymentMethod | undefined,
  params: Params,
): PaymentIntent {
  const method = methodToConfirm(context, intent, given);
  if (!method) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: "payment_intent_unexpected_state" },
    );
  }
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalidRequest(
      "The provided PaymentMethod cannot be used with this PaymentIntent: it belongs to another customer.",
      { param: "payment_method" },
    );
  }
  const result = attemptPayment(context, intent, method, {
    offSession: readFlag(params, "off_session") ?? false,
    returnUrl: textOrNull(params, "return_url"),
  });
  if (result.status === "requires_payment_method") {
    const error = result.last_payment_error as { type: "card_error"; message: string };
    throw new ApiError(402, { ...error, payment_intent: withoutPrivateFields(result) }, true);
  }
  markInvoiceOfIntentPaid(context, result);
  return result;
}

/** Applies the result of the 3-D Secure challenge of this intent; a repeat changes nothing. */
export function settlePaymentChallenge(
  context: SandboxContext,
  id: string,
  passed: boolean,
): PaymentIntent {
  const intent = findObject<PaymentIntent>(context, "payment_intent", id);
  if (intent.status !== "requires_action") return intent;
  applyChallengeResult(context, intent, passed);
  markInvoiceOfIntentPaid(context, intent);
  settleCheckoutPayment(context, intent);
  return findObject<PaymentIntent>(context, "payment_intent", id);
}

function cancelPaymentIntent(context: SandboxContext, { ids, params }: Call): PaymentIntent {
  const intent = findObject<PaymentIntent>(context, "payment_intent", ids[0]!);
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw unexpectedState(intent, "cancel");
  }
  if (intent._invoice) {
    throw invalidRequest(
      "You cannot cancel this PaymentIntent because it was created by an invoice.",
      {
        code: "payment_intent_unexpected_state",
      },
    );
  }
  cancelIntent(context, intent, textOrNull(params, "cancellation_reason"));
  return intent;
}

function unexpectedState(intent: PaymentIntent, what: string): ApiError {
  return new ApiError(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: withoutPrivateFields(intent),
  });
}

function updatePaymentIntent(context: SandboxContext, { ids, params }: Call): PaymentIntent {
  const intent = findObject<PaymentIntent>(context, "payment_intent", ids[0]!);
  intent.metadata = readMetadata(params, intent.metadata);
  for (const field of ["description", "receipt_email"] as const) {
    if (params[field] !== undefined) intent[field] = textOrNull(params, field);
  }
  context.update(null, intent);
  return intent;
}

const confirmReads: SupportedParameters = [
  ...["off_session=true", "off_session=false", "return_url", "receipt_email"],
  ...["setup_future_usage", "allowed_payment_method_types[]=card", "payment_method"],
];

export const paymentIntentMethods = resource("paymentIntents", "/v1/payment_intents", {
  create: {
    reads: [
      ...["amount", "currency", "customer", "metadata", "description", "confirm"],
      ...[...automaticPaymentMethodReads, ...confirmReads],
    ],
    run: createPaymentIntent,
  },
  list: listMethod("payment_intent", "created", "customer"),
  retrieve: retrieveMethod<PaymentIntent>("payment_intent"),
  update: { reads: ["metadata", "description", "receipt_email"], run: updatePaymentIntent },
  confirm: { reads: confirmReads, run: confirmPaymentIntent },
  cancel: { reads: ["cancellation_reason"], run: cancelPaymentIntent },
});
