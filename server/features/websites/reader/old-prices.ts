import { parentOf } from "./elements.ts";
import { isOptional } from "./optional-prices.ts";
import { type Element, visibleText } from "./page.ts";
import { type FoundPrice, findPrices } from "./prices.ts";
import { isForSeveral, isSurcharge } from "./several-prices.ts";

const oldPriceNames =
  /(^|[\s_-])(old|before|antes|was|regular|tachado|strike|compare|original|anterior|list-?price)(?![a-z])/i;
const oldWords =
  /(?<!\p{L})(antes|before|was|rrp|pvpr|(precio )?anterior|tachado)( de)?\s*:?\s*$/iu;
/** Some shops say this of their only price. */
const usualWords = /(precio )?(original|habitual|de lista|normal|regular)\s*:?\s*$/i;

/** Whether the element's text is struck through. */
export function isStruck({ name, attribs }: Element): boolean {
  return /^(del|s|strike)$/.test(name) || /line-through/.test(attribs.style ?? "");
}

/** An old price: struck through, or next to another price and with a class name that says so. */
export function isOldPrice(element: Element): boolean {
  for (let at: Element | null = element, level = 0; at && level < 3; level += 1) {
    if (isStruck(at)) return true;
    const above: Element | null = parentOf(at);
    if (oldPriceNames.test(at.attribs.class ?? "") && above && countPrices(above) > 1) return true;
    at = above;
  }
  return false;
}

/** How many amounts of money the element has; an excerpt of 900 characters is read. */
export function countPrices(element: Element, skip?: (at: Element) => boolean): number {
  return findPrices(visibleText(element, 900, skip)).length;
}

/** Parts the amounts in a text into what one costs now, and what it cost before. */
export function partPrices(text: string): { now: FoundPrice | undefined; old: FoundPrice[] } {
  const prices = findPrices(text);
  const ahead = ({ at }: FoundPrice) =>
    text.slice(Math.max(0, at - 24), at).replace(/desde\s*$/i, "");
  // «De 45 € a 38 €».
  const isLowered = (price: FoundPrice) => {
    const next = prices[prices.indexOf(price) + 1];
    const between = next && text.slice(price.at + price.text.length, next.at);
    return /(^|\s)de\s*$/i.test(ahead(price)) && /^\s*(a|por)\s*$/i.test(between ?? "");
  };
  const isOld = (price: FoundPrice) =>
    oldWords.test(ahead(price)) ||
    (prices.length > 1 && usualWords.test(ahead(price))) ||
    isLowered(price);
  const now = prices.find(
    (price) =>
      !isOld(price) &&
      !isCondition(text, price) &&
      !isSurcharge(text, price) &&
      !isOptional(text, price.at, price.text.replace(/^desde /, "").length),
  );
  const isOfOne = now !== undefined && !isForSeveral(text, now);
  return { now: isOfOne ? now : undefined, old: prices.filter(isOld) };
}

const limits = new RegExp(
  `(${[
    "m[aá]s de|superior(es)? a|sobre|mayor(es)? (a|de|que)|por encima de|hasta|pasan? de|super[ae]n?",
    "m[ií]nim[oa]s? de|menos de|over|above",
  ].join("|")})( los)?\\s*$`,
  "i",
);
const conditioned = [
  "gratis|env[ií]os?|despachos?|entregas?|compras|pedidos?|tarjeta|pag[oa]s?|financia\\p{L}+",
  "cuotas?|intereses|free",
].join("|");
const conditional = new RegExp(
  `(?<!\\p{L})(${conditioned})(?!\\p{L})[^.]{0,60}(desde|a partir de|from)\\s*$`,
  "iu",
);
/** Part of a price, or what it is lowered by. */
const parts =
  /^\s*(o (más|superior)|(de )?(abono|descuento|regalo|dto|off|menos|señal|reserva|anticipo|depósito|recargo))(?!\p{L})/iu;

/** Whether an amount is what one must spend, or the most that one gets, rather than what something costs. */
export function isCondition(text: string, { at, text: printed }: FoundPrice): boolean {
  const ahead = text.slice(Math.max(0, at - 100), at);
  const after = text.slice(at + printed.replace(/^desde /, "").length);
  return limits.test(ahead) || conditional.test(ahead) || parts.test(after);
}
