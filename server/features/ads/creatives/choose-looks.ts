import { chooseGrounds } from "./choose-grounds.ts";
import {
  type Angle,
  type CreativeTexts,
  type Ground,
  type LayoutName,
  layoutNames,
  type Palette,
  type Pattern,
  type Picture,
  patterns,
} from "./creative.ts";
import { isEligible, type Layout } from "./layout.ts";
import { layouts } from "./layouts.ts";
import type { Manner } from "./manner.ts";
import { motifsOf, offeredPictures, showableIn, withoutTiny } from "./offered-pictures.ts";
import { randomFrom, shuffled } from "./random.ts";

export interface AdIdea {
  angle: Angle;
  texts: CreativeTexts;
  /** Pictures it may show, the best first; any of the series' pictures when absent. */
  pictures?: readonly Picture[];
  /** How many of the first pictures show what the words tell; the others only suit it. */
  matched?: number;
  /** How well the first matched picture does, so that of two ads it goes to the one that it fits better. */
  fit?: number;
  /** Ids of pictures that it shows only where no other ad does: two products would be the same thing. */
  onlyUnused?: readonly string[];
  /** The pictures show the advertised product itself, so one should be shown whenever possible. */
  ownPicture?: true;
}

/** The look of one ad of a series. */
export interface AdLook {
  layout: LayoutName;
  ground: Ground;
  picture?: Picture;
  /** The same in the whole series. */
  pattern: Pattern;
  calm?: true;
}

interface Series {
  /** By day. */
  ideas: readonly AdIdea[];
  pictures: readonly Picture[];
  /** The id of the page's main picture, which is shown only once. */
  hero?: string;
  palette: Palette;
  seed: number;
  /** What suits the business; everything when absent. */
  manner?: Manner;
}

type Draft = Pick<AdLook, "layout" | "picture">;

/** With the list of pictures that each may show. */
type Idea = AdIdea & Required<Pick<AdIdea, "pictures">>;

/** Layouts for new ads: the honeycomb is only in older ones. */
const candidates = layoutNames.filter((name) => name !== "panal").map((name) => layouts[name]);

/** Layouts that are complete without a picture. */
const posters: ReadonlySet<LayoutName> = new Set([
  "cartel",
  "precio",
  "lista",
  "pregunta",
  "cita",
  "cifra",
  "inicial",
  "carta",
  "bicolor",
  "trama",
  "etiqueta",
  "marco",
]);

/**
 * The cost of repeating a layout, by how many ads repeat one already: a second repetition would leave
 * fewer than six layouts in a week. A third use of one layout costs `thirdUseCost` more.
 */
const repeatCosts = [1.5, 20, 40, 60, 80, 100];
const thirdUseCost = 15;
/** The cost of not showing the product, or a picture that no ad shows: more than repeating a layout. */
const unshownCosts = { product: 4, suited: 3.3 };
/** Of a poster that is made for what the ad tells: where a picture shows that, and where it only suits it. */
const madeForItCosts = { matched: 2.4, suited: 1.9, spoken: 1 };
/**
 * Where all suited pictures are shown by other ads: a second use is better of what the ad tells, and better than a
 * pattern or a large letter.
 */
const usedUpCosts = { matched: 1.3, suited: 0.8, plain: 2.4 };
/** Partial series kept in the search after each day. */
const beamWidth = 24;

const mostCentered = 2;

const showsItems = ({ name }: Layout, { texts }: AdIdea): boolean =>
  name === "catalogo" && (texts.items ?? []).filter(({ picture }) => picture).length >= 2;

/** Which layouts show what only some ads have. */
const shownIn: Record<"price" | "facts" | "quote", readonly LayoutName[]> = {
  price: ["precio", "etiqueta", "pedestal", "portada", "ficha", "mitad", "sangre", "arco"],
  facts: ["lista", "carta"],
  quote: ["cita"],
};
/** The cost of leaving one out; what costs money is told with its price. */
const leftOutCosts = { price: 3.5, facts: 0.4, quote: 1.5 };
/** Of posters that say little: without other costs the others come first. */
const plainCosts: Partial<Record<LayoutName, number>> = { inicial: 0.3, trama: 0.1 };

function contentCost({ name, needs }: Layout, { texts }: AdIdea): number {
  const has = {
    price: /\d/.test(texts.price?.text ?? ""),
    facts: (texts.facts ?? []).length >= 3,
    quote: (texts.quoteSource ?? "").trim() !== "",
  };
  const kinds = ["price", "facts", "quote"] as const;
  const leftOut = kinds.filter((kind) => has[kind] && !shownIn[kind].includes(name));
  // A headline with a figure or a question was written for the layout that is made for it.
  const bonus = needs.figure || needs.question ? 0.4 : 0;
  const cost = leftOut.reduce((sum, kind) => sum + leftOutCosts[kind], 0);
  return cost + (plainCosts[name] ?? 0) - bonus;
}

/** Whether a poster is made for what an ad has: a question, a quotation, facts or a figure. */
function isMadeFor({ name, needs }: Layout, { texts }: AdIdea): boolean {
  const isListed = shownIn.facts.includes(name) && (texts.facts ?? []).length >= 3;
  return Boolean(needs.figure || needs.question || needs.quoteSource) || isListed;
}

/** About 0 for a layout that suits the angle and content, more for what is missing. */
const wordCost = (layout: Layout, idea: AdIdea): number =>
  Number(!layout.angles.includes(idea.angle)) + contentCost(layout, idea);

/** The cost of showing no picture where an ad has some that suit it. */
function posterCost(
  layout: Layout,
  idea: Idea,
  { isPictureFree, canBeShown }: { isPictureFree: boolean; canBeShown: boolean },
): number {
  if (idea.pictures.length === 0 || showsItems(layout, idea)) return 0;
  if (idea.ownPicture) return unshownCosts.product;
  if (!isPictureFree) {
    if (canBeShown && !isMadeFor(layout, idea)) return usedUpCosts.plain;
    return idea.matched ? usedUpCosts.matched : usedUpCosts.suited;
  }
  if (!isMadeFor(layout, idea)) return unshownCosts.suited;
  if (idea.matched) return madeForItCosts.matched;
  const isSpoken = layout.needs.question || layout.needs.quoteSource;
  return isSpoken ? madeForItCosts.spoken : madeForItCosts.suited;
}

/** A photo over the whole canvas is often drawn on a panel, for want of room for the words. */
const panels: ReadonlySet<LayoutName> = new Set(["sangre", "ficha"]);
const samePanelCost = 1;

/** The cost of showing a picture again in a layout that looks like that of its first use. */
function twinCost({ name }: Layout, picture: Picture, earlier: readonly Draft[]): number {
  const isTwin = earlier.some(
    (one) =>
      one.picture?.id === picture.id &&
      (one.layout === name || (panels.has(one.layout) && panels.has(name))),
  );
  return isTwin ? samePanelCost : 0;
}

/** Two layouts that stack large words at the left look alike. */
const alike: Partial<Record<LayoutName, LayoutName>> = { cifra: "cartel", cartel: "cifra" };
const alikeCost = 0.5;

/** More for each repetition of a layout. */
function repeatCost({ name }: Layout, earlier: readonly Draft[]): number {
  const usesOfLayout = (one?: LayoutName) => earlier.filter(({ layout }) => layout === one).length;
  const uses = usesOfLayout(name);
  if (uses === 0) return usesOfLayout(alike[name]) > 0 ? alikeCost : 0;
  const repeated = earlier.length - new Set(earlier.map(({ layout }) => layout)).size;
  return repeatCosts[Math.min(repeated, 5)]! + (uses > 1 ? thirdUseCost : 0);
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

/** The partial series with one more ad: in each layout with each picture that it can show, and without one. */
function continued(
  { earlier, cost }: PartialSeries,
  order: readonly Layout[],
  series: { ideas: readonly Idea[]; hero: string | undefined; motifs: number },
): PartialSeries[] {
  const idea = series.ideas[earlier.length]!;
  const offered = offeredPictures({ ...series, earlier });
  const isPictureFree = offered.some(({ isFree }) => isFree);
  const canBeShown = offered.length > 0;
  const { texts } = idea;
  return order.flatMap((layout): PartialSeries[] => {
    if (!isAllowed(layout, idea, earlier)) return [];
    const more = cost + wordCost(layout, idea) + repeatCost(layout, earlier);
    const drafts: { draft: Draft; cost: number }[] = showableIn(layout, texts, offered).map(
      ({ picture, cost: pictureCost }) => ({
        draft: { layout: layout.name, picture },
        cost: more + pictureCost + twinCost(layout, picture, earlier),
      }),
    );
    const isPoster = posters.has(layout.name) || showsItems(layout, idea);
    if (isPoster && isEligible(layout, { texts, picture: undefined })) {
      const draft = { layout: layout.name };
      drafts.push({ draft, cost: more + posterCost(layout, idea, { isPictureFree, canBeShown }) });
    }
    return drafts.map(({ draft, cost: whole }) => ({ earlier: [...earlier, draft], cost: whole }));
  });
}

/** Beam search for the cheapest series: adds a day at a time to the cheapest partial series. */
function draftsOf(series: Series, random: () => number): readonly Draft[] {
  const suited = candidates.filter(({ name }) => !series.manner?.avoided.includes(name));
  const ideas = series.ideas.map((idea) =>
    withoutTiny({ ...idea, pictures: idea.pictures ?? series.pictures }),
  );
  const pictured = { ideas, hero: series.hero, motifs: motifsOf(ideas) };
  let partials: readonly PartialSeries[] = [{ earlier: [], cost: 0 }];
  for (const _ of ideas) {
    const order = shuffled(suited, random);
    partials = partials
      .flatMap((partial) => continued(partial, order, pictured))
      // Equal costs keep the shuffled order.
      .sort((one, other) => one.cost - other.cost)
      .slice(0, beamWidth);
  }
  const [best] = partials;
  if (!best) throw new Error("Some layouts take any idea, so there is always a series");
  return best.earlier;
}

/**
 * Chooses layout, ground and picture of each ad of a series so that the ads look different and belong
 * together: one pattern and one choice of main grounds; at least six layouts in a week, never the same
 * on consecutive days; at least four grounds, light and dark, never the same on consecutive days; no
 * picture more than twice or on consecutive days, the hero once, and an unused picture before a used one.
 * Ads without a picture are posters; while a picture suits their words, few are.
 * The same seed gives the same series.
 */
export function chooseLooks(series: Series): AdLook[] {
  const random = randomFrom(series.seed);
  const drafts = draftsOf(series, random);
  const chosen = chooseGrounds(drafts, series.palette, random);
  const suited = series.manner?.patterns ?? patterns;
  const pattern = suited[Math.floor(random() * suited.length)]!;
  const calm = series.manner?.calm ? { calm: true as const } : {};
  return drafts.map((draft, at) => ({ ...draft, ground: chosen[at]!, pattern, ...calm }));
}
