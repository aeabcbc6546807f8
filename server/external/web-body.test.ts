import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { readBody } from "./web-body.ts";
import { WebError } from "./web-failure.ts";

const bytesMax = 2 * 1024 * 1024;
const pieceBytes = 4 * 1024;
const zeros = Buffer.alloc(64 * 1024 * 1024);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const bombs: Record<string, Buffer> = {
  gzip: gzipSync(zeros),
  deflate: deflateSync(zeros),
  br: Buffer.concat([brotliCompressSync(zeros, quick), Buffer.alloc(pieceBytes * 4)]),
  zstd: Buffer.concat([zstdCompressSync(zeros), Buffer.alloc(pieceBytes * 4)]),
};

for (const [encoding, bomb] of Object.entries(bombs)) {
  test(`Of 64 MB compressed to ${bomb.length} bytes of ${encoding} at most 2 MB are decoded`, async (t) => {
    const before = process.memoryUsage().arrayBuffers;
    let drained = Promise.withResolvers<void>();
    const body = readBody({ encoding, bytesMax, onDrain: () => drained.resolve() });
    let failure: unknown;
    const failed = body.whole.catch((error: unknown) => {
      failure = error;
    });
    let written = 0;
    while (written < bomb.length && !failure) {
      drained = Promise.withResolvers();
      const goesOn = body.write(bomb.subarray(written, written + pieceBytes));
      written += pieceBytes;
      if (!goesOn) await Promise.race([drained.promise, failed]);
    }
    await failed;
    assert.ok(failure instanceof WebError && failure.kind === "too_big");
    assert.ok(body.decodedBytes <= bytesMax);
    const grownBytes = process.memoryUsage().arrayBuffers - before;
    t.diagnostic(
      `${encoding}: ${body.decodedBytes} bytes decoded, ${grownBytes} bytes more in use`,
    );
    assert.ok(grownBytes < 5 * bytesMax, `${grownBytes} bytes more in use`);
    body.stop();
  });
}

test("A body of a million one-byte chunks is read", async () => {
  const body = readBody({ encoding: "", bytesMax, onDrain: () => undefined });
  const byte = Buffer.from("a");
  for (let at = 0; at < 1_000_000; at += 1) body.write(byte);
  body.end();
  assert.equal((await body.whole).length, 1_000_000);
});

test("A body may have exactly the maximum size and not a byte more", async () => {
  for (const encode of [null, gzipSync]) {
    for (const [bytes, fits] of [
      [bytesMax, true],
      [bytesMax + 1, false],
    ] as const) {
      const text = Buffer.alloc(bytes, "a");
      const encoding = encode ? "gzip" : "";
      const body = readBody({ encoding, bytesMax, onDrain: () => undefined });
      const read = async () => {
        body.write(encode ? encode(text) : text);
        body.end();
        return (await body.whole).equals(text);
      };
      if (fits) assert.equal(await read(), true);
      else await assert.rejects(read, WebError);
    }
  }
});

test("Encoded bytes are limited even when they decode to nothing", async () => {
  const body = readBody({ encoding: "gzip", bytesMax, onDrain: () => undefined });
  body.write(gzipSync("").subarray(0, 10));
  const emptyBlocks = Buffer.alloc(50_000, Buffer.from([0, 0, 0, 0xff, 0xff]));
  const pour = () => {
    for (let bytes = 0; bytes <= bytesMax; bytes += emptyBlocks.length) body.write(emptyBlocks);
  };
  assert.throws(pour, WebError);
  assert.equal(body.decodedBytes, 0);
  body.stop();
});
