import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import { sessions, users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as account from "#shared/account.ts";
import { suiteApp } from "#test/app.ts";
import { countingPasswords } from "#test/counted-passwords.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { login, register } from "./account.ts";
import { createPasswords } from "./passwords.ts";

const password = "una frase larga y rara";
const client = { ip: "203.0.113.7", userAgent: "Mozilla/5.0", requestId: "1" };

/** A fresh name and address, so that tests do not share an account. */
let made = 0;
function somebody(at = ++made) {
  return { username: `Quien${at}`, email: `quien${at}@ejemplo.test`, password, name: "Quién" };
}

for (const kind of testedDatabaseKinds) {
  describe(`accounts on ${kind}`, () => {
    const site = suiteApp({ kind });

    async function usersWith(email: string): Promise<number> {
      const rows = await site.app.deps.db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
      return rows.length;
    }

    it("a registered person is signed in until they sign out, and can sign in again", async () => {
      const person = site.stranger();
      const input = somebody();
      const registered = await person.call(account.register, { body: input });
      assert.equal(registered.status, 201);
      assert.equal(registered.body.email, input.email);
      assert.equal(registered.body.username, input.username);
      assert.equal(registered.body.emailVerified, false);
      const me = await person.call(account.me);
      assert.equal(me.status, 200);
      assert.deepEqual(me.body, registered.body);

      const oldCookie = person.cookie as string;
      const out = await person.call(account.logout);
      assert.equal(out.status, 200);
      assert.equal(person.cookie, null);
      assert.equal((await person.call(account.me)).status, 401);
      // A kept copy of the cookie does not work any more.
      person.cookie = oldCookie;
      assert.equal((await person.call(account.me)).status, 401);
      assert.equal((await person.call(account.logout)).status, 200);

      const signedInAgain = await person.call(account.login, {
        body: { email: input.email.toUpperCase(), password },
      });
      assert.equal(signedInAgain.status, 200);
      assert.equal((await person.call(account.me)).body.id, registered.body.id);
    });

    it("the session cookie cannot be read by scripts nor sent by other sites", async () => {
      const person = site.stranger();
      const answer = await person.send(account.register, { body: somebody() });
      const [cookie = ""] = answer.headers.getSetCookie();
      assert.match(cookie, /^kolmena=[\w-]{43};/);
      assert.match(cookie, /; HttpOnly/i);
      assert.match(cookie, /; SameSite=Lax/i);
      assert.match(cookie, /; Path=\//i);
      const token = cookie.slice("kolmena=".length, cookie.indexOf(";"));
      const storedSessions = JSON.stringify(await site.app.deps.db.select().from(sessions));
      assert.ok(!storedSessions.includes(token), "the token itself is stored nowhere");
    });

    it("an e-mail and a username belong to one account, whatever their case", async () => {
      const first = somebody();
      await site.stranger().call(account.register, { body: first });
      const again = await site.stranger().call(account.register, {
        body: { ...first, email: ` ${first.email.toUpperCase()} `, username: "Otro nombre" },
      });
      assert.equal(again.status, 409);
      assert.deepEqual(again.body.fields, { email: "Ya existe una cuenta con este email" });
      const named = await site.stranger().call(account.register, {
        body: { ...somebody(), username: first.username.toUpperCase() },
      });
      assert.equal(named.status, 409);
      assert.deepEqual(named.body.fields, { username: "Este nombre de usuario ya está en uso" });
      const both = await site.stranger().call(account.register, { body: first });
      assert.deepEqual(Object.keys(both.body.fields ?? {}).sort(), ["email", "username"]);
    });

    it("a username that differs only in case, composition or invisible characters is taken, in any database locale", async () => {
      const at = ++made;
      const ask = (username: string) =>
        site.stranger().call(account.register, { body: { ...somebody(), username } });
      const first = await ask(`Ñandú ß İσ${at}`);
      assert.deepEqual([first.status, first.body.username], [201, `Ñandú ß İσ${at}`]);
      for (const variant of [
        `ñandú ß İσ${at}`,
        `ÑANDÚ SS iΣ${at}`,
        `ñandú ß iς${at}`.normalize("NFD"),
        `Ñan\u200bdú\u00a0ß\u2003Iσ\ufe0f${at}`,
      ]) {
        const { status, body } = await ask(variant);
        assert.equal(status, 409, variant);
        assert.deepEqual(body.fields, { username: "Este nombre de usuario ya está en uso" });
      }
      assert.equal((await ask(`Nandú ß İσ${at}`)).status, 201);
    });

    it("an address with letters outside ASCII is refused, so that no locale changes its case differently", async () => {
      const { email, ...rest } = somebody();
      const register = (typed: string) =>
        site.stranger().call(account.register, { body: { ...rest, email: typed } });
      // The Kelvin sign in lower case is the letter k.
      assert.equal((await register(`\u212a${email}`)).body.email, `k${email}`);
      const entered = await site.stranger().call(account.login, {
        body: { email: `K${email.toUpperCase()}`, password },
      });
      assert.equal(entered.status, 200);
      for (const odd of [`ñ${email}`, `İ${email}`, `a\u200b${email}`, `ß${email}`, `${email}ñ`]) {
        const { status, body } = await register(odd);
        assert.deepEqual([status, Object.keys(body.fields ?? {})], [422, ["email"]], odd);
      }
    });

    it("twenty parallel registrations of one e-mail make one account", async () => {
      const base = somebody();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          site.stranger().call(account.register, { body: { ...base, username: `a-la-vez-${at}` } }),
        ),
      );
      const statuses = answers.map((answer) => answer.status).sort();
      assert.deepEqual(statuses, [201, ...Array(19).fill(409)]);
      assert.equal(await usersWith(base.email), 1);
    });

    it("a password that is easy to guess is refused by field and makes no account", async () => {
      const body = { ...somebody(), password: "Contraseña123" };
      const answer = await site.stranger().call(account.register, { body });
      assert.equal(answer.status, 422);
      assert.match(answer.body.fields?.password ?? "", /Prueba con/);
      assert.equal(await usersWith(body.email), 0);
    });

    it("a failing registration hook leaves no account", async () => {
      const input = somebody();
      const deps = {
        ...site.app.deps,
        onRegistered: async () => {
          throw new Error("no credits today");
        },
      };
      await assert.rejects(register(deps, input, client), /no credits today/);
      assert.equal(await usersWith(input.email), 0);
    });

    it("an unknown e-mail and a wrong password get the same answer", async () => {
      const input = somebody();
      await site.stranger().call(account.register, { body: input });
      const wrong = await site.stranger().send(account.login, {
        body: { email: input.email, password: "otra cosa" },
      });
      const unknown = await site.stranger().send(account.login, {
        body: { email: "nadie@ejemplo.test", password: "otra cosa" },
      });
      assert.equal(wrong.status, 401);
      assert.equal(unknown.status, 401);
      const body = await wrong.text();
      assert.equal(JSON.parse(body).message, "Credenciales incorrectas");
      assert.equal(await unknown.text(), body);
      const names = (answer: Response) => [...answer.headers.keys()].sort();
      assert.deepEqual(names(unknown), names(wrong));
    });

    it("an unknown e-mail takes as many hash comparisons as a wrong password", async () => {
      const input = somebody();
      await site.stranger().call(account.register, { body: input });
      for (const email of [input.email, "nadie@ejemplo.test"]) {
        const { passwords, seen } = countingPasswords();
        const deps = { ...site.app.deps, passwords };
        await assert.rejects(login(deps, { email, password: "otra cosa" }, client), AppError);
        assert.equal(seen.compared, 1, email);
      }
    });

    it("when too many people sign in in parallel, some are refused as unavailable", async () => {
      const input = somebody();
      await site.stranger().call(account.register, { body: input });
      // The comparisons wait until all but three logins are refused.
      const full = Promise.withResolvers<void>();
      const hasher = { hash: async () => "", verify: () => full.promise.then(() => true) };
      const passwords = createPasswords({ hasher, atOnce: 1, waitingAtMost: 2 });
      const deps = { ...site.app.deps, passwords };
      let refused = 0;
      const codes = await Promise.all(
        Array.from({ length: 12 }, () =>
          login(deps, { email: input.email, password }, client)
            .then(() => "ok")
            .catch((error: AppError) => {
              refused += 1;
              if (refused === 9) full.resolve();
              return error.code;
            }),
        ),
      );
      assert.deepEqual(codes.sort(), [...Array(3).fill("ok"), ...Array(9).fill("unavailable")]);
    });

    it("the affiliate's code of a registration is stored unchanged", async () => {
      const input = { ...somebody(), affiliateCode: "ANA-2026" };
      const { body } = await site.stranger().call(account.register, { body: input });
      const [row] = await site.app.deps.db.select().from(users).where(eq(users.id, body.id));
      assert.equal(row?.affiliateCode, "ANA-2026");
    });
  });
}
