import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serverSecrets } from "#db/schema.ts";
import { type TestApp, testApp } from "#test/app.ts";
import { migrationsDir, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { startS3 } from "#test/s3.ts";
import { until } from "#test/wait-until.ts";
import { createObjectStore } from "../external/object-store.ts";
import { migrate } from "../platform/database/migrate.ts";
import type { FileStore } from "../platform/files/files.ts";

const key = "orders/1/anuncio.png";
const forAnHour = { name: "anuncio.png", expiresInSeconds: 3600 };

/** A store with one file of these chunks, and counts of its started and finished readers. */
function oneFile(chunks: () => AsyncGenerator<Uint8Array>, bytes: number) {
  const readers = { begun: 0, over: 0 };
  const store: FileStore = {
    write: () => Promise.reject(new Error("Nothing is put here")),
    remove: () => Promise.reject(new Error("Nothing is removed here")),
    async open() {
      async function* watched() {
        readers.begun += 1;
        try {
          yield* chunks();
        } finally {
          readers.over += 1;
        }
      }
      return { bytes, chunks: watched() };
    },
  };
  return { store, readers };
}

async function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

async function withApp(fileStore: FileStore, run: (app: TestApp) => Promise<void>) {
  const app = await testApp({ fileStore });
  try {
    await run(app);
    assert.deepEqual(app.errors, []);
  } finally {
    await app.close();
  }
}

test("A HEAD request and an aborted download leave no file open", async () => {
  const { store, readers } = oneFile(endless, 1024 ** 3);
  await withApp(store, async (app) => {
    const link = new URL(await app.app.deps.files.link(key, forAnHour), app.origin);
    const head = await fetch(link, { method: "HEAD" });
    assert.equal(head.headers.get("content-length"), String(1024 ** 3));
    await until(() => readers.over === 1);
    const leaving = new AbortController();
    const answer = await fetch(link, { signal: leaving.signal });
    await answer.body?.getReader().read();
    assert.deepEqual(readers, { begun: 2, over: 1 });
    leaving.abort();
    await until(() => readers.over === 2);
  });
});

test("A download that breaks off is an error for the client", async () => {
  async function* broken() {
    yield Buffer.alloc(5000);
    throw new Error("The store hung up");
  }
  await withApp(oneFile(broken, 10_000).store, async (app) => {
    const link = new URL(await app.app.deps.files.link(key, forAnHour), app.origin);
    const answer = await fetch(link);
    assert.equal(answer.status, 200);
    await assert.rejects(answer.arrayBuffer());
    assert.equal((await fetch(new URL("/healthz", app.origin))).status, 200);
  });
});

test("While the store is unavailable a valid link gets a 503, and any other a 404", async () => {
  const s3 = await startS3();
  const store = createObjectStore({ ...s3.bucket, limits: { attempts: 2, pauseMs: 1 } });
  await withApp(store, async (app) => {
    const { files } = app.app.deps;
    await files.put(key, Buffer.from("x"), { maxBytes: 10 });
    const link = new URL(await files.link(key, forAnHour), app.origin);
    assert.equal((await fetch(link)).status, 200);
    await s3.close();
    const answer = await fetch(link);
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get("retry-after"), "10");
    const { message } = (await answer.json()) as { message: string };
    assert.match(message, /^Ahora mismo no podemos guardar ni leer archivos/);
    link.searchParams.set("until", "9999999999");
    assert.equal((await fetch(link)).status, 404);
  });
});

test("An expired link shows the 404 page of the site", async () => {
  const publicFolder = await mkdtemp(join(tmpdir(), "kolmena-site-"));
  await writeFile(join(publicFolder, "404.html"), "<title>No está</title>");
  const app = await testApp({ publicFolder });
  try {
    const link = await app.app.deps.files.link(key, forAnHour);
    const answer = await fetch(new URL(link, app.origin));
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /No está/);
    assert.equal(answer.headers.get("cache-control"), "no-cache");
  } finally {
    await app.close();
    await rm(publicFolder, { recursive: true });
  }
});

for (const kind of testedDatabaseKinds) {
  test(`Links are valid on every server of the same database and on no other, over ${kind}`, async () => {
    const [one, other] = [await testApp({ kind }), await testApp({ kind })] as const;
    const sameDatabase = await testApp({ beside: one, fileStore: oneFile(endless, 1024).store });
    try {
      // All test databases are copies of one, with the same secrets.
      const secret = randomBytes(32).toString("hex");
      await other.database.db.update(serverSecrets).set({ secret });
      for (const { deps } of [one.app, other.app]) {
        await deps.files.put(key, Buffer.from("x"), { maxBytes: 10 });
      }
      const link = await one.app.deps.files.link(key, forAnHour);
      const statusAt = async ({ origin }: TestApp) =>
        (await fetch(new URL(link, origin), { method: "HEAD" })).status;
      assert.deepEqual(
        await Promise.all([one, sameDatabase, other].map(statusAt)),
        [200, 200, 404],
      );
    } finally {
      await sameDatabase.app.close(0);
      for (const app of [one, other]) await app.close();
    }
  });

  test(`Every new database gets its own secrets, over ${kind}`, async () => {
    const secrets = new Set<string>();
    for (let made = 0; made < 2; made += 1) {
      const database = await testDatabase(kind, { empty: true });
      await migrate(database, migrationsDir);
      const rows = await database.db.select().from(serverSecrets);
      assert.deepEqual(rows.map(({ name }) => name).sort(), [
        "affiliate-visitors",
        "file-links",
        "order-links",
        "past-trials",
        "payout-details",
      ]);
      for (const { secret } of rows) {
        assert.match(secret, /^[0-9a-f]{64}$/);
        secrets.add(secret);
      }
      await database.close();
    }
    assert.equal(secrets.size, 10);
  });
}
