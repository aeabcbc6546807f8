import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database, DatabaseOptions } from "./db.ts";

/** Opens the database. @throws StartupError with what the operator can do about it */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await startDatabase(options);
  try {
    await database.opened;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Starts opening the database: see {@link Database.opened}. Close it even when opening fails. */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const { startPostgres } = await import("./postgres.ts");
    return startPostgres({ ...options, url: options.url });
  }
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const { lockFolder } = await import("./lock.ts");
  const lock = await lockFolder(options.dataDir);
  const { startPglite } = await import("./pglite-client.ts");
  const client = startPglite({ folder: join(options.dataDir, "database") }, options.log);
  // The thread opens the files while this one loads the rest of the code.
  const { pgliteDatabase } = await import("./pglite.ts");
  return pgliteDatabase(client, { ...options, lock });
}
