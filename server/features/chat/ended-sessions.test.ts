import assert from "node:assert/strict";
import { describe, it } from "node:test";
import * as account from "#shared/account.ts";
import { followReply, type ReplyEvent } from "#shared/chat.ts";
import { deletionRequest } from "#test/account-erasure.ts";
import { suiteApp, testApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { allEvents, readEvents, replyTextOf } from "#test/reply-events.ts";
import { creditsUsed, eventHeaders, streamReply } from "#test/reply-stream.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";
import { until } from "#test/wait-until.ts";

const password = "una frase larga y rara";

for (const kind of testedDatabaseKinds) {
  describe(`what a session was reading when it ended, on ${kind}`, () => {
    const llm = new ScriptedLlm();
    const site = suiteApp({ kind, llm });

    /** The same person in another browser. */
    async function elsewhere({ email }: Person): Promise<Person> {
      const browser = site.stranger();
      const { status } = await browser.call(account.login, { body: { email, password } });
      assert.equal(status, 200);
      return browser;
    }

    async function begunBy(person: Person) {
      const events = readEvents(await streamReply(person, { prompt: "Largo" }));
      const start = (await events.next()).value!;
      assert.ok(start.type === "start");
      return { events, start };
    }

    async function restOf(events: AsyncGenerator<ReplyEvent>): Promise<ReplyEvent[]> {
      const seen: ReplyEvent[] = [];
      for await (const event of events) seen.push(event);
      return seen;
    }

    it("is cut, on another server too; the reply is finished, kept and charged for who is still signed in", async () => {
      const lost = await site.person();
      const kept = await elsewhere(lost);
      const beside = await testApp({ beside: site, llm });
      try {
        const { events, start } = await begunBy(lost);
        const other = beside.stranger();
        other.cookie = lost.cookie;
        const followed = await other.send(
          followReply,
          { params: start },
          { headers: eventHeaders },
        );
        assert.equal(followed.status, 200);
        const mine = await kept.send(followReply, { params: start }, { headers: eventHeaders });
        const { body } = await kept.call(account.listSessions);
        const { id } = body.find((session) => !session.current)!;
        assert.equal(
          (await kept.call(account.revokeSession, { params: { sessionId: id } })).status,
          200,
        );
        assert.deepEqual(await restOf(events), []);
        assert.equal(replyTextOf(await allEvents(followed)), "");
        llm.say("Lo que sigue.", "end");
        const seen = await allEvents(mine);
        assert.equal(seen.at(-1)?.type, "done");
        assert.equal(replyTextOf(seen), "Lo que sigue.");
        assert.equal(await creditsUsed(kept), 1);
        assert.equal((await lost.send(followReply, { params: start })).status, 401);
      } finally {
        await beside.close();
      }
    });

    it("is cut however the session ends", async () => {
      const ways: Record<string, (reader: Person) => Promise<number>> = {
        "signing out in another tab": async (reader) => {
          const tab = site.stranger();
          tab.cookie = reader.cookie;
          return (await tab.call(account.logout)).status;
        },
        "another password": async (reader) => {
          const browser = await elsewhere(reader);
          const body = { currentPassword: password, newPassword: "otra frase larga y rara" };
          return (await browser.call(account.changePassword, { body })).status;
        },
        "a forgotten password": async ({ email }) => {
          const browser = site.stranger();
          await browser.call(account.forgotPassword, { body: { email } });
          const mail = await until(() =>
            site.mails.find((one) => one.to === email && one.subject.startsWith("Crea una")),
          );
          const token = /\?token=([\w-]+)/.exec(mail.text)![1]!;
          const body = { token, password: "otra frase larga y rara" };
          return (await browser.call(account.resetPassword, { body })).status;
        },
        "signing in again in the same browser": async (reader) => {
          const tab = site.stranger();
          tab.cookie = reader.cookie;
          const body = { email: reader.email, password };
          return (await tab.call(account.login, { body })).status;
        },
        "leaving for good": async (reader) =>
          (await (await elsewhere(reader)).call(account.deleteAccount, { body: deletionRequest }))
            .status,
      };
      await Promise.all(
        Object.entries(ways).map(async ([way, end]) => {
          const reader = await site.person();
          const { events } = await begunBy(reader);
          assert.ok((await end(reader)) < 300, way);
          const said = (await restOf(events)).filter(({ type }) => type !== "error");
          // Whoever is erased has the reply stopped as well, and may still be told so.
          assert.ok(way === "leaving for good" || said.length === 0, `${way}: ${said.length}`);
        }),
      );
    });
  });
}
