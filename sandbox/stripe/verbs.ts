import { notFound } from "./errors.ts";
import type { Params } from "./form.ts";
import type { Reads } from "./schemas/supported.ts";
import type { Stored } from "./store.ts";
import type { World } from "./world.ts";

export interface Call {
  params: Params;
  /** What stands for `{id}` in the path, in order. */
  ids: string[];
  path: string;
}

/** One method of the API: runs inside one transaction, synchronously. */
export type Verb = (world: World, call: Call) => object;

export interface Method {
  verb: "GET" | "POST" | "DELETE";
  /** With `{id}` where an id stands. */
  path: string;
  /** As in the SDK: `customers.create`; names the schema of its parameters. */
  name: string;
  /** Every parameter that `run` reads; others that Stripe knows are refused. */
  reads: Reads;
  run: Verb;
}

/** Computes a field that is answered only when it is expanded. */
export type Include = (world: World, object: never) => unknown;

/** Stripe's words for kinds of objects in «No such …». */
const words: Record<string, string> = {
  payment_method: "PaymentMethod",
  "checkout.session": "checkout.session",
  "billing_portal.session": "billing_portal.session",
  setup_intent: "setupintent",
};

/** The object with this id and kind; throws Stripe's `resource_missing`. */
export function find<T extends Stored>(
  world: World,
  type: T["object"],
  id: string,
  param?: string,
): T {
  const found = world.store.get<T>(id);
  if (found?.object === type) return found;
  throw notFound(words[type] ?? type, id.slice(0, 200), param);
}
