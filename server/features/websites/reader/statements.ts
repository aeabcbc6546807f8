import type {
  PageHead,
  SiteProduct,
  SiteStatement,
  StatementTopic,
} from "#db/schema-site-facts.ts";
import {
  isCall,
  isGeneral,
  isLegal,
  isNoise,
  isOfUs,
  isOthersHeading,
  isSectionName,
} from "./not-statements.ts";
import type { HtmlPage } from "./page.ts";
import { type PageLine, readLines } from "./page-lines.ts";
import { findPrices } from "./prices.ts";
import { lowerCapitals, splitSentences } from "./sentences.ts";
import { hasTopic, topicOf } from "./statement-topics.ts";
import type { SchemaItem } from "./structured-data.ts";
import { foldText } from "./texts.ts";

const statementsMax = 80;
const candidatesMax = 400;
const textMax = 240;
const underMax = 120;
const answerMax = 200;

/** What else was read of the page; the names of products and of the business are no statements. */
export interface AboutPage {
  items: readonly SchemaItem[];
  head: Pick<PageHead, "title" | "siteName">;
  products: readonly SiteProduct[];
  /** The words on its buttons. */
  calls: readonly string[];
}

interface Reading {
  /** Folded names that say nothing by themselves. */
  names: ReadonlySet<string>;
  /** Words as the page writes them within sentences, by their folded form. */
  words: ReadonlyMap<string, string>;
  isArticle: boolean;
  title: string | null;
}

/**
 * What the page says of its business, in its own words and order: at most 80 whole statements, each once.
 * Where there are more, those whose topic is unknown are left out first.
 */
export function readStatements(page: HtmlPage, about: AboutPage): SiteStatement[] {
  const lines = joinLines(readLines(page));
  const reading: Reading = {
    names: namesOf(about),
    words: wordsOf([about.head.siteName ?? "", about.head.title ?? ""], lines),
    isArticle: isArticle(page, about.items),
    title: lines.find(({ kind }) => kind === "title")?.text ?? null,
  };
  const found = new Map<string, SiteStatement>();
  for (const line of lines) {
    if (found.size >= candidatesMax) break;
    if (line.above.some(isOthersHeading)) continue;
    for (const statement of statementsOf(line, reading)) {
      const key = foldText(statement.text).replace(/[^\p{L}\d]+/gu, " ");
      if (!found.has(key)) found.set(key, statement);
    }
  }
  const all = [...found.values()];
  const known = all.filter(({ about: topic }) => topic !== "other").length;
  let others = Math.max(0, statementsMax - known);
  return all
    .filter(({ about: topic }) => topic !== "other" || others-- > 0)
    .slice(0, statementsMax);
}

function statementsOf(line: PageLine, reading: Reading): SiteStatement[] {
  const heading = line.above.at(-1) ?? null;
  const isAnswer = heading !== null && /\?$/.test(heading) && !isSectionName(heading);
  const under =
    heading === null || heading.length > underMax ? null : lowerCapitals(heading, reading.words);
  return textsOf(line, isAnswer).flatMap((raw): SiteStatement[] => {
    if (raw.length > textMax * 2 || isNoise(raw)) return [];
    const text = withSubject(cleaned(raw, reading.words), line, under);
    const place = isAnswer && line.kind !== "heading" ? "answer" : placeOf(line);
    // What the page's title or a section's is about, the next headings need not be.
    const mayInherit =
      line.kind !== "heading" && line.kind !== "title" && heading !== reading.title;
    const topic = topicOf(text, mayInherit ? under : null);
    return isStatement(text, place, topic, line, reading)
      ? [{ text, place, under, about: topic }]
      : [];
  });
}

function placeOf({ kind }: PageLine): SiteStatement["place"] {
  if (kind === "title" || kind === "heading") return kind;
  return kind === "text" ? "sentence" : "bullet";
}

/** A line's sentences; headings, rows and short answers stay whole. */
function textsOf({ kind, text }: PageLine, isAnswer: boolean): string[] {
  if (kind === "heading" || kind === "title") return [text];
  // Quoted words are somebody else's, as is the name behind them.
  if (isQuoted(text) || isLegal(text)) return [];
  if (kind === "row" || (isAnswer && text.length <= answerMax)) return [text];
  return piecesOf(text).flatMap(splitSentences);
}

const separator = /\s*(?:\s[|·•●▪]\s|[✓✔☑➤►]|\p{Emoji_Presentation})\s*/u;
const needsSubject =
  /^(gratis|desde|a partir|hasta|en|con|de|por|para|y|o|solo|más de)(?=\s)|^[^\p{L}]{1,8}$/iu;

/** The parts of a line that signs set apart, except where one goes on with the one before. */
function piecesOf(text: string): string[] {
  const parts = text.split(separator).filter((part) => part.trim() !== "");
  if (parts.length < 2) return [text];
  if (parts.slice(1).some((part) => needsSubject.test(part))) return [text];
  // Of two parts one may be the condition of the other.
  if (parts.length === 2 && !parts.every(hasTopic)) return [text];
  return parts;
}

/** «A partir de 40 €» below «Envío gratis» is nothing without its heading. */
function withSubject(text: string, line: PageLine, under: string | null): string {
  if (under === null || under.length > 50 || /[.!?]$/.test(under)) return text;
  if (line.kind === "heading" || line.kind === "title" || line.kind === "row") return text;
  if (findPrices(text).length > 0 && !/^(desde|a partir|hasta|por|más de)\s/i.test(text))
    return text;
  const isBare =
    /^(desde|a partir|hasta|en|por|de|menos de|más de)\s.{0,12}\d/iu.test(text) ||
    (!/\p{L}{3}/u.test(text) && /\d ?[-–%]|\d[:.h]\d/.test(text));
  return isBare && text.length <= 50 && /\d/.test(text) ? `${under}: ${text}` : text;
}

const leadingMarks =
  /^(?:\p{Extended_Pictographic}|\p{Variation_Selector}|\u200d|[\s✓√☑✗✘•·▪●◦‣⁃»›>*|~_#→\p{So}➤►:;,.)–—])+/u;
const trailingMarks =
  /(?:\p{Extended_Pictographic}|\p{Variation_Selector}|\u200d|[\s>›→➤►|·•*;,–—-])+$/u;

function cleaned(raw: string, words: ReadonlyMap<string, string>): string {
  const text = raw
    .replace(leadingMarks, "")
    .replace(/^[-+]\s+|^-(?=\p{L})/u, "")
    .replace(/^\d{1,2}[.)ºª]{1,2}\s+(?=\p{L})/u, "")
    .replace(/^[RP][.:]\s+(?=[¿\p{Lu}])/u, "")
    .replace(/^(además|y|asimismo|por eso|por ello|así),?\s+(?=\p{L}{2})/iu, "")
    .replace(trailingMarks, "")
    .replace(/^[“"]([^”"]*)[”"]$/u, "$1");
  return lowerCapitals(
    text.replace(/^\p{Ll}(?=.{20})/u, (letter) => capital(letter, raw)),
    words,
  );
}

/** A sentence whose first word was taken off begins with a capital letter again. */
const capital = (letter: string, raw: string) =>
  /^\P{L}*\p{Lu}/u.test(raw) ? letter.toUpperCase() : letter;

function isStatement(
  text: string,
  place: SiteStatement["place"],
  topic: StatementTopic,
  line: PageLine,
  { names, isArticle }: Reading,
): boolean {
  if (!isWhole(text) || names.has(foldText(text))) return false;
  const isKnown = hasTopic(text) || (place === "bullet" && topic !== "other");
  const words = text.match(/[\p{L}\d]{2,}/gu)?.length ?? 0;
  if (words < 2 && !(isKnown && /\d/.test(text))) return false;
  const isSentence = words >= 6 && /[.!]$/.test(text);
  if (line.isLink && !isSentence && !(place === "heading" && hasTopic(text))) return false;
  if (isGeneral(text)) return false;
  if (place === "title") return !isArticle && !/\?$/.test(text) && !isSectionName(text);
  if (isCall(text) && (/\?$/.test(text) || !hasTopic(text) || words < 4)) return false;
  if (
    place === "heading" &&
    (isSectionName(text) || isOthersHeading(text) || (words < 3 && !hasTopic(text)))
  )
    return false;
  if (/: \d{1,4}[.,]\d{2}$/.test(text)) return false;
  if (findPrices(text).length > 0 && !(isSentence && words >= 7) && !isPricedFact(text))
    return false;
  if (line.isMargin && !hasTopic(text)) return false;
  if (isArticle && !line.isMargin && !(isOfUs(text) && hasTopic(text))) return false;
  if (place === "sentence" && /^\p{Ll}/u.test(text) && !hasTopic(text)) return false;
  return true;
}

/** A price says something of the business where it is no product's: of shipping, of a condition. */
const isPricedFact = (text: string) =>
  /shipping|payment|discount|returns|gift|guarantee|booking/.test(topicOf(text, null));

const pairedSigns = [
  ["(", ")"],
  ["[", "]"],
  ["“", "”"],
  ["«", "»"],
] as const;

/** Whether nothing of it is missing: no cut end, no open bracket, no word that wants another. */
function isWhole(text: string): boolean {
  if (text.length < 4 || text.length > textMax || !/\p{L}/u.test(text)) return false;
  if (!/\p{L}{3}/u.test(text) && !/\d[:.h]\d{2}/.test(text)) return false;
  if (/…|\.\.$|[:([¿¡/&=-]$|^[)\]]/u.test(text.replace(/… (?=\p{Ll})/gu, " "))) return false;
  if (
    /(^|\s)(de|del|en|con|el|la|los|las|un|una|para|que|y|o|a|al|por|su|sus|se|e|nuestr[oa]s?)$/iu.test(
      text,
    )
  ) {
    return false;
  }
  for (const [open, close] of pairedSigns) {
    if (text.split(open).length !== text.split(close).length) return false;
  }
  return true;
}

const isQuoted = (text: string) => /^[«“‘"][^»”’"]{20,}[»”’"]/u.test(text);

/** Joins what one thing was broken into: a street and its town, a number and what it counts. */
function joinLines(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isPlain(last) && isPlain(line) && last.text.length < 90) {
      const isTown = /^(CP )?\d{4,5},? \p{Lu}/u.test(line.text) && /\d|s\/n/i.test(last.text);
      if (isTown && line.text.length < 60) {
        joined[joined.length - 1] = {
          ...last,
          text: `${last.text.replace(/,$/, "")}, ${line.text}`,
        };
        continue;
      }
    }
    const counted = last && countedBy(last.text, line.text);
    if (counted)
      joined[joined.length - 1] = { ...line, kind: "item", text: counted, above: last.above };
    else joined.push(line);
  }
  return joined;
}

const isPlain = ({ kind }: PageLine) => kind === "text" || kind === "item";

function countedBy(number: string, words: string): string | null {
  if (!/^[+>]?\s?[1-9][\d.,]*\s?[+%kKM]?\+?$/u.test(number) || words.length > 60) return null;
  if (!/^\p{L}/u.test(words) || /\.$/.test(words)) return null;
  if (/^(18|19|20)\d\d$/.test(number)) return `${number}: ${words}`;
  const isCount = /^\p{Ll}/u.test(words) || /[+%]/.test(number) || Number.parseInt(number, 10) > 9;
  if (!isCount) return null;
  return `${number} ${/^\p{Lu}\p{Ll}/u.test(words) ? words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : words}`;
}

function namesOf({ head, products, calls }: AboutPage): ReadonlySet<string> {
  const title = head.title ?? "";
  // A long title says more than a name.
  const parts = [title, ...title.split(/\s[|·–—:-]\s|[,:|]\s/)].filter(
    (part) => part.split(" ").length <= 4,
  );
  const names = [head.siteName ?? "", ...parts, ...calls, ...products.map(({ name }) => name)];
  return new Set(names.map(foldText));
}

/** How the page writes its words within sentences: capitals there are those of names. */
function wordsOf(
  titles: readonly string[],
  lines: readonly PageLine[],
): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const texts = lines.filter(({ kind }) => kind !== "heading" && kind !== "title");
  for (const text of [...titles, ...texts.slice(0, 300).map((line) => line.text.slice(0, 600))]) {
    if (/\p{Lu}{4}.*\p{Lu}{4}/u.test(text)) continue;
    const isTitle = titles.includes(text);
    for (const [at, word] of (text.match(/[\p{L}\d]+/gu) ?? []).entries()) {
      const key = foldText(word);
      if (/^\p{Lu}\p{Ll}/u.test(word) && (at > 0 || isTitle) && !words.has(key))
        words.set(key, word);
      if (/^\p{Ll}/u.test(word)) words.set(key, word);
    }
  }
  return words;
}

/** Whether the page is an article, whose sentences are mostly not about the business. */
function isArticle({ $ }: HtmlPage, items: readonly SchemaItem[]): boolean {
  const articles = items.filter(
    (item) =>
      item.types.some((type) => /(^|[a-z])(Article|Posting)$/.test(type)) &&
      (item.values.has("datePublished") || item.values.has("articleBody")),
  );
  return (
    articles.length === 1 ||
    $('meta[property="article:published_time"]').length > 0 ||
    /(^|\s)single-post(\s|$)/.test($("body").attr("class") ?? "")
  );
}
