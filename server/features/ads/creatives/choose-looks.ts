import { contrastOf, lchOf } from "./colors/color.ts";
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
  /** Pictures it may show, the best first; any of the series' pictures when absent. */
  pictures?: readonly Picture[];
  /** The pictures show the advertised product itself, so one should be shown whenever possible. */
  ownPicture?: true;
}

/** The look of one ad of a series. */
export interface AdLook {
  layout: LayoutName;
  ground: Ground;
  picture?: Picture;
}

interface Series {
  /** By day. */
  ideas: readonly AdIdea[];
  pictures: readonly Picture[];
  palette: Palette;
  seed: number;
}

type Draft = Omit<AdLook, "ground">;

/** The cost of repeating a layout, by how often the series uses it already. */
const repeatCosts = [0, 1.5, 5, 20, 50];
/** The cost of not showing the product itself: more than repeating a layout that does. */
const unshownCost = 2.6;
/** Partial series kept in the search after each day. */
const beamWidth = 24;

const mostPictureUses = 2;
const mostCentered = 2;
/** The zoom of a picture's second use. */
const secondUseZoom = 1.35;

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((item) => ({ item, at: random() }));
  return keyed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

const showsItems = ({ name }: Layout, { texts }: AdIdea): boolean =>
  name === "catalogo" && (texts.items ?? []).filter(({ picture }) => picture).length >= 2;

/**
 * 0 for a layout that suits the angle and shows a picture, more when either is missing. The honeycomb
 * is meant for ads without pictures.
 */
function costOf(layout: Layout, idea: AdIdea, { picture }: Draft, all: readonly Picture[]): number {
  const { name, angles } = layout;
  const pictures = idea.pictures ?? all;
  const missingCost = idea.ownPicture ? unshownCost : 1;
  if (name === "panal") return pictures.length > 0 ? 2 + missingCost : 1;
  const suitsAngle = angles.includes(idea.angle);
  if (pictures.length === 0) return suitsAngle ? 0 : 2;
  const showsPicture = picture !== undefined || showsItems(layout, idea);
  return Number(!suitsAngle) + (showsPicture ? 0 : missingCost);
}

function usesOf(earlier: readonly Draft[], id: string): number {
  return earlier.filter(({ picture }) => picture?.id === id).length;
}

/**
 * The picture that a layout would show: the least used one that suits it. Not the one of the day
 * before, and preferably not the only picture of the next day. A second use is zoomed in.
 */
function pictureFor(
  layout: Layout,
  idea: AdIdea,
  { ideas, pictures }: Series,
  earlier: readonly Draft[],
): Picture | undefined {
  const suited = (idea.pictures ?? pictures).filter(
    (picture) =>
      layout.pictureKinds.includes(picture.kind) &&
      earlier.at(-1)?.picture?.id !== picture.id &&
      usesOf(earlier, picture.id) < mostPictureUses &&
      isEligible(layout, { texts: idea.texts, picture }),
  );
  const next = ideas[earlier.length + 1]?.pictures;
  const costOfUse = ({ id }: Picture) =>
    usesOf(earlier, id) + (next?.length === 1 && next[0]!.id === id ? mostPictureUses : 0);
  const [chosen] = suited.toSorted((one, other) => costOfUse(one) - costOfUse(other));
  if (!chosen) return undefined;
  return usesOf(earlier, chosen.id) === 0 ? chosen : { ...chosen, zoom: secondUseZoom };
}

function draftFor(
  layout: Layout,
  idea: AdIdea,
  series: Series,
  earlier: readonly Draft[],
): Draft | null {
  const picture = pictureFor(layout, idea, series, earlier);
  if (!isEligible(layout, { texts: idea.texts, picture })) return null;
  return picture ? { layout: layout.name, picture } : { layout: layout.name };
}

function isAllowed(layout: Layout, { angle }: AdIdea, earlier: readonly Draft[]): boolean {
  const centered = earlier.filter(({ layout: name }) => layouts[name].centered).length;
  return (
    (!layout.onlyItsAngles || layout.angles.includes(angle)) &&
    earlier.at(-1)?.layout !== layout.name &&
    !(layout.centered && centered >= mostCentered)
  );
}

interface PartialSeries {
  earlier: readonly Draft[];
  cost: number;
}

/** Beam search for the cheapest series: adds a day at a time to the cheapest partial series. */
function draftsOf(series: Series, random: () => number): readonly Draft[] {
  let partials: readonly PartialSeries[] = [{ earlier: [], cost: 0 }];
  for (const idea of series.ideas) {
    const order = shuffled(
      layoutNames.map((name) => layouts[name]),
      random,
    );
    partials = partials
      .flatMap(({ earlier, cost }) =>
        order.flatMap((layout): PartialSeries[] => {
          const draft = isAllowed(layout, idea, earlier)
            ? draftFor(layout, idea, series, earlier)
            : null;
          if (!draft) return [];
          const uses = earlier.filter((one) => one.layout === layout.name).length;
          const more =
            costOf(layout, idea, draft, series.pictures) + repeatCosts[Math.min(uses, 4)]!;
          return [{ earlier: [...earlier, draft], cost: cost + more }];
        }),
      )
      // Equal costs keep the shuffled order.
      .sort((one, other) => one.cost - other.cost)
      .slice(0, beamWidth);
  }
  const [best] = partials;
  if (!best) throw new Error("Some layouts take any idea, so there is always a series");
  return best.earlier;
}

const isLight = (hex: string) => lchOf(hex)!.l > 0.8;

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

function groundsWithin(
  choices: readonly Ground[][],
  palette: Palette,
  rules: GroundRules,
  earlier: readonly Ground[] = [],
): Ground[] | null {
  const hexOf = (name: Ground) => palette.schemes[name].ground;
  const left = choices.length - earlier.length;
  const different = new Set(earlier.map(hexOf)).size;
  const light = earlier.filter((name) => isLight(hexOf(name))).length;
  const full = earlier.length - light;
  const missing = Math.max(0, rules.light - light) + Math.max(0, rules.full - full);
  if (missing > left || rules.different - different > left) return null;
  if (left === 0) return [...earlier];
  const last = earlier.at(-1);
  // Unused grounds first.
  const order = choices[earlier.length]!.toSorted(
    (one, other) => Number(earlier.includes(one)) - Number(earlier.includes(other)),
  );
  for (const name of order) {
    if (last && hexOf(last) === hexOf(name)) continue;
    const rest = groundsWithin(choices, palette, rules, [...earlier, name]);
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
 * Chooses layout, ground and picture of each ad of a series so that the ads look different: a layout
 * per ad where the page has enough material, never the same on consecutive days; at least four
 * grounds, light and dark; no picture more than twice or on consecutive days. The same seed gives the
 * same series.
 */
export function chooseLooks(series: Series): AdLook[] {
  const random = randomFrom(series.seed);
  const drafts = draftsOf(series, random);
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
