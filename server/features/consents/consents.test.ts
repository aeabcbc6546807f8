import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { asc, getTableColumns } from "drizzle-orm";
import { consents } from "#db/schema-contact.ts";
import { recordConsent } from "#shared/consents.ts";
import { PersonAtAddress } from "#test/ads-buyer.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { consentSchedules } from "./jobs.ts";

const dayMs = 86_400_000;

for (const kind of testedDatabaseKinds) {
  describe(`proofs of consent on ${kind}`, () => {
    const site = suiteApp({ kind, trustedProxies: ["127.0.0.1"] });
    const rows = () => site.app.deps.db.select().from(consents).orderBy(asc(consents.createdAt));
    const consentId = randomUUID();

    it("an agreement and its withdrawal are two dated rows that do not identify the person", async () => {
      const ana = new PersonAtAddress(site.origin, "203.0.113.40");
      for (const choice of ["granted", "withdrawn"] as const) {
        const answer = await ana.call(recordConsent, {
          body: { consentId, choice, textVersion: 1 },
        });
        assert.equal(answer.status, 201, JSON.stringify(answer.body));
        site.advance(1000);
      }
      const stored = await rows();
      assert.deepEqual(
        stored.map(({ choice, textVersion }) => [choice, textVersion]),
        [
          ["granted", 1],
          ["withdrawn", 1],
        ],
      );
      assert.ok(stored[0]!.createdAt < stored[1]!.createdAt);
      assert.deepEqual(Object.keys(getTableColumns(consents)), [
        "id",
        "consentId",
        "choice",
        "textVersion",
        "createdAt",
      ]);
    });

    it("an invalid choice is refused by field", async () => {
      const answer = await site.stranger().call(recordConsent, {
        body: { consentId: "ana", choice: "maybe", textVersion: 0 } as never,
      });
      assert.equal(answer.status, 422);
      assert.deepEqual(Object.keys(answer.body.fields ?? {}).sort(), [
        "choice",
        "consentId",
        "textVersion",
      ]);
    });

    it("one address may record thirty choices an hour, and other addresses are not affected", async () => {
      site.advance(dayMs);
      const send = (ip: string) =>
        new PersonAtAddress(site.origin, ip).call(recordConsent, {
          body: { consentId, choice: "granted", textVersion: 1 },
        });
      const answers = await Promise.all(Array.from({ length: 62 }, () => send("203.0.113.41")));
      const accepted = answers.filter(({ status }) => status === 201).length;
      // A new hour of the rate limit may have begun in between.
      assert.ok(accepted >= 30 && accepted <= 60, String(accepted));
      assert.equal((await send("203.0.113.42")).status, 201);
    });

    it("a proof is deleted after three years", async () => {
      const forget = () => consentSchedules[0]!.work(site.app.deps, new AbortController().signal);
      site.advance(3 * 365 * dayMs - 2 * dayMs);
      await forget();
      assert.ok((await rows()).length > 2);
      site.advance(3 * dayMs);
      await forget();
      assert.deepEqual(await rows(), []);
    });
  });
}
