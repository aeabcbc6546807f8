/** Providers that ignore `+anything` before the @. */
const providersWithTags = new Set([
  "gmail.com",
  "outlook.com",
  "outlook.es",
  "hotmail.com",
  "hotmail.es",
  "live.com",
  "msn.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "fastmail.com",
  "proton.me",
  "protonmail.com",
  "pm.me",
  "zoho.com",
  "yandex.com",
]);
const sameProvider: Record<string, string> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
};

/** A key that is the same for all spellings of a mailbox: «A.na+x@Gmail.com» → «ana@gmail.com». */
export function emailKey(email: string): string {
  const address = email.normalize("NFKC").toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const provider = sameProvider[domain] ?? domain;
  let local = address.slice(0, at);
  if (providersWithTags.has(domain) || providersWithTags.has(provider))
    local = local.replace(/(?<=.)\+.*$/, "");
  if (/^yahoo\./.test(provider)) local = local.replace(/(?<=.)-.*$/, "");
  if (provider === "gmail.com") local = local.replaceAll(".", "");
  return `${local}@${provider}`;
}
