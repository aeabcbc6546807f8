import { fold } from "#copywriter/spanish/fold.ts";
import { sentence } from "#copywriter/spanish/sentences.ts";
import { type Ad, isWithin, limits } from "./ad-copy.ts";
import { filled } from "./calls.ts";
import { afterColon } from "./facts/after-colon.ts";
import type { Fact } from "./facts/fact.ts";
import { hasVerb } from "./facts/has-verb.ts";
import { besidePromise } from "./facts/promise-in.ts";
import { shortForm } from "./facts/short-form.ts";
import { doneTo } from "./page/done-to.ts";
import { isFlawed } from "./page/flaws.ts";
import { singularPhrase } from "./page/noun-number.ts";
import { kindOf } from "./page/product-names.ts";
import { tellsTrade } from "./page/shop-trade.ts";
import { unnamed } from "./page/site-words.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";
import type { Said, TextsInput } from "./texts-input.ts";
import { descriptionsOf, titlesOf } from "./under-picture.ts";

export type Texts = Pick<Ad, "primaryText" | "headline" | "description"> & {
  picture: { kicker?: string; headline: string; body?: string };
};

/** The texts of an advertisement that tells one fact of the page. */
export function textsOfFact(input: TextsInput): Texts {
  const { fact, question, said } = input;
  const large = question ?? fact.short;
  const kicker = question === null ? fact.kicker : null;
  const body = bodyOf(input, large);
  const primaryText = firstFree(primaryTexts(input), limits.primaryText, said);
  const headline = firstFree(titlesOf(input), limits.headline, said);
  const description = descriptionOf(input, [primaryText, headline, large, body ?? ""]);
  for (const text of [primaryText, headline, large]) said.add(fold(text));
  return {
    primaryText,
    headline,
    description,
    picture: { ...(kicker ? { kicker } : {}), headline: large, ...(body ? { body } : {}) },
  };
}

/** A customer's words, and the business that they are about. */
export function textsOfQuote(input: TextsInput, quote: { text: string; source: string }): Texts {
  const { source, acts, said } = input;
  const biz = source.businessName;
  const told = [`«${quote.text}». ${quote.source}.`, `«${quote.text}».`];
  const calls = acts
    // «… en nuestra web. Entra en la web.»
    .filter((act) => !act.includes("web") && !said.has(actKey(act)))
    .map((act) => `${told[0]} ${filled(act, source)}.`);
  const primaryText = firstFree([...calls, ...told], limits.primaryText, said);
  const headline = firstFree(
    [`Lo que cuentan de ${biz}`, `${biz}, contado por clientes`, biz],
    limits.headline,
    said,
  );
  const description = descriptionOf(input, [primaryText, headline]);
  for (const text of [primaryText, headline]) said.add(fold(text));
  return { primaryText, headline, description, picture: { headline: quote.text } };
}

/** What no other advertisement of the week has, and its own texts do not say. */
function descriptionOf(input: TextsInput, others: readonly string[]): string {
  const { said, source } = input;
  const known = others.map(fold);
  const key = (text: string) => `d ${fold(text)} /`;
  const free = descriptionsOf(input, others).filter(
    (text) =>
      isWithin(text, limits.description) &&
      !isFlawed(text) &&
      !known.some((other) => other.includes(fold(text))),
  );
  const usesOf = (text: string) => [...said].filter((one) => one.startsWith(key(text))).length;
  // Each once, before any of them twice.
  const [chosen = source.businessName] = free.toSorted((one, other) => usesOf(one) - usesOf(other));
  said.add(`${key(chosen)} ${usesOf(chosen)}`);
  return chosen;
}

/** The first that fits and is new, else the first that fits. */
function firstFree(texts: readonly string[], max: number, said: Said): string {
  const fitting = texts.filter((text) => isWithin(text, max) && text !== "" && !isFlawed(text));
  return fitting.find((text) => !said.has(fold(text))) ?? fitting[0] ?? texts.at(-1)!;
}

/** The answer, or the rest of what the large words begin. */
function bodyOf(input: TextsInput, large: string): string | undefined {
  const { fact, question, product, beside } = input;
  const near = beside?.isNear ? beside.fact.sentence : "";
  const clause = shortForm(fact.sentence, true, true);
  const ofFact = [
    besidePromise(fact.sentence, fact.short) ?? "",
    restOf(fact),
    fact.sentence,
    near,
    clause ? sentence(clause) : "",
  ];
  const described = product?.description ? sentence(product.description) : "";
  const offer = beside && isOfOffers(beside.fact) ? beside.fact.sentence : "";
  const ofProduct = fact.short === product?.name ? [described, firstOf(described), offer] : ofFact;
  const candidates = question
    ? [answerOf(fact, product), `${fact.short}.`]
    : fact.topic === "product"
      ? ofProduct
      : [...ofFact, shopLine(input, large)];
  return candidates.find(
    (text) =>
      text !== "" &&
      isWithin(text, limits.pictureBody) &&
      // «No lo paga» answers «¿El filo no le gusta?» in its words.
      (question !== null || !repeats(text, large)) &&
      !isFlawed(text),
  );
}

const shopLinesMax = 2;

/** «Lanas y agujas en La Plata.» of an online shop, whose pictures have no line with its place. */
function shopLine({ source, said }: TextsInput, large: string): string {
  const { trade, town, businessName, action } = source;
  if (action !== "shop") return "";
  const line = trade && town ? `${trade} en ${town}.` : "";
  const named = fold(`${businessName} ${large}`);
  const key = [...Array(shopLinesMax).keys()]
    .map((time) => `line ${time}`)
    .find((one) => !said.has(one));
  if (line === "" || tellsTrade(named, trade) || key === undefined) return "";
  said.add(key);
  return line;
}

const firstOf = (text: string): string => /^.+?[.!?](?= \p{Lu})/u.exec(text)?.[0] ?? "";

/** What the sentence says beyond its beginning, which stands large: «La lista de espera es de cinco meses.» */
function restOf({ sentence: whole, short }: Fact): string {
  // «Trabajamos solos: nada se manda fuera.»
  const end = `: ${short.toLowerCase()}.`;
  if (whole.toLowerCase().endsWith(end)) return sentence(whole.slice(0, -end.length));
  if (!whole.startsWith(short) || whole.length < short.length + 12) return "";
  // «Piscina con 12.000 bolas (se lavan todos los lunes).»
  const aside = /^ \(([^()]+)\)\.$/u.exec(whole.slice(short.length));
  if (aside) return sentence(aside[1]!);
  return sentence(whole.slice(short.length).replace(/^[\s,;:.–—(-]+(?:[ye] (?=\S))?|^ [ye] /, ""));
}

const answerOf = (fact: Fact, product: ProductWords | undefined): string =>
  fact.answer ??
  (fact.topic === "product" && product?.price ? sentence(product.price) : fact.sentence);

/** Whether one says nothing that the other does not. */
function repeats(text: string, large: string): boolean {
  const known = new Set(fold(large).split(" "));
  const words = fold(text).split(" ");
  return words.filter((word) => !known.has(word)).length < Math.min(3, words.length);
}

const actKey = (act: string): string => `act ${act}`;

const shortText = 90;
/** «… encargad con 5 días. Lunes a viernes» would be said of the orders. */
const withHours: ReadonlySet<string> = new Set([
  "product",
  "since",
  "people",
  "material",
  "origin",
]);
/** In how many of the texts so far something stands. */
const countOf = (said: Said, part: string): number =>
  [...said].filter((text) => text.includes(fold(part))).length;

/** What holds for whatever is bought: it stands below a name and a price that stand alone. */
const isOfOffers = ({ topic }: Fact): boolean =>
  ["guarantee", "shipping", "returns", "booking"].includes(topic);

const signaturesMax = 4;

/**
 * «El chorizo cura 40 días», «340 almuerzos al día»: whose, of what, and where? Null where the text says
 * it, or the name could not follow a price.
 */
function signatureOf({ source, said }: TextsInput, told: string): string | null {
  const { town, trade, businessName: biz } = source;
  const text = fold(told);
  const isName = biz !== unnamed && /^\p{L}/u.test(biz);
  if (!isName || text.includes(fold(biz)) || countOf(said, biz) >= signaturesMax) return null;
  const isTrade = trade !== null && !tellsTrade(`${biz} ${told}`, trade);
  const isTown = town !== null && !text.includes(fold(town));
  const what = isTrade ? afterColon(trade) : "";
  const where = isTown ? `en ${town}` : "";
  const end = [what, where].filter(Boolean).join(" ");
  return end === "" ? null : `${biz}, ${end}.`;
}

/** What a text has room for: another fact, whose it is and where, or when the door is open. */
function extraOf(input: TextsInput, told: string): string | null {
  const { source, fact, question, beside, said } = input;
  const more = beside && !told.includes(beside.fact.sentence) ? beside : undefined;
  const isOffer = fact.topic === "product" && more !== undefined && isOfOffers(more.fact);
  if (more?.isNear || isOffer) return more!.fact.sentence;
  const { hours, action } = source;
  const signature = action === "shop" || told.length > shortText ? null : signatureOf(input, told);
  if (signature) return signature;
  if (more) return more.fact.sentence;
  const isOpen = told.length < shortText && !question && withHours.has(fact.topic);
  const open = hours && `Abrimos ${afterColon(hours)}.`;
  return action !== "shop" && open && isOpen && countOf(said, open) < 2 ? open : null;
}

/** What is told, something more of the shop, and what to do; as much of it as fits. */
function primaryTexts(input: TextsInput): string[] {
  const { source, question, fact, product, acts, said } = input;
  const tellings = question
    ? [`${question} ${answerOf(fact, product)}`]
    : product && fact.topic === "product"
      ? tellingsOfProduct(product, fact, source)
      : tellingsOfFact(fact);
  const extra = extraOf(input, tellings[0]!);
  const free = acts.filter((act) => !said.has(actKey(act)));
  const calls = (free.length > 0 ? free : acts).map((act) => filled(act, source));
  const [act] = free;
  if (act) said.add(actKey(act));
  const isOnce = (text: string) =>
    [source.businessName, source.phone].every((own) => !own || text.split(own).length <= 2);
  return tellings.flatMap((told) => [
    ...(extra ? calls.map((call) => `${told} ${extra} ${call}.`).filter(isOnce) : []),
    ...calls.map((call) => `${told} ${call}.`).filter(isOnce),
    ...(extra ? [`${told} ${extra}`] : []),
    told,
  ]);
}

function tellingsOfFact({ kicker, sentence: whole, short }: Fact): string[] {
  const isHeading = !fold(whole).includes(fold(short));
  const name = kicker ?? (isHeading ? short : null);
  const isLong = name !== null && name.split(" ").length > 2 && hasVerb(whole);
  // «Catorce mesas y una pizarra: abrimos con tres mesas» are two thoughts.
  const isSentence = name !== null && (hasVerb(name) || isLong || /: /.test(whole));
  const named = name ? [isSentence ? `${name}. ${whole}` : `${name}: ${afterColon(whole)}`] : [];
  return [...named, whole, sentence(short)];
}

/** «Lavado, $ 9.500» under «Auto chico» is the price of a small car's alone. */
function conditionIn(kind: string): string | null {
  const [first] = kind.split(" ");
  const isPlural = first !== singularPhrase(kind)?.head.split(" ")[0];
  return isPlural ? null : afterColon(kind);
}

/** What it is, what it costs, and what the page says of it. */
function tellingsOfProduct(
  { name, group: ofKind, price, before, note, description }: ProductWords,
  fact: Fact,
  source: SourceWords,
): string[] {
  const { priceNote } = source;
  // «Bono de 10», «Casa hasta 250 m²»: of what?
  const kind = kindOf({ name, group: ofKind }, source);
  const whole = doneTo({ name, group: ofKind }, source);
  const condition = ofKind && kind && !whole ? conditionIn(kind) : null;
  const [tax = ""] = /^\+ \p{L}+/u.exec(note ?? "") ?? [];
  const bare = (note ?? "").slice(tax.length).replace(/^, /, "");
  const notes = [bare, condition, priceNote].filter(Boolean).join(", ");
  const noted = `${tax && ` ${tax}`}${notes && ` (${notes})`}`;
  const told = description ? sentence(description) : null;
  const cost = price && (before ? `antes ${before}, ahora ${price}${noted}` : `${price}${noted}`);
  const priced = (what: string) => (cost ? `${what}: ${cost}.` : sentence(what));
  // «Casa hasta 250 m² en Fumigaciones Ejemplo»
  const isBare = name.split(" ").length <= 2 || /\d/.test(name);
  const isInShop = !name.includes(",") && isBare && !ofKind && !told && source.action !== "shop";
  const offers = [
    ...(whole ? [priced(whole)] : []),
    ...(isInShop ? [priced(`${name} en ${source.businessName}`)] : []),
    priced(name),
  ];
  return [
    ...(told ? offers.map((offer) => `${offer} ${told}`) : []),
    ...(told ? [`${priced(name)} ${firstOf(told)}`.trim()] : []),
    ...offers,
    ...(price ? [] : [fact.sentence]),
  ];
}
