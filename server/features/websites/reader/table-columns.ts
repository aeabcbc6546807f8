import { allWithin, parentOf, remembered, siblingOf } from "./elements.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { findPrices } from "./prices.ts";
import { isBold } from "./text-lines.ts";

const rowsMax = 200;
const headingMax = 60;

/** The text of the heading of the column that an element stands in, at most 60 characters; "" when it has none. */
export const columnHeading = (place: Element): string => columnHeadings(place)[0] ?? "";

/** The same with those above it, the nearest first. */
export function columnHeadings(place: Element): string[] {
  const cell = cellOf(place);
  const row = cell && parentOf(cell);
  if (!cell || row?.name !== "tr") return [];
  const at = columnOf(cell);
  const heads = rowsBefore(row).filter((one, index, all) => isHead(one, index === all.length - 1));
  return heads.flatMap((head, index) => {
    const above = heads[index + 1];
    // A cell of the row above that reaches down moves the others to the right.
    const moved = above && siblingOf(head, "prev") === above ? reachingDown(above) : 0;
    const heading = cellsOf(head).find((one) => {
      const start = columnOf(one) + moved;
      return start <= at && at < start + spanOf(one);
    });
    const text = heading ? visibleText(heading, headingMax) : "";
    return /\p{L}|€|\$|₡/u.test(text) ? text : [];
  });
}

/**
 * The currency sign in the heading of the column of an element, such as «€», or where that only says «Precio»
 * the one that its other cells have; null when there is none.
 */
export function columnSign(place: Element): string | null {
  const heading = columnHeading(place);
  const own = signs.exec(heading)?.[0] ?? toldSign(place, heading);
  if (own || !/precio|tarifa|importe|p\.?v\.?p|valor|coste|costo/i.test(heading))
    return own ?? null;
  const cell = cellOf(place)!;
  const at = columnOf(cell);
  const rows = ((parentOf(parentOf(cell)!)?.children ?? []) as Node[]).slice(0, 120);
  for (const row of rows.filter(isElement)) {
    const other = cellsOf(row).find((one) => columnOf(one) === at);
    const text = other ? visibleText(other, 30) : "";
    const sign = /\d/.test(text) ? signs.exec(text)?.[0] : undefined;
    if (sign) return sign;
  }
  return null;
}

/** The currency in one of the headings over a price, such as «Precios de esta semana (€/kg)». */
export function signOver(titles: readonly string[]): string | null {
  const title = titles.find((one) => /precio|tarifa|importe/i.test(one)) ?? "";
  return /[€£₡₲]|S\/\.?|(?<!\p{L})(?:euros|soles)(?!\p{L})/iu.exec(title)?.[0] ?? null;
}

/** The currency that a text beside the table tells of its prices: «Precios en euros». */
function toldSign(place: Element, heading: string): string | null {
  const cell = cellOf(place);
  const isAmount = cell !== null && /^\s*\d{1,5}(?:[.,]\d{1,2})?\s*$/.test(visibleText(cell, 20));
  if (!isAmount || notOfPrices.test(heading) || columnOf(cell) === 0) return null;
  let table = parentOf(cell);
  while (table && table.name !== "table") table = parentOf(table);
  const holder = table && parentOf(table);
  if (!table || !holder) return null;
  if (!toldSigns.has(table)) {
    const text = visibleText(table, 4_000).slice(0, 200) + besideText(table, holder);
    toldSigns.set(table, pricesIn.exec(text)?.[1] ?? null);
  }
  return toldSigns.get(table) ?? null;
}

/** The texts before and behind an element, as far as they belong to it. */
function besideText(element: Element, holder: Element): string {
  const siblings = holder.children as Node[];
  const at = siblings.indexOf(element);
  const near = [...siblings.slice(Math.max(0, at - 4), at), ...siblings.slice(at + 1, at + 5)];
  return near
    .map((node) => (node.type === "text" ? node.data : visibleText(node, 200)))
    .join(" ")
    .slice(0, 1_000);
}

const toldSigns = new WeakMap<Element, string | null>();
const told = "euros|€|pesos|soles|bolivianos|guaran[ií]es|colones|quetzales";
const pricesIn = new RegExp(
  `(?:precios?|tarifas?|importes?)(?: \\p{L}+){0,3} en (${told})(?!\\p{L})`,
  "iu",
);
const otherHeads = [
  "cantidad|unidades|uds|raciones|piezas|personas|plazas|peso|edad|horas?|duraci[oó]n|d[ií]as",
  "n[uú]mero|n[º°.]|ref|c[oó]d|m2|m²|km|capacidad|a[ñn]o|stock",
].join("|");
const notOfPrices = new RegExp(`^(?:${otherHeads})`, "iu");
const signs = /€|S\/|Bs|Gs|₡|US\$|\$|(?<!\p{L})(?:euros|soles)(?!\p{L})/iu;

/** The table cell that an element is or, at most four levels up, stands in. */
export function cellOf(place: Element): Element | null {
  let at: Element | null = place;
  for (let level = 0; at && level < 5; level += 1) {
    if (/^t[dh]$/.test(at.name)) return at;
    at = parentOf(at);
  }
  return null;
}

/** The cells of a table's row. */
export const cellsOf = (row: Element): Element[] =>
  (row.children as Node[]).filter(isElement).filter(({ name }) => /^t[dh]$/.test(name));

/** Whether a cell without a price has amounts below it in its column. */
export function isOverPrices(cell: Element): boolean {
  const row = parentOf(cell);
  const isAmount = (text: string) => findPrices(text).length > 0 || /^\d[\d.,’']*$/.test(text);
  if (row?.name !== "tr" || isAmount(visibleText(cell, headingMax))) return false;
  const at = columnOf(cell);
  const table = parentOf(row)?.name === "thead" ? parentOf(parentOf(row)!) : parentOf(row);
  const rows = table ? allWithin(table, ({ name }) => name === "tr").slice(0, 60) : [];
  return rows.slice(rows.indexOf(row) + 1).some((one) => {
    const below = cellsOf(one).find((other) => columnOf(other) === at);
    return (
      below !== undefined && visibleText(below, 41).length < 41 && isAmount(visibleText(below, 40))
    );
  });
}

const spanOf = ({ attribs }: Element) =>
  Math.min(20, Math.max(1, Number.parseInt(attribs.colspan ?? "1", 10) || 1));

function columnOf(cell: Element): number {
  let at = 0;
  for (let before = siblingOf(cell, "prev"); before; before = siblingOf(before, "prev"))
    at += spanOf(before);
  return at;
}

/** Whether the table of a row has rows of heads for its parts, with other names of their first columns. */
export function hasSeveralHeads(row: Element): boolean {
  const part = parentOf(row);
  return part !== null && countHeads(part) > 1;
}

const countHeads = remembered((part) => {
  const rows = allWithin(part, ({ name }) => name === "tr").slice(0, rowsMax);
  const heads = rows.filter((one) => isHead(one, false)).map((one) => visibleText(one, 30));
  return new Set(heads).size;
});

/** The rows above one in its table, the nearest first. */
export function rowsBefore(row: Element): Element[] {
  const rows: Element[] = [];
  const add = (from: Element | null) => {
    for (let at = from; at && rows.length < rowsMax; at = siblingOf(at, "prev"))
      if (at.name === "tr") rows.push(at);
  };
  add(siblingOf(row, "prev"));
  const part = parentOf(row);
  if (!part || part.name === "table") return rows;
  for (let at = siblingOf(part, "prev"); at; at = siblingOf(at, "prev")) {
    if (/^(thead|tbody)$/.test(at.name))
      rows.push(...allWithin(at, ({ name }) => name === "tr").reverse());
  }
  return rows.slice(0, rowsMax);
}

/** Whether a row names columns: the first of a table, or one of bold cells, with no price in it. */
const isHead = (row: Element, isFirst: boolean) => (isFirst ? isFirstHead(row) : isBoldHead(row));

const isBoldHead = remembered((row) => {
  const filled = filledCells(row);
  if (filled.length < 2) return false;
  return filled.every((cell) => cell.name === "th" || isBold(cell)) && namesColumns(filled);
});

const isFirstHead = remembered((row) => {
  const filled = filledCells(row);
  const isWide = filled.length > 1 || (filled.length === 1 && cellsOf(row).length > 1);
  return isWide && namesColumns(filled);
});

const filledCells = (row: Element) => cellsOf(row).filter((cell) => visibleText(cell, 3) !== "");

function namesColumns(cells: readonly Element[]): boolean {
  const texts = cells.map((cell) => visibleText(cell, headingMax));
  return texts.every((text) => findPrices(text).length === 0 && !/^\d[\d.,]*$/.test(text));
}

const reachingDown = (row: Element) =>
  cellsOf(row).filter(({ attribs }) => Number(attribs.rowspan) > 1).length;
