import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { Dice } from "../dice.ts";
import type { Fact, FactTopic } from "./fact.ts";

/** How well a topic carries an angle, 0 to 12; 1 where it is not named. */
const suits: Record<Angle, Partial<Record<FactTopic, number>>> = {
  offer: { discount: 11, gift: 9, product: 8, payment: 5, shipping: 4 },
  proof: { review: 14, rating: 12, award: 11, since: 9, number: 8, people: 7, guarantee: 6 },
  question: { returns: 6, booking: 5, shipping: 5, guarantee: 4 },
  urgency: { discount: 9, booking: 8, shipping: 7, gift: 7, product: 5 },
  problem: {
    product: 4,
    guarantee: 9,
    returns: 9,
    booking: 7,
    process: 6,
    shipping: 6,
    payment: 5,
    people: 5,
  },
  benefit: {
    product: 7,
    material: 9,
    process: 9,
    origin: 8,
    gift: 7,
    people: 6,
    guarantee: 5,
    number: 5,
  },
  in_use: { product: 11, measure: 7, process: 6, material: 6, number: 5, origin: 4, place: 4 },
};

/** What people ask before they buy. */
export const askedTopics: ReadonlySet<FactTopic> = new Set([
  "returns",
  "booking",
  "shipping",
  "guarantee",
]);

const titleSuits: Partial<Record<Angle, number>> = { benefit: 9, problem: 6 };
/** The angles with the fewest facts that fit choose first. */
const order: readonly Angle[] = [
  "offer",
  "proof",
  "question",
  "urgency",
  "problem",
  "benefit",
  "in_use",
];

/** A topic's second and later telling in a week. */
const repeatCosts = [0, 6, 12, 18];
const productCosts = [0, 3, 12, 22];
/** Who is quoted proves something; a second one may praise what is used where a page says little else. */
const quoteCosts: Record<Angle, number> = {
  proof: 0,
  benefit: 4,
  in_use: 4,
  problem: 60,
  offer: 60,
  urgency: 60,
  question: 60,
};
/** How much it counts that a fact fits its angle, beside what it is worth by itself. */
const fitWorth = 1.7;
/** What chance may turn: other seeds tell other facts of about the same worth. */
const chanceShare = 1.6;

interface Choice {
  facts: readonly Fact[];
  /** Whether a fact can be told as a question. */
  canAsk: (fact: Fact) => boolean;
  /** Whether its question is one of those before buying: «¿Dan factura?» comes later. */
  isAsked: (fact: Fact) => boolean;
  /** Whether the product of a fact has a price, and a crossed-out one. */
  priceOf: (fact: Fact) => "none" | "price" | "reduced";
  /** The angles in the order of their days: neighbours are about different products. */
  days: readonly Angle[];
  chance: Dice;
}

/** The fact that each angle tells; none twice. Angles are left out when the facts run out. Pure. */
export function assignFacts({
  facts,
  canAsk,
  isAsked,
  priceOf,
  days,
  chance,
}: Choice): Map<Angle, Fact> {
  const chosen = new Map<Angle, Fact>();
  const used = new Set<Fact>();
  const topics = new Map<FactTopic, number>();
  const sections = new Set<string | null>();
  const heads = new Set<string>();
  const shaken = new Map(facts.map((fact) => [fact, (chance.below(1000) / 1000) * chanceShare]));
  const isBeside = (fact: Fact, angle: Angle) => {
    const at = days.indexOf(angle);
    const beside = [days[at - 1], days[at + 1]].map((day) => day && chosen.get(day));
    return (
      fact.productIndex !== null && beside.some((one) => one?.productIndex === fact.productIndex)
    );
  };
  const scoreOf = (fact: Fact, angle: Angle): number => {
    const repeats = Math.min(topics.get(fact.topic) ?? 0, 3);
    // Two things sold are two facts; two guarantees are nearly one.
    const repeatCost = (fact.topic === "product" ? productCosts : repeatCosts)[repeats]!;
    const price = priceOf(fact);
    const fit =
      (suits[angle][fact.topic] ?? 1) +
      // What the page says first of all.
      (fact.isTitle ? (titleSuits[angle] ?? 0) : 0) +
      (angle === "question" && fact.question ? (isAsked(fact) ? 9 : 3) : 0) -
      (angle === "question" && !canAsk(fact) ? 2 : 0) -
      // The page's own questions are kept for the question.
      (angle !== "question" && fact.question ? 2 : 0) +
      (angle === "offer" && price === "reduced" ? 6 : 0) +
      (angle === "offer" && price === "price" ? 2 : 0) -
      (angle === "offer" && fact.topic === "product" && price === "none" ? 3 : 0);
    return (
      fitWorth * fit +
      fact.worth +
      // What appeals to nobody is not saved by its topic.
      2 * Math.min(0, fact.worth + 2) +
      shaken.get(fact)! -
      repeatCost -
      (isBeside(fact, angle) ? 15 : 0) -
      // One section of the page is one story.
      (fact.kicker && sections.has(fact.under) ? 3 : 0) -
      // «Fisioterapia en Valencia» stands large once or twice.
      (heads.has(fact.short) ? 12 : 0) -
      (fact.topic === "review" ? quoteCosts[angle] : 0)
    );
  };
  for (const angle of order) {
    const free = facts.filter((fact) => !used.has(fact));
    const [best] = free.toSorted((one, other) => scoreOf(other, angle) - scoreOf(one, angle));
    if (!best) break;
    chosen.set(angle, best);
    used.add(best);
    if (best.under) sections.add(best.under);
    heads.add(best.short);
    topics.set(best.topic, (topics.get(best.topic) ?? 0) + 1);
  }
  return chosen;
}
