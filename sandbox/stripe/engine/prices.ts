import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest, missingParameter } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId } from "../ids.ts";
import { type List, listPage } from "../lists.ts";
import {
  type Metadata,
  readChoice,
  readFlag,
  readGroup,
  readInteger,
  readMetadata,
  readText,
  readTexts,
  requireText,
  textOrNull,
} from "../params.ts";
import { fieldFilter, flagFilter, pageReads, resource, retrieveMethod } from "../resources.ts";
import { type SupportedParameters, withinGroup } from "../schemas/supported.ts";
import type { Stored } from "../store.ts";
import { createProduct, type Product, productReads } from "./products.ts";
import type { Recurring } from "./recurring.ts";

export interface Price extends Stored {
  object: "price";
  active: boolean;
  billing_scheme: "per_unit";
  currency: string;
  custom_unit_amount: null;
  livemode: false;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: (Recurring & PriceUsage) | null;
  tax_behavior: string;
  tiers_mode: null;
  transform_quantity: null;
  type: "one_time" | "recurring";
  unit_amount: number;
  unit_amount_decimal: string;
  /** Created from `price_data`: inactive, but its line can be charged. */
  _inline?: true;
}

interface PriceUsage {
  meter: null;
  trial_period_days: null;
  usage_type: "licensed";
}

function createPrice(context: SandboxContext, { params }: Pick<Call, "params">): Price {
  const productData = readGroup(params, "product_data");
  const product = productData
    ? createProduct(context, { params: productData })
    : findObject<Product>(context, "product", requireText(params, "product"), "product");
  const price = newPrice(context, params, product.id);
  takeLookupKey(context, price, params);
  context.create("price.created", price);
  return price;
}

/** Creates an inactive price from the `price_data` of one line. */
export function inlinePrice(context: SandboxContext, data: Params): Price {
  const productData = readGroup(data, "product_data");
  const product = productData
    ? createProduct(context, { params: productData })
    : findObject<Product>(context, "product", requireText(data, "product"), "product");
  const price: Price = { ...newPrice(context, data, product.id), active: false, _inline: true };
  context.create("price.created", price);
  return price;
}

function newPrice(context: SandboxContext, params: Params, product: string): Price {
  const amount = readInteger(params, "unit_amount");
  if (amount === undefined) throw missingParameter("unit_amount");
  if (amount < 0) throw invalidRequest("Invalid non-negative integer", { param: "unit_amount" });
  const recurring = readGroup(params, "recurring");
  return {
    id: newId("price"),
    object: "price",
    active: readFlag(params, "active") ?? true,
    billing_scheme: "per_unit",
    created: context.nowSeconds(),
    currency: requireText(params, "currency").toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: textOrNull(params, "lookup_key"),
    metadata: readMetadata(params),
    nickname: textOrNull(params, "nickname"),
    product,
    recurring: recurring ? readRecurring(recurring) : null,
    tax_behavior: readText(params, "tax_behavior") ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

function readRecurring(params: Params): Recurring & PriceUsage {
  const interval = readChoice(params, "interval", ["day", "week", "month", "year"]);
  if (!interval) throw missingParameter("recurring[interval]");
  const count = readInteger(params, "interval_count") ?? 1;
  if (count < 1 || count > 36) {
    throw invalidRequest("Invalid integer", { param: "recurring[interval_count]" });
  }
  return {
    interval,
    interval_count: count,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** Lookup keys are unique: only `transfer_lookup_key` takes one from another price. */
function takeLookupKey(context: SandboxContext, price: Price, params: Params): void {
  if (!price.lookup_key) return;
  const match = { lookup_key: price.lookup_key };
  const other = context.store.list<Price>("price", { match }).find(({ id }) => id !== price.id);
  if (!other) return;
  if (!readFlag(params, "transfer_lookup_key")) {
    throw invalidRequest(
      `A price (\`${other.id}\`) already uses that lookup key. You may transfer it by passing \`transfer_lookup_key=true\`.`,
      { param: "lookup_key", code: "resource_already_exists" },
    );
  }
  other.lookup_key = null;
  context.update("price.updated", other);
}

function updatePrice(context: SandboxContext, { ids, params }: Call): Price {
  const price = findObject<Price>(context, "price", ids[0]!);
  price.active = readFlag(params, "active") ?? price.active;
  if (params.nickname !== undefined) price.nickname = textOrNull(params, "nickname");
  price.tax_behavior = readText(params, "tax_behavior") ?? price.tax_behavior;
  price.metadata = readMetadata(params, price.metadata);
  if (params.lookup_key !== undefined) {
    price.lookup_key = textOrNull(params, "lookup_key");
    takeLookupKey(context, price, params);
  }
  context.update("price.updated", price);
  return price;
}

const priceFields = ["product", "currency", "type"];

function listPrices(context: SandboxContext, call: Call): List<Price> {
  const { params } = call;
  const keys = readTexts(params, "lookup_keys");
  return listPage<Price>(context, "price", call, {
    ...fieldFilter(params, priceFields),
    flags: flagFilter(params, ["active"]),
    anyOf: keys.length > 0 ? { lookup_key: keys } : {},
  });
}

/** Parameters of every price, also of `price_data`. */
const inlineReads: SupportedParameters = [
  ...["currency", "product", "recurring[interval]", "recurring[interval_count]"],
  ...["tax_behavior", "unit_amount"],
];
/** `price_data` of subscription items. */
export const itemPriceReads: SupportedParameters = withinGroup("price_data", inlineReads);
/** `price_data` of a session's line items, which may include `product_data`. */
export const linePriceReads: SupportedParameters = withinGroup("price_data", [
  ...inlineReads,
  ...withinGroup("product_data", [
    "description",
    "images",
    "metadata",
    "name",
    "tax_code",
    "unit_label",
  ]),
]);
const storedPriceReads = ["active", "lookup_key", "metadata", "nickname", "transfer_lookup_key"];

export const priceMethods = resource("prices", "/v1/prices", {
  create: {
    reads: [
      ...inlineReads,
      ...storedPriceReads,
      ...withinGroup("product_data", productReads),
      ...["billing_scheme=per_unit", "recurring[usage_type]=licensed"],
    ],
    run: createPrice,
  },
  list: {
    reads: [...pageReads, ...priceFields, "active", "created", "lookup_keys"],
    run: listPrices,
  },
  retrieve: retrieveMethod<Price>("price"),
  update: { reads: [...storedPriceReads, "tax_behavior"], run: updatePrice },
});
