import { invalidRequest, missingParameter } from "./errors.ts";
import type { FormValue, Params } from "./form.ts";

// Readers of decoded parameters. `undefined` means missing; an empty string unsets a value.

export function readText(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || typeof value === "string") return value;
  throw invalidRequest(`Invalid string: ${JSON.stringify(value)}`, { param: name });
}

export function requireText(params: Params, name: string): string {
  const value = readText(params, name);
  if (!value) throw missingParameter(name);
  return value;
}

/** The text, or null if it is empty or missing. */
export const textOrNull = (params: Params, name: string): string | null =>
  readText(params, name) || null;

export function readInteger(params: Params, name: string): number | undefined {
  const value = readText(params, name);
  if (value === undefined || value === "") return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, {
      param: name,
      code: "parameter_invalid_integer",
    });
  }
  return Number(value);
}

export function readFlag(params: Params, name: string): boolean | undefined {
  const value = readText(params, name);
  if (value === undefined || value === "") return undefined;
  if (value !== "true" && value !== "false") {
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
  }
  return value === "true";
}

export function readChoice<T extends string>(
  params: Params,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = readText(params, name);
  if (value === undefined || value === "") return undefined;
  const chosen = choices.find((choice) => choice === value);
  if (chosen) return chosen;
  const message = `Invalid ${name}: must be one of ${choices.join(", ")}`;
  throw invalidRequest(message, { param: name });
}

/** A nested map; undefined if it is missing or empty. */
export function readGroup(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === "") return undefined;
  if (isGroup(value)) return value;
  throw invalidRequest("Invalid object", { param: name });
}

/** A list of maps; empty if it is missing. */
export function readGroups(params: Params, name: string): Params[] {
  return readValues(params, name).map((value) => {
    if (isGroup(value)) return value;
    throw invalidRequest("Invalid array", { param: name });
  });
}

/** A list of texts; empty if it is missing. */
export function readTexts(params: Params, name: string): string[] {
  return readValues(params, name).map((value) => {
    if (typeof value === "string") return value;
    throw invalidRequest("Invalid array", { param: name });
  });
}

function readValues(params: Params, name: string): FormValue[] {
  const value = params[name];
  if (value === undefined || value === "") return [];
  if (Array.isArray(value)) return value;
  throw invalidRequest("Invalid array", { param: name });
}

const isGroup = (value: FormValue): value is Params =>
  typeof value === "object" && !Array.isArray(value);

export type Metadata = Record<string, string>;

/** Merges metadata: given keys are set, empty values remove a key, `metadata=` removes all. */
export function readMetadata(params: Params, before: Metadata = {}): Metadata {
  const given = params.metadata;
  if (given === undefined) return before;
  if (given === "") return {};
  const merged = { ...before };
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== "string") throw invalidRequest("Invalid metadata", { param: "metadata" });
    if (key.length > 40 || value.length > 500) {
      const message = "Metadata keys can have up to 40 characters and values up to 500 characters";
      throw invalidRequest(message, { param: `metadata[${key}]` });
    }
    if (value === "") delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > 50) {
    throw invalidRequest("Metadata can only have up to 50 keys", { param: "metadata" });
  }
  return merged;
}
