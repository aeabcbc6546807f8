import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
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

/** Phrases by value. */
export type Phrases = Readonly<Record<string, readonly string[]>>;
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
export function vocabulary(): Vocabulary {
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
