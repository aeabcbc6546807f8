import { createHash } from "node:crypto";

/** On every answer of the API: nothing in it is ever a page. */
export const apiHeaders: Record<string, string> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
};

/**
 * Headers of an HTML page. Inline scripts are allowed by the hash of what the build wrote,
 * so nothing that is injected later can run.
 */
export function pageHeaders(
  html: string,
  options: { production: boolean },
): Record<string, string> {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .filter(([tag]) => !/type="application\/(ld\+)?json"/.test(tag))
    .map(
      ([, code]) =>
        `'sha256-${createHash("sha256")
          .update(code ?? "")
          .digest("base64")}'`,
    );
  const policy = [
    "default-src 'none'",
    `script-src 'self'${[...new Set(scripts)].map((hash) => ` ${hash}`).join("")}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return {
    "content-security-policy": policy,
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    ...(options.production
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}
