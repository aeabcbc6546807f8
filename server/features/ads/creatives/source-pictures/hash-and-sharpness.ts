import type { Box, Size } from "../creative.ts";
import { type Bitmap, bitmapOf, sharpOf } from "./bitmap.ts";
import { cellsAcross, type Fingerprint } from "./fingerprint.ts";

/**
 * A 64-bit difference hash as 16 hexadecimal digits: whether each of 8 × 8 points is clearly lighter
 * than the next. Similar pictures differ in few bits at any size or compression. Transparent pixels
 * count as white.
 * @param window a part in pixels; the whole picture when absent
 */
export async function perceptualHash(bitmap: Bitmap, window?: Box): Promise<string> {
  const { x: left, y: top, width, height } = window ?? { x: 0, y: 0, ...bitmap };
  const small = await bitmapOf(
    sharpOf(bitmap)
      .extract({ left, top, width, height })
      .flatten({ background: "#ffffff" })
      .resize({ width: 9, height: 8, fit: "fill" }),
  );
  const grey = greyOf(small);
  let bits = "";
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const at = y * 9 + x;
      bits += grey[at]! > grey[at + 1]! + 2 ? "1" : "0";
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

/** Width over height of the usual crops of a site's thumbnails and banners. */
const cropRatios = [0.8, 1, 1.5, 1.91] as const;
/** A window of nearly the whole picture has nearly its hash. */
const leastCropped = 0.1;
const zoomShare = 0.8;

/** The central windows of a picture that sites use as crops, in pixels. */
function cropWindows({ width, height }: Size): Box[] {
  const centered = (across: number, down: number): Box => ({
    x: Math.floor((width - across) / 2),
    y: Math.floor((height - down) / 2),
    width: Math.max(1, Math.round(across)),
    height: Math.max(1, Math.round(down)),
  });
  const crops = cropRatios
    .map((ratio) => centered(Math.min(width, height * ratio), Math.min(height, width / ratio)))
    .filter((crop) => crop.width * crop.height < (1 - leastCropped) * width * height);
  return [...crops, centered(zoomShare * width, zoomShare * height)];
}

const sizeOf = ({ width, height }: Bitmap): Size => ({ width, height });

/** @param small a copy with sides of at most a few hundred pixels, since all of its pixels are read */
export async function fingerprintOf(bitmap: Bitmap, small: Bitmap): Promise<Fingerprint> {
  return { hash: await perceptualHash(bitmap), cells: cellsOf(small) };
}

/** Transparent pixels count as white. */
function cellsOf(bitmap: Bitmap, window: Box = { x: 0, y: 0, ...sizeOf(bitmap) }): string {
  const { data } = bitmap;
  const { width, height } = window;
  const sums = new Float64Array(cellsAcross ** 2 * 3);
  const counts = new Uint32Array(cellsAcross ** 2);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * cellsAcross) / height) * cellsAcross;
    let from = ((window.y + y) * bitmap.width + window.x) * 4;
    for (let x = 0; x < width; x++, from += 4) {
      const cell = row + Math.floor((x * cellsAcross) / width);
      const alpha = data[from + 3]! / 255;
      counts[cell]! += 1;
      for (let channel = 0; channel < 3; channel++) {
        sums[cell * 3 + channel]! += data[from + channel]! * alpha + 255 * (1 - alpha);
      }
    }
  }
  const means = sums.map((sum, at) => sum / Math.max(1, counts[Math.floor(at / 3)]!));
  return Buffer.from(Uint8Array.from(means, Math.round)).toString("hex");
}

/** Fingerprints of the usual crops of a picture, to find a crop of it among other pictures. */
export const cropFingerprints = async (small: Bitmap): Promise<Fingerprint[]> =>
  Promise.all(
    cropWindows(small).map(async (window) => ({
      hash: await perceptualHash(small, window),
      cells: cellsOf(small, window),
    })),
  );

/** Grey levels 0–255, with the luminance weights of the three colours. */
function greyOf({ data, width, height }: Bitmap): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const level = 0.2126 * data[from]! + 0.7152 * data[from + 1]! + 0.0722 * data[from + 2]!;
    grey[at] = Math.round(level);
  }
  return grey;
}

/** Sharpness 0–1, from the steepest 1 % of grey-level changes between neighbouring pixels. */
export async function sharpnessOf(bitmap: Bitmap): Promise<number> {
  const side = 800;
  const small = await bitmapOf(
    sharpOf(bitmap)
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" }),
  );
  const { width, height } = small;
  const grey = greyOf(small);
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const steep = Math.max(
        Math.abs(grey[at]! - grey[at + 1]!),
        Math.abs(grey[at]! - grey[at + width]!),
      );
      histogram[steep]!++;
      count++;
    }
  }
  let above = 0;
  for (let level = 255; level > 0; level--) {
    above += histogram[level]!;
    if (above >= count * 0.01) return Math.min(1, level / 64);
  }
  return 0;
}
