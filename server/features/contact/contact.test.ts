import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { contactInquiries } from "#db/schema-contact.ts";
import { runCommand } from "#server/admin/run.ts";
import { me, register } from "#shared/account.ts";
import { contact } from "#shared/contact.ts";
import { deletionRequest, eraseByRequest } from "#test/account-erasure.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { contactSchedules } from "./jobs.ts";

const password = deletionRequest.currentPassword;
const dayMs = 86_400_000;

for (const kind of testedDatabaseKinds) {
  describe(`the contact form on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true, beforeClose: waitUntilSettled });

    it("a message is stored and mailed to the operator with the writer as the reply address", async () => {
      const body = {
        name: "Ana\r\nBcc: todos@ejemplo.test",
        email: "ana@ejemplo.test",
        message: "Tenemos 40 tiendas.\n\n¿Hay precio de agencia? <b>Gracias</b>",
      };
      const answer = await site.stranger().call(contact, { body });
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      assert.equal(answer.body.message, "Nos pondremos en contacto contigo pronto.");
      await eventually(async () => assert.equal(site.mails.length, 1));
      const [mail] = site.mails;
      assert.deepEqual([mail!.to, mail!.replyTo], ["hola@kolmena.example", body.email]);
      assert.doesNotMatch(mail!.subject, /[\r\n]/);
      assert.match(mail!.html, /&lt;b&gt;Gracias/);
      const rows = await site.app.deps.db.select().from(contactInquiries);
      assert.equal(rows.length, 1);
      const listed = await runCommand({ ...site.app.deps, database: site.database }, [
        "contacts",
        "list",
      ]);
      assert.match(listed.out, /ana@ejemplo\.test/);
    });

    it("missing fields are named, and too many messages from one address are refused", async () => {
      const stranger = site.stranger();
      const empty = await stranger.call(contact, { body: { name: "", email: "x", message: " " } });
      assert.equal(empty.status, 422);
      assert.deepEqual(Object.keys(empty.body.fields ?? {}).sort(), ["email", "message", "name"]);
      const send = (email: string) =>
        stranger.call(contact, { body: { name: "Eva", email, message: "Hola" } });
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => send(`eva${at}@ejemplo.test`)),
      );
      const accepted = answers.filter(({ status }) => status === 201).length;
      assert.ok(accepted <= 4, `${accepted} were accepted beside the one before`);
      assert.ok(answers.some(({ status }) => status === 429));
    });

    it("erasing an account deletes messages sent while signed in and those of its confirmed address only", async () => {
      // The rate limit of the tests before is over.
      site.advance(dayMs);
      const victim = "victima@ejemplo.test";
      const write = (writer: Person, email: string, message: string) =>
        writer.call(contact, { body: { name: "Ana", email, message } });
      const remaining = async () =>
        (await site.app.deps.db.select().from(contactInquiries))
          .filter(({ email }) => email.startsWith("victima") || email.startsWith("otra"))
          .map(({ message }) => message)
          .sort();
      await write(site.stranger(), victim, "De la víctima");
      // Somebody registers with the victim's address, and writes with another one.
      const ana = site.stranger();
      const typed = { username: "impostora", email: victim, name: "Ana", password };
      assert.equal((await ana.call(register, { body: typed })).status, 201);
      ana.email = victim;
      ana.userId = (await ana.call(me)).body.id;
      await write(ana, "otra@ejemplo.test", "De la cuenta");
      assert.deepEqual(await remaining(), ["De la cuenta", "De la víctima"]);
      await eraseByRequest(site, ana);
      assert.deepEqual(await remaining(), ["De la víctima"]);
      // A confirmed address: messages that were sent with it are deleted with the account.
      const eva = await site.person("Eva");
      await write(site.stranger(), eva.email.toUpperCase(), "De Eva");
      const { db, now } = site.app.deps;
      await db.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, eva.userId));
      await eraseByRequest(site, eva);
      assert.equal(await db.$count(contactInquiries, eq(contactInquiries.message, "De Eva")), 0);
      await site.app.deps.db
        .update(contactInquiries)
        .set({ createdAt: new Date(site.app.deps.now().getTime() - 364 * dayMs) });
      const forget = contactSchedules[0]!;
      const { signal } = new AbortController();
      await forget.work(site.app.deps, signal);
      assert.deepEqual(await remaining(), ["De la víctima"]);
      site.advance(2 * dayMs);
      await forget.work(site.app.deps, signal);
      assert.deepEqual(await remaining(), []);
    });
  });
}
