import { ApiError, invalidRequest, missingParameter } from "../errors.ts";
import { visible } from "../events.ts";
import type { Params } from "../form.ts";
import { listPage } from "../lists.ts";
import {
  readFlag,
  readInteger,
  readMetadata,
  readText,
  refuseUnsupported,
  requireText,
  textOrNull,
} from "../params.ts";
import { type Call, find, type Method } from "../verbs.ts";
import type { World } from "../world.ts";
import { settleCheckoutPayment } from "./checkout-payments.ts";
import { findCustomer } from "./customers.ts";
import { intentPaid } from "./invoicing.ts";
import { givenPaymentMethod, type PaymentMethod } from "./payment-methods.ts";
import {
  answerChallenge,
  attemptPayment,
  cancelIntent,
  createIntent,
  type PaymentIntent,
} from "./payments.ts";

export function createPaymentIntent(world: World, { params }: Pick<Call, "params">): PaymentIntent {
  refuseUnsupported(params, [
    ...["amount", "currency", "customer", "metadata", "description", "receipt_email"],
    ...[
      "payment_method",
      "payment_method_data",
      "allowed_payment_method_types",
      "confirm",
      "off_session",
    ],
    ...["setup_future_usage", "automatic_payment_methods", "return_url"],
  ]);
  const amount = readInteger(params, "amount");
  if (amount === undefined) throw missingParameter("amount");
  if (amount < 50) {
    throw invalidRequest("Amount must be at least $0.50 usd", {
      param: "amount",
      code: "amount_too_small",
    });
  }
  const customer = textOrNull(params, "customer");
  if (customer) findCustomer(world, customer);
  const method = givenPaymentMethod(world, params);
  const intent = createIntent(world, {
    amount,
    currency: requireText(params, "currency").toLowerCase(),
    customer,
    automatic_payment_methods: { allow_redirects: "always", enabled: true },
    description: textOrNull(params, "description"),
    metadata: readMetadata(params),
    payment_method: method?.id ?? null,
    receipt_email: textOrNull(params, "receipt_email"),
    setup_future_usage: textOrNull(params, "setup_future_usage"),
  });
  return readFlag(params, "confirm") ? confirm(world, intent, method, params) : intent;
}

/**
 * Confirms with a saved card or card data. A refused card answers 402 and leaves the intent
 * waiting for another; what it pays (an invoice) is settled with it.
 */
export function confirmPaymentIntent(
  world: World,
  { ids, params }: Pick<Call, "ids" | "params">,
): PaymentIntent {
  refuseUnsupported(params, [
    ...["payment_method", "payment_method_data", "off_session", "return_url", "receipt_email"],
    ...["setup_future_usage", "client_secret", "use_stripe_sdk"],
  ]);
  const intent = find<PaymentIntent>(world, "payment_intent", ids[0]!);
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw unexpectedState(intent, "confirm");
  }
  intent.setup_future_usage = textOrNull(params, "setup_future_usage") ?? intent.setup_future_usage;
  return confirm(world, intent, givenPaymentMethod(world, params), params);
}

function confirm(
  world: World,
  intent: PaymentIntent,
  given: PaymentMethod | undefined,
  params: Params,
): PaymentIntent {
  const method =
    given ??
    (intent.payment_method
      ? find<PaymentMethod>(world, "payment_method", intent.payment_method, "payment_method")
      : null);
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
  const result = attemptPayment(world, intent, method, {
    offSession: readFlag(params, "off_session") ?? false,
    returnUrl: textOrNull(params, "return_url"),
  });
  if (result.status === "requires_payment_method") {
    const error = result.last_payment_error as { type: "card_error"; message: string };
    throw new ApiError(402, { ...error, payment_intent: visible(result) }, true);
  }
  intentPaid(world, result);
  return result;
}

/** What the holder answered on the challenge page of this intent; repeats change nothing. */
export function settlePaymentChallenge(world: World, id: string, passed: boolean): PaymentIntent {
  const intent = find<PaymentIntent>(world, "payment_intent", id);
  if (intent.status !== "requires_action") return intent;
  answerChallenge(world, intent, passed);
  intentPaid(world, intent);
  settleCheckoutPayment(world, intent);
  return find<PaymentIntent>(world, "payment_intent", id);
}

function cancelPaymentIntent(world: World, { ids, params }: Call): PaymentIntent {
  const intent = find<PaymentIntent>(world, "payment_intent", ids[0]!);
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
  cancelIntent(world, intent, textOrNull(params, "cancellation_reason"));
  return intent;
}

function unexpectedState(intent: PaymentIntent, what: string): ApiError {
  return new ApiError(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: visible(intent),
  });
}

const readPaymentIntent = (world: World, { ids }: Call) =>
  find<PaymentIntent>(world, "payment_intent", ids[0]!);

function updatePaymentIntent(world: World, { ids, params }: Call): PaymentIntent {
  refuseUnsupported(params, ["metadata", "description", "receipt_email"]);
  const intent = find<PaymentIntent>(world, "payment_intent", ids[0]!);
  intent.metadata = readMetadata(params, intent.metadata);
  for (const field of ["description", "receipt_email"] as const) {
    if (params[field] !== undefined) intent[field] = textOrNull(params, field);
  }
  world.update(null, intent);
  return intent;
}

function listPaymentIntents(world: World, call: Call): object {
  const customer = readText(call.params, "customer");
  return listPage<PaymentIntent>(world, "payment_intent", call, { customer });
}

const root = "/v1/payment_intents";
export const paymentIntentMethods: readonly Method[] = [
  { verb: "POST", path: root, name: "paymentIntents.create", run: createPaymentIntent },
  { verb: "GET", path: root, name: "paymentIntents.list", run: listPaymentIntents },
  { verb: "GET", path: `${root}/{id}`, name: "paymentIntents.retrieve", run: readPaymentIntent },
  { verb: "POST", path: `${root}/{id}`, name: "paymentIntents.update", run: updatePaymentIntent },
  {
    verb: "POST",
    path: `${root}/{id}/confirm`,
    name: "paymentIntents.confirm",
    run: confirmPaymentIntent,
  },
  {
    verb: "POST",
    path: `${root}/{id}/cancel`,
    name: "paymentIntents.cancel",
    run: cancelPaymentIntent,
  },
];
