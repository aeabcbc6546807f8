import { dataOf } from "../data.ts";
import { featuresOf, type Line } from "./line.ts";

/** By feature, in thousandths of a grade. */
export type Weights = Record<string, number>;

/**
 * How much a line would make somebody come, from 0 (must not go out) to 3 (a reason to come), as art
 * directors graded the lines of `lines.tsv`; the build learns what their grades have in common.
 */
export function appealOf(line: Line, weights = dataOf<Weights>("appeal/weights")): number {
  let sum = 0;
  for (const feature of featuresOf(line)) sum += weights[feature] ?? 0;
  return Math.min(3, Math.max(0, sum / 1000));
}

/** The appeal of a sentence of a page by itself, or below its heading. */
export const appealOfSentence = (large: string, kicker: string | null = null): number =>
  appealOf({ kicker, large, below: null, isProduct: false, hasPrice: false });
