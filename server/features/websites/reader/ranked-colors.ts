import { converter, parse } from "culori";
import type { SiteColor } from "#db/schema-site-facts.ts";

const colorsMax = 8;
const oklch = converter("oklch");

export interface WeightedColor {
  hex: string;
  weight: number;
}

/** Merges similar colours and ranks them; black, white and grey count little. */
export function rankColors(found: readonly WeightedColor[]): SiteColor[] {
  const sums = new Map<string, number>();
  for (const { hex, weight } of found) sums.set(hex, (sums.get(hex) ?? 0) + weight);
  const colors = [...sums].map(([hex, weight]) => ({ hex, weight: weight * chosen(hex) }));
  return mergeSimilar(colors);
}

/** Adds colours to the ranking: the first with weight `share`, each further one with half the weight. */
export function addColors(
  colors: readonly SiteColor[],
  others: readonly string[],
  share: number,
): SiteColor[] {
  const added = others.map((hex, at) => ({ hex, weight: share / 2 ** at }));
  return added.length === 0 ? [...colors] : mergeSimilar([...colors, ...added]);
}

/** The greens of WhatsApp's buttons, which are no shop's own. */
const chatGreens: ReadonlySet<string> = new Set(["#25d366", "#128c7e", "#075e54"]);

function chosen(hex: string): number {
  if (chatGreens.has(hex.toLowerCase())) return 0.03;
  const { l, c } = oklch(parse(hex)!);
  if (c < 0.02 || l > 0.97 || l < 0.12) return 0.08;
  return c < 0.05 ? 0.4 : 1;
}

function mergeSimilar(found: readonly WeightedColor[]): SiteColor[] {
  const colors = [...found].sort((one, other) => other.weight - one.weight).slice(0, 300);
  const groups: (WeightedColor & { place: number[] })[] = [];
  for (const { hex, weight } of colors) {
    const place = toOklab(hex);
    const near = groups.find((one) => colorDistance(one.place, place) < 0.035);
    if (near) near.weight += weight;
    else if (groups.length < 40) groups.push({ hex, weight, place });
  }
  const best = groups.sort((one, other) => other.weight - one.weight).slice(0, colorsMax);
  const total = best.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return best.map(({ hex, weight }) => ({
    hex,
    weight: Math.round((weight / total) * 1_000) / 1_000,
  }));
}

/** A colour's position in OKLab, where distances match perception. */
export function toOklab(hex: string): number[] {
  const { l, c, h = 0 } = oklch(parse(hex)!);
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

export function colorDistance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, at) => part - other[at]!));
}
