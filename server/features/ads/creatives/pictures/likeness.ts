import { type Bitmap, bitmapOf, sharpOf } from "./bitmap.ts";

/**
 * 64 bits as 16 hexadecimal digits, whether each of 8 × 8 points is clearly lighter than the next: pictures
 * that look alike differ in few, at any size or compression. Transparency is seen on white.
 */
export async function perceptualHash(bitmap: Bitmap): Promise<string> {
  const small = await bitmapOf(
    sharpOf(bitmap)
      .flatten({ background: "#ffffff" })
      .resize({ width: 9, height: 8, fit: "fill" }),
  );
  let bits = "";
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      const at = (y * 9 + x) * 4;
      bits += small.data[at]! > small.data[at + 4]! + 2 ? "1" : "0";
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, "0");
}

/** In how many of the 64 bits two hashes differ. */
export function hashDistance(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count;
}

/** 0–1: the steepest 1 % of changes from pixel to pixel at the picture's own size, seen in grey. */
export async function sharpnessOf(bitmap: Bitmap): Promise<number> {
  const side = 800;
  const { data, width, height } = await bitmapOf(
    sharpOf(bitmap)
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" }),
  );
  const histogram = new Uint32Array(256);
  let count = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = (y * width + x) * 4;
      const steep = Math.max(
        Math.abs(data[at]! - data[at + 4]!),
        Math.abs(data[at]! - data[at + width * 4]!),
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
