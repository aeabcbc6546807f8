import { fold } from "#copywriter/spanish/fold.ts";
import type { SiteProduct, StatementTopic } from "#db/schema-site-facts.ts";
import type { Ad } from "../copy/ad-copy.ts";
import type { AdIdea } from "../creatives/choose-looks.ts";
import type { Picture } from "../creatives/creative.ts";
import type { StoredPicture } from "../material/material.ts";
import { sceneStems, sharedStems, stemsOf } from "../material/picture-words.ts";
import type { EditedFacts } from "./edited-facts.ts";
import type { ShownPicture, ShownPictures } from "./shown-pictures.ts";

type Told = Pick<Ad, "productIndex" | "isOfGoods" | "pictureUrl" | "source" | "picture">;

/** What the pictures of a topic show, where no words are shared. */
const scenesOf: Partial<Record<StatementTopic, readonly (keyof typeof sceneStems)[]>> = {
  people: ["people"],
  place: ["place"],
  hours: ["place"],
  since: ["place", "people"],
  booking: ["place"],
  process: ["work", "place"],
  material: ["work"],
  origin: ["work"],
  award: ["people", "place"],
};

/** Topics that a picture of any product goes with: what holds for all that is sold. */
const ofAllGoods: ReadonlySet<StatementTopic> = new Set([
  "guarantee",
  "returns",
  "shipping",
  "payment",
  "gift",
  "discount",
  "number",
  "measure",
  "other",
]);

type Candidates = Required<Pick<AdIdea, "pictures" | "matched">> &
  Pick<AdIdea, "fit" | "onlyUnused" | "ownPicture">;

/**
 * The pictures that an ad may show, the best first: of a product its own, else one whose words or place name
 * it, else the shop, never another product; of a fact those beside it or whose words it shares, then others
 * that do not contradict it. Pure.
 */
export function pictureCandidates(
  copy: Told,
  { says = [], products }: Pick<EditedFacts, "says" | "products">,
  shown: ShownPictures,
): Candidates {
  const uploaded = shown.all.filter(({ isOwn }) => isOwn);
  if (copy.productIndex !== null) {
    const own = shown.ofProduct(copy.productIndex);
    if (own) return { pictures: [plainPicture(own.picture)], matched: 1, ownPicture: true };
    const { apt, others } = ofUnshownProduct(copy, products, shown);
    const aptOnes = apt.map(({ one }) => one);
    return {
      ...listOf([...uploaded, ...aptOnes], others),
      ...fitOf(apt),
      onlyUnused: others.filter(({ isScene }) => !isScene).map(({ picture }) => picture.id),
      ...expecting(uploaded),
    };
  }
  const source = copy.source ? fold(copy.source) : null;
  const statement = source === null ? undefined : says.find(({ text }) => fold(text) === source);
  const topic = statement?.about ?? null;
  const words = stemsOf(wordsOf(copy, statement?.under));
  const beside = shown.at(copy.pictureUrl ?? statement?.pictureUrl);
  const suited = shown.all.filter((one) => !contradicts(one, words, shown));
  const scored = bestFirst(suited, (one) =>
    scoreOf(one, { words, topic, shown, isBeside: one === beside }),
  );
  const apt = scored.map(({ one }) => one);
  // A product's picture is kept for its own ad, unless the fact stands beside it.
  const isKept = (one: ShownPicture) => one.isOfProduct && one !== beside;
  const suitsAny = !copy.isOfGoods && (topic === null || ofAllGoods.has(topic));
  // Above the name of one thing, a photo of another is worse than none.
  const told = stemsOf(`${copy.picture.headline} ${copy.source ?? ""}`);
  const isPriced = /\d ?[€$]|[$€₡₲] ?\d/u.test(copy.picture.headline);
  // So is one of another thing where the page puts a photo beside these words.
  const isNamed =
    beside !== undefined || suited.some((one) => !one.isScene && namingOf(told, one) > 0);
  const general = suited.filter(
    (one) =>
      !one.isOwn &&
      !apt.includes(one) &&
      !(isPriced && namesAnything(one)) &&
      !(isNamed && showsOneThing(one)) &&
      (suitsAny || !(one.isOfProduct || showsOneProduct(one))),
  );
  const rankOf = (one: ShownPicture) => {
    if (one.isOfProduct) return 4;
    if (showsOneProduct(one)) return 3;
    if (one === beside || one.isHero) return 0;
    return showsOneThing(one) ? 2 : 1;
  };
  const ranked = general.toSorted((one, other) => rankOf(one) - rankOf(other));
  const matched = apt.filter((one) => !isKept(one));
  return {
    ...listOf([...uploaded, ...matched], [...apt.filter(isKept), ...ranked]),
    ...fitOf(scored.filter(({ one }) => !isKept(one))),
    ...expecting(uploaded),
  };
}

/**
 * The pictures for a product that has none: `apt` are named as its kind or stand under its heading; the others
 * show the shop. Where no product has a picture, as with services, the page's main photo and those of which
 * nothing is told stand for them all.
 */
function ofUnshownProduct(
  copy: Told,
  products: readonly Pick<SiteProduct, "name" | "group" | "description">[],
  shown: ShownPictures,
): { apt: Scored[]; others: ShownPicture[] } {
  const { name = "", group = "", description = "" } = products[copy.productIndex!] ?? {};
  const words = stemsOf([wordsOf(copy, group), name, description].join(" "));
  const free = shown.all.filter((one) => !one.isOwn && !one.isOfProduct && one.names.length === 0);
  const apt = bestFirst(free, (one) => {
    const own = namingOf(words, one);
    if (own > 0) return 1 + own;
    if (sharedStems(words, one.near).length > 0) return 1;
    return showsTrade(one) && sharedStems(stemsOf(name), shown.trade).length > 0 ? 0.7 : 0;
  });
  const isOfServices = products.every((_, index) => !shown.ofProduct(index));
  const rankOf = (one: ShownPicture) => {
    if (isOfServices && one.isHero) return 0;
    if (isOfServices && !one.isScene && !showsOneThing(one)) return 1;
    return one.isScene && !one.showsHeading ? 2 : 3;
  };
  const others = free
    .filter((one) => !apt.some((scored) => scored.one === one) && rankOf(one) < 3)
    .filter((one) => !namesAnything(one) && !one.isStray)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  return { apt, others };
}

/** The page's main photo, or one of which nothing is told: it shows what the whole shop is about. */
const showsTrade = (one: ShownPicture): boolean =>
  !one.isOfProduct && !one.isHeaded && (one.isHero ? !namesAnything(one) : one.stems.size === 0);

/** A photo with a word or two of its own, such as «mampara», shows that thing and stands for no other. */
const mostOfName = 2;
const namesAnything = ({ stems, isScene }: ShownPicture): boolean =>
  !isScene && stems.size > 0 && stems.size <= mostOfName;

/** How plainly words name what a picture shows first of all; 0 where they do not. */
const namingOf = (words: ReadonlySet<string>, { leads }: ShownPicture): number =>
  [...leads].reduce((sum, [stem, weight]) => sum + (words.has(stem) ? weight : 0), 0);

/** How well a picture shows what an ad tells. */
interface Scored {
  one: ShownPicture;
  score: number;
}

/** Those with a score above 0, the highest first. */
const bestFirst = (
  pictures: readonly ShownPicture[],
  score: (one: ShownPicture) => number,
): Scored[] =>
  pictures
    .map((one) => ({ one, score: score(one) }))
    .filter((scored) => scored.score > 0)
    .sort((one, other) => other.score - one.score);

const fitOf = ([best]: readonly Scored[]): Pick<AdIdea, "fit"> => (best ? { fit: best.score } : {});

/** Whether the page tells of a picture that it shows a particular thing. */
const showsOneThing = (one: ShownPicture): boolean =>
  !one.isScene && (one.isHero ? namesAnything(one) : one.stems.size > 0 || one.isHeaded);

/** Whether the words have a product's whole name and the picture others': shoes above «Cosido de bolsos». */
function contradicts(
  { names }: ShownPicture,
  words: ReadonlySet<string>,
  { products }: ShownPictures,
): boolean {
  const isTold = (index: number) => products.strengthOf(words, index) > 0;
  const isWhole = (index: number) => {
    const name = products.stemsOf(index);
    return products.strengthOf(words, index) === 2 && sharedStems(name, words).length === name.size;
  };
  return names.length > 0 && !names.some(isTold) && products.namedIn(words).some(isWhole);
}

/** A picture that names several products shows what the shop sells. */
const showsOneProduct = ({ names, isScene }: Pick<ShownPicture, "names" | "isScene">) =>
  names.length === 1 && !isScene;

const listOf = (matched: readonly ShownPicture[], others: readonly ShownPicture[]) => ({
  pictures: [...matched, ...others].map(({ picture }) => plainPicture(picture)),
  matched: matched.length,
});

/** Whoever sends in pictures expects to see them. */
const expecting = (uploaded: readonly ShownPicture[]): Pick<AdIdea, "ownPicture"> =>
  uploaded.length > 0 ? { ownPicture: true } : {};

interface Fact {
  words: ReadonlySet<string>;
  topic: StatementTopic | null;
  shown: ShownPictures;
  isBeside: boolean;
}

/** Of the main photo where a fact tells what the whole shop is about. */
const tradeScore = 1.7;
/** What is named in the words comes before what only stands beside them. */
const namingBonus = 1.7;
/** What a word beyond the first ones of a description counts: the floor below a pair of shoes. */
const sideWordShare = 0.4;

/** How well a picture shows what a fact tells; 0 for one that only does not contradict it. */
function scoreOf(one: ShownPicture, { words, topic, shown, isBeside }: Fact): number {
  if (one.isOwn) return 0;
  const { stems, leads, near, names, isOfProduct, isLoose } = one;
  const isNamed = names.some((index) => shown.products.strengthOf(words, index) > 0);
  // A word that only describes a product, such as «mano», is not what its picture shows.
  const isAnothers = isOfProduct && !isNamed;
  const leading = namingOf(words, one);
  const others = sharedStems(words, stems).filter((stem) => !leads.has(stem)).length;
  const shared = isAnothers ? 0 : Math.min(3, leading + sideWordShare * others);
  const isNear = sharedStems(words, near).length > 0;
  if (isBeside && isLoose && shared === 0) return isNear ? 2 : 0;
  if (isBeside) {
    const isOther = (names.length > 0 && !isNamed) || namesAnything(one);
    const isAnother = isOther && shared === 0 && !one.isScene;
    // The wood-fired oven is told beside a photo of what is sold.
    return isAnother ? 0 : 2.6 + shared;
  }
  if (shared > 0) return shared + (leading > 0 ? namingBonus : 1);
  if (showsTrade(one) && sharedStems(words, shown.trade).length > 0) return tradeScore;
  if (isNear && !isLoose && !isAnothers) return 0.9;
  const kinds = (topic && scenesOf[topic]) ?? [];
  const shows = kinds.some((kind) => sharedStems(sceneStems[kind], stems).length > 0);
  return shows && !isOfProduct ? 0.8 : 0;
}

function wordsOf({ picture, source }: Told, under: string | null | undefined): string {
  // Not the kicker, which may tell the trade in every ad.
  const { headline, body, quote } = picture;
  return [headline, body, source, under, quote?.text].filter(Boolean).join(" ");
}

/** Without the fields that only storage needs. */
export function plainPicture({ sourceUrl, extension, ...picture }: StoredPicture): Picture {
  return picture;
}
