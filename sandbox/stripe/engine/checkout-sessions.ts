import { type Call, findObject } from "../api-method.ts";
import type { DueStep } from "../clock.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest, missingParameter } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId } from "../ids.ts";
import { pageOf, wholeList } from "../lists.ts";
import {
  readChoice,
  readFlag,
  readGroup,
  readGroups,
  readInteger,
  readMetadata,
  requireText,
  textOrNull,
} from "../params.ts";
import { listMethod, pageReads, resource, retrieveMethod } from "../resources.ts";
import { type SupportedParameters, withinGroup } from "../schemas/supported.ts";
import { expireAttempt } from "./checkout-payments.ts";
import {
  blankSession,
  type CheckoutLine,
  type CheckoutSession,
  type CreatedObjectData,
} from "./checkout-session.ts";
import { findCustomer } from "./customers.ts";
import { inlinePrice, linePriceReads, type Price } from "./prices.ts";
import type { Product } from "./products.ts";

const hourSeconds = 3600;

function createCheckoutSession(
  context: SandboxContext,
  { params }: Pick<Call, "params">,
): CheckoutSession {
  const mode = readChoice(params, "mode", ["payment", "subscription"]);
  if (!mode) throw missingParameter("mode");
  const customer = textOrNull(params, "customer");
  const email = textOrNull(params, "customer_email");
  if (customer) findCustomer(context, customer);
  if (customer && email) {
    throw invalidRequest(
      "You may only specify one of these parameters: customer, customer_email.",
      {
        param: "customer_email",
      },
    );
  }
  const lines = readLines(context, params, mode);
  const total = lines.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const now = context.nowSeconds();
  const session: CheckoutSession = {
    ...blankSession(now, mode),
    ...readCreatedData(params),
    allow_promotion_codes: readFlag(params, "allow_promotion_codes") ?? null,
    amount_subtotal: total,
    amount_total: total,
    billing_address_collection: textOrNull(params, "billing_address_collection"),
    cancel_url: textOrNull(params, "cancel_url"),
    client_reference_id: textOrNull(params, "client_reference_id"),
    currency: lines[0]!.currency,
    customer,
    customer_creation: customerCreationOf(params, mode, customer),
    customer_email: email,
    expires_at: readExpiry(params, now),
    locale: textOrNull(params, "locale"),
    metadata: readMetadata(params),
    submit_type: textOrNull(params, "submit_type"),
    success_url: requireText(params, "success_url"),
    _lines: lines,
  };
  const taxed = readFlag(readGroup(params, "automatic_tax") ?? {}, "enabled") ?? false;
  if (taxed) {
    session.automatic_tax = {
      enabled: true,
      liability: { type: "self" },
      provider: "stripe",
      status: "complete",
    };
  }
  session.url = `${context.settings.origin}/sandbox/checkout/${session.id}`;
  session._due = session.expires_at;
  context.create(null, session);
  return session;
}

function customerCreationOf(
  params: Params,
  mode: CheckoutSession["mode"],
  customer: string | null,
) {
  if (customer) return null;
  if (mode === "subscription") return "always" as const;
  return readChoice(params, "customer_creation", ["always", "if_required"]) ?? "if_required";
}

function readExpiry(params: Params, now: number): number {
  const at = readInteger(params, "expires_at") ?? now + 24 * hourSeconds;
  // A minute of tolerance for differing clocks.
  if (at < now + hourSeconds / 2 - 60 || at > now + 24 * hourSeconds + 60) {
    throw invalidRequest(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
  }
  return at;
}

/** Data for the subscription or payment intent that the session will create. */
function readCreatedData(params: Params): CreatedObjectData {
  const subscription = readGroup(params, "subscription_data") ?? {};
  const payment = readGroup(params, "payment_intent_data") ?? {};
  return {
    _trialDays: readInteger(subscription, "trial_period_days") ?? null,
    _subscriptionMetadata: readMetadata(subscription),
    _subscriptionDescription: textOrNull(subscription, "description"),
    _intentMetadata: readMetadata(payment),
    _intentDescription: textOrNull(payment, "description"),
    _receiptEmail: textOrNull(payment, "receipt_email"),
    _setupFutureUsage: textOrNull(payment, "setup_future_usage"),
  };
}

function readLines(
  context: SandboxContext,
  params: Params,
  mode: CheckoutSession["mode"],
): CheckoutLine[] {
  const given = readGroups(params, "line_items");
  if (given.length === 0) throw missingParameter("line_items");
  const lines = given.map((line, index): CheckoutLine => {
    const data = readGroup(line, "price_data");
    const price = data
      ? inlinePrice(context, data)
      : findObject<Price>(
          context,
          "price",
          requireText(line, "price"),
          `line_items[${index}][price]`,
        );
    if (!data && !price.active) {
      throw invalidRequest(
        "The price specified is inactive. This field only accepts active prices.",
        {
          param: `line_items[${index}][price]`,
        },
      );
    }
    if (mode === "payment" && price.recurring) {
      throw invalidRequest(
        "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
        {
          param: "mode",
        },
      );
    }
    if (mode === "subscription" && !price.recurring) {
      throw invalidRequest(
        "You must provide at least one recurring price in `subscription` mode when using prices.",
        {
          param: "mode",
        },
      );
    }
    const quantity = readInteger(line, "quantity") ?? 1;
    if (quantity < 1) {
      throw invalidRequest("Invalid positive integer", { param: `line_items[${index}][quantity]` });
    }
    const amount = price.unit_amount * quantity;
    return {
      id: newId("li"),
      object: "item",
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: context.store.get<Product>(price.product)?.name ?? "",
      metadata: readMetadata(line),
      price,
      quantity,
    };
  });
  if (new Set(lines.map(({ currency }) => currency)).size > 1) {
    throw invalidRequest("All line items must use the same currency.", { param: "line_items" });
  }
  return lines;
}

function expireSession(context: SandboxContext, { ids }: Call): CheckoutSession {
  const session = findObject<CheckoutSession>(context, "checkout.session", ids[0]!);
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return expire(context, session);
}

function expire(context: SandboxContext, session: CheckoutSession): CheckoutSession {
  expireAttempt(context, session);
  session.status = "expired";
  session.url = null;
  session._due = null;
  context.update("checkout.session.expired", session);
  return session;
}

export const stepCheckoutSession: DueStep = (context, object) => {
  expire(context, object as CheckoutSession);
};

function updateSession(context: SandboxContext, { ids, params }: Call): CheckoutSession {
  const session = findObject<CheckoutSession>(context, "checkout.session", ids[0]!);
  session.metadata = readMetadata(params, session.metadata);
  context.update(null, session);
  return session;
}

/** `session.line_items`, included when it is expanded. */
export const includeLineItems = (_context: SandboxContext, { id, _lines }: CheckoutSession) =>
  wholeList(`/v1/checkout/sessions/${id}/line_items`, _lines);

function listLineItems(context: SandboxContext, call: Call): object {
  const { _lines } = findObject<CheckoutSession>(context, "checkout.session", call.ids[0]!);
  return pageOf(_lines, call);
}

const sessionReads: SupportedParameters = [
  ...["mode=payment", "mode=subscription", "ui_mode=hosted_page", "success_url", "cancel_url"],
  ...["customer", "customer_email", "customer_creation", "client_reference_id", "metadata"],
  ...withinGroup("line_items[]", ["metadata", "price", "quantity", ...linePriceReads]),
  ...withinGroup("subscription_data", ["metadata", "trial_period_days", "description"]),
  ...withinGroup("payment_intent_data", [
    ...["metadata", "description", "receipt_email", "setup_future_usage"],
  ]),
  ...["expires_at", "locale", "submit_type", "allowed_payment_method_types[]=card"],
  ...["payment_method_collection=always", "billing_address_collection=auto"],
  ...["allow_promotion_codes=false", "adaptive_pricing[enabled]=false"],
  // Accepted without effect: the page asks for no address.
  ...["automatic_tax[enabled]", "customer_update[address]"],
];

export const checkoutSessionMethods = resource("checkout.sessions", "/v1/checkout/sessions", {
  create: { reads: sessionReads, run: createCheckoutSession },
  list: listMethod(
    "checkout.session",
    "created",
    "customer",
    "payment_intent",
    "status",
    "subscription",
  ),
  retrieve: retrieveMethod<CheckoutSession>("checkout.session"),
  update: { reads: ["metadata"], run: updateSession },
  expire: { reads: [], run: expireSession },
  listLineItems: { at: "GET /{id}/line_items", reads: pageReads, run: listLineItems },
});
