import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { createFileFolder } from "#server/external/file-folder.ts";
import { endAbandonedReplies } from "#server/features/chat/stored-replies.ts";
import { generate } from "#shared/chat.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { creditsUsed } from "#test/reply-stream.ts";
import { until } from "#test/wait-until.ts";

for (const kind of testedDatabaseKinds) {
  it(`a picture's file is removed when its reply is abandoned while the file is written, on ${kind}`, async () => {
    const folder = join(tmpdir(), `kolmena-pictures-${randomUUID()}`);
    const store = createFileFolder({ folder });
    const site: TestApp = await testApp({
      kind,
      fileStore: {
        ...store,
        async write(key, chunks) {
          await store.write(key, chunks);
          await endAbandonedReplies(site.app.deps, { all: true });
        },
      },
    });
    const ana = await site.person();
    await site.app.deps.db.update(users).set({ plan: "trial" }).where(eq(users.id, ana.userId));
    const { status } = await ana.call(generate, {
      params: { workerId: "ani" },
      body: { prompt: "Pan", contentType: "image" },
    });
    assert.equal(status, 503);
    assert.equal(await creditsUsed(ana), 0);
    const left = () => readdir(join(folder, "pictures"), { recursive: true }).catch(() => []);
    await until(async () => !(await left()).some((name) => name.endsWith(".png")));
    assert.deepEqual(site.errors, []);
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });
}
