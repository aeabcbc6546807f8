import type { DueStep } from "../clock.ts";
import { invalidRequest, missingParameter } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId } from "../ids.ts";
import { listPage, wholeList } from "../lists.ts";
import {
  readChoice,
  readFlag,
  readGroup,
  readGroups,
  readInteger,
  readMetadata,
  readText,
  refuseUnsupported,
  requireText,
  textOrNull,
} from "../params.ts";
import { type Call, find, type Method } from "../verbs.ts";
import type { World } from "../world.ts";
import {
  blankSession,
  type CheckoutLine,
  type CheckoutSession,
  type HandedOn,
} from "./checkout-session.ts";
import { findCustomer } from "./customers.ts";
import { inlinePrice, type Price } from "./prices.ts";
import type { Product } from "./products.ts";

const hourSeconds = 3600;

export function createCheckoutSession(
  world: World,
  { params }: Pick<Call, "params">,
): CheckoutSession {
  refuseUnsupported(params, [
    ...["mode", "line_items", "customer", "customer_email", "customer_creation", "metadata"],
    ...["client_reference_id", "success_url", "cancel_url", "expires_at", "locale", "currency"],
    ...["subscription_data", "payment_intent_data", "automatic_tax", "allow_promotion_codes"],
    ...["adaptive_pricing", "customer_update"],
    ...["allowed_payment_method_types", "payment_method_collection", "billing_address_collection"],
    ...["submit_type", "ui_mode"],
  ]);
  const mode = readChoice(params, "mode", ["payment", "subscription"]);
  if (!mode) throw missingParameter("mode");
  const customer = textOrNull(params, "customer");
  const email = textOrNull(params, "customer_email");
  if (customer) findCustomer(world, customer);
  if (customer && email) {
    throw invalidRequest(
      "You may only specify one of these parameters: customer, customer_email.",
      {
        param: "customer_email",
      },
    );
  }
  const lines = readLines(world, params, mode);
  const total = lines.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const now = world.nowSeconds();
  const session: CheckoutSession = {
    ...blankSession(now, mode),
    ...dataOf(params),
    allow_promotion_codes: readFlag(params, "allow_promotion_codes") ?? null,
    amount_subtotal: total,
    amount_total: total,
    billing_address_collection: textOrNull(params, "billing_address_collection"),
    cancel_url: textOrNull(params, "cancel_url"),
    client_reference_id: textOrNull(params, "client_reference_id"),
    currency: lines[0]!.currency,
    customer,
    customer_creation: creationOf(params, mode, customer),
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
  session.url = `${world.settings.origin}/sandbox/checkout/${session.id}`;
  session._due = session.expires_at;
  world.create(null, session);
  return session;
}

function creationOf(params: Params, mode: CheckoutSession["mode"], customer: string | null) {
  if (customer) return null;
  if (mode === "subscription") return "always" as const;
  return readChoice(params, "customer_creation", ["always", "if_required"]) ?? "if_required";
}

function readExpiry(params: Params, now: number): number {
  const at = readInteger(params, "expires_at") ?? now + 24 * hourSeconds;
  // A minute's grace: the caller's clock need not be ours.
  if (at < now + hourSeconds / 2 - 60 || at > now + 24 * hourSeconds + 60) {
    throw invalidRequest(
      "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
      { param: "expires_at" },
    );
  }
  return at;
}

/** What the session hands on to the subscription or payment that it begins. */
function dataOf(params: Params): HandedOn {
  const subscription = readGroup(params, "subscription_data") ?? {};
  refuseUnsupported(subscription, ["metadata", "trial_period_days", "description"]);
  const payment = readGroup(params, "payment_intent_data") ?? {};
  refuseUnsupported(payment, ["metadata", "description", "setup_future_usage", "receipt_email"]);
  return {
    _trialDays: readInteger(subscription, "trial_period_days") ?? null,
    _subscriptionMetadata: readMetadata(subscription),
    _subscriptionDescription: textOrNull(subscription, "description"),
    _intentMetadata: readMetadata(payment),
    _intentDescription: textOrNull(payment, "description"),
    _setupFutureUsage: textOrNull(payment, "setup_future_usage"),
  };
}

function readLines(world: World, params: Params, mode: CheckoutSession["mode"]): CheckoutLine[] {
  const given = readGroups(params, "line_items");
  if (given.length === 0) throw missingParameter("line_items");
  const lines = given.map((line, index): CheckoutLine => {
    const data = readGroup(line, "price_data");
    const price = data
      ? inlinePrice(world, data)
      : find<Price>(world, "price", requireText(line, "price"), `line_items[${index}][price]`);
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
      description: world.store.get<Product>(price.product)?.name ?? "",
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

const readSession = (world: World, { ids }: Call) =>
  find<CheckoutSession>(world, "checkout.session", ids[0]!);

function listSessions(world: World, call: Call): object {
  const customer = readText(call.params, "customer");
  const match: Record<string, string> = {};
  for (const field of ["status", "payment_intent", "subscription"]) {
    const value = readText(call.params, field);
    if (value) match[field] = value;
  }
  return listPage<CheckoutSession>(world, "checkout.session", call, { customer, match });
}

function expireSession(world: World, { ids }: Call): CheckoutSession {
  const session = find<CheckoutSession>(world, "checkout.session", ids[0]!);
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  return expire(world, session);
}

function expire(world: World, session: CheckoutSession): CheckoutSession {
  session.status = "expired";
  session.url = null;
  session._due = null;
  world.update("checkout.session.expired", session);
  return session;
}

export const stepCheckoutSession: DueStep = (world, object) => {
  expire(world, object as CheckoutSession);
};

function updateSession(world: World, { ids, params }: Call): CheckoutSession {
  refuseUnsupported(params, ["metadata"]);
  const session = find<CheckoutSession>(world, "checkout.session", ids[0]!);
  session.metadata = readMetadata(params, session.metadata);
  world.update(null, session);
  return session;
}

/** `session.line_items`, answered when it is expanded. */
export const includeLineItems = (_world: World, { id, _lines }: CheckoutSession) =>
  wholeList(`/v1/checkout/sessions/${id}/line_items`, _lines);

function listLineItems(world: World, { ids, path }: Call): object {
  const { _lines } = find<CheckoutSession>(world, "checkout.session", ids[0]!);
  return { object: "list", url: path, has_more: false, data: _lines };
}

const root = "/v1/checkout/sessions";
export const checkoutSessionMethods: readonly Method[] = [
  { verb: "POST", path: root, name: "checkout.sessions.create", run: createCheckoutSession },
  { verb: "GET", path: root, name: "checkout.sessions.list", run: listSessions },
  { verb: "GET", path: `${root}/{id}`, name: "checkout.sessions.retrieve", run: readSession },
  { verb: "POST", path: `${root}/{id}`, name: "checkout.sessions.update", run: updateSession },
  {
    verb: "POST",
    path: `${root}/{id}/expire`,
    name: "checkout.sessions.expire",
    run: expireSession,
  },
  {
    verb: "GET",
    path: `${root}/{id}/line_items`,
    name: "checkout.sessions.listLineItems",
    run: listLineItems,
  },
];
