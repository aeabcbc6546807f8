import { converter, parse } from "culori";

const colorsMax = 8;
const oklch = converter("oklch");

export interface SiteColor {
  /** `#rrggbb`, lower-case. */
  hex: string;
  /** Share of the page's colour that is this one, 0 to 1; the list sums to 1. */
  weight: number;
}

export interface Found {
  hex: string;
  weight: number;
}

/** Near colours as one; ink, paper and greys count little beside colours that somebody chose. */
export function ranked(found: readonly Found[]): SiteColor[] {
  const sums = new Map<string, number>();
  for (const { hex, weight } of found) sums.set(hex, (sums.get(hex) ?? 0) + weight);
  const colors = [...sums].map(([hex, weight]) => ({ hex, weight: weight * chosen(hex) }));
  return merged(colors);
}

/** The colours with others of which the first counts `share` of all that there is, the next half. */
export function withColors(
  colors: readonly SiteColor[],
  others: readonly string[],
  share: number,
): SiteColor[] {
  const added = others.map((hex, at) => ({ hex, weight: share / 2 ** at }));
  return added.length === 0 ? [...colors] : merged([...colors, ...added]);
}

function chosen(hex: string): number {
  const { l, c } = oklch(parse(hex)!);
  if (c < 0.02 || l > 0.97 || l < 0.12) return 0.08;
  return c < 0.05 ? 0.4 : 1;
}

function merged(found: readonly Found[]): SiteColor[] {
  const colors = [...found].sort((one, other) => other.weight - one.weight).slice(0, 300);
  const kept: (Found & { place: number[] })[] = [];
  for (const { hex, weight } of colors) {
    const place = placeOf(hex);
    const near = kept.find((one) => distance(one.place, place) < 0.035);
    if (near) near.weight += weight;
    else if (kept.length < 40) kept.push({ hex, weight, place });
  }
  const best = kept.sort((one, other) => other.weight - one.weight).slice(0, colorsMax);
  const whole = best.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return best.map(({ hex, weight }) => ({
    hex,
    weight: Math.round((weight / whole) * 1_000) / 1_000,
  }));
}

/** Where a colour lies in OKLab, in which distances are what the eye sees. */
export function placeOf(hex: string): number[] {
  const { l, c, h = 0 } = oklch(parse(hex)!);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

export function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, at) => part - other[at]!));
}
