import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import pg from "pg";
import { users } from "#db/schema.ts";
import * as account from "#shared/account.ts";
import { generate } from "#shared/chat.ts";
import { createProject } from "#shared/projects.ts";
import { suiteApp } from "#test/app.ts";
import { productKinds } from "#test/database.ts";
import { until } from "#test/waiting.ts";

const password = "una frase larga y rara";
const newPassword = "otra frase igual de rara";

for (const kind of productKinds) {
  describe(`who means harm to an account on ${kind}`, () => {
    const site = suiteApp({ kind });

    // PGlite does one thing after another: there is no moment in between to be caught.
    if (kind === "postgres") {
      /** Somebody else's new password is written, and not yet there, while `work` gets to where it waits. */
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

      it("a login with the old password, under way while it is changed, opens no session", async () => {
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

      it("a change that began with the old password does not write over the owner's new one", async () => {
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

    it("nobody's mailbox is told an address that a stranger typed as the name", async () => {
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
        for (const said of [mail.text, mail.html, mail.subject]) {
          assert.doesNotMatch(said, /premio|oimerp|1\.000/i, name);
        }
        assert.match(mail.text, /^Hola\. Tu equipo ya te espera$/m);
      }
    });

    it("what nobody can see is no name and no question", async () => {
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
      assert.equal(emoji.status, 201, "a picture is a name");
    });
  });
}
