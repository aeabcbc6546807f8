import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { sql } from "drizzle-orm";
import {
  deleteConversation,
  followReply,
  generate,
  listConversations,
  listMessages,
  renameConversation,
  retryReply,
  stopReply,
} from "#shared/chat.ts";
import { listContent } from "#shared/content.ts";
import type { ErrorBody, OutputOf } from "#shared/endpoint.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Answer } from "#test/person.ts";
import { allEvents, replyTextOf } from "#test/reply-events.ts";
import { creditsUsed, streamReply } from "#test/reply-stream.ts";

for (const kind of testedDatabaseKinds) {
  describe(`chat with the local copywriter on ${kind}`, () => {
    const site = suiteApp({ kind });

    it("a worker answers, the answer is a content piece, and it costs one credit", async () => {
      const ana = await site.person();
      const answer = await ana.call(generate, {
        params: { workerId: "teo" },
        body: {
          prompt: "Un post sobre el pan de centeno",
          contentType: "chat",
          projectId: null,
          metadata: null,
        },
      });
      assert.equal(answer.status, 200);
      assert.equal(answer.body.content, answer.body.result);
      assert.ok(answer.body.content.length > 100);
      assert.equal(answer.body.creditsUsed, 1);
      assert.equal(answer.body.creditsLimit, 100);
      const content = await ana.call(listContent);
      assert.deepEqual(
        content.body.map((piece) => [piece.id, piece.workerId, piece.contentType, piece.content]),
        [[answer.body.contentId, "teo", "post", answer.body.content]],
      );
    });

    it("a deliverable asked by its button costs two", async () => {
      const ana = await site.person();
      const answer = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Centeno y nuez", contentType: "post" },
      });
      assert.equal(answer.body.creditsUsed, 2);
      const refused = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Centeno y nuez", contentType: "landing" },
      });
      assert.equal(refused.status, 422);
      assert.equal(refused.body.fields?.contentType, "Teo no entrega este tipo de contenido");
      assert.equal(await creditsUsed(ana), 2);
    });

    it("the streamed reply is the same reply, word by word", async () => {
      const ana = await site.person();
      const answer = await streamReply(ana, { prompt: "Ideas para el sábado" });
      assert.match(answer.headers.get("content-type") ?? "", /^text\/event-stream/);
      const seen = await allEvents(answer);
      assert.equal(seen[0]?.type, "start");
      const end = seen.at(-1);
      assert.ok(end?.type === "done");
      assert.equal(replyTextOf(seen).trim(), end.content);
      assert.ok(seen.filter(({ type }) => type === "delta").length > 20);
      assert.equal(end.creditsUsed, 1);
      const messages = await ana.call(listMessages, {
        params: { conversationId: end.conversationId },
      });
      assert.deepEqual(
        messages.body.map((message) => [message.role, message.status, message.content]),
        [
          ["worker", "done", end.content],
          ["user", "done", "Ideas para el sábado"],
        ],
      );
    });

    it("a worker outside the plan is refused with what to do, an unknown one is not found", async () => {
      const ana = await site.person();
      const closed = await ana.call(generate, {
        params: { workerId: "vivi" },
        body: { prompt: "Un reel" },
      });
      assert.equal(closed.status, 403);
      assert.match(closed.body.message ?? "", /Vivi no está en tu plan/);
      const unknown = await ana.send(generate, {
        params: { workerId: "nadie" },
        body: { prompt: "x" },
      });
      assert.equal(unknown.status, 404);
      assert.equal(await creditsUsed(ana), 0);
    });

    it("prompts that say nothing, too much or cannot be stored are refused by field", async () => {
      const ana = await site.person();
      for (const prompt of [
        "",
        "   \n\t ",
        "x".repeat(8001),
        "a\u0000b",
        "a\uD800b",
        7,
        null,
        ["x"],
      ]) {
        const answer = await ana.send(generate, { params: { workerId: "teo" }, body: { prompt } });
        assert.equal(answer.status, 422, JSON.stringify(prompt).slice(0, 20));
        assert.ok(((await answer.json()) as ErrorBody).fields?.prompt);
      }
      assert.equal(await creditsUsed(ana), 0);
    });

    it("200 parallel generations with 100 credits: exactly 100 are accepted", async () => {
      const ana = await site.person();
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, turn) =>
          ana.call(generate, { params: { workerId: "teo" }, body: { prompt: `Idea ${turn}` } }),
        ),
      );
      const statuses = Map.groupBy(answers, (answer) => answer.status);
      assert.equal(statuses.get(200)?.length, 100);
      assert.equal(statuses.get(402)?.length, 100);
      assert.match(statuses.get(402)![0]!.body.message ?? "", /No te quedan créditos/);
      assert.equal(await creditsUsed(ana), 100);
      const { rows } = (await site.app.deps.db.execute(
        sql`select sum(credits)::int as balance, sum(spent)::int as spent from credit_entries where user_id = ${ana.userId}`,
      )) as unknown as { rows: { balance: number; spent: number }[] };
      assert.deepEqual({ ...rows[0] }, { balance: 0, spent: 100 });
    });

    it("a double click sends once and pays once", async () => {
      const ana = await site.person();
      const requestId = randomUUID();
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() =>
          ana.call(generate, {
            params: { workerId: "teo" },
            body: { prompt: "Hola", requestId },
          }),
        ),
      );
      assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]));
      assert.equal(new Set(answers.map((answer) => answer.body.messageId)).size, 1);
      assert.equal(await creditsUsed(ana), 1);
    });

    it("conversations are kept by worker, renamed, deleted, and their pieces stay", async () => {
      const ana = await site.person();
      const first = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Uno" },
      });
      await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Dos", conversationId: first.body.conversationId },
      });
      await ana.call(generate, { params: { workerId: "mel" }, body: { prompt: "Tres" } });
      const list = await ana.call(listConversations, { params: { workerId: "teo" } });
      assert.deepEqual(
        list.body.map((conversation) => conversation.title),
        ["Uno"],
      );
      assert.equal(list.headers.get("x-total-count"), "1");
      const params = { conversationId: first.body.conversationId };
      const named = await ana.call(renameConversation, { params, body: { title: "El pan" } });
      assert.equal(named.body.title, "El pan");
      assert.equal((await ana.call(listMessages, { params })).body.length, 4);
      assert.equal((await ana.call(deleteConversation, { params })).status, 200);
      assert.equal((await ana.call(listMessages, { params })).status, 404);
      assert.equal((await ana.call(listContent)).body.length, 3);
    });

    it("a conversation that begins with a piece is called by its subject; a talk by its question; a given name stays", async () => {
      const ana = await site.person();
      const params = { workerId: "teo" } as const;
      const ask = async (prompt: string, contentType = "chat", conversationId?: string) =>
        (await ana.call(generate, { params, body: { prompt, contentType, conversationId } })).body
          .conversationId;
      const named = async () =>
        (await ana.call(listConversations, { params })).body.map(({ title, kind }) => [
          title,
          kind,
        ]);
      const first = await ask("Escribe un post para Instagram que anuncie el pan de centeno");
      await ask("¿Qué puedes hacer?");
      await ask("Un carrusel con tres razones para elegir «Roscón»", "carousel");
      assert.deepEqual(await named(), [
        ["Roscón", "Carrusel de 4 láminas"],
        ["¿Qué puedes hacer?", null],
        ["Pan de centeno", "Post para Instagram"],
      ]);
      await ana.call(renameConversation, {
        params: { conversationId: first },
        body: { title: "Otoño" },
      });
      await ask("Ahora un post sobre el cruasán", "post", first);
      assert.deepEqual((await named())[0], ["Otoño", "Post para Instagram"]);
    });

    it("messages come in pages, newest first, none twice", async () => {
      const ana = await site.person();
      let conversationId: string | null = null;
      for (let turn = 0; turn < 6; turn++) {
        const answer: Answer<OutputOf<typeof generate>> = await ana.call(generate, {
          params: { workerId: "teo" },
          body: { prompt: `Turno ${turn}`, conversationId },
        });
        conversationId = answer.body.conversationId;
      }
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ana.call(listMessages, {
          params: { conversationId: conversationId! },
          query: { limit: 5, cursor },
        });
        assert.equal(page.headers.get("x-total-count"), "12");
        seen.push(...page.body.map((message) => message.id));
        const next = /<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1];
        cursor = next && new URL(next, site.origin).searchParams.get("cursor")!;
      } while (cursor);
      assert.equal(seen.length, 12);
      assert.equal(new Set(seen).size, 12);
    });

    it("another person's conversations, messages and replies do not exist", async () => {
      const [ana, eva] = [await site.person(), await site.person()];
      const { body } = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Mío" },
      });
      const conversation = { params: { conversationId: body.conversationId } };
      const message = { params: { messageId: body.messageId } };
      const tries = [
        eva.send(listMessages, conversation),
        eva.send(renameConversation, { ...conversation, body: { title: "Robado" } }),
        eva.send(deleteConversation, conversation),
        eva.send(followReply, message),
        eva.send(stopReply, message),
        eva.send(retryReply, { ...message, body: {} }),
        eva.send(generate, {
          params: { workerId: "teo" },
          body: { prompt: "x", conversationId: body.conversationId },
        }),
      ];
      for (const answer of await Promise.all(tries)) assert.equal(answer.status, 404, answer.url);
      assert.equal(await creditsUsed(eva), 0);
      assert.equal((await ana.call(listMessages, conversation)).body.length, 2);
    });
  });
}
