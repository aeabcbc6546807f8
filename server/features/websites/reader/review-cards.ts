import { partBelow } from "./not-own.ts";
import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";
import { inlineTags } from "./pairs.ts";
import { authorIn } from "./review-authors.ts";
import { ratingSign, withoutRating } from "./shown-ratings.ts";
import { foldText, plainText } from "./texts.ts";

const nodesMax = 20_000;
const partsMax = 200;
const titlesMax = 20;

const headings = [
  /^(.{0,30} )?(opiniones|testimonios|resenas|valoraciones|reviews|testimonials)( .{0,50})?$/,
  /^(lo )?(que )?(nos )?(dicen|opinan|cuentan|piensan|escriben|comentan)( .{0,50})?$/,
  /^(asi|esto) (nos )?(dicen|opinan|cuentan|escriben)( .{0,40})?$/,
  /^(el )?libro de (firmas|visitas|honor)( .{0,30})?$/,
  /^(.{0,20} )?(clientes|pacientes|alumn[oa]s|huespedes|familias) (que )?(dicen|opinan|felices|content|satisfech)/,
  /^(la voz|las voces|(en )?palabras) de .{2,40}$/,
  /^(what|hear) .{0,30}(say|said|customers|clients|guests)( .{0,20})?$/,
];
const notReviews = /^(deja|escribe|dejanos|danos|anade|publica|envia|tu opinion)|prensa|medios/;
const regionName =
  /(^|[\s_-])(reviews?|testimonials?|testimonios?|opiniones|opinion|resenas?|valoraciones)([\s_-]|$)/i;
const authorName =
  /(^|[\s_-])(authors?|autor[a]?|nombre|name|customer|cliente|firma|reviewer)([\s_-]|$)/i;
const unread =
  /^(script|style|template|noscript|select|textarea|button|form|nav|iframe|dialog|video|audio)$/;
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|(left|top)\s*:\s*-\d{3}/i;

/** One line of a card. */
export interface CardLine {
  text: string;
  /** Whether its element is for the name of an author. */
  isAuthor: boolean;
}

/** The parts of the page that are named after reviews, or stand below such a heading; the outermost only. */
export function regionsOf({ $ }: HtmlPage): Set<Element> {
  const regions = new Set<Element>();
  for (const element of $("[class], [id]").slice(0, 4_000).toArray() as Element[]) {
    const names = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`;
    if (names.length < 300 && regionName.test(names) && !/^(body|html|main|a)$/.test(element.name))
      regions.add(element);
  }
  const titles = $("h1, h2, h3, h4, h5, h6, strong, b, p, div, span, summary").slice(0, 4_000);
  let titled = 0;
  for (const title of titles.toArray() as Element[]) {
    const isLone = title.children.length === 1 && title.children[0]!.type === "text";
    if (!/^h[1-6]$/.test(title.name) && !isLone) continue;
    const text = foldText(visibleText(title, 90)).replace(/^[^a-z\d]+|[^a-z\d)]+$/g, "");
    if (notReviews.test(text) || !headings.some((heading) => heading.test(text))) continue;
    if (regions.has(title)) continue;
    titled += 1;
    if (titled > titlesMax) break;
    const kind = title.attribs.class;
    for (const below of partBelow(title)) {
      if (kind && below.attribs.class === kind) break;
      // Old pages put inline elements and texts side by side, which are read as loose ones.
      if (!/^(br|hr|font)$/.test(below.name) && !inlineTags.has(below.name)) regions.add(below);
    }
  }
  return new Set([...regions].filter((region) => !isWithinOther(region, regions)).slice(0, 60));
}

/** Whether an element stands in one of these, other than itself. */
export function isWithinOther(element: Element, regions: ReadonlySet<Element>): boolean {
  let at = element.parent as Node | null;
  for (let depth = 0; at && depth < 60; depth += 1) {
    if (isElement(at) && regions.has(at)) return true;
    at = at.parent as Node | null;
  }
  return false;
}

/** A part of the page that can hold a review. */
export interface Card {
  lines: CardLine[];
  /** Whether its looks alone say that it holds a review: a quotation, or one of several alike. */
  isSure: boolean;
}

/** The cards of a part, each with one review or a few quoted ones. */
export function cardsIn(region: Element, read: Set<Node>): Card[] {
  const cards: Card[] = [];
  const visit = (element: Element, isRepeated: boolean): void => {
    if (read.has(element) || read.size > 2_000 || unread.test(element.name)) return;
    read.add(element);
    const parts = partsOf(element);
    const holders = parts.filter(({ part, text }) => isHolder(part, text));
    const signs = parts.filter(({ text }) => authorIn(withoutRating(text)) !== null);
    const isText = holders.every(({ part }) => part.name === "p");
    if (element.name === "blockquote" || (isText && signs.length === 1)) {
      cards.push({ lines: linesOf(element), isSure: isRepeated || element.name === "blockquote" });
    } else if (isText && signs.length > 1) {
      cards.push(...signedCards(linesOf(element), signs[0]!.part === parts[0]?.part));
    } else if (holders.length > 1 || (holders.length === 1 && parts.length === 1)) {
      const kinds = holders.map(({ part }) => `${part.name} ${part.attribs.class ?? ""}`);
      for (const [at, { part }] of holders.entries()) {
        const isAlike = part.name !== "p" && kinds.filter((kind) => kind === kinds[at]).length > 1;
        visit(part, isAlike || (isRepeated && holders.length === 1));
      }
    } else {
      cards.push({ lines: linesOf(element), isSure: isRepeated });
    }
  };
  visit(region, false);
  return cards;
}

/** Whether a part can hold a whole review. */
const isHolder = (part: Element, text: string) =>
  !inlineTags.has(part.name) &&
  !/^(h[1-6]|footer|figcaption|header)$/.test(part.name) &&
  authorIn(text) === null &&
  withoutRating(text).length >= 20;

/** The elements directly within that show something, but for large headings. */
function partsOf(element: Element): { part: Element; text: string }[] {
  return (element.children as Node[])
    .filter(isElement)
    .filter(({ name }) => !unread.test(name) && !/^h[12]$/.test(name))
    .slice(0, partsMax)
    .map((part) => ({ part, text: visibleText(part, 200) }))
    .filter(({ part, text }) => text !== "" || ratingSign(part) !== null);
}

/** Lines in which texts and their authors take turns, as one card for each author. */
function signedCards(lines: readonly CardLine[], isAuthorFirst: boolean): Card[] {
  const cards: Card[] = [];
  let open: CardLine[] = [];
  const close = () => {
    if (open.length > 0) cards.push({ lines: open, isSure: false });
    open = [];
  };
  for (const line of lines) {
    const isSign = authorIn(withoutRating(line.text)) !== null;
    if (isSign && isAuthorFirst) close();
    open.push(line);
    if (isSign && !isAuthorFirst) close();
  }
  close();
  return cards;
}

/** The lines of an element, with the stars that it shows by labels and icons; of 20,000 nodes. */
export function linesOf(root: Node, without?: ReadonlySet<Element>): CardLine[] {
  const lines: CardLine[] = [];
  let run = "";
  let visited = 0;
  const end = (isAuthor = false): void => {
    const text = plainText(run, 3_000);
    run = "";
    if (text !== "") lines.push({ text, isAuthor });
  };
  const visit = (node: Node): void => {
    visited += 1;
    if (visited > nodesMax || lines.length > 2_000) return;
    if (node.type === "text") {
      if (run.length < 3_000) run += node.data;
      return;
    }
    if (!isElement(node)) return;
    const { name, attribs } = node;
    const sign = ratingSign(node);
    if (sign) run += sign;
    if (sign || unread.test(name) || name === "svg" || without?.has(node)) return;
    if (attribs.hidden !== undefined || hiddenStyle.test(attribs.style ?? "")) return;
    const isOwn =
      /^(cite|figcaption)$/.test(name) || authorName.test((attribs.class ?? "").slice(0, 200));
    const isLine = isOwn || name === "br" || !inlineTags.has(name);
    if (isLine) end();
    for (const child of node.children as Node[]) visit(child);
    if (isLine) end(isOwn);
  };
  if ("children" in root) for (const child of root.children as Node[]) visit(child);
  end();
  return lines;
}
