import { findObject, type Method, type MethodHandler } from "./api-method.ts";
import type { Params } from "./form.ts";
import { listPage } from "./lists.ts";
import { readFlag, readText } from "./params.ts";
import type { SupportedParameters } from "./schemas/supported.ts";
import type { ListQuery, Stored } from "./store.ts";

/** One method of a resource. */
interface Action {
  /** HTTP verb and path below the resource, if not the default. */
  at?: `${Method["verb"]} ${string}`;
  reads: SupportedParameters;
  run: MethodHandler;
}

const defaultPlaces: Record<string, Action["at"]> = {
  create: "POST ",
  list: "GET ",
  retrieve: "GET /{id}",
  update: "POST /{id}",
  del: "DELETE /{id}",
};

/**
 * The methods of one resource, by their names in the SDK. A method without a default place and
 * without `at` is `POST /{id}/<name>`.
 */
export function resource(name: string, path: string, actions: Record<string, Action>): Method[] {
  return Object.entries(actions).map(([action, { at, reads, run }]) => {
    const verbAndPath = at ?? defaultPlaces[action] ?? `POST /{id}/${action}`;
    const [verb, subPath] = verbAndPath.split(" ") as [Method["verb"], string];
    return { verb, path: `${path}${subPath}`, name: `${name}.${action}`, reads, run };
  });
}

/** The method that returns the object with the id in the path. */
export function retrieveMethod<T extends Stored>(type: T["object"]): Action {
  return { reads: [], run: (context, { ids }) => findObject<T>(context, type, ids[0]!) };
}

/** Pagination parameters, which every list reads. */
export const pageReads: SupportedParameters = ["limit", "starting_after", "ending_before"];

/** The method that lists one type of object, newest first, filtered by the given fields. */
export function listMethod(type: string, ...fields: readonly string[]): Action {
  return {
    reads: [...pageReads, ...fields],
    run: (context, call) => listPage(context, type, call, fieldFilter(call.params, fields)),
  };
}

/** A query for objects whose fields equal the parameters of the same names. */
export function fieldFilter(
  params: Params,
  fields: readonly string[],
): Pick<ListQuery, "customer" | "match"> & { match: Record<string, string | null> } {
  const match: Record<string, string> = {};
  for (const field of fields) {
    // `created` is a range, and the customer has a column.
    if (field === "created" || field === "customer") continue;
    const value = readText(params, field);
    if (value) match[field] = value;
  }
  return {
    match,
    customer: fields.includes("customer") ? readText(params, "customer") : undefined,
  };
}

/** The same for boolean fields. */
export function flagFilter(params: Params, fields: readonly string[]): Record<string, boolean> {
  const flags: Record<string, boolean> = {};
  for (const field of fields) {
    const value = readFlag(params, field);
    if (value !== undefined) flags[field] = value;
  }
  return flags;
}
