import { forgetAffiliateCode } from "#web/lib/affiliate-code.ts";
import { consentKey } from "#web/lib/analytics.ts";
import { keep } from "#web/lib/kept.ts";
import { themeKey } from "#web/lib/theme.ts";
import { forgetCountdown } from "./countdown.ts";

/** All that the site keeps in a browser beyond a tab's life and a session's: it is not there any more. */
export function forgetKept(): void {
  forgetCountdown();
  forgetAffiliateCode();
  keep("browser", themeKey, null);
  keep("browser", consentKey, null);
}
