import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { collect, llmAt, question, secretKey } from "#test/llm-calls.ts";
import { type LlmServer, startLlmServer } from "#test/llm-server.ts";
import type { ReplyPart } from "./llm-reply.ts";

let server: LlmServer;
before(async () => {
  server = await startLlmServer();
});
after(() => server.close());
afterEach(() => server.requests.splice(0));

for (const provider of ["compatible", "openai", "anthropic", "google"] as const) {
  describe(`The protocol of ${provider}`, { timeout: 60_000 }, () => {
    test("A reply arrives piece by piece and ends with its reason and tokens", async () => {
      server.play({ kind: "reply", pieces: ["Hola", ", ", "mundo 🌱"], pauseMs: 5 });
      const { parts, text, last } = await collect(llmAt(server, provider).reply(question()));
      assert.equal(text, "Hola, mundo 🌱");
      assert.ok(parts.length >= 4, "several pieces");
      assert.equal(last?.type === "finished" && last.reason, "stop");
      assert.equal(last?.type === "finished" && last.inputTokens, 12);
      assert.ok(last?.type === "finished" && last.outputTokens! >= 34);
    });

    test("The request carries the instructions, the conversation and the key, not the brief", async () => {
      server.play({ kind: "reply", pieces: ["Sí"] });
      await collect(llmAt(server, provider).reply(question()));
      const [seen] = server.requests;
      const sent = JSON.stringify(seen?.body);
      for (const words of ["Eres Teo.", "¿Qué necesitas?", "Un post", "500"]) {
        assert.ok(sent.includes(words), words);
      }
      assert.ok(!sent.includes("never sent"));
      assert.ok(JSON.stringify(seen?.headers).includes(secretKey));
    });

    test("A reply that ran out of tokens has the reason `length`", async () => {
      server.play({ kind: "reply", pieces: ["Hola"], finish: "length" });
      const { last } = await collect(llmAt(server, provider).reply(question()));
      assert.equal(last?.type === "finished" && last.reason, "length");
    });

    test("A refused key is an `auth` failure and is not retried", async () => {
      server.play({ kind: "status", status: 401, error: { message: `Bad key ${secretKey}` } });
      const { failure } = await collect(llmAt(server, provider).reply(question()));
      assert.equal(failure?.kind, "auth");
      assert.equal(server.requests.length, 1);
      assert.ok(!failure?.detail.includes(secretKey), "the key stays out of the log");
      assert.match(failure?.detail ?? "", /Bad key \[key\]/);
    });

    test("A server that fails once is retried once", async () => {
      server.play({ kind: "status", status: 500 }, { kind: "reply", pieces: ["Ya"] });
      const { text, last } = await collect(llmAt(server, provider).reply(question()));
      assert.equal(text, "Ya");
      assert.equal(last?.type, "finished");
      assert.equal(server.requests.length, 2);
    });

    test("A server that hangs in mid-reply is given up after the silence limit", async () => {
      server.play({ kind: "hang-midway", pieces: ["Hola", " a"] });
      const llm = llmAt(server, provider, { silenceMs: 500 });
      const { failure, text } = await collect(llm.reply(question()));
      assert.deepEqual(failure, { kind: "timeout", detail: "Silence in mid-reply" });
      assert.equal(text, "Hola a");
      await server.requests[0]?.abandoned;
    });

    for (const how of ["reset", "end"] as const) {
      test(`A connection that breaks in mid-reply (${how}) is a cut failure`, async () => {
        server.play({ kind: "cut", pieces: ["Hola", " a"], how });
        const { failure, text } = await collect(llmAt(server, provider).reply(question()));
        assert.equal(failure?.kind, "cut", failure?.detail);
        assert.equal(text, "Hola a");
        assert.equal(server.requests.length, 1, "nothing is written twice");
      });
    }

    test("A refusal of the model is `refused`", async () => {
      server.play({ kind: "refusal", text: "No puedo ayudar con eso." });
      const { failure } = await collect(llmAt(server, provider).reply(question()));
      assert.equal(failure?.kind, "refused");
    });

    test("Aborting closes the request at the provider and yields no further part", async () => {
      server.play({ kind: "hang-midway", pieces: ["Hola"] });
      const stop = new AbortController();
      const parts: ReplyPart[] = [];
      for await (const part of llmAt(server, provider).reply(question(stop.signal))) {
        parts.push(part);
        stop.abort();
      }
      assert.deepEqual(parts, [{ type: "text", text: "Hola" }]);
      await server.requests[0]?.abandoned;
    });
  });
}

test("Without streaming the test server answers one JSON object, as OpenAI does", async () => {
  server.play({ kind: "reply", pieces: ["Hola, ", "mundo"] });
  const answer = await fetch(`${server.url}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model: "model-1", messages: [] }),
  });
  const body = (await answer.json()) as { choices: { message: { content: string } }[] };
  assert.equal(body.choices[0]?.message.content, "Hola, mundo");
});

describe("Texts can be stored", { timeout: 60_000 }, () => {
  test("A surrogate pair split over two pieces survives; lone surrogates and NUL are removed", async () => {
    server.play({
      kind: "reply",
      pieces: ["Hola \ud83c", "\udf31 y\0 \ud83c", "nada\u0007\n", "fin\ud83c"],
    });
    for (const provider of ["compatible", "openai"] as const) {
      const { text, parts } = await collect(llmAt(server, provider).reply(question()));
      assert.equal(text, "Hola 🌱 y nada\nfin");
      for (const part of parts) assert.ok(part.type !== "text" || part.text.isWellFormed());
    }
  });
});
