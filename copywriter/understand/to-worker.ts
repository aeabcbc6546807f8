import { dataOf } from "../data.ts";
import { spansOf } from "./atoms.ts";
import { clauseFeatures } from "./clause-features.ts";
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

/** A clause whose weights add up to more is said to the writer nine times in ten (`clauses.tsv`). */
const sureWeight = 2;

/** Whether a clause looks like those that owners say to a writer, by what was learnt of many. */
export function looksSaidToWorker(tokens: readonly Token[], from: number, to: number): boolean {
  // «cómo conservar el pan» is what a piece is about.
  if (to - from < 2 || to - from > 16 || asks.test(tokens[from]!.text)) return false;
  const isData = ({ kind }: { kind: string }) => kind !== "number" && kind !== "month";
  if (spansOf(tokens.slice(from, to)).some(isData)) return false;
  const weights = dataOf<Readonly<Record<string, number>>>("understand/clauses");
  const words = tokens
    .slice(from, to)
    .flatMap(({ key, kind }) => (kind === "mark" ? [] : key.split(" ")));
  const sum = clauseFeatures(words).reduce(
    (all, one) => all + (weights[one] ?? 0),
    weights[""] ?? 0,
  );
  return sum > sureWeight;
}

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
