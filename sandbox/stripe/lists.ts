import type { SandboxContext } from "./context.ts";
import { invalidRequest, notFound } from "./errors.ts";
import type { Params } from "./form.ts";
import { readGroup, readInteger, readText } from "./params.ts";
import type { ListQuery, Stored } from "./store.ts";

export interface List<T> {
  object: "list";
  url: string;
  has_more: boolean;
  data: T[];
}

/** One page of stored objects, newest first; reads the pagination parameters and `created`. */
export function listPage<T extends Stored>(
  context: SandboxContext,
  type: string,
  { params, path }: { params: Params; path: string },
  query: ListQuery = {},
): List<T> {
  const limit = readLimit(params);
  const startingAfter = cursor(context, params, "starting_after");
  const endingBefore = cursor(context, params, "ending_before");
  const found = context.store.list<T>(type, {
    ...query,
    ...createdRange(params),
    startingAfter,
    endingBefore,
    limit: limit + 1,
  });
  const hasMore = found.length > limit;
  const data = endingBefore && hasMore ? found.slice(1) : found.slice(0, limit);
  return { object: "list", url: path, has_more: hasMore, data };
}

/** One page of a list inside an object, by the same pagination parameters. */
export function pageOf<T extends { id: string }>(
  all: readonly T[],
  { params, path }: { params: Params; path: string },
): List<T> {
  const limit = readLimit(params);
  const at = (name: string): number | undefined => {
    const id = readText(params, name);
    if (id === undefined) return undefined;
    const found = all.findIndex((item) => item.id === id);
    if (found < 0) throw notFound("object", id, name);
    return found;
  };
  const after = at("starting_after");
  const before = at("ending_before");
  const rest = all.slice(after === undefined ? 0 : after + 1, before);
  const data = before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: "list", url: path, has_more: rest.length > data.length, data };
}

function readLimit(params: Params): number {
  const limit = readInteger(params, "limit") ?? 10;
  if (limit >= 1 && limit <= 100) return limit;
  const message = `Invalid integer: ${limit}. Must be between 1 and 100.`;
  throw invalidRequest(message, { param: "limit" });
}

/** A complete list inside an object. */
export function wholeList<T>(url: string, data: T[]): List<T> & { total_count: number } {
  return { object: "list", data, has_more: false, total_count: data.length, url };
}

function cursor(context: SandboxContext, params: Params, name: string): string | undefined {
  const id = readText(params, name);
  if (id === undefined) return undefined;
  if (!context.store.get(id)) throw notFound("object", id, name);
  return id;
}

function createdRange(params: Params): Pick<ListQuery, "createdFrom" | "createdTo"> {
  if (typeof params.created === "string") {
    const at = readInteger(params, "created");
    return at === undefined ? {} : { createdFrom: at, createdTo: at };
  }
  const range = readGroup(params, "created");
  if (!range) return {};
  const after = readInteger(range, "gt");
  const before = readInteger(range, "lt");
  return {
    createdFrom: readInteger(range, "gte") ?? (after === undefined ? undefined : after + 1),
    createdTo: readInteger(range, "lte") ?? (before === undefined ? undefined : before - 1),
  };
}
