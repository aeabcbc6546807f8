import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import {
  deleteConversation,
  followReply,
  generate,
  listMessages,
  retryReply,
  stopReply,
} from "#shared/chat.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { allEvents, readEvents, replyTextOf } from "#test/reply-events.ts";
import { creditsUsed, eventHeaders, streamReply } from "#test/reply-stream.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";
import { eventually, until } from "#test/wait-until.ts";
import { endAbandonedReplies } from "./stored-replies.ts";

for (const kind of testedDatabaseKinds) {
  describe(`replies that take their time on ${kind}`, () => {
    const llm = new ScriptedLlm();
    const site = suiteApp({ kind, llm });

    it("a closed tab does not abort: the reply finishes, is kept and charged", async () => {
      const ana = await site.person();
      const answer = await streamReply(ana, { prompt: "Largo" });
      let messageId = "";
      llm.say("Primera parte. ");
      for await (const event of readEvents(answer)) {
        if (event.type === "start") messageId = event.messageId;
        if (event.type === "delta") break;
      }
      llm.say("Segunda parte.", "end");
      const message = await until(async () => {
        const { body } = await ana.call(followReply, { params: { messageId } });
        return body.status === "done" && body;
      });
      assert.equal(message.content, "Primera parte. Segunda parte.");
      assert.equal(await creditsUsed(ana), 1);
    });

    it("a reload in the middle goes on from what was said", async () => {
      const ana = await site.person();
      const first = readEvents(await streamReply(ana, { prompt: "Largo" }));
      const start = (await first.next()).value!;
      assert.ok(start.type === "start");
      llm.say("Hola, ");
      await first.next();
      await first.return(undefined);
      const again = readEvents(
        await ana.send(
          followReply,
          { params: { messageId: start.messageId } },
          { headers: eventHeaders },
        ),
      );
      assert.deepEqual((await again.next()).value, { type: "snapshot", content: "Hola, " });
      llm.say("otra vez.", "end");
      const rest = [];
      for await (const event of again) rest.push(event);
      assert.equal(replyTextOf(rest), "otra vez.");
      assert.equal(rest.at(-1)?.type, "done");
    });

    it("twenty tabs follow a person's replies; one more waits until another has gone, and nobody's question does", async () => {
      const [ana, eva] = [await site.person(), await site.person()];
      llm.say("Ya está.", "end");
      const told = (await allEvents(await streamReply(ana, { prompt: "Corto" })))[0]!;
      assert.ok(told.type === "start");
      const question = { prompt: "Largo", requestId: randomUUID() };
      const first = readEvents(await streamReply(ana, question));
      const start = (await first.next()).value!;
      assert.ok(start.type === "start");
      // With its answer: one that nobody holds is collected, and its connection closed.
      const tabs: { left: AbortController; answer: Response }[] = [];
      const follow = async ({ messageId } = start) => {
        const left = new AbortController();
        const answer = await ana.send(
          followReply,
          { params: { messageId } },
          { headers: eventHeaders, signal: left.signal },
        );
        if (answer.status === 200) tabs.push({ left, answer });
        else assert.equal(answer.headers.get("retry-after"), "10");
        return answer.status;
      };
      try {
        const many = await Promise.all(Array.from({ length: 23 }, () => follow()));
        assert.deepEqual(
          many.toSorted((a, b) => a - b),
          [...Array.from({ length: 20 }, () => 200), 429, 429, 429],
        );
        // Asking again for the same is following, too; what has ended is told at once.
        assert.equal((await streamReply(ana, question)).status, 429);
        assert.equal(await follow(told), 200);
        const { body } = await ana.call(followReply, { params: start });
        assert.equal(body.status, "streaming");
        for (const [person, prompt] of [
          [ana, "Otra cosa"],
          [eva, "Lo mío"],
        ] as const) {
          const other = readEvents(await streamReply(person, { prompt }));
          const begun = (await other.next()).value!;
          assert.ok(begun.type === "start");
          await person.call(stopReply, { params: begun });
          await other.return(undefined);
        }
        tabs.shift()?.left.abort();
        await eventually(async () => assert.equal(await follow(), 200));
        assert.equal(await follow(), 429);
      } finally {
        for (const { left } of tabs) left.abort();
        await ana.call(stopReply, { params: start });
        await first.return(undefined);
      }
    });

    it("stopping is free before the first word and paid after it, keeping what was written", async () => {
      const ana = await site.person();
      const silent = readEvents(await streamReply(ana, { prompt: "Uno" }));
      const first = (await silent.next()).value!;
      assert.ok(first.type === "start");
      const stopped = await ana.call(stopReply, { params: { messageId: first.messageId } });
      assert.equal(stopped.body.status, "stopped");
      assert.equal(await creditsUsed(ana), 0);

      const talking = readEvents(await streamReply(ana, { prompt: "Dos" }));
      const second = (await talking.next()).value!;
      assert.ok(second.type === "start");
      llm.say("Algo dicho");
      await talking.next();
      const kept = await ana.call(stopReply, { params: { messageId: second.messageId } });
      assert.deepEqual([kept.body.status, kept.body.content], ["stopped", "Algo dicho"]);
      assert.ok(kept.body.contentId);
      assert.equal(await creditsUsed(ana), 1);
      const end = (await talking.next()).value!;
      assert.ok(end.type === "done" && end.status === "stopped");
    });

    it("two tabs cannot have two replies written in one conversation", async () => {
      const ana = await site.person();
      const first = readEvents(await streamReply(ana, { prompt: "Uno" }));
      const start = (await first.next()).value!;
      assert.ok(start.type === "start");
      const { conversationId } = start;
      const second = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Dos", conversationId },
      });
      assert.equal(second.status, 409);
      assert.equal(
        (await ana.call(deleteConversation, { params: { conversationId } })).status,
        409,
      );
      llm.say("Ya.", "end");
      for await (const _ of first);
      assert.equal(await creditsUsed(ana), 1);
    });

    it("a failed reply says why, costs nothing, and can be retried", async () => {
      const ana = await site.person();
      llm.say("Empiezo y ", { kind: "cut", detail: "test" });
      const seen = await allEvents(await streamReply(ana, { prompt: "Uno" }));
      const failure = seen.at(-1)!;
      assert.ok(failure.type === "error");
      assert.match(failure.message, /No te hemos cobrado nada/);
      assert.equal(await creditsUsed(ana), 0);
      const start = seen[0]!;
      assert.ok(start.type === "start");
      const list = await ana.call(listMessages, { params: start });
      assert.deepEqual(
        [list.body[0]!.status, list.body[0]!.content, list.body[0]!.failure],
        ["failed", "Empiezo y ", failure.message],
      );
      llm.say("Ahora sí.", "end");
      const retried = await ana.call(retryReply, {
        params: { messageId: start.messageId },
        body: {},
      });
      assert.equal(retried.status, 200);
      assert.equal(retried.body.content, "Ahora sí.");
      assert.equal(await creditsUsed(ana), 1);
      assert.equal((await ana.call(listMessages, { params: start })).body.length, 2);
      const again = await ana.call(retryReply, {
        params: { messageId: retried.body.messageId },
        body: {},
      });
      assert.equal(again.status, 409);
    });

    it("a retry whose answer was lost is asked again and paid once", async () => {
      const ana = await site.person();
      llm.say({ kind: "timeout", detail: "test" });
      const seen = await allEvents(await streamReply(ana, { prompt: "Uno" }));
      const start = seen[0]!;
      assert.ok(start.type === "start");
      llm.say("Ahora sí.", "end");
      const again = { params: { messageId: start.messageId }, body: { requestId: randomUUID() } };
      const [first, second] = await Promise.all([
        ana.call(retryReply, again),
        ana.call(retryReply, again),
      ]);
      assert.deepEqual([first.status, second.status], [200, 200]);
      assert.equal(second.body.messageId, first.body.messageId);
      assert.equal(await creditsUsed(ana), 1);
    });

    it("a retry under the id of another send is refused by field, and nothing is lost", async () => {
      const ana = await site.person();
      llm.say({ kind: "timeout", detail: "test" });
      const requestId = randomUUID();
      const seen = await allEvents(await streamReply(ana, { prompt: "Uno", requestId }));
      const start = seen[0]!;
      assert.ok(start.type === "start");
      const params = { messageId: start.messageId };
      const refused = await ana.call(retryReply, { params, body: { requestId } });
      assert.equal(refused.status, 422);
      assert.ok(refused.body.fields?.requestId);
      llm.say("Ahora sí.", "end");
      const retried = await ana.call(retryReply, { params, body: { requestId: randomUUID() } });
      assert.equal(retried.status, 200);
      assert.equal(await creditsUsed(ana), 1);
    });

    it("a plain call gets the failure as its status", async () => {
      const ana = await site.person();
      llm.say({ kind: "timeout", detail: "test" });
      const answer = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "x" },
      });
      assert.equal(answer.status, 504);
      assert.equal(await creditsUsed(ana), 0);
    });

    it("the conversation so far goes to the model", async () => {
      const ana = await site.person();
      llm.say("Respuesta uno.", "end");
      const first = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Pregunta uno" },
      });
      llm.say("Respuesta dos.", "end");
      await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Pregunta dos", conversationId: first.body.conversationId },
      });
      assert.deepEqual(
        llm.requests.at(-1)!.messages.map((message) => message.content),
        ["Pregunta uno", "Respuesta uno.", "Pregunta dos"],
      );
    });

    it("a look after the dead does not read the replies that have long ended", async () => {
      const { deps } = site.app;
      const reads = async () => {
        await site.database.sql("select pg_stat_force_next_flush()");
        const { rows } = await site.database.sql(
          "select seq_scan as reads from pg_stat_user_tables where relname = 'messages'",
        );
        return Number(rows[0]!.reads);
      };
      // As often as it takes for a statement to be kept and planned once and for all.
      for (let at = 0; at < 12; at++) await endAbandonedReplies(deps);
      const person = await site.person();
      llm.say("Hecho.", "end");
      const { body } = await person.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Uno" },
      });
      await site.database.sql(
        `insert into messages (id, conversation_id, user_id, role, content, content_type, status, position, created_at)
        select gen_random_uuid(), conversation_id, user_id, role, repeat('x', 200), content_type, 'done', 1000 + n, created_at
        from messages, generate_series(1, 5000) as n
        where conversation_id = $1 and role = 'worker'`,
        [body.conversationId],
      );
      const before = await reads();
      for (let at = 0; at < 5; at++) assert.equal(await endAbandonedReplies(deps), 0);
      assert.equal(await reads(), before);
    });

    it("a reply whose writer died is ended, its credits come back, its words stay", async () => {
      const ana = await site.person();
      const { deps } = site.app;
      const reading = readEvents(await streamReply(ana, { prompt: "Uno" }));
      const start = (await reading.next()).value!;
      assert.ok(start.type === "start");
      llm.say("A medias");
      await until(async () => {
        const { body } = await ana.call(followReply, { params: { messageId: start.messageId } });
        return body.content === "A medias";
      });
      assert.equal(await endAbandonedReplies(deps), 0);
      assert.equal(
        await endAbandonedReplies({ ...deps, now: () => new Date(Date.now() + 60_000) }),
        1,
      );
      const { body } = await ana.call(followReply, { params: { messageId: start.messageId } });
      assert.deepEqual([body.status, body.content], ["failed", "A medias"]);
      assert.match(body.failure ?? "", /No te hemos cobrado nada/);
      assert.equal(await creditsUsed(ana), 0);
      await reading.return(undefined);
    });
  });
}
