import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";
import type { Database } from "./db.ts";
import type { Connection } from "./scope.ts";

interface Migration {
  name: string;
  text: string;
  hash: string;
}

/**
 * Brings the database up to the SQL files of the folder, in the order of their names, each in a
 * transaction. Safe to run twice, at once from several processes and after having been killed.
 *
 * @returns the names of the files that were applied now.
 * @throws StartupError when a file fails, was changed after it had been applied, or is not known.
 */
export async function migrate(database: Database, migrationsDir: string): Promise<string[]> {
  const migrations = await readMigrations(migrationsDir);
  if (pending(migrations, await applied((text) => database.sql(text))).length === 0) return [];
  return database.exclusively(async (session) => {
    const done: string[] = [];
    for (const migration of migrations) {
      const ran = await session.transaction((connection) => apply(connection, migration));
      if (ran) done.push(migration.name);
    }
    return done;
  });
}

/** The folder's files as one short text that changes when any of them does. */
export async function migrationsDigest(migrationsDir: string): Promise<string> {
  const migrations = await readMigrations(migrationsDir);
  return digest(migrations.map(({ name, hash }) => `${name} ${hash}`).join("\n"));
}

async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const names = (await readdir(migrationsDir)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrationsDir, name), "utf8");
      // Some checkouts turn line endings.
      return { name, text, hash: digest(text.replaceAll("\r\n", "\n")) };
    }),
  );
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** Hashes by name of what the database has. */
async function applied(query: Query): Promise<Map<string, string>> {
  const { rows } = await query("select to_regclass('public.applied_migrations') as journal");
  if (!rows[0]?.journal) return new Map();
  const journal = await query("select name, hash from public.applied_migrations");
  return new Map(journal.rows.map((row) => [String(row.name), String(row.hash)]));
}

function pending(migrations: Migration[], done: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done.keys()].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) {
    throw new StartupError(
      `La base de datos es más nueva que este programa, que no conoce su migración ${unknown.at(-1)}: arranca la versión nueva, o restaura una copia anterior.`,
    );
  }
  for (const { name, hash } of migrations) {
    if (done.has(name) && done.get(name) !== hash) {
      throw new StartupError(
        `La migración ${name} se cambió después de aplicarla a esta base de datos: deja el archivo como estaba y añade otra migración.`,
      );
    }
  }
  return migrations.filter(({ name }) => !done.has(name));
}

/** False when another process was quicker. */
async function apply(connection: Connection, migration: Migration): Promise<boolean> {
  await connection.exec(
    `create table if not exists public.applied_migrations (
       name text primary key,
       hash text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const done = await applied((text) => connection.exec(text));
  if (
    pending([migration], new Map([...done].filter(([name]) => name === migration.name))).length ===
    0
  ) {
    return false;
  }
  try {
    await connection.exec(migration.text);
  } catch (error) {
    throw new StartupError(
      `La migración ${migration.name} ha fallado y no ha cambiado nada: ${(error as Error).message}.`,
      { cause: error },
    );
  }
  await connection.query("insert into public.applied_migrations (name, hash) values ($1, $2)", [
    migration.name,
    migration.hash,
  ]);
  return true;
}
