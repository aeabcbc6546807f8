import type { SandboxContext } from "./context.ts";
import { invalidRequest } from "./errors.ts";
import { withoutPrivateFields } from "./events.ts";
import { includable } from "./methods.ts";
import type { Stored } from "./store.ts";

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The object as in a response: without private fields, and with the ids at the given paths
 * (`latest_invoice.payments`, `data.customer`) replaced by their objects.
 */
export function expand(
  context: SandboxContext,
  object: unknown,
  paths: readonly string[],
): unknown {
  const answer = withoutPrivate(object);
  for (const path of paths) {
    const parts = path.split(".");
    const depth = parts.filter((part) => part !== "data").length;
    if (depth > 4) {
      const message = `You cannot expand more than 4 levels of a property. Property: ${path}`;
      throw invalidRequest(message, { param: "expand" });
    }
    expandPath(context, answer, parts, path);
  }
  return answer;
}

function expandPath(
  context: SandboxContext,
  at: unknown,
  [part, ...rest]: string[],
  path: string,
): void {
  if (part === undefined || at === null || at === undefined) return;
  if (Array.isArray(at)) {
    for (const item of at) expandPath(context, item, [part, ...rest], path);
    return;
  }
  if (!isFields(at)) throw unexpandable(part, path);
  const include = includable[String(at.object)]?.[part];
  if (include && at[part] === undefined) {
    // `include` needs the stored object with its private fields.
    const stored = context.store.get<Stored>(String(at.id)) ?? at;
    at[part] = withoutPrivate(include(context, stored as never));
  }
  const value = at[part];
  if (value === undefined) throw unexpandable(part, path);
  if (typeof value === "string") {
    const found = context.store.get<Stored>(value);
    if (!found) throw unexpandable(part, path);
    at[part] = withoutPrivate(found);
  } else if (rest.length === 0 && !include && !isFields(value) && value !== null) {
    throw unexpandable(part, path);
  }
  expandPath(context, at[part], rest, path);
}

function unexpandable(part: string, path: string) {
  const message = `This property cannot be expanded (${part}) in ${path}. You may want to try expanding a different property.`;
  return invalidRequest(message, { param: "expand" });
}

function withoutPrivate(value: unknown): unknown {
  if (!isFields(value)) return value;
  const own = withoutPrivateFields(value);
  if (own.object !== "list" || !Array.isArray(own.data)) return { ...own };
  return { ...own, data: own.data.map(withoutPrivate) };
}
