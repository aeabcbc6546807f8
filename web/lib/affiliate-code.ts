import { keep, readKept } from "./kept.ts";

const key = "kolmena_affiliate_code";
const clickKey = "kolmena_affiliate_click";

/** The code of who sent this visitor, as the storage has it; undefined without one. */
export function readAffiliateCode(): string | undefined {
  return readKept("browser", key)?.trim().slice(0, 40) || undefined;
}

/** Who sent this visitor last, and the click that the server counted: null when it counted none. */
export function keepAffiliate({ code, clickId }: { code: string; clickId: string | null }): void {
  // A repeated visit by the same link is not counted again: the first click stays the one that counts.
  if (clickId !== null || readAffiliateCode() !== code) keep("browser", clickKey, clickId);
  keep("browser", key, code);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The click that brought the code, as the storage has it; undefined without one. */
export function readAffiliateClick(): string | undefined {
  const kept = readKept("browser", clickKey)?.trim();
  // Whatever else stood there would have the whole form refused.
  return kept && uuid.test(kept) ? kept : undefined;
}

/** Who sent this visitor, as a sign-up, a trial or an order says it: nothing without a code. */
export function recommendation(): { affiliateCode?: string; affiliateClickId?: string } {
  const affiliateCode = readAffiliateCode();
  const affiliateClickId = readAffiliateClick();
  if (!affiliateCode) return {};
  return { affiliateCode, ...(affiliateClickId ? { affiliateClickId } : {}) };
}

/** Whoever sent this visitor is not told of them any more. */
export function forgetAffiliateCode(): void {
  keep("browser", key, null);
  keep("browser", clickKey, null);
}
