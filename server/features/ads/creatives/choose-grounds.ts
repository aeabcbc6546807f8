import { contrastOf, lchOf } from "./colors/color.ts";
import { type Ground, grounds, type LayoutName, type Palette, type Picture } from "./creative.ts";
import { shuffled } from "./random.ts";

/** What of an ad's look limits its ground. */
interface Draft {
  layout: LayoutName;
  picture?: Picture;
}

const isLight = (hex: string) => lchOf(hex)!.l > 0.8;

/**
 * The series' idea of colour: the brand's two colours, two of the light grounds and one of the dark
 * ones. The other grounds are used only where these do not suffice.
 */
function mainGrounds(random: () => number): ReadonlySet<Ground> {
  const lights = shuffled(["paper", "tint", "soft"] as const, random).slice(0, 2);
  const [dark] = shuffled(["deep", "ink"] as const, random);
  return new Set([...lights, dark!, "brand", "accent"]);
}

/** The grounds to try; a full-canvas photo has ink, or paper when it is bright. */
function groundsFor(
  { layout, picture }: Draft,
  { schemes }: Palette,
  random: () => number,
): Ground[] {
  if (layout === "sangre") return picture && picture.luminance > 0.55 ? ["paper"] : ["ink"];
  const order = shuffled(grounds, random);
  if (picture?.kind !== "cutout") return order;
  const contrasting = order.filter(
    (name) => contrastOf(schemes[name].ground, picture.edgeColor) >= 1.5,
  );
  return contrasting.length > 0 ? contrasting : order;
}

/** Minimum numbers of different, light and dark grounds in a series. */
interface GroundRules {
  different: number;
  light: number;
  full: number;
}

interface GroundChoices {
  /** By day, the preferred ones first. */
  choices: readonly Ground[][];
  palette: Palette;
  main: ReadonlySet<Ground>;
}

function groundsWithin(
  series: GroundChoices,
  rules: GroundRules,
  earlier: readonly Ground[] = [],
): Ground[] | null {
  const { choices, palette, main } = series;
  const hexOf = (name: Ground) => palette.schemes[name].ground;
  const left = choices.length - earlier.length;
  const different = new Set(earlier.map(hexOf)).size;
  const light = earlier.filter((name) => isLight(hexOf(name))).length;
  const full = earlier.length - light;
  const missing = Math.max(0, rules.light - light) + Math.max(0, rules.full - full);
  if (missing > left || rules.different - different > left) return null;
  if (left === 0) return [...earlier];
  const last = earlier.at(-1);
  const rank = (name: Ground) => (main.has(name) ? 0 : 2) + (earlier.includes(name) ? 1 : 0);
  const order = choices[earlier.length]!.toSorted((one, other) => rank(one) - rank(other));
  for (const name of order) {
    if (last && hexOf(last) === hexOf(name)) continue;
    const rest = groundsWithin(series, rules, [...earlier, name]);
    if (rest) return rest;
  }
  return null;
}

/** The first result that is not null. */
function firstOf<T, U>(list: readonly T[], attempt: (item: T) => U | null): U | null {
  for (const item of list) {
    const found = attempt(item);
    if (found !== null) return found;
  }
  return null;
}

/**
 * A ground per ad, in the series' order: at least four different ones, light and dark, never the same
 * hue on consecutive days, as far as palette and pictures allow.
 */
export function chooseGrounds(
  drafts: readonly Draft[],
  palette: Palette,
  random: () => number,
): Ground[] {
  const choices = drafts.map((draft) => groundsFor(draft, palette, random));
  const main = mainGrounds(random);
  const most = Math.min(4, drafts.length);
  const pairs = Math.min(2, Math.floor(drafts.length / 2));
  const rules = [
    { different: most, light: pairs, full: pairs },
    { different: most, light: 0, full: 0 },
    { different: Math.min(3, most), light: 0, full: 0 },
    { different: Math.min(2, most), light: 0, full: 0 },
    { different: 1, light: 0, full: 0 },
  ];
  const found = firstOf(rules, (rule) => groundsWithin({ choices, palette, main }, rule));
  return found ?? choices.map(([first]) => first!);
}
