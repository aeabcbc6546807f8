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
import type { Stored } from "../store.ts";
import { type Call, find, type Method } from "../verbs.ts";
import type { World } from "../world.ts";

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

export function createProduct(world: World, { params }: Pick<Call, "params">): Product {
  const id = textOrNull(params, "id") ?? newId("prod", 14);
  if (world.store.get(id)) {
    throw invalidRequest("Product already exists.", {
      param: "id",
      code: "resource_already_exists",
    });
  }
  const now = world.nowSeconds();
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
  write(product, params);
  world.create("product.created", product);
  return product;
}

function write(product: Product, params: Params): void {
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

function updateProduct(world: World, { ids, params }: Call): Product {
  const product = find<Product>(world, "product", ids[0]!);
  write(product, params);
  const chosen = readText(params, "default_price");
  if (chosen !== undefined) {
    if (chosen) find(world, "price", chosen, "default_price");
    product.default_price = chosen || null;
  }
  product.updated = world.nowSeconds();
  world.update("product.updated", product);
  return product;
}

const readProduct = (world: World, { ids }: Call) => find<Product>(world, "product", ids[0]!);

function listProducts(world: World, call: Call): object {
  const active = readFlag(call.params, "active");
  const ids = readTexts(call.params, "ids");
  if (ids.length === 0) {
    return listPage<Product>(world, "product", call, {
      flags: active === undefined ? {} : { active },
    });
  }
  const data = ids.flatMap((id) => world.store.get<Product>(id) ?? []);
  return { object: "list", url: call.path, has_more: false, data };
}

const root = "/v1/products";
export const productMethods: readonly Method[] = [
  { verb: "POST", path: root, name: "products.create", run: createProduct },
  { verb: "GET", path: root, name: "products.list", run: listProducts },
  { verb: "GET", path: `${root}/{id}`, name: "products.retrieve", run: readProduct },
  { verb: "POST", path: `${root}/{id}`, name: "products.update", run: updateProduct },
];
