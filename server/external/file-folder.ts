import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "#server/platform/errors.ts";

/** A draft this old was left behind by a process that has ended. */
const staleDraftAfterMs = 60 * 60 * 1000;
/** How often moving a file is tried while other processes remove its empty folder. */
const movesMax = 5;

/**
 * File store in a local folder; the key is the path. A file is written as a draft, synced to disk, and
 * then moved to its path.
 * @param options.folder absolute path; created with the first file
 */
export function createFileFolder({ folder }: { folder: string }) {
  // Keys cannot begin with a dot, so drafts never collide with files.
  const drafts = join(folder, ".drafts");
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    prepared ??= prepareDrafts(drafts).catch((error) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  const pathOf = (key: string) => join(folder, ...key.split("/"));

  return {
    async write(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
      await atDisk("write", prepare);
      const draft = join(drafts, randomUUID());
      try {
        await writeDraft(draft, chunks);
        await atDisk("move", () => moveInto(draft, pathOf(key)));
      } finally {
        // Only exists if something failed.
        await atDisk("clean up", () => rm(draft, { force: true }));
      }
    },

    async open(key: string) {
      return atDisk("open", async () => {
        const file = await open(pathOf(key)).catch(nullIfMissing);
        if (!file) return null;
        const { size } = await file.stat().catch(async (error) => {
          await file.close();
          throw error;
        });
        return { bytes: size, chunks: chunksOf(file) };
      });
    },

    async remove(prefix: string, max: number): Promise<number> {
      return atDisk("remove", () => removeUnder(pathOf(prefix), max));
    },
  };
}

async function writeDraft(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await atDisk("write", () => open(path, "wx", 0o600));
  try {
    for await (const chunk of chunks) await atDisk("write", () => writeWhole(file, chunk));
    await atDisk("write", () => file.sync());
  } finally {
    await atDisk("close", () => file.close());
  }
}

async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, written);
    written += bytesWritten;
  }
}

async function moveInto(draft: string, path: string): Promise<void> {
  for (let move = 1; ; move += 1) {
    const first = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await rename(draft, path);
    } catch (error) {
      // Another process has just removed the empty folder.
      if (codeOf(error) === "ENOENT" && move < movesMax) continue;
      throw error;
    }
    let at = dirname(path);
    await syncFolder(at);
    // The entry of a new folder is stored in its parent, which needs a sync, too.
    for (const top = first === undefined ? at : dirname(first); at !== top; ) {
      at = dirname(at);
      await syncFolder(at);
    }
    return;
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders and needs no sync.
  if (process.platform === "win32") return;
  const folder = await open(path).catch(nullIfMissing);
  // The folder was removed meanwhile with its contents.
  if (!folder) return;
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const { bytesRead, buffer } = await atDisk("read", () =>
        file.read(Buffer.allocUnsafe(64 * 1024)),
      );
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

async function removeUnder(folder: string, max: number): Promise<number> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  let removed = 0;
  for (const entry of entries) {
    if (removed >= max) return removed;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      removed += await removeUnder(path, max - removed);
    } else {
      await rm(path, { force: true });
      removed += 1;
    }
  }
  // Another process may be writing into the folder or may have removed it.
  await rmdir(folder).catch((error) => {
    if (!["ENOENT", "ENOTEMPTY", "EEXIST"].includes(codeOf(error))) throw error;
  });
  return removed;
}

async function prepareDrafts(drafts: string): Promise<void> {
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    const found = await stat(path).catch(nullIfMissing);
    if (found && Date.now() - found.mtimeMs > staleDraftAfterMs) await rm(path, { force: true });
  }
}

function nullIfMissing(error: unknown): null {
  if (codeOf(error) === "ENOENT") return null;
  throw error;
}

/** Turns errors of the disk into `unavailable`: disk full, lost or not writable. The operator has to fix them. */
async function atDisk<T>(doing: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    const message = "Ahora mismo no podemos guardar ni leer archivos. Prueba dentro de un rato.";
    const cause = new Error(`Files on disk, ${doing}: ${codeOf(error)}`, { cause: error });
    throw new AppError("unavailable", message, { retryAfterSeconds: 60, cause });
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? "";
}
