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
  /** What may be shown with it, the best first; any of the series' when absent. */
  pictures?: readonly Picture[];
  /** They show the very thing that it is about: it is shown wherever the rules let it. */
  ownPicture?: true;
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

/** What it costs a series that a layout comes again, by how often it was there. */
const repeated = [0, 1.5, 5, 20, 50];
/** And that the thing itself is not shown: more than another layout that does, twice. */
const unshown = 2.6;
/** Series that are kept while days are added to them. */
const mostKept = 24;

const mostPictureUses = 2;
const mostCentered = 2;
/** Of a picture's second use. */
const nearer = 1.35;

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((item) => ({ item, at: random() }));
  return keyed.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

const showsItems = ({ name }: Layout, { texts }: AdIdea): boolean =>
  name === "catalogo" && (texts.items ?? []).filter(({ picture }) => picture).length >= 2;

/**
 * 0 for what argues the angle well and shows what there is to show, more for what does one of both or
 * neither; a comb is for when there is nothing to show.
 */
function costOf(layout: Layout, idea: AdIdea, { picture }: Draft, all: readonly Picture[]): number {
  const { name, angles } = layout;
  const pictures = idea.pictures ?? all;
  const missed = idea.ownPicture ? unshown : 1;
  if (name === "panal") return pictures.length > 0 ? 2 + missed : 1;
  const argues = angles.includes(idea.angle);
  if (pictures.length === 0) return argues ? 0 : 2;
  const shows = picture !== undefined || showsItems(layout, idea);
  return Number(!argues) + (shows ? 0 : missed);
}

function usesOf(taken: readonly Draft[], id: string): number {
  return taken.filter(({ picture }) => picture?.id === id).length;
}

/**
 * The picture a layout would show: none that was there the day before, the least used that suits it,
 * rather one that no other day depends on, nearer the second time.
 */
function pictureFor(
  layout: Layout,
  idea: AdIdea,
  { ideas, pictures }: Series,
  taken: readonly Draft[],
): Picture | undefined {
  const suited = (idea.pictures ?? pictures).filter(
    (picture) =>
      layout.shows.includes(picture.kind) &&
      taken.at(-1)?.picture?.id !== picture.id &&
      usesOf(taken, picture.id) < mostPictureUses &&
      isEligible(layout, { texts: idea.texts, picture }),
  );
  const next = ideas[taken.length + 1]?.pictures;
  const worth = ({ id }: Picture) =>
    usesOf(taken, id) + (next?.length === 1 && next[0]!.id === id ? mostPictureUses : 0);
  const [chosen] = suited.toSorted((one, other) => worth(one) - worth(other));
  if (!chosen) return undefined;
  return usesOf(taken, chosen.id) === 0 ? chosen : { ...chosen, zoom: nearer };
}

function draftFor(
  layout: Layout,
  idea: AdIdea,
  series: Series,
  taken: readonly Draft[],
): Draft | null {
  const picture = pictureFor(layout, idea, series, taken);
  if (!isEligible(layout, { texts: idea.texts, picture })) return null;
  return picture ? { layout: layout.name, picture } : { layout: layout.name };
}

function isAllowed(layout: Layout, { angle }: AdIdea, taken: readonly Draft[]): boolean {
  const centered = taken.filter(({ layout: name }) => layouts[name].centered).length;
  return (
    (!layout.onlyItsAngles || layout.angles.includes(angle)) &&
    taken.at(-1)?.layout !== layout.name &&
    !(layout.centered && centered >= mostCentered)
  );
}

interface Begun {
  taken: readonly Draft[];
  cost: number;
}

/** The cheapest series that is found by adding day after day to the cheapest of those before. */
function draftsOf(series: Series, random: () => number): readonly Draft[] {
  let begun: readonly Begun[] = [{ taken: [], cost: 0 }];
  for (const idea of series.ideas) {
    const order = shuffled(
      layoutNames.map((name) => layouts[name]),
      random,
    );
    begun = begun
      .flatMap(({ taken, cost }) =>
        order.flatMap((layout): Begun[] => {
          const draft = isAllowed(layout, idea, taken)
            ? draftFor(layout, idea, series, taken)
            : null;
          if (!draft) return [];
          const uses = taken.filter((one) => one.layout === layout.name).length;
          const more = costOf(layout, idea, draft, series.pictures) + repeated[Math.min(uses, 4)]!;
          return [{ taken: [...taken, draft], cost: cost + more }];
        }),
      )
      // Equals stay in the order of the dice.
      .sort((one, other) => one.cost - other.cost)
      .slice(0, mostKept);
  }
  const [best] = begun;
  if (!best) throw new Error("Some layouts take any idea, so there is always a series");
  return best.taken;
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
 * light and dark; no picture more than twice or two days running. The same seed gives the same series.
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
