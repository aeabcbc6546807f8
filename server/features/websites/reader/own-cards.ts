import { allWithin, parentOf, siblingOf } from "./elements.ts";
import { isOthersHeading, isSectionName } from "./not-statements.ts";
import { isOldPrice, partPrices } from "./old-prices.ts";
import { isOptional } from "./optional-prices.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { type FoundPrice, findPrices } from "./prices.ts";
import { tellingOf } from "./product-details.ts";
import { nameFrom } from "./product-names.ts";
import { splitSentences } from "./sentences.ts";

const textMax = 400;
const headingTag = /^h[2-6]$/;

/** The heading of a card whose sentences tell its price, with what they tell besides. */
export interface OwnCard {
  heading: Element;
  name: string;
  /** Whole sentences without the price; null when they say nothing else. */
  description: string | null;
}

/**
 * The card of which a text is the body, where its heading names what the text tells the price of:
 * `<h3>Endodoncia</h3><p>Con microscopio, desde 190 €</p>`; or null.
 */
export function ownCard(place: Element): OwnCard | null {
  const text = visibleText(place, textMax + 1, isOldPrice);
  const price = partPrices(text).now;
  if (!price || text.length > textMax) return null;
  const words = text.replace(price.text, "").match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < 3) return null;
  const heading = headingBefore(place);
  const card = heading && cardOf(heading);
  if (!heading || !card || !isOnly(price, card.text)) return null;
  const title = visibleText(heading, 90);
  const name = titleName(title);
  if (name === "") return null;
  const sentence = splitSentences(text).find((one) => one.includes(bareOf(price))) ?? text;
  const isAmong = card.beside.filter((one) => findPrices(one).length > 0).length >= 2;
  if (!tellsPriceOf(sentence, isAmong)) return null;
  return { heading, name, description: besides(text, price) };
}

const bareOf = ({ text }: FoundPrice) => text.replace(/^desde /, "");
/** What is paid for bringing or taking back. */
const sending = /(?<!\p{L})(?:env[ií]|entreg|despach|devol|reembols|portes)/iu;
const calling =
  /^(ven|venid|vengan|ven[ií]|visita|reserva|pide|solicita|consulta|descubre|con[oó]ce)(?!\p{L})/iu;

function titleName(title: string): string {
  if (title.split(" ").length > 8 || /[.!?:]$/.test(title) || calling.test(title)) return "";
  if (isSectionName(title) || isOthersHeading(title) || findPrices(title).length > 0) return "";
  return nameFrom(title);
}

/** Whether a sentence ends with the price of what it is about, or, among cards with prices, sets it apart. */
function tellsPriceOf(sentence: string, isAmong: boolean): boolean {
  const [price] = findPrices(sentence);
  if (!price || sending.test(sentence)) return false;
  const ahead = sentence.slice(0, price.at);
  const lead = /(?:^|[\s(])(?:desde|a partir de|precio:?|por)\s*$/iu;
  if (!/(?:^|[,;:.(—–-])\s*$/u.test(ahead) && !lead.test(ahead)) return false;
  const behind = sentence.slice(sentence.indexOf(bareOf(price), price.at) + bareOf(price).length);
  if (isAmong) return !/^\s*(?:de|en|a|al|que|para) (?!\d)/iu.test(behind);
  return !/\p{L}{3}/u.test(behind) && !/\p{L}{2}[aei]mos(?!\p{L})/u.test(ahead);
}

/** The heading directly before a text or the boxes that hold nothing else. */
function headingBefore(place: Element): Element | null {
  let element: Element | null = place;
  for (let level = 0; element && level < 3; level += 1) {
    for (let at = siblingOf(element, "prev"), count = 0; at && count < 3; count += 1) {
      if (headingTag.test(at.name)) return at;
      if (visibleText(at, 20) !== "") {
        const [only, more] = allWithin(at, ({ name }) => headingTag.test(name));
        return only && !more && visibleText(only, 90) === visibleText(at, 91) ? only : null;
      }
      at = siblingOf(at, "prev");
    }
    element = parentOf(element);
    if (!element || /^(ul|ol|table|tr|section|main|body)$/.test(element.name)) return null;
  }
  return null;
}

/** The text of a card and those of the cards beside it, itself included. */
interface CardText {
  text: string;
  beside: string[];
}

/** The largest part around a heading that has no second one, or what follows it up to the next. */
function cardOf(heading: Element): CardText | null {
  let card: Element | null = null;
  for (let at = parentOf(heading); at; at = parentOf(at)) {
    if (/^(body|html|main)$/.test(at.name) || hasHeadings(at) || lengthOf(at) > cardMax) break;
    card = at;
  }
  if (card) {
    const beside = alikeBeside(card, heading);
    // A section's title is no card's, unless it is one of several alike.
    if (heading.name === "h2" && beside.length < 2) return null;
    return { text: textOf(card), beside: beside.map(textOf) };
  }
  if (heading.name === "h2") return null;
  const siblings = (parentOf(heading)?.children ?? []) as Node[];
  const alike = siblings.filter(isElement).filter(({ name }) => name === heading.name);
  const text = textBelow(heading);
  if (alike.length < 2 || text.length > cardMax) return null;
  const at = alike.indexOf(heading);
  return { text, beside: alike.slice(Math.max(0, at - 2), at + 3).map(textBelow) };
}

const cardMax = 600;
const textOf = (element: Element) => visibleText(element, cardMax + 1, isOldPrice);
const lengthOf = (element: Element) => textOf(element).length;
const hasHeadings = (element: Element) =>
  allWithin(element, ({ name }) => headingTag.test(name)).length > 1;

/** What follows a heading up to the next one. */
function textBelow(heading: Element): string {
  let text = "";
  for (let at = siblingOf(heading, "next"); at; at = siblingOf(at, "next")) {
    if (headingTag.test(at.name) || text.length > cardMax) break;
    text += ` ${textOf(at)}`;
  }
  return text.trim();
}

/** The elements beside a card and itself, as far as they have one heading of its kind. */
function alikeBeside(card: Element, heading: Element): Element[] {
  const siblings = ((parentOf(card)?.children ?? []) as Node[]).filter(isElement);
  const own = siblings.indexOf(card);
  return siblings
    .slice(Math.max(0, own - 4), own + 5)
    .filter(
      (at) =>
        at.name === card.name && allWithin(at, ({ name }) => name === heading.name).length === 1,
    );
}

/** Whether a card has no other amount than its price and those of what one may have besides. */
export function isOnly(price: FoundPrice, text: string): boolean {
  const others = findPrices(text).filter(
    (one) => one.cents !== price.cents && !isOptional(text, one.at, bareOf(one).length),
  );
  return others.length === 0;
}

/** The sentences of a card without its price. */
export function besides(text: string, price: FoundPrice): string | null {
  const printed = bareOf(price);
  const told = splitSentences(text).flatMap((sentence) => {
    const at = sentence.indexOf(printed);
    if (at < 0) return findPrices(sentence).length > 0 ? [] : sentence;
    const ahead = sentence
      .slice(0, at)
      .replace(/[\s,;:(—–-]*(?:desde|a partir de|precio:?|por)?\s*$/iu, "");
    const rest = sentence.slice(at + printed.length);
    const behind = rest.replace(/^[\s,;:—–-]+/u, "");
    if (!/\p{L}{2}/u.test(behind)) return /\p{L}{2}/u.test(ahead) ? `${ahead}.` : [];
    // «dos horas con monitor, 16 € por niño, mínimo ocho.»
    const isCondition = /^, (?=\p{Ll}|\d)/u.test(rest) && behind.length <= 48;
    if (/\p{L}{2}/u.test(ahead)) return isCondition ? `${ahead}, ${behind}` : [];
    return behind.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
  return tellingOf(told.join(" "));
}
