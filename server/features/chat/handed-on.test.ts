import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { creditEntries } from "#db/schema.ts";
import { generate, listConversations, listMessages, retryReply } from "#shared/chat.ts";
import { listContent } from "#shared/content.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import { suiteApp } from "#test/app.ts";
import { creditsUsed } from "#test/reply-stream.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";

const params = { workerId: "teo" } as const;
const order: HandoffFields = {
  deliverable: "post",
  subject: "la hogaza de masa madre",
  goal: "llenar las plazas",
  date: "el sábado",
  offer: "2x1",
  network: "Instagram",
  tone: "cercano",
  count: 2,
  note: "para quien ya nos compró",
};

describe("work that was handed on, with the local copywriter", () => {
  const site = suiteApp();

  it("the piece is written from its fields, and none of them is printed as such", async () => {
    const ana = await site.person();
    const { status, body } = await ana.call(generate, {
      params,
      body: { prompt: "Lo que sea", order },
    });
    assert.equal(status, 200);
    assert.match(body.content, /^## Post para Instagram, opción 2$/m);
    assert.match(body.content, /hogaza de masa madre/i);
    assert.match(body.content, /2x1/);
    assert.doesNotMatch(body.content, /Objetivo|Fecha:|Cantidad|llenar las plazas|ya nos compró/);
    assert.equal(body.creditsUsed, 1);
    const { conversationId } = body;
    const said = (await ana.call(listMessages, { params: { conversationId } })).body;
    assert.deepEqual(said.at(-1)?.order, order);
    assert.match(said.at(-1)!.content, /^Prepara un post para Instagram sobre la hogaza/);
    assert.doesNotMatch(said.at(-1)!.content, /llenar las plazas/);
    assert.equal(said[0]!.order, null);
    const [conversation] = (await ana.call(listConversations, { params })).body;
    assert.equal(conversation!.title, "La hogaza de masa madre");
    const [piece] = (await ana.call(listContent)).body;
    assert.equal(piece?.contentType, "post");
  });

  it("fields that are none, too long or another's are refused by field, and cost nothing", async () => {
    const ana = await site.person();
    const refused = async (wrong: object) =>
      (await ana.send(generate, { params, body: { prompt: "x", order: wrong } as never })).json();
    for (const [wrong, field] of [
      [{ ...order, subject: "" }, "order.subject"],
      [{ ...order, subject: "x".repeat(301) }, "order.subject"],
      [{ ...order, count: 21 }, "order.count"],
      [{ ...order, deliverable: "nada" }, "order.deliverable"],
      [{ ...order, deliverable: "landing" }, "order.deliverable"],
    ] as const) {
      const { fields } = (await refused(wrong)) as { fields?: Record<string, string> };
      assert.ok(fields?.[field], field);
    }
    assert.ok(((await refused({ ...order, secret: 1 })) as { message?: string }).message);
    assert.equal(await creditsUsed(ana), 0);
  });

  it("who is told only that there is no answer pays nothing, in the ledger either", async () => {
    const ana = await site.person();
    const { body } = await ana.call(generate, {
      params,
      body: { prompt: "¿Cuál es la capital de Francia?" },
    });
    assert.match(body.content, /^Eso no lo sé contestar/);
    assert.equal(body.isFree, true);
    assert.equal(body.creditsUsed, 0);
    const { conversationId } = body;
    const [reply] = (await ana.call(listMessages, { params: { conversationId } })).body;
    assert.equal(reply!.isFree, true);
    const entries = await site.app.deps.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.ref, `generation:${body.messageId}`));
    assert.deepEqual(entries.map(({ kind, credits }) => `${kind} ${credits}`).toSorted(), [
      "release 1",
      "reserve -1",
    ]);
    const answered = await ana.call(generate, { params, body: { prompt: "Un post sobre el pan" } });
    assert.equal(answered.body.isFree, false);
    assert.equal(answered.body.creditsUsed, 1);
  });
});

describe("work that was handed on, with a model", () => {
  const llm = new ScriptedLlm();
  const site = suiteApp({ llm });

  it("the model gets the fields as data, and gets them again for a retry", async () => {
    const ana = await site.person();
    llm.say("Empiezo y ", { kind: "cut", detail: "test" });
    const failed = await ana.call(generate, { params, body: { prompt: "x", order } });
    assert.notEqual(failed.status, 200);
    const [conversation] = (await ana.call(listConversations, { params })).body;
    const at = { params: { conversationId: conversation!.id } };
    const [reply, question] = (await ana.call(listMessages, at)).body;
    assert.deepEqual(question!.order, order);
    llm.say("## Post\n\nYa.", "end");
    const again = { params: { messageId: reply!.id }, body: {} };
    assert.equal((await ana.call(retryReply, again)).status, 200);
    assert.equal(llm.requests.length, 2);
    for (const { system, brief, messages } of llm.requests) {
      assert.match(system, /<encargo>[^<]*"objetivo": "llenar las plazas"/);
      assert.deepEqual(brief.handoff, order);
      assert.doesNotMatch(messages.at(-1)!.content, /llenar las plazas/);
    }
    assert.deepEqual((await ana.call(listMessages, at)).body[1]!.order, order);
  });
});
