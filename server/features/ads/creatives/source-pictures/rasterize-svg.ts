import sharp from "sharp";
import { type Bitmap, bitmapOf } from "./bitmap.ts";

const mostBytes = 500_000;
const longestSide = 1000;

/**
 * Refuses external references, scripts, entities and text, whose font we do not have. As a second
 * protection, SVG files are read from memory, so that relative references lead nowhere.
 */
const refused =
  /<!ENTITY|<(?:\w{1,20}:)?(?:script|foreignObject|text|iframe|include)\b|@import|@font-face|\bhref=(?!["']? ?(?:#|data:image\/(?:png|jpeg|webp)[;,]))|url\((?!["']? ?#)/i;

/** Removes links, which fetch nothing, and collapses white space, so that the search stays linear. */
const searchable = (source: string): string =>
  source
    .replace(/\s+/g, " ")
    .replace(/ ?([=(]) ?/g, "$1")
    .replace(/<a\b[^<>]*>/gi, "");

/** Rasterizes an SVG to at most 1000 pixels, transparent; null if that is not safe or fails. */
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
