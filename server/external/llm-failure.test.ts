import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { after, afterEach, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { collect, llmAt, noLocalModel, question, shortLimits } from "#test/llm-calls.ts";
import { type LlmServer, startLlmServer } from "#test/llm-server.ts";
import { createLlm } from "./llm.ts";

let server: LlmServer;
before(async () => {
  server = await startLlmServer();
});
after(() => server.close());
afterEach(() => server.requests.splice(0));

describe("Failures before the first word", { timeout: 60_000 }, () => {
  test("A provider with too many requests is tried again after the pause that it asked for", async () => {
    server.play(
      { kind: "status", status: 429, headers: { "retry-after": "1" } },
      { kind: "reply", pieces: ["Ya"] },
    );
    const { text, tookMs } = await collect(llmAt(server).reply(question()));
    assert.equal(text, "Ya");
    assert.ok(tookMs >= 990, `${tookMs} ms`);
  });

  test("A provider that asks for a long pause is not tried again, and the pause is handed on", async () => {
    server.play({ kind: "status", status: 429, headers: { "retry-after": "6" } });
    const patient = { firstTokenMs: 20_000, wholeMs: 20_000 };
    const { failure } = await collect(llmAt(server, "openai", patient).reply(question()));
    assert.equal(failure?.kind, "rate_limited");
    assert.equal(failure?.retryAfterSeconds, 6);
    assert.equal(server.requests.length, 1);
  });

  test("The pause may also be a date", async () => {
    const date = new Date(Date.now() + 90_000).toUTCString();
    server.play({ kind: "status", status: 429, headers: { "retry-after": date } });
    const { failure } = await collect(llmAt(server).reply(question()));
    assert.ok(failure!.retryAfterSeconds! > 80 && failure!.retryAfterSeconds! <= 90);
  });

  test("An account without funds is not a matter of waiting", async () => {
    server.play({ kind: "status", status: 429, error: { code: "insufficient_quota" } });
    const { failure } = await collect(llmAt(server, "openai").reply(question()));
    assert.equal(failure?.kind, "auth");
    assert.equal(server.requests.length, 1);
  });

  test("There is one retry and no more", async () => {
    server.play({ kind: "status", status: 503 });
    const { failure } = await collect(llmAt(server).reply(question()));
    assert.equal(failure?.kind, "overloaded");
    assert.equal(server.requests.length, 2);
  });

  test("A conversation that the model cannot take is told apart", async () => {
    const error = { code: "context_length_exceeded", type: "invalid_request_error" };
    server.play({ kind: "status", status: 400, error });
    const { failure } = await collect(llmAt(server, "openai").reply(question()));
    assert.equal(failure?.kind, "too_long");
  });

  test("A server that says nothing is left at the time limit", async () => {
    server.play({ kind: "hang" });
    const limits = { ...shortLimits, firstTokenMs: 300 };
    const { failure, tookMs } = await collect(
      llmAt(server, "compatible", limits).reply(question()),
    );
    assert.equal(failure?.kind, "timeout");
    assert.ok(tookMs >= 290 && tookMs < 1_000, `${tookMs} ms`);
    assert.equal(server.requests.length, 1);
    await server.requests[0]?.abandoned;
  });

  test("Headers without a word count as silence", async () => {
    server.play({ kind: "hang-midway", pieces: [] });
    const limits = { ...shortLimits, firstTokenMs: 300 };
    const { failure } = await collect(llmAt(server, "compatible", limits).reply(question()));
    assert.equal(failure?.kind, "timeout");
  });

  test("A dropped connection is tried again once", async () => {
    server.play({ kind: "drop" }, { kind: "reply", pieces: ["Ya"] });
    const { text } = await collect(llmAt(server).reply(question()));
    assert.equal(text, "Ya");
    assert.equal(server.requests.length, 2);
  });

  test("A server that is not there is unreachable", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as { port: number };
    closed.close();
    const nobody = createLlm(
      {
        provider: "compatible",
        baseUrl: `http://127.0.0.1:${port}/v1`,
        model: "m",
        limits: shortLimits,
      },
      { localModel: noLocalModel },
    );
    const { failure } = await collect(nobody.reply(question()));
    assert.equal(failure?.kind, "unreachable");
  });

  for (const as of ["events", "html", "json"] as const) {
    test(`Garbage (${as}) is told as such`, async () => {
      server.play({ kind: "garbage", as });
      for (const provider of ["compatible", "openai"] as const) {
        const { failure, text } = await collect(llmAt(server, provider).reply(question()));
        assert.equal(failure?.kind, "garbage", failure?.detail);
        assert.equal(text, "");
      }
    });
  }

  test("A call of a tool that nobody offered is garbage", async () => {
    server.play({ kind: "tool" });
    const { failure } = await collect(llmAt(server).reply(question()));
    assert.equal(failure?.kind, "garbage");
  });

  test("A reply without a word is garbage", async () => {
    server.play({ kind: "reply", pieces: [" ", "\n"] });
    const { failure } = await collect(llmAt(server).reply(question()));
    assert.equal(failure?.kind, "garbage");
  });

  test("A stop before the first word ends without a part", async () => {
    server.play({ kind: "hang" });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const { parts, tookMs } = await collect(llmAt(server).reply(question(stop.signal)));
    assert.deepEqual(parts, []);
    assert.ok(tookMs < 500);
  });

  test("A stop during the pause before the retry ends at once", async () => {
    server.play({ kind: "status", status: 429, headers: { "retry-after": "2" } });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 150);
    const { parts, tookMs } = await collect(llmAt(server).reply(question(stop.signal)));
    assert.deepEqual(parts, []);
    assert.ok(tookMs < 600);
  });
});

describe("Failures after the first word", { timeout: 60_000 }, () => {
  test("An overloaded provider says so in mid-stream", async () => {
    server.play({
      kind: "error-event",
      pieces: ["Hola"],
      error: { type: "overloaded_error", message: "Overloaded" },
    });
    const { failure, text } = await collect(llmAt(server, "anthropic").reply(question()));
    assert.equal(failure?.kind, "overloaded");
    assert.equal(text, "Hola");
    assert.equal(server.requests.length, 1);
  });

  test("An error event before the first word is tried again", async () => {
    server.play(
      { kind: "error-event", pieces: [], error: { type: "server_error", message: "Oops" } },
      { kind: "reply", pieces: ["Ya"] },
    );
    const { text } = await collect(llmAt(server, "openai").reply(question()));
    assert.equal(text, "Ya");
  });

  test("A reply that trickles for ever ends at the whole limit", async () => {
    server.play({ kind: "reply", pieces: Array(200).fill("la "), pauseMs: 20 });
    const limits = { ...shortLimits, wholeMs: 500 };
    const { failure, tookMs } = await collect(
      llmAt(server, "compatible", limits).reply(question()),
    );
    assert.equal(failure?.kind, "timeout");
    assert.ok(tookMs >= 490 && tookMs < 1_500, `${tookMs} ms`);
    await server.requests[0]?.abandoned;
  });

  test("A reader that takes its time does not make the model late", async () => {
    server.play({ kind: "reply", pieces: ["Uno ", "dos ", "tres"], pauseMs: 400 });
    let text = "";
    for await (const part of llmAt(server).reply(question())) {
      await delay(300);
      if (part.type === "text") text += part.text;
      else assert.equal(part.type, "finished");
    }
    assert.equal(text, "Uno dos tres");
  });

  for (const as of ["events", "line"] as const) {
    test(`A stream of 50 MB (${as}) is stopped early`, async () => {
      server.play({ kind: "endless", bytes: 50_000_000, as });
      const before = process.memoryUsage().rss;
      const limits = { firstTokenMs: 20_000, wholeMs: 20_000 };
      const { failure, text } = await collect(
        llmAt(server, "compatible", limits).reply(question()),
      );
      assert.ok(failure?.kind === (as === "events" ? "too_long" : "garbage"), failure?.detail);
      assert.ok(text.length <= 60_000);
      const [seen] = server.requests;
      await seen?.abandoned;
      assert.ok(seen!.bytesSent < 20_000_000, `${seen?.bytesSent} bytes`);
      assert.ok(process.memoryUsage().rss - before < 150_000_000);
    });
  }

  test("Leaving the loop stops the provider", async () => {
    server.play({ kind: "reply", pieces: Array(1_000).fill("la "), pauseMs: 5 });
    for await (const part of llmAt(server).reply(question())) if (part.type === "text") break;
    await server.requests[0]?.abandoned;
  });
});
