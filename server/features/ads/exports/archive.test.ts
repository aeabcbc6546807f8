import assert from "node:assert/strict";
import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import yauzl from "yauzl";
import type { OpenFile } from "#server/platform/files/files.ts";
import { createArchive } from "./archive.ts";

const mtime = new Date("2026-11-21T09:00:04Z");
const big = Buffer.alloc(4_000_000, "abeja ");

/** A file store in memory that counts open files. */
function memoryFiles(stored: Record<string, Buffer>) {
  let open = 0;
  let opened = 0;
  return {
    open: () => open,
    opened: () => opened,
    async openStream(key: string): Promise<OpenFile | null> {
      const bytes = stored[key];
      if (!bytes) return null;
      const chunks = Array.from({ length: Math.ceil(bytes.length / 16_384) }, (_, at) =>
        bytes.subarray(at * 16_384, (at + 1) * 16_384),
      );
      const stream = Readable.from(chunks, { objectMode: false });
      open += 1;
      opened += 1;
      stream.once("close", () => {
        open -= 1;
      });
      return { bytes: bytes.length, contentType: "image/png", stream };
    },
  };
}

const entries = ["a", "b", "c"].map((name) => ({
  name: `imagenes/${name}.png`,
  key: `orders/x/${name}.png`,
  size: big.length,
}));
const storedFiles = Object.fromEntries(entries.map(({ key }) => [key, big]));
const note = { name: "LEEME.txt", bytes: Buffer.from("¡Hola!") };

test("an archive has the announced size, and each entry is read back unchanged", async () => {
  const { bytes, stream } = await createArchive(
    memoryFiles(storedFiles),
    [note, ...entries],
    mtime,
  );
  const zip = await buffer(stream);
  assert.equal(zip.length, bytes);
  const file = await yauzl.fromBufferPromise(zip);
  const found = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    assert.equal(entry.getLastModDate().getTime(), Math.floor(mtime.getTime() / 1000) * 1000);
    found.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  }
  assert.deepEqual([...found.keys()], ["LEEME.txt", ...entries.map(({ name }) => name)]);
  assert.equal(String(found.get("LEEME.txt")), "¡Hola!");
  for (const { name } of entries) assert.ok(found.get(name)!.equals(big));
});

test("an aborted download leaves no file open, and a slow one opens one file at a time", async () => {
  const files = memoryFiles(storedFiles);
  const { stream } = await createArchive(files, entries, mtime);
  await once(stream, "readable");
  stream.read(1);
  assert.equal(files.opened(), 1);
  stream.destroy();
  await once(stream, "close");
  while (files.open() > 0) await new Promise(setImmediate);
  assert.equal(files.opened(), 1);
});

test("a missing file makes the archive fail instead of being left out", async () => {
  const { [entries[1]!.key]: _, ...fewer } = storedFiles;
  const files = memoryFiles(fewer);
  const { stream } = await createArchive(files, entries, mtime);
  await assert.rejects(buffer(stream), /orders\/x\/b\.png is gone/);
  while (files.open() > 0) await new Promise(setImmediate);
});
