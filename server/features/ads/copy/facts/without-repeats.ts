import { fold } from "#copywriter/spanish/fold.ts";
import type { Fact } from "./fact.ts";

const small = new Set(
  "el la los las un una de del al en con por para que y a o e es son su tu se te le nos mas muy lo desde todo toda".split(
    " ",
  ),
);
const stemsOf = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(" ")
      .filter((word) => word !== "" && !small.has(word))
      .map((word) => (/^\d/.test(word) ? word : word.slice(0, 5))),
  );

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of one) if (other.has(stem)) shared += 1;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

interface Stems {
  fact: Fact;
  short: ReadonlySet<string>;
  sentence: ReadonlySet<string>;
}

/** Whether two facts say one thing: most of the shorter one's words are in the other. */
function isSameFact(one: Stems, other: Stems): boolean {
  if (one.fact.key === other.fact.key) return true;
  const topics = [one.fact.topic, other.fact.topic];
  if (topics.every((topic) => topic === "product")) return false;
  const share = Math.max(overlap(one.short, other.short), overlap(one.sentence, other.sentence));
  return share >= (topics[0] === topics[1] ? 0.6 : 0.75);
}

const stemsOfFact = (fact: Fact): Stems => ({
  fact,
  short: stemsOf(fact.short),
  sentence: stemsOf(fact.sentence),
});

/** The facts that none of others tells. */
export function newFacts(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const known = others.map(stemsOfFact);
  return facts.filter((fact) => !known.some((other) => isSameFact(stemsOfFact(fact), other)));
}

/** The better telling of each fact. */
export function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const kept: Stems[] = [];
  for (const fact of facts.toSorted((a, b) => b.worth - a.worth || a.at - b.at)) {
    const one = stemsOfFact(fact);
    if (!kept.some((other) => isSameFact(one, other))) kept.push(one);
  }
  return kept.map(({ fact }) => fact).sort((a, b) => a.at - b.at);
}
