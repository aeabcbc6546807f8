import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { sessions } from "#db/schema.ts";
import * as account from "#shared/account.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { newToken, sessionCookie, sweepSessions } from "./session.ts";

const dayMs = 86_400_000;
const password = "una frase larga y rara";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

for (const kind of testedDatabaseKinds) {
  describe(`sessions on ${kind}`, () => {
    const site = suiteApp({ kind });

    async function signInFrom(email: string, userAgent: string): Promise<Person> {
      const person = site.stranger();
      const answer = await person.send(
        account.login,
        {},
        {
          body: JSON.stringify({ email, password }),
          headers: { "content-type": "application/json", "user-agent": userAgent },
        },
      );
      assert.equal(answer.status, 200);
      return person;
    }

    it("people see their sessions, the current one first, and can end any", async () => {
      const person = await site.person();
      const other = await signInFrom(person.email, firefox);
      const { body } = await other.call(account.listSessions);
      assert.deepEqual(
        body.map((session) => [session.current, session.device]),
        [
          [true, "Firefox en Linux"],
          [false, "Dispositivo desconocido"],
        ],
      );
      const params = { sessionId: body[0]?.id as string };
      assert.equal((await person.call(account.revokeSession, { params })).status, 200);
      assert.equal((await other.call(account.me)).status, 401);
      assert.equal((await person.call(account.me)).status, 200);
      assert.equal((await person.call(account.revokeSession, { params })).status, 404);
    });

    it("ending the current session signs out", async () => {
      const person = await site.person();
      const { body } = await person.call(account.listSessions);
      const params = { sessionId: body[0]?.id as string };
      assert.equal((await person.call(account.revokeSession, { params })).status, 200);
      assert.equal(person.cookie, null);
    });

    it("nobody can see or end the session of another person", async () => {
      const [ana, eva] = [await site.person(), await site.person()];
      const { body } = await eva.call(account.listSessions);
      assert.equal(body.length, 1);
      const params = { sessionId: body[0]?.id as string };
      assert.equal((await ana.call(account.revokeSession, { params })).status, 404);
      assert.equal((await eva.call(account.me)).status, 200);
    });

    it("the list has at most fifty sessions and begins with the current one", async () => {
      const person = await site.person();
      const { db, now } = site.app.deps;
      const later = new Date(now().getTime() + 60_000);
      await db.insert(sessions).values(
        Array.from({ length: 60 }, () => ({
          id: crypto.randomUUID(),
          userId: person.userId,
          tokenHash: newToken(),
          userAgent: firefox,
          ip: "192.0.2.1",
          createdAt: later,
          lastUsedAt: later,
          expiresAt: new Date(later.getTime() + dayMs),
        })),
      );
      const { body } = await person.call(account.listSessions);
      assert.equal(body.length, 50);
      assert.equal(body[0]?.current, true);
    });

    it("signing in again in the same browser leaves no session behind", async () => {
      const person = await site.person();
      const before = person.cookie;
      await person.call(account.login, { body: { email: person.email, password } });
      assert.notEqual(person.cookie, before);
      assert.equal((await person.call(account.listSessions)).body.length, 1);
    });

    it("a session expires after 14 idle days, and after 30 days in any case", async () => {
      const used = await site.person();
      const idle = await signInFrom(used.email, firefox);
      const lastUsed = async () =>
        (await used.call(account.listSessions)).body[0]?.lastUsedAt as string;
      for (const _ of [1, 2]) {
        site.advance(10 * dayMs);
        assert.equal((await used.call(account.me)).status, 200);
        // The use of a session is recorded in the background.
        const moment = site.app.deps.now().getTime() - 60_000;
        for (let tries = 0; new Date(await lastUsed()).getTime() < moment; tries++) {
          assert.ok(tries < 500, "the use of a session was not noted");
          await new Promise(setImmediate);
        }
      }
      assert.equal((await idle.call(account.me)).status, 401);
      site.advance(9 * dayMs);
      assert.equal((await used.call(account.me)).status, 200);
      site.advance(dayMs + 60_000);
      assert.equal((await used.call(account.me)).status, 401);
    });

    it("a session is open until the last minute of its 14 idle days", async () => {
      const [punctual, late] = [await site.person(), await site.person()];
      site.advance(14 * dayMs - 60_000);
      assert.equal((await punctual.call(account.me)).status, 200);
      site.advance(120_000);
      assert.equal((await late.call(account.me)).status, 401);
    });

    it("expired sessions are swept, open ones are not", async () => {
      const gone = await site.person();
      site.advance(15 * dayMs);
      const open = await site.person();
      await sweepSessions.work(site.app.deps, new AbortController().signal);
      const { db } = site.app.deps;
      const left = (userId: string) => db.$count(sessions, eq(sessions.userId, userId));
      assert.equal(await left(gone.userId), 0);
      assert.equal(await left(open.userId), 1);
    });

    it("invented cookies are not signed in", async () => {
      const person = site.stranger();
      for (const value of ["", "x", newToken(), "%00", "a".repeat(4000), "' or true --"]) {
        person.cookie = `kolmena=${value}`;
        assert.equal((await person.call(account.me)).status, 401, value);
      }
    });

    it("in production the cookie is bound to this host and to TLS", () => {
      assert.deepEqual(sessionCookie(true), {
        name: "__Host-kolmena",
        secure: true,
        maxAgeSeconds: 30 * 86_400,
      });
      assert.equal(sessionCookie(false).name, "kolmena");
    });
  });
}
