import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createLlm, type LlmLimits } from "#server/external/llm.ts";
import { generate, listMessages } from "#shared/chat.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { creditsUsed, stream } from "#test/asking.ts";
import { allEvents, textOf } from "#test/events.ts";
import { type LlmServer, type Scenario, startLlmServer } from "#test/llm-server.ts";

const limits: Partial<LlmLimits> = { firstTokenMs: 1_000, silenceMs: 500, wholeMs: 3_000 };
const overloaded = /saturado o fuera de servicio\. No te hemos cobrado nada/;

/** What each way of failing is told as. Every one of them is free. */
const failures: [string, Scenario, number, RegExp][] = [
  ["a refused key", { kind: "status", status: 401 }, 503, /no acepta la conexión de Kolmena/],
  [
    "too many requests for longer than we wait",
    { kind: "status", status: 429, headers: { "retry-after": "60" } },
    503,
    /demasiadas peticiones/,
  ],
  ["a server error that stays", { kind: "status", status: 500 }, 503, overloaded],
  ["silence before the first word", { kind: "hang" }, 504, /ha tardado demasiado/],
  ["silence in the middle", { kind: "hang-midway", pieces: ["Uno "] }, 504, /ha tardado demasiado/],
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
  let site: TestApp;
  let model: LlmServer;
  before(async () => {
    model = await startLlmServer();
    const llm = createLlm(
      { provider: "compatible", baseUrl: model.url, model: "model-1", limits },
      {
        localModel() {
          throw new Error("The local model was asked for");
        },
      },
    );
    site = await testApp({ llm });
  });
  after(async () => {
    await site.close();
    assert.deepEqual(site.errors, []);
    await model.close();
  });

  it("its words stream to the person, are kept, and cost the price", async () => {
    model.play({ kind: "reply", pieces: ["¡Hola, ", "Ana! ", "🐝"], pauseMs: 20 });
    const ana = await site.person();
    const answer = await stream(ana, { prompt: "Hola" });
    const events = await allEvents(answer);
    assert.ok(events.filter(({ type }) => type === "delta").length >= 2);
    assert.equal(textOf(events), "¡Hola, Ana! 🐝");
    assert.equal(await creditsUsed(ana), 1);
    const sent = model.requests.at(-1)!.body as { stream: boolean; model: string };
    assert.deepEqual([sent.stream, sent.model], [true, "model-1"]);
  });

  for (const [what, scenario, status, sentence] of failures) {
    it(`${what} is told in time and costs nothing`, async () => {
      model.play(scenario);
      const ana = await site.person();
      const askedAtMs = performance.now();
      const answer = await ana.call(generate, {
        params: { workerId: "teo" },
        body: { prompt: "Hola" },
      });
      const tookMs = performance.now() - askedAtMs;
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.match(answer.body.message ?? "", sentence);
      assert.ok(tookMs < limits.wholeMs! + 2_000, `${tookMs} ms`);
      assert.equal(await creditsUsed(ana), 0);
    });
  }

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
