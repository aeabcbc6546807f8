import type { Bitmap } from "./bitmap.ts";
import { depthsOf } from "./flood-fill.ts";

/** Pixels on each side of an edge in which both colours may be mixed. */
const band = 2;
/** Search radius, in pixels, for the pure colours of both sides. */
const reach = 4;
/** Below this sRGB distance two colours are too similar to compute a mixture. */
const tooNear = 24;

type Rgb = [number, number, number];

/**
 * Makes everything outside of `stays` transparent. An edge pixel is a mixture of both sides: its
 * product share becomes its alpha, and the ground's colour is removed from it.
 */
export function makeTransparent(bitmap: Bitmap, stays: Uint8Array): Bitmap {
  const { width, height, data } = bitmap;
  const inner = depthsOf(bitmap, band, stays, 1);
  const outer = depthsOf(bitmap, band, stays, 0);
  // Clamps colours that are out of range.
  const pixels = new Uint8ClampedArray(data);
  const isPure = (at: number, inside: boolean): boolean =>
    inside ? stays[at] === 1 && inner[at] === 0 : stays[at] === 0 && outer[at] === 0;

  function pureNear(at: number, inside: boolean): Rgb | null {
    const x = at % width;
    const y = (at - x) / width;
    const sum: Rgb = [0, 0, 0];
    let weights = 0;
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      for (
        let column = Math.max(0, x - reach);
        column <= Math.min(width - 1, x + reach);
        column++
      ) {
        const place = row * width + column;
        if (!isPure(place, inside)) continue;
        const weight = 1 / (1 + (row - y) ** 2 + (column - x) ** 2);
        weights += weight;
        for (let channel = 0; channel < 3; channel++) {
          sum[channel]! += weight * data[place * 4 + channel]!;
        }
      }
    }
    return weights === 0 ? null : [sum[0] / weights, sum[1] / weights, sum[2] / weights];
  }

  for (let at = 0; at < stays.length; at++) {
    const isInside = stays[at] === 1;
    const depth = isInside ? inner[at]! : outer[at]!;
    if (depth === 0 || depth > (isInside ? band : 1)) {
      if (!isInside) pixels.fill(0, at * 4, at * 4 + 4);
      continue;
    }
    const own = pureNear(at, true);
    const ground = pureNear(at, false);
    const pixel: Rgb = [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!];
    const share = own && ground ? shareOf(pixel, own, ground) : null;
    // Without a pure colour nearby, or one too similar to the ground, the flood's result counts.
    const alpha = share ?? (isInside ? 1 : 0);
    pixels[at * 4 + 3] = alpha * 255;
    if (alpha === 0) pixels.fill(0, at * 4, at * 4 + 4);
    if (alpha === 0 || alpha >= 0.98 || !own || !ground) continue;
    for (let channel = 0; channel < 3; channel++) {
      const clean = (pixel[channel]! - (1 - alpha) * ground[channel]!) / alpha;
      // At a low alpha the computed colour is mostly noise, so the product's pure colour is mixed in.
      pixels[at * 4 + channel] = alpha * clean + (1 - alpha) * own[channel]!;
    }
  }
  return { width, height, data: new Uint8Array(pixels.buffer) };
}

/** The share of `own` in a pixel mixed of it and the ground, 0–1; null if they are too similar. */
function shareOf(pixel: Rgb, own: Rgb, ground: Rgb): number | null {
  let [along, length] = [0, 0];
  for (let channel = 0; channel < 3; channel++) {
    const towards = own[channel]! - ground[channel]!;
    along += (pixel[channel]! - ground[channel]!) * towards;
    length += towards * towards;
  }
  if (length < tooNear * tooNear) return null;
  return Math.min(1, Math.max(0, along / length));
}
