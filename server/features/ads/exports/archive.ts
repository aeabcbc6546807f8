import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Files } from "#server/platform/files/files.ts";

export interface ArchivedBytes {
  name: string;
  bytes: Buffer;
}

/** A kept file of a known size. */
export interface ArchivedFile {
  name: string;
  key: string;
  size: number;
}

export interface Archive {
  /** Of all of it. */
  bytes: number;
  stream: Readable;
}

/**
 * A ZIP of what is given, in this order. Kept files are opened one at a time, while it is read; the
 * stream breaks off when one is gone. Nothing is compressed: pictures are already.
 */
export async function archive(
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
      zip.addReadStreamLazy(name, { ...options, size }, (give) => {
        files.openStream(key).then(
          (file) => {
            open = file?.stream;
            if (output.destroyed) open?.destroy();
            else if (open) give(null, open);
            else output.destroy(new Error(`${key} is gone`));
          },
          (error: Error) => output.destroy(error),
        );
      });
    }
  }
  const bytes = await new Promise<number>((resolve) => {
    // Its types leave the size out.
    zip.end({ forceZip64Format: false, comment: "" }, resolve as () => void);
  });
  zip.outputStream.pipe(output);
  return { bytes, stream: output };
}
