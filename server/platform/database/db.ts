import { mkdir } from "node:fs/promises";
import type { Socket } from "node:net";
import { join } from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "#db/schema.ts";
import type { Log } from "../log.ts";
import type { Connection } from "./scope.ts";

/**
 * The database. Inside `db.transaction(run)` every query made anywhere down the call, also through
 * this same object, belongs to that transaction; a nested `transaction` joins it.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseKind = "pglite" | "postgres";

/** An open database of either kind. */
export interface Database {
  kind: DatabaseKind;
  /** Resolves when it is open: what is asked before waits. Rejects with a `StartupError`. */
  opened: Promise<void>;
  /**
   * For queries. A failed transaction is rolled back whole, also when a nested one's error was
   * caught; one that lost against another (40001, 40P01) is run again up to three times, so what
   * `run` does outside the database must bear repetition. Statements made once with
   * `db.….prepare("name")` work inside and outside of transactions.
   */
  db: Db;
  /** Plain SQL, joining the open transaction. Several statements only without values. */
  sql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Calls back for each NOTIFY on the channel, and `onGap` whenever some may have been missed
   * (on connecting and after every reconnection).
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
  ): Promise<{ close(): Promise<void> }>;
  /** Runs with one connection of its own while every other process that asks for the same waits. */
  exclusively<T>(run: (session: Session) => Promise<T>): Promise<T>;
  /** Transactions that begin from now on wait for this to settle first. */
  prepare(work: Promise<unknown>): void;
  /**
   * Resolves with the reason when the embedded database is lost for good: what is asked is refused at
   * once, and only another process can open it again. Never on PostgreSQL, which comes back by itself.
   */
  lost: Promise<Error>;
  /** Rejects unless the database answers within 2 s. */
  check(): Promise<void>;
  /** On PGlite: hands over connections to {@link adminSocketPath}, which are otherwise ended. */
  onAdminConnection?(handle: (socket: Socket) => void): void;
  close(): Promise<void>;
  /**
   * Ends whatever holds the process up, in the middle of its work and within a second; false when even
   * that failed, so that nothing but a kill ends this process.
   */
  abandon(): Promise<boolean>;
}

export const checkWithinMs = 2_000;

/** One connection outside the pool, without a limit on how long a statement runs. */
export interface Session {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
}

export interface DatabaseOptions {
  /** `postgres://…`; without it PGlite in a folder of `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  log: Log;
  now: () => Date;
  /** PostgreSQL: connections at most; 10 unless told. */
  poolSize?: number | undefined;
  /** How long a transaction may stay open before it is rolled back; 30 s unless told. */
  transactionTimeoutMs?: number | undefined;
}

/** Opens the database; a `StartupError` says what the operator can do when that fails. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await beginDatabase(options);
  try {
    await database.opened;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same, while it is still opening: see {@link Database.opened}. Close it, also when that fails. */
export async function beginDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const { beginPostgres } = await import("./postgres.ts");
    return beginPostgres({ ...options, url: options.url });
  }
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const { lockFolder } = await import("./lock.ts");
  const lock = await lockFolder(options.dataDir);
  const { startPglite } = await import("./pglite-client.ts");
  const client = startPglite({ folder: join(options.dataDir, "database") }, options.log);
  // Its thread works while this one loads what speaks to it.
  const { pgliteDatabase } = await import("./pglite.ts");
  return pgliteDatabase(client, { ...options, lock });
}
