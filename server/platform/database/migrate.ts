import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../startup-error.ts";
import type { Connection } from "./connection.ts";
import type { Database } from "./db.ts";

interface Migration {
  name: string;
  text: string;
  hash: string;
  /** See {@link contractOf}. */
  contract: string | null;
}

/** Time limits of a migration: while it waits for a lock, every later query of that table waits behind it. */
export interface MigrationLimits {
  lockMs: number;
  /** A longer statement blocks users; such work belongs in a job. */
  statementMs: number;
  /** How often a migration is tried that did not get its locks. */
  attempts: number;
  /** Pause before the second attempt; doubled before each further one. */
  pauseMs: number;
}

const defaultPatience: MigrationLimits = {
  lockMs: 5_000,
  statementMs: 2 * 60_000,
  attempts: 5,
  pauseMs: 1_000,
};

const lockNotAvailable = "55P03";

/**
 * Brings the database up to the SQL files of the folder, in the order of their names, each in a
 * transaction. Safe to run twice, from several processes at once and after a kill. Migrations of a
 * newer program are accepted, unless they removed something that this program still uses.
 *
 * @returns the names of the files that this call applied.
 * @throws StartupError when a file fails, does not get its locks, was changed after it had been applied, or
 *   when the database is too new for this program.
 */
export async function migrate(
  database: Database,
  migrationsDir: string,
  patience: MigrationLimits = defaultPatience,
): Promise<string[]> {
  const migrations = await readMigrations(migrationsDir);
  if (pending(migrations, await readApplied((text) => database.sql(text))).length === 0) return [];
  return database.exclusively(async (session) => {
    const appliedNow: string[] = [];
    const inTransaction = <T>(name: string, run: (connection: Connection) => Promise<T>) =>
      withRetries(patience, name, () =>
        session.transaction(async (connection) => {
          await connection.exec(
            `set local lock_timeout = ${patience.lockMs};
             set local statement_timeout = ${patience.statementMs}`,
          );
          return run(connection);
        }),
      );
    await inTransaction("applied_migrations", prepareJournal);
    for (const migration of migrations) {
      const hasRun = await inTransaction(migration.name, (connection) =>
        apply(connection, migration),
      );
      if (hasRun) appliedNow.push(migration.name);
    }
    return appliedNow;
  });
}

/** A transaction that blocked the first attempt may have ended by the next; between attempts users are served. */
async function withRetries<T>(
  { attempts, pauseMs }: MigrationLimits,
  name: string,
  run: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt >= attempts) {
        throw new StartupError(
          `La migración ${name} no ha cambiado nada: otra conexión tiene ocupadas sus tablas. Ciérrala o espera a que acabe, y arranca de nuevo.`,
          { cause: error },
        );
      }
      await delay(pauseMs * 2 ** (attempt - 1));
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: string }).code === lockNotAvailable) return true;
  }
  return false;
}

/**
 * The migration since which nothing uses what this one removes. It is named in a comment line:
 * `-- contract: unused since 0031_reads_the_new_column.sql`. Null for a migration that removes nothing.
 */
export function contractOf(text: string): string | null {
  return /^-- contract: unused since (\S+\.sql)\s*$/m.exec(text)?.[1] ?? null;
}

/** Hash over all migration files; changes when any of them changes. */
export async function migrationsDigest(migrationsDir: string): Promise<string> {
  const migrations = await readMigrations(migrationsDir);
  return digest(migrations.map(({ name, hash }) => `${name} ${hash}`).join("\n"));
}

async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const names = (await readdir(migrationsDir)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationsDir, name), "utf8");
      // Git may check files out with CRLF line endings.
      return {
        name,
        text,
        hash: digest(text.replaceAll("\r\n", "\n")),
        contract: contractOf(text),
      };
    }),
  );
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

interface Applied {
  hash: string;
  contract: string | null;
}

/** The migrations that the database already has, by name. */
async function readApplied(query: Query): Promise<Map<string, Applied>> {
  const { rows } = await query("select to_regclass('public.applied_migrations') as journal");
  if (!rows[0]?.journal) return new Map();
  // Journals written by older versions have no `contract` column.
  const journal = await query(
    "select name, hash, to_jsonb(m) ->> 'contract' as contract from public.applied_migrations m",
  );
  return new Map(
    journal.rows.map(({ name, hash, contract }) => [
      String(name),
      { hash: String(hash), contract: (contract as string | null) ?? null },
    ]),
  );
}

function pending(migrations: Migration[], done: Map<string, Applied>): Migration[] {
  const ownNames = new Set(migrations.map(({ name }) => name));
  for (const [name, { contract }] of done) {
    if (ownNames.has(name) || contract === null || ownNames.has(contract)) continue;
    throw new StartupError(
      `La base de datos es demasiado nueva para este programa: su migración ${name} quita lo que aún usa. Arranca la versión nueva, o restaura una copia anterior.`,
    );
  }
  for (const { name, hash } of migrations) {
    if (done.has(name) && done.get(name)?.hash !== hash) {
      throw new StartupError(
        `La migración ${name} se cambió después de aplicarla a esta base de datos: deja el archivo como estaba y añade otra migración.`,
      );
    }
  }
  return migrations.filter(({ name }) => !done.has(name));
}

async function prepareJournal(connection: Connection): Promise<void> {
  // Older versions created it without the last column and work with it all the same.
  await connection.exec(
    `create table if not exists public.applied_migrations (
       name text primary key,
       hash text not null,
       applied_at timestamptz not null default now()
     );
     alter table public.applied_migrations add column if not exists contract text`,
  );
}

/** False when another process has applied it meanwhile. */
async function apply(connection: Connection, migration: Migration): Promise<boolean> {
  const { name, text, hash, contract } = migration;
  const previous = (await readApplied((query) => connection.exec(query))).get(name);
  if (pending([migration], new Map(previous ? [[name, previous]] : [])).length === 0) return false;
  try {
    await connection.exec(text);
  } catch (error) {
    if (isLockTimeout(error)) throw error;
    throw new StartupError(
      `La migración ${name} ha fallado y no ha cambiado nada: ${(error as Error).message}.`,
      { cause: error },
    );
  }
  await connection.query(
    "insert into public.applied_migrations (name, hash, contract) values ($1, $2, $3)",
    [name, hash, contract],
  );
  return true;
}
