import { invalidRequest } from "../errors.ts";
import type { FormValue, Params } from "../form.ts";

/**
 * Parameters that a method supports, in Stripe's notation: `email`, `metadata` (a whole group),
 * `items[][price]`. `type=card` supports only this value, because the sandbox does not read it.
 */
export type SupportedParameters = readonly string[];

/** Puts parameters into a group: `card[number]` becomes `payment_method_data[card][number]`. */
export const withinGroup = (group: string, reads: SupportedParameters): SupportedParameters =>
  reads.map((name) => name.replace(/^[^[=]+/, (first) => `${group}[${first}]`));

/**
 * Refuses parameters that the sandbox would silently ignore, because a pretended success is worse
 * than an error. @throws ApiError 400 with `param` as it was sent
 */
export function refuseUnsupported(reads: SupportedParameters, params: Params): void {
  for (const [name, value] of Object.entries(params)) refuseValue(reads, value, name);
}

function refuseValue(reads: SupportedParameters, value: FormValue, name: string): void {
  const known = name.replace(/\[\d+\]/g, "[]");
  if (reads.includes(known)) return;
  if (typeof value !== "string") {
    for (const [key, inner] of Object.entries(value)) refuseValue(reads, inner, `${name}[${key}]`);
    return;
  }
  if (reads.includes(`${known}=${value}`)) return;
  const hasOtherValues = reads.some((read) => read.startsWith(`${known}=`));
  const message = hasOtherValues
    ? `The Stripe sandbox does not support this value of ${name}: ${value.slice(0, 100)}`
    : `The Stripe sandbox does not support this parameter: ${name}`;
  throw invalidRequest(message, { param: name, code: "parameter_unknown" });
}
