import { invalidRequest } from "../errors.ts";
import type { Params } from "../form.ts";

/** A text of a browser's body; undefined where it is missing. */
export function textIn(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (typeof value === "string" && value.length <= 1_000) return value;
  throw invalidRequest(`Invalid string: ${name}`, { param: name });
}

function groupIn(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = body[name] ?? {};
  if (typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  throw invalidRequest(`Invalid object: ${name}`, { param: name });
}

function texts(body: Record<string, unknown>, names: readonly string[]): Params {
  const params: Params = {};
  for (const name of names) {
    const value = textIn(body, name);
    if (value !== undefined) params[name] = value;
  }
  return params;
}

/** The card that a browser sent, as the API's methods take it. */
export function cardParams(body: Record<string, unknown>): Params {
  return {
    type: "card",
    card: texts(groupIn(body, "card"), ["number", "exp_month", "exp_year", "cvc"]),
    billing_details: texts(groupIn(body, "billing_details"), ["name", "email", "phone"]),
  };
}
