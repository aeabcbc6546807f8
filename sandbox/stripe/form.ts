import { invalidRequest } from "./errors.ts";

export type FormValue = string | FormValue[] | Params;
/** Decoded parameters: every leaf is text, as it came. */
export interface Params {
  [name: string]: FormValue;
}

const maxFields = 2_000;
const maxDepth = 8;

/**
 * Decodes `a[b][0]=c&expand[]=d`, Stripe's way of nesting. Maps whose keys are 0, 1, 2… become
 * lists. Throws the 400 that Stripe would answer for names that do not nest.
 */
export function decodeForm(text: string): Params {
  const root: Params = Object.create(null);
  let fields = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    fields += 1;
    if (fields > maxFields) throw invalidRequest(`Too many parameters: at most ${maxFields}.`);
    place(root, pathOf(name), value, name);
  }
  return listed(root) as Params;
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`);
  const path = [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!)];
  if (path.length > maxDepth) throw invalidRequest(`Parameter nested too deeply: ${path[0]}`);
  return path;
}

function place(root: Params, path: string[], value: string, name: string): void {
  let at = root;
  for (const [index, part] of path.entries()) {
    const key = part === "" ? String(Object.keys(at).length) : part;
    if (index === path.length - 1) {
      if (typeof at[key] === "object") throw invalidRequest(`Invalid parameter: ${name}`);
      at[key] = value;
      return;
    }
    at[key] ??= Object.create(null) as Params;
    const next = at[key];
    if (typeof next === "string") throw invalidRequest(`Invalid parameter: ${name}`);
    at = next as Params;
  }
}

function listed(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every((_, at) => String(at) in value);
  if (isList) return entries.map((_, at) => listed(value[String(at)]!));
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}
