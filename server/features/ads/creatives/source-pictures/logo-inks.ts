import type { Logo } from "../creative.ts";
import type { Bitmap } from "./bitmap.ts";
import { opaqueAlpha } from "./tones.ts";

/** Width in sRGB levels of a cell of the histogram. */
const cell = 64;
const mostInks = 6;
/** Smaller shares are the mixed colours of edges. */
const leastShare = 0.03;

const hexOf = (levels: readonly number[]) =>
  `#${levels.map((level) => Math.round(level).toString(16).padStart(2, "0")).join("")}`;

/** The main colours of a small logo with their shares of its opaque pixels, the largest first. */
export function inksOf({ data, width, height }: Bitmap): NonNullable<Logo["inks"]> {
  const cells = new Map<string, { sum: [number, number, number]; count: number }>();
  let total = 0;
  for (let at = 0; at < width * height * 4; at += 4) {
    if (data[at + 3]! < opaqueAlpha) continue;
    const rgb = [data[at]!, data[at + 1]!, data[at + 2]!] as const;
    const key = rgb.map((level) => Math.floor(level / cell)).join();
    const found = cells.get(key) ?? { sum: [0, 0, 0], count: 0 };
    for (const [channel, level] of rgb.entries()) found.sum[channel]! += level;
    found.count++;
    total++;
    cells.set(key, found);
  }
  return [...cells.values()]
    .filter(({ count }) => count >= leastShare * total)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostInks)
    .map(({ sum, count }) => ({
      color: hexOf(sum.map((channel) => channel / count)),
      share: Math.round((1000 * count) / total) / 1000,
    }));
}
