import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LedgerModel } from "#test/affiliates/ledger-model.ts";
import { openLedgerWorld } from "#test/affiliates/ledger-world.ts";
import { beginning, step } from "#test/affiliates/steps.ts";
import { productKinds, testDatabase } from "#test/database.ts";

const runs = process.env.TEST_LONG ? 10_000 : 12;

const sequence = fc
  .tuple(beginning, fc.array(step, { minLength: 5, maxLength: 35, size: "max" }))
  .map((parts) => parts.flat());

for (const kind of productKinds) {
  // The long run takes PostgreSQL's word for both: PGlite is the same engine, on one connection.
  const numRuns = kind === "postgres" ? runs : 100;

  test(`whatever happens to clicks, customers and their money, every cent is where it should be, over ${kind}`, async () => {
    const database = await testDatabase(kind);
    const world = openLedgerWorld(database);
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
        { numRuns, seed: 20_261_124 },
      );
    } finally {
      await database.close();
    }
  });
}
