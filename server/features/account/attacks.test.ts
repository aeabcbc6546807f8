import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import pg from "pg";
import { users } from "#db/schema.ts";
import * as account from "#shared/account.ts";
import { generate } from "#shared/chat.ts";
import { createProject } from "#shared/projects.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { until } from "#test/wait-until.ts";

const password = "una frase larga y rara";
const newPassword = "otra frase igual de rara";

for (const kind of testedDatabaseKinds) {
  describe(`attacks on an account on ${kind}`, () => {
    const site = suiteApp({ kind });

    // PGlite runs one query at a time, so these races cannot happen there.
    if (kind === "postgres") {
      /** Runs `work` until it waits for another transaction's uncommitted password change, then commits that. */
      async function whileChanging<T>(userId: string, work: () => Promise<T>): Promise<T> {
        const other = new pg.Client({ connectionString: site.database.url! });
        await other.connect();
        try {
          await other.query("begin");
          await other.query("update users set password_hash = 'another' where id = $1", [userId]);
          await other.query("delete from sessions where user_id = $1", [userId]);
          let isOver = false;
          const working = work().finally(() => {
            isOver = true;
          });
          await until(async () => {
            const { rows } = await site.database.sql(
              `select 1 from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`,
            );
            return isOver || rows.length > 0;
          });
          await other.query("commit");
          return await working;
        } finally {
          await other.end();
        }
      }

      it("a login with the old password that overlaps with its change opens no session", async () => {
        const ana = await site.person();
        const thief = site.stranger();
        const { status } = await whileChanging(ana.userId, () =>
          thief.call(account.login, { body: { email: ana.email, password } }),
        );
        assert.equal(status, 401);
        assert.equal(thief.cookie, null);
        const { rows } = await site.database.sql("select 1 from sessions where user_id = $1", [
          ana.userId,
        ]);
        assert.equal(rows.length, 0);
      });

      it("a password change that overlaps with another one does not overwrite it", async () => {
        const ana = await site.person();
        const { status, body } = await whileChanging(ana.userId, () =>
          ana.call(account.changePassword, { body: { currentPassword: password, newPassword } }),
        );
        assert.equal(status, 422);
        assert.deepEqual(Object.keys(body.fields ?? {}), ["currentPassword"]);
        const own = eq(users.id, ana.userId);
        const [row] = await site.app.deps.db.select().from(users).where(own);
        assert.equal(row?.passwordHash, "another");
      });
    }

    it("a link or an amount typed as the name is not mailed to the address of a registration", async () => {
      const names = [
        "https://premio.example/ya",
        "premio.example ha ganado",
        "WWW.PREMIO.EXAMPLE",
        "ana@premio.example",
        "\u202Egpj.oimerp",
        "$$$ 1.000 €",
      ];
      for (const [at, name] of names.entries()) {
        const email = `vecina-${kind}-${at}@ejemplo.test`;
        const body = { username: `vecina-${kind}-${at}`, email, password, name };
        assert.equal((await site.stranger().call(account.register, { body })).status, 201, name);
        const mail = await until(() => site.mails.find(({ to }) => to === email));
        for (const part of [mail.text, mail.html, mail.subject]) {
          assert.doesNotMatch(part, /premio|oimerp|1\.000/i, name);
        }
        assert.match(mail.text, /^Hola\. Tu equipo ya te espera$/m);
      }
    });

    it("invisible characters are neither a name nor a prompt", async () => {
      const ana = await site.person();
      for (const blank of [
        "\u200B\u200B",
        "\u2060\u202E",
        "\u3164\u3164",
        "\u0301\u0301",
        "⠀⠀",
        "\uFEFF \u00AD",
      ]) {
        const body = { username: "invisible", email: "i@ejemplo.test", password, name: blank };
        const signedUp = await site.stranger().call(account.register, { body });
        assert.equal(signedUp.status, 422);
        assert.deepEqual(Object.keys(signedUp.body.fields ?? {}), ["name"]);
        const project = await ana.call(createProject, { body: { name: blank } });
        assert.deepEqual(Object.keys(project.body.fields ?? {}), ["name"]);
        const reply = await ana.call(generate, {
          params: { workerId: "teo" },
          body: { prompt: blank },
        });
        assert.deepEqual([reply.status, Object.keys(reply.body.fields ?? {})], [422, ["prompt"]]);
      }
      assert.equal((await ana.call(account.me)).body.creditsUsed, 0);
      const emoji = await ana.call(createProject, { body: { name: "🎄" } });
      assert.equal(emoji.status, 201, "an emoji is a name");
    });
  });
}
