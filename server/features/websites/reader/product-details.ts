import { allWithin, firstWithin, parentOf, siblingOf } from "./elements.ts";
import { countPrices, isOldPrice, partPrices } from "./old-prices.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { piecesOf } from "./pieces.ts";
import { findPrices } from "./prices.ts";
import type { Card } from "./product-cards.ts";
import { nameTags } from "./product-names.ts";
import { foldText } from "./texts.ts";

const descriptionMax = 200;

/** The first whole sentences of a text, at most two and 200 characters; null when the first is longer. */
export function wholeSentences(text: string): string | null {
  const sentences = text.trim().match(/[^.!?…]+(?:[.!?…]+(?=\s|$)|[.!?…]+(?=\S)[^\s]*|$)/g) ?? [];
  // Points within numbers and abbreviations end nothing.
  const whole: string[] = [];
  for (const part of sentences) {
    const last = whole.at(-1);
    if (last !== undefined && !/[.!?…]["”»)]?$/.test(last.trim()))
      whole[whole.length - 1] = last + part;
    else if (
      last !== undefined &&
      /(^|\s)(\p{L}|aprox|uds?|ref|dr|dra|sr|sra|p\. ?ej|núm|c|av)\.$/iu.test(last)
    )
      whole[whole.length - 1] = last + part;
    else whole.push(part);
  }
  let told = "";
  for (const sentence of whole.slice(0, 2)) {
    if ((told + sentence).trim().length > descriptionMax) break;
    told += sentence;
  }
  const description = told.trim();
  return description.length >= 12 && /^[\p{Lu}\d¿¡“«"(]/u.test(description) ? description : null;
}

const notTelling = new RegExp(
  `^(${[
    "anadir agregar comprar ver leer mas reserv pide pedir consult iva impuestos envio agotado disponib",
    "cantidad talla color sku ref valorac oferta nuevo desde precio antes add buy select",
  ]
    .join(" ")
    .replaceAll(" ", "|")}|en stock)`,
);

/** What a product's part of the page says of it beside its name and its price; null when nothing. */
export function descriptionOf({ element, place, name }: Card): string | null {
  const folded = foldText(name);
  for (const part of textsOf(element, place)) {
    const text = visibleText(part, 600, (at) => at === place);
    const plain = foldText(text);
    if (plain === "" || folded.startsWith(plain)) continue;
    // A cell or a line may hold the name and, below it, what it tells.
    const told = plain.startsWith(folded) ? piecesOf(part, isOldPrice).slice(1) : [text];
    const [description] = told.flatMap((one) => tellingOf(one) ?? []);
    if (description) return description;
  }
  return null;
}

function tellingOf(text: string): string | null {
  if (notTelling.test(foldText(text)) || findPrices(text).length > 0) return null;
  return text.split(" ").length < 4 ? null : wholeSentences(text);
}

/** The texts around a product's name and price, in their order. */
function textsOf(element: Element, place: Element): Element[] {
  if (element.name === "dt" || nameTags.test(element.name)) return beside(element);
  const holder = contains(element, place) ? element : (parentOf(element) ?? element);
  const isText = (at: Element) =>
    /^(p|td|dd|div|span|small|em|i|li)$/.test(at.name) && isPhrase(at) && !isOldPrice(at);
  const inside = allWithin(holder, (at) => isText(at) && at !== place);
  const next = siblingOf(holder, "next");
  const above = parentOf(holder);
  // A row with the name and the price may have its text below.
  const isBelow = above !== null && countPrices(above, isOldPrice) === 1;
  if (next && isText(next) && (isBelow || isOtherKind(holder, next))) inside.push(next);
  if (holder.name !== "tr" && inside.length === 0 && /^(li|p|div)$/.test(holder.name)) return [];
  return inside.slice(0, 12);
}

/** Whether the classes tell a row and its text apart. */
function isOtherKind(row: Element, next: Element): boolean {
  const { class: own } = row.attribs;
  const { class: other } = next.attribs;
  return own !== undefined && other !== undefined && own !== other && row.name === next.name;
}

/** The paragraphs that follow a name until the next name. */
function beside(element: Element): Element[] {
  const found: Element[] = [];
  let at = siblingOf(element, "next");
  for (let count = 0; at && count < 5; count += 1, at = siblingOf(at, "next")) {
    if (nameTags.test(at.name)) break;
    if (isPhrase(at)) found.push(at);
    else if (/^(div|dd)$/.test(at.name)) found.push(...allWithin(at, isPhrase).slice(0, 4));
  }
  return found;
}

function contains(element: Element, inner: Element): boolean {
  for (let at: Node | null = inner; at; at = at.parent as Node | null)
    if (at === element) return true;
  return false;
}

/** The earlier price that stands with a price of so many cents, as it is printed; null when there is none. */
export function beforeTextOf({ element, place }: Card, cents: number): string | null {
  const within = findStruck(place);
  const [crossed] = within ? findPrices(visibleText(within, 120)) : [];
  if (crossed && crossed.cents > cents) return crossed.text;
  const own = partPrices(visibleText(place, 240)).old.find((price) => price.cents > cents);
  if (own) return own.text;
  const neighbours = element === place ? [] : [siblingOf(place, "prev"), siblingOf(place, "next")];
  for (const beside of neighbours) {
    const struck = beside && findStruck(beside);
    const [price] = struck ? findPrices(visibleText(struck, 120)) : [];
    if (!beside || !price || price.cents <= cents) continue;
    // With other words beside it, it is another product's.
    const around = visibleText(beside, 200).replace(price.text, "").trim();
    if (around.length <= 16 && !/\d/.test(around)) return price.text;
  }
  let holder: Element | null = place;
  for (let level = 0; holder && level < 4; level += 1) {
    const struck = findStruck(holder);
    if (struck) {
      const [price] = findPrices(visibleText(struck, 120));
      return price && price.cents > cents ? price.text : null;
    }
    const [old] = partPrices(visibleText(holder, 300)).old;
    if (old) return old.cents > cents ? old.text : null;
    // Above the product's own part, a struck price is another's.
    if (holder === element || contains(holder, element)) return null;
    holder = isElement(holder.parent as Node) ? (holder.parent as Element) : null;
    if (holder && /^(body|main|ul|ol|table|tbody)$/.test(holder.name)) return null;
  }
  return null;
}

function findStruck(element: Element): Element | null {
  const isOld = (at: Element) => isOldPrice(at) && hasAmount(at);
  return isOld(element) ? element : firstWithin(element, isOld);
}

function hasAmount(element: Element): boolean {
  return findPrices(visibleText(element, 120)).length > 0;
}
