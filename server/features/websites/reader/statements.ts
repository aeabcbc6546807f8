import type {
  PageHead,
  Review,
  SiteProduct,
  SiteStatement,
  StatementTopic,
} from "#db/schema-site-facts.ts";
import { lowerCapitals, wordsWithin } from "./capitals.ts";
import { isGoneLine } from "./gone-products.ts";
import { joinLines } from "./join-lines.ts";
import { findPicturesBeside } from "./nearby-pictures.ts";
import {
  isCall,
  isGeneral,
  isLegal,
  isNoise,
  isOfUs,
  isOthersHeading,
  isSectionName,
} from "./not-statements.ts";
import type { Element, HtmlPage } from "./page.ts";
import { type PageLine, readLines } from "./page-lines.ts";
import { isLabelCell } from "./pairs.ts";
import { isBadge, isBareMeasure, isDated, isPartLabel, isPriceRow } from "./part-labels.ts";
import { pricedNames } from "./priced-names.ts";
import { findPrices } from "./prices.ts";
import { withOpeningSigns } from "./sentence-starts.ts";
import { splitSentences } from "./sentences.ts";
import { isForSeveral, isSurcharge } from "./several-prices.ts";
import { cleaned, isQuoted, isWhole, piecesOf, textMax, withSubject } from "./statement-text.ts";
import { hasTopic, topicOf } from "./statement-topics.ts";
import type { SchemaItem } from "./structured-data.ts";
import { foldText } from "./texts.ts";

const statementsMax = 80;
const candidatesMax = 400;
const underMax = 120;
const answerMax = 200;

/** What else was read of the page; the names of products and of the business are no statements. */
export interface AboutPage {
  items: readonly SchemaItem[];
  head: Pick<PageHead, "title" | "siteName">;
  /** The language of its words; null where it is unknown. */
  language: string | null;
  products: readonly SiteProduct[];
  /** The words on its buttons. */
  calls: readonly string[];
  /** What its customers say is told by them, not by the page. */
  reviews: readonly Review[];
  /** URLs of its pictures, without logos. */
  pictures: ReadonlySet<string>;
  /** Those that fill a part of the page, by their elements. */
  backgrounds: ReadonlyMap<Element, string>;
}

interface Reading {
  /** Folded names that say nothing by themselves. */
  names: ReadonlySet<string>;
  /** Words as the page writes them within sentences, by their folded form. */
  words: ReadonlyMap<string, string>;
  isArticle: boolean;
  title: string | null;
  /** Sets the opening signs that Spanish has. */
  signed: (text: string) => string;
}

/**
 * What the page says of its business, in its own words and order: at most 80 whole statements, each once.
 * Where there are more, those whose topic is unknown are left out first.
 */
export function readStatements(page: HtmlPage, about: AboutPage): SiteStatement[] {
  const lines = joinLines(readLines(page));
  const headings = lines.filter(({ kind }) => kind === "heading" || kind === "title");
  const pictureBeside = findPicturesBeside(
    page,
    about,
    headings.map(({ node }) => node),
  );
  const reading: Reading = {
    names: namesOf(about),
    words: wordsWithin(
      [about.head.siteName ?? "", about.head.title ?? ""],
      lines.flatMap(({ kind, text }) => (/heading|title/.test(kind) ? [] : [text])),
    ),
    isArticle: isArticle(page, about.items, lines),
    title: lines.find(({ kind }) => kind === "title")?.text ?? null,
    signed: /^(?!es)/.test(about.language ?? "es") ? (text) => text : withOpeningSigns,
  };
  const priced = pricedNames(lines);
  const told = about.reviews.map(({ text, author }) => [keyOf(text), keyOf(author ?? "")] as const);
  const found = new Map<string, { statement: SiteStatement; line: PageLine }>();
  for (const [at, line] of lines.entries()) {
    if (found.size >= candidatesMax) break;
    if (isSpeaker(line.text, lines[at - 1]?.text)) continue;
    if (priced.has(line) && !pricedTopics.has(topicOf(line.text, null))) continue;
    if (line.above.some(isOthersHeading) || isOfReviews(line.text, told)) continue;
    for (const statement of statementsOf(line, reading)) {
      const key = keyOf(statement.text);
      if (!found.has(key)) found.set(key, { statement, line });
    }
  }
  const all = [...found.values()];
  const isKnown = ({ statement }: (typeof all)[number]) => statement.about !== "other";
  let others = Math.max(0, statementsMax - all.filter(isKnown).length);
  return all
    .filter((one) => isKnown(one) || others-- > 0)
    .slice(0, statementsMax)
    .map(({ statement, line: { node, isMargin } }) => {
      const pictureUrl = isMargin ? undefined : pictureBeside(node);
      return pictureUrl ? { ...statement, pictureUrl } : statement;
    });
}

const keyOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

/** Whether a line names who said the quotation before it: «Fernanda, boda en Tapalpa». */
const isSpeaker = (line: string, before = ""): boolean =>
  /^[“«"][^”»"]+[”»"]$/u.test(before) &&
  /^[—–-]?\s?\p{Lu}[^.:;!?]*$/u.test(line) &&
  line.split(" ").length <= 6;

/** Whether a line is a review's text, a part of it or its author. */
function isOfReviews(line: string, told: readonly (readonly [string, string])[]): boolean {
  const key = keyOf(line);
  return told.some(
    ([text, author]) =>
      key.includes(text) || (key.length > 20 && text.includes(key)) || key === author,
  );
}

function statementsOf(told: PageLine, reading: Reading): SiteStatement[] {
  const line = askedLine(told) ?? told;
  const heading = line.above.at(-1) ?? null;
  const isAnswer = heading !== null && /\?$/.test(heading) && !isSectionName(heading);
  // What a product's part lists is about the product.
  const isOfProduct = heading !== null && reading.names.has(foldText(heading));
  const label = isAnswer || isOfProduct ? null : ownLabel(line);
  const above = heading !== null && heading.length <= underMax ? heading : null;
  const title = label ?? above;
  const under = title === null ? null : reading.signed(lowerCapitals(title, reading.words));
  return textsOf(line, isAnswer).flatMap((raw): SiteStatement[] => {
    if (raw.length > textMax * 2 || isNoise(raw)) return [];
    const whole = withSubject(cleaned(raw, reading.words, line.kind === "heading"), line, under);
    const text = reading.signed(whole);
    const place = isAnswer && line.kind !== "heading" ? "answer" : placeOf(line);
    // What the page's title or a section's is about, the next headings need not be.
    const isLabel =
      heading !== null &&
      heading !== reading.title &&
      heading.split(" ").length <= 4 &&
      !reading.names.has(foldText(heading));
    const mayInherit = isLabel && line.kind !== "heading" && line.kind !== "title";
    const topic = topicOf(text, mayInherit ? above : null);
    if (!isStatement(text, place, topic, line, reading)) return [];
    return [{ text, place, under, about: topic }];
  });
}

const questions = /(?<!\p{L})(?:preguntas?|preguntan|dudas?|faqs?)(?!\p{L})/iu;
const asked = /^([^.!?:]{6,118}\?)\s+(\S.{2,})$/u;
const answers = /^(?:s[ií]|no|claro|por supuesto|depende|nunca|siempre)(?!\p{L})/iu;

/** A line that asks and answers, as an answer under its question; null of any other. */
function askedLine(line: PageLine): PageLine | null {
  if (line.kind !== "text" && line.kind !== "item") return null;
  const [, question, answer] = asked.exec(line.text.replace(/^[^\p{L}\d¿]+/u, "")) ?? [];
  if (question === undefined || answer === undefined) return null;
  if (!answers.test(answer) && !line.above.some((heading) => questions.test(heading))) return null;
  return { ...line, text: answer, above: [...line.above, question] };
}

const labelled = /^(\p{Lu}[^.:;,!?\d]{1,30}): (?=\S+ \S+ \S+ \S)/u;
const weekday = /^(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|festivo)/i;

/** The title that an item or a row of several words gives itself: «Perros» of «Perros: vienen con correa y pagan $ 100». */
function ownLabel({ kind, text }: PageLine): string | null {
  if (kind !== "item" && kind !== "row") return null;
  const label = labelled.exec(text)?.[1] ?? "";
  if (label === "" || label.split(" ").length > 3 || weekday.test(label)) return null;
  return label;
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
  return piecesOf(text).flatMap(splitSentences).flatMap(clausesOf);
}

/** A sentence, or the parts between its semicolons where it is too long to stand whole. */
function clausesOf(sentence: string): string[] {
  if (sentence.length <= textMax) return [sentence];
  return sentence
    .split(/;\s+/)
    .map((clause) => clause.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
}

function isStatement(
  text: string,
  place: SiteStatement["place"],
  topic: StatementTopic,
  line: PageLine,
  { names, isArticle }: Reading,
): boolean {
  if (!isWhole(text) || names.has(foldText(text)) || isGeneral(text)) return false;
  const isKnown = hasTopic(text);
  const words = text.match(/[\p{L}\d]{2,}/gu)?.length ?? 0;
  const isListed = place === "bullet" && topic !== "other";
  if (words < 2 && !((isKnown || isListed) && /\d/.test(text))) return false;
  const isSentence = words >= 6 && /[.!]$/.test(text);
  if (line.isLink && !isSentence && !(place === "heading" && isKnown)) return false;
  if (line.isMargin ? !isKnown : isArticle && !(isOfUs(text) && isKnown)) return false;
  if (isLabelCell(line) && topic === "other") return false;
  if (place === "title" && topic === "other" && /^¡?(bienvenid|hola\b|welcome)/i.test(text))
    return false;
  if (place === "title") return !/\?$/.test(text) && !isSectionName(text);
  if (place === "heading" && isPartName(text, words)) return false;
  if (isDated(text) || isBareMeasure(text) || (line.kind === "row" && isPriceRow(text)))
    return false;
  if (isBadge(line.text) || isGoneLine(text)) return false;
  if (isSectionName(text) && place !== "answer") return false;
  if (isCall(text) && (/\?$/.test(text) || !isKnown || words < 4)) return false;
  if (place === "sentence" && /^\p{Ll}/u.test(text) && !isKnown) return false;
  if (place === "answer" && /[.!]$/.test(text)) return true;
  // What some have to pay besides is no promise.
  if (place === "bullet" && findPrices(text).some((price) => isSurcharge(text, price)))
    return false;
  const least = place === "sentence" ? 5 : 7;
  return !isProductPrice(text, words >= least && /[.!]$/.test(text), names);
}

/** Whether a heading only names a part of the page, or somebody else's words below it. */
const isPartName = (text: string, words: number) =>
  isSectionName(text) ||
  isOthersHeading(text) ||
  (words < 3 && !hasTopic(text)) ||
  isPartLabel(text, topicOf(text, null) !== "other");

/** Whether a text is the price of a product; that of shipping or of a condition is a fact. */
function isProductPrice(text: string, isSentence: boolean, names: ReadonlySet<string>): boolean {
  if (/: \d{1,4}[.,]\d{2}$/.test(text)) return true;
  const [price] = findPrices(text);
  if (!price || isForSeveral(text, price)) return false;
  if (price.at === 0 && /^\s?[—–:-]\s/.test(text.slice(price.text.length))) return true;
  const before = foldText(text.slice(0, price.at)).replace(/[^a-z\d)]+$/, "");
  if (pricedTopics.has(topicOf(text, null))) return false;
  return !isSentence || names.has(before);
}

const pricedTopics = new Set<StatementTopic>([
  "shipping",
  "payment",
  "discount",
  "returns",
  "gift",
  "guarantee",
  "booking",
  "place",
]);

function namesOf({ head, products, calls }: AboutPage): ReadonlySet<string> {
  const title = head.title ?? "";
  // A long title says more than a name.
  const parts = [title, ...title.split(/\s[|·–—:-]\s|[,:|]\s/)].filter(
    (part) => part.split(" ").length <= 4,
  );
  const names = [head.siteName ?? "", ...parts, ...calls, ...products.map(({ name }) => name)];
  return new Set(names.map(foldText).filter((name) => name !== ""));
}

const articleAddress =
  /\/(blog|noticias?|news|articulos?|revista|recetas?)\/[^/]{12,}|\/20\d\d\/\d\d\//;
const byline = /^(publicado|publicada|escrito|posted) (el|por|on|by) /i;

/** Whether the page is an article, whose sentences are mostly not about the business. */
function isArticle(
  { $, url }: HtmlPage,
  items: readonly SchemaItem[],
  lines: readonly PageLine[],
): boolean {
  const articles = items.filter(
    (item) =>
      item.types.some((type) => /(^|[a-z])(Article|Posting)$/.test(type)) &&
      (item.values.has("datePublished") || item.values.has("articleBody")),
  );
  return (
    articles.length === 1 ||
    $('meta[property="article:published_time"]').length > 0 ||
    /(^|\s)single-post(\s|$)/.test($("body").attr("class") ?? "") ||
    articleAddress.test(url) ||
    lines.slice(0, 12).some(({ text }) => byline.test(text))
  );
}
