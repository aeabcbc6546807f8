import { contrastOf, mixColors } from "../colors/color.ts";
import { px, type Scrim } from "../scene.ts";

const toHex = (channel: number) =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, "0");

/** The grey of a relative luminance, as `#rrggbb`. */
function greyOf(luminance: number): string {
  const channel =
    luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  return `#${toHex(channel).repeat(3)}`;
}

/** The luminance that is worst for text, ignoring the worst 3 % of the pixels. */
function worstLuminance(luminances: readonly number[], isDarkScrim: boolean): number {
  const sorted = luminances.toSorted((one, other) => one - other);
  const share = isDarkScrim ? 0.97 : 0.03;
  return sorted[Math.round((sorted.length - 1) * share)] ?? (isDarkScrim ? 1 : 0);
}

const step = 0.03;
/** A little more than the guaranteed 5:1, because the photo's colours are simplified to a grey. */
const wanted = 5.4;

/** The lowest opacity, from `least` up, with which the text on the scrim is legible. */
export function scrimAlpha(
  luminances: readonly number[],
  { scrim, text, least }: { scrim: string; text: string; least: number },
): number {
  const isDarkScrim = contrastOf(text, "#000000") > contrastOf(text, "#ffffff");
  const photo = greyOf(worstLuminance(luminances, isDarkScrim));
  for (let alpha = least; alpha < 1; alpha += step) {
    if (contrastOf(mixColors(scrim, photo, alpha), text) >= wanted) return alpha;
  }
  return 1;
}

interface Stop {
  /** Pixels from the gradient's start. */
  at: number;
  opacity: number;
}

/** A scrim over the whole canvas whose opacity changes along one axis. */
export function scrimOf(
  color: string,
  size: { width: number; height: number },
  axis: "x" | "y",
  stops: readonly Stop[],
): Scrim {
  const length = axis === "x" ? size.width : size.height;
  const marks = stops.map(
    ({ at, opacity }) =>
      `${color}${toHex(opacity)} ${px((Math.min(length, Math.max(0, at)) / length) * 100)}%`,
  );
  const gradient = `linear-gradient(to ${axis === "x" ? "right" : "bottom"}, ${marks.join(", ")})`;
  return { kind: "scrim", at: { x: 0, y: 0, ...size }, gradient };
}

/** Gradient stops between two opacities, eased so that no edge is visible. */
export function easedStops(from: Stop, to: Stop): Stop[] {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => ({
    at: from.at + (to.at - from.at) * share,
    opacity: from.opacity + (to.opacity - from.opacity) * (share * share * (3 - 2 * share)),
  }));
}
