import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import type { EventTimes } from "#server/platform/http/event-stream.ts";
import { followReply } from "#shared/chat.ts";
import { testApp } from "#test/app.ts";
import { allEvents, readEvents, replyTextOf } from "#test/reply-events.ts";
import { creditsUsed, eventHeaders, streamReply } from "#test/reply-stream.ts";
import { ScriptedLlm } from "#test/scripted-llm.ts";

const hourMs = 3_600_000;

describe("the connection of a reply whose model says nothing yet", () => {
  async function chat(t: TestContext, eventTimes: EventTimes) {
    const llm = new ScriptedLlm();
    const site = await testApp({ llm, eventTimes });
    t.after(async () => {
      await site.close();
      assert.deepEqual(site.errors, []);
    });
    return { llm, ana: await site.person() };
  }

  it("is kept by signs of life", async (t) => {
    const { llm, ana } = await chat(t, { heartbeatMs: 50, stalledAfterMs: 1_000 });
    const answer = await streamReply(ana, { prompt: "Piénsalo bien" });
    let text = "";
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += piece;
      // Together they outlast what a silent connection would be given.
      if (text.split(": \n\n").length === 26) llm.say("Ya lo tengo.", "end");
    }
    assert.match(text, /Ya lo tengo\./);
    assert.match(text, /event: done/);
    assert.equal(await creditsUsed(ana), 1);
  });

  it("is given up when nothing gets through; the reply is written for whoever comes back", async (t) => {
    const { llm, ana } = await chat(t, { heartbeatMs: hourMs, stalledAfterMs: 500 });
    const events = readEvents(await streamReply(ana, { prompt: "Piénsalo bien" }));
    const start = (await events.next()).value!;
    assert.ok(start.type === "start");
    await assert.rejects(events.next(), { name: "TypeError", message: "terminated" });
    llm.say("Ya lo tengo.", "end");
    const back = await ana.send(followReply, { params: start }, { headers: eventHeaders });
    const seen = await allEvents(back);
    assert.equal(replyTextOf(seen), "Ya lo tengo.");
    assert.equal(seen.at(-1)?.type, "done");
    assert.equal(await creditsUsed(ana), 1);
  });
});
