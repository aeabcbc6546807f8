import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { collect, question } from "#test/llm-calls.ts";
import { createLlm } from "./llm.ts";

describe("The local model", { timeout: 60_000 }, () => {
  const parts = (texts: string[]): LanguageModelV4StreamPart[] => [
    { type: "text-start", id: "1" },
    ...texts.map((delta) => ({ type: "text-delta" as const, id: "1", delta })),
    { type: "text-end", id: "1" },
    {
      type: "finish",
      finishReason: { unified: "stop", raw: undefined },
      usage: {
        inputTokens: {
          total: undefined,
          noCache: undefined,
          cacheRead: undefined,
          cacheWrite: undefined,
        },
        outputTokens: { total: undefined, text: undefined, reasoning: undefined },
      },
    },
  ];
  const local = (doStream: LanguageModelV4["doStream"]) =>
    createLlm(
      { provider: "local" },
      {
        localModel: () => ({
          specificationVersion: "v4",
          provider: "kolmena",
          modelId: "copywriter",
          supportedUrls: {},
          doGenerate: () => Promise.reject(new Error("Not streamed")),
          doStream,
        }),
      },
    );

  test("It writes from the brief, through the same interface", async () => {
    const model = local(async ({ providerOptions }) => ({
      stream: ReadableStream.from(parts(["Con ", String(providerOptions?.kolmena?.secret)])),
    }));
    assert.equal(model.local, true);
    assert.equal(model.label, "Modo local");
    const { text, last } = await collect(model.reply(question()));
    assert.equal(text, "Con never sent");
    assert.equal(last?.type, "finished");
  });

  test("Its first word takes less than 10 ms", async () => {
    const model = local(async () => ({ stream: ReadableStream.from(parts(["Hola", " a"])) }));
    await model.warm();
    const waits: number[] = [];
    for (let run = 0; run < 21; run += 1) {
      const startedAt = performance.now();
      for await (const _ of model.reply(question())) {
        waits.push(performance.now() - startedAt);
        break;
      }
    }
    const median = waits.sort((a, b) => a - b)[10]!;
    assert.ok(median < 10, `${median} ms`);
  });

  test("A bug in it is a failure with its stack for the log", async () => {
    const model = local(async () => {
      throw new TypeError("No such template");
    });
    const { failure } = await collect(model.reply(question()));
    assert.equal(failure?.kind, "garbage");
    assert.match(failure?.detail ?? "", /No such template[\s\S]*llm\.test\.ts/);
  });

  test("Its stream is given up when the reader leaves", async () => {
    let cancelled = false;
    const model = local(async () => ({
      stream: new ReadableStream({
        pull: (controller) => controller.enqueue({ type: "text-delta", id: "1", delta: "la " }),
        cancel: () => {
          cancelled = true;
        },
      }),
    }));
    for await (const part of model.reply(question())) if (part.type === "text") break;
    await delay(5);
    assert.ok(cancelled);
  });
});
