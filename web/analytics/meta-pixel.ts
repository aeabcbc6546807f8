import type { AnalyticsEvent } from "#web/lib/analytics.ts";
import { isTrackableAddress } from "./trackable-address.ts";

// As Meta documents it: calls wait in `queue` until the script has loaded and handles them.
const scriptUrl = "https://connect.facebook.net/en_US/fbevents.js";

interface Fbq {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: true;
  version: "2.0";
  /** We send page views ourselves. */
  disablePushState: true;
}
declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

interface MetaPixel {
  /** Loads the script and sends one page view. */
  trackPageView(): void;
  track(event: AnalyticsEvent): void;
  /** Sends nothing from now on and deletes Meta's cookies. */
  stop(): void;
}

/** Meta's pixel; sends no request to Meta before `trackPageView`. */
export function metaPixel(id: string): MetaPixel {
  let fbq: Fbq | null = null;
  let stopped = false;
  const trackPageView = () => {
    if (stopped || fbq || !isTrackableAddress(location)) return;
    fbq = queueCalls();
    // Otherwise the script would read button texts and form fields by itself.
    fbq("set", "autoConfig", false, id);
    fbq("init", id);
    fbq("track", "PageView");
    const script = document.createElement("script");
    script.async = true;
    script.src = scriptUrl;
    document.head.append(script);
  };
  return {
    trackPageView,
    track({ name, ...details }) {
      trackPageView();
      if (stopped || !isTrackableAddress(location)) return;
      fbq?.("trackCustom", name, details);
    },
    stop() {
      stopped = true;
      fbq?.("consent", "revoke");
      deleteMetaCookies();
    },
  };
}

function queueCalls(): Fbq {
  const call = (...given: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...given);
    else fbq.queue.push(given);
  };
  const fbq: Fbq = Object.assign(call, {
    queue: [] as unknown[][],
    push: undefined as unknown as Fbq,
    loaded: true as const,
    version: "2.0" as const,
    disablePushState: true as const,
  });
  fbq.push = fbq;
  window.fbq = fbq;
  window._fbq = fbq;
  return fbq;
}

/** Deletes `_fbp` and `_fbc`, which the script sets on the widest possible domain. */
export function deleteMetaCookies(): void {
  const parts = location.hostname.split(".");
  const domains = parts.map((_, at) => `; domain=${parts.slice(at).join(".")}`);
  for (const name of ["_fbp", "_fbc"]) {
    if (!document.cookie.includes(`${name}=`)) continue;
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
