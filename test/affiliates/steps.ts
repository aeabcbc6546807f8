import fc from "fast-check";

/** What may happen to two affiliates and three customers. */
export type Step =
  | { do: "click"; customer: number; affiliate: number }
  | { do: "sign up"; customer: number }
  /** Both, one after the other. */
  | { do: "come"; customer: number; affiliate: number }
  | { do: "pay"; customer: number; plan: Plan; withAffiliatesCard: boolean }
  | { do: "refund"; customer: number; invoice: number; cents: number }
  | { do: "refund all"; customer: number; invoice: number }
  | { do: "bank sends the refund back"; customer: number; invoice: number }
  | { do: "dispute"; customer: number; invoice: number }
  | { do: "decide dispute"; customer: number; invoice: number; outcome: "won" | "lost" }
  | { do: "wait"; days: number }
  | { do: "approve" }
  | { do: "request"; affiliate: number; cents: number }
  /** The next one comes, and with it the run; its first process is killed at a step. */
  | { do: "friday"; killedAt: number; refused: boolean; lostAnswer: boolean }
  /** What is written next is rolled back at its end. */
  | { do: "crash" }
  /** All is told again, in any order. */
  | { do: "replay"; seed?: number };

export const planCents = { free: 0, starter: 3900, growth: 8900, agency: 49_900, sofi: 2999 };
export type Plan = keyof typeof planCents;

export const affiliateCount = 2;
export const customerCount = 3;

const affiliate = fc.nat({ max: affiliateCount - 1 });
const customer = fc.nat({ max: customerCount - 1 });
const invoice = fc.nat({ max: 1 });
const cents = fc.integer({ min: 1, max: 9000 });

function happens<Do extends Step["do"]>(
  weight: number,
  name: Do,
  fields: { [Key in Exclude<keyof Extract<Step, { do: Do }>, "do">]-?: fc.Arbitrary<unknown> },
) {
  return { weight, arbitrary: fc.record({ do: fc.constant(name), ...fields }) };
}

/** Most customers come by a link first: without any there is nothing to reckon. */
export const beginning = fc.tuple(
  ...[0, 1, 2].map((at) =>
    fc.record({
      do: fc.constantFrom("come", "come", "come", "click"),
      customer: fc.constant(at),
      affiliate,
    }),
  ),
) as fc.Arbitrary<Step[]>;

export const step = fc.oneof(
  happens(1, "click", { customer, affiliate }),
  happens(1, "sign up", { customer }),
  happens(3, "come", { customer, affiliate }),
  happens(12, "pay", {
    customer,
    plan: fc.constantFrom<Plan[]>(
      "starter",
      "growth",
      "growth",
      "growth",
      "agency",
      "sofi",
      "free",
    ),
    withAffiliatesCard: fc.nat({ max: 19 }).map((die) => die === 0),
  }),
  happens(4, "refund", { customer, invoice, cents }),
  happens(2, "refund all", { customer, invoice }),
  happens(1, "bank sends the refund back", { customer, invoice }),
  happens(2, "dispute", { customer, invoice }),
  happens(3, "decide dispute", { customer, invoice, outcome: fc.constantFrom("won", "lost") }),
  happens(8, "wait", { days: fc.constantFrom(1, 29, 30, 31, 31, 61, 200) }),
  happens(4, "approve", {}),
  happens(5, "request", {
    affiliate,
    cents: fc.oneof(fc.constantFrom(1000, 2670), fc.integer({ min: 1000, max: 9000 })),
  }),
  happens(6, "friday", {
    killedAt: fc.nat({ max: 9 }),
    refused: fc.nat({ max: 4 }).map((die) => die === 0),
    lostAnswer: fc.boolean(),
  }),
  happens(1, "crash", {}),
  happens(2, "replay", { seed: fc.nat() }),
) as fc.Arbitrary<Step>;
