import type { Params } from "./form.ts";
import { listPage } from "./lists.ts";
import { readFlag, readText } from "./params.ts";
import type { Reads } from "./schemas/supported.ts";
import type { ListQuery, Stored } from "./store.ts";
import { find, type Method, type Verb } from "./verbs.ts";

/** One method of a kind of object. */
interface Action {
  /** Where it stands below the kind's address, where that is not the usual place. */
  at?: `${Method["verb"]} ${string}`;
  reads: Reads;
  run: Verb;
}

const usual: Record<string, Action["at"]> = {
  create: "POST ",
  list: "GET ",
  retrieve: "GET /{id}",
  update: "POST /{id}",
  del: "DELETE /{id}",
};

/**
 * The methods of one kind of object, by their names in the SDK. What is none of the usual five is
 * posted to `/{id}/<name>` unless it says otherwise.
 */
export function resource(name: string, path: string, actions: Record<string, Action>): Method[] {
  return Object.entries(actions).map(([action, { at, reads, run }]) => {
    const place = at ?? usual[action] ?? `POST /{id}/${action}`;
    const [verb, below] = place.split(" ") as [Method["verb"], string];
    return { verb, path: `${path}${below}`, name: `${name}.${action}`, reads, run };
  });
}

/** Answers the object with the id in the path. */
export function retrieves<T extends Stored>(type: T["object"]): Action {
  return { reads: [], run: (world, { ids }) => find<T>(world, type, ids[0]!) };
}

/** What every list reads. */
export const pageReads: Reads = ["limit", "starting_after", "ending_before"];

/** Pages of one kind, newest first: all, or those whose fields are what is asked for. */
export function lists(type: string, ...fields: readonly string[]): Action {
  return {
    reads: [...pageReads, ...fields],
    run: (world, call) => listPage(world, type, call, whereFields(call.params, fields)),
  };
}

/** Fields of an object that must be what the parameters of the same names say. */
export function whereFields(
  params: Params,
  fields: readonly string[],
): Pick<ListQuery, "customer" | "match"> & { match: Record<string, string | null> } {
  const match: Record<string, string> = {};
  for (const field of fields) {
    // `created` is a range, and the customer a column.
    if (field === "created" || field === "customer") continue;
    const value = readText(params, field);
    if (value) match[field] = value;
  }
  return {
    match,
    customer: fields.includes("customer") ? readText(params, "customer") : undefined,
  };
}

/** The same of fields that are true or false. */
export function whereFlags(params: Params, fields: readonly string[]): Record<string, boolean> {
  const flags: Record<string, boolean> = {};
  for (const field of fields) {
    const value = readFlag(params, field);
    if (value !== undefined) flags[field] = value;
  }
  return flags;
}
