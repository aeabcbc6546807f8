import { readStorage, writeStorage } from "./browser-storage.ts";

const key = "kolmena_affiliate_code";
const clickKey = "kolmena_affiliate_click";

/** The code of the affiliate who sent this visitor, from browser storage; undefined without one. */
export function readAffiliateCode(): string | undefined {
  return readStorage("browser", key)?.trim().slice(0, 40) || undefined;
}

/** Stores the last affiliate and the click that the server counted; `clickId` is null when it counted none. */
export function saveAffiliate({ code, clickId }: { code: string; clickId: string | null }): void {
  // The server counts a repeated visit by the same link once: the first click stays stored.
  if (clickId !== null || readAffiliateCode() !== code) writeStorage("browser", clickKey, clickId);
  writeStorage("browser", key, code);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The click that brought the code, from browser storage; undefined without a valid one. */
function readAffiliateClick(): string | undefined {
  const clickId = readStorage("browser", clickKey)?.trim();
  // The server would refuse the whole form for a malformed id.
  return clickId && uuid.test(clickId) ? clickId : undefined;
}

/** The affiliate fields for the body of a sign-up, a trial or an order; empty without a code. */
export function referralFields(): { affiliateCode?: string; affiliateClickId?: string } {
  const affiliateCode = readAffiliateCode();
  const affiliateClickId = readAffiliateClick();
  if (!affiliateCode) return {};
  return { affiliateCode, ...(affiliateClickId ? { affiliateClickId } : {}) };
}

/** Later sign-ups and orders are no longer attributed to the affiliate. */
export function clearAffiliateCode(): void {
  writeStorage("browser", key, null);
  writeStorage("browser", clickKey, null);
}
