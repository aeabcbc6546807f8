import type { trackClick, trackedAddressMax } from "#shared/affiliates.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { keepAffiliate } from "#web/lib/affiliate-code.ts";

// Only the types of shared/, so that static pages load nothing more.
const path: typeof trackClick.path = "/api/affiliate/track";
const addressMax: typeof trackedAddressMax = 500;

/** The part of an address after `?` without the affiliate's code; the rest stays to the letter. */
export function withoutRef(search: string): string {
  const kept = search.slice(1).split("&");
  const rest = kept.filter((part) => !/^ref(?:=|$)/.test(part)).join("&");
  return rest && `?${rest}`;
}

/** The affiliate sees where a person came in: no more of it than the page and its campaign. */
export function landingOf({ origin, pathname, search }: URL): string {
  const told = [...new URLSearchParams(search)].filter(([name]) => /^(?:ref|utm_\w+)$/.test(name));
  const query = new URLSearchParams(told).toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}

/** Codes on their way to the server: a page that is drawn twice tells of them once. */
const underway = new Set<string>();

/**
 * Tells the server by whose link the visitor came, keeps the code and takes it out of the address
 * bar. A failure is only logged: nothing is kept and the address stays.
 * @param showAddress how the page's address is replaced, given what follows `?`
 */
export async function trackReferral(
  showAddress: (search: string) => void = (search) =>
    history.replaceState(history.state, "", location.pathname + search + location.hash),
): Promise<void> {
  const code = new URLSearchParams(location.search).get("ref")?.trim().slice(0, 40);
  if (!code || underway.has(code)) return;
  underway.add(code);
  try {
    const response = await fetch(path, {
      method: "POST",
      credentials: "same-origin",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({
        affiliateCode: code,
        referrerUrl: (document.referrer || "direct").slice(0, addressMax),
        landingUrl: landingOf(new URL(location.href)).slice(0, addressMax),
      }),
      keepalive: true,
    });
    if (!response.ok) {
      // biome-ignore lint/suspicious/noConsole: what the specification wants of a failure, and no more
      console.error("Failed to track referral", response.status);
      return;
    }
    const { tracked, clickId }: OutputOf<typeof trackClick> = await response.json();
    if (!tracked) return;
    keepAffiliate({ code, clickId });
    // Somebody may have gone on meanwhile.
    if (new URLSearchParams(location.search).get("ref")?.trim() === code) {
      showAddress(withoutRef(location.search));
    }
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: as above
    console.error("Error tracking referral", error);
  } finally {
    underway.delete(code);
  }
}
