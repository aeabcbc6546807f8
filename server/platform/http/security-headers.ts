import { createHash } from "node:crypto";

/** Headers of every answer of the API, which is never an HTML page. */
export const apiHeaders: Record<string, string> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};

/** Headers of every answer in production, where browsers connect by TLS only. */
export const transportSecurity: Record<string, string> = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

/** Sources that Stripe documents for a page with a card field. */
const stripeSources = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  connect: " https://api.stripe.com",
  frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/** Sources of the Meta pixel, for pages that may load it after consent. */
const pixelSources = {
  script: " https://connect.facebook.net",
  picture: " https://www.facebook.com",
};
/** Hash sources for a policy, without duplicates. */
function hashesOf(texts: readonly string[]): string {
  return [...new Set(texts)]
    .map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join("");
}

/**
 * Headers of an HTML page. Inline scripts and styles of the build are allowed by their hashes, so that
 * injected ones cannot run.
 */
export function pageHeaders(
  html: string,
  options: {
    /** Provider of the card field on the page, if there is one. */
    card?: "stripe" | "own" | undefined;
    /** Meta pixel: `site` when the site uses one, `page` when this page may load it. */
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
    // The pixel reports the referrer, which must not contain the private address of an order.
    "referrer-policy": options.pixel ? "strict-origin" : "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
  };
}
