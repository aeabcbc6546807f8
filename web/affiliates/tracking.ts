import type { trackClick, trackedAddressMax } from "#shared/affiliates.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { keepAffiliate } from "#web/lib/affiliate-code.ts";
import { agreedEvent, hasRefused } from "#web/lib/refusal.ts";

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

const codeIn = (search: string) => new URLSearchParams(search).get("ref")?.trim().slice(0, 40);

/** Codes on their way to the server: a page that is drawn twice tells of them once. */
const underway = new Set<string>();

/**
 * Tells the server by whose link the visitor came, keeps the code and takes it out of the address
 * bar. A failure is only logged: nothing is kept and the address stays. So it is with who refused what
 * browsers keep, until they agree on this page.
 * @param address where the visitor came in; they may have been sent on since
 * @param showAddress how the page's address is replaced, given what follows `?`
 */
export async function trackReferral(
  address: URL,
  showAddress: (search: string) => void = (search) =>
    history.replaceState(history.state, "", location.pathname + search + location.hash),
): Promise<void> {
  const code = codeIn(address.search);
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
        landingUrl: landingOf(address).slice(0, addressMax),
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
    const finish = () => {
      keepAffiliate({ code, clickId });
      if (codeIn(location.search) === code) showAddress(withoutRef(location.search));
    };
    // Nothing is kept for who refused: only this page knows of it, in case they agree after all.
    if (hasRefused()) document.addEventListener(agreedEvent, finish, { once: true });
    else finish();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: as above
    console.error("Error tracking referral", error);
  } finally {
    underway.delete(code);
  }
}
