import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  changePassword,
  forgotPassword,
  login,
  prepareDataExport,
  resetPassword,
} from "#shared/account.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { until } from "#test/wait-until.ts";

const password = "una frase larga y rara";
const asked = { body: { currentPassword: password } };
const hourMs = 3_600_000;

for (const kind of testedDatabaseKinds) {
  describe(`the link to a data export, on ${kind}`, () => {
    const site = suiteApp({ kind });

    async function link(person: Person): Promise<string> {
      const { status, body } = await person.call(prepareDataExport, asked);
      assert.equal(status, 200, JSON.stringify(body));
      return body.url;
    }

    it("a link needs the password and works in the same session for ten minutes", async () => {
      const [ana, eva] = [await site.person(), await site.person()];
      const wrong = await ana.call(prepareDataExport, { body: { currentPassword: "otra cosa" } });
      assert.deepEqual(
        [wrong.status, Object.keys(wrong.body.fields ?? {})],
        [422, ["currentPassword"]],
      );
      const url = await link(ana);
      const other = site.stranger();
      await other.call(login, { body: { email: ana.email, password } });
      const until = Number(/until=(\d+)/.exec(url)![1]);
      for (const [who, address] of [
        [site.stranger(), url],
        [eva, url],
        [other, url],
        [ana, url.replace(/until=\d+/, `until=${until + 60}`)],
        [ana, url.slice(0, -1)],
        [ana, "/descargas/mis-datos"],
      ] as const) {
        const answer = await who.fetch(address);
        assert.equal(answer.status, 404, address);
        assert.doesNotMatch(await answer.text(), /PK/);
      }
      site.advance(601_000);
      assert.equal((await ana.fetch(url)).status, 404);
    });

    it("a link of an ended session gets a 404", async () => {
      const ana = await site.person();
      const browser = site.stranger();
      await browser.call(login, { body: { email: ana.email, password } });
      const url = await link(browser);
      const newPassword = "otra frase larga y rara";
      await ana.call(changePassword, { body: { currentPassword: password, newPassword } });
      assert.equal((await browser.fetch(url)).status, 404);
    });

    it("the person gets a mail with time and device of the request, and how to stop it", async () => {
      const ana = await site.person("Ana Ruiz");
      const timeZone = "America/Bogota";
      await ana.call(login, { body: { email: ana.email, password, timeZone } });
      await ana.call(prepareDataExport, { body: { currentPassword: "otra cosa" } });
      const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
      const headers = { "content-type": "application/json", "user-agent": firefox };
      const answer = await ana.send(
        prepareDataExport,
        {},
        {
          headers,
          body: JSON.stringify(asked.body),
        },
      );
      assert.equal(answer.status, 200);
      const mailsAbout = (words: RegExp) =>
        site.mails.filter(({ to, subject }) => to === ana.email && words.test(subject));
      const mail = await until(() => mailsAbout(/datos/)[0]);
      assert.match(mail.text, /^Hola, Ana\. /m);
      assert.match(
        mail.text,
        /Cuándo: \d+ de \p{L}+ a las? \d+:\d\d \(hora de Colombia\)\. Desde: Firefox en Linux\./u,
      );
      assert.match(mail.text, /No he sido yo.*\/recuperar/s);
      // Following the advice of the mail invalidates the link.
      const { url } = (await answer.json()) as { url: string };
      const phone = site.stranger();
      await phone.call(login, { body: { email: ana.email, password } });
      await phone.call(forgotPassword, { body: { email: ana.email } });
      const reset = await until(() => mailsAbout(/nueva/)[0]);
      const token = /token=([\w-]+)/.exec(reset.text)![1]!;
      const changed = await phone.call(resetPassword, {
        body: { token, password: "otra frase, también larga" },
      });
      assert.equal(changed.status, 200);
      assert.equal((await ana.fetch(url)).status, 404);
      assert.equal(mailsAbout(/datos/).length, 1);
    });

    it("three links per hour are allowed, and three downloads per link", async () => {
      const ana = await site.person();
      // Rate-limit windows begin with the hour; the test must stay within one.
      site.advance(hourMs - (site.app.deps.now().getTime() % hourMs));
      const url = await link(ana);
      for (let time = 0; time < 3; time += 1) {
        const answer = await ana.fetch(url);
        assert.equal(answer.status, 200);
        await answer.arrayBuffer();
      }
      assert.equal((await ana.fetch(url)).status, 429);
      await link(ana);
      await link(ana);
      const { status, body } = await ana.call(prepareDataExport, asked);
      assert.equal(status, 429);
      assert.match(body.message ?? "", /Vuelve a probar dentro de/);
    });
  });
}
