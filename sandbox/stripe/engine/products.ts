import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId } from "../ids.ts";
import { listPage } from "../lists.ts";
import {
  type Metadata,
  readFlag,
  readMetadata,
  readText,
  readTexts,
  requireText,
  textOrNull,
} from "../params.ts";
import { flagFilter, pageReads, resource, retrieveMethod } from "../resources.ts";
import type { SupportedParameters } from "../schemas/supported.ts";
import type { Stored } from "../store.ts";

export interface Product extends Stored {
  object: "product";
  active: boolean;
  default_price: string | null;
  description: string | null;
  images: string[];
  livemode: false;
  marketing_features: [];
  metadata: Metadata;
  name: string;
  package_dimensions: null;
  shippable: null;
  statement_descriptor: string | null;
  tax_code: string | null;
  tax_details: null;
  type: "service";
  unit_label: string | null;
  updated: number;
  url: string | null;
}

export function createProduct(context: SandboxContext, { params }: Pick<Call, "params">): Product {
  const id = textOrNull(params, "id") ?? newId("prod", 14);
  if (context.store.get(id)) {
    throw invalidRequest("Product already exists.", {
      param: "id",
      code: "resource_already_exists",
    });
  }
  const now = context.nowSeconds();
  const product: Product = {
    id,
    object: "product",
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: requireText(params, "name"),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: now,
    url: null,
  };
  applyParams(product, params);
  context.create("product.created", product);
  return product;
}

function applyParams(product: Product, params: Params): void {
  product.name = readText(params, "name") || product.name;
  product.active = readFlag(params, "active") ?? product.active;
  for (const field of [
    "description",
    "statement_descriptor",
    "tax_code",
    "unit_label",
    "url",
  ] as const) {
    if (params[field] !== undefined) product[field] = textOrNull(params, field);
  }
  if (params.images !== undefined) product.images = readTexts(params, "images");
  product.metadata = readMetadata(params, product.metadata);
}

function updateProduct(context: SandboxContext, { ids, params }: Call): Product {
  const product = findObject<Product>(context, "product", ids[0]!);
  applyParams(product, params);
  const chosen = readText(params, "default_price");
  if (chosen !== undefined) {
    if (chosen) findObject(context, "price", chosen, "default_price");
    product.default_price = chosen || null;
  }
  product.updated = context.nowSeconds();
  context.update("product.updated", product);
  return product;
}

function listProducts(context: SandboxContext, call: Call): object {
  const ids = readTexts(call.params, "ids");
  return listPage<Product>(context, "product", call, {
    flags: flagFilter(call.params, ["active"]),
    anyOf: ids.length > 0 ? { id: ids } : {},
  });
}

/** Parameters of a product that `product_data` of a price has, too. */
export const productReads: SupportedParameters = [
  ...["active", "id", "metadata", "name", "statement_descriptor", "tax_code", "unit_label"],
];
const moreReads = ["description", "images", "url"];

export const productMethods = resource("products", "/v1/products", {
  create: { reads: [...productReads, ...moreReads, "type=service"], run: createProduct },
  list: { reads: [...pageReads, "active", "created", "ids", "type=service"], run: listProducts },
  retrieve: retrieveMethod<Product>("product"),
  update: {
    reads: [...productReads.filter((name) => name !== "id"), ...moreReads, "default_price"],
    run: updateProduct,
  },
});
