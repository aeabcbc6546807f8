import type { Transform } from "node:stream";
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from "node:zlib";
import { WebError } from "./web-failure.ts";

/** What we say we understand. */
export const acceptedEncodings = "gzip, deflate, br, zstd";

export interface BodyReader {
  /** False: wait for `onDrain` before the next. Throws a WebError past the cap. */
  write(chunk: Buffer): boolean;
  end(): void;
  /** Frees the decoder; to be called in any case. */
  stop(): void;
  /** The body as it was before encoding; rejects as soon as it cannot become one. */
  whole: Promise<Buffer>;
  /** Bytes that have come out of the decoder. */
  readonly decodedBytes: number;
}

/**
 * Undoes a body's encoding and keeps at most `bytesMax` bytes of it: neither what comes in nor
 * what that becomes may be more.
 * @param encoding one of the `content-encoding`s that we accept; "" or identity: none
 */
export function readBody({
  encoding,
  bytesMax,
  onDrain,
}: {
  encoding: string;
  bytesMax: number;
  onDrain: () => void;
}): BodyReader {
  const { promise: whole, resolve, reject } = Promise.withResolvers<Buffer>();
  // Somebody waits for it later, or not at all when the connection broke first.
  whole.catch(() => undefined);
  const kept = keep(bytesMax);
  const plain = encoding === "" || encoding === "identity";
  let decoder: Transform | undefined;
  let encodedBytes = 0;

  function openDecoder(first: Buffer): Transform {
    const opened = decoderOf(encoding, first);
    opened.on("data", (chunk: Buffer) => {
      try {
        kept.add(chunk);
      } catch (error) {
        opened.destroy(error as Error);
      }
    });
    opened.on("drain", onDrain);
    opened.once("end", () => resolve(kept.bytes()));
    opened.once("error", reject);
    return opened;
  }

  return {
    whole,
    get decodedBytes() {
      return kept.length;
    },
    write(chunk) {
      encodedBytes += chunk.length;
      if (plain) {
        kept.add(chunk);
        return true;
      }
      if (encodedBytes > bytesMax) throw tooBig(bytesMax);
      decoder ??= openDecoder(chunk);
      return decoder.write(chunk);
    },
    end() {
      if (decoder) decoder.end();
      else resolve(kept.bytes());
    },
    stop: () => decoder?.destroy(),
  };
}

function decoderOf(encoding: string, first: Buffer): Transform {
  switch (encoding) {
    case "gzip":
    case "x-gzip":
      return createGunzip();
    case "br":
      return createBrotliDecompress();
    case "zstd":
      // RFC 9659: no more than 8 MB of window; a frame can ask for 128.
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } });
    case "deflate":
      // Half of the servers leave zlib's header out.
      return (first[0]! & 0x0f) === 8 ? createInflate() : createInflateRaw();
  }
  throw new WebError("not_a_page", `content-encoding ${encoding.slice(0, 100)}`);
}

/** Whether `readBody` knows it. */
export function isKnownEncoding(encoding: string): boolean {
  return ["", "identity", "gzip", "x-gzip", "deflate", "br", "zstd"].includes(encoding);
}

// One buffer that doubles: a body in two million chunks of a byte would be as many objects.
function keep(bytesMax: number) {
  let buffer = Buffer.allocUnsafe(Math.min(bytesMax, 64 * 1024));
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(chunk: Buffer) {
      const needed = length + chunk.length;
      if (needed > bytesMax) throw tooBig(bytesMax);
      if (needed > buffer.length) {
        const wider = Buffer.allocUnsafe(Math.min(bytesMax, Math.max(needed, buffer.length * 2)));
        buffer.copy(wider, 0, 0, length);
        buffer = wider;
      }
      chunk.copy(buffer, length);
      length = needed;
    },
    bytes: () => Buffer.from(buffer.subarray(0, length)),
  };
}

function tooBig(bytesMax: number): WebError {
  return new WebError("too_big", `more than ${bytesMax} bytes`);
}
