import qs from "qs";
import { invalidRequest } from "./errors.ts";

export type FormValue = string | FormValue[] | Params;
/** Decoded parameters; every leaf is text. */
export interface Params {
  [name: string]: FormValue;
}

const maxFields = 2_000;
const maxDepth = 8;

/**
 * Decodes `a[b][0]=c&expand[]=d`, as Stripe nests parameters. Maps with the keys 0, 1, 2… become
 * lists. @throws ApiError 400 for malformed names
 */
export function decodeForm(text: string): Params {
  try {
    return qs.parse(text, {
      // The default turns lists of more than twenty into maps.
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
