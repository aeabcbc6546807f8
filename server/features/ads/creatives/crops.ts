import type { RgbaImage } from "@takumi-rs/core";
import sharp from "sharp";
import type { Box, Size } from "./creative.ts";

interface Known {
  crops: Map<string, RgbaImage>;
  luminances: Promise<LuminanceMap> | null;
}

interface LuminanceMap extends Size {
  /** Relative luminance 0–1, row by row. */
  values: Float32Array;
}

/** What was made of each picture's bytes, for as long as somebody holds them. */
const known = new WeakMap<Buffer, Known>();

function about(bytes: Buffer): Known {
  const found = known.get(bytes) ?? { crops: new Map(), luminances: null };
  known.set(bytes, found);
  return found;
}

/** A full-bleed crop is up to 8 MB of pixels. */
const mostCrops = 8;
/** A site's pictures are strangers' files: one that unfolds to more is refused. */
const inputLimits = { limitInputPixels: 60_000_000 };

/** A part of a picture (fractions of it) at a size in pixels, right side up. Throws if it is none. */
export async function cropPicture(bytes: Buffer, from: Box, size: Size): Promise<RgbaImage> {
  const { crops } = about(bytes);
  const key = JSON.stringify([from, size]);
  const found = crops.get(key);
  if (found) return found;
  const { autoOrient } = await sharp(bytes, inputLimits).metadata();
  const { width, height } = autoOrient;
  const left = Math.min(width - 1, Math.round(from.x * width));
  const top = Math.min(height - 1, Math.round(from.y * height));
  const data = await sharp(bytes, inputLimits)
    .autoOrient()
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(from.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(from.height * height))),
    })
    .resize({ ...size, fit: "fill", kernel: "lanczos3" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  const crop = { ...size, data };
  if (crops.size >= mostCrops) crops.clear();
  crops.set(key, crop);
  return crop;
}

const linear = Array.from({ length: 256 }, (_, level) => {
  const channel = level / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

async function luminanceMap(bytes: Buffer): Promise<LuminanceMap> {
  const { data, info } = await sharp(bytes, inputLimits)
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize({ width: 160, height: 160, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = new Float32Array(info.width * info.height);
  for (let at = 0; at < values.length; at++) {
    const [r, g, b] = [0, 1, 2].map((channel) => linear[data[at * info.channels + channel]!]!);
    values[at] = 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  }
  return { width: info.width, height: info.height, values };
}

const samples = 24;

/** Reads a picture's brightness once; the answer gives 24 × 24 points of any box of it. */
export async function readLuminances(bytes: Buffer): Promise<(box: Box) => number[]> {
  const entry = about(bytes);
  entry.luminances ??= luminanceMap(bytes);
  const { width, height, values } = await entry.luminances;
  const index = (share: number, length: number) =>
    Math.min(length - 1, Math.max(0, Math.floor(share * length)));
  return (box) =>
    Array.from({ length: samples * samples }, (_, at) => {
      const x = index(box.x + (((at % samples) + 0.5) / samples) * box.width, width);
      const y = index(box.y + ((Math.floor(at / samples) + 0.5) / samples) * box.height, height);
      return values[y * width + x]!;
    });
}
