import { invalidRequest, notFound } from "./errors.ts";
import type { Params } from "./form.ts";
import { readGroup, readInteger, readText } from "./params.ts";
import type { ListQuery, Stored } from "./store.ts";
import type { World } from "./world.ts";

export interface List<T> {
  object: "list";
  url: string;
  has_more: boolean;
  data: T[];
}

/** One page by `limit`, `starting_after`, `ending_before` and `created`, newest first. */
export function listPage<T extends Stored>(
  world: World,
  type: string,
  { params, path }: { params: Params; path: string },
  query: ListQuery = {},
): List<T> {
  const limit = readInteger(params, "limit") ?? 10;
  if (limit < 1 || limit > 100) {
    const message = `Invalid integer: ${limit}. Must be between 1 and 100.`;
    throw invalidRequest(message, { param: "limit" });
  }
  const startingAfter = cursor(world, params, "starting_after");
  const endingBefore = cursor(world, params, "ending_before");
  const found = world.store.list<T>(type, {
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

/** A list that stands whole inside an object. */
export function wholeList<T>(url: string, data: T[]): List<T> & { total_count: number } {
  return { object: "list", data, has_more: false, total_count: data.length, url };
}

function cursor(world: World, params: Params, name: string): string | undefined {
  const id = readText(params, name);
  if (id === undefined) return undefined;
  if (!world.store.get(id)) throw notFound("object", id, name);
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
