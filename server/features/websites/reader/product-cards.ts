import { adProductNameMax } from "#shared/added-facts.ts";
import type { Card } from "./card.ts";
import { firstWithin, parentOf, siblingOf } from "./elements.ts";
import { countPrices, isOldPrice } from "./old-prices.ts";
import { besides, isOnly, ownCard } from "./own-cards.ts";
import { type Element, visibleText } from "./page.ts";
import { piecesOf } from "./pieces.ts";
import { priceTail } from "./price-tails.ts";
import { findPrices } from "./prices.ts";
import { tellingOf } from "./product-details.ts";
import { isAside, nameFrom, nameIn, nameTags } from "./product-names.ts";
import { foldText } from "./texts.ts";
import { beginsSentence, offeringAbove } from "./told-products.ts";

const levelsMax = 6;

/** Money that is not the price of what stands around. */
const otherMoney =
  /^(ahorr\w*|envios?|portes|gastos|descuentos?|fianza|deposito|abono|propina|recargo|seguro|iva)\b/;
/** The title of a badge that reassures: shipping, payment, returns. */
const badgeTitle = new RegExp(
  `^(${[
    "envios?|entregas?|despachos?|portes|recogida|retiro|(formas|medios) de pago|garantia",
    "(pago|compra)s? ((100 ?% )?segur|online|en linea)|devoluciones|cambios y",
    "devolucion gratis|atencion (al cliente|personal)",
  ].join("|")})`,
);
const shippingFree = /(^|[\s,(])gratis (desde|a partir|en (pedidos|compras)|sobre|por compras)/;

/** Walks up from a price to the smallest element that also names the product. */
export function cardOf(place: Element): Card | null {
  if (isOldPrice(place) || isAnswer(place)) return null;
  const plain = foldText(visibleText(place, 240));
  if (otherMoney.test(plain) || shippingFree.test(plain) || isUnderBadge(place)) return null;
  const own = ownCard(place);
  if (own) {
    return { element: own.heading, place, name: own.name, description: own.description };
  }
  const headed = headedSentence(place);
  if (headed) return headed;
  if (tellsSentence(place)) {
    const heading = offeringAbove(place);
    if (!heading) return null;
    const card = { element: heading, place, name: nameFrom(visibleText(heading, 60)) };
    const ahead = aheadOf(place);
    const told = ahead.replace(/\s(?:por|a|desde|cuesta|vale)$/i, "");
    return isListing(told) ? { ...card, description: tellingOf(`: ${told}`) } : card;
  }
  const above = parentOf(place);
  if (place.name === "dd") {
    const term = previousTerm(place);
    if (term) return termCard(term, place);
  }
  const tail = priceTail(place);
  let element: Element | null = place;
  let below: Element = place;
  for (let level = 0; element && level < levelsMax; level += 1) {
    if (/^(ul|ol|table|dl)$/.test(element.name)) {
      // A list with one price tells details of one product.
      return countPrices(element, isOldPrice) === 1 ? previousName(element, place) : null;
    }
    if (/^(body|html|main|kolmena-page)$/.test(element.name)) return previousName(below, place);
    // «por oído», behind a price under «Esencial», names nothing.
    const name = element === place && tail !== null ? "" : nameIn(element, place);
    if (name !== "") return { element, place, name };
    const next = parentOf(element);
    // An element with more names or prices describes several products.
    if (next && next.name !== "tr" && isSeveral(next)) {
      const card = previousName(element, place);
      if (card || countPrices(next) > 4 || hasSameHeadings(next)) return card;
    }
    below = element;
    element = next;
  }
  return above ? previousName(above, place) : null;
}

/** A term that is too long for an advertisement names its product with its first part. */
function termCard(term: Element, place: Element): Card {
  const name = nameFrom(visibleText(term, 200));
  const [first = "", detail = "", more] = piecesOf(term);
  const short = nameFrom(first);
  if (name.length <= adProductNameMax || short === "" || detail === "" || more)
    return { element: term, place, name };
  const told = detail.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return { element: term, place, name: short, description: tellingOf(told, 2) };
}

/** Whether the title beside a text is that of a badge. */
function isUnderBadge(place: Element): boolean {
  let element: Element | null = place;
  for (let level = 0; element && level < 3; level += 1) {
    for (let at = siblingOf(element, "prev"), count = 0; at && count < 3; count += 1) {
      const title = foldText(visibleText(at, 60));
      if (title !== "") {
        if (badgeTitle.test(title) && countPrices(at) === 0) return true;
        if (/^h[1-6]$/.test(at.name)) return false;
      }
      at = siblingOf(at, "prev");
    }
    element = parentOf(element);
    if (!element || /^(tr|ul|ol|table|section|main|body)$/.test(element.name)) return false;
    if (countPrices(element) > 2) return false;
  }
  return false;
}

/** The text before a price in its element. */
function aheadOf(place: Element): string {
  const text = visibleText(place, 240, isOldPrice);
  return text.slice(0, findPrices(text)[0]?.at ?? 0).replace(/[\s.…:–—-]+$/, "");
}

/** «Sopa o ensalada, guisado, agua y postre» */
const isListing = (text: string) => text.split(/\s+/).length > 6 && /,.* [yo] /.test(text);

/** Whether the words before a price are a sentence's, so that it is not the price of what stands around. */
function tellsSentence(place: Element): boolean {
  const ahead = aheadOf(place);
  if (/^\s*(precios?|desde|por|a partir|coste|tarifa)\b/i.test(ahead)) return false;
  if (beginsSentence(ahead)) return true;
  // «Sopa, guisado y postre por 9 €» under «Menú del día».
  if ((isListing(ahead) || /\s(por|a|cuesta|vale)\s*$/.test(ahead)) && offeringAbove(place))
    return true;
  return ahead.split(/\s+/).length > 5 && nameIn(place, place) === "";
}

/** The heading of the only price below it, where that stands behind a sentence: «Bodas y grados. Desde 480 €». */
function headedSentence(place: Element): Card | null {
  const heading = siblingOf(place, "prev");
  if (!heading || !/^h[2-6]$/.test(heading.name)) return null;
  const text = visibleText(place, 400, isOldPrice);
  const [price] = findPrices(text);
  const ahead = text
    .slice(0, price?.at ?? 0)
    .replace(/(?:desde|a partir de|por|precio:?)\s*$/i, "");
  if (!price || !/(?:\S+ ){3,}\S+\.\s*$/.test(ahead)) return null;
  const parts: string[] = [];
  for (let at: Element | null = place; at && !/^h[1-6]$/.test(at.name); at = siblingOf(at, "next"))
    parts.push(visibleText(at, 400, isOldPrice));
  const name = nameFrom(visibleText(heading, 90));
  if (name === "" || name.split(" ").length > 8 || !isOnly(price, parts.join(" "))) return null;
  return { element: heading, place, name, description: besides(text, price) };
}

/** Whether a text or the part that it stands in follows a question: an answer is no price list. */
export function isAnswer(place: Element): boolean {
  let element: Element | null = place;
  for (let level = 0; element && level < 4; level += 1) {
    if (/^(ul|ol|table|section|article|main|body)$/.test(element.name)) return false;
    const before = siblingOf(element, "prev");
    if (before && /\?$/.test(visibleText(before, 200))) return true;
    element = parentOf(element);
  }
  return false;
}

function isSeveral(element: Element): boolean {
  return hasSameHeadings(element) || countPrices(element, isOldPrice) > 1;
}

/** Whether two headings of the first one's kind are in the element. */
function hasSameHeadings(element: Element): boolean {
  const first = firstWithin(element, (at) => nameTags.test(at.name));
  if (!first) return false;
  let same = 0;
  firstWithin(element, (at) => {
    if (at.name === first.name) same += 1;
    return same > 1;
  });
  return same > 1;
}

function previousTerm(place: Element): Element | null {
  for (let at = siblingOf(place, "prev"); at; at = siblingOf(at, "prev")) {
    if (at.name === "dt") return at;
  }
  return null;
}

/** The heading, or the short line, that stands before a price at the same level. */
function previousName(element: Element, place: Element): Card | null {
  let line: Element | null = null;
  let at = siblingOf(element, "prev");
  for (let count = 0; at && count < 6; count += 1, at = siblingOf(at, "prev")) {
    const text = visibleText(at, 200, isAside);
    if (/^h[1-6]$/.test(at.name)) {
      const name = countPrices(at) > 0 ? "" : nameFrom(text);
      return name === "" ? null : { element: at, place, name };
    }
    if (/^(hr|table|ul|ol|section)$/.test(at.name) || countPrices(at) > 0) break;
    if (isShortLine(text)) line = at;
  }
  if (!line) return null;
  const name = nameFrom(visibleText(line, 200, isAside));
  return name === "" ? null : { element: line, place, name };
}

function isShortLine(text: string): boolean {
  return text.length >= 3 && text.length <= 70 && !/[.!?…]$|\d{3}\D{0,2}\d{2,3}/.test(text);
}
