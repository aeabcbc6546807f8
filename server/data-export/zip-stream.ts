import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

export interface ZipEntry {
  name: string;
  content: Readable;
  /** Not for what is small already, as pictures are. */
  compress: boolean;
}

/**
 * A ZIP of entries that are asked for one after another, each when the one before has been read: a
 * slow reader has one of them open. When it is destroyed, or an entry fails, nothing stays open.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  (zip.outputStream as Readable).pipe(output);
  const over = new AbortController();
  output.once("close", () => over.abort());
  const add = async () => {
    for await (const { name, content, compress } of entries) {
      zip.addReadStream(content, name, { mtime, compress });
      try {
        // Whoever leaves ends the reading; what it was reading is let go of below.
        await finished(content, { writable: false, signal: over.signal });
      } finally {
        content.destroy();
      }
    }
    zip.end();
  };
  add().catch((error: Error) => output.destroy(error));
  return output;
}
