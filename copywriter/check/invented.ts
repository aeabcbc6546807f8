import type { Brief } from "../brief.ts";
import { isHashtagLine } from "../piece.ts";
import { fold } from "../spanish/fold.ts";
import type { Request } from "../understand/request.ts";
import { amountsIn } from "./money.ts";
import { normalized, numbersIn } from "./spelling.ts";
import { wordsOf } from "./words.ts";

/** What the owner said, from which a text may take its numbers and days. */
export interface Known {
  numbers: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** A day is meant without being named: «este finde», «por Navidad». */
  isRelative: boolean;
  today: Date;
}

const known = new WeakMap<Request, Known>();

/** The same for a request however often its piece is written. */
export function knownOf(request: Request, brief: Brief): Known {
  const before = known.get(request);
  if (before) return before;
  const { facts, limits, quoted, audience, occasion, subject, question } = request;
  const text = [
    brief.prompt.slice(0, 3000),
    ...brief.history.slice(-12).map(({ content }) => content.slice(0, 3000)),
    JSON.stringify([brief.profile, brief.handoff]),
    ...facts.flatMap((fact) => [fact.text, ...fact.atoms.flatMap((atom) => atom.same ?? [])]),
    JSON.stringify([limits, quoted, audience, occasion, subject, question]),
  ].join("\n");
  const words = new Set(fold(text).split(" "));
  const found = {
    numbers: numbersIn(normalized(text)),
    words,
    isRelative: [...words].some((word) => wordsOf("relative").has(word)),
    today: brief.today,
  };
  known.set(request, found);
  return found;
}

/** Numbers, amounts and days of a piece that nobody told. */
export function inventedIn(
  body: string,
  { numbers, words, isRelative, today }: Known,
  deliverable: string,
): string[] {
  const isPlan = wordsOf("plans").has(deliverable);
  const isVideo = wordsOf("videos").has(deliverable);
  const hasDays = isRelative || [...wordsOf("weekdays")].some((day) => words.has(day));
  const year = today.getUTCFullYear();
  const invented: string[] = [];
  for (const raw of body.split("\n")) {
    if (isHashtagLine(raw)) continue;
    const line = normalized(withoutCounts(raw));
    const amounts = amountsIn(line);
    for (const { value } of amounts) if (!numbers.has(value)) invented.push(value);
    for (const [hit, value = ""] of line.matchAll(/(\d+(?:\.\d+)?) ?%/g))
      if (!numbers.has(value) && !isPlan) invented.push(hit);
    if (isPlan || isVideo) continue;
    for (const { 0: value, index } of line.matchAll(/\d+(?:\.\d+)?/g)) {
      const end = index + value.length;
      if (isKnown(value, numbers) || value === String(year) || value === String(year + 1)) continue;
      if (/\d:$/.test(line.slice(0, index)) && /^(?:00|0)$/.test(value)) continue;
      if (
        /^ ?%/.test(line.slice(end)) ||
        amounts.some(({ start }) => start <= index && index < end)
      )
        continue;
      if (hasDays && isDateAt(line, index, end)) continue;
      invented.push(line.slice(Math.max(0, index - 10), end + 10));
    }
    if (isRelative) continue;
    for (const word of fold(raw).split(" "))
      if (isDayWord(word) && !spellings(word).some((one) => words.has(one))) invented.push(word);
  }
  return [...new Set(invented)];
}

/** 18:00 for «6 de la tarde» is known, too. */
const isKnown = (value: string, numbers: ReadonlySet<string>) =>
  [value, String(Number(value)), String(Number(value) + 12), String(Number(value) - 12)].some(
    (one, at) => numbers.has(one) && (at < 2 || Number(value) <= 24),
  );

const isDayWord = (word: string) =>
  wordsOf("weekdays").has(word) || (word !== "mayo" && wordsOf("months").has(word));

/** «sábados» for «sábado» and «sab». */
const spellings = (word: string) => [
  word,
  word.replace(/os$/, "o"),
  `${word}s`,
  word.slice(0, 3),
  word.slice(0, 4),
];

const isDateAt = (line: string, start: number, end: number) =>
  /^ de [a-z]+|^\/\d/.test(line.slice(end)) ||
  /(?:dia|\d\/)$| (?:el|del|al) $/.test(line.slice(0, start));

/** Without list numbers, seconds, sizes, colours, numbers of options and counts of characters. */
const withoutCounts = (line: string) =>
  line
    .replace(/(?<![\p{L}\p{N}])#[\p{L}\p{N}_]+/gu, " ")
    .replace(/^\s*\|?\s*(?:\d{1,3}[.)]\s|\d+\/\d*\s|\d+\s*\|)/, " ")
    .replace(/\d{3,4}\s*[×x]\s*\d{3,4}|\b\d{1,2}:\d{1,2}(?= |$)(?=.*formato)/g, " ")
    .replace(
      /\d+(?:[.,]\d+)?\s*(?:[–-]\s*\d+\s*)?(?:s|seg|segundos|px|caracteres|palabras)\b/g,
      " ",
    )
    .replace(/\((?:hasta|máx\.?|máximo|de) \d+\)/g, " ")
    .replace(/(?<!\p{L})(\p{L}{3,14}) \d{1,2}(?=[ :.·—-]|$)/gu, (all: string, word: string) =>
      wordsOf("numbered").has(fold(word)) ? word : all,
    );
