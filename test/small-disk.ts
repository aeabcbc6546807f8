import { randomUUID } from "node:crypto";
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
