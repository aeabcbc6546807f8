import { parentOf, siblingOf } from "./elements.ts";
import { countPrices, isOldPrice, partPrices } from "./old-prices.ts";
import { type Element, visibleText } from "./page.ts";
import { withNote } from "./price-terms.ts";
import { findPrices } from "./prices.ts";
import { foldText } from "./texts.ts";

const printedMax = 40;
const tailMax = 60;

/**
 * What stands behind a card's only price in its element, under a heading: «por oído» of
 * `<h3>Esencial</h3><p>$ 1.950.000 <small>por oído</small></p>`; null where the element says more, or names
 * the product itself.
 */
export function priceTail(place: Element): string | null {
  const text = visibleText(place, 240, isOldPrice);
  const price = partPrices(text).now;
  if (!price || /\p{L}/u.test(text.slice(0, price.at).replace(/desde|from/i, ""))) return null;
  const printed = price.text.replace(/^desde /, "");
  const tail = text.slice(text.indexOf(printed, price.at) + printed.length).trim();
  const isOfPrice = /^(?:\p{Ll}|\d|\(|\+|IVA|IGV)/u.test(tail) && !/[.:;!?] /.test(tail);
  if (tail.length > tailMax || !isOfPrice || findPrices(tail).length > 0) return null;
  return isUnderHeading(place) ? tail.replace(/^\((.*)\)$/u, "$1").replace(/\.$/, "") : null;
}

function isUnderHeading(place: Element): boolean {
  const card = parentOf(place);
  if (!card || countPrices(card, isOldPrice) !== 1) return false;
  for (let at = siblingOf(place, "prev"), count = 0; at && count < 5; count += 1) {
    if (/^h[2-6]$/.test(at.name)) return true;
    at = siblingOf(at, "prev");
  }
  return false;
}

/** A price with its tail: as its unit, or in brackets; the price itself where there is no room. */
export function withTail(priceText: string, tail: string): string {
  const isUnit = /^(?:por|al|a la|la|el|cada) \p{L}+$/u.test(tail);
  const text = isUnit ? `${priceText} ${tail}` : withNote(priceText, tail);
  return text.length <= printedMax ? text : priceText;
}

/** «3 × 3 m, con motor y luz LED», before what else is told of a product. */
export function tailFirst(tail: string, description: string | null): string {
  const started = `${tail.charAt(0).toUpperCase()}${tail.slice(1)}`;
  const isSaid = description !== null && foldText(description).startsWith(foldText(tail));
  if (isSaid) return description;
  return description ? [started, description].join(". ") : started;
}
