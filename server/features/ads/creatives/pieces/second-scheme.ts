import { contrastOf } from "../colors/color.ts";
import type { Ground, Scheme } from "../creative.ts";
import type { Stage } from "../stage.ts";

/**
 * The first of the named schemes whose ground has at least this contrast with the canvas's ground,
 * else the one with the most.
 */
export function secondScheme(
  { palette, scheme }: Stage,
  names: readonly Ground[],
  leastContrast: number,
): Scheme {
  const contrast = ({ ground }: Scheme) => contrastOf(ground, scheme.ground);
  const all = (["paper", "ink", ...names] as const).map((name) => palette.schemes[name]);
  const clear = names
    .map((name) => palette.schemes[name])
    .find((one) => contrast(one) >= leastContrast);
  return clear ?? all.reduce((most, one) => (contrast(one) > contrast(most) ? one : most));
}
