import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { leads } from "#db/schema-contact.ts";
import { runCommand } from "#server/admin/run.ts";
import { captureLead } from "#shared/leads.ts";
import { eraseByRequest } from "#test/account-erasure.ts";
import { PersonAtAddress } from "#test/ads-buyer.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { leadSchedules } from "./jobs.ts";

const dayMs = 86_400_000;

for (const kind of testedDatabaseKinds) {
  describe(`leads of the demonstration on ${kind}`, () => {
    const site = suiteApp({
      kind,
      stripe: true,
      beforeClose: waitUntilSettled,
      trustedProxies: ["127.0.0.1"],
    });

    const body = { email: "Rosa@ejemplo.test", businessName: "Horno Lumbre", product: "Pan" };
    const remaining = async () =>
      (await site.app.deps.db.select().from(leads)).map(({ product }) => product).sort();

    it("a lead is stored and the operator can list it", async () => {
      const ana = new PersonAtAddress(site.origin, "203.0.113.20");
      const answer = await ana.call(captureLead, { body: { ...body, industry: "Restaurante" } });
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      const context = { ...site.app.deps, database: site.database };
      const listed = await runCommand(context, ["leads", "list", "--json"]);
      assert.match(listed.out, /rosa@ejemplo\.test/);
      assert.match(listed.out, /Horno Lumbre.*Restaurante.*Pan/s);
    });

    it("missing and too long fields are refused by field", async () => {
      const eva = new PersonAtAddress(site.origin, "203.0.113.21");
      const empty = await eva.call(captureLead, {
        body: { email: "rosa", businessName: " ", product: "" },
      });
      assert.equal(empty.status, 422);
      assert.deepEqual(empty.body.fields, {
        email: "Introduce un email válido",
        businessName: "Escribe el nombre de tu negocio",
        product: "Escribe qué vendes",
      });
      const long = await eva.call(captureLead, {
        body: { ...body, industry: "x".repeat(81), product: "x".repeat(501) },
      });
      assert.equal(long.status, 422);
      assert.deepEqual(Object.keys(long.body.fields ?? {}).sort(), ["industry", "product"]);
    });

    it("one address may leave ten leads an hour, and other addresses are not affected", async () => {
      site.advance(dayMs);
      const send = (ip: string, at: number) =>
        new PersonAtAddress(site.origin, ip).call(captureLead, {
          body: { ...body, email: `rosa-${at}@ejemplo.test` },
        });
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, at) => send("203.0.113.22", at)),
      );
      const accepted = answers.filter(({ status }) => status === 201).length;
      // A new hour of the rate limit may have begun in between.
      assert.ok(accepted >= 10 && answers.every(({ status }) => [201, 429].includes(status)));
      assert.equal((await send("203.0.113.23", 99)).status, 201);
    });

    it("a lead is deleted with the account of its confirmed address, and after a year", async () => {
      const { db, now } = site.app.deps;
      await db.delete(leads);
      site.advance(dayMs);
      const eva = await site.person("Eva");
      const write = (email: string, product: string) =>
        site.stranger().call(captureLead, { body: { ...body, email, product } });
      await write(eva.email.toUpperCase(), "De Eva");
      await write("otra@ejemplo.test", "De otra");
      assert.deepEqual(await remaining(), ["De Eva", "De otra"]);
      await db.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, eva.userId));
      await eraseByRequest(site, eva);
      assert.deepEqual(await remaining(), ["De otra"]);
      const forget = () => leadSchedules[0]!.work(site.app.deps, new AbortController().signal);
      site.advance(364 * dayMs);
      await forget();
      assert.deepEqual(await remaining(), ["De otra"]);
      site.advance(2 * dayMs);
      await forget();
      assert.deepEqual(await remaining(), []);
    });
  });
}
