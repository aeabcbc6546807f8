import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { mailedTokens } from "#db/schema.ts";
import type { Mail } from "#server/platform/mail/mail.ts";
import * as account from "#shared/account.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { until } from "#test/wait-until.ts";

const hourMs = 3_600_000;
const password = "una frase larga y rara";
const newPassword = "otra frase igual de rara";

function tokenOf(mail: Mail, path: string): string {
  const link = /https?:\/\/\S+\?token=[\w-]+/.exec(mail.text)?.[0];
  assert.ok(link && mail.html.includes(link), "the same link in both");
  assert.equal(new URL(link).pathname, path);
  return new URL(link).searchParams.get("token") as string;
}

for (const kind of testedDatabaseKinds) {
  describe(`recovery of accounts on ${kind}`, () => {
    const site = suiteApp({ kind });

    /** Waits for the `count`-th mail to somebody with this subject. */
    async function mailTo(email: string, subject: string, count = 1): Promise<Mail> {
      return await until(() => {
        const found = site.mails.filter((mail) => mail.to === email && mail.subject === subject);
        return found.length >= count && found.at(-1);
      });
    }

    async function resetToken(person: Person, count = 1): Promise<string> {
      const asked = await site
        .stranger()
        .call(account.forgotPassword, { body: { email: person.email } });
      assert.equal(asked.status, 202);
      return tokenOf(
        await mailTo(person.email, "Crea una contraseña nueva", count),
        "/restablecer",
      );
    }

    async function signedIn(email: string, typed: string): Promise<Person> {
      const person = site.stranger();
      const answer = await person.call(account.login, { body: { email, password: typed } });
      assert.equal(answer.status, 200);
      return person;
    }

    it("a reset link sets a new password once and ends all sessions", async () => {
      const person = await site.person("Ana Pérez");
      const otherBrowser = await signedIn(person.email, password);
      const token = await resetToken(person);
      const stored = JSON.stringify(await site.app.deps.db.select().from(mailedTokens));
      assert.ok(!stored.includes(token), "only a hash of the link is kept");

      const browser = site.stranger();
      const reset = await browser.call(account.resetPassword, {
        body: { token, password: newPassword },
      });
      assert.equal(reset.status, 200);
      assert.equal(reset.body.id, person.userId);
      assert.equal(reset.body.emailVerified, true);
      assert.equal((await browser.call(account.me)).status, 200);
      assert.equal((await person.call(account.me)).status, 401);
      assert.equal((await otherBrowser.call(account.me)).status, 401);

      const old = await site
        .stranger()
        .call(account.login, { body: { email: person.email, password } });
      assert.equal(old.status, 401);
      await signedIn(person.email, newPassword);
      const again = await site.stranger().call(account.resetPassword, {
        body: { token, password: "una tercera frase" },
      });
      assert.equal(again.status, 404);
      await signedIn(person.email, newPassword);
      const notice = await mailTo(person.email, "Tu contraseña ha cambiado");
      assert.ok(notice.text.includes("Hola, Ana."));
    });

    it("of parallel uses of a reset link only one changes the password", async () => {
      const person = await site.person();
      const token = await resetToken(person);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          site
            .stranger()
            .call(account.resetPassword, { body: { token, password: `frase rara ${at}` } }),
        ),
      );
      const statuses = answers.map((answer) => answer.status).sort();
      assert.deepEqual(statuses, [200, 404, 404, 404, 404, 404]);
    });

    it("a reset link expires after an hour, and using one voids the others", async () => {
      const person = await site.person();
      const late = await resetToken(person);
      site.advance(hourMs + 1000);
      const expired = await site.stranger().call(account.resetPassword, {
        body: { token: late, password: newPassword },
      });
      assert.equal(expired.status, 404);
      assert.match(expired.body.message ?? "", /Este enlace ya no es válido/);

      const first = await resetToken(person, 2);
      const second = await resetToken(person, 3);
      const used = await site.stranger().call(account.resetPassword, {
        body: { token: second, password: newPassword },
      });
      assert.equal(used.status, 200);
      const sibling = await site.stranger().call(account.resetPassword, {
        body: { token: first, password: newPassword },
      });
      assert.equal(sibling.status, 404);
    });

    it("a weak password does not use up the reset link", async () => {
      const person = await site.person();
      const token = await resetToken(person);
      const weak = await site.stranger().call(account.resetPassword, {
        body: { token, password: "qwerty123" },
      });
      assert.equal(weak.status, 422);
      assert.ok(weak.body.fields?.password);
      const good = await site.stranger().call(account.resetPassword, {
        body: { token, password: newPassword },
      });
      assert.equal(good.status, 200);
    });

    it("an unknown address gets the same answer and no mail", async () => {
      const person = await site.person();
      const known = await site.stranger().call(account.forgotPassword, {
        body: { email: person.email },
      });
      const unknown = await site.stranger().call(account.forgotPassword, {
        body: { email: "nadie@ejemplo.test" },
      });
      assert.equal(unknown.status, known.status);
      assert.deepEqual(unknown.body, known.body);
      await mailTo(person.email, "Crea una contraseña nueva");
      assert.equal(
        site.mails.some((mail) => mail.to === "nadie@ejemplo.test"),
        false,
      );
    });

    it("a new person is welcomed by mail and confirms their address with its link", async () => {
      const person = await site.person("Marta");
      const welcome = await mailTo(person.email, "Te damos la bienvenida a Kolmena");
      assert.ok(welcome.text.includes("Hola, Marta."));
      const token = tokenOf(welcome, "/verificar");
      assert.equal((await person.call(account.me)).body.emailVerified, false);
      const confirmed = await person.call(account.verifyEmail, { body: { token } });
      assert.equal(confirmed.status, 200);
      assert.equal((await person.call(account.me)).body.emailVerified, true);
      // Opening it twice is no error: mail scanners open links before people do.
      assert.equal(
        (await site.stranger().call(account.verifyEmail, { body: { token } })).status,
        200,
      );
      const resent = await person.call(account.resendVerification);
      assert.equal(resent.status, 409);
    });

    it("the confirmation link expires after three days and can be requested again", async () => {
      const person = await site.person();
      const subject = "Te damos la bienvenida a Kolmena";
      const late = tokenOf(await mailTo(person.email, subject), "/verificar");
      site.advance(72 * hourMs + 1000);
      assert.equal((await person.call(account.verifyEmail, { body: { token: late } })).status, 404);
      assert.equal((await person.call(account.resendVerification)).status, 202);
      const token = tokenOf(await mailTo(person.email, "Confirma tu email"), "/verificar");
      assert.equal((await person.call(account.verifyEmail, { body: { token } })).status, 200);
    });

    it("a link for one purpose is refused for another, and made-up links are refused", async () => {
      const person = await site.person();
      const verify = tokenOf(
        await mailTo(person.email, "Te damos la bienvenida a Kolmena"),
        "/verificar",
      );
      for (const token of [verify, "a".repeat(43), `${verify}x`, "' or 1=1 -- aaaaaaaaaaaaa"]) {
        const answer = await site.stranger().call(account.resetPassword, {
          body: { token, password: newPassword },
        });
        assert.equal(answer.status, 404, token);
      }
    });

    it("changing the password ends the other sessions and keeps this one", async () => {
      const person = await site.person();
      const otherBrowser = await signedIn(person.email, password);
      const pendingLink = await resetToken(person);
      const wrong = await person.call(account.changePassword, {
        body: { currentPassword: "no es esta", newPassword },
      });
      assert.equal(wrong.status, 422);
      assert.deepEqual(wrong.body.fields, {
        currentPassword: "La contraseña actual no es correcta",
      });
      const weak = await person.call(account.changePassword, {
        body: { currentPassword: password, newPassword: person.email },
      });
      assert.equal(weak.status, 422);
      assert.ok(weak.body.fields?.newPassword);

      const changed = await person.call(account.changePassword, {
        body: { currentPassword: password, newPassword },
      });
      assert.equal(changed.status, 200);
      assert.equal((await person.call(account.me)).status, 200);
      assert.equal((await otherBrowser.call(account.me)).status, 401);
      await signedIn(person.email, newPassword);
      await mailTo(person.email, "Tu contraseña ha cambiado");
      const late = await site.stranger().call(account.resetPassword, {
        body: { token: pendingLink, password: "una tercera frase" },
      });
      assert.equal(late.status, 404);
    });
  });
}
