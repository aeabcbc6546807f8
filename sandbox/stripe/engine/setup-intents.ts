import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { ApiError, invalidRequest } from "../errors.ts";
import { withoutPrivateFields } from "../events.ts";
import { newClientSecret, newId } from "../ids.ts";
import {
  type Metadata,
  readFlag,
  readMetadata,
  readText,
  readTexts,
  textOrNull,
} from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import type { Stored } from "../store.ts";
import { declineErrorBody } from "./card-errors.ts";
import { challengeAction, type NextAction } from "./challenges.ts";
import { findCustomer } from "./customers.ts";
import {
  automaticPaymentMethodReads,
  givenPaymentMethod,
  methodToConfirm,
  type PaymentMethod,
  readAutomaticPaymentMethods,
  requiresAuthentication,
  saveAuthenticatedCard,
  testCardOf,
} from "./payment-methods.ts";

export interface SetupIntent extends Stored {
  object: "setup_intent";
  application: null;
  allowed_payment_method_types: string[] | null;
  automatic_payment_methods: { allow_redirects: string; enabled: true };
  cancellation_reason: string | null;
  client_secret: string;
  customer: string | null;
  description: string | null;
  flow_directions: null;
  last_setup_error: Record<string, unknown> | null;
  latest_attempt: string | null;
  livemode: false;
  mandate: null;
  metadata: Metadata;
  next_action: NextAction | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_options: { card: { request_three_d_secure: "automatic" } };
  payment_method_types: string[];
  single_use_mandate: null;
  status:
    | "requires_payment_method"
    | "requires_confirmation"
    | "requires_action"
    | "succeeded"
    | "canceled";
  usage: string;
}

export function createSetupIntent(
  context: SandboxContext,
  { params }: Pick<Call, "params">,
): SetupIntent {
  const customer = textOrNull(params, "customer");
  const owner = customer ? findCustomer(context, customer) : null;
  const id = newId("seti");
  const intent: SetupIntent = {
    id,
    object: "setup_intent",
    application: null,
    allowed_payment_method_types: readTypes(params),
    automatic_payment_methods: readAutomaticPaymentMethods(params),
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: context.nowSeconds(owner?.test_clock),
    customer,
    description: textOrNull(params, "description"),
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: readMetadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: readText(params, "usage") ?? "off_session",
  };
  const method = givenPaymentMethod(context, params);
  if (method) {
    intent.payment_method = method.id;
    intent.status = "requires_confirmation";
  }
  context.create("setup_intent.created", intent);
  if (readFlag(params, "confirm"))
    return confirm(context, intent, method, textOrNull(params, "return_url"));
  return intent;
}

const readTypes = (params: Call["params"]): string[] | null => {
  const types = readTexts(params, "allowed_payment_method_types");
  return types.length > 0 ? types : null;
};

/**
 * Confirms with a saved card or with card data. A declined card answers 402, and the intent waits for
 * another; a card that requires authentication leaves it `requires_action`.
 */
function confirmSetupIntent(
  context: SandboxContext,
  { ids, params }: Pick<Call, "ids" | "params">,
): SetupIntent {
  const intent = findObject<SetupIntent>(context, "setup_intent", ids[0]!);
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw unexpectedState(intent, "confirm");
  }
  return confirm(
    context,
    intent,
    givenPaymentMethod(context, params),
    textOrNull(params, "return_url"),
  );
}

function confirm(
  context: SandboxContext,
  intent: SetupIntent,
  given: PaymentMethod | undefined,
  returnUrl: string | null,
): SetupIntent {
  const method = methodToConfirm(context, intent, given);
  if (!method) {
    throw invalidRequest(
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
      { code: "setup_intent_unexpected_state" },
    );
  }
  intent.payment_method = method.id;
  intent.last_setup_error = null;
  const { decline } = testCardOf(method);
  if (decline) throw declineSetup(context, intent, method, declineErrorBody(decline));
  if (requiresAuthentication(method)) {
    intent.status = "requires_action";
    intent.next_action = challengeAction(context, intent.id, returnUrl);
    context.update("setup_intent.requires_action", intent);
    return intent;
  }
  return succeed(context, intent, method);
}

function succeed(context: SandboxContext, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  saveAuthenticatedCard(context, method, intent.customer);
  intent.status = "succeeded";
  intent.next_action = null;
  context.update("setup_intent.succeeded", intent);
  return intent;
}

function declineSetup(
  context: SandboxContext,
  intent: SetupIntent,
  method: PaymentMethod,
  body: ReturnType<typeof declineErrorBody>,
): ApiError {
  failSetup(context, intent, method, body);
  return new ApiError(402, { ...body, setup_intent: withoutPrivateFields(intent) }, true);
}

function failSetup(
  context: SandboxContext,
  intent: SetupIntent,
  method: PaymentMethod,
  error: Record<string, unknown>,
): void {
  intent.status = "requires_payment_method";
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_setup_error = { ...error, payment_method: withoutPrivateFields(method) };
  context.update("setup_intent.setup_failed", intent);
}

/** Applies the result of the 3-D Secure challenge of this intent; a repeat changes nothing. */
export function settleSetupChallenge(
  context: SandboxContext,
  id: string,
  passed: boolean,
): SetupIntent {
  const intent = findObject<SetupIntent>(context, "setup_intent", id);
  if (intent.status !== "requires_action" || !intent.payment_method) return intent;
  const method = findObject<PaymentMethod>(context, "payment_method", intent.payment_method);
  if (passed) return succeed(context, intent, method);
  failSetup(context, intent, method, {
    type: "invalid_request_error",
    code: "setup_intent_authentication_failure",
    message:
      "The latest attempt to set up the payment method has failed because authentication failed.",
  });
  return intent;
}

function cancelSetupIntent(context: SandboxContext, { ids, params }: Call): SetupIntent {
  const intent = findObject<SetupIntent>(context, "setup_intent", ids[0]!);
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw unexpectedState(intent, "cancel");
  }
  intent.status = "canceled";
  intent.next_action = null;
  intent.cancellation_reason = textOrNull(params, "cancellation_reason");
  context.update("setup_intent.canceled", intent);
  return intent;
}

function unexpectedState(intent: SetupIntent, what: string): ApiError {
  const message = `You cannot ${what} this SetupIntent because it has a status of ${intent.status}.`;
  return new ApiError(400, {
    type: "invalid_request_error",
    code: "setup_intent_unexpected_state",
    message,
    setup_intent: withoutPrivateFields(intent),
  });
}

function updateSetupIntent(context: SandboxContext, { ids, params }: Call): SetupIntent {
  const intent = findObject<SetupIntent>(context, "setup_intent", ids[0]!);
  intent.metadata = readMetadata(params, intent.metadata);
  if (params.description !== undefined) intent.description = textOrNull(params, "description");
  context.update(null, intent);
  return intent;
}

export const setupIntentMethods = resource("setupIntents", "/v1/setup_intents", {
  create: {
    reads: [
      ...["allowed_payment_method_types[]=card", ...automaticPaymentMethodReads],
      ...["confirm", "customer", "description", "metadata", "payment_method", "return_url"],
      "usage",
    ],
    run: createSetupIntent,
  },
  list: listMethod("setup_intent", "created", "customer", "payment_method"),
  retrieve: retrieveMethod<SetupIntent>("setup_intent"),
  update: { reads: ["description", "metadata"], run: updateSetupIntent },
  confirm: { reads: ["payment_method", "return_url"], run: confirmSetupIntent },
  cancel: { reads: ["cancellation_reason"], run: cancelSetupIntent },
});
