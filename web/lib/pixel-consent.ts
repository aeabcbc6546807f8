import { consentKey } from "./analytics.ts";
import { readStorageJson } from "./browser-storage.ts";

/** The category of the stored consent that allows the pixel. */
export const pixelCategory = "pixel";

/** Dispatched on the document when the visitor agrees. */
export const pixelConsentEvent = "kolmena:agreed";

/** Whether the visitor has refused the pixel; valid until they change the choice. */
export function hasRefusedPixel(): boolean {
  const choice = readStorageJson("browser", consentKey) as { categories?: unknown } | null;
  return Array.isArray(choice?.categories) && !choice.categories.includes(pixelCategory);
}
