import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun, phrase } from "#copywriter/spanish/phrase.ts";
import { type Angle, angles } from "../creatives/creative.ts";
import { type Action, actions } from "./actions.ts";
import { type Ad, type AdBrief, isWithin, limits, type PictureWords } from "./ad-copy.ts";
import { type Said, textsOfFact, textsOfQuote } from "./ad-texts.ts";
import { type Dice, dice } from "./dice.ts";
import { assignFacts } from "./facts/assign-facts.ts";
import { collectFacts } from "./facts/collect-facts.ts";
import type { Fact, FactTopic } from "./facts/fact.ts";
import { questionOf } from "./facts/question-of.ts";
import { hashtagsOf } from "./hashtags.ts";
import { sourceWords } from "./page/site-words.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";

/** How often one product or one button may stand in a week. */
const usesMax = 2;

/** Of a page that speaks to nobody. */
const voiceless = [
  "Más en la web de {biz}",
  "Todo, en la web de {biz}",
  "En la web, los detalles",
  "{biz}: más en la web",
];

interface Week {
  source: SourceWords;
  action: Action;
  chance: Dice;
  said: Said;
  /** By index of the product, and by text of the button. */
  uses: Map<string | number, number>;
  /** Facts that no advertisement is built on, the best first. */
  left: Fact[];
}

const newWeek = (source: SourceWords, chance: Dice, left: Fact[]): Week => ({
  source,
  action: actions[source.action],
  chance,
  said: new Set(),
  uses: new Map(),
  left,
});

/**
 * Seven advertisements, one of each angle, each built on one fact of the page and in its words.
 * Pure, and the same for the same brief; never throws.
 */
export function writeLocalAds(brief: AdBrief): Ad[] {
  const source = sourceWords(brief);
  const chance = dice(`${brief.seed} ${fold(brief.businessName)}`);
  const facts = collectFacts(brief, source);
  const productOf = (fact: Fact) =>
    source.products.find(({ index }) => index === fact.productIndex);
  const told = assignFacts({
    facts,
    canAsk: (fact) => questionOf(fact, source.form) !== null,
    priceOf: (fact) => {
      const product = productOf(fact);
      return product?.price ? (product.before ? "reduced" : "price") : "none";
    },
    days: brief.days ?? angles,
    chance,
  });
  const taken = new Set(told.values());
  const left = facts
    .filter((fact) => !taken.has(fact))
    .sort((one, other) => other.worth - one.worth);
  const week = newWeek(source, chance, left);
  return angles.map((angle) => {
    const fact = told.get(angle);
    return writeAd(week, angle, fact ?? genericFact(source), fact !== undefined);
  });
}

const otherAdsMax = 8;

/**
 * Other advertisements of the same angle: of the same product in other words, or else on facts that
 * were not told, the best first, at most eight. Pure.
 * @param told the facts told so far, as `Ad.source` has them
 */
export function writeOtherLocalAds(
  brief: AdBrief,
  { angle, productIndex, told }: Pick<Ad, "angle" | "productIndex"> & { told: readonly string[] },
): Ad[] {
  const source = sourceWords(brief);
  const chance = dice(`${brief.seed} ${angle}`);
  const known = new Set(told);
  const isNew = (fact: Fact) => !known.has(fact.sentence);
  const facts = chance
    .shuffle(collectFacts(brief, source))
    .filter(({ topic }) => topic !== "review");
  const ofProduct = facts.filter((fact) => fact.productIndex === productIndex);
  const ofShop = facts.filter((fact) => fact.productIndex === null && isNew(fact));
  const others = productIndex === null ? [] : ofShop;
  return [...ofProduct.filter(isNew), ...ofProduct.filter((fact) => !isNew(fact)), ...others]
    .slice(0, otherAdsMax)
    .flatMap((fact) =>
      // Each once more with its sentences in other words.
      [0, 1].map((way) => {
        const week = newWeek(source, dice(`${brief.seed} ${angle} ${way}`), []);
        return writeAd(week, angle, fact, true);
      }),
    )
    .slice(0, otherAdsMax);
}

/** Where the page has nothing left to say: its name. */
const genericFact = ({ businessName }: SourceWords): Fact => ({
  key: "",
  topic: "business",
  sentence: `${businessName}.`,
  short: businessName,
  lead: null,
  question: null,
  productIndex: null,
  worth: 0,
  at: 0,
});

function writeAd(week: Week, angle: Angle, fact: Fact, isFact: boolean): Ad {
  const { source, action, said } = week;
  const product = source.products.find(({ index }) => index === fact.productIndex);
  const quote =
    fact.topic === "review" ? source.quotes.find(({ text }) => text === fact.short) : undefined;
  const isAsked = angle === "question" || fact.short === fact.question;
  const question = isAsked ? questionOf(fact, source.form) : null;
  const isVisit =
    action !== actions.shop && /\d/.test(fact.sentence) && ["place", "hours"].includes(fact.topic);
  const acts = [
    ...(isVisit && !source.isVoiceless ? ["[Te|Le|Te|Os] esperamos en {biz}"] : []),
    ...week.chance.shuffle<string>(source.isVoiceless ? voiceless : action.said),
  ];
  const support = product || question || quote ? undefined : supportOf(week, fact);
  const input = { source, fact, question, product, support, acts, said };
  const texts = quote ? textsOfQuote(input, quote) : textsOfFact(input);
  if (product) countUse(week, product.index);
  return {
    angle,
    primaryText: texts.primaryText,
    headline: texts.headline,
    description: texts.description,
    hashtags: hashtagsOf([
      source.businessName,
      product?.tag,
      source.town,
      ...source.topics,
      ...week.chance.shuffle(source.tags).slice(0, 2),
    ]),
    cta: ctaOf(week, { isVisit, isOfProduct: product !== undefined }),
    button: action.button,
    source: isFact ? fact.sentence : null,
    ...(fact.pictureUrl ? { pictureUrl: fact.pictureUrl } : {}),
    ...(ofGoods.has(fact.topic) ? { isOfGoods: true as const } : {}),
    picture: {
      ...texts.picture,
      ...(product?.price && fact.topic === "product" && question === null
        ? { price: priceOf(product) }
        : {}),
      ...(angle === "offer" ? itemsOf(week, product) : {}),
      ...(angle === "benefit" && !product ? listOf(week) : {}),
      ...mastheadOf(product),
      ...(quote ? { quote } : {}),
    },
    productIndex: product?.index ?? null,
  };
}

const supportMax = 70;

/** A second fact from near the first on the page, which no other advertisement tells. */
function supportOf({ left }: Week, fact: Fact): Fact | undefined {
  const near = left.filter(
    (one) =>
      Math.abs(one.at - fact.at) <= 2 &&
      one.worth > 0 &&
      one.topic !== "hours" &&
      one.topic !== "place" &&
      !one.sentence.includes(":") &&
      one.productIndex === null &&
      one.question === null &&
      isWithin(one.sentence, supportMax),
  );
  const [best] = near.toSorted((one, other) => other.worth - one.worth);
  if (best) left.splice(left.indexOf(best), 1);
  return best;
}

/** «Cartón reciclado» beside a wooden train would be said of the train. */
const ofGoods: ReadonlySet<FactTopic> = new Set([
  "material",
  "measure",
  "origin",
  "process",
  "other",
]);

function countUse({ uses }: Week, key: string | number): void {
  uses.set(key, (uses.get(key) ?? 0) + 1);
}

/** The page's own button on what it is beside there, and as often as it may the usual ones. */
function ctaOf(
  { action, source, uses }: Week,
  { isVisit, isOfProduct }: { isVisit: boolean; isOfProduct: boolean },
): string {
  // «Añadir al carrito» of a guarantee?
  const isOwn = isOfProduct || action !== actions.shop;
  const all = [
    ...(isVisit ? ["Cómo llegar"] : []),
    ...(isOwn ? source.ownCalls.slice(0, 2) : []),
    ...action.ctas,
  ];
  const free = all.filter((cta) => (uses.get(cta) ?? 0) < usesMax);
  const [cta = all[0]!] = isVisit
    ? free
    : free.toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
  uses.set(cta, (uses.get(cta) ?? 0) + 1);
  return cta;
}

const priceOf = ({ price, before }: ProductWords): NonNullable<PictureWords["price"]> => ({
  text: price!,
  ...(before ? { before } : {}),
});

/** Three things with their prices, the least used first. */
function itemsOf(week: Week, product: ProductWords | undefined): Partial<PictureWords> {
  if (!product) return {};
  const others = week.source.products
    .filter((one) => one !== product && (week.uses.get(one.index) ?? 0) < usesMax)
    .toSorted((one, other) => Number(other.hasPicture) - Number(one.hasPicture))
    .slice(0, 2);
  if (others.length < 2) return {};
  for (const other of others) countUse(week, other.index);
  return {
    items: [product, ...others].map(({ name, price, before, index }) => ({
      name,
      ...(price ? { priceText: price } : {}),
      ...(price && before ? { before } : {}),
      productIndex: index,
    })),
  };
}

/** Not as the row of a list: nobody is convinced by an address, and a question is no fact. */
const isListed = ({ topic, short, question, productIndex }: Fact): boolean =>
  productIndex === null &&
  question === null &&
  !["product", "business", "other", "place", "hours"].includes(topic) &&
  isWithin(short, limits.fact);

/** Facts that no other advertisement of the week tells, as a list under one that is about no product. */
function listOf({ left }: Week): Partial<PictureWords> {
  const facts = left.filter(isListed).slice(0, 4);
  return facts.length >= 3 ? { facts: facts.map(({ short }) => short) } : {};
}

/** The product's own noun, if it is short enough to fill a cover. */
function mastheadOf(product: ProductWords | undefined): Partial<PictureWords> {
  const word = product ? (phrase(product.name).bare.split(" ")[0] ?? "") : "";
  return isNoun(word) && /^\p{L}{3,8}$/u.test(word)
    ? { masthead: word[0]!.toUpperCase() + word.slice(1) }
    : {};
}
