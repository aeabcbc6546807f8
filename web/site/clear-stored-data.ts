import { clearAffiliateCode } from "#web/lib/affiliate-code.ts";
import { consentKey } from "#web/lib/analytics.ts";
import { writeStorage } from "#web/lib/browser-storage.ts";
import { themeKey } from "#web/lib/theme.ts";
import { clearCountdown } from "./countdown.ts";

/** Removes everything that the site stores in the browser longer than a tab or a session. */
export function clearStoredData(): void {
  clearCountdown();
  clearAffiliateCode();
  writeStorage("browser", themeKey, null);
  writeStorage("browser", consentKey, null);
}
