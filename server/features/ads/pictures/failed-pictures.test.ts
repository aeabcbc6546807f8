import assert from "node:assert/strict";
import { it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { generate } from "#shared/chat.ts";
import { generateImage } from "#shared/pictures.ts";
import { testApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { FakeImageModel } from "#test/fake-image-model.ts";
import { creditsUsed } from "#test/reply-stream.ts";

for (const kind of testedDatabaseKinds) {
  it(`a photo that the busy renderer cannot read costs nothing, and the picture has none, on ${kind}`, async () => {
    const renderer = createRenderer({
      log: createLog({ level: "silent", write: () => undefined }),
    });
    const imageModel = new FakeImageModel();
    imageModel.answer({ type: "made", bytes: Buffer.from("A photo") });
    const site = await testApp({
      kind,
      imageModel,
      renderer: {
        ...renderer,
        prepare: async () => {
          throw new AppError("unavailable", "Ahora mismo se están dibujando muchos anuncios");
        },
      },
    });
    const ana = await site.person();
    await site.app.deps.db.update(users).set({ plan: "starter" }).where(eq(users.id, ana.userId));
    const { status, body } = await ana.call(generateImage, { body: { prompt: "Pan de pueblo" } });
    assert.equal(status, 200, JSON.stringify(body));
    assert.ok("imageUrl" in body);
    assert.equal(await creditsUsed(ana), 0);
    assert.deepEqual(site.errors, []);
    await site.close();
  });

  it(`when drawing fails, strangers get a text and users spend no credits, on ${kind}`, async () => {
    const failure = { kind: "crashed", detail: "fell", attempts: 3 } as const;
    const site = await testApp({
      kind,
      renderer: {
        draw: async () => ({ type: "failed", failure }),
        prepare: async () => ({ type: "failed", failure }),
        paint: async () => ({ type: "failed", failure }),
        close: async () => undefined,
      },
    });
    const ana = await site.person();
    await site.app.deps.db.update(users).set({ plan: "trial" }).where(eq(users.id, ana.userId));
    const drawn = await ana.call(generate, {
      params: { workerId: "ani" },
      body: { prompt: "Pan", contentType: "image" },
    });
    assert.equal(drawn.status, 503);
    assert.match(drawn.body.message ?? "", /No te hemos cobrado nada/);
    assert.equal(await creditsUsed(ana), 0);
    const { body } = await site
      .stranger()
      .call(generateImage, { body: { prompt: "Pan de pueblo" } });
    assert.ok("fallbackText" in body && body.fallbackText.startsWith("Así sería tu imagen"));
    assert.equal(site.errors.length, 1);
    await site.close();
  });
}
