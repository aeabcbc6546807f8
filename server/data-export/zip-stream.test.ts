import assert from "node:assert/strict";
import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import fc from "fast-check";
import yauzl from "yauzl";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

const at = new Date("2026-11-22T09:00:04Z");

async function read(zip: Buffer): Promise<[string, Buffer][]> {
  const file = await yauzl.fromBufferPromise(zip);
  const found: [string, Buffer][] = [];
  for await (const entry of file.eachEntry()) {
    found.push([entry.fileName, await buffer(await file.openReadStreamPromise(entry))]);
  }
  return found;
}

test("every entry comes out unchanged and under its name", async () => {
  const entry = fc.record({
    name: fc.stringMatching(/^[a-zñá0-9]{1,12}$/),
    pieces: fc.array(fc.uint8Array({ maxLength: 2_000 }), { maxLength: 4 }),
    way: fc.constantFrom("whole", "stored", "compressed"),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(entry, { selector: ({ name }) => name }), async (given) => {
      const entries = async function* (): AsyncGenerator<ZipEntry> {
        for (const { name, pieces, way } of given) {
          const buffers = pieces.map((piece) => Buffer.from(piece));
          if (way === "whole") yield { name, content: Buffer.concat(buffers) };
          else yield { name, content: Readable.from(buffers), compress: way === "compressed" };
        }
      };
      const zip = await buffer(zipStream(entries(), at));
      const expected = given.map(({ name, pieces }) => [name, Buffer.concat(pieces)]);
      assert.deepEqual(await read(zip), expected);
    }),
    { numRuns: 60 },
  );
});

/** Three long entries, and a count of the open ones. */
function countedEntries() {
  const state = { open: 0, opened: 0 };
  const long = async function* () {
    for (let piece = 0; piece < 100; piece += 1) yield Buffer.alloc(16_384, "abeja ");
  };
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const name of ["a", "b", "c"]) {
      const content = Readable.from(long());
      state.open += 1;
      state.opened += 1;
      content.once("close", () => {
        state.open -= 1;
      });
      yield { name, content, compress: name === "a" };
    }
  };
  return { state, entries };
}

test("a slow reader keeps one entry open, and a reader that leaves keeps none", async () => {
  const { state, entries } = countedEntries();
  const zip = zipStream(entries(), at);
  await once(zip, "readable");
  zip.read(1);
  assert.deepEqual(state, { open: 1, opened: 1 });
  zip.destroy();
  await once(zip, "close");
  while (state.open > 0) await new Promise(setImmediate);
  assert.equal(state.opened, 1);
});

test("a failing entry breaks off the archive", async () => {
  for (const compress of [true, false]) {
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      const failing = async function* () {
        yield Buffer.from("abeja");
        throw new Error("The disk is gone");
      };
      yield { name: "a", content: Readable.from(failing()), compress };
    };
    await assert.rejects(buffer(zipStream(entries(), at)), /The disk is gone/);
  }
});
