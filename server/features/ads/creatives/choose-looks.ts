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
import { randomFrom, shuffled } from "./random.ts";

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
/** The cost of not showing the product itself: more than repeating a layout that does. */
const unshownCost = 2.6;
/** Partial series kept in the search after each day. */
const beamWidth = 24;

const mostPictureUses = 2;
const mostCentered = 2;
/** The zoom of a picture's second use. */
const secondUseZoom = 1.35;

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

/** About 0 for a layout that suits the angle and shows picture and content, more for what is missing. */
function costOf(layout: Layout, idea: AdIdea, { picture }: Draft, all: readonly Picture[]): number {
  const pictures = idea.pictures ?? all;
  const suitsAngle = layout.angles.includes(idea.angle);
  const content = Number(!suitsAngle) + contentCost(layout, idea);
  if (pictures.length === 0) return content;
  const isShown = picture !== undefined || showsItems(layout, idea);
  return content + (isShown ? 0 : idea.ownPicture ? unshownCost : 1);
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

/** Equal for pictures that show the same at another size or crop. */
const motifOf = ({ id, sameAs }: Picture): string => sameAs ?? id;

const showsMotif = ({ picture }: Draft, motif: string): boolean =>
  picture !== undefined && motifOf(picture) === motif;

const usesOf = (earlier: readonly Draft[], motif: string): number =>
  earlier.filter((draft) => showsMotif(draft, motif)).length;

/**
 * The picture that a layout would show: the least used one that suits it. Not the one of the day
 * before, and preferably not the only picture of the next day. A second use is zoomed in.
 */
function pictureFor(
  layout: Layout,
  idea: AdIdea,
  { ideas, pictures, hero }: Series,
  earlier: readonly Draft[],
): Picture | undefined {
  const isHero = (picture: Picture) => hero !== undefined && motifOf(picture) === hero;
  const suited = (idea.pictures ?? pictures).filter(
    (picture) =>
      layout.pictureKinds.includes(picture.kind) &&
      usesOf(earlier.slice(-1), motifOf(picture)) === 0 &&
      usesOf(earlier, motifOf(picture)) < (isHero(picture) ? 1 : mostPictureUses) &&
      isEligible(layout, { texts: idea.texts, picture }),
  );
  const next = ideas[earlier.length + 1]?.pictures;
  const costOfUse = (picture: Picture) => {
    const motif = motifOf(picture);
    const isNeeded = next?.length === 1 && motifOf(next[0]!) === motif;
    return usesOf(earlier, motif) + (isNeeded ? mostPictureUses : 0);
  };
  const [chosen] = suited.toSorted((one, other) => costOfUse(one) - costOfUse(other));
  if (!chosen) return undefined;
  return usesOf(earlier, motifOf(chosen)) === 0 ? chosen : { ...chosen, zoom: secondUseZoom };
}

function draftFor(
  layout: Layout,
  idea: AdIdea,
  series: Series,
  earlier: readonly Draft[],
): Draft | null {
  const picture = pictureFor(layout, idea, series, earlier);
  if (!isEligible(layout, { texts: idea.texts, picture })) return null;
  if (!picture && !posters.has(layout.name) && !showsItems(layout, idea)) return null;
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
  const suited = candidates.filter(({ name }) => !series.manner?.avoided.includes(name));
  let partials: readonly PartialSeries[] = [{ earlier: [], cost: 0 }];
  for (const idea of series.ideas) {
    const order = shuffled(suited, random);
    partials = partials
      .flatMap(({ earlier, cost }) =>
        order.flatMap((layout): PartialSeries[] => {
          const draft = isAllowed(layout, idea, earlier)
            ? draftFor(layout, idea, series, earlier)
            : null;
          if (!draft) return [];
          const more = costOf(layout, idea, draft, series.pictures) + repeatCost(layout, earlier);
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

/**
 * Chooses layout, ground and picture of each ad of a series so that the ads look different and belong
 * together: one pattern and one choice of main grounds; at least six layouts in a week, never the same
 * on consecutive days; at least four grounds, light and dark, never the same on consecutive days; no
 * picture more than twice or on consecutive days, the hero once. Ads without a picture are posters.
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
