import type { Review } from "#db/schema-site-facts.ts";
import { isOpinion, isPlanted } from "./not-statements.ts";
import { type Element, type HtmlPage, isElement, type Node } from "./page.ts";
import { authorIn, hasRole, isPress, isSigned } from "./review-authors.ts";
import {
  type Card,
  type CardLine,
  cardsIn,
  isWithinOther,
  linesOf,
  regionsOf,
} from "./review-cards.ts";
import { splitSentences } from "./sentences.ts";
import { ratingIn, withoutRating } from "./shown-ratings.ts";
import { foldText, plainText } from "./texts.ts";

const reviewsMax = 20;
const textMax = 600;

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
