import { createHash } from "node:crypto";

/** On every answer of the API: nothing in it is ever a page. */
export const apiHeaders: Record<string, string> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};

/** On every answer in production, where browsers come by TLS only. */
export const transportSecurity: Record<string, string> = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

/** What a page with a card field may load beyond our own, as Stripe documents it. */
const stripeSources = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  connect: " https://api.stripe.com",
  frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/** What a page whose visits a pixel may count may load, once its visitor has agreed. */
const pixelSources = {
  script: " https://connect.facebook.net",
  picture: " https://www.facebook.com",
};
/** Each text once, as a policy names it. */
function hashesOf(texts: readonly string[]): string {
  return [...new Set(texts)]
    .map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join("");
}

/**
 * Headers of an HTML page. Inline scripts and styles are allowed by the hash of what the build wrote,
 * so nothing that is injected later can run.
 */
export function pageHeaders(
  html: string,
  options: {
    /** Whose card field the page shows, if it shows one. */
    card?: "stripe" | "own" | undefined;
    /** Meta's pixel: `site` where the site has one, `page` where it may count this page, too. */
    pixel?: "site" | "page" | undefined;
  } = {},
): Record<string, string> {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .filter(([tag]) => !/type="application\/(ld\+)?json"/.test(tag))
    .map(([, code = ""]) => code);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, rules = ""]) => rules);
  const stripe = options.card === "stripe" ? stripeSources : undefined;
  const pixel = options.pixel === "page" ? pixelSources : undefined;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${stripe?.script ?? ""}${pixel?.script ?? ""}${hashesOf(scripts)}`,
    `style-src 'self'${hashesOf(styles)}`,
    `img-src 'self' data: blob:${pixel?.picture ?? ""}`,
    "font-src 'self'",
    `connect-src 'self'${stripe?.connect ?? ""}${pixel?.picture ?? ""}`,
    ...(options.card ? [`frame-src ${stripe?.frame ?? "'self'"}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return {
    "content-security-policy": policy,
    // A pixel tells where its page was come from: an order's private address is not for it.
    "referrer-policy": options.pixel ? "strict-origin" : "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
  };
}
