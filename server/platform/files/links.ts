import { createHmac, timingSafeEqual } from "node:crypto";
import { isFileKey } from "./keys.ts";

const nameLengthMax = 120;

/** What a signed link gives its holder access to. */
export interface FileLink {
  key: string;
  /** Expiry in seconds since 1970. */
  until: number;
  /** File name for the download. */
  name: string;
  /** Shown by the browser instead of saved. */
  inline: boolean;
}

/** Path of a link, signed; it starts with `/archivos/`. */
export function signLink(secret: Buffer, link: FileLink): string {
  const query = new URLSearchParams({ until: String(link.until), name: link.name });
  if (link.inline) query.set("inline", "1");
  query.set("signature", signatureOf(secret, link));
  return `/archivos/${link.key}?${query}`;
}

/**
 * Checks the signature and expiry of a link; null when it is forged, was changed or has expired.
 * @param query as received: strings, or arrays where a parameter was repeated
 */
export function checkLink(
  secret: Buffer,
  key: string,
  query: Readonly<Record<string, unknown>>,
  now: Date,
): FileLink | null {
  const { until, name, inline, signature, ...more } = query;
  if (!isFileKey(key) || Object.keys(more).length > 0) return null;
  if (typeof until !== "string" || !/^\d{10,11}$/.test(until)) return null;
  if (typeof name !== "string" || typeof signature !== "string") return null;
  if (inline !== undefined && inline !== "1") return null;
  const link = { key, until: Number(until), name, inline: inline === "1" };
  if (!isSame(signature, signatureOf(secret, link))) return null;
  return link.until * 1000 > now.getTime() ? link : null;
}

function signatureOf(secret: Buffer, { key, until, name, inline }: FileLink): string {
  // As JSON, so that no two different links give the same text.
  const signed = JSON.stringify([key, until, name, inline]);
  return createHmac("sha256", secret).update(signed).digest("base64url");
}

/** Compares the encoded text: several base64 spellings decode to the same bytes. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A file name that is safe on disks and in headers, and that cannot mislead people; `archivo` when nothing is left. */
export function sanitizeFileName(text: string): string {
  const cleaned = text
    .toWellFormed()
    // Control characters, direction marks and invisible characters.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[<>:"/\\|?*]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .normalize("NFC");
  const short = [...cleaned].slice(0, nameLengthMax).join("");
  return short.replace(/[. ]+$/, "") || "archivo";
}

/** `Content-Disposition` as RFC 6266 writes it. */
export function contentDisposition({ name, inline }: Pick<FileLink, "name" | "inline">): string {
  const plain = sanitizeFileName(name);
  const ascii = plain
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|[%']/gu, "_");
  const encoded = encodeURIComponent(plain).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const kind = inline ? "inline" : "attachment";
  return `${kind}; filename="${ascii.trim() || "archivo"}"; filename*=UTF-8''${encoded}`;
}
