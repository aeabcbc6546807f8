import type { Readable, Writable } from "node:stream";
import { deserialize, serialize } from "node:v8";

// Not Node's IPC channel, where malformed bytes throw in the reader's event loop: these bytes come
// from a process that decodes strangers' pictures.

/** A drawn picture has a few MB, its source pictures tens of MB. */
const mostBytes = 256 * 1024 * 1024;
const headBytes = 4;

/** Sends anything that can be structured-cloned; a `Buffer` stays a `Buffer`. */
export function sendMessage(pipe: Writable, message: unknown): void {
  const body = serialize(message);
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(body.length);
  pipe.cork();
  pipe.write(head);
  pipe.write(body);
  pipe.uncork();
}

/** Calls `hear` with each message, and with undefined for malformed bytes. */
export function readMessages(pipe: Readable, hear: (message: unknown) => void): void {
  let chunks: Buffer[] = [];
  let received = 0;
  let wanted = headBytes;
  let inBody = false;

  function take(): Buffer {
    const all = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, received);
    chunks = received > wanted ? [all.subarray(wanted)] : [];
    received -= wanted;
    return all.subarray(0, wanted);
  }

  pipe.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    while (received >= wanted) {
      const part = take();
      if (inBody) hear(read(part));
      wanted = inBody ? headBytes : part.readUInt32BE();
      inBody = !inBody;
      if (wanted <= mostBytes) continue;
      pipe.destroy();
      hear(undefined);
      return;
    }
  });
}

function read(body: Buffer): unknown {
  try {
    return deserialize(body);
  } catch {
    // V8 throws plain errors for malformed bytes.
    return undefined;
  }
}
