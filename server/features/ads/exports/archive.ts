import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Files } from "#server/platform/files/files.ts";

interface ArchivedBytes {
  name: string;
  bytes: Buffer;
}

/** A stored file of known size. */
export interface ArchivedFile {
  name: string;
  key: string;
  size: number;
}

interface Archive {
  /** Size of the whole ZIP. */
  bytes: number;
  stream: Readable;
}

/**
 * Makes a ZIP of the entries, in this order. Stored files are opened one at a time while the stream
 * is read; the stream fails when one is missing. Nothing is compressed, because pictures already are.
 */
export async function createArchive(
  files: Pick<Files, "openStream">,
  entries: readonly (ArchivedBytes | ArchivedFile)[],
  mtime: Date,
): Promise<Archive> {
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  zip.on("error", (error: Error) => output.destroy(error));
  output.once("close", () => open?.destroy());
  for (const entry of entries) {
    const options = { mtime, compress: false };
    if ("bytes" in entry) zip.addBuffer(entry.bytes, entry.name, options);
    else {
      const { name, key, size } = entry;
      zip.addReadStreamLazy(name, { ...options, size }, (respond) => {
        files.openStream(key).then(
          (file) => {
            open = file?.stream;
            if (output.destroyed) open?.destroy();
            else if (open) respond(null, open);
            else output.destroy(new Error(`${key} is gone`));
          },
          (error: Error) => output.destroy(error),
        );
      });
    }
  }
  const bytes = await new Promise<number>((resolve) => {
    // The types leave out that the callback gets the size.
    zip.end({ forceZip64Format: false, comment: "" }, resolve as () => void);
  });
  zip.outputStream.pipe(output);
  return { bytes, stream: output };
}
