import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { after, afterEach, before, describe, test } from "node:test";
import { collect, llmAt, longLimits, noLocalModel, question } from "#test/llm-calls.ts";
import { type LlmServer, startLlmServer } from "#test/llm-server.ts";
import { createLlm, pauseFor } from "./llm.ts";

let server: LlmServer;
before(async () => {
  server = await startLlmServer();
});
after(() => server.close());
afterEach(() => server.requests.splice(0));

describe("Failures before the first word", { timeout: 60_000 }, () => {
  test("A rate-limited request is retried after the pause that the provider asked for", async () => {
    server.play(
      { kind: "status", status: 429, headers: { "retry-after": "1" } },
      { kind: "reply", pieces: ["Ya"] },
    );
    const pauses: number[] = [];
    const pause = async (pauseMs: number) => {
      pauses.push(pauseMs);
      return true;
    };
    const { text } = await collect(llmAt(server, "compatible", { pause }).reply(question()));
    assert.equal(text, "Ya");
    assert.deepEqual(pauses, [1_000]);
  });

  test("When the provider asks for a long pause there is no retry, and the failure has the pause", async () => {
    server.play({ kind: "status", status: 429, headers: { "retry-after": "6" } });
    const { failure } = await collect(llmAt(server, "openai").reply(question()));
    assert.equal(failure?.kind, "rate_limited");
    assert.equal(failure?.retryAfterSeconds, 6);
    assert.equal(server.requests.length, 1);
  });

  test("Retry-After may also be a date", async () => {
    const daySeconds = 86_400;
    const date = new Date(Date.now() + 9 * daySeconds * 1_000).toUTCString();
    server.play({ kind: "status", status: 429, headers: { "retry-after": date } });
    const { failure } = await collect(llmAt(server).reply(question()));
    assert.equal(Math.ceil(failure!.retryAfterSeconds! / daySeconds), 9);
  });

  test("An account without funds is an `auth` failure and not retried", async () => {
    server.play({ kind: "status", status: 429, error: { code: "insufficient_quota" } });
    const { failure } = await collect(llmAt(server, "openai").reply(question()));
    assert.equal(failure?.kind, "auth");
    assert.equal(server.requests.length, 1);
  });

  test("There is exactly one retry", async () => {
    server.play({ kind: "status", status: 503 });
    const { failure } = await collect(llmAt(server).reply(question()));
    assert.equal(failure?.kind, "overloaded");
    assert.equal(server.requests.length, 2);
  });

  test("A conversation too long for the model is `too_long`", async () => {
    const error = { code: "context_length_exceeded", type: "invalid_request_error" };
    server.play({ kind: "status", status: 400, error });
    const { failure } = await collect(llmAt(server, "openai").reply(question()));
    assert.equal(failure?.kind, "too_long");
  });

  test("A silent server is given up at the time limit", async () => {
    server.play({ kind: "hang" });
    const llm = llmAt(server, "compatible", { firstTokenMs: 300 });
    const { failure } = await collect(llm.reply(question()));
    assert.deepEqual(failure, { kind: "timeout", detail: "No first token in time" });
    assert.equal(server.requests.length, 1);
    await server.requests[0]?.abandoned;
  });

  test("Headers without any text count as silence", async () => {
    server.play({ kind: "hang-midway", pieces: [] });
    const llm = llmAt(server, "compatible", { firstTokenMs: 300 });
    const { failure } = await collect(llm.reply(question()));
    assert.deepEqual(failure, { kind: "timeout", detail: "No first token in time" });
  });

  test("A dropped connection is retried once", async () => {
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
        limits: longLimits,
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

  test("A call of an unknown tool is garbage", async () => {
    server.play({ kind: "tool" });
    const { failure } = await collect(llmAt(server).reply(question()));
    assert.equal(failure?.kind, "garbage");
  });

  test("A reply of only white space is garbage", async () => {
    server.play({ kind: "reply", pieces: [" ", "\n"] });
    const { failure } = await collect(llmAt(server).reply(question()));
    assert.equal(failure?.kind, "garbage");
  });

  test("Aborting before the first word yields no part", async () => {
    server.play({ kind: "hang" });
    const stop = new AbortController();
    void server.nextRequest().then(() => stop.abort());
    const { parts } = await collect(llmAt(server).reply(question(stop.signal)));
    assert.deepEqual(parts, []);
  });

  test("Aborting during the pause before a retry ends at once", async () => {
    server.play({ kind: "status", status: 429, headers: { "retry-after": "3000" } });
    const stop = new AbortController();
    const pause: typeof pauseFor = (pauseMs, signal) => {
      setImmediate(() => stop.abort());
      return pauseFor(pauseMs, signal);
    };
    const llm = llmAt(server, "compatible", { pause, retryPauseMaxMs: 3_600_000 });
    const { parts } = await collect(llm.reply(question(stop.signal)));
    assert.deepEqual(parts, []);
    assert.equal(server.requests.length, 1);
  });
});

describe("Failures after the first word", { timeout: 60_000 }, () => {
  test("An error event in mid-stream is reported as a failure", async () => {
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

  test("An error event before the first word is retried", async () => {
    server.play(
      { kind: "error-event", pieces: [], error: { type: "server_error", message: "Oops" } },
      { kind: "reply", pieces: ["Ya"] },
    );
    const { text } = await collect(llmAt(server, "openai").reply(question()));
    assert.equal(text, "Ya");
  });

  test("A reply that trickles endlessly ends at the overall limit", async () => {
    server.play({ kind: "reply", pieces: Array(100_000).fill("la "), pauseMs: 20 });
    const llm = llmAt(server, "compatible", { wholeMs: 500 });
    const { failure } = await collect(llm.reply(question()));
    assert.deepEqual(failure, { kind: "timeout", detail: "No end in time" });
    await server.requests[0]?.abandoned;
  });

  for (const as of ["events", "line"] as const) {
    test(`A stream of 50 MB (${as}) is stopped early`, async () => {
      server.play({ kind: "endless", bytes: 50_000_000, as });
      const before = process.memoryUsage().rss;
      const { failure, text } = await collect(llmAt(server).reply(question()));
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
