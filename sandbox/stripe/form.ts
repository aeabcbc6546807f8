import qs from "qs";
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
  try {
    return qs.parse(text, {
      // Its default holds twenty and makes a map of more.
      arrayLimit: maxFields,
      depth: maxDepth,
      duplicates: "last",
      parameterLimit: maxFields,
      plainObjects: true,
      strictDepth: true,
      throwOnLimitExceeded: true,
    }) as Params;
  } catch (error) {
    if (error instanceof RangeError) throw invalidRequest(`Invalid parameters: ${error.message}`);
    throw error;
  }
}
