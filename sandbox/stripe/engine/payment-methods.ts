import { type Call, findObject, type Method } from "../api-method.ts";
import { cardByFingerprint, cardByToken, fingerprintOf, type TestCard } from "../cards.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest, missingParameter } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId } from "../ids.ts";
import { listPage } from "../lists.ts";
import {
  type Metadata,
  readChoice,
  readGroup,
  readMetadata,
  readText,
  requireText,
  textOrNull,
} from "../params.ts";
import { fieldFilter, pageReads, resource, retrieveMethod } from "../resources.ts";
import { type SupportedParameters, withinGroup } from "../schemas/supported.ts";
import type { Stored } from "../store.ts";
import { type EnteredCard, readCard, readTokenCard } from "./card-entry.ts";
import { cardDeclinedError } from "./card-errors.ts";
import { assertCardOfCustomer, type Customer, findCustomer } from "./customers.ts";

const redisplays = ["unspecified", "limited", "always"] as const;

export interface PaymentMethod extends Stored {
  object: "payment_method";
  allow_redisplay: (typeof redisplays)[number];
  billing_details: {
    address: Record<string, string | null>;
    email: string | null;
    name: string | null;
    phone: string | null;
    tax_id: null;
  };
  card: Card;
  customer: string | null;
  livemode: false;
  metadata: Metadata;
  type: "card";
  /** The cardholder has authenticated it for later use. */
  _authenticated?: true;
}

export interface Card {
  brand: string;
  checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: "pass" | null };
  country: string;
  display_brand: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: "credit";
  generated_from: null;
  last4: string;
  networks: { available: string[]; preferred: null };
  regulated_status: "unregulated";
  three_d_secure_usage: { supported: true };
  wallet: null;
}

/** The test card of a payment method, which decides its behaviour. */
export const testCardOf = (method: PaymentMethod): TestCard =>
  cardByFingerprint(method.card.fingerprint) ?? {
    number: "",
    brand: "visa",
    tokens: [],
  };

/** Whether the card requires 3-D Secure authentication. */
export function requiresAuthentication(method: PaymentMethod): boolean {
  const { challengeWhen } = testCardOf(method);
  return challengeWhen === "always" || (challengeWhen === "until_set_up" && !method._authenticated);
}

/** Creates a payment method from a card number with expiry and CVC, or from a token. */
export function createPaymentMethod(
  context: SandboxContext,
  { params }: Pick<Call, "params">,
): PaymentMethod {
  const card = readGroup(params, "card");
  if (!card) throw missingParameter("card");
  return storePaymentMethod(context, readCard(context, card), params);
}

function storePaymentMethod(
  context: SandboxContext,
  card: EnteredCard,
  params: Params,
): PaymentMethod {
  const billing = readGroup(params, "billing_details") ?? {};
  const address = readGroup(billing, "address") ?? {};
  const parts = ["city", "country", "line1", "line2", "postal_code", "state"];
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: readChoice(params, "allow_redisplay", redisplays) ?? "unspecified",
    billing_details: {
      address: Object.fromEntries(parts.map((part) => [part, textOrNull(address, part)])),
      email: textOrNull(billing, "email"),
      name: textOrNull(billing, "name"),
      phone: textOrNull(billing, "phone"),
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: card.cvcGiven === false ? null : "pass",
      },
      country: card.country ?? "US",
      display_brand: card.brand,
      exp_month: card.month ?? 12,
      exp_year: card.year ?? new Date(context.nowSeconds() * 1000).getUTCFullYear() + 4,
      fingerprint: fingerprintOf(card.number),
      funding: "credit",
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.nowSeconds(),
    customer: null,
    livemode: false,
    metadata: readMetadata(params),
    type: "card",
  };
  context.create(null, method);
  return method;
}

/** The payment method with this id; a test id such as `pm_card_visa` creates a new one. */
export function resolvePaymentMethod(
  context: SandboxContext,
  id: string,
  param = "payment_method",
): PaymentMethod {
  if (cardByToken(id)) return storePaymentMethod(context, readTokenCard(id, param), {});
  return findObject<PaymentMethod>(context, "payment_method", id, param);
}

/**
 * The payment method of a confirmation: `payment_method`, or a new one from `payment_method_data`;
 * undefined if neither is given.
 */
export function givenPaymentMethod(
  context: SandboxContext,
  params: Params,
): PaymentMethod | undefined {
  const id = readText(params, "payment_method");
  if (id) return resolvePaymentMethod(context, id);
  const data = readGroup(params, "payment_method_data");
  return data && createPaymentMethod(context, { params: data });
}

/** The payment method to confirm an intent with: the given one, or else the intent's own. */
export function methodToConfirm(
  context: SandboxContext,
  intent: { payment_method: string | null },
  given: PaymentMethod | undefined,
): PaymentMethod | null {
  const id = intent.payment_method;
  return (
    given ??
    (id ? findObject<PaymentMethod>(context, "payment_method", id, "payment_method") : null)
  );
}

/** Cards never redirect, so both values of `allow_redirects` are accepted. */
export const readAutomaticPaymentMethods = (params: Params) => ({
  allow_redirects:
    readChoice(readGroup(params, "automatic_payment_methods") ?? {}, "allow_redirects", [
      "always",
      "never",
    ]) ?? "always",
  enabled: true as const,
});
/** Parameters of `automaticMethods`. */
export const automaticPaymentMethodReads: SupportedParameters = withinGroup(
  "automatic_payment_methods",
  ["allow_redirects", "enabled=true"],
);

/** Marks a card as authenticated and attaches it to the customer, for off-session charges. */
export function saveAuthenticatedCard(
  context: SandboxContext,
  method: PaymentMethod,
  customer: string | null,
): void {
  method._authenticated = true;
  context.store.put(method);
  if (customer)
    attachToCustomer(context, method, findObject<Customer>(context, "customer", customer));
}

/** Attaches a card to a customer; does nothing if it is attached to them already. */
export function attachToCustomer(
  context: SandboxContext,
  method: PaymentMethod,
  customer: Customer,
): void {
  if (method.customer === customer.id) return;
  if (method.customer !== null) {
    throw invalidRequest(
      "The payment method you provided has already been attached to a customer.",
      { param: "payment_method" },
    );
  }
  method.customer = customer.id;
  context.update("payment_method.attached", method);
}

function attachPaymentMethod(context: SandboxContext, { ids, params }: Call): PaymentMethod {
  const customer = findCustomer(context, requireText(params, "customer"));
  const method = resolvePaymentMethod(context, ids[0]!, "id");
  const { decline } = testCardOf(method);
  if (decline) throw cardDeclinedError(decline);
  attachToCustomer(context, method, customer);
  return method;
}

function detachPaymentMethod(context: SandboxContext, { ids }: Call): PaymentMethod {
  const method = findObject<PaymentMethod>(context, "payment_method", ids[0]!);
  if (method.customer === null) {
    throw invalidRequest(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
      { param: "payment_method" },
    );
  }
  const customer = context.store.get<Customer>(method.customer);
  if (customer?.invoice_settings.default_payment_method === method.id) {
    customer.invoice_settings.default_payment_method = null;
    context.update("customer.updated", customer);
  }
  method.customer = null;
  context.update("payment_method.detached", method);
  return method;
}

function listPaymentMethods(context: SandboxContext, call: Call): object {
  const customer = call.ids[0] ?? readText(call.params, "customer");
  if (customer) findCustomer(context, customer);
  // Without a customer Stripe lists no cards.
  const { match } = fieldFilter(call.params, ["allow_redisplay"]);
  const query = customer ? { customer, match } : { match: { customer: "" } };
  return listPage<PaymentMethod>(context, "payment_method", call, query);
}

/** A card of the customer in the path. */
function readOwnMethod(context: SandboxContext, { ids: [customer, id] }: Call): PaymentMethod {
  assertCardOfCustomer(context, findCustomer(context, customer!).id, id!, "id");
  return findObject<PaymentMethod>(context, "payment_method", id!);
}

const cardReads: SupportedParameters = [
  ...["type=card", "allow_redisplay", "metadata"],
  ...withinGroup("card", ["number", "exp_month", "exp_year", "cvc", "token"]),
  ...withinGroup("billing_details", ["address", "email", "name", "phone"]),
];
const list = {
  reads: [...pageReads, "allow_redisplay", "type=card"],
  run: listPaymentMethods,
};

export const paymentMethodMethods: readonly Method[] = [
  ...resource("paymentMethods", "/v1/payment_methods", {
    create: { reads: cardReads, run: createPaymentMethod },
    list: { ...list, reads: [...list.reads, "customer"] },
    retrieve: retrieveMethod<PaymentMethod>("payment_method"),
    attach: { reads: ["customer"], run: attachPaymentMethod },
    detach: { reads: [], run: detachPaymentMethod },
  }),
  ...resource("customers", "/v1/customers/{id}/payment_methods", {
    listPaymentMethods: { at: "GET ", ...list },
    retrievePaymentMethod: { at: "GET /{id}", reads: [], run: readOwnMethod },
  }),
];
