import assert from "node:assert/strict";
import { describe, it } from "node:test";
import * as account from "#shared/account.ts";
import { PersonAtAddress } from "#test/ads-buyer.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { until } from "#test/wait-until.ts";
import { accountLimits } from "./limits.ts";

const password = "una frase larga y rara";
const newPassword = "otra frase igual de rara";
const hourMs = 3_600_000;

for (const kind of testedDatabaseKinds) {
  describe(`the security log of accounts on ${kind}`, () => {
    const lines: string[] = [];
    const site = suiteApp({
      kind,
      limits: accountLimits,
      trustedProxies: ["127.0.0.1"],
      onLogLine: (line) => lines.push(line),
    });

    it("each account event logs one line with user id and address block, and no secret", async () => {
      site.advance(hourMs - (site.app.deps.now().getTime() % hourMs) + 1000);
      const person = new PersonAtAddress(site.origin, "2001:db8:1:2::7");
      const email = "marta@ejemplo.test";
      const secrets = [password, newPassword, "no es esta", email, "nadie@ejemplo.test"];
      const collectSecrets = () => {
        for (const cookie of [person.cookie, person.device]) {
          if (cookie) secrets.push(cookie.split("=")[1]!);
        }
      };
      const tokenAt = async (path: string) => {
        const mail = await until(() => site.mails.findLast(({ text }) => text.includes(path)));
        const [, token = ""] = new RegExp(`${path}\\?token=([\\w-]{43})`).exec(mail.text) ?? [];
        secrets.push(token);
        return token;
      };

      const registered = await person.call(account.register, {
        body: { username: "marta", email, password, name: "Marta" },
      });
      const userId = registered.body.id;
      collectSecrets();
      await person.call(account.verifyEmail, { body: { token: await tokenAt("/verificar") } });
      await person.call(account.logout);
      await person.call(account.login, { body: { email, password: "no es esta" } });
      await person.call(account.login, { body: { email, password } });
      collectSecrets();
      await person.call(account.changePassword, {
        body: { currentPassword: password, newPassword },
      });
      await person.call(account.forgotPassword, { body: { email } });
      await person.call(account.resetPassword, {
        body: { token: await tokenAt("/restablecer"), password },
      });
      collectSecrets();
      const [session] = (await person.call(account.listSessions)).body;
      await person.call(account.revokeSession, { params: { sessionId: session!.id } });
      const stranger = new PersonAtAddress(site.origin, "203.0.113.9");
      for (let tries = 0; tries < 8; tries++) {
        await stranger.call(account.login, {
          body: { email: "nadie@ejemplo.test", password: "no es esta" },
        });
      }
      await person.call(account.login, { body: { email, password } });
      collectSecrets();
      await person.call(account.deleteAccount, {
        body: { currentPassword: password, understood: true },
      });

      const logged = lines.map((line) => JSON.parse(line) as Record<string, string>);
      const events = logged.filter(({ event }) => event !== undefined);
      const own = events.filter(({ addressBlock }) => addressBlock === "2001:db8:1:2::/64");
      assert.deepEqual(
        own.map(({ event }) => event),
        [
          "registered",
          "address-confirmed",
          "logout",
          "login-failed",
          "login-succeeded",
          "password-changed",
          "password-reset-asked",
          "password-reset-done",
          "sessions-revoked",
          "login-succeeded",
          "account-deletion-asked",
        ],
      );
      for (const { event, userId: eventUserId, requestId } of own) {
        assert.match(requestId ?? "", /^[0-9a-f-]{36}$/);
        // The request for a reset does not look up whether the address has an account.
        assert.equal(eventUserId, event === "password-reset-asked" ? undefined : userId, event);
      }
      const strangerEvents = events.filter(({ addressBlock }) => addressBlock === "203.0.113.9");
      assert.deepEqual(
        strangerEvents.map(({ event, userId: eventUserId, rule }) => [event, eventUserId ?? rule]),
        [...Array(5).fill(["login-failed", undefined]), ["throttled", "login-pair"]],
      );
      for (const secret of secrets) {
        assert.ok(secret.length > 5);
        assert.ok(!lines.some((line) => line.includes(secret)), secret);
      }
    });
  });
}
