import { once } from "node:events";
import { PassThrough, pipeline, type Readable } from "node:stream";
import ZipStream from "zip-stream";

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
 * slow reader has one of them open, and of those before nothing is held but its line in the
 * directory. When it is destroyed, or an entry fails, nothing stays open.
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
    await added(zip, content, { name, date, store }, signal);
    // What is small is written at once, whether or not anybody reads.
    if (zip.writableNeedDrain) await once(zip, "drain", { signal });
  }
  zip.finish();
}

function added(
  zip: ZipStream,
  content: Buffer | Readable,
  about: { name: string; date: Date; store: boolean },
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = Buffer.isBuffer(content) ? null : content;
    const end = () => {
      stream?.destroy();
      reject(signal.reason);
    };
    signal.addEventListener("abort", end, { once: true });
    // The library hears of it, and ends the entry as if it were whole.
    stream?.once("error", reject);
    zip.entry(content, about, (error) => {
      signal.removeEventListener("abort", end);
      if (error) reject(error);
      else resolve();
    });
  });
}
