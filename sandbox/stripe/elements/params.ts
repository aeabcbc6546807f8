import { invalidRequest } from "../errors.ts";
import type { Params } from "../form.ts";

/** A string in the JSON body of a browser; undefined if it is missing. */
export function readBodyText(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  if (typeof value === "string" && value.length <= 1_000) return value;
  throw invalidRequest(`Invalid string: ${name}`, { param: name });
}

function readObject(body: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = body[name] ?? {};
  if (typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  throw invalidRequest(`Invalid object: ${name}`, { param: name });
}

function pickTexts(body: Record<string, unknown>, names: readonly string[]): Params {
  const params: Params = {};
  for (const name of names) {
    const value = readBodyText(body, name);
    if (value !== undefined) params[name] = value;
  }
  return params;
}

/** The card that a browser sent, as parameters of an API method. */
export function cardParams(body: Record<string, unknown>): Params {
  return {
    type: "card",
    card: pickTexts(readObject(body, "card"), ["number", "exp_month", "exp_year", "cvc"]),
    billing_details: pickTexts(readObject(body, "billing_details"), ["name", "email", "phone"]),
  };
}
