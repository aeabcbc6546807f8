import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
import { composedAt } from "./composed.ts";
import type { Token } from "./token.ts";

export type Kind =
  | "filler"
  | "order"
  | "connector"
  | "topic"
  | "to"
  | "placement"
  | "network"
  | "deliverable"
  | "register"
  | "tone"
  | "ban"
  | "limit"
  | "want"
  | "chatter"
  | "answer"
  | "action"
  | "occasion"
  | "edit"
  | "part"
  | "thing"
  | "harm"
  | "unwanted"
  | "question"
  | "term"
  | "worker"
  | "cannot"
  | "same";

/** A phrase of the vocabulary found at a place. */
export interface Concept {
  kind: Kind;
  value: string;
  /** How many tokens it takes. */
  length: number;
  /** What stands at «N». */
  number?: number;
}

interface Entry {
  kind: Kind;
  value: string;
  words: readonly string[];
}

type Phrases = Readonly<Record<string, readonly string[]>>;
type Vocabulary = Readonly<Record<string, Phrases>> & {
  workers: Readonly<Record<string, Phrases>>;
  defaults: Readonly<Record<string, readonly string[]>>;
};

const numberWords = new Map(
  ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"].map(
    (word, value) => [word, value],
  ),
);
numberWords.set("una", 1).set("uno", 1).set("doce", 12).set("quince", 15).set("veinte", 20);

let merged: Vocabulary | undefined;

/** Both files, each text of phrases as a list. */
function vocabulary(): Vocabulary {
  merged ??= listed({
    ...dataOf<object>("understand/vocabulary"),
    ...dataOf<object>("understand/terms"),
  }) as Vocabulary;
  return merged;
}

const listed = (value: unknown): unknown =>
  typeof value === "string"
    ? value.split(", ")
    : Object.fromEntries(Object.entries(value as object).map(([name, of]) => [name, listed(of)]));
type Index = ReadonlyMap<string, readonly Entry[]>;
const indexes = new Map<string, Index>();

/** The phrases of some concepts by their first word, the longest first. */
function indexOf(concepts: Readonly<Record<string, Phrases>>): Index {
  const index = new Map<string, Entry[]>();
  for (const [kind, values] of Object.entries(concepts))
    for (const [value, phrases] of Object.entries(values))
      for (const phrase of phrases) {
        const words = phrase
          .split(" ")
          .map((word) => (word === "N" ? "N" : keyOf(word)))
          .filter(Boolean);
        const first = words[0];
        if (first === undefined) continue;
        const entries = index.get(first);
        if (entries) entries.push({ kind: kind as Kind, value, words });
        else index.set(first, [{ kind: kind as Kind, value, words }]);
      }
  for (const entries of index.values())
    entries.sort((left, right) => right.words.length - left.words.length);
  return index;
}

/** The general phrases under "", those of one worker under its name. */
function indexFor(worker: string): Index {
  const known = indexes.get(worker);
  if (known) return known;
  const { workers, defaults: _, aliases: __, ...rest } = vocabulary();
  const concepts =
    worker === ""
      ? Object.fromEntries(Object.entries(rest).filter(([, values]) => !Array.isArray(values)))
      : { worker: workers[worker] ?? {} };
  const index = indexOf(concepts);
  indexes.set(worker, index);
  return index;
}

/** The plain list of a name, folded: «currency», «priceUnit». */
export function wordsOf(name: string): ReadonlySet<string> {
  const known = lists.get(name);
  if (known) return known;
  const list = new Set((vocabulary()[name] as unknown as string[]).map(fold));
  lists.set(name, list);
  return list;
}
const lists = new Map<string, ReadonlySet<string>>();

/** Pairs of groups of stems by what they show together: «invent- fals- + reseña- opinion-». */
export function stemsOf(name: string): readonly [string, readonly (readonly string[])[][]][] {
  const known = stems.get(name);
  if (known) return known;
  const list = Object.entries(vocabulary()[name]!).map(([value, pairs]): [string, string[][][]] => [
    value,
    pairs.map((pair) => pair.split(" + ").map((group) => group.split(" ").map(stemKey))),
  ]);
  stems.set(name, list);
  return list;
}
const stems = new Map<string, readonly [string, readonly (readonly string[])[][]][]>();
const stemKey = (stem: string) => fold(stem) + (stem.endsWith("-") ? "-" : "");

/** The phrases of one value, folded. */
export const phrasesOf = (kind: Kind, value: string): readonly string[] =>
  (vocabulary()[kind]?.[value] ?? []).map(fold);

/** What a worker writes when only content is told. */
export const defaultOf = (worker: string): string => vocabulary().defaults[worker]?.[0] ?? "post";

let aliases: ReadonlyMap<string, string> | undefined;

/** A word as compared: folded, with what is typed for it on a phone. */
export function keyOf(text: string): string {
  aliases ??= new Map(
    Object.entries(vocabulary().aliases ?? {}).flatMap(([word, typed]) =>
      typed.map((form) => [fold(form), word] as const),
    ),
  );
  const key = fold(text);
  return aliases.get(key) ?? key;
}

/** The number that a token says. */
export function numberAt(token: Token | undefined): number | undefined {
  if (!token) return undefined;
  if (token.kind === "number" && /^\d{1,5}$/.test(token.key)) return Number(token.key);
  return numberWords.get(token.key);
}

/** The longest phrase of one of the kinds that begins at a token. */
export function conceptAt(
  tokens: readonly Token[],
  at: number,
  to: number,
  worker: string,
  kinds: readonly Kind[],
): Concept | undefined {
  const token = tokens[at];
  if (!token || at >= to) return undefined;
  const isWorkers = worker !== "" && kinds.includes("worker");
  let best: Concept | undefined;
  for (const first of numberAt(token) === undefined ? [token.key] : [token.key, "N"]) {
    const general = indexFor("").get(first) ?? [];
    const entries = isWorkers ? [...(indexFor(worker).get(first) ?? []), ...general] : general;
    for (const { kind, value, words } of entries) {
      if (best && words.length <= best.length) continue;
      if (!kinds.includes(kind) || at + words.length > to) continue;
      // Only one worker answers customers; «contestar antes del 30» tells elsewhere.
      if (kind === "answer" && worker !== "lia") continue;
      let number: number | undefined;
      const fits = words.every((word, step) => {
        const next = tokens[at + step]!;
        if (word !== "N") return next.key === word;
        number = numberAt(next);
        return number !== undefined;
      });
      if (fits)
        best = { kind, value, length: words.length, ...(number === undefined ? {} : { number }) };
    }
  }
  const composed = composedAt(tokens, at, to, kinds);
  return composed && composed.length > (best?.length ?? 0) ? composed : best;
}
