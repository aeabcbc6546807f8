import { lowerCapitals } from "./capitals.ts";
import type { Card } from "./card.ts";
import { allWithin, firstWithin, parentOf, siblingOf } from "./elements.ts";
import { countPrices, isOldPrice, partPrices } from "./old-prices.ts";
import { quantityIn } from "./packs.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { piecesOf } from "./pieces.ts";
import { findPrices } from "./prices.ts";
import { asksPrice, isBarePrice, nameTags } from "./product-names.ts";
import { columnHeading } from "./table-columns.ts";
import { textLines } from "./text-lines.ts";
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
  const description = told.trim().replace(/[,;:]$/, "");
  return description.length >= 9 && /^[\p{Lu}\d¿¡“«"(]/u.test(description) ? description : null;
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
export function descriptionOf(card: Card): string | null {
  const { element, place, name } = card;
  const folded = foldText(name);
  for (const part of textsOf(element, place)) {
    const lines = brokenLines(part, place);
    const shown = () => visibleText(part, 600, (at) => at === place || isOldPrice(at));
    const text = closed(lines ?? shown());
    const plain = foldText(text);
    if (plain === "" || folded.startsWith(plain)) continue;
    // A cell or a line may hold the name and, below it, what it tells.
    const told = plain.startsWith(folded) ? piecesOf(part, isOldPrice).slice(1) : [text];
    const least = /^(dd|small)$/.test(part.name) ? 2 : 4;
    const [description] = told.flatMap((one) => tellingOf(one, least) ?? []);
    if (description) return description;
  }
  return toldByCells(card) ?? toldInLine(card);
}

/** Short lines without stops, which a space would run together: «2 días por semana · 8 a 20 personas». */
function brokenLines(part: Element, place: Element): string | null {
  const lines = part === place ? [] : textLines(part).map(({ text }) => text);
  const isShort = lines.every((line) => line.length <= 40 && !/[.!?,;:]$/.test(line));
  return lines.length > 1 && isShort && lines.slice(1).every((line) => /^[\p{Lu}\d]/u.test(line))
    ? lines.join(" · ")
    : null;
}

/** A text whose sentence went on behind a price that was taken out: «de cada una. , gastos incluidos». */
const closed = (text: string): string =>
  text.replace(
    /([.!?]) ?[,;:–—-]+\s*(\p{Ll})/gu,
    (_, mark: string, letter: string) => `${mark} ${letter.toUpperCase()}`,
  );

/**
 * What a text tells of a product as whole sentences, from a letter on that is made a capital behind a dash;
 * null when it has fewer words than the least number, or tells a price or what to do.
 */
export function tellingOf(text: string, least = 4): string | null {
  const bare = text.trim().replace(/^[\s,;:·|.…–—-]*\(([^()]+)\)[\s.]*$/u, ": $1");
  const own = bare
    .replace(/^[\s,;:·|.–—-]*\(([^()]+)\)\.?\s+(?=[\p{Lu}\d])/u, ": $1. ")
    .replace(/^[\s,;:·|.…–—-]+(\p{Ll})?/u, (_, letter?: string) => letter?.toUpperCase() ?? "")
    .trim();
  if (notTelling.test(foldText(own)) || findPrices(own).length > 0) return null;
  // «Con turno», «Dentro de Caballito»
  const isTerm = /^(?:con|sin|dentro|incluye|solo|sólo|hasta|para|por|previa|bajo) /iu.test(own);
  return own.split(" ").length < (isTerm ? 2 : least) ? null : wholeSentences(own);
}

/** What the other cells of a product's row say of it: «Falta tapa», «5 llaves»; null when nothing. */
function toldByCells({ element, place, name }: Card): string | null {
  if (element.name !== "tr") return null;
  const cells = (element.children as Node[])
    .filter(isElement)
    .filter((cell) => /^t[dh]$/.test(cell.name));
  const first = cells.findIndex((cell) =>
    foldText(visibleText(cell, 200)).startsWith(foldText(name)),
  );
  const priced = cells.findIndex((cell) => cell === place || contains(cell, place));
  // Behind the first of several prices, a cell may be about the next one.
  const head = cells[priced] ? columnHeading(cells[priced]) : "";
  const isOther = (cell: Element, at: number) =>
    at > priced &&
    (isBarePrice(visibleText(cell, 30)) || (head !== "" && columnHeading(cell) === head));
  const hasMore = countPrices(element, isOldPrice) > 1 || cells.some(isOther);
  const end = hasMore ? priced : cells.length;
  const told = cells.slice(first + 1, end).filter((cell) => cell !== cells[priced]);
  const others = told.filter((cell) => quantityIn(cell) === null);
  const texts = first < 0 ? [] : others.map(remarkIn).filter(isRemark);
  const [start = ""] = texts;
  return texts.length === 0
    ? null
    : [start.charAt(0).toUpperCase() + start.slice(1), ...texts.slice(1)].join(" · ");
}

/** The text of a cell, with its column's head where it is a number or a day: «Entrega: 3 días». */
function remarkIn(cell: Element): string {
  const text = visibleText(cell, 121);
  const head = visibleText(cell, 3) === "" ? "" : columnHeading(cell).replace(/\s*[:.]$/, "");
  const isBare =
    /[\p{L}\d]/u.test(text) && text.length <= 24 && (/^\d/.test(text) || !text.includes(" "));
  if (!isBare || head.length < 4 || head.length > 16 || noLabel.test(foldText(head))) return text;
  return `${lowerCapitals(head, new Map())}: ${text}`;
}

const noLabel = /^(descripcion|detalles?|notas?|observaciones|incluye|contenido|estado|comentario)/;

function isRemark(text: string): boolean {
  const plain = foldText(text);
  if (text.length > 120 || !/\p{L}{3}|\d.*\p{L}/u.test(text)) return false;
  if (notTelling.test(plain) || asksPrice.test(plain) || /^cotiz/.test(plain)) return false;
  return findPrices(text).length === 0 && !isBarePrice(text);
}

/** What stands in the price's own line: «Croquetas — con jamón. 12 €», «39 € — ceviche y arroz». */
function toldInLine({ element, place, name }: Card): string | null {
  let line = place;
  for (let above = parentOf(line); above && isPhrase(above); above = parentOf(line)) line = above;
  const text = visibleText(line, 600, isOldPrice);
  const price = partPrices(text).now;
  if (!price) return null;
  const own = price.text.replace(/^desde /, "");
  const printed = text.indexOf(own, price.at);
  const isOwn = line === element || contains(element, line) || nameTags.test(element.name);
  if (!isOwn || printed < 0) return null;
  const named = text.indexOf(name);
  const between = named >= 0 && named < 4 ? text.slice(named + name.length, price.at) : "";
  const ahead = between.replace(/[\s…·–—-]+$|\.{3,}\s*$/gu, "");
  const behind = text.slice(printed + own.length);
  const told = tellingOf(`: ${ahead}`, 3);
  if (told === null) return tellingOf(behind, 3);
  // «dos horas con monitor, 16 € por niño, mínimo ocho.»
  const condition = /^, (?=\p{Ll}|\d)([^.;:!?]{4,48})(?=[.;]|$)/u.exec(behind)?.[1] ?? "";
  const isTold = condition !== "" && !/[.!?]$/.test(told) && findPrices(condition).length === 0;
  return isTold ? `${told.replace(/[,;:\s]+$/, "")}, ${condition}` : told;
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
