import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Asset {
  type: string;
  body: Buffer;
  etag: string;
}

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
};

const names = [
  "stripe.js",
  "intents.js",
  "call.js",
  "card.html",
  "card.css",
  "card.js",
  "card-digits.js",
  "page.css",
  "layouts.css",
  "challenge.js",
  "card-form.js",
  "checkout.js",
  "portal.js",
  "invoice.js",
  "onboarding.js",
];

const cache = new Map<string, Asset>();

/**
 * A file for browsers, served unchanged from the folder `browser/` beside this file, or beside the
 * bundle in production. Undefined if there is no such file.
 */
export function asset(name: string): Asset | undefined {
  if (!names.includes(name)) return undefined;
  const cached = cache.get(name);
  if (cached) return cached;
  const body = readFileSync(join(import.meta.dirname, "browser", name));
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const loaded = { type: types[name.split(".").at(-1)!]!, body, etag };
  cache.set(name, loaded);
  return loaded;
}
