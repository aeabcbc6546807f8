import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, it, test } from "node:test";
import { createLlm } from "#server/external/llm.ts";
import { bakery } from "#server/features/ads/copy/example-briefs.ts";
import { exampleAds, exampleContext } from "#server/features/ads/revisions/examples/example-ads.ts";
import { readCredits } from "#server/features/credits/credits.ts";
import { localModel } from "#server/features/workers/local-model.ts";
import { AppError } from "#server/platform/errors.ts";
import { createLog } from "#server/platform/log.ts";
import { generate } from "#shared/chat.ts";
import { generateImage } from "#shared/pictures.ts";
import { suiteApp } from "#test/app.ts";
import { onlyLong } from "#test/only-long.ts";
import { sameThreadWriter } from "#test/same-thread-writer.ts";
import { createWriter, type TaskRunner, type Writer } from "./writer.ts";
import { WritingThreads } from "./writing-threads.ts";

/** No task is done in time. */
const alwaysLate: TaskRunner = {
  run: async () => ({ type: "undone" }),
  warm: async () => undefined,
  close: async () => undefined,
};

const call = { caller: "ana" };
const input = {
  facts: { ...bakery().site, colors: [], logos: [], pictures: [], fonts: [] } as never,
  businessName: "Horno Ejemplo",
  edits: { colors: null, products: null },
  material: { pictures: [], logo: null },
  seed: "uno",
  today: new Date("2026-11-24T09:00:00Z"),
};

test("a wish not understood in time gets a question, and no other texts are invented", async () => {
  const writer = createWriter(alwaysLate);
  const context = { texts: [], price: null };
  const read = await writer.understandWords({ words: "otra foto", context }, call);
  assert.equal(read.type, "unclear");
  const shown = exampleAds[0]!;
  const { otherAds: _, ...known } = exampleContext(shown);
  const asked = { shown, wishes: [{ kind: "rewrite", part: "all" } as const], context: known };
  assert.deepEqual(await writer.otherAds(asked, call), { usual: [], priceless: [] });
  assert.equal((await sameThreadWriter.otherAds(asked, call)).usual.length > 0, true);
});

test("a page that takes too long gets seven simple ads without its words", async () => {
  const plainly = createWriter({
    ...alwaysLate,
    async run({ name, input: given }) {
      if (name !== "composePlainCampaign") return { type: "undone" };
      const { loadTask } = await import("./tasks.ts");
      const compose = await loadTask(name);
      return { type: "done", value: await compose(given) };
    },
  });
  const { ads, schedule, writer } = await plainly.composeLocalCampaign(input, call);
  assert.equal(ads.length, 7);
  assert.equal(schedule.length, 7);
  assert.equal(writer, "Modo local");
  assert.doesNotMatch(JSON.stringify(ads), /hogaza|centeno/i);
  assert.match(JSON.stringify(ads), /Horno Ejemplo/);
  await assert.rejects(createWriter(alwaysLate).composeLocalCampaign(input, call), {
    code: "unavailable",
  });
});

test("every task gives the same result in a writing thread as in the same thread", async (t) => {
  const lines: string[] = [];
  const log = createLog({ level: "warn", write: (line) => lines.push(line) });
  const threads = new WritingThreads({ log, waitMs: 60_000 });
  t.after(() => threads.close());
  // What is compared are results; source is loaded slowly where other tests run beside.
  const threaded = createWriter({
    run: (task) => threads.run({ ...task, deadlineMs: 60 * task.deadlineMs }),
    warm: () => threads.warm(),
    close: () => threads.close(),
  });
  const brief = {
    workerId: "teo",
    contentType: "post",
    prompt: "Un post sobre la hogaza de centeno",
    profile: null,
    history: [],
    seed: "uno",
    today: input.today,
  } as const;
  const picture = {
    prompt: brief.prompt,
    profile: null,
    history: [],
    seed: "uno",
    today: brief.today,
  };
  const look = { prompt: brief.prompt, format: "square", seed: "uno" } as const;
  const shown = exampleAds[0]!;
  const { otherAds: _, ...context } = exampleContext(shown);
  const wishes = [{ kind: "rewrite", part: "all" } as const];
  const each = async (writer: Writer) => {
    const drafted = await writer.draftPicture(picture, call);
    return [
      await writer.writeReply(brief, call),
      await writer.industryNamed([null, "Panadería de barrio"], call),
      await writer.subjectNamed({ prompt: "Un post sobre la hogaza", products: [] }, call),
      await writer.understandWords(
        { words: "otra foto", context: { texts: [], price: null } },
        call,
      ),
      await writer.otherAds({ shown, wishes, context }, call),
      await writer.composeLocalCampaign(input, call),
      await writer.campaignRequest(input, call),
      drafted,
      await writer.composePicture({ ...drafted!, look }, call),
      await writer.pictureQuestion({ brief: picture, facts: drafted!.facts }, call),
      await writer.wishesQuestion({ typed: "otra foto", context }, call),
    ];
  };
  assert.deepEqual(await each(threaded), await each(sameThreadWriter));
  assert.deepEqual(lines, []);
});

describe("a site whose writing thread hangs and crashes", () => {
  const log = createLog({ level: "silent", write: () => undefined });
  const program = join(import.meta.dirname, "../../test/faulty-writing-thread.ts");
  let writer: Writer;
  const site = suiteApp(async () => {
    writer = createWriter(new WritingThreads({ log, program }));
    await writer.warm();
    const llm = createLlm(
      { provider: "local" },
      { localModel: () => localModel(writer.writeReply) },
    );
    return { writer, llm };
  });

  const ask = async (person: Awaited<ReturnType<typeof site.person>>, prompt: string) =>
    await person.call(generate, { params: { workerId: "teo" }, body: { prompt } });

  it("a text that hangs or crashes the thread is free and says so; the next reply is normal", async () => {
    const ana = await site.person();
    for (const prompt of ["cuélgate con esto", "cáete con esto", "explota con esto"]) {
      const { status, body } = await ask(ana, prompt);
      assert.equal(status, 200);
      assert.match(body.content, /No te cuesta ningún crédito/);
      assert.equal(body.creditsUsed, 0, prompt);
    }
    const { body } = await ask(ana, "un post sobre el pan");
    assert.equal(body.content, "Pan de masa madre, recién hecho.");
    assert.equal(body.creditsUsed, 1);
  });

  it(
    "five hanging texts at once block neither the site nor the replies of others",
    onlyLong,
    async () => {
      const [ana, bruno] = await Promise.all([site.person(), site.person()]);
      let isOver = false;
      const hanging = Promise.all(
        Array.from({ length: 5 }, () => ask(ana, "cuélgate con esto")),
      ).finally(() => {
        isOver = true;
      });
      for (let at = 0; at < 3; at++) {
        const { body } = await ask(bruno, "un post sobre el pan");
        assert.equal(body.content, "Pan de masa madre, recién hecho.");
      }
      while (!isOver) {
        // Half a second is generous; the answer takes milliseconds.
        const answer = await fetch(`${site.origin}/healthz`, { signal: AbortSignal.timeout(500) });
        assert.equal(answer.status, 200);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      for (const { status } of await hanging)
        assert.ok(status === 200 || status === 503, `${status}`);
      assert.equal((await readCredits(site.app.deps, ana.userId)).used, 0);
    },
  );
});

describe("a site with a full writing queue", () => {
  const refusing = createWriter({
    ...alwaysLate,
    run: () => Promise.reject(new AppError("unavailable", "Ahora mismo hay mucho trabajo.")),
  });
  const llm = createLlm(
    { provider: "local" },
    { localModel: () => localModel(refusing.writeReply) },
  );
  // Nothing may be logged as an error; the suite would fail.
  const site = suiteApp({ writer: refusing, llm });

  it("people are asked to try again, without mention of a model, and pay nothing", async () => {
    const ana = await site.person();
    const { status, body } = await ana.call(generate, {
      params: { workerId: "teo" },
      body: { prompt: "un post sobre el pan" },
    });
    assert.equal(status, 503);
    assert.match(body.message!, /mucho trabajo. No te hemos cobrado nada/);
    assert.doesNotMatch(body.message!, /modelo/);
    assert.equal((await readCredits(site.app.deps, ana.userId)).used, 0);
  });
});

describe("a site whose writer is never in time", () => {
  const site = suiteApp({ writer: createWriter(alwaysLate) });

  it("the picture of a stranger falls back to text", async () => {
    const { status, body } = await site.stranger().call(generateImage, {
      body: { prompt: "una imagen de pan", one_line_summary: "", aspect_ratio: "1:1" },
    });
    assert.equal(status, 200);
    assert.match(JSON.stringify(body), /fallbackText/);
  });

  it("a picture in the chat fails with advice and is free", async () => {
    const ana = await site.person();
    await site.app.deps.db.execute(`update users set plan = 'trial'`);
    const { status, body } = await ana.call(generate, {
      params: { workerId: "ani" },
      body: { prompt: "una imagen de pan", contentType: "image" },
    });
    assert.equal(status, 503);
    assert.match(JSON.stringify(body), /una o dos frases/);
  });
});
