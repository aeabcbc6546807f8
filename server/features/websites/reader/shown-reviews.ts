import type { Review } from "#db/schema-site-facts.ts";
import { partBelow } from "./not-own.ts";
import { isOpinion, isPlanted } from "./not-statements.ts";
import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";
import { inlineTags } from "./pairs.ts";
import { authorIn, hasRole, isPress, isSigned } from "./review-authors.ts";
import { splitSentences } from "./sentences.ts";
import { ratingIn, ratingSign, withoutRating } from "./shown-ratings.ts";
import { foldText, plainText } from "./texts.ts";

const reviewsMax = 20;
const textMax = 600;
const nodesMax = 20_000;

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

interface CardLine {
  text: string;
  /** Whether its element is for the name of an author. */
  isAuthor: boolean;
}

/** Reviews that the page shows in its text: at most 20, in its order, each whole sentences of 600 characters. */
export function readShownReviews(page: HtmlPage): Review[] {
  const found: Review[] = [];
  const regions = regionsOf(page);
  const read = new Set<Node>();
  for (const region of regions) {
    if (found.length >= reviewsMax) break;
    found.push(...cardsIn(region, read).flatMap((card) => reviewsIn(card, true)));
  }
  if (found.length < reviewsMax) found.push(...looseReviews(page, regions));
  return found.slice(0, reviewsMax);
}

/** The parts of the page that are named after reviews, or stand below such a heading; the outermost only. */
function regionsOf({ $ }: HtmlPage): Set<Element> {
  const regions = new Set<Element>();
  for (const element of $("[class], [id]").slice(0, 4_000).toArray() as Element[]) {
    const names = `${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`;
    if (names.length < 300 && regionName.test(names) && !/^(body|html|main|a)$/.test(element.name))
      regions.add(element);
  }
  const titles = $("h1, h2, h3, h4, h5, h6, strong, b, p, div, span, summary").slice(0, 4_000);
  for (const title of titles.toArray() as Element[]) {
    const isLone = title.children.length === 1 && title.children[0]!.type === "text";
    if (!/^h[1-6]$/.test(title.name) && !isLone) continue;
    const text = foldText(visibleText(title, 90)).replace(/^[^a-z\d]+|[^a-z\d)]+$/g, "");
    if (notReviews.test(text) || !headings.some((heading) => heading.test(text))) continue;
    const kind = title.attribs.class;
    for (const below of partBelow(title)) {
      if (kind && below.attribs.class === kind) break;
      // Old pages put inline elements and texts side by side, which are read as loose ones.
      if (!/^(br|hr|font)$/.test(below.name) && !inlineTags.has(below.name)) regions.add(below);
    }
  }
  return new Set([...regions].filter((region) => !isWithinOther(region, regions)).slice(0, 60));
}

function isWithinOther(element: Element, regions: ReadonlySet<Element>): boolean {
  let at = element.parent as Node | null;
  for (let depth = 0; at && depth < 60; depth += 1) {
    if (isElement(at) && regions.has(at)) return true;
    at = at.parent as Node | null;
  }
  return false;
}

interface Card {
  lines: CardLine[];
  /** Whether its looks alone say that it holds a review: a quotation, or one of several alike. */
  isSure: boolean;
}

/** The cards of a part, each with one review or a few quoted ones. */
function cardsIn(region: Element, read: Set<Node>): Card[] {
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

/** Quoted words with a name behind them, wherever they stand. */
function looseReviews({ $ }: HtmlPage, regions: ReadonlySet<Element>): Review[] {
  const root = $("body")[0] ?? $.root()[0];
  if (!root) return [];
  const lines = linesOf(root as Node, regions);
  const reviews = reviewsIn({ lines, isSure: false }, false);
  for (const quotation of $("blockquote").slice(0, 40).toArray() as Element[]) {
    if (regions.has(quotation) || isWithinOther(quotation, regions)) continue;
    const parent = quotation.parent as Node | null;
    const card = isElement(parent) && parent.name === "figure" ? parent : quotation;
    const said = linesOf(card);
    const signs = said.filter(({ text, isAuthor }) => isAuthor || authorIn(text) !== null);
    if (said.some(({ text }) => /[«“]/u.test(text))) continue;
    if (signs.some(({ text }) => isPress(text) || hasRole(text))) continue;
    const review = plainReview(said);
    if (review?.author && signs.some(({ text }) => isSigned(text))) reviews.push(review);
  }
  return reviews;
}

function linesOf(root: Node, without?: ReadonlySet<Element>): CardLine[] {
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

const quotation = /[«“]([^«»“”]{12,800})[»”]/gu;

function reviewsIn({ lines, isSure }: Card, isRegion: boolean): Review[] {
  const quoted = lines.flatMap(({ text }, at) =>
    quotedIn(text, lines[at + 1]?.text ?? "", isRegion),
  );
  if (quoted.length > 0 || !isRegion) return quoted;
  const review = plainReview(lines);
  if (!review) return [];
  const isTold = isSure || review.author !== null || review.rating !== null;
  return isTold || isOpinion(review.text) ? [review] : [];
}

function quotedIn(line: string, next: string, isRegion: boolean): Review[] {
  const matches = [...line.matchAll(quotation)];
  const first = matches[0];
  if (!first) return [];
  const starsFirst = ratingIn(line.slice(0, first.index)) !== null;
  return matches.flatMap((match, at): Review[] => {
    const before = line.slice(at === 0 ? 0 : endOf(matches[at - 1]!), match.index);
    const behind = line.slice(endOf(match), matches[at + 1]?.index);
    // Words that go on before or behind quote a name or a saying.
    if (/\p{Ll}[\s:]*$/u.test(before) && at === 0 && !isRegion) return [];
    const tail = withoutRating(behind) === "" ? next : behind;
    const rating = ratingIn(starsFirst ? before : tail);
    const author = tail.length < 80 ? authorIn(withoutRating(tail)) : null;
    if (isPress(tail.slice(0, 80).replace(/^[^\p{L}]+/u, ""))) return [];
    const isTold = author !== null && (isSigned(tail) || rating !== null);
    if (!isRegion && (hasRole(tail.slice(0, 80)) || !isTold)) return [];
    return reviewOf(match[1]!, author, rating);
  });
}

const endOf = (match: RegExpExecArray) => match.index + match[0].length;

const answer = /^(respuesta|contestacion|response) (de|del|from)|^(basado|segun|a partir) (en|de) /;

/** The review of a card without quotation marks: its longest lines, with the name and the stars beside them. */
function plainReview(all: readonly CardLine[]): Review | null {
  const answered = all.findIndex(({ text }) => answer.test(foldText(text)));
  const lines = answered > 0 ? all.slice(0, answered) : all;
  const rating = lines.map(({ text }) => ratingIn(text)).find((value) => value !== null) ?? null;
  const bodies = lines.filter((line) => isBody(line));
  if (bodies.length === 0) return null;
  let text = bodies.map((line) => withoutRating(line.text)).join(" ");
  const signed = /^(.{20,}[.!?…”»)\s])\s*[—–-]\s*([^—–]{2,60})$/u.exec(text);
  let author = signed ? authorIn(signed[2]!) : null;
  if (signed && author) text = signed[1]!;
  const start = lines.indexOf(bodies[0]!);
  const others = lines.filter((line) => !bodies.includes(line));
  const after = others.filter((line) => lines.indexOf(line) > start);
  const named = [...others.filter(({ isAuthor }) => isAuthor), ...after, ...others];
  for (const line of named) author ??= authorIn(withoutRating(line.text));
  return reviewOf(text, author, rating)[0] ?? null;
}

const aDate = /^(el )?\d{1,2} (de )?\p{L}+\.? ((de|del) )?\d{4}$|^hace .{3,20}$/iu;

function isBody({ text, isAuthor }: CardLine): boolean {
  const words = withoutRating(text);
  if (isAuthor || words.length < 12 || authorIn(words) !== null || aDate.test(words)) return false;
  return /[.!?…)]$/.test(words) || words.split(" ").length >= 5;
}

const counted = /\d (de \d+ )?(\w+ )?(resenas|opiniones|valoraciones|reviews|estrellas)\b/;

function reviewOf(words: string, author: string | null, rating: number | null): Review[] {
  const text = wholeReview(plainText(withoutRating(words), 4_000));
  if (text.length < 12 || text.split(" ").length < 3 || isPlanted(text)) return [];
  if (/\S@\S+\.\S|https?:|www\./.test(text) || answer.test(foldText(text))) return [];
  if (text.length < 80 && counted.test(foldText(text))) return [];
  return [{ text, author, rating }];
}

/** A review's text without the marks around it, in whole sentences of at most 600 characters. */
export function wholeReview(words: string): string {
  const text = words
    .replace(/^[\s"«“—–-]+|[\s"»”—–-]+$/gu, "")
    .replace(/([!¡?¿])\1+/gu, "$1")
    .replace(/\s*(leer|ver|mostrar) más$/i, "");
  if (text.length <= textMax) return text;
  let whole = "";
  for (const sentence of splitSentences(text)) {
    const longer = whole === "" ? sentence : `${whole} ${sentence}`;
    if (longer.length > textMax) break;
    whole = longer;
  }
  return whole;
}
