import { consentKey } from "./analytics.ts";
import { readKeptJson } from "./kept.ts";

/** What people agree to, or do not, by the name that their choice is kept under. */
export const agreedCategory = "pixel";

/** Said on the document when somebody agrees. */
export const agreedEvent = "kolmena:agreed";

/** Whether this browser's person was asked and said no: it holds until they say otherwise. */
export function hasRefused(): boolean {
  const choice = readKeptJson("browser", consentKey) as { categories?: unknown } | null;
  return Array.isArray(choice?.categories) && !choice.categories.includes(agreedCategory);
}
