import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFileSync, mkdtempSync, rmdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFileFolder } from "#server/external/file-folder.ts";
import { AppError } from "#server/platform/errors.ts";
import type { FileStore } from "#server/platform/files/files.ts";

/** A file store that refuses advertisements while `isFull` is set. */
export function smallDisk() {
  const folder = join(tmpdir(), `kolmena-disk-${randomUUID()}`);
  const store = createFileFolder({ folder });
  const disk = {
    isFull: false,
    remove: () => rm(folder, { recursive: true, force: true }),
    store: {
      ...store,
      async write(key, chunks) {
        if (disk.isFull && key.includes("/ads/"))
          throw new AppError("unavailable", "No queda espacio");
        await store.write(key, chunks);
      },
    } as FileStore,
  };
  return disk;
}

/** Mounts a memory disk of 150 MB; null where mounting is not permitted. */
export function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "kolmena-full-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=150m", "tmpfs", folder]);
  if (mounted.status === 0) return folder;
  rmdirSync(folder);
  return null;
}

export function unmountSmallDisk(folder: string): void {
  // Lazy: a process of the server may still be ending.
  spawnSync("umount", ["--lazy", folder]);
  rmdirSync(folder);
}

/** Fills the disk by writing to this file. */
export function fillDisk(path: string): void {
  for (const bytes of [1024 * 1024, 64 * 1024, 4096]) {
    const block = Buffer.alloc(bytes, 1);
    try {
      for (;;) appendFileSync(path, block);
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, "ENOSPC");
    }
  }
}
