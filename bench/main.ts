// npm run bench: ratios of two things measured in one run, on both databases. Parts of it alone:
// npm run bench -- main idle first-word
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log.ts";
import { migrationsDir } from "#test/database.ts";
import { startPostgres } from "#test/postgres.ts";
import { measureDatabase, parts } from "./measure.ts";

const named = process.argv.slice(2);
const chosenParts = named.length === 0 ? parts : parts.filter((part) => named.includes(part));
const log = createLog({ level: "silent", write: () => {} });

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), "kolmena-bench-"));
try {
  for (const kind of ["postgres", "pglite"] as const) {
    const dataDir = join(folder, kind);
    const env: Record<string, string> = {
      DATA_DIR: dataDir,
      ...(kind === "postgres" ? { DATABASE_URL: postgres.url } : {}),
    };
    const database = await openDatabase({
      url: env.DATABASE_URL,
      dataDir,
      log,
      now: () => new Date(),
    });
    await migrate(database, migrationsDir);
    await database.close();
    console.log(`\n${kind === "postgres" ? "PostgreSQL" : "PGlite"}`);
    await measureDatabase(kind, env, join(folder, `${kind}-bare`), chosenParts);
  }
} finally {
  postgres.remove();
  await rm(folder, { recursive: true, force: true });
}
