import { fold } from "#copywriter/spanish/fold.ts";
import type { StatementTopic } from "#db/schema-site-facts.ts";
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
  people: ["people", "place"],
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
]);

/**
 * The pictures that an ad may show, the best first: of a product its own, else the shop, never another
 * product; of a fact those beside it or whose words it shares, then others that do not contradict it. Pure.
 */
export function pictureCandidates(
  copy: Told,
  { says = [] }: Pick<EditedFacts, "says">,
  shown: ShownPictures,
): Required<Pick<AdIdea, "pictures" | "matched">> & Pick<AdIdea, "ownPicture"> {
  const uploaded = shown.all.filter(({ isOwn }) => isOwn);
  if (copy.productIndex !== null) {
    const own = shown.ofProduct(copy.productIndex);
    if (own) return { pictures: [plainPicture(own.picture)], matched: 1, ownPicture: true };
    const scenes = shown.all.filter(
      (one) => one.isScene && !one.isOfProduct && !one.isOwn && one.names.length === 0,
    );
    return { ...listOf(uploaded, scenes), ...expecting(uploaded) };
  }
  const source = copy.source ? fold(copy.source) : null;
  const statement = source === null ? undefined : says.find(({ text }) => fold(text) === source);
  const topic = statement?.about ?? null;
  const words = stemsOf(wordsOf(copy, statement?.under));
  const beside = shown.at(copy.pictureUrl ?? statement?.pictureUrl);
  const suited = shown.all.filter((one) => !contradicts(one, words, shown));
  const scored = suited.map((one) => ({
    one,
    score: scoreOf(one, { words, topic, shown, isBeside: one === beside }),
  }));
  const apt = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one);
  // A product's picture is kept for its own ad, unless the fact stands beside it.
  const isKept = (one: ShownPicture) => one.isOfProduct && one !== beside;
  const suitsAny = !copy.isOfGoods && (topic === null || ofAllGoods.has(topic));
  const general = suited.filter(
    (one) =>
      !one.isOwn && !apt.includes(one) && (suitsAny || !(one.isOfProduct || showsOneProduct(one))),
  );
  const rankOf = (one: ShownPicture) => (one.isOfProduct ? 2 : showsOneProduct(one) ? 1 : 0);
  const ranked = general.toSorted((one, other) => rankOf(one) - rankOf(other));
  const matched = apt.filter((one) => !isKept(one));
  return {
    ...listOf([...uploaded, ...matched], [...apt.filter(isKept), ...ranked]),
    ...expecting(uploaded),
  };
}

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

/** How well a picture shows what a fact tells; 0 for one that only does not contradict it. */
function scoreOf(one: ShownPicture, { words, topic, shown, isBeside }: Fact): number {
  if (one.isOwn) return 0;
  const { stems, names, isOfProduct } = one;
  const isNamed = names.some((index) => shown.products.strengthOf(words, index) > 0);
  // A word that only describes a product, such as «mano», is not what its picture shows.
  const shared = isOfProduct && !isNamed ? 0 : Math.min(3, sharedStems(words, stems).length);
  if (isBeside) {
    const isAnother = names.length > 0 && !isNamed && shared === 0 && !one.isScene;
    // The wood-fired oven is told beside a photo of what is sold.
    return isAnother ? 0 : 2.5 + shared;
  }
  if (shared > 0) return 1 + shared;
  const kinds = (topic && scenesOf[topic]) ?? [];
  const shows = kinds.some((kind) => sharedStems(sceneStems[kind], stems).length > 0);
  return shows && !isOfProduct ? 0.8 : 0;
}

function wordsOf({ picture, source }: Told, under: string | null | undefined): string {
  const { kicker, headline, body, quote } = picture;
  return [kicker, headline, body, source, under, quote?.text].filter(Boolean).join(" ");
}

/** Without the fields that only storage needs. */
export function plainPicture({ sourceUrl, extension, ...picture }: StoredPicture): Picture {
  return picture;
}
