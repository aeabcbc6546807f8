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

/** A folder that can be told to have no room for advertisements. */
export function smallDisk() {
  const folder = join(tmpdir(), `kolmena-disk-${randomUUID()}`);
  const kept = createFileFolder({ folder });
  const disk = {
    isFull: false,
    remove: () => rm(folder, { recursive: true, force: true }),
    store: {
      ...kept,
      async write(key, chunks) {
        if (disk.isFull && key.includes("/ads/"))
          throw new AppError("unavailable", "No queda espacio");
        await kept.write(key, chunks);
      },
    } as FileStore,
  };
  return disk;
}

/** A folder that is a disk of 150 MB in memory; null where we may not make one. */
export function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "kolmena-full-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=150m", "tmpfs", folder]);
  if (mounted.status === 0) return folder;
  rmdirSync(folder);
  return null;
}

export function unmountSmallDisk(folder: string): void {
  // At once, even if one of the servers' own processes is not quite gone.
  spawnSync("umount", ["--lazy", folder]);
  rmdirSync(folder);
}

/** Leaves no room on the disk of this file. */
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
