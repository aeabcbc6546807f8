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

/** Whoever sent this visitor is not told of them any more. */
export function forgetAffiliateCode(): void {
  keep("browser", key, null);
  keep("browser", clickKey, null);
}
