import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { AppError } from "#server/platform/errors.ts";
import * as account from "#shared/account.ts";
import { suiteApp } from "#test/app.ts";
import { countingPasswords } from "#test/counted-passwords.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { type AccountDeps, login, register } from "./account.ts";
import { accountLimits } from "./limits.ts";
import { createPasswords, type Passwords } from "./passwords.ts";
import { changePassword, forgotPassword, resetPassword } from "./recovery.ts";

const password = "una frase larga y rara";
const client = { ip: "203.0.113.7", userAgent: "Mozilla/5.0", requestId: "1" };

let made = 0;
function somebody(at = ++made) {
  return { username: `Quien${at}`, email: `quien${at}@ejemplo.test`, password, name: "Quién" };
}

async function outcome(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => "ok",
    (error: AppError) => error.code,
  );
}

async function outcomes(count: number, work: (at: number) => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  for (let at = 0; at < count; at++) seen.push(await outcome(work(at)));
  return seen;
}

for (const kind of testedDatabaseKinds) {
  describe(`throttling of account operations on ${kind}`, () => {
    const site = suiteApp({ kind });

    /** Dependencies with the real limits, at the start of a throttle window so that none ends during the test. */
    function withRealLimits(passwords: Passwords = createPasswords()): AccountDeps {
      const hourMs = 3_600_000;
      site.advance(hourMs - (site.app.deps.now().getTime() % hourMs) + 1000);
      return { ...site.app.deps, passwords, limits: accountLimits };
    }

    it("the sixth wrong password in 15 minutes is refused without a comparison", async () => {
      const input = somebody();
      await site.stranger().call(account.register, { body: input });
      const { passwords, seen } = countingPasswords();
      const deps = withRealLimits(passwords);
      const wrong = { email: input.email, password: "otra cosa" };
      const codes = await outcomes(7, () => login(deps, wrong, client));
      assert.deepEqual(codes, [...Array(5).fill("unauthorized"), "rate_limited", "rate_limited"]);
      assert.equal(seen.compared, 5);

      const right = { email: input.email, password };
      await assert.rejects(login(deps, right, client), (refusal: AppError) => {
        assert.match(refusal.message, /Vuelve a probar dentro de 15 minutos/);
        const seconds = refusal.retryAfterSeconds ?? 0;
        return seconds > 890 && seconds <= 900;
      });
      // Another address is not locked out, and the lock ends after 15 minutes.
      await login(deps, right, { ...client, ip: "198.51.100.1" });
      site.advance(15 * 60_000);
      await login(deps, right, client);
    });

    it("of fifty parallel wrong passwords five are compared", async () => {
      const input = somebody();
      await site.stranger().call(account.register, { body: input });
      const { passwords, seen } = countingPasswords();
      const deps = withRealLimits(passwords);
      const tries = Array.from({ length: 50 }, (_, at) =>
        login(deps, { email: input.email, password: `intento ${at}` }, client),
      );
      await Promise.allSettled(tries);
      assert.equal(seen.compared, 5);
    });

    it("signing in resets the count of wrong passwords", async () => {
      const input = somebody();
      await site.stranger().call(account.register, { body: input });
      const deps = withRealLimits();
      for (let round = 0; round < 3; round++) {
        const wrong = { email: input.email, password: "otra cosa" };
        const codes = await outcomes(4, () => login(deps, wrong, client));
        assert.deepEqual(codes, Array(4).fill("unauthorized"));
        await login(deps, { email: input.email, password }, client);
      }
    });

    it("one address may fail fifty logins an hour across all accounts", async () => {
      const deps = withRealLimits();
      const from = { ...client, ip: "192.0.2.9" };
      const codes = await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          outcome(login(deps, { email: `lista${at}@ejemplo.test`, password }, from)),
        ),
      );
      assert.equal(codes.filter((code) => code === "unauthorized").length, 50);
      assert.equal(codes.filter((code) => code === "rate_limited").length, 10);
    });

    it("successful logins from one address are not limited", async () => {
      const input = somebody();
      await site.stranger().call(account.register, { body: input });
      const deps = withRealLimits();
      const codes = await outcomes(60, () => login(deps, { email: input.email, password }, client));
      assert.deepEqual(new Set(codes), new Set(["ok"]));
    });

    it("one address may register thirty accounts an hour", async () => {
      const deps = withRealLimits({ hash: async () => "hash", matches: async () => false });
      const from = { ...client, ip: "2001:db8::1" };
      const codes = await outcomes(31, (at) =>
        register(deps, somebody(), { ...from, ip: `2001:db8::${at}` }),
      );
      assert.deepEqual(codes, [...Array(30).fill("ok"), "rate_limited"]);
      const last = sql`lower(${users.email}) = ${`quien${made}@ejemplo.test`}`;
      assert.equal(await site.app.deps.db.$count(users, last), 0);
    });

    it("reset links may be requested three times an hour, for known and unknown addresses alike", async () => {
      const person = await site.person();
      const deps = withRealLimits();
      for (const email of [person.email, "nadie@ejemplo.test"]) {
        const codes = await outcomes(4, () => forgotPassword(deps, email, client));
        assert.deepEqual(codes, ["ok", "ok", "ok", "rate_limited"], email);
      }
    });

    it("made-up reset links cost no hashing and are throttled", async () => {
      const hashed: string[] = [];
      const deps = withRealLimits({
        hash: async (typed) => {
          hashed.push(typed);
          return "hash";
        },
        matches: async () => false,
      });
      const codes = await outcomes(31, (at) =>
        resetPassword(deps, { token: `${at}`.padStart(43, "x"), password }, client),
      );
      assert.deepEqual(codes, [...Array(30).fill("not_found"), "rate_limited"]);
      assert.deepEqual(hashed, []);
    });

    it("guesses of the current password in a signed-in browser are throttled", async () => {
      const person = await site.person();
      const { passwords, seen } = countingPasswords();
      const deps = withRealLimits(passwords);
      const signed = { userId: person.userId, sessionId: person.userId };
      const codes = await outcomes(7, (at) =>
        changePassword(
          deps,
          signed,
          { currentPassword: `intento ${at}`, newPassword: "una frase nueva" },
          client,
        ),
      );
      assert.deepEqual(codes, [...Array(5).fill("invalid"), "rate_limited", "rate_limited"]);
      assert.equal(seen.compared, 5);
      const [row] = await deps.db.select().from(users).where(eq(users.id, person.userId));
      assert.equal(await passwords.matches(password, row?.passwordHash ?? null), true);
    });
  });
}
