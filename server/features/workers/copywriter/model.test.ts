import assert from "node:assert/strict";
import { test } from "node:test";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";
import { localCopywriter } from "./model.ts";

const brief: Brief = {
  workerId: "teo",
  contentType: "post",
  prompt: "Un post para Instagram sobre la hogaza de centeno",
  profile: null,
  history: [],
  seed: "1",
  today: new Date("2026-11-16T09:00:00Z"),
};
const call = (abortSignal?: AbortSignal): LanguageModelV4CallOptions => ({
  prompt: [{ role: "user", content: [{ type: "text", text: brief.prompt }] }],
  providerOptions: { kolmena: { ...brief, history: [], today: brief.today.toISOString() } },
  abortSignal,
});

test("a streamed reply says word by word what the copywriter wrote", async () => {
  const { stream } = await localCopywriter().doStream(call());
  const parts = await Array.fromAsync(stream);
  const types = parts.map((part) => part.type);
  assert.deepEqual(types.slice(0, 3), ["stream-start", "text-start", "text-delta"]);
  assert.deepEqual(types.slice(-2), ["text-end", "finish"]);
  const deltas = parts.flatMap((part) => (part.type === "text-delta" ? [part.delta] : []));
  assert.equal(deltas.join(""), writeCopy(brief));
  assert.ok(deltas.length > 40);
  const end = parts.at(-1);
  assert.ok(end?.type === "finish" && end.finishReason.unified === "stop");
  assert.equal(end.usage.outputTokens.total, deltas.length);
});

test("a whole reply is the same text", async () => {
  const { content } = await localCopywriter().doGenerate(call());
  assert.deepEqual(content, [{ type: "text", text: writeCopy(brief) }]);
});

test("a stopped reply ends at once and keeps its beginning", async () => {
  const stop = new AbortController();
  const { stream } = await localCopywriter({ delayMsPerWord: 5 }).doStream(call(stop.signal));
  let said = "";
  await assert.rejects(
    async () => {
      for await (const part of stream) {
        if (part.type === "text-delta") said += part.delta;
        if (said.length > 30) stop.abort();
      }
    },
    { name: "AbortError" },
  );
  assert.ok(said.length > 30 && said.length < 60, said);
  assert.ok(writeCopy(brief).startsWith(said));
  await assert.rejects(async () => localCopywriter().doGenerate(call(stop.signal)), {
    name: "AbortError",
  });
});

test("the first word waits for nothing, however slowly the others come", async () => {
  const stop = new AbortController();
  const { stream } = await localCopywriter({ delayMsPerWord: 3_600_000 }).doStream(
    call(stop.signal),
  );
  let first = "";
  for await (const part of stream) {
    if (part.type !== "text-delta") continue;
    first = part.delta;
    break;
  }
  stop.abort();
  assert.ok(writeCopy(brief).startsWith(first) && first.length > 0);
});

test("a brief that never came is an error, not an empty reply", async () => {
  await assert.rejects(async () => localCopywriter().doGenerate({ prompt: [] }), /providerOptions/);
});
