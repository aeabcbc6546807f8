const key = "kolmena_affiliate_code";

/** The code of who sent this visitor, as the storage has it; undefined without one. */
export function readAffiliateCode(): string | undefined {
  try {
    return localStorage.getItem(key)?.trim().slice(0, 40) || undefined;
  } catch {
    return undefined;
  }
}
