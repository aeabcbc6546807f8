import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { knownDevices } from "#db/schema.ts";
import * as account from "#shared/account.ts";
import { startTrial } from "#shared/billing.ts";
import { PersonAtAddress } from "#test/ads-buyer.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { until } from "#test/wait-until.ts";
import { sweepKnownDevices } from "./known-devices.ts";
import { accountLimits } from "./limits.ts";

const password = "una frase larga y rara";
const newPassword = "otra frase igual de rara";
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const guessesAtOnce = process.env.TEST_LONG ? 1_500 : 60;

for (const kind of testedDatabaseKinds) {
  describe(`password guessing on ${kind}`, () => {
    const site = suiteApp({ kind, limits: accountLimits, trustedProxies: ["127.0.0.1"] });

    /** Moves the clock to the start of an hour, so that no throttle window ends during a test. */
    function freshHour(): void {
      site.advance(hourMs - (site.app.deps.now().getTime() % hourMs) + 1000);
    }

    let addresses = 0;
    const newDevice = () => {
      addresses += 1;
      return new PersonAtAddress(
        site.origin,
        `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      );
    };
    const logIn = (person: Person, email: string, typed: string) =>
      person.call(account.login, { body: { email, password: typed } });

    /** Parallel logins with wrong passwords, each from another address. */
    const guess = (email: string, times: number) =>
      Promise.all(
        Array.from({ length: times }, (_, at) => logIn(newDevice(), email, `intento ${at}`)),
      );
    const lockAccount = async (email: string) => {
      const answers = await guess(email, accountLimits.loginAccount.max);
      assert.ok(answers.every(({ status }) => status === 401));
    };

    it(`of ${guessesAtOnce} parallel guesses from as many addresses twenty are compared, whether the account exists or not`, async () => {
      freshHour();
      const ana = await site.person();
      const guessMany = async (email: string) => {
        const answers = await guess(email, guessesAtOnce);
        const statuses = answers.map(({ status }) => status);
        assert.deepEqual(new Set(statuses), new Set([401, 429]));
        const refused = answers.find(({ status }) => status === 429);
        return { count: statuses.filter((status) => status === 401).length, body: refused?.body };
      };
      const known = await guessMany(ana.email);
      assert.equal(known.count, 20);
      assert.match(
        known.body?.message ?? "",
        /dentro de .*\. Si no quieres esperar, restablece tu contraseña/,
      );
      assert.deepEqual(await guessMany("nadie@ejemplo.test"), known);
    });

    it("the owner of a locked account is advised, and signs in from a known device or by the reset mail", async () => {
      freshHour();
      const ana = await site.person();
      await lockAccount(ana.email);
      const stranger = newDevice();
      const refused = await logIn(stranger, ana.email, password);
      assert.equal(refused.status, 429);
      assert.match(refused.body.message ?? "", /restablece tu contraseña/);
      assert.equal(stranger.cookie, null);

      // The browser that registered stays a known device after signing out.
      await ana.call(account.logout);
      const signedInAgain = await logIn(ana, ana.email, password);
      assert.deepEqual([signedInAgain.status, signedInAgain.body.id], [200, ana.userId]);

      await stranger.call(account.forgotPassword, { body: { email: ana.email } });
      const mail = await until(() =>
        site.mails.find(({ to, text }) => to === ana.email && /restablecer/.test(text)),
      );
      const [, token = ""] = /\/restablecer\?token=([\w-]{43})/.exec(mail.text) ?? [];
      const reset = await stranger.call(account.resetPassword, {
        body: { token, password: newPassword },
      });
      assert.equal(reset.status, 200);
      assert.equal((await logIn(newDevice(), ana.email, newPassword)).status, 200);
      // A reset forgets the known devices: one of them may be the reason for it.
      await lockAccount(ana.email);
      assert.equal((await logIn(ana, ana.email, newPassword)).status, 429);
      assert.equal((await logIn(stranger, ana.email, newPassword)).status, 200);
    });

    it("a known device has ten tries in 15 minutes, and only at its own account", async () => {
      freshHour();
      const [ana, eva] = [await site.person(), await site.person()];
      await lockAccount(ana.email);
      assert.equal((await logIn(eva, ana.email, password)).status, 429, "Eva's is not Ana's");
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries++) {
        statuses.push((await logIn(ana, ana.email, `intento ${tries}`)).status);
      }
      assert.deepEqual(statuses, [...Array(10).fill(401), 429]);
      assert.equal((await logIn(ana, ana.email, password)).status, 429);
      site.advance(15 * 60_000);
      assert.equal((await logIn(ana, ana.email, password)).status, 200);
    });

    it("a browser with two accounts is a known device of both, and a forged device cookie of none", async () => {
      freshHour();
      const [ana, eva] = [await site.person(), await site.person()];
      const shared = newDevice();
      await logIn(shared, ana.email, password);
      await logIn(shared, eva.email, password);
      const forger = newDevice();
      forger.device = `kolmena-device=${"x".repeat(43)}`;
      for (const { email } of [ana, eva]) {
        await lockAccount(email);
        assert.equal((await logIn(forger, email, password)).status, 429);
        assert.equal((await logIn(shared, email, password)).status, 200);
      }
    });

    it("changing the password forgets the other devices, and the oldest beyond twenty are forgotten", async () => {
      freshHour();
      const ana = await site.person();
      const phone = newDevice();
      await logIn(phone, ana.email, password);
      const changed = await ana.call(account.changePassword, {
        body: { currentPassword: password, newPassword },
      });
      assert.equal(changed.status, 200);
      await lockAccount(ana.email);
      assert.equal((await logIn(phone, ana.email, newPassword)).status, 429);
      assert.equal((await logIn(ana, ana.email, newPassword)).status, 200);

      freshHour();
      for (let browsers = 0; browsers < 20; browsers++) {
        await logIn(newDevice(), ana.email, newPassword);
      }
      const { deps } = site.app;
      const countDevices = () => deps.db.$count(knownDevices, eq(knownDevices.userId, ana.userId));
      assert.equal(await countDevices(), 21);
      await sweepKnownDevices.work(deps, new AbortController().signal);
      assert.equal(await countDevices(), 20);
      await lockAccount(ana.email);
      assert.equal((await logIn(ana, ana.email, newPassword)).status, 429);
      const later = new Date(deps.now().getTime() + 181 * dayMs);
      await sweepKnownDevices.work({ ...deps, now: () => later }, new AbortController().signal);
      assert.equal(await countDevices(), 0);
    });

    it("the device cookie is hidden from scripts, stored as a hash, and opens no session", async () => {
      freshHour();
      const ana = await site.person();
      const answer = await ana.send(account.login, { body: { email: ana.email, password } });
      const line = answer.headers.getSetCookie().find((set) => set.startsWith("kolmena-device="));
      assert.match(
        line ?? "",
        /^kolmena-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      const storedDevices = JSON.stringify(await site.app.deps.db.select().from(knownDevices));
      assert.ok(
        !storedDevices.includes(ana.device!.split("=")[1]!),
        "the token itself is stored nowhere",
      );
      const stranger = site.stranger();
      stranger.device = ana.device;
      assert.equal((await stranger.call(account.me)).status, 401);
    });

    it("signing out clears the browser's cache; erasing the account clears its storage and cookies too", async () => {
      const ana = await site.person();
      const out = await ana.send(account.logout);
      assert.equal(out.headers.get("clear-site-data"), '"cache"');
      assert.notEqual(ana.device, null);
      await logIn(ana, ana.email, password);
      const erased = await ana.send(account.deleteAccount, {
        body: { currentPassword: password, understood: true },
      });
      assert.equal(erased.status, 202);
      assert.equal(erased.headers.get("clear-site-data"), '"cache", "storage"');
      assert.deepEqual([ana.cookie, ana.device], [null, null]);
    });

    it("by asking for trials one client address can learn of at most thirty e-mails an hour whether they have an account", async () => {
      freshHour();
      const ana = await site.person();
      const curious = newDevice();
      const ask = (person: Person, email: string) =>
        person.call(startTrial, { body: { email, password, name: "Quien" } });
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(curious, ana.email)));
      const conflicts = answers.filter(({ status }) => status === 409);
      assert.equal(conflicts.length, 30);
      assert.equal(conflicts[0]?.body.message, "Ya tienes una cuenta: inicia sesión");
      assert.equal(answers.filter(({ status }) => status === 429).length, 10);
      // Beyond the limit a free e-mail is answered like a taken one.
      assert.equal((await ask(curious, "libre@ejemplo.test")).status, 429);
      assert.equal((await ask(newDevice(), ana.email)).status, 409);
      for (let people = 0; people < 20; people++) {
        const body = { username: `oficina-${people}`, name: "Quien", password };
        const { status } = await curious.call(account.register, {
          body: { ...body, email: `oficina-${people}@ejemplo.test` },
        });
        assert.equal(status, 201);
      }
    });

    it("a throttled login says when to retry, in the message and in a header", async () => {
      freshHour();
      const person = newDevice();
      for (let tries = 0; tries < 5; tries++) {
        assert.equal((await logIn(person, "nadie@ejemplo.test", "otra cosa")).status, 401);
      }
      const answer = await logIn(person, "nadie@ejemplo.test", "otra cosa");
      assert.equal(answer.status, 429);
      assert.match(
        answer.body.message ?? "",
        /^Demasiados intentos\. Vuelve a probar dentro de 15 minutos\./,
      );
      assert.ok(Number(answer.headers.get("retry-after")) >= 890);
    });
  });
}
