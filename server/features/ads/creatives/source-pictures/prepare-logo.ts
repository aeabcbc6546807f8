import type { Logo } from "../creative.ts";
import { type Bitmap, boxOf, cropBitmap, sharpOf, shrinkBitmap } from "./bitmap.ts";
import { decodePicture, formatOf, type Rejected } from "./decode.ts";
import { labMapOf } from "./lab.ts";
import { inksOf } from "./logo-inks.ts";
import { distancesTo, plainGroundOf } from "./plain-ground.ts";
import { rasterizeSvg } from "./rasterize-svg.ts";
import { meanColorOf, opaqueAlpha } from "./tones.ts";

export interface PreparedLogo {
  /** The caller adds the id. When `opaque`, an initial is drawn instead, in `color`. */
  logo: Omit<Logo, "id">;
  /** PNG, trimmed. */
  bytes: Buffer;
}

const longestSide = 800;
const leastSide = 24;
const mostElongated = 14;
/** Pixels below this alpha belong to a soft shadow and are trimmed. */
const trimmedAlpha = 12;
/** A logo that fills this share of its box is a rectangle, possibly with round corners. */
const boxFilled = 0.97;
/** Maximum distance, in sRGB levels, of a pixel from the line between ground and ink. */
const besideLine = 26;
const leastOneInk = 0.985;

/** Like `preparePicture`, for a site's logo. */
export async function prepareLogo(bytes: Buffer): Promise<PreparedLogo | Rejected> {
  const found = await readLogo(bytes);
  if ("rejected" in found) return found;
  const box = boxOf(found, (at) => found.data[at * 4 + 3]! >= trimmedAlpha);
  if (!box) return { rejected: "transparent" };
  const trimmed = await shrinkBitmap(await cropBitmap(found, box), longestSide);
  if (!isBox(trimmed)) return encodeLogo(trimmed, false);
  const ink = inkOnGround(trimmed);
  if (ink === "uniform") return { rejected: "uniform" };
  const inkBox = ink && boxOf(ink, (at) => ink.data[at * 4 + 3]! >= trimmedAlpha);
  return ink && inkBox
    ? encodeLogo(await cropBitmap(ink, inkBox), false)
    : encodeLogo(trimmed, true);
}

async function readLogo(bytes: Buffer): Promise<Bitmap | Rejected> {
  if (formatOf(bytes) === "svg") return (await rasterizeSvg(bytes)) ?? { rejected: "vector" };
  const decoded = await decodePicture(bytes);
  return "rejected" in decoded ? decoded : decoded.bitmap;
}

async function encodeLogo(bitmap: Bitmap, opaque: boolean): Promise<PreparedLogo | Rejected> {
  const { width, height } = bitmap;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long < leastSide * 2 || short < leastSide / 2) return { rejected: "too_small" };
  if (long > short * mostElongated) return { rejected: "banner" };
  const color = meanColorOf(bitmap);
  const inks = inksOf(await shrinkBitmap(bitmap, 120));
  const png = await sharpOf(bitmap).png({ compressionLevel: 6 }).toBuffer();
  return { logo: { width, height, color, inks, opaque }, bytes: png };
}

function isBox({ data, width, height }: Bitmap): boolean {
  let opaque = 0;
  for (let at = 0; at < width * height; at++) if (data[at * 4 + 3]! >= opaqueAlpha) opaque++;
  return opaque >= boxFilled * width * height;
}

/**
 * A logo of one ink on a plain ground with the ground made transparent; every pixel is a mixture of
 * both. Null if it has several inks, because white inside a coloured logo may be part of it.
 */
function inkOnGround(bitmap: Bitmap): Bitmap | "uniform" | null {
  const { width, height, data } = bitmap;
  const map = labMapOf(bitmap);
  const ground = plainGroundOf(map, bitmap);
  if (!ground) return null;
  const away = distancesTo(ground, map, bitmap);
  const furthest = away.reduce((most, one) => Math.max(most, one), 0);
  if (furthest < 12) return "uniform";
  const paper = meanWhere(bitmap, (at) => away[at]! < 2 + 2 * ground.noise);
  // A mean, because compression makes some pixels darker than the ink.
  const ink = meanWhere(bitmap, (at) => away[at]! > furthest * 0.8);
  const rgbAt = (at: number) => [0, 1, 2].map((channel) => data[at * 4 + channel]!);
  const towards = ink.map((level, channel) => level - paper[channel]!);
  const length = towards.reduce((sum, part) => sum + part * part, 0);
  const pixels = new Uint8ClampedArray(data.length);
  let [inked, onLine] = [0, 0];
  for (let at = 0; at < width * height; at++) {
    const from = rgbAt(at).map((level, channel) => level - paper[channel]!);
    const along = from.reduce((sum, part, channel) => sum + part * towards[channel]!, 0) / length;
    const beside = Math.hypot(...from.map((part, channel) => part - along * towards[channel]!));
    // Small deviations of the ground are compression noise.
    const alpha = along < 0.05 ? 0 : Math.min(1, along);
    if (along >= 0.05 || beside > besideLine) {
      inked++;
      if (beside <= besideLine) onLine++;
    }
    pixels.set([...ink, alpha * 255], at * 4);
  }
  if (onLine < inked * leastOneInk) return null;
  return { width, height, data: new Uint8Array(pixels.buffer) };
}

/** Mean sRGB levels of the pixels that `counts`; there must be at least one. */
function meanWhere({ data, width, height }: Bitmap, counts: (at: number) => boolean): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < width * height; at++) {
    if (!counts(at)) continue;
    count++;
    for (let channel = 0; channel < 3; channel++) sum[channel]! += data[at * 4 + channel]!;
  }
  return sum.map((total) => total / Math.max(1, count));
}
