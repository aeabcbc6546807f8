import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import type { LlmLimits, ReplyRequest } from "#server/external/llm-reply.ts";
import { followReply, generate, listMessages, retryReply } from "#shared/chat.ts";
import { suiteApp } from "#test/app.ts";
import { llmAt } from "#test/llm-calls.ts";
import { type LlmServer, type Scenario, startLlmServer } from "#test/llm-server.ts";
import { allEvents, replyTextOf } from "#test/reply-events.ts";
import { creditsUsed, streamReply } from "#test/reply-stream.ts";

const tooSlow = /ha tardado demasiado/;
const stalled: Scenario = { kind: "hang-midway", pieces: ["Uno "] };
const trickle: Scenario = { kind: "reply", pieces: Array(100_000).fill("la "), pauseMs: 20 };
const overloaded = /saturado o fuera de servicio\. No te hemos cobrado nada/;

/** What each way of failing is told as. Every one of them is free. */
const failures: [string, Scenario, number, RegExp, Partial<LlmLimits>?][] = [
  ["a refused key", { kind: "status", status: 401 }, 503, /no acepta la conexión de Kolmena/],
  [
    "too many requests for longer than we wait",
    { kind: "status", status: 429, headers: { "retry-after": "60" } },
    503,
    /demasiadas peticiones/,
  ],
  ["a server error that stays", { kind: "status", status: 500 }, 503, overloaded],
  ["silence before the first word", { kind: "hang" }, 504, tooSlow, { firstTokenMs: 500 }],
  ["silence in the middle", stalled, 504, tooSlow, { silenceMs: 500 }],
  ["a reply that trickles on", trickle, 504, tooSlow, { wholeMs: 500 }],
  ["a cut in the middle", { kind: "cut", pieces: ["Uno "], how: "reset" }, 502, /se cortó a mitad/],
  ["garbage", { kind: "garbage", as: "html" }, 502, /no se puede leer/],
  [
    "a stream without end",
    { kind: "endless", bytes: 50_000_000, as: "events" },
    502,
    /demasiado larga/,
  ],
];

describe("a language model behind the real wire", () => {
  let model: LlmServer;
  let limits: Partial<LlmLimits> = {};
  before(async () => {
    model = await startLlmServer();
  });
  after(() => model.close());
  const site = suiteApp(() => {
    const withLimits = () => llmAt(model, "compatible", limits);
    const llm = { ...withLimits(), reply: (asked: ReplyRequest) => withLimits().reply(asked) };
    return { llm };
  });
  beforeEach(() => {
    limits = {};
  });

  it("its words stream to the person, are kept, and cost the price", async () => {
    model.play({ kind: "reply", pieces: ["¡Hola, ", "Ana! ", "🐝"], pauseMs: 20 });
    const ana = await site.person();
    const answer = await streamReply(ana, { prompt: "Hola" });
    const events = await allEvents(answer);
    assert.ok(events.filter(({ type }) => type === "delta").length >= 2);
    assert.equal(replyTextOf(events), "¡Hola, Ana! 🐝");
    assert.equal(await creditsUsed(ana), 1);
    const sent = model.requests.at(-1)!.body as { stream: boolean; model: string };
    assert.deepEqual([sent.stream, sent.model], [true, "model-1"]);
  });

  for (const [what, scenario, status, sentence, shortened = {}] of failures) {
    it(`${what} is told and costs nothing`, async () => {
      model.play(scenario);
      limits = shortened;
      const ana = await site.person();
      const answer = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Hola" },
      });
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.match(answer.body.message ?? "", sentence);
      assert.equal(await creditsUsed(ana), 0);
    });
  }

  it("a provider that stops in mid-reply is left: its words stay, free, and the reply can be retried", async () => {
    model.play(stalled);
    limits = { silenceMs: 500 };
    const ana = await site.person();
    const asked = model.nextRequest();
    const events = await allEvents(await streamReply(ana, { prompt: "Hola" }));
    const [start, last] = [events[0]!, events.at(-1)!];
    assert.ok(start.type === "start" && last.type === "error", JSON.stringify(events));
    assert.equal(replyTextOf(events), "Uno ");
    assert.match(
      last.message,
      /ha tardado demasiado en contestar\. No te hemos cobrado nada: reinténtalo/,
    );
    await (await asked).abandoned;
    const failed = await ana.call(followReply, { params: start });
    assert.partialDeepStrictEqual(failed.body, {
      status: "failed",
      content: "Uno ",
      failure: last.message,
    });
    assert.equal(await creditsUsed(ana), 0);

    model.play({ kind: "reply", pieces: ["Ahora sí."] });
    const again = await ana.call(retryReply, { params: start, body: {} });
    assert.equal(again.body.content, "Ahora sí.", JSON.stringify(again.body));
    assert.equal(await creditsUsed(ana), 1);
  });

  it("a short 429 is waited for once, and the person notices nothing", async () => {
    model.play(
      { kind: "status", status: 429, headers: { "retry-after": "0" } },
      { kind: "reply", pieces: ["Aquí estoy."] },
    );
    const ana = await site.person();
    const answer = await ana.call(generate, {
      params: { workerId: "teo" },
      body: { prompt: "Hola" },
    });
    assert.equal(answer.body.content, "Aquí estoy.");
    const { body } = await ana.call(listMessages, { params: answer.body });
    assert.equal(body.length, 2);
    assert.equal(await creditsUsed(ana), 1);
  });
});
