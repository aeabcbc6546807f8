import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun, phrase } from "#copywriter/spanish/phrase.ts";
import { type Angle, angles } from "../creatives/creative.ts";
import { type Action, wordedAction } from "./actions.ts";
import { type Ad, type AdBrief, isWithin, limits, type PictureWords } from "./ad-copy.ts";
import { type Said, textsOfFact, textsOfQuote } from "./ad-texts.ts";
import { type Dice, dice } from "./dice.ts";
import { assignFacts } from "./facts/assign-facts.ts";
import { collectFacts } from "./facts/collect-facts.ts";
import type { Fact, FactTopic } from "./facts/fact.ts";
import { followsIn, goesWith } from "./facts/goes-with.ts";
import { hasVerb } from "./facts/has-verb.ts";
import { questionOf } from "./facts/question-of.ts";
import { asideFacts } from "./facts/statement-facts.ts";
import { newFacts } from "./facts/without-repeats.ts";
import { sourceWords } from "./page/site-words.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";
import { hashtagsOf } from "./page/tags-of.ts";

/** How often one product or one button may stand in a week. */
const usesMax = 2;

/** Of a page that speaks to nobody. */
const voiceless = [
  "Más información en la web",
  "Más en la web de {biz}",
  "Todo, en la web de {biz}",
];
const voicelessPhone = [
  "Información en el {phone}",
  "Teléfono: {phone}",
  "Se atiende en el {phone}",
];
const phoneCalls = [
  "[Llámanos|Llámenos|Llamanos|Llamadnos] al {phone}",
  "[Pregúntanos|Pregúntenos|Preguntanos|Preguntadnos] en el {phone}",
  "[Llama|Llame|Llamá|Llamad] al {phone}",
  "[Te|Le|Te|Os] atendemos en el {phone}",
];
const deliveries = ["[Pide|Pida|Pedí|Pedid] a domicilio en {biz}"];
const visits = ["[Te|Le|Te|Os] esperamos en {place}"];

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
  action: wordedAction(source.action, source.page.statements),
  chance,
  said: new Set(),
  uses: new Map(),
  left,
});

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
    fact.topic === "shipping" &&
    fold(fact.sentence).includes("domicilio");
  const beside = quote ? undefined : besideOf(week, fact);
  const isOfThings = ["shop", "order", "menu"].includes(source.action);
  const isBare = product !== undefined && !beside && !product.description;
  const other = isBare && isOfThings ? otherProduct(week, product) : undefined;
  const input = {
    source,
    fact,
    question,
    product,
    ...(beside ? { beside } : {}),
    ...(other ? { other } : {}),
    asides: asidesOf(week),
    acts: isDelivery ? deliveries : actsOf(week, isVisit),
    said,
  };
  const texts = quote ? textsOfQuote(input, quote) : textsOfFact(input);
  takeTold(week, texts);
  if (product) countUse(week, product.index);
  return {
    angle,
    primaryText: texts.primaryText,
    headline: texts.headline,
    description: texts.description,
    hashtags: hashtagsOf([source.businessName, product?.tag, ...source.tags]),
    cta: ctaOf(week, {
      isVisit,
      isDelivery,
      isOfProduct: product !== undefined,
      subject: `${product?.name ?? ""} ${fact.kicker ?? ""} ${fact.sentence}`,
    }),
    button: action.button,
    source: isFact ? fact.sentence : null,
    ...(fact.pictureUrl ? { pictureUrl: fact.pictureUrl } : {}),
    ...(ofGoods.has(fact.topic) ? { isOfGoods: true as const } : {}),
    picture: {
      ...texts.picture,
      ...(product?.price && fact.topic === "product" && question === null
        ? { price: priceOf(product, source) }
        : {}),
      ...(angle === "offer" ? itemsOf(week, product) : {}),
      ...(angle === "benefit" && !product ? listOf(week) : {}),
      ...mastheadOf(product),
      ...(quote ? { quote } : {}),
    },
    productIndex: product?.index ?? null,
  };
}

const besideMax = 110;

/** Told of the whole shop, they go with anything. */
const ofShop: ReadonlySet<FactTopic> = new Set([
  "shipping",
  "guarantee",
  "returns",
  "payment",
  "since",
  "gift",
  "discount",
  "people",
  "award",
  "rating",
  "booking",
]);

/** A second fact that no other advertisement tells: of the same section, or of the whole shop. */
function besideOf({ left }: Week, fact: Fact): { fact: Fact; isNear: boolean } | undefined {
  const isNear = (one: Fact) => followsIn(fact, one);
  const found = left
    .filter(
      (one) =>
        one.worth > 0 &&
        one.productIndex === null &&
        one.question === null &&
        !["review", "hours", "place", "business"].includes(one.topic) &&
        isWithin(one.sentence, besideMax) &&
        (hasVerb(one.sentence) || /\d/.test(one.sentence)) &&
        // «… 25. 4,8 de 5 …» would be one number.
        !/^\d/.test(one.sentence) &&
        goesWith(fact, one),
    )
    .toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)));
  const [best] = found;
  if (!best) return undefined;
  left.splice(left.indexOf(best), 1);
  return { fact: best, isNear: isNear(best) };
}

/** In few words, what no other advertisement tells. */
const asidesOf = ({ left }: Week): string[] =>
  left
    .filter(
      ({ worth, kicker, question, productIndex, topic }) =>
        worth > 0 &&
        kicker === null &&
        question === null &&
        productIndex === null &&
        ofShop.has(topic),
    )
    .map(({ short }) => short)
    // «No pagan»: who?
    .filter((short) => short.split(" ").length > 2 && !/^No /.test(short));

/** What was told beside something is told. */
function takeTold(
  week: Week,
  { headline, description }: Pick<Ad, "headline" | "description">,
): void {
  week.left = week.left.filter(({ short }) => short !== headline && short !== description);
}

const uncried = (call: string): string => call.replace(/[¡!.]/g, "").trim();

/** What a reader can do, each once in a week as far as they go. */
function actsOf({ source, action, chance }: Week, isVisit: boolean): string[] {
  const isShop = source.action === "shop";
  const phoned = source.phone && !isShop ? (source.isVoiceless ? voicelessPhone : phoneCalls) : [];
  const visited = source.place && !isShop && !source.isVoiceless ? visits : [];
  // «Elige tu miel»: the page's own words are the best.
  const called = source.ownCalls.filter((call) => call.includes(" ") && hasVerb(call)).map(uncried);
  const said = source.isVoiceless ? voiceless : [...called, ...action.said];
  // Who is called is called first; who sells from a page is visited there.
  const isCalled =
    source.action === "call" || source.action === "quote" || source.action === "look";
  const own = isCalled && phoned.length > 0 ? [...phoned, ...visited] : undefined;
  const all = own ?? chance.shuffle([...said, ...phoned, ...visited]);
  return isVisit ? [...visited, ...all.filter((act) => !visited.includes(act))] : all;
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

/** «Reservar visita» of the visit: a button of the page that names what is told. */
function callAbout({ calls }: SourceWords, subject: string): string | undefined {
  const told = ` ${fold(subject)} `;
  return calls.find((call) => {
    const noun = fold(call).split(" ").at(-1) ?? "";
    return noun.length > 4 && !anyShops.test(noun) && told.includes(` ${noun.slice(0, -1)}`);
  });
}

/** What a button of any page names. */
const anyShops =
  /^(?:productos?|tienda|catalogo|carrito|pedido|compra|online|ahora|precio|contacto)$/;

/** The page's own button on what it is beside there, and as often as it may the usual ones. */
function ctaOf(
  { action, source, uses }: Week,
  {
    isVisit,
    isDelivery,
    isOfProduct,
    subject,
  }: Record<"isVisit" | "isDelivery" | "isOfProduct", boolean> & { subject: string },
): string {
  const called = callAbout(source, subject);
  if (called) return called;
  // «Añadir al carrito» of a guarantee?
  const isOwn = isOfProduct || source.action !== "shop";
  const all = [
    ...(isVisit ? ["Cómo llegar"] : []),
    ...(isDelivery ? ["Pedir a domicilio"] : []),
    ...(isOwn ? source.ownCalls.slice(0, 2) : []),
    ...action.ctas,
  ];
  const free = all.filter((cta) => (uses.get(cta) ?? 0) < usesMax);
  const [cta = all[0]!] =
    isVisit || isDelivery
      ? free
      : free.toSorted((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
  uses.set(cta, (uses.get(cta) ?? 0) + 1);
  return cta;
}

const priceOf = (
  { price, before }: ProductWords,
  { priceNote }: SourceWords,
): NonNullable<PictureWords["price"]> => ({
  text: price!,
  ...(before ? { before } : {}),
  ...(priceNote ? { note: priceNote } : {}),
});

/** Something else with a price, the least told first. */
function otherProduct({ source, uses }: Week, product: ProductWords): ProductWords | undefined {
  const [other] = source.products
    .filter((one) => one !== product && /^[^\p{Ll}]/u.test(one.price ?? ""))
    .toSorted(
      (one, two) => (uses.get(`also ${one.index}`) ?? 0) - (uses.get(`also ${two.index}`) ?? 0),
    );
  if (other) uses.set(`also ${other.index}`, (uses.get(`also ${other.index}`) ?? 0) + 1);
  return other;
}

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
const isListed = ({ topic, short, question, productIndex, worth, kicker }: Fact): boolean =>
  productIndex === null &&
  question === null &&
  kicker === null &&
  worth > 1.5 &&
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
