import { contrastOf, lchOf } from "./color.ts";
import {
  type Angle,
  type CreativeTexts,
  type Ground,
  grounds,
  type LayoutName,
  layoutNames,
  type Palette,
  type Picture,
} from "./creative.ts";
import { isEligible, type Layout } from "./layout.ts";
import { layouts } from "./layouts.ts";
import { randomFrom } from "./random.ts";

export interface AdIdea {
  angle: Angle;
  texts: CreativeTexts;
  /** What may be shown with it, the best first; any of the series' when absent. */
  pictures?: readonly Picture[];
}

/** How one advertisement of a series looks. */
export interface AdLook {
  layout: LayoutName;
  ground: Ground;
  picture?: Picture;
}

export interface Series {
  /** In the order in which they are published. */
  ideas: readonly AdIdea[];
  pictures: readonly Picture[];
  palette: Palette;
  seed: number;
}

type Draft = Omit<AdLook, "ground">;

/** How often a layout may come: once each where that can be, else as seldom as can be. */
const allowances = [1, 2, 3, Number.POSITIVE_INFINITY];

const mostPictureUses = 2;
const mostCentered = 2;
/** Of a picture's second use. */
const nearer = 1.35;

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((item) => ({ item, at: random() }));
  return keyed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

/** Whether what it would show is there. */
function showsSome(layout: Layout, { texts }: AdIdea, pictures: readonly Picture[]): boolean {
  const illustrated = (texts.items ?? []).filter(({ picture }) => picture).length;
  if (layout.name === "catalogo") return illustrated >= 2;
  return pictures.some(
    (picture) => layout.shows.includes(picture.kind) && isEligible(layout, { texts, picture }),
  );
}

/**
 * Those that argue the angle well, and show what there is to show, then those that do one of both,
 * then the others; a comb is for when there is nothing to show.
 */
function orderOf(idea: AdIdea, all: readonly Picture[], random: () => number): Layout[] {
  const { angle } = idea;
  const pictures = idea.pictures ?? all;
  const rank = (layout: Layout) => {
    const { name, angles } = layout;
    if (name === "panal") return pictures.length > 0 ? 3 : 1;
    const argues = angles.includes(angle);
    if (pictures.length === 0) return argues ? 0 : 2;
    const shows = showsSome(layout, idea, pictures);
    if (layout.needs.picture && !shows) return 2;
    return argues && shows ? 0 : argues || shows ? 1 : 2;
  };
  const shown = shuffled(
    layoutNames.map((name) => layouts[name]),
    random,
  );
  const fitting = shown.filter(
    ({ angles, onlyItsAngles }) => !onlyItsAngles || angles.includes(angle),
  );
  return fitting.sort((one, other) => rank(one) - rank(other));
}

function usesOf(taken: readonly Draft[], id: string): number {
  return taken.filter(({ picture }) => picture?.id === id).length;
}

/** The picture a layout would show: the least used that suits it, nearer the second time. */
function pictureFor(
  layout: Layout,
  idea: AdIdea,
  pictures: readonly Picture[],
  taken: readonly Draft[],
) {
  const suited = (idea.pictures ?? pictures).filter(
    (picture) =>
      layout.shows.includes(picture.kind) &&
      usesOf(taken, picture.id) < mostPictureUses &&
      isEligible(layout, { texts: idea.texts, picture }),
  );
  const [chosen] = suited.toSorted((one, other) => usesOf(taken, one.id) - usesOf(taken, other.id));
  if (!chosen) return undefined;
  return usesOf(taken, chosen.id) === 0 ? chosen : { ...chosen, zoom: nearer };
}

function draftFor(
  layout: Layout,
  idea: AdIdea,
  series: Series,
  taken: readonly Draft[],
): Draft | null {
  const picture = pictureFor(layout, idea, series.pictures, taken);
  if (!isEligible(layout, { texts: idea.texts, picture })) return null;
  return picture ? { layout: layout.name, picture } : { layout: layout.name };
}

function isAllowed(layout: Layout, taken: readonly Draft[], uses: number): boolean {
  const used = taken.filter(({ layout: name }) => name === layout.name).length;
  const centered = taken.filter(({ layout: name }) => layouts[name].centered).length;
  return (
    used < uses &&
    taken.at(-1)?.layout !== layout.name &&
    !(layout.centered && centered >= mostCentered)
  );
}

/** The first series in which no layout comes more than `uses` times, by trying and going back. */
function draftsWithin(
  series: Series,
  orders: readonly Layout[][],
  uses: number,
  taken: readonly Draft[] = [],
): Draft[] | null {
  const idea = series.ideas[taken.length];
  if (!idea) return [...taken];
  for (const layout of orders[taken.length]!) {
    if (!isAllowed(layout, taken, uses)) continue;
    const draft = draftFor(layout, idea, series, taken);
    const rest = draft && draftsWithin(series, orders, uses, [...taken, draft]);
    if (rest) return rest;
  }
  return null;
}

const isLight = (hex: string) => lchOf(hex)!.l > 0.8;

/** A photo over the whole canvas brings its own dark ground. */
function groundsFor(
  { layout, picture }: Draft,
  { schemes }: Palette,
  random: () => number,
): Ground[] {
  if (layout === "sangre") return picture && picture.luminance > 0.55 ? ["paper"] : ["ink"];
  const order = shuffled(grounds, random);
  if (picture?.kind !== "cutout") return order;
  const seen = order.filter((name) => contrastOf(schemes[name].ground, picture.edgeColor) >= 1.5);
  return seen.length > 0 ? seen : order;
}

interface GroundRules {
  different: number;
  light: number;
  full: number;
}

function groundsWithin(
  choices: readonly Ground[][],
  palette: Palette,
  rules: GroundRules,
  taken: readonly Ground[] = [],
): Ground[] | null {
  const hexOf = (name: Ground) => palette.schemes[name].ground;
  const left = choices.length - taken.length;
  const different = new Set(taken.map(hexOf)).size;
  const light = taken.filter((name) => isLight(hexOf(name))).length;
  const full = taken.length - light;
  const missing = Math.max(0, rules.light - light) + Math.max(0, rules.full - full);
  if (missing > left || rules.different - different > left) return null;
  if (left === 0) return [...taken];
  const last = taken.at(-1);
  // Those not yet used come first.
  const order = choices[taken.length]!.toSorted(
    (one, other) => Number(taken.includes(one)) - Number(taken.includes(other)),
  );
  for (const name of order) {
    if (last && hexOf(last) === hexOf(name)) continue;
    const rest = groundsWithin(choices, palette, rules, [...taken, name]);
    if (rest) return rest;
  }
  return null;
}

/** What the first of them leads to that leads anywhere. */
function firstOf<T, U>(list: readonly T[], tried: (item: T) => U | null): U | null {
  for (const item of list) {
    const found = tried(item);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Layout, ground and picture of each advertisement of a series, so that they differ: as many layouts
 * as ideas where the page has enough for it, never the same twice running; at least four grounds,
 * light and dark; no picture more than twice. The same seed gives the same series.
 */
export function chooseLooks(series: Series): AdLook[] {
  const random = randomFrom(series.seed);
  const orders = series.ideas.map((idea) => orderOf(idea, series.pictures, random));
  const drafts = firstOf(allowances, (uses) => draftsWithin(series, orders, uses));
  if (!drafts) throw new Error("Some layouts take any idea, so there is always a series");
  const choices = drafts.map((draft) => groundsFor(draft, series.palette, random));
  const most = Math.min(4, series.ideas.length);
  const pairs = Math.min(2, Math.floor(series.ideas.length / 2));
  const rules = [
    { different: most, light: pairs, full: pairs },
    { different: 2, light: 0, full: 0 },
    { different: 1, light: 0, full: 0 },
  ];
  const found = firstOf(rules, (rule) => groundsWithin(choices, series.palette, rule));
  const chosen = found ?? choices.map(([first]) => first!);
  return drafts.map((draft, at) => ({ ...draft, ground: chosen[at]! }));
}
