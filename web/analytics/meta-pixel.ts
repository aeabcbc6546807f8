import type { AnalyticsEvent } from "#web/lib/analytics.ts";
import { mayTell } from "./told-address.ts";

// As Meta documents it: until the script has come, calls wait in `queue`; then it takes them.
const scriptUrl = "https://connect.facebook.net/en_US/fbevents.js";

interface Fbq {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: true;
  version: "2.0";
  /** Our pages say by themselves when they are seen. */
  disablePushState: true;
}
declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

export interface MetaPixel {
  /** The page is seen: loads the script, and counts the page once. */
  countPage(): void;
  tell(event: AnalyticsEvent): void;
  /** Nothing is sent any more, and its cookies are gone. */
  stop(): void;
}

/** Meta's pixel, not loaded yet. Nothing is asked of Meta before `countPage`. */
export function metaPixel(id: string): MetaPixel {
  let fbq: Fbq | null = null;
  let stopped = false;
  const countPage = () => {
    if (stopped || fbq || !mayTell(location)) return;
    fbq = queueCalls();
    // Neither what buttons say nor what fields hold is read by itself.
    fbq("set", "autoConfig", false, id);
    fbq("init", id);
    fbq("track", "PageView");
    const script = document.createElement("script");
    script.async = true;
    script.src = scriptUrl;
    document.head.append(script);
  };
  return {
    countPage,
    tell({ name, ...details }) {
      countPage();
      if (stopped || !mayTell(location)) return;
      fbq?.("trackCustom", name, details);
    },
    stop() {
      stopped = true;
      fbq?.("consent", "revoke");
      forgetMetaCookies();
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

/** `_fbp` and `_fbc`, which the script keeps under the widest domain that it can. */
export function forgetMetaCookies(): void {
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
