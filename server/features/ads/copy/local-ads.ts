import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun, phrase } from "#copywriter/spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "#copywriter/spanish/sentences.ts";
import { type Angle, angles } from "../creatives/creative.ts";
import { type Ad, type AdBrief, isWithin, limits, type PictureWords } from "./ad-copy.ts";
import { textsOfFact, textsOfQuote } from "./ad-texts.ts";
import { actsOf, ctaOf, deliveriesOf } from "./calls.ts";
import { dice } from "./dice.ts";
import { askedTopics, assignFacts } from "./facts/assign-facts.ts";
import { asidesOf, besideOf, takeTold } from "./facts/beside.ts";
import { collectFacts } from "./facts/collect-facts.ts";
import type { Fact, FactTopic } from "./facts/fact.ts";
import { hasVerb } from "./facts/has-verb.ts";
import { questionOf } from "./facts/question-of.ts";
import { asideFacts } from "./facts/statement-facts.ts";
import { newFacts } from "./facts/without-repeats.ts";
import { kindOf } from "./page/product-names.ts";
import { tellsTrade } from "./page/shop-trade.ts";
import { sourceWords } from "./page/site-words.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";
import { hashtagsOf } from "./page/tags-of.ts";
import { countUse, newWeek, usesMax, type Week } from "./week.ts";

/**
 * Seven advertisements, one of each angle, each built on one fact of the page and in its words.
 * Pure, and the same for the same brief; never throws.
 * @param source the brief's words, where they are known
 */
export function writeLocalAds(brief: AdBrief, source = sourceWords(brief)): Ad[] {
  const chance = dice(`${brief.seed} ${fold(brief.businessName)}`);
  const facts = collectFacts(brief, source);
  const productOf = (fact: Fact) =>
    source.products.find(({ index }) => index === fact.productIndex);
  const told = assignFacts({
    facts,
    canAsk: (fact) => questionOf(fact, source.form) !== null,
    isAsked: ({ topic, question }) => askedTopics.has(topic) || namesGoods(question ?? "", source),
    priceOf: (fact) => {
      const product = productOf(fact);
      return product?.price ? (product.before ? "reduced" : "price") : "none";
    },
    days: brief.days ?? angles,
    chance,
  });
  const taken = new Set(told.values());
  const untold = facts.filter((fact) => !taken.has(fact));
  const left = [...untold, ...newFacts(asideFacts(source), facts)].sort(
    (one, other) => other.worth - one.worth,
  );
  const week = newWeek(source, chance, left);
  return angles.map((angle) => {
    const fact = told.get(angle);
    return writeAd(week, angle, fact ?? genericFact(source), fact !== undefined);
  });
}

/** «¿Hay tartas sin azúcar?» of a shop that sells tarts. */
function namesGoods(text: string, { products, trade, businessName }: SourceWords): boolean {
  const sold = fold([...products.map(({ name }) => name), trade, businessName].join(" "));
  const words = fold(text).match(/[a-z]{5,}/g) ?? [];
  return words.some((word) => sold.includes(word.slice(0, 5)));
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
  kicker: null,
  under: null,
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
    source.action !== "shop" &&
    source.place !== null &&
    /\d/.test(fact.sentence) &&
    ["place", "hours"].includes(fact.topic);
  // «Reserva tu mesa» of what is brought home?
  const isDelivery =
    ["table", "menu"].includes(source.action) &&
    /domicilio|repart|delivery|envi(?:o|a)/.test(fold(`${fact.kicker} ${fact.sentence}`));
  // «A domicilio» is said where the page says so.
  const isHome = isDelivery && fold(fact.sentence).includes("domicilio");
  const calls = isDelivery ? deliveriesOf(source, isHome) : [];
  const beside = quote ? undefined : besideOf(week, fact);
  const input = {
    source,
    fact,
    question,
    product,
    ...(beside ? { beside } : {}),
    asides: asidesOf(week),
    acts: calls.length > 0 ? calls : actsOf(week, isVisit, fact.sentence),
    said,
  };
  const texts = quote ? textsOfQuote(input, quote) : textsOfFact(input);
  const cta = ctaOf(week, {
    isVisit,
    isDelivery: isHome,
    isOfProduct: product !== undefined,
    text: texts.primaryText,
    subject: `${product?.name ?? ""} ${fact.kicker ?? ""} ${fact.sentence}`,
  });
  takeTold(week, texts);
  if (product) countUse(week, product.index);
  return {
    angle,
    primaryText: texts.primaryText,
    headline: texts.headline,
    description: texts.description,
    hashtags: hashtagsOf(source.businessName, product?.tag, {
      ...source,
      told: `${texts.picture.headline} ${texts.primaryText}`,
    }),
    cta,
    button: action.button,
    source: isFact ? fact.sentence : null,
    ...(fact.pictureUrl ? { pictureUrl: fact.pictureUrl } : {}),
    ...(ofGoods.has(fact.topic) ? { isOfGoods: true as const } : {}),
    picture: {
      ...kickerOf(week, product),
      ...(product || quote ? {} : tradeAbove(week, texts.picture.headline)),
      ...texts.picture,
      ...contactOf(week, cta),
      ...(product?.price && fact.topic === "product" && question === null
        ? priced(product, source, texts.picture.body)
        : {}),
      ...(angle === "offer" ? itemsOf(week, product) : {}),
      ...(angle === "benefit" && !product ? listOf(week) : {}),
      ...mastheadOf(product),
      ...(quote ? { quote } : {}),
    },
    productIndex: product?.index ?? null,
  };
}

/** «Mixto» of the ceviches, «Terno de dos piezas» of a laundry: what it is one of stands above it. */
function kickerOf({ source }: Week, product: ProductWords | undefined): Partial<PictureWords> {
  const kind = product && kindOf(product, source);
  return kind && isWithin(kind, limits.pictureKicker) ? { kicker: kind } : {};
}

/** Whether a text has one of the trade's words: «vidrios» of «Limpieza de vidrios». */
const sharesWord = (trade: string, text: string): boolean =>
  (fold(trade).match(/[a-z]{4,}/g) ?? []).some((word) => fold(text).includes(word.slice(0, 5)));

/** «Limpieza de vidrios» above «Locales comerciales»: a label alone does not say what is sold. */
function tradeAbove({ source }: Week, headline: string): Partial<PictureWords> {
  const { trade, businessName } = source;
  const isTold =
    trade === null ||
    hasVerb(headline) ||
    /\d|\?/.test(headline) ||
    sharesWord(trade, `${businessName} ${headline}`);
  return !isTold && isWithin(trade, limits.pictureKicker) ? { kicker: trade } : {};
}

/** Where the shop is and how it is called, for the foot of a picture. */
function contactOf({ source }: Week, cta: string): Partial<PictureWords> {
  const { place, whatsapp, town, trade, action, businessName } = source;
  if (action === "shop") return {};
  // A landline under «Escribir por WhatsApp» is a wrong number.
  const isWritten = whatsapp !== null && whatsapp !== source.phone && /whats?app/i.test(cta);
  const phone = isWritten ? `WhatsApp ${whatsapp}` : source.phone;
  const door = place && capitalized(place);
  const isVisit = /llegar|estamos/i.test(cta);
  // «Mesa Larga»: what is it?
  const isTold = tellsTrade(businessName, trade);
  const what = isTold ? null : trade;
  const lines = [
    [what, door && uncapitalized(door), phone],
    ...(isVisit ? [] : [[what && town ? `${what} en ${town}` : null, phone]]),
    [door, phone],
    [town, phone],
    [door],
    [trade && town ? `${trade} en ${town}` : null],
  ].flatMap((parts) => {
    const line = parts.filter(Boolean).join(" · ");
    return parts.every(Boolean) && isWithin(line, limits.pictureContact) ? [line] : [];
  });
  const contact = lines[0] ?? phone;
  return contact ? { contact } : {};
}

/** «Cartón reciclado» beside a wooden train would be said of the train. */
const ofGoods: ReadonlySet<FactTopic> = new Set([
  "material",
  "measure",
  "origin",
  "process",
  "other",
]);

const besidePrice = 24;

/** The price with its condition, and the body, which takes the condition where it has room. */
function priced(
  { price, before, note: own }: ProductWords,
  { priceNote }: SourceWords,
  body: string | undefined,
): Partial<PictureWords> {
  const cost = { text: price!, ...(before ? { before } : {}) };
  const note = [own, priceNote].filter(Boolean).join(", ");
  // What it is for and its tax stand beside the price.
  const isLong = note.length > besidePrice && !note.startsWith("+");
  const both = isLong && body ? `${body} ${sentence(note)}` : null;
  if (both && isWithin(both, limits.pictureBody)) return { price: cost, body: both };
  return { price: note ? { ...cost, note: capitalized(note) } : cost };
}

/** Three things with their prices, the least used first. */
function itemsOf(week: Week, product: ProductWords | undefined): Partial<PictureWords> {
  if (!product) return {};
  const others = week.source.products
    // A list has no room for the condition of one of its prices.
    .filter(
      (one) => one !== product && one.note === null && (week.uses.get(one.index) ?? 0) < usesMax,
    )
    .toSorted(
      (one, other) =>
        Number(other.group === product.group) - Number(one.group === product.group) ||
        Number(other.hasPicture) - Number(one.hasPicture),
    )
    .slice(0, 2);
  if (others.length < 2 || product.note !== null) return {};
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

const listedWorth = 5;
/** Not as the row of a list: nobody is convinced by an address, and a question is no fact. */
const isListed = ({ topic, short, question, productIndex, worth, kicker }: Fact): boolean =>
  productIndex === null &&
  question === null &&
  kicker === null &&
  worth > listedWorth &&
  (hasVerb(short) || /\d/.test(short)) &&
  !/^(?:Si|No|Sí) /.test(short) &&
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
