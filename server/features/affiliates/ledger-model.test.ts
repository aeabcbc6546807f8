import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LedgerModel } from "#test/affiliates/ledger-model.ts";
import { firstSteps, type Step, step } from "#test/affiliates/ledger-steps.ts";
import { openLedgerUnderTest } from "#test/affiliates/ledger-under-test.ts";
import { testDatabase, testedDatabaseKinds } from "#test/database.ts";

const runs = process.env.TEST_LONG ? 10_000 : 12;

const sequence = fc
  .tuple(firstSteps, fc.array(step, { minLength: 5, maxLength: 35, size: "max" }))
  .map((parts) => parts.flat());

/** A dispute before and after approval, which few random sequences of a short run contain. */
const disputed = (approvedBefore: boolean): Step[] => [
  ...[0, 1].flatMap((customer): Step[] => [
    { do: "come", customer, affiliate: 0 },
    { do: "pay", customer, plan: customer === 0 ? "starter" : "growth", withAffiliatesCard: false },
  ]),
  ...(approvedBefore ? ([{ do: "wait", days: 31 }, { do: "approve" }] as const) : []),
  { do: "request", affiliate: 0, cents: 2670 },
  { do: "dispute", customer: 0, invoice: 0 },
  { do: "wait", days: 31 },
  { do: "approve" },
  { do: "friday", killedAt: 3, refused: false, lostAnswer: true },
  { do: "decide dispute", customer: 0, invoice: 0, outcome: "won" },
  { do: "approve" },
  // The rest stays below the minimum payout.
  { do: "request", affiliate: 0, cents: 1000 },
  { do: "friday", killedAt: 1, refused: false, lostAnswer: false },
];

for (const kind of testedDatabaseKinds) {
  // The long run uses PostgreSQL only: PGlite is the same engine on one connection.
  const numRuns = kind === "postgres" ? runs : 100;

  test(`after any sequence of clicks, payments and payouts, every balance matches the model on ${kind}`, async () => {
    const database = await testDatabase(kind);
    const world = openLedgerUnderTest(database);
    try {
      await fc.assert(
        fc.asyncProperty(sequence, async (steps) => {
          const model = new LedgerModel();
          const people = await world.begin();
          for (const one of [...steps, { do: "replay" } as const]) {
            await people.run(one, model);
            assert.deepEqual(await people.read(), model.expected(), JSON.stringify(one));
          }
        }),
        { numRuns, seed: 20_261_124, examples: [[disputed(false)], [disputed(true)]] },
      );
    } finally {
      await database.close();
    }
  });
}
