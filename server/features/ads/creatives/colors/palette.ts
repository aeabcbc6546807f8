import { type Ground, grounds, type Palette, type Scheme } from "../creative.ts";
import {
  contrastOf,
  hexOf,
  hueDistance,
  type Lch,
  lchOf,
  mixOf,
  mostLegible,
  movedUntil,
} from "./color.ts";

/** A colour found on a site and how much of it is made of it. */
export interface BrandColor {
  hex: string;
  weight: number;
}

export const limits = { text: 4.9, muted: 5.2, key: 4.5, cta: 3, label: 4.5 } as const;

interface Inks {
  ink: string;
  paper: string;
}

interface Tones extends Inks {
  brand: Lch;
  accent: Lch;
  /** As the site has them: for what stands on a ground, not for grounds. */
  raw: string[];
  mono: boolean;
}

const grey = (l: number): Lch => ({ l, c: 0, h: 0 });
const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Too loud to fill an area: light and saturated beyond what print or skin or sky ever are. */
export const isFluorescent = ({ l, c }: Lch) => (c > 0.19 && l > 0.8) || (c > 0.26 && l > 0.62);
const isYellow = ({ h }: Lch) => h >= 72 && h <= 125;

/** A dark step of a colour. A yellow turns to brown on its way down, else it goes khaki. */
function darkOf(color: Lch, l: number, mostChroma: number): Lch {
  const c = Math.min(color.c, mostChroma);
  return isYellow(color) ? { l, c: c * 0.45, h: 62 } : { l, c, h: color.h };
}

function chooseAccent(brand: Lch, others: readonly Lch[]): Lch {
  const found = others.find(
    (color) =>
      // A grey is no second colour, however far from the first it is.
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

/** A colour as it may fill an area: never fluorescent, neither too pale nor too dark to be seen. */
function areaOf(color: Lch): Lch | null {
  if (isFluorescent(color)) return null;
  // A light one may become lighter still for its text, and must not glow then.
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

/** The ground, moved in lightness as little as legible text asks, and that text. */
function legibleGround(wanted: string, { ink, paper }: Inks): { ground: string; text: string } {
  const onInk = contrastOf(wanted, ink);
  // Light text on a full colour is what a brand looks like; ink only where it reads far better, or
  // where a darker ground would be khaki.
  const favour = isYellow(lchOf(wanted)!) ? 1 : 1.35;
  const text = onInk > contrastOf(wanted, paper) * favour ? ink : paper;
  const passes = (ground: string) => contrastOf(ground, text) >= limits.text;
  const ground = movedUntil(lchOf(wanted)!, text === paper ? -1 : 1, passes);
  return { ground: ground ?? wanted, text };
}

function mutedOn(ground: string, text: string): string {
  const shares = [0.72, 0.78, 0.84, 0.9];
  const mixes = shares.map((share) => mixOf(text, ground, share));
  return mixes.find((color) => contrastOf(color, ground) >= limits.muted) ?? text;
}

/** The brand's colour as text: moved a little if that makes it legible, never far. */
function keyOn(ground: string, text: string, raw: readonly string[]): string {
  const isClose = (color: string) => contrastOf(color, text) < 1.25;
  for (const color of raw) {
    const lch = lchOf(color)!;
    const legible = (hex: string) => contrastOf(hex, ground) >= limits.key;
    const lighter = contrastOf(ground, "#ffffff") > contrastOf(ground, "#000000");
    const found = movedUntil(lch, lighter ? 1 : -1, legible, 0.13);
    if (found && !isClose(found) && lch.c >= 0.03) return found;
  }
  return text;
}

function ctaOn(ground: string, text: string, fills: readonly string[], inks: Inks): Scheme["cta"] {
  const fill = fills.find((color) => contrastOf(color, ground) >= limits.cta);
  const plain = { fill: text, label: ground };
  if (!fill || fill === text) return plain;
  const label = mostLegible(fill, [inks.ink, inks.paper]);
  const legible = (hex: string) => contrastOf(hex, label) >= limits.label;
  const mended = movedUntil(lchOf(fill)!, label === inks.ink ? 1 : -1, legible);
  if (!mended || contrastOf(mended, ground) < limits.cta) return plain;
  return { fill: mended, label };
}

/** Three tones of the ground's hue, no further from it than what stands on them can be read. */
function shapesOn(ground: string, text: string, small: readonly string[]): Scheme["shapes"] {
  const color = lchOf(ground)!;
  const dark = contrastOf(text, "#000000") > contrastOf(text, "#ffffff");
  const legible = (hex: string, over: string) => contrastOf(hex, over) >= limits.key;
  const tone = (step: number) => {
    const l = dark ? color.l + step * (color.l < 0.24 ? 1.3 : 1) : color.l - step * 1.05;
    const c = color.c < 0.006 ? color.c : color.c + step * (dark ? 0.12 : 0.3);
    return hexOf({ l, c, h: color.h });
  };
  const furthest = (step: number, standing: readonly string[]) => {
    // Away from the ground towards the text as far as it may; else the other way, where it always may.
    const shares = [1, 0.8, 0.6, -0.8, -0.5, 0.3].map((share) => tone(step * share));
    return shares.find((hex) => standing.every((over) => legible(hex, over))) ?? ground;
  };
  return [furthest(0.04, [text, ...small]), furthest(0.075, [text]), tone(0.15)];
}

/**
 * The scheme of any ground: its own lightness gives way to legible text, and everything on it keeps
 * its limit of contrast (`limits`).
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
 * What a brand's colours become: seven grounds, each with text, key colour and button that can be
 * read. Colours that are none, too few or too loud are made up for, never with a new hue.
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
