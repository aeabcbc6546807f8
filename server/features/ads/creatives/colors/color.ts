import { clampChroma, converter, formatHex, parse, wcagContrast } from "culori";

/** Lightness 0–1, chroma 0–about 0.37, hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter("oklch");

/** Parses `#rgb`, `#rrggbb` or any other CSS colour; null if invalid. */
export function lchOf(color: string): Lch | null {
  const rgb = parse(color);
  if (!rgb) return null;
  const { l, c, h } = toOklch(rgb);
  return { l, c, h: h ?? 0 };
}

/** `#rrggbb` of the nearest colour that a screen can show; reduces chroma if necessary. */
export function hexOf({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(
    clampChroma(
      { mode: "oklch", l: lightness, c: Math.max(0, c), h: ((h % 360) + 360) % 360 },
      "oklch",
    ),
  );
}

/** WCAG 2 contrast of two colours, 1–21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** The shorter angle between two hues, 0–180 degrees. */
export function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}

/** The candidate with the most contrast to `ground`. */
export function mostContrasting(ground: string, candidates: readonly string[]): string {
  return candidates.reduce((best, next) =>
    contrastOf(next, ground) > contrastOf(best, ground) ? next : best,
  );
}

/** Mixes `share` of `color` with `ground`, in sRGB like a browser. */
export function mixColors(color: string, ground: string, share: number): string {
  const [one, other] = [parse(color)!, parse(ground)!];
  return formatHex({
    mode: "rgb",
    r: one.r * share + other.r * (1 - share),
    g: one.g * share + other.g * (1 - share),
    b: one.b * share + other.b * (1 - share),
  });
}

/** Changes lightness in one direction, step by step, until `good` accepts; null if it never does. */
export function shiftLightnessUntil(
  color: Lch,
  direction: 1 | -1,
  good: (hex: string) => boolean,
  furthest = 1,
): string | null {
  const step = 0.012;
  for (let moved = 0; moved <= furthest; moved += step) {
    const l = color.l + direction * moved;
    if (l < 0 || l > 1) return null;
    const hex = hexOf({ ...color, l });
    if (good(hex)) return hex;
  }
  return null;
}
