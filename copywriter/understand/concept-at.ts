import { composedAt } from "./composed.ts";
import type { Token } from "./token.ts";
import {
  type Concept,
  type Kind,
  keyOf,
  numberAt,
  type Phrases,
  vocabulary,
} from "./vocabulary.ts";

interface Entry {
  kind: Kind;
  value: string;
  words: readonly string[];
}

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
