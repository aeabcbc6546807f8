import { type Ground, grounds, type Palette, type Scheme } from "../creative.ts";
import {
  contrastOf,
  hexOf,
  hueDistance,
  type Lch,
  lchOf,
  mixColors,
  shiftLightnessUntil,
} from "./color.ts";

/** A colour of a site, and how much the site uses it. */
export interface BrandColor {
  hex: string;
  weight: number;
}

/** Minimum contrasts, by use. */
export const contrastLimits = { text: 4.9, muted: 7, key: 4.5, cta: 3, label: 4.5 } as const;

interface Inks {
  ink: string;
  paper: string;
}

interface Tones extends Inks {
  brand: Lch;
  accent: Lch;
  /** The unchanged colours of the site, for elements on a ground and not for grounds. */
  raw: string[];
  mono: boolean;
}

const grey = (l: number): Lch => ({ l, c: 0, h: 0 });
const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Too bright and saturated to fill an area. */
export const isFluorescent = ({ l, c }: Lch) => (c > 0.19 && l > 0.8) || (c > 0.26 && l > 0.62);
const isYellow = ({ h }: Lch) => h >= 72 && h <= 125;

/** A dark variant of a colour. Yellow is turned to brown, because dark yellow is khaki. */
function darkOf(color: Lch, l: number, mostChroma: number): Lch {
  const c = Math.min(color.c, mostChroma);
  return isYellow(color) ? { l, c: c * 0.45, h: 62 } : { l, c, h: color.h };
}

function chooseAccent(brand: Lch, others: readonly Lch[]): Lch {
  const found = others.find(
    (color) =>
      // A grey does not count as a second colour.
      color.c >= 0.03 &&
      (hueDistance(color.h, brand.h) >= 35 || Math.abs(color.l - brand.l) >= 0.3),
  );
  if (found) return found;
  if (brand.l > 0.62) return darkOf(brand, 0.29, 0.085);
  return { l: 0.88, c: brand.c * 0.6, h: brand.h };
}

function readTones(colors: readonly BrandColor[]): Tones {
  const candidates = [...colors]
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ hex }) => lchOf(hex) ?? []);
  const brand = candidates.find(({ l, c }) => c >= 0.035 && l > 0.15 && l < 0.97);
  if (!brand) {
    const [ink, paper] = [hexOf(grey(0.19)), hexOf(grey(0.975))];
    return { ink, paper, brand: grey(0.4), accent: grey(0.86), raw: [], mono: true };
  }
  const accent = chooseAccent(
    brand,
    candidates.filter((color) => color !== brand && color.l > 0.15 && color.l < 0.97),
  );
  return {
    ink: hexOf(darkOf(brand, 0.19, 0.035)),
    paper: hexOf({ ...brand, l: 0.975, c: Math.min(brand.c, 0.014) }),
    brand,
    accent,
    raw: [hexOf(accent), hexOf(brand)],
    mono: false,
  };
}

/** The colour limited for filling an area: neither too pale nor too dark; null if fluorescent. */
function areaOf(color: Lch): Lch | null {
  if (isFluorescent(color)) return null;
  // A light colour may be lightened further for its text, and must not become fluorescent then.
  const mostChroma = color.l > 0.7 ? 0.185 : 0.21;
  return { ...color, l: between(color.l, 0.3, 0.86), c: Math.min(color.c, mostChroma) };
}

function groundColors({ brand, accent, ink, paper }: Tones): Record<Ground, string> {
  const areaHex = (color: Lch) => {
    const area = areaOf(color);
    return area ? hexOf(area) : ink;
  };
  return {
    paper,
    tint: hexOf({ ...brand, l: 0.925, c: Math.min(brand.c * 0.32, 0.042) }),
    soft: hexOf({ ...accent, l: 0.93, c: Math.min(accent.c * 0.4, 0.05) }),
    brand: areaHex(brand),
    deep: hexOf(darkOf(brand, 0.29, 0.085)),
    accent: areaHex(accent),
    ink,
  };
}

/**
 * Light words on a strong colour look most like a brand. Dark ones only where they are far more legible, or
 * where a darker ground would be khaki.
 */
function wordsOn(ground: string, { ink, paper }: Inks): string {
  const favour = isYellow(lchOf(ground)!) ? 1 : 1.35;
  return contrastOf(ground, ink) > contrastOf(ground, paper) * favour ? ink : paper;
}

/** The ground with its text colour; its lightness changes as little as legible text requires. */
function legibleGround(wanted: string, { ink, paper }: Inks): { ground: string; text: string } {
  const text = wordsOn(wanted, { ink, paper });
  const passes = (ground: string) => contrastOf(ground, text) >= contrastLimits.text;
  const ground = shiftLightnessUntil(lchOf(wanted)!, text === paper ? -1 : 1, passes);
  return { ground: ground ?? wanted, text };
}

function mutedOn(ground: string, text: string): string {
  const shares = [0.72, 0.78, 0.84, 0.9];
  const mixes = shares.map((share) => mixColors(text, ground, share));
  return mixes.find((color) => contrastOf(color, ground) >= contrastLimits.muted) ?? text;
}

/** The brand's colour for text, with a slightly changed lightness if that makes it legible. */
function keyOn(ground: string, text: string, raw: readonly string[]): string {
  const isClose = (color: string) => contrastOf(color, text) < 1.25;
  for (const color of raw) {
    const lch = lchOf(color)!;
    const legible = (hex: string) => contrastOf(hex, ground) >= contrastLimits.key;
    const lighter = contrastOf(ground, "#ffffff") > contrastOf(ground, "#000000");
    const found = shiftLightnessUntil(lch, lighter ? 1 : -1, legible, 0.13);
    if (found && !isClose(found) && lch.c >= 0.03) return found;
  }
  return text;
}

function ctaOn(ground: string, text: string, fills: readonly string[], inks: Inks): Scheme["cta"] {
  const fill = fills.find((color) => contrastOf(color, ground) >= contrastLimits.cta);
  const plain = { fill: text, label: ground };
  if (!fill || fill === text) return plain;
  const label = wordsOn(fill, inks);
  const legible = (hex: string) => contrastOf(hex, label) >= contrastLimits.label;
  const mended = shiftLightnessUntil(lchOf(fill)!, label === inks.ink ? 1 : -1, legible);
  if (!mended || contrastOf(mended, ground) < contrastLimits.cta) return plain;
  return { fill: mended, label };
}

/** Three tones of the ground's hue on which text stays legible. */
function shapesOn(ground: string, text: string, small: readonly string[]): Scheme["shapes"] {
  const color = lchOf(ground)!;
  const dark = contrastOf(text, "#000000") > contrastOf(text, "#ffffff");
  const legible = (hex: string, over: string) => contrastOf(hex, over) >= contrastLimits.key;
  const tone = (step: number) => {
    const l = dark ? color.l + step * (color.l < 0.24 ? 1.3 : 1) : color.l - step * 1.05;
    const c = color.c < 0.006 ? color.c : color.c + step * (dark ? 0.12 : 0.3);
    return hexOf({ l, c, h: color.h });
  };
  const furthest = (step: number, standing: readonly string[]) => {
    // As far towards the text's lightness as possible, else in the other direction.
    const shares = [1, 0.8, 0.6, -0.8, -0.5, 0.3].map((share) => tone(step * share));
    return shares.find((hex) => standing.every((over) => legible(hex, over))) ?? ground;
  };
  return [furthest(0.04, [text, ...small]), furthest(0.075, [text]), tone(0.15)];
}

/**
 * The scheme for any ground. The ground's lightness is changed where text would not be legible;
 * everything on it keeps the minimum contrasts of `limits`.
 */
export function schemeOn(wanted: string, inks: Inks, raw: readonly string[]): Scheme {
  const { ground, text } = legibleGround(wanted, inks);
  const muted = mutedOn(ground, text);
  const key = keyOn(ground, text, raw);
  return {
    ground,
    text,
    muted,
    key,
    cta: ctaOn(ground, text, raw, inks),
    shapes: shapesOn(ground, text, [muted, key]),
  };
}

/**
 * Makes seven grounds of a brand's colours, each with legible text, key colour and button. Invalid,
 * missing or fluorescent colours are replaced without adding a new hue.
 */
export function createPalette(colors: readonly BrandColor[]): Palette {
  const tones = readTones(colors);
  const hexes = groundColors(tones);
  const raw = isFluorescent(tones.brand) ? tones.raw.toReversed() : tones.raw;
  const schemes = grounds.map((name) => [name, schemeOn(hexes[name], tones, raw)] as const);
  return {
    mono: tones.mono,
    fluorescent: isFluorescent(tones.brand),
    schemes: Object.fromEntries(schemes) as Record<Ground, Scheme>,
  };
}
