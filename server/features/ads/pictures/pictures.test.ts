import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { leases, messages, users } from "#db/schema.ts";
import { endAbandonedReplies } from "#server/features/chat/stored-replies.ts";
import { purgeDeletedContent } from "#server/features/content/deletion.ts";
import { fillBucket } from "#server/features/credits/credits.ts";
import { saveBusinessProfile } from "#shared/brain.ts";
import { generate, listMessages, retryReply, stopReply } from "#shared/chat.ts";
import { deleteContent, listContent, readContent } from "#shared/content.ts";
import { readOverview } from "#shared/overview.ts";
import { addPhoto } from "#shared/photos.ts";
import { generateImage, pictureFormats } from "#shared/pictures.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { FakeImageModel } from "#test/fake-image-model.ts";
import type { Person } from "#test/person.ts";
import { allEvents } from "#test/reply-events.ts";
import { creditsUsed, streamReply } from "#test/reply-stream.ts";
import { until } from "#test/wait-until.ts";

const bakery = {
  businessName: "Horno Lumbre",
  industry: "Panadería",
  businessType: "b2c",
  mainService: "Pan de masa madre y bollería",
  targetAudience: "Vecinos del barrio",
  audienceLocation: "Valencia",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram"],
  products: ["Hogaza de centeno", "Croissants"],
  brandValues: [],
  differentiators: ["Horno de leña"],
} as const;

/** An arbitrary photo with a subject in its middle. */
async function photo(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#6d4a2c"/><stop offset="1" stop-color="#d9b88a"/></linearGradient></defs><rect width="1024" height="1024" fill="url(#g)"/><circle cx="512" cy="560" r="260" fill="#f3e2c4"/><path d="M340 560q172-200 344 0" stroke="#7a4a28" stroke-width="40" fill="none"/></svg>`;
  return await sharp(Buffer.from(svg)).jpeg().toBuffer();
}

for (const kind of testedDatabaseKinds) {
  describe(`pictures on ${kind}`, () => {
    const imageModel = new FakeImageModel();
    const site = suiteApp({ kind, imageModel });

    async function person(plan: "trial" | "starter" | "studio" = "trial"): Promise<Person> {
      const someone = await site.person();
      await site.app.deps.db.update(users).set({ plan }).where(eq(users.id, someone.userId));
      return someone;
    }
    const ani = { params: { workerId: "ani" } } as const;
    const asking = (prompt: string, format?: "story" | "wide") => ({
      prompt,
      contentType: "image",
      ...(format ? { metadata: { format } } : {}),
    });
    const fileOf = async (url: string) => {
      const answer = await site.stranger().fetch(url);
      assert.equal(answer.status, 200, url);
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };

    it("Ani draws a picture for five credits, and it is a content piece", async () => {
      const ana = await person();
      await ana.call(saveBusinessProfile, { body: { ...bakery } as never });
      const { status, body } = await ana.call(generate, {
        ...ani,
        body: asking("Imagen para anunciar la hogaza de centeno"),
      });
      assert.equal(status, 200);
      assert.equal(body.creditsUsed, 5);
      const { picture } = body;
      assert.ok(picture);
      assert.deepEqual([picture.format, picture.width, picture.height], ["square", 1080, 1080]);
      assert.match(picture.alt, /^Imagen de Horno Lumbre: .*hogaza/i);
      const { answer, bytes } = await fileOf(picture.url);
      assert.equal(answer.headers.get("content-type"), "image/png");
      const read = await sharp(bytes).metadata();
      assert.deepEqual([read.width, read.height], [1080, 1080]);
      assert.match(String(read.xmp), /digitalsourcetype\/algorithmicMedia/);
      const small = await fileOf(picture.thumbnailUrl);
      assert.equal(small.answer.headers.get("content-type"), "image/jpeg");
      const smallRead = await sharp(small.bytes).metadata();
      assert.equal(smallRead.width, 720);
      assert.match(String(smallRead.xmp), /digitalsourcetype\/algorithmicMedia/);
      const saved = await fileOf(picture.downloadUrl);
      assert.match(saved.answer.headers.get("content-disposition")!, /^attachment/);
      const list = await ana.call(listContent, { query: { contentType: "deliverables" } });
      assert.deepEqual(
        list.body.map((piece) => [piece.id, piece.contentType, piece.picture?.alt]),
        [[body.contentId, "image", picture.alt]],
      );
      assert.equal((await ana.call(readOverview)).body.latestContent[0]?.picture?.width, 1080);
      const thread = await ana.call(listMessages, {
        params: { conversationId: body.conversationId },
      });
      assert.equal(thread.body[0]?.picture?.alt, picture.alt);
    });

    it("a picture has the chosen format, or the one that the request names", async () => {
      const ana = await person();
      const ask = async (body: ReturnType<typeof asking>) =>
        (await ana.call(generate, { ...ani, body })).body.picture;
      for (const { id, width, height } of pictureFormats) {
        const drawn = await ask({
          prompt: "Pan",
          contentType: "image",
          metadata: { format: id },
        } as never);
        assert.deepEqual([drawn?.format, drawn?.width, drawn?.height], [id, width, height]);
      }
      assert.equal((await ask(asking("Una historia con «Hoy huele a pan»")))?.format, "story");
      assert.match((await ask(asking("Pon «Hoy huele a pan»")))!.alt, /Hoy huele a pan/i);
    });

    it("a streamed picture sends a start event and then the finished picture", async () => {
      const ana = await person();
      const events = await allEvents(await streamReply(ana, asking("Croissants", "wide"), "ani"));
      assert.deepEqual(
        events.map(({ type }) => type),
        ["start", "done"],
      );
      const end = events.at(-1);
      assert.ok(end?.type === "done");
      assert.equal(end.picture?.format, "wide");
    });

    it("only Ani on a plan draws pictures, and 100 credits pay for exactly twenty", async () => {
      const ana = await person();
      const teo = await ana.call(generate, {
        params: { workerId: "teo" },
        body: asking("Una imagen"),
      });
      assert.equal(teo.status, 422);
      const free = await site.person();
      assert.equal((await free.call(generate, { ...ani, body: asking("Una imagen") })).status, 403);
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, at) =>
          ana.call(generate, { ...ani, body: asking(`Pan número ${at}`) }),
        ),
      );
      const statuses = Map.groupBy(answers, ({ status }) => status);
      assert.deepEqual([statuses.get(200)?.length, statuses.get(402)?.length], [20, 4]);
      assert.equal(await creditsUsed(ana), 100);
    });

    it("a double click makes one picture", async () => {
      const ana = await person();
      const requestId = randomUUID();
      const answers = await Promise.all(
        [1, 2, 3].map(() => ana.call(generate, { ...ani, body: { ...asking("Pan"), requestId } })),
      );
      assert.equal(new Set(answers.map(({ body }) => body.messageId)).size, 1);
      assert.equal(await creditsUsed(ana), 5);
    });

    it("on a plan with unlimited texts, pictures use their own credits", async () => {
      const ana = await person("studio");
      const { deps } = site.app;
      const start = deps.now();
      for (const [bucket, credits] of [
        ["main", null],
        ["images", 10],
      ] as const) {
        await fillBucket(deps, ana.userId, {
          bucket,
          grants: [{ ref: `test:${bucket}`, credits }],
          maxCredits: null,
          periodStart: start,
          periodEnd: new Date(start.getTime() + 30 * 86_400_000),
        });
      }
      imageModel.answer(
        ...Array.from({ length: 2 }, () => ({
          type: "failed" as const,
          failure: { kind: "unreachable" as const, detail: "away" },
        })),
      );
      const ask = () => ana.call(generate, { ...ani, body: asking("Pan") });
      const first = await ask();
      assert.equal(first.status, 200);
      // Without its photo it is still drawn, and the text says so.
      assert.match(first.body.content, /El modelo de fotos no ha contestado/);
      assert.equal(first.body.picture?.generated, false);
      assert.equal((await ask()).status, 200);
      assert.equal((await ask()).status, 402);
    });

    it("a paying user's picture has a photo of the model, and the file's metadata says so", async () => {
      const ana = await person("starter");
      imageModel.answer({ type: "made", bytes: await photo() });
      const { body } = await ana.call(generate, { ...ani, body: asking("Pan de pueblo") });
      assert.equal(body.picture?.generated, true);
      const { bytes } = await fileOf(body.picture!.url);
      assert.match(
        String((await sharp(bytes).metadata()).xmp),
        /compositeWithTrainedAlgorithmicMedia/,
      );
      assert.match(imageModel.requests.at(-1)!.prompt, /«Pan de pueblo»/);
    });

    it("a user's own photo is used instead of asking the model for one", async () => {
      const ana = await person("starter");
      const answer = await ana.send(
        addPhoto,
        {},
        {
          method: "POST",
          headers: { "content-type": "image/jpeg" },
          body: new Uint8Array(await photo()),
        },
      );
      const { id: photoId } = (await answer.json()) as { id: string };
      const requestsBefore = imageModel.requests.length;
      const body = { ...asking("Pan de pueblo"), metadata: { photoId } };
      const drawn = await ana.call(generate, { ...ani, body });
      assert.match(drawn.body.picture!.alt, /con tu foto: .*pan de pueblo/i);
      assert.equal(drawn.body.picture!.generated, false);
      assert.equal(imageModel.requests.length, requestsBefore);
    });

    it("a picture that the model refuses or the user stops costs nothing", async () => {
      const ana = await person("starter");
      imageModel.answer({ type: "failed", failure: { kind: "refused", detail: "policy" } });
      const refused = await ana.call(generate, { ...ani, body: asking("Algo raro") });
      assert.equal(refused.status, 502);
      assert.match(refused.body.message ?? "", /no ha querido.*No te hemos cobrado/);
      assert.equal(await creditsUsed(ana), 0);

      const requestsBefore = imageModel.requests.length;
      const pending = streamReply(ana, asking("Pan"), "ani");
      await until(async () => imageModel.requests.length > requestsBefore);
      const [reply] = await site.app.deps.db
        .select()
        .from(messages)
        .where(eq(messages.status, "streaming"));
      assert.equal(await creditsUsed(ana), 5);
      const stopped = await ana.call(stopReply, { params: { messageId: reply!.id } });
      assert.deepEqual([stopped.body.status, stopped.body.picture], ["stopped", null]);
      await (await pending).text();
      assert.equal(await creditsUsed(ana), 0);

      imageModel.answer({ type: "made", bytes: await photo() });
      const again = await ana.call(retryReply, { params: { messageId: reply!.id }, body: {} });
      assert.ok(again.body.picture);
      assert.equal(await creditsUsed(ana), 5);
    });

    it("the credits of a picture whose process died are released", async () => {
      const ana = await person("starter");
      const requestsBefore = imageModel.requests.length;
      const pending = ana.call(generate, { ...ani, body: asking("Pan") });
      await until(async () => imageModel.requests.length > requestsBefore);
      await endAbandonedReplies(site.app.deps, { all: true });
      assert.equal(await creditsUsed(ana), 0);
      // The process that is still drawing notices that its reply was ended.
      assert.equal((await pending).status, 503);
      assert.equal(await creditsUsed(ana), 0);
    });

    it("deleting a content piece deletes its picture file", async () => {
      const ana = await person();
      const { body } = await ana.call(generate, { ...ani, body: asking("Pan") });
      const params = { contentId: body.contentId };
      assert.ok((await ana.call(readContent, { params })).body.picture);
      const eva = await site.person();
      assert.equal((await eva.call(deleteContent, { params })).status, 404);
      assert.equal((await ana.call(deleteContent, { params })).status, 200);
      const gone = body.picture!.url;
      // The deletion can still be undone.
      site.advance(601_000);
      assert.equal((await site.stranger().fetch(gone)).status, 200);
      await purgeDeletedContent(site.app.deps);
      await until(async () => (await site.stranger().fetch(gone)).status === 404);
      const thread = await ana.call(listMessages, {
        params: { conversationId: body.conversationId },
      });
      assert.deepEqual([thread.body[0]?.picture, thread.body[0]?.contentId], [null, null]);
    });

    it("a stranger gets a small picture from a sentence, and the same file for the same request", async () => {
      const stranger = site.stranger();
      const body = {
        prompt: "Un cartel para una panadería con pan de masa madre",
        one_line_summary: "Pan de masa madre",
        aspect_ratio: "16:9",
      } as const;
      const answer = await stranger.call(generateImage, { body });
      assert.ok("imageUrl" in answer.body);
      const { bytes, answer: file } = await fileOf(answer.body.imageUrl);
      assert.equal(file.headers.get("content-type"), "image/webp");
      assert.ok(bytes.length < 150_000, `${bytes.length} bytes`);
      const { width, height, xmp } = await sharp(bytes).metadata();
      assert.deepEqual([width, height], [1200, 628]);
      assert.match(String(xmp), /digitalsourcetype\/algorithmicMedia/);
      const again = await stranger.call(generateImage, { body });
      assert.ok("imageUrl" in again.body);
      const path = (url: string) => new URL(url, site.origin).pathname;
      assert.equal(path(again.body.imageUrl), path(answer.body.imageUrl));
    });

    it("a stranger's request with URLs, phone numbers or hate gets a text instead of a picture", async () => {
      for (const prompt of [
        "Entra en www.premios.example y verifica tu cuenta",
        "Llama al 600 123 456 789 ahora",
        "Vota a los nazis",
      ]) {
        const { body } = await site.stranger().call(generateImage, { body: { prompt } });
        assert.ok("fallbackText" in body, prompt);
      }
    });

    it("a paying user's public picture costs five credits with a photo and nothing without", async () => {
      const ana = await person("starter");
      imageModel.answer({ type: "made", bytes: await photo() });
      const body = { prompt: `Pan recién hecho ${randomUUID().slice(0, 4)}` };
      assert.ok("imageUrl" in (await ana.call(generateImage, { body })).body);
      assert.equal(await creditsUsed(ana), 5);
      assert.ok("imageUrl" in (await ana.call(generateImage, { body })).body);
      assert.equal(await creditsUsed(ana), 5);
      imageModel.answer({ type: "failed", failure: { kind: "timeout", detail: "late" } });
      const other = await ana.call(generateImage, { body: { prompt: "Bollos de la abuela" } });
      assert.ok("imageUrl" in other.body);
      assert.equal(await creditsUsed(ana), 5);
    });

    it("two parallel equal requests of a paying user make and charge one picture", async () => {
      const ana = await person("starter");
      const photos = imageModel.requests.length;
      imageModel.answer({ type: "made", bytes: await photo() });
      const body = { prompt: `Pan de pasas ${randomUUID().slice(0, 4)}` };
      const answers = await Promise.all([1, 2].map(() => ana.call(generateImage, { body })));
      const paths = answers.map(({ body }) => {
        assert.ok("imageUrl" in body);
        return new URL(body.imageUrl, site.origin).pathname;
      });
      assert.equal(new Set(paths).size, 1);
      assert.equal(imageModel.requests.length - photos, 1);
      assert.equal(await creditsUsed(ana), 5);
      assert.equal(await site.database.db.$count(leases), 0);
    });

    it("a picture whose process was killed is made by the next request after the lease expires", async () => {
      const ana = await person("starter");
      const body = { prompt: `Pan de higos ${randomUUID().slice(0, 4)}` };
      imageModel.answer({ type: "failed", failure: { kind: "timeout", detail: "late" } });
      const first = await ana.call(generateImage, { body });
      assert.ok("imageUrl" in first.body);
      const { pathname } = new URL(first.body.imageUrl, site.origin);
      const key = decodeURIComponent(pathname.replace("/archivos/", ""));
      await site.app.deps.files.remove(key.replace(/\/[^/]+$/, ""));
      const over = { key: `generate-image:${key}`, holder: randomUUID(), until: new Date(0) };
      await site.database.db.insert(leases).values(over);
      imageModel.answer({ type: "made", bytes: await photo() });
      assert.ok("imageUrl" in (await ana.call(generateImage, { body })).body);
      assert.equal(await creditsUsed(ana), 5);
    });

    it("a stranger is limited in how many pictures they request", async () => {
      const stranger = site.stranger();
      let last = 200;
      for (let turn = 0; turn < 14 && last === 200; turn += 1) {
        last = (await stranger.call(generateImage, { body: { prompt: "Pan y vino" } })).status;
      }
      assert.equal(last, 429);
    });
  });
}
