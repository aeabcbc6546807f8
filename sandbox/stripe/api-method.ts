import type { SandboxContext } from "./context.ts";
import { notFound } from "./errors.ts";
import type { Params } from "./form.ts";
import type { SupportedParameters } from "./schemas/supported.ts";
import type { Stored } from "./store.ts";

export interface Call {
  params: Params;
  /** Values of `{id}` in the path, in order. */
  ids: string[];
  path: string;
}

/** Implementation of an API method: synchronous, inside one transaction. */
export type MethodHandler = (context: SandboxContext, call: Call) => object;

export interface Method {
  verb: "GET" | "POST" | "DELETE";
  /** With the placeholder `{id}`. */
  path: string;
  /** Name in the SDK, `customers.create`; also the key of its parameter schema. */
  name: string;
  /** Parameters that `run` reads; all others are refused. */
  reads: SupportedParameters;
  run: MethodHandler;
}

/** Computes a field that is only included when it is expanded. */
export type Include = (context: SandboxContext, object: never) => unknown;

/** Names of object types in Stripe's message «No such …». */
const resourceNames: Record<string, string> = {
  payment_method: "PaymentMethod",
  "checkout.session": "checkout.session",
  "billing_portal.session": "billing_portal.session",
  setup_intent: "setupintent",
};

/** The object with this id and type. @throws ApiError `resource_missing` */
export function findObject<T extends Stored>(
  context: SandboxContext,
  type: T["object"],
  id: string,
  param?: string,
): T {
  const found = context.store.get<T>(id);
  if (found?.object === type) return found;
  throw notFound(resourceNames[type] ?? type, id.slice(0, 200), param);
}
