import fc from "fast-check";

/** What may happen to two affiliates and three customers. */
export type Step =
  | { do: "click"; customer: number; affiliate: number }
  | { do: "sign up"; customer: number }
  /** A click, then a sign-up. */
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
  /** Time goes on to the next Friday, whose payouts run; the first process is killed at step `killedAt`. */
  | { do: "friday"; killedAt: number; refused: boolean; lostAnswer: boolean }
  /** The next transaction is rolled back at its end. */
  | { do: "crash" }
  /** All payments, refunds and disputes are told again, in any order. */
  | { do: "replay"; seed?: number };

export const planCents = { free: 0, starter: 3900, growth: 8900, agency: 49_900, sofi: 2999 };
export type Plan = keyof typeof planCents;

export const affiliateCount = 2;
export const customerCount = 3;

const affiliate = fc.nat({ max: affiliateCount - 1 });
const customer = fc.nat({ max: customerCount - 1 });
const invoice = fc.nat({ max: 1 });
const cents = fc.integer({ min: 1, max: 9000 });

function weighted<Do extends Step["do"]>(
  weight: number,
  name: Do,
  fields: { [Key in Exclude<keyof Extract<Step, { do: Do }>, "do">]-?: fc.Arbitrary<unknown> },
) {
  return { weight, arbitrary: fc.record({ do: fc.constant(name), ...fields }) };
}

/** Most customers come by a link first: without a referral there is no commission. */
export const firstSteps = fc.tuple(
  ...[0, 1, 2].map((at) =>
    fc.record({
      do: fc.constantFrom("come", "come", "come", "click"),
      customer: fc.constant(at),
      affiliate,
    }),
  ),
) as fc.Arbitrary<Step[]>;

export const step = fc.oneof(
  weighted(1, "click", { customer, affiliate }),
  weighted(1, "sign up", { customer }),
  weighted(3, "come", { customer, affiliate }),
  weighted(12, "pay", {
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
  weighted(4, "refund", { customer, invoice, cents }),
  weighted(2, "refund all", { customer, invoice }),
  weighted(1, "bank sends the refund back", { customer, invoice }),
  weighted(2, "dispute", { customer, invoice }),
  weighted(3, "decide dispute", { customer, invoice, outcome: fc.constantFrom("won", "lost") }),
  weighted(8, "wait", { days: fc.constantFrom(1, 29, 30, 31, 31, 61, 200) }),
  weighted(4, "approve", {}),
  weighted(5, "request", {
    affiliate,
    cents: fc.oneof(fc.constantFrom(1000, 2670), fc.integer({ min: 1000, max: 9000 })),
  }),
  weighted(6, "friday", {
    killedAt: fc.nat({ max: 9 }),
    refused: fc.nat({ max: 4 }).map((die) => die === 0),
    lostAnswer: fc.boolean(),
  }),
  weighted(1, "crash", {}),
  weighted(2, "replay", { seed: fc.nat() }),
) as fc.Arbitrary<Step>;
