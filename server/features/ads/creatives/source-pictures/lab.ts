import type { Bitmap } from "./bitmap.ts";

/** CIE Lab (D65) of every pixel: lightness 0–100, a (green to red) and b (blue to yellow). */
export interface LabMap {
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

export type Lab = readonly [number, number, number];

/** sRGB level 0–255 to linear light 0–1. */
export const linearOf: Float64Array = Float64Array.from({ length: 256 }, (_, level) => {
  const channel = level / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

const steps = 4096;
const roots = Float32Array.from({ length: steps + 2 }, (_, at) => {
  const t = at / steps;
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
});

function rootOf(t: number): number {
  const at = Math.min(1, t) * steps;
  const low = Math.floor(at);
  return roots[low]! + (roots[low + 1]! - roots[low]!) * (at - low);
}

/** Transparent pixels are blended with white. */
export function labMapOf({ data, width, height }: Bitmap): LabMap {
  const count = width * height;
  const map = {
    l: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  };
  for (let at = 0; at < count; at++) {
    const alpha = data[at * 4 + 3]! / 255;
    const bare = 255 - alpha * 255;
    const r = linearOf[Math.round(data[at * 4]! * alpha + bare)]!;
    const g = linearOf[Math.round(data[at * 4 + 1]! * alpha + bare)]!;
    const b = linearOf[Math.round(data[at * 4 + 2]! * alpha + bare)]!;
    const x = rootOf((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const y = rootOf(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
    const z = rootOf((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
    map.l[at] = 116 * y - 16;
    map.a[at] = 500 * (x - y);
    map.b[at] = 200 * (y - z);
  }
  return map;
}

export const labAt = ({ l, a, b }: LabMap, at: number): Lab => [l[at]!, a[at]!, b[at]!];

/** ΔE 1976; a difference of about 2 is just visible. */
export function labDistance(one: Lab, other: Lab): number {
  const [l, a, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  return Math.sqrt(l * l + a * a + b * b);
}
