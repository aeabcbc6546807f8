import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { eq, getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "#db/schema.ts";
import * as adsSchema from "#db/schema-ads.ts";
import * as billingSchema from "#db/schema-billing.ts";
import { createFileFolder } from "#server/external/file-folder.ts";
import { deleteAccount, login, me } from "#shared/account.ts";
import { suiteApp } from "#test/app.ts";
import { databaseKinds } from "#test/database.ts";
import { dotRenderer, startCeramicsShop } from "#test/ordering.ts";
import type { Person } from "#test/person.ts";
import { eventually, settled } from "#test/subscribing.ts";
import { wholePerson } from "#test/whole-person.ts";

const { users } = schema;
const password = "una frase larga y rara";
const goodbye = { currentPassword: password, understood: true } as const;

const tables = Object.values({ ...schema, ...adsSchema, ...billingSchema }).filter((one) =>
  is(one, PgTable),
);
const nameOf = (table: PgTable) => getTableConfig(table).name;

/** Tables that hold people: with a column that points to them, or an address. */
const personal = tables.filter((table) => {
  const ofUsers = getTableConfig(table).foreignKeys.some(
    (key) => key.reference().foreignTable === users,
  );
  return ofUsers || Object.keys(getTableColumns(table)).some((name) => /email/i.test(name));
});

for (const kind of databaseKinds()) {
  describe(`erasing an account on ${kind}`, () => {
    const folder = join(tmpdir(), `kolmena-erasing-${randomUUID()}`);
    let shop: Awaited<ReturnType<typeof startCeramicsShop>>;
    before(async () => {
      shop = await startCeramicsShop();
    });
    const site = suiteApp(async () => ({
      kind,
      stripe: true,
      allowHosts: [shop.host],
      renderer: dotRenderer,
      fileStore: createFileFolder({ folder }),
      beforeClose: settled,
    }));
    after(async () => {
      shop.close();
      await rm(folder, { recursive: true, force: true });
    });

    /** Rows of every table that say one of these words, by the table. */
    async function rowsThatSay(words: readonly string[]): Promise<Map<string, unknown[]>> {
      const found = new Map<string, unknown[]>();
      for (const table of tables) {
        const text = sql`row_to_json(${table})::text`;
        const said = words.map((word) => sql`${text} ilike ${`%${word}%`}`);
        const rows = await site.database.db
          .select()
          .from(table as typeof users)
          .where(sql.join(said, sql` or `));
        if (rows.length > 0) found.set(nameOf(table), rows);
      }
      return found;
    }

    const filesThatSay = (words: readonly string[]) =>
      globSync("**/*.*", { cwd: folder }).filter((path) =>
        words.some((word) => path.includes(word)),
      );

    async function erased(person: Person): Promise<void> {
      await eventually(async () => {
        const left = await site.database.db.$count(users, eq(users.id, person.userId));
        assert.equal(left, 0);
      });
      await settled(site);
    }

    it("nothing of the person is left, and nothing of anybody else is touched", async () => {
      const ana = await wholePerson(site, shop.host);
      const eva = await wholePerson(site, shop.host);
      const [wordsOfAna, wordsOfEva] = [ana, eva].map(({ person, orderIds }) => [
        person.userId,
        person.email,
        ...orderIds,
      ]) as [string[], string[]];
      const before = await rowsThatSay(wordsOfAna);
      for (const table of personal) {
        const name = nameOf(table);
        if (name === "past_trials") continue;
        assert.ok(
          before.has(name),
          `Give wholePerson() a row in ${name}, so that it is seen to go`,
        );
      }
      const filesBefore = filesThatSay(wordsOfAna).length;
      assert.ok(filesBefore > 30, `${filesBefore} files`);
      const evaBefore = await rowsThatSay(wordsOfEva);
      const filesOfEva = filesThatSay(wordsOfEva);

      const gone = await ana.person.call(deleteAccount, { body: goodbye });
      assert.equal(gone.status, 202, JSON.stringify(gone.body));
      assert.equal(ana.person.cookie, null);
      await erased(ana.person);

      const left = await rowsThatSay(wordsOfAna);
      // What was paid for an order stays, by its number: the ledger, and the page that was paid.
      const kept = left.get("payments") as { userId: string | null }[];
      assert.deepEqual([...left.keys()].sort(), ["checkouts", "payments"]);
      assert.deepEqual(
        kept.map((row) => row.userId),
        kept.map(() => null),
      );
      const named = [ana.person.userId, ana.person.email];
      assert.deepEqual([...(await rowsThatSay(named)).keys()], []);
      assert.deepEqual(filesThatSay(wordsOfAna), []);
      const mails = site.mails.filter(({ to }) => to === ana.person.email);
      assert.equal(mails.at(-1)?.subject, "Tu cuenta está borrada");

      assert.deepEqual(await rowsThatSay(wordsOfEva), evaBefore);
      assert.deepEqual(filesThatSay(wordsOfEva), filesOfEva);
      assert.equal((await eva.person.call(me)).status, 200);
      const back = await site
        .stranger()
        .call(login, { body: { email: ana.person.email, password } });
      assert.equal(back.status, 401);
    });
  });
}
