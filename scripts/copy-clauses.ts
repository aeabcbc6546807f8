// Learns from clauses that were told apart by hand which words are said to the writer and which to
// readers: a logistic regression with no chance in it, so that every build gives the same weights.
import { readFileSync } from "node:fs";
import { clauseFeatures } from "../copywriter/understand/clause-features.ts";

const rounds = 30;
const rate = 0.15;
const decay = 1e-4;
/** A feature of one clause alone says nothing. */
const clausesMin = 2;

export interface Clause {
  isToWriter: boolean;
  features: readonly string[];
}

/** Lines «w<tab>clause» (to the writer) and «c<tab>clause» (to readers). */
export function readClauses(): Clause[] {
  return readFileSync(new URL("../copywriter/understand/clauses.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^[wc]\t/.test(line))
    .map((line) => ({
      isToWriter: line.startsWith("w"),
      features: clauseFeatures(wordsOf(line.slice(2))),
    }));
}

const shorthand: Readonly<Record<string, string>> = {
  q: "que",
  k: "que",
  pa: "para",
  xfa: "por favor",
  tb: "tambien",
  x: "por",
  d: "de",
  tlf: "telefono",
};
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u0302\u0308]/g, "")
    .normalize("NFC")
    .split(/[^a-zñ\d]+/)
    .filter(Boolean)
    .flatMap((word) => (shorthand[word] ?? word).split(" "));

/** Weights by feature; a clause whose weights add up to more than 0 is said to the writer. */
export function learn(clauses: readonly Clause[]): Record<string, number> {
  const count = new Map<string, number>();
  for (const { features } of clauses)
    for (const feature of features) count.set(feature, (count.get(feature) ?? 0) + 1);
  const known = clauses.map(({ isToWriter, features }) => ({
    target: isToWriter ? 1 : 0,
    features: features.filter((feature) => count.get(feature)! >= clausesMin),
  }));
  const weights = new Map([["", 0]]);
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < known.length; at += 1) {
      // Each round in another order, the same in every build.
      const { target, features } = known[(at * 7919 + round * 104_729) % known.length]!;
      let sum = weights.get("")!;
      for (const feature of features) sum += weights.get(feature) ?? 0;
      const step = (rate / (1 + round / 5)) * (target - 1 / (1 + Math.exp(-sum)));
      for (const feature of ["", ...features]) {
        const weight = weights.get(feature) ?? 0;
        weights.set(feature, weight * (1 - decay) + step);
      }
    }
  return Object.fromEntries(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) > 0.03)
      .map(([feature, weight]) => [feature, Number(weight.toFixed(2))]),
  );
}
