const NO_BREAK = "\u00a0";

/** Articles, prepositions and the like: a line that ends in one reads as cut off. */
const leaning = new Set(
  (
    "el la los las un una unos unas lo al del a ante bajo con contra de desde en entre hacia hasta para " +
    "por según sin sobre tras y e o u ni que pero si como cuando porque aunque me te se nos os le les mi " +
    "tu su mis tus sus no nuestro nuestra nuestros nuestras"
  ).split(" "),
);

/** Words at which a line should not end and a shortened headline must not. */
const unfinished =
  /(?:^|[\s\u00a0¿¡])(?:no|muy|tan|más|cada|es|son|est[aeo]s?|tod[oa]s?|mism[oa]s?|otr[oa]s?|much[oa]s?|tant[oa]s?)$/iu;

/** A mark between two parts, such as the point of «Foz · Lugo». */
const loneMark = /^[·•|/–—+&-]$/u;

/** A line without the separating mark at its end, in whose place the line ends. */
export const withoutLastMark = (line: string): string => line.replace(/[ \u00a0][·•|/]$/u, "");

/** Whether a piece of a text is only such a mark, which begins no line. */
export const isLoneMark = (piece: string): boolean => loneMark.test(piece);

/** Whether the last word belongs to the next line, like an article or a preposition. */
export function mustNotEndLine(line: string): boolean {
  const last =
    line
      .trimEnd()
      .split(/[\s\u00a0]+/)
      .at(-1) ?? "";
  return leaning.has(last.replace(/^[¿¡«“"'(]+/, "").toLowerCase());
}

/** A text before the articles and prepositions at its end, and these: «En Lugo» and «desde». */
export function splitLeaning(text: string): { head: string; leaning: string } {
  const words = text.trim().split(" ");
  let from = words.length;
  while (from > 0 && mustNotEndLine(words[from - 1]!)) from -= 1;
  return { head: words.slice(0, from).join(" "), leaning: words.slice(from).join(" ") };
}

/** Whether the last word should preferably be on the next line. */
export const shouldNotEndLine = (line: string): boolean => unfinished.test(line.trimEnd());

/**
 * Normalizes white space and adds no-break spaces: after a number, before a currency or a number that
 * ends a phrase («modelo 7»), and after words of one letter.
 */
function withNoBreakSpaces(text: string): string {
  return (
    text
      .trim()
      .replace(/[\s\u00a0]+/gu, " ")
      .replace(/(?<=(?:^|[ \u00a0(])[+−-]?(?:[\p{N}.,:]*\p{N})) (?=[\p{L}€$£%])/gu, NO_BREAK)
      .replace(/(?<=[$€£₡₲]|S\/\.?|Gs\.?) (?=\p{N})/gu, NO_BREAK)
      // An acronym and its number, the year after its preposition, and the groups of a telephone number.
      .replace(/(?<=(?:^|[ (¿¡])\p{Lu}{2,6}) (?=\p{N})/gu, NO_BREAK)
      .replace(/(?<=(?:^|[ \u00a0])(?:en|desde)) (?=(?:1[89]|20)\d\d(?!\d))/giu, NO_BREAK)
      .replace(/(?<=\p{N}) (?=\p{N})/gu, NO_BREAK)
      // A year does not belong to the preposition after it.
      .replace(
        /(?<=(?:^|\P{N})(?:1[89]|20)\d\d)\u00a0(?=(?:con|y|por|para|en|que)[ \u00a0])/giu,
        " ",
      )
      .replace(/(?<=\p{L}) (?=\p{N}{1,4}(?:$|[.,;:!?…»)]+(?: |$)))/gu, NO_BREAK)
      .replace(/(?<=^|[\s\u00a0¿¡«“"(])([aeouy]) /giu, `$1${NO_BREAK}`)
      // The two words of a name, such as «Estados Unidos», but not a sentence's first word.
      .replace(
        /(?<=[\p{Ll}\p{N},][ \u00a0])(\p{Lu}\p{Ll}{2,9}) (?=\p{Lu}\p{Ll}{2,7}(?:$|[ ,.;:!?…»)]))/gu,
        `$1${NO_BREAK}`,
      )
  );
}

/** The unbreakable pieces of a text: words, with those joined by no-break spaces. */
export const unbreakablePieces = (text: string): string[] =>
  withNoBreakSpaces(text).split(" ").filter(Boolean);

export const countWords = (text: string): number =>
  text.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const closing = /[.,;:…\s\u00a0–—-]+$/u;

function asSentence(text: string): string {
  const bare = text.trim().replace(closing, "");
  const opened = /^[^¿]*\?/.test(bare) ? `¿${bare}` : /^[^¡]*!/.test(bare) ? `¡${bare}` : bare;
  return opened.charAt(0).toUpperCase() + opened.slice(1);
}

/** Places where a text may be cut, the best first: after sentences, at commas, before «que», «y»… */
const cuts: readonly RegExp[] = [
  /(?<=[.!?…])[\s\u00a0]+/u,
  /(?<=[;:])[\s\u00a0]+|[\s\u00a0]+[–—][\s\u00a0]+/u,
  /(?<=,)[\s\u00a0]+/u,
  /[\s\u00a0]+(?=(?:que|y|e|para|porque|aunque|cuando|mientras|pero|sin|con|como|desde|si)[\s\u00a0])/iu,
];

/** Questions and exclamations are never cut inside, because they would lose their second mark. */
const isMarked = (text: string) => /[¿¡]/.test(text);

const isWhole = (head: string) => !mustNotEndLine(head) && !shouldNotEndLine(head);

function headsOf(text: string, cut: RegExp): { head: string; rest: string }[] {
  const parts = text.split(cut).filter((part) => part.trim() !== "");
  const found: { head: string; rest: string }[] = [];
  let at = text.length;
  for (let partIndex = parts.length - 1; partIndex >= 1; partIndex--) {
    at = text.lastIndexOf(parts[partIndex]!, at - 1);
    const head = text.slice(0, at);
    const unbalanced = (head.match(/[¿¡]/g)?.length ?? 0) !== (head.match(/[?!]/g)?.length ?? 0);
    if (unbalanced && isMarked(head)) continue;
    if (countWords(head) >= 2 && isWhole(head)) found.push({ head, rest: text.slice(at) });
  }
  return found;
}

export interface ShortenedHeadline {
  headline: string;
  /** The next clause as its own sentence; empty if there is none. */
  rest: string;
  /** Cut between words and not at the end of a clause, so the meaning may suffer. */
  rough?: true;
}

/** The next clause as a sentence; empty if it depends on the headline. */
function restOf(rest: string): string {
  const [first = ""] = rest.trim().split(/(?<=[.!?…])[\s\u00a0]+|[,;:][\s\u00a0]+/u);
  const clause = first.replace(/^(?:y por eso|y|e|así que|por eso)[\s\u00a0]+/iu, "");
  const words = countWords(clause);
  if (
    words < 3 ||
    words > 14 ||
    /^(?:que|porque|para|con|sin|como|cuando|de|si)\b/iu.test(clause)
  ) {
    return "";
  }
  const whole = asSentence(clause);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/**
 * Shortened headlines, from the longest with at most `maxWords` words to the shortest; the text
 * itself comes first if it is short enough. Whole clauses come before cuts between words. Never empty.
 */
export function shortenHeadline(text: string, maxWords = 14): ShortenedHeadline[] {
  const plain = text.trim().replace(/[\s\u00a0]+/gu, " ");
  const found: ShortenedHeadline[] = [];
  if (countWords(plain) <= maxWords) {
    found.push({ headline: plain.replace(/(?<![.!?])[.,;:]$/u, ""), rest: "" });
  }
  const heads = cuts
    .flatMap((cut) => headsOf(plain, cut).map((head) => ({ ...head, cut })))
    .filter(({ head }) => countWords(head) <= maxWords);
  for (const { head, rest } of heads)
    found.push({ headline: asSentence(head), rest: restOf(rest) });
  for (let words = Math.min(maxWords, countWords(plain) - 1); words >= 2; words--) {
    const head = plain.split(" ").slice(0, words).join(" ");
    if (isWhole(head) && !isMarked(head))
      found.push({ headline: asSentence(head), rest: "", rough: true });
  }
  if (found.length === 0) found.push({ headline: plain, rest: "", rough: true });
  return found;
}
