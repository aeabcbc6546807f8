import sharp from "sharp";
import { type Bitmap, bitmapOf } from "./bitmap.ts";

const mostBytes = 500_000;
const longestSide = 1000;

/**
 * What reaches outside of the file, runs, unfolds, or is set in a typeface that is not here. Drawings
 * are read from memory, without an address to which others could be relative, as a second lock.
 */
const refused =
  /<!ENTITY|<(?:\w{1,20}:)?(?:script|foreignObject|text|iframe|include)\b|@import|@font-face|\bhref=(?!["']? ?(?:#|data:image\/(?:png|jpeg|webp)[;,]))|url\((?!["']? ?#)/i;

/** `<a>` points elsewhere, but fetches nothing. One space for many keeps the search linear. */
const searchable = (source: string): string =>
  source
    .replace(/\s+/g, " ")
    .replace(/ ?([=(]) ?/g, "$1")
    .replace(/<a\b[^<>]*>/gi, "");

/** A drawing at most 1000 pixels long, on nothing; null if it cannot be drawn safely and whole. */
export async function rasterizeSvg(bytes: Buffer): Promise<Bitmap | null> {
  if (bytes.length > mostBytes) return null;
  if (refused.test(searchable(bytes.toString("utf8")))) return null;
  const open = (density: number) => sharp(bytes, { density, limitInputPixels: 4_000_000 });
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size) return null;
  const density = (72 * longestSide) / Math.max(size.width, size.height);
  return bitmapOf(
    open(Math.min(7200, Math.max(1, density)))
      .resize({ width: longestSide, height: longestSide, fit: "inside" })
      .timeout({ seconds: 10 }),
  ).catch(() => null);
}
