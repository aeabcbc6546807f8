import type { trackClick, trackedAddressMax } from "#shared/affiliates.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { saveAffiliate } from "#web/lib/affiliate-code.ts";
import { hasRefusedPixel, pixelConsentEvent } from "#web/lib/pixel-consent.ts";

// Import only types from shared/, so that static pages load no further code.
const path: typeof trackClick.path = "/api/affiliate/track";
const addressMax: typeof trackedAddressMax = 500;

/** Removes the affiliate's code from a query string (with its `?`); the rest stays unchanged. */
export function removeRef(search: string): string {
  const parts = search.slice(1).split("&");
  const rest = parts.filter((part) => !/^ref(?:=|$)/.test(part)).join("&");
  return rest && `?${rest}`;
}

/** The landing address shown to the affiliate: only the page, the code and the campaign. */
export function landingAddress({ origin, pathname, search }: URL): string {
  const allowed = [...new URLSearchParams(search)].filter(([name]) =>
    /^(?:ref|utm_\w+)$/.test(name),
  );
  const query = new URLSearchParams(allowed).toString();
  return `${origin}${pathname}${query && `?${query}`}`;
}

const codeIn = (search: string) => new URLSearchParams(search).get("ref")?.trim().slice(0, 40);

/** Codes being sent, so that a page that mounts twice sends them once. */
const inFlight = new Set<string>();

/**
 * Tells the server which affiliate's link the visitor followed, stores the code and removes it from
 * the address bar. On a failure, which is only logged, nothing is stored and the address stays. The
 * same holds for visitors who refused storage, until they consent on this page.
 * @param address the landing address; the page may have redirected since
 * @param showAddress replaces the query string in the address bar; gets it with its `?`
 */
export async function trackReferral(
  address: URL,
  showAddress: (search: string) => void = (search) =>
    history.replaceState(history.state, "", location.pathname + search + location.hash),
): Promise<void> {
  const code = codeIn(address.search);
  if (!code || inFlight.has(code)) return;
  inFlight.add(code);
  try {
    const response = await fetch(path, {
      method: "POST",
      credentials: "same-origin",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({
        affiliateCode: code,
        referrerUrl: (document.referrer || "direct").slice(0, addressMax),
        landingUrl: landingAddress(address).slice(0, addressMax),
      }),
      keepalive: true,
    });
    if (!response.ok) {
      // biome-ignore lint/suspicious/noConsole: the specification asks to log a failure
      console.error("Failed to track referral", response.status);
      return;
    }
    const { tracked, clickId }: OutputOf<typeof trackClick> = await response.json();
    if (!tracked) return;
    const finish = () => {
      saveAffiliate({ code, clickId });
      if (codeIn(location.search) === code) showAddress(removeRef(location.search));
    };
    // Visitors who refused storage: wait until they consent on this page.
    if (hasRefusedPixel()) document.addEventListener(pixelConsentEvent, finish, { once: true });
    else finish();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: as above
    console.error("Error tracking referral", error);
  } finally {
    inFlight.delete(code);
  }
}
