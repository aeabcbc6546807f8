import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A small text, as it is, or something that is read piece by piece. */
export type ZipEntry =
  | { name: string; content: Buffer }
  | {
      name: string;
      content: Readable;
      /** Not for what is small already, as pictures are. */
      compress: boolean;
    };

/**
 * A ZIP of entries that are asked for one after another, each when the one before has been read: a
 * slow reader has one of them open. When it is destroyed, or an entry fails, nothing stays open.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const packed = zip.outputStream as PassThrough;
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  packed.pipe(output);
  const over = new AbortController();
  output.once("close", () => over.abort());
  const add = async () => {
    for await (const entry of entries) {
      if (entry.content instanceof Buffer) {
        // A deflater for each of thousands would be most of the work, and save little.
        zip.addBuffer(entry.content, entry.name, { mtime, compress: false });
        if (packed.writableNeedDrain) await once(packed, "drain", { signal: over.signal });
      } else {
        const { name, content, compress } = entry as Extract<ZipEntry, { compress: boolean }>;
        zip.addReadStream(content, name, { mtime, compress });
        try {
          await finished(content, { writable: false, signal: over.signal });
        } finally {
          content.destroy();
        }
      }
    }
    zip.end();
  };
  add().catch((error: Error) => output.destroy(error));
  return output;
}
