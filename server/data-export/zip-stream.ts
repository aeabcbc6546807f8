import { PassThrough, Readable } from "node:stream";
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
 * slow reader has one of them open, and of those before nothing is held but its line in the
 * directory. When it is destroyed, or an entry fails, nothing stays open.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  fill(zip, output, entries, at).catch((error: Error) => output.destroy(error));
  return output;
}

async function fill(
  zip: ZipFile,
  output: PassThrough,
  entries: AsyncIterable<ZipEntry>,
  mtime: Date,
): Promise<void> {
  for await (const { name, content, ...how } of entries) {
    const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    const close = () => stream.destroy();
    output.once("close", close);
    zip.addReadStream(stream, name, { mtime, compress: "compress" in how && how.compress });
    await finished(stream);
    output.off("close", close);
  }
  zip.end();
}
