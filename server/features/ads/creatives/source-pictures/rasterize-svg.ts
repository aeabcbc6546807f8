import sharp from "sharp";
import { type Bitmap, bitmapOf } from "./bitmap.ts";

const mostBytes = 500_000;
const longestSide = 1000;

/**
 * Refuses external references, scripts, entities and text that is left. As a second
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

/** A path of some length, or several shapes: what is left of a sign without its words is still one. */
const isDrawing = (source: string): boolean =>
  /<path\b[^<>]*\bd=["'][^"']{24}/i.test(source) ||
  (source.match(/<(?:path|circle|ellipse|rect|polygon|polyline)\b/gi) ?? []).length > 2;

/**
 * Without its texts, whose fonts we do not have: the name is set in the advertisement's own type. Null
 * where nothing but them was drawn.
 */
function withoutTexts(source: string): string | null {
  let rest = "";
  let at = 0;
  for (;;) {
    const start = source.indexOf("<text", at);
    if (start < 0) break;
    const end = source.indexOf("</text>", start);
    if (end < 0) return null;
    rest += source.slice(at, start);
    at = end + "</text>".length;
  }
  if (at === 0) return source;
  rest += source.slice(at);
  return isDrawing(rest) ? rest : null;
}

/**
 * Rasterizes an SVG to at most 1000 pixels, transparent, without its texts; null if that is not safe or
 * fails.
 */
export async function rasterizeSvg(file: Buffer): Promise<Bitmap | null> {
  if (file.length > mostBytes) return null;
  const source = withoutTexts(file.toString("utf8"));
  if (source === null || refused.test(searchable(source))) return null;
  const bytes = Buffer.from(source);
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
