import sharp from "sharp";
import { type Bitmap, bitmapOf } from "./bitmap.ts";

const mostBytes = 500_000;
const longestSide = 1000;

/**
 * What reaches outside of the file, runs, unfolds, or is set in a typeface that is not here. Drawings
 * are read from memory, without an address to which others could be relative, as a second lock.
 */
const refused =
  /<!ENTITY|<script|<foreignObject|<text\b|<iframe|@import|@font-face|\bhref\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|webp)[;,]))[^\s"'>]|url\(\s*["']?\s*(?![#"'\s])/i;

/** A drawing at most 1000 pixels long, on nothing; null if it cannot be drawn safely and whole. */
export async function rasterizeSvg(bytes: Buffer): Promise<Bitmap | null> {
  if (bytes.length > mostBytes) return null;
  const source = bytes.toString("utf8");
  // `<a>` and what names a namespace point elsewhere, but fetch nothing.
  if (refused.test(source.replace(/<a\b[^>]*>/gi, ""))) return null;
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
