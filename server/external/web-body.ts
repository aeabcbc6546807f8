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

/** Value of the Accept-Encoding header. */
export const acceptedEncodings = "gzip, deflate, br, zstd";

export interface BodyReader {
  /** Returns false when the caller must wait for `onDrain`. @throws WebError when the body is too big */
  write(chunk: Buffer): boolean;
  end(): void;
  /** Frees the decoder. Always call it. */
  stop(): void;
  /** The decoded body; rejects when it cannot be decoded. */
  whole: Promise<Buffer>;
  /** Bytes decoded so far. */
  readonly decodedBytes: number;
}

/**
 * Decodes a body. Both the encoded and the decoded body are limited to `bytesMax` bytes.
 * @param encoding an accepted `content-encoding`; "" or "identity" for none
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
  // Avoids an unhandled rejection: nobody waits for it yet, or ever if the connection breaks first.
  whole.catch(() => undefined);
  const output = createByteBuffer(bytesMax);
  const isPlain = encoding === "" || encoding === "identity";
  let decoder: Transform | undefined;
  let encodedBytes = 0;

  function openDecoder(first: Buffer): Transform {
    const opened = decoderOf(encoding, first);
    opened.on("data", (chunk: Buffer) => {
      try {
        output.add(chunk);
      } catch (error) {
        opened.destroy(error as Error);
      }
    });
    opened.on("drain", onDrain);
    opened.once("end", () => resolve(output.bytes()));
    opened.once("error", reject);
    return opened;
  }

  return {
    whole,
    get decodedBytes() {
      return output.length;
    },
    write(chunk) {
      encodedBytes += chunk.length;
      if (isPlain) {
        output.add(chunk);
        return true;
      }
      if (encodedBytes > bytesMax) throw tooBig(bytesMax);
      decoder ??= openDecoder(chunk);
      return decoder.write(chunk);
    },
    end() {
      if (decoder) decoder.end();
      else resolve(output.bytes());
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
      // RFC 9659 limits the window to 8 MB; without this a frame may request 128 MB.
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } });
    case "deflate":
      // Many servers send raw deflate without the zlib header.
      return (first[0]! & 0x0f) === 8 ? createInflate() : createInflateRaw();
  }
  throw new WebError("not_a_page", `content-encoding ${encoding.slice(0, 100)}`);
}

/** True when `readBody` can decode it. */
export function isKnownEncoding(encoding: string): boolean {
  return ["", "identity", "gzip", "x-gzip", "deflate", "br", "zstd"].includes(encoding);
}

// One growing buffer, because a body of two million one-byte chunks would be as many objects.
function createByteBuffer(bytesMax: number) {
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
