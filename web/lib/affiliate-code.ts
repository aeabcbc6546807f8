import { keep, readKept } from "./kept.ts";

const key = "kolmena_affiliate_code";

/** The code of who sent this visitor, as the storage has it; undefined without one. */
export function readAffiliateCode(): string | undefined {
  return readKept("browser", key)?.trim().slice(0, 40) || undefined;
}

/** Whoever sent this visitor is not told of them any more. */
export function forgetAffiliateCode(): void {
  keep("browser", key, null);
}
