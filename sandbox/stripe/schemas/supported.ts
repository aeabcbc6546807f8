import { invalidRequest } from "../errors.ts";
import type { FormValue, Params } from "../form.ts";

/**
 * What a verb reads of the parameters that Stripe knows, written as Stripe writes them: `email`,
 * `metadata` (a group as a whole), `items[][price]`. `type=card`: no other value is taken, because
 * the sandbox does the same whatever is sent.
 */
export type Reads = readonly string[];

/** The same parameters inside a group: `card[number]` as `payment_method_data[card][number]`. */
export const inside = (group: string, reads: Reads): Reads =>
  reads.map((name) => name.replace(/^[^[=]+/, (first) => `${group}[${first}]`));

/**
 * Refuses what Stripe would take and the sandbox would silently ignore: an answer that pretends
 * is worse than none. Throws a 400 with `param` as it was sent.
 */
export function refuseUnsupported(reads: Reads, params: Params): void {
  for (const [name, value] of Object.entries(params)) refuseIn(reads, value, name);
}

function refuseIn(reads: Reads, value: FormValue, name: string): void {
  const known = name.replace(/\[\d+\]/g, "[]");
  if (reads.includes(known)) return;
  if (typeof value !== "string") {
    for (const [key, inner] of Object.entries(value)) refuseIn(reads, inner, `${name}[${key}]`);
    return;
  }
  if (reads.includes(`${known}=${value}`)) return;
  const others = reads.some((read) => read.startsWith(`${known}=`));
  const message = others
    ? `The Stripe sandbox does not support this value of ${name}: ${value.slice(0, 100)}`
    : `The Stripe sandbox does not support this parameter: ${name}`;
  throw invalidRequest(message, { param: name, code: "parameter_unknown" });
}
