import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { count } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { trials } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { billingSettings, startTrial } from "#shared/billing.ts";
import { testApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { reserveTrialPlace } from "./trial-places.ts";

const password = "una frase larga y rara";
const long = Boolean(process.env.TEST_LONG);
/** Number of parallel requests for a place, and number of places. */
const [asking, places] = long ? [600, 500] : [120, 100];
const [askingOverHttp, placesOverHttp] = long ? [30, 12] : [12, 5];

for (const kind of testedDatabaseKinds) {
  describe(`the monthly cap of trials on ${kind}`, () => {
    it(`${asking} parallel reservations under a cap of ${places} give exactly ${places}`, async (t) => {
      const site = await testApp({ kind, trialMonthlyCap: places });
      try {
        const { deps } = site.app;
        const ids = Array.from({ length: asking }, () => randomUUID());
        await deps.db.insert(users).values(
          ids.map((id) => ({
            id,
            email: `${id}@ejemplo.test`,
            username: id,
            name: "Alguien",
            passwordHash: "-",
            createdAt: deps.now(),
          })),
        );
        // A request that times out in the database is retried.
        const reserve = async (id: string, tries = 20): Promise<unknown> => {
          try {
            return await reserveTrialPlace(deps, id);
          } catch (error) {
            const final = error instanceof AppError && error.code === "conflict";
            if (final || tries === 0) throw error;
            return reserve(id, tries - 1);
          }
        };
        const results = await Promise.allSettled(ids.map((id) => reserve(id)));
        const reserved = results.filter(({ status }) => status === "fulfilled").length;
        const refused = results.filter(
          (result) => result.status === "rejected" && result.reason.code === "conflict",
        ).length;
        const [row] = await deps.db.select({ rows: count() }).from(trials);
        t.diagnostic(
          `${kind}: ${reserved} of ${asking} hold a place, ${refused} refused, ${row?.rows} rows`,
        );
        assert.deepEqual([reserved, refused, row?.rows], [places, asking - places, places]);
        // After half an hour unused places are free again.
        site.advance(31 * 60_000);
        const [late] = ids.filter((_, at) => results[at]?.status === "rejected");
        assert.equal((await reserveTrialPlace(deps, late!)).status, "reserved");
      } finally {
        await site.close();
      }
    });

    it(
      `of ${askingOverHttp} parallel people over HTTP ${placesOverHttp} get a place and a card field, the others get no account`,
      onlyLong,
      async (t) => {
        const site = await testApp({ kind, stripe: true, trialMonthlyCap: placesOverHttp });
        try {
          const answers = await Promise.all(
            Array.from({ length: askingOverHttp }, (_, at) =>
              site.stranger().call(startTrial, {
                body: { name: "Alguien", email: `alguien${at}@ejemplo.test`, password },
              }),
            ),
          );
          const open = answers.filter(({ status }) => status === 201);
          const full = answers.filter(({ status }) => status === 409);
          const [row] = await site.app.deps.db.select({ people: count() }).from(users);
          t.diagnostic(
            `${kind}: ${open.length} begun, ${full.length} full, ${row?.people} accounts`,
          );
          const fit = placesOverHttp;
          assert.deepEqual(
            [open.length, full.length, row?.people],
            [fit, askingOverHttp - fit, fit],
          );
          assert.match(full[0]!.body.message ?? "", /todas reservadas/);
          const settings = await site.stranger().call(billingSettings);
          assert.equal(settings.body.trialsOpen, false);
          assert.deepEqual(site.errors, []);
        } finally {
          await site.close();
        }
      },
    );
  });
}
