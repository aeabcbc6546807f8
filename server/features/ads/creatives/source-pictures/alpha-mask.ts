import type { Size } from "../creative.ts";
import type { Bitmap } from "./bitmap.ts";

/** One byte a pixel: 1 where the picture is opaque. */
export interface Mask extends Size {
  flags: Uint8Array;
}

/** The pixels whose alpha is at least `least` (0–255). */
export function maskOf({ data, width, height }: Bitmap, least: number): Mask {
  const flags = new Uint8Array(width * height);
  for (let at = 0; at < flags.length; at++) if (data[at * 4 + 3]! >= least) flags[at] = 1;
  return { width, height, flags };
}
