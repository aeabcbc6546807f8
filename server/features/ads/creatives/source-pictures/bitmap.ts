import sharp, { type Sharp } from "sharp";
import type { Box, Size } from "../creative.ts";

/** Rows of sRGB and alpha, 4 bytes a pixel. */
export interface Bitmap extends Size {
  data: Uint8Array;
}

export const sharpOf = ({ data, width, height }: Bitmap): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

export async function bitmapOf(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Shrinks a picture so that its longer side is at most `side` pixels. */
export async function shrinkBitmap(bitmap: Bitmap, side: number): Promise<Bitmap> {
  if (Math.max(bitmap.width, bitmap.height) <= side) return bitmap;
  return bitmapOf(sharpOf(bitmap).resize({ width: side, height: side, fit: "inside" }));
}

/** Crops to a box in pixels. */
export async function cropBitmap(bitmap: Bitmap, box: Box): Promise<Bitmap> {
  const { x, y, width, height } = box;
  if (width === bitmap.width && height === bitmap.height) return bitmap;
  return bitmapOf(sharpOf(bitmap).extract({ left: x, top: y, width, height }));
}

/** The bounding box, in pixels, of all pixels for which `holds(index)` is true; null if none. */
export function boxOf({ width, height }: Size, holds: (at: number) => boolean): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!holds(y * width + x)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Whether the pixel with index `at` is within `depth` pixels of a border. */
export function isNearBorder({ width, height }: Size, at: number, depth: number): boolean {
  const x = at % width;
  const y = (at - x) / width;
  return x < depth || y < depth || x >= width - depth || y >= height - depth;
}
