import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { notFound } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId, randomText } from "../ids.ts";
import { listPage } from "../lists.ts";
import {
  type Metadata,
  readGroup,
  readMetadata,
  readText,
  readTexts,
  textOrNull,
} from "../params.ts";
import { fieldFilter, pageReads, resource } from "../resources.ts";
import type { Stored } from "../store.ts";

export interface Customer extends Stored {
  object: "customer";
  address: Record<string, string | null> | null;
  /** Cents; a negative balance is credit for the next invoice. */
  balance: number;
  currency: string | null;
  default_source: null;
  delinquent: boolean;
  deleted?: true;
  description: string | null;
  discount: null;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: null;
    rendering_options: null;
  };
  livemode: false;
  metadata: Metadata;
  name: string | null;
  next_invoice_sequence: number;
  phone: string | null;
  preferred_locales: string[];
  shipping: null;
  tax_exempt: "none";
  test_clock: string | null;
}

/** The customer. @throws ApiError `resource_missing`, also for a deleted one */
export function findCustomer(context: SandboxContext, id: string, param = "customer"): Customer {
  const customer = findObject<Customer>(context, "customer", id, param);
  if (customer.deleted) throw notFound("customer", id, param);
  return customer;
}

export function createCustomer(
  context: SandboxContext,
  { params }: Pick<Call, "params">,
): Customer {
  const testClock = textOrNull(params, "test_clock");
  if (testClock) findObject(context, "test_helpers.test_clock", testClock, "test_clock");
  const customer: Customer = {
    id: newId("cus", 14),
    object: "customer",
    address: null,
    balance: 0,
    created: context.nowSeconds(testClock),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: testClock,
  };
  applyParams(context, customer, params);
  context.create("customer.created", customer);
  return customer;
}

function updateCustomer(context: SandboxContext, { ids, params }: Call): Customer {
  const customer = findCustomer(context, ids[0]!, "id");
  applyParams(context, customer, params);
  context.update("customer.updated", customer);
  return customer;
}

function applyParams(context: SandboxContext, customer: Customer, params: Params): void {
  for (const field of ["email", "name", "phone", "description"] as const) {
    if (readText(params, field) !== undefined) customer[field] = textOrNull(params, field);
  }
  if (params.address !== undefined) {
    const address = readGroup(params, "address");
    const parts = ["city", "country", "line1", "line2", "postal_code", "state"];
    customer.address = address
      ? Object.fromEntries(parts.map((part) => [part, textOrNull(address, part)]))
      : null;
  }
  if (params.preferred_locales !== undefined) {
    customer.preferred_locales = readTexts(params, "preferred_locales");
  }
  customer.metadata = readMetadata(params, customer.metadata);
  const chosen = readText(readGroup(params, "invoice_settings") ?? {}, "default_payment_method");
  if (chosen !== undefined) {
    if (chosen)
      assertCardOfCustomer(
        context,
        customer.id,
        chosen,
        "invoice_settings[default_payment_method]",
      );
    customer.invoice_settings.default_payment_method = chosen || null;
  }
}

/** @throws ApiError `resource_missing` if the payment method belongs to somebody else */
export function assertCardOfCustomer(
  context: SandboxContext,
  customer: string,
  id: string,
  param: string,
): void {
  const method = findObject<Stored & { customer: string | null }>(
    context,
    "payment_method",
    id,
    param,
  );
  if (method.customer !== customer) throw notFound("PaymentMethod", id, param);
}

function readCustomer(context: SandboxContext, { ids }: Call): object {
  const customer = findObject<Customer>(context, "customer", ids[0]!);
  if (customer.deleted) return { id: customer.id, object: "customer", deleted: true };
  return customer;
}

function listCustomers(context: SandboxContext, call: Call): object {
  const { match } = fieldFilter(call.params, ["email", "test_clock"]);
  // Customers without `deleted` match null.
  return listPage<Customer>(context, "customer", call, { match: { ...match, deleted: null } });
}

const customerReads = [
  ...["address", "description", "email", "invoice_settings[default_payment_method]"],
  ...["metadata", "name", "phone", "preferred_locales"],
];

export const customerMethods = resource("customers", "/v1/customers", {
  create: { reads: [...customerReads, "test_clock"], run: createCustomer },
  list: { reads: [...pageReads, "created", "email", "test_clock"], run: listCustomers },
  retrieve: { reads: [], run: readCustomer },
  update: { reads: customerReads, run: updateCustomer },
});
