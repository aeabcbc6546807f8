import { firstWithin, parentOf, remembered } from "./elements.ts";
import { groupName } from "./group-names.ts";
import { countPrices } from "./old-prices.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { inlineTags } from "./pairs.ts";
import { findPrices } from "./prices.ts";
import { cellsOf, columnHeadings, hasSeveralHeads, rowsBefore } from "./table-columns.ts";
import { isBold } from "./text-lines.ts";
import { foldText } from "./texts.ts";

const levelsMax = 14;
const siblingsMax = 80;
const titleMax = 70;

/** What a page's groups are told apart from, and how its words in capitals are written. */
export interface GroupWords {
  /** Folded texts that name no group: products, the business, the page. */
  notGroups: ReadonlySet<string>;
  /** Words as the page writes them within sentences, by their folded form. */
  words: ReadonlyMap<string, string>;
}

/** How high a heading stands: 2 to 6 are those of `<h2>` to `<h6>`, lower numbers are higher. */
type Rank = number;
const captionRank = 6.2;
const rowRank = 6.4;
const titleRank = 7;
const columnRank = 7.5;
const anyRank = 8;

/**
 * What the nearest heading, caption or title row above a product names of it: «Tapizado» of a row «Sofá»
 * under «Precios de tapizado»; null where none does.
 * @param place the element that holds the product's price or its whole row
 * @param name the element that holds its name, where that is another one
 */
export function groupOf(place: Element, name: Element, words: GroupWords): string | null {
  let limit = rankOfName(name);
  let element: Element | null = place;
  for (let level = 0; element && level < levelsMax; level += 1) {
    for (const [title, rank] of titlesAbove(element, place)) {
      if (title === name || rank >= limit) continue;
      const found = named(title, rank, words);
      if (found) return found;
      limit = rank;
    }
    element = parentOf(element);
    if (!element || /^(body|html|kolmena-page)$/.test(element.name)) return null;
  }
  return null;
}

function named(title: Element | string, rank: Rank, { notGroups, words }: GroupWords) {
  const text = typeof title === "string" ? title : titleText(title);
  if (text.length > titleMax || notGroups.has(foldText(text).replace(/[:.]$/, ""))) return null;
  const group = groupName(text, words);
  // The name of a first column is a kind of thing only where it is in the plural.
  if (rank === columnRank && !/s$/.test(group.split(" ")[0] ?? "")) return null;
  return group === "" || notGroups.has(foldText(group)) ? null : group;
}

/** What names a product is not above it, nor is a heading of its kind. */
function rankOfName(name: Element): Rank {
  const heading = headingTag.test(name.name)
    ? name
    : firstWithin(name, (at) => headingTag.test(at.name));
  if (heading) return Number(heading.name[1]);
  return rankOf(name) ?? anyRank;
}

const headingTag = /^h[1-6]$/;

/** The texts of the titles above a product, from the nearest up to that of its section. */
export function titlesOver(place: Element, name: Element): string[] {
  const titles: string[] = [];
  let limit = rankOfName(name);
  let element: Element | null = place;
  for (let level = 0; element && level < levelsMax && limit > 2; level += 1) {
    for (const [title, rank] of titlesAbove(element, place)) {
      if (title === name || rank >= limit) continue;
      titles.push(typeof title === "string" ? title : titleText(title));
      if (rank !== columnRank) limit = rank;
    }
    element = parentOf(element);
    if (!element || /^(body|html|kolmena-page)$/.test(element.name)) break;
  }
  return titles;
}

const titleText = remembered((element) => visibleText(element, titleMax + 1));

/** The titles before an element at its level, the nearest first, with their ranks. */
function titlesAbove(element: Element, place: Element): [Element | string, Rank][] {
  const found: [Element | string, Rank][] = [];
  if (element.name === "tr") found.push(...rowsAbove(element, place));
  if (element.name === "table") {
    const caption = (element.children as Node[]).filter(isElement).find(isCaption);
    if (caption) found.push([caption, captionRank]);
  }
  if (/^(tr|td|th|tbody|thead|tfoot)$/.test(element.name)) return found;
  const isList = /^(ul|ol|dl|table)$/.test(element.name);
  let isNext = true;
  for (let at = element.prev as Node | null, count = 0; at && count < siblingsMax; count += 1) {
    const before: Node = at;
    at = at.prev as Node | null;
    if (before.type === "text") {
      if (before.data.trim() === "") continue;
      const label = labelBefore(before.data, isNext && isList);
      if (label) found.push([label, titleRank]);
      isNext = false;
    } else if (isElement(before) && before.name !== "br" && before.name !== "hr") {
      const title = titleOf(before, isNext && isList);
      if (title) found.push(title);
      if (hasText(before)) isNext = false;
    }
  }
  return found;
}

const isCaption = ({ name }: Element) => /^(caption|legend|summary)$/.test(name);

/** A text that ends in a colon, or stands directly before a list. */
function labelBefore(data: string, isAtList: boolean): string | null {
  const text = data.replace(/\s+/g, " ").trim();
  return isAtList || /^\p{L}[^.!?]{2,48}:$/u.test(text) ? text : null;
}

/** An element before a product, where it is a title or holds nothing but one, perhaps with a sentence below. */
const titleOf = (element: Element, isAtList: boolean) =>
  isAtList ? titleAtList(element) : titleInText(element);

const titleAtList = remembered((element) => findTitle(element, true));
const titleInText = remembered((element) => findTitle(element, false));

function findTitle(element: Element, isAtList: boolean): [Element, Rank] | null {
  if (/^(h1|nav|table|ul|ol|form|script|style)$/.test(element.name)) return null;
  if (/^h[2-6]$/.test(element.name)) return [element, Number(element.name[1])];
  const heading = firstWithin(element, ({ name }) => headingTag.test(name));
  if (heading && heading.name !== "h1" && countPrices(element) === 0) {
    const rest = visibleText(element, 400).length - visibleText(heading, 400).length;
    const more = firstWithin(element, (at) => headingTag.test(at.name) && at !== heading);
    return rest < 240 && !more ? [heading, Number(heading.name[1])] : null;
  }
  const rank = rankOf(element) ?? (isAtList && isShort(element) ? titleRank : null);
  return rank === null ? null : [element, rank];
}

/** Whether an element that is no heading looks as a title does. */
export const isTitle = (element: Element): boolean => rankOf(element) !== null;

/** The rank of an element that looks as a title does; null where it does not. */
function rankOf(element: Element): Rank | null {
  if (isCaption(element)) return captionRank;
  if (!/^(p|div|span|b|strong|font|center|u|em|i|big|dt|a)$/.test(element.name)) return null;
  if (!isShort(element) || !standsAlone(element)) return null;
  const text = visibleText(element, titleMax + 1);
  const letters = text.replace(/\P{L}/gu, "");
  const isLoud = letters.length > 3 && letters === letters.toUpperCase();
  const isTitled =
    /(^|[\s_-])(title|titulo|heading|cabecera|categor\w*|seccion|section-?name)/i.test(
      element.attribs.class ?? "",
    );
  const isTold = isLoud || isTitled || element.name === "dt" || /:$/.test(text) || isBold(element);
  return isTold ? titleRank : null;
}

function isShort(element: Element): boolean {
  const text = visibleText(element, titleMax + 1);
  return text.length >= 3 && text.length <= titleMax && findPrices(text).length === 0;
}

/** Whether an inline element is a line of its own. */
function standsAlone(element: Element): boolean {
  if (!inlineTags.has(element.name)) return true;
  return (["prev", "next"] as const).every((side) => {
    let at = element[side] as Node | null;
    while (at && at.type === "text" && at.data.trim() === "") at = at[side] as Node | null;
    return !at || (isElement(at) && !inlineTags.has(at.name));
  });
}

/** Rows that hold one text in all their cells, and the name of the first column of the first row. */
function rowsAbove(row: Element, place: Element): [Element | string, Rank][] {
  const found: [Element | string, Rank][] = [];
  const isLayout = countPrices(row) > 2 || visibleText(row, 401).length > 400;
  for (const at of rowsBefore(row).slice(0, 120)) {
    const filled = cellsOf(at).filter(hasText);
    const [only] = filled;
    if (filled.length === 1 && only && only !== place && isShort(only) && isRowTitle(at, only))
      found.push([only, isLayout ? titleRank : rowRank]);
  }
  const [label] = cellsOf(row);
  const heads = label && !isLayout ? columnHeadings(label) : [];
  // With heads for each of its parts, a table's first column names them.
  if (heads[0]) found.push([heads[0], hasSeveralHeads(row) ? rowRank : columnRank]);
  return found;
}

/** Whether an element holds any text; cheaper than reading it. */
function hasText(element: Element): boolean {
  return (element.children as Node[]).some((child) =>
    child.type === "text" ? child.data.trim() !== "" : isElement(child) && hasText(child),
  );
}

/** A cell across the row, or one that looks as a title. */
function isRowTitle(row: Element, cell: Element): boolean {
  const isAcross = cellsOf(row).length === 1 || cell.attribs.colspan !== undefined;
  return isAcross || cell.name === "th" || isBold(cell);
}
