import { spansOf } from "./atoms.ts";
import type { Role } from "./roles.ts";
import type { Scan } from "./scan.ts";
import type { Token } from "./token.ts";
import { wordsOf } from "./vocabulary.ts";

/**
 * Whether a stretch is said to the one who writes and not to readers: «cuéntalo con gracia», «que enganche»,
 * «nos lee gente mayor», «prefiero algo sobrio».
 */
export function isToWorker(tokens: readonly Token[], start: number, to: number): boolean {
  let from = start;
  while (from < to && /^(?:y|e|pero|pues|eso|oye|ah)$/.test(tokens[from]!.key)) from += 1;
  if (from >= to) return false;
  const words = tokens.slice(from, to).map(({ key }) => key);
  const [first = "", second = "", third = ""] = words;
  if (isOrderWithObject(first) && second !== "que") return true;
  const hasData = spansOf(tokens.slice(from, to)).some(({ kind }) => kind !== "number");
  if (hasData) return false;
  if (first === "sin") return isTone(second) || (second === "que" && isTone(third));
  if (wordsOf("toneStarts").has(first) && words.length > 1 && words.length < 7) return true;
  const language = words.findIndex((word) => wordsOf("languages").has(word));
  if (words.length < 6 && /^(?:en|al)$/.test(words[language - 1] ?? "")) return true;
  if (first === "que" && isStyle(words)) return true;
  // «nos lee gente mayor», «lo van a leer madres»
  const isReading = words.some((word) => /^(?:lee|leen|leer|leera|leeran)$/.test(word));
  if (isReading && words.some((word) => /^(?:nos|lo|los|la|me|quien|quienes)$/.test(word)))
    return true;
  return [first, `${first} ${second}`, `${first} ${second} ${third}`].some((opening) =>
    wordsOf("toWorker").has(opening),
  );
}

const asks = /^(?:cómo|qué|cuál(?:es)?|cuánd?t?[oa]s?|dónde|quién(?:es)?)$/iu;

/** A clause of which more words look so is said to the writer, or names the readers. */
const sureShare = 0.75;
const shortestClause = 4;

/** Whether a clause looks like those that owners say to a writer, or with which they name readers, by what was learnt of many messages. */
export function looksLike(
  { tokens, roles, weights }: Pick<Scan, "tokens" | "roles" | "weights">,
  from: number,
  to: number,
  wanted: readonly Role[],
): boolean {
  // «cómo conservar el pan» is what a piece is about; short clauses say too little to be sure.
  if (to - from < shortestClause || asks.test(tokens[from]!.text)) return false;
  const alike = roles.slice(from, to).filter((role) => wanted.includes(role));
  return alike.length >= (to - from) * sureShare && isSure(weights, from, to);
}

/** What each word of a stretch must weigh on average to be left out of what is told. */
const sureWeight = 110;
export const isSure = (weights: readonly number[], from: number, to: number): boolean =>
  weights.slice(from, to).reduce((sum, weight) => sum + weight, 0) >= sureWeight * (to - from);

/** «dramas», «agobiar»: what a text is told to do without. */
function isTone(word: string): boolean {
  const bare = word.replace(/(?:se|nos|les?|l[oa]s?)$/, "");
  return [word, bare].some((form) => wordsOf("toneWords").has(form));
}

/** «cuéntalo», «póngamelo»: an order of writing with its object; not «cuéntanos», which readers are asked. */
function isOrderWithObject(word: string): boolean {
  const [, stem = ""] = /^(.{2,}?)(?:me|se|nos)?l[oa]s?$/.exec(word) ?? [];
  return wordsOf("workerVerbs").has(stem);
}

/** «que enseñe», «que no asuste a nadie», «que se note el cariño»; inside a sentence only of verbs of style. */
function isStyle(words: readonly string[], isInside = false): boolean {
  let at = 1;
  while (/^(?:se|no|les?)$/.test(words[at] ?? "")) at += 1;
  const verb = words[at] ?? "";
  const isShort = at + 1 === words.length && !isInside;
  return /[ae]n?$/.test(verb) && (isShort || (words.length < 9 && wordsOf("styleVerbs").has(verb)));
}

/** «… que salga en Facebook» at the end of a clause. */
export const isStyleTail = (tokens: readonly Token[], at: number, to: number): boolean =>
  tokens[at]!.key === "que" &&
  isStyle(
    tokens.slice(at, to).map(({ key }) => key),
    true,
  );
