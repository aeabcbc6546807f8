import sharp, { type Sharp } from "sharp";
import { BufferCache } from "./buffer-cache.ts";
import type { Box, Size } from "./creative.ts";
import { freePixels } from "./free-pixels.ts";

/** Rows of sRGB pixels, with alpha if there are four channels. */
interface Bitmap extends Size {
  channels: 3 | 4;
  data: Buffer;
}

/** Rows of sRGB pixels with alpha. */
export interface Crop extends Size {
  data: Uint8Array;
  /** True for opaque pictures, whose pixels are the same with and without premultiplication. */
  premultiplied: boolean;
}

interface LuminanceMap extends Size {
  /** Relative luminance 0–1, row by row. */
  values: Float32Array;
}

/** Pictures are files of strangers; one that decodes to more pixels is refused. */
const inputLimits = { limitInputPixels: 60_000_000 };
/** Larger pictures are shrunk when decoded, because no crop is drawn larger than 1920 pixels. */
const longestSide = 2_400;
/** Caches for the ads of one order: decoded pictures, and crops such as the logo's, which many ads share. */
const decoded = new BufferCache<Bitmap>(64 * 1024 * 1024);
const crops = new BufferCache<Crop>(4 * 1024 * 1024);
/** Larger crops are of other sizes in each ad. */
const cachedCropMaxBytes = 512 * 1024;
const luminances = new WeakMap<Buffer, LuminanceMap>();

async function decode(bytes: Buffer): Promise<Bitmap> {
  const found = decoded.get(bytes, "");
  if (found) return found;
  const { data, info } = await sharp(bytes, inputLimits)
    .autoOrient()
    .resize({
      width: longestSide,
      height: longestSide,
      fit: "inside",
      withoutEnlargement: true,
      kernel: "lanczos3",
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const bitmap = { width, height, channels: info.channels as 3 | 4, data };
  decoded.set(bytes, "", bitmap);
  return bitmap;
}

const imageOf = ({ data, ...raw }: Bitmap): Sharp => sharp(data, { raw });

/**
 * Crops a picture to a box in fractions and scales it to a size in pixels.
 * @throws when the bytes are not a picture
 */
export async function cropPicture(bytes: Buffer, from: Box, size: Size): Promise<Crop> {
  const key = JSON.stringify([from, size]);
  const found = crops.get(bytes, key);
  if (found) return found;
  const bitmap = await decode(bytes);
  const { width, height } = bitmap;
  const left = Math.min(width - 1, Math.round(from.x * width));
  const top = Math.min(height - 1, Math.round(from.y * height));
  const { buffer, byteOffset, length } = await imageOf(bitmap)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(from.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(from.height * height))),
    })
    // Lanczos takes a quarter longer, and nobody sees the difference.
    .resize({ ...size, fit: "fill", kernel: "cubic" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  // takumi reads a plain array four times as fast as a `Buffer`, which it copies number by number.
  const data = new Uint8Array(buffer, byteOffset, length);
  const crop = { ...size, data, premultiplied: bitmap.channels === 3 };
  if (data.length <= cachedCropMaxBytes) crops.set(bytes, key, crop);
  return crop;
}

/** Call it once a crop is painted. */
export function releaseCrop({ data }: Crop): void {
  if (data.length > cachedCropMaxBytes) freePixels(data);
}

const linear = Array.from({ length: 256 }, (_, level) => {
  const channel = level / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

const mapSide = 160;
/** Points of each cell in either direction: reading all pixels would take as long as painting. */
const pointsAcross = 3;

/** How bright a picture is over white, in cells; a cell is the mean of nine of its points. */
async function luminanceMap(bytes: Buffer): Promise<LuminanceMap> {
  const { width: across, height: down, channels, data } = await decode(bytes);
  const share = Math.min(1, mapSide / Math.max(across, down));
  const width = Math.max(1, Math.round(across * share));
  const height = Math.max(1, Math.round(down * share));
  const values = new Float32Array(width * height);
  const offsets = (cell: number, cells: number, pixels: number) =>
    Array.from({ length: pointsAcross }, (_, point) =>
      Math.floor(((cell + (point + 0.5) / pointsAcross) / cells) * pixels),
    );
  const columns = Array.from({ length: width }, (_, x) => offsets(x, width, across));
  for (let y = 0; y < height; y++) {
    const rows = offsets(y, height, down);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const row of rows) {
        for (const column of columns[x]!) {
          sum += luminanceAt(data, (row * across + column) * channels, channels);
        }
      }
      values[y * width + x] = sum / pointsAcross ** 2;
    }
  }
  return { width, height, values };
}

function luminanceAt(data: Buffer, at: number, channels: 3 | 4): number {
  const alpha = channels === 4 ? data[at + 3]! / 255 : 1;
  const over = (level: number) => linear[Math.round(level * alpha + 255 * (1 - alpha))]!;
  return 0.2126 * over(data[at]!) + 0.7152 * over(data[at + 1]!) + 0.0722 * over(data[at + 2]!);
}

const samples = 24;

/** Reads a picture's brightness once; the returned function samples 24 × 24 points of a box. */
export async function readLuminances(bytes: Buffer): Promise<(box: Box) => number[]> {
  const map = luminances.get(bytes) ?? (await luminanceMap(bytes));
  luminances.set(bytes, map);
  const { width, height, values } = map;
  const indexes = (start: number, extent: number, length: number) =>
    Array.from({ length: samples }, (_, at) => {
      const share = start + ((at + 0.5) / samples) * extent;
      return Math.min(length - 1, Math.max(0, Math.floor(share * length)));
    });
  return (box) => {
    const columns = indexes(box.x, box.width, width);
    const rows = indexes(box.y, box.height, height);
    return rows.flatMap((y) => columns.map((x) => values[y * width + x]!));
  };
}
