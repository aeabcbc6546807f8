import { forgetAffiliateCode } from "#web/lib/affiliate-code.ts";
import { forgetCountdown } from "./countdown.ts";

/** What the site keeps in a browser without being asked to: from here on it is not there. */
export function forgetKept(): void {
  forgetCountdown();
  forgetAffiliateCode();
}
