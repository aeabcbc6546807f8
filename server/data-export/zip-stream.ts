import { once } from "node:events";
import { PassThrough, pipeline, type Readable } from "node:stream";
import ZipStream from "zip-stream";

/** An entry of a ZIP: a buffer, stored uncompressed, or a stream. */
export type ZipEntry =
  | { name: string; content: Buffer }
  | {
      name: string;
      content: Readable;
      /** False for content that is compressed already, such as pictures. */
      compress: boolean;
    };

/**
 * A ZIP whose entries are requested one by one, each when the one before has been read. So a slow
 * reader keeps only one entry open, and memory holds only the directory of the earlier ones. When the
 * stream is destroyed or an entry fails, nothing stays open.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipStream();
  const out = new PassThrough();
  const gone = new AbortController();
  pipeline(zip, out, () => gone.abort());
  fill(zip, entries, at, gone.signal).catch((error: Error) => out.destroy(error));
  return out;
}

async function fill(
  zip: ZipStream,
  entries: AsyncIterable<ZipEntry>,
  date: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, content, ...how } of entries) {
    const store = !("compress" in how && how.compress);
    await addEntry(zip, content, { name, date, store }, signal);
    // The library writes buffers at once, even when nobody reads.
    if (zip.writableNeedDrain) await once(zip, "drain", { signal });
  }
  zip.finish();
}

function addEntry(
  zip: ZipStream,
  content: Buffer | Readable,
  about: { name: string; date: Date; store: boolean },
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = Buffer.isBuffer(content) ? null : content;
    const abort = () => {
      stream?.destroy();
      reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
    // The library ignores the error and ends the entry as if it were complete.
    stream?.once("error", reject);
    zip.entry(content, about, (error) => {
      signal.removeEventListener("abort", abort);
      if (error) reject(error);
      else resolve();
    });
  });
}
