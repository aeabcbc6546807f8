import type { CreativeTexts, Picture } from "./creative.ts";
import { isEligible, type Layout } from "./layout.ts";

interface PicturedIdea {
  texts: CreativeTexts;
  /** The best first. */
  pictures: readonly Picture[];
  matched?: number;
  fit?: number;
  onlyUnused?: readonly string[];
  ownPicture?: true;
}

/** The ads of a series before the one for which a picture is chosen. */
export interface EarlierAds {
  /** By day. */
  ideas: readonly PicturedIdea[];
  /** The id of the page's main picture, which is shown only once while there are many. */
  hero: string | undefined;
  /** How many different pictures the series has. */
  motifs: number;
  earlier: readonly { picture?: Picture }[];
}

/** A picture that an ad could show, and what that costs. */
export interface OfferedPicture {
  picture: Picture;
  cost: number;
  /** No ad shows it yet, and no later one needs it more. */
  isFree: boolean;
}

/** The zoom of a picture's second and third use. */
const laterZooms = [1, 1.35, 1.2];
/** Of a picture that only suits the words, of a used one, and of another ad's only or best one. */
const unmatchedCost = 0.6;
/** The page's main picture is shown before others that only suit the words. */
const heroCost = -0.5;
const secondUseCosts = { alone: 1, besideUnused: 2 };
/** A cut-out looks the same each time, because it is shown whole. */
const cutoutAgainCost = 1.2;
const neededCosts = { alone: 3.2, best: 1.1 };
const fewMotifs = 2;
/** So much better a picture must fit a later ad to be kept for it from one that it fits too. */
const betterFit = 0.15;
/** Of the next candidate in an ad's list. */
const nextCost = 0.02;
const showableMax = 3;

/** A photo whose sides are shorter would be blurred; a poster is better. */
const leastSide = 540;
const isTiny = ({ kind, width, height }: Picture): boolean =>
  kind === "photo" && Math.max(width, height) < leastSide;

/** How often a picture may be shown: the main one twice only where the page has few or it shows what the ad tells. */
function mostUsesOf(motif: string, matched: boolean, { hero, motifs }: EarlierAds): number {
  return motif === hero && motifs > 3 && !matched ? 1 : 2;
}

/** The number of different pictures that some ads may show. */
export const motifsOf = (ideas: readonly PicturedIdea[]): number =>
  new Set(ideas.flatMap(({ pictures }) => pictures.map(motifOf))).size;

/** An idea without the pictures that are too small for any layout. */
export function withoutTiny<Idea extends PicturedIdea>(idea: Idea): Idea {
  const { pictures, matched } = idea;
  const large = (of: readonly Picture[]) => of.filter((picture) => !isTiny(picture));
  const count = matched === undefined ? {} : { matched: large(pictures.slice(0, matched)).length };
  return { ...idea, pictures: large(pictures), ...count };
}

/** Equal for pictures that show the same at another size or crop. */
const motifOf = ({ id, sameAs }: Picture): string => sameAs ?? id;

const usesOf = (earlier: EarlierAds["earlier"], motif: string): number =>
  earlier.filter(({ picture }) => picture && motifOf(picture) === motif).length;

/** How many of an idea's pictures show what it tells. */
const matchedIn = ({ pictures, matched = 0, ownPicture }: PicturedIdea): number =>
  matched === 0 && ownPicture ? pictures.length : matched;

/**
 * What it costs to take a picture from a later ad that has it alone to show what it tells, or as its best.
 * @param isBest it is the best one of today's ad too, so that only a product's own ad, or one that it fits
 *   better, comes first
 */
function costOfTaking(
  motif: string,
  isBest: boolean,
  { ideas, earlier, motifs }: EarlierAds,
): number {
  const { pictures: own, fit: ownFit = 0 } = ideas[earlier.length]!;
  const costs = ideas.slice(earlier.length + 1).map((idea, daysBetween) => {
    // The few pictures of a page are shown again, but not on the next day.
    if (motifs <= fewMotifs && daysBetween > 0) return 0;
    // A quotation is mostly shown alone.
    if (idea.texts.quoteSource) return 0;
    if (isBest && !idea.ownPicture && (idea.fit ?? 0) < ownFit + betterFit) return 0;
    const matched = idea.pictures.slice(0, matchedIn(idea));
    const isAlone = matched.length === 0 && idea.pictures.length < own.length;
    const [best, ...others] = (isAlone ? idea.pictures : matched).filter(
      (picture) => usesOf(earlier, motifOf(picture)) === 0,
    );
    if (!best || motifOf(best) !== motif) return 0;
    const isOnly = others.every((picture) => motifOf(picture) === motif);
    return isOnly ? neededCosts.alone : matched.length > 0 ? neededCosts.best : 0;
  });
  return Math.max(0, ...costs);
}

/**
 * The pictures that the next ad of a series may show: not the one of the day before; of many pictures none more
 * than twice and the main one once; later uses are zoomed in.
 */
export function offeredPictures(series: EarlierAds): OfferedPicture[] {
  const { ideas, hero, earlier } = series;
  const idea = ideas[earlier.length]!;
  const matchedCount = matchedIn(idea);
  const shownCount = new Set(earlier.flatMap(({ picture }) => picture ?? []).map(motifOf)).size;
  const secondUseCost =
    shownCount < series.motifs ? secondUseCosts.besideUnused : secondUseCosts.alone;
  return idea.pictures.flatMap((picture, at) => {
    const motif = motifOf(picture);
    const matched = at < matchedCount;
    const uses = usesOf(earlier, motif);
    const mostUses = idea.onlyUnused?.includes(picture.id) ? 1 : mostUsesOf(motif, matched, series);
    if (uses >= mostUses || usesOf(earlier.slice(-1), motif) > 0) return [];
    const isBest = matched && at === 0;
    const taking = isBest && idea.ownPicture ? 0 : costOfTaking(motif, isBest, series);
    const cost =
      uses * (secondUseCost + (picture.kind === "cutout" ? cutoutAgainCost : 0)) +
      (!matched && matchedCount > 0 ? unmatchedCost : 0) +
      (!matched && motif === hero && uses === 0 ? heroCost : 0) +
      taking +
      at * nextCost;
    const shown = uses === 0 ? picture : { ...picture, zoom: laterZooms[uses]! };
    return [{ picture: shown, cost, isFree: uses === 0 && taking < neededCosts.alone }];
  });
}

/** Those of the pictures that a layout can show with an ad's texts, the cheapest first, at most three. */
export const showableIn = (
  layout: Layout,
  texts: CreativeTexts,
  offered: readonly OfferedPicture[],
): OfferedPicture[] =>
  offered
    .filter(
      ({ picture }) =>
        layout.pictureKinds.includes(picture.kind) && isEligible(layout, { texts, picture }),
    )
    .sort((one, other) => one.cost - other.cost)
    .slice(0, showableMax);
