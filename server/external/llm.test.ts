import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { collect, longLimits, question } from "#test/llm-calls.ts";
import { createLlm } from "./llm.ts";
import type { LlmLimits } from "./llm-reply.ts";

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
  const local = (doStream: LanguageModelV4["doStream"], limits: Partial<LlmLimits> = {}) =>
    createLlm(
      { provider: "local", limits: { ...longLimits, ...limits } },
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

  test("The first piece is passed on before the second exists", async () => {
    const model = local(async () => ({
      stream: new ReadableStream({
        start: (controller) => {
          for (const part of parts(["Hola"]).slice(0, 2)) controller.enqueue(part);
        },
      }),
    }));
    for await (const part of model.reply(question())) {
      assert.deepEqual(part, { type: "text", text: "Hola" });
      break;
    }
  });

  test("A slow reader does not count as silence of the model", async () => {
    const rest = parts(["Uno ", "dos ", "tres"]);
    const model = local(
      async () => ({
        stream: new ReadableStream(
          {
            async pull(controller) {
              await delay(20);
              controller.enqueue(rest.shift()!);
              if (rest.length === 0) controller.close();
            },
          },
          // No buffering: pull is called only when the reader asks.
          { highWaterMark: 0 },
        ),
      }),
      { silenceMs: 300 },
    );
    let text = "";
    for await (const part of model.reply(question())) {
      await delay(400);
      if (part.type === "text") text += part.text;
      else assert.equal(part.type, "finished");
    }
    assert.equal(text, "Uno dos tres");
  });

  test("An exception in the model is a failure with its stack for the log", async () => {
    const model = local(async () => {
      throw new TypeError("No such template");
    });
    const { failure } = await collect(model.reply(question()));
    assert.equal(failure?.kind, "garbage");
    assert.match(failure?.detail ?? "", /No such template[\s\S]*llm\.test\.ts/);
  });

  test("The stream is cancelled when the reader leaves", async () => {
    const cancelled = Promise.withResolvers<void>();
    const model = local(async () => ({
      stream: new ReadableStream({
        pull: (controller) => controller.enqueue({ type: "text-delta", id: "1", delta: "la " }),
        cancel: () => cancelled.resolve(),
      }),
    }));
    for await (const part of model.reply(question())) if (part.type === "text") break;
    await cancelled.promise;
  });
});
