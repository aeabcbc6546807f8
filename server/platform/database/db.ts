import type { Socket } from "node:net";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "#db/schema.ts";
import type { Log } from "../log.ts";
import type { Connection } from "./connection.ts";

/**
 * The database. Inside `db.transaction(run)` every query made anywhere down the call, also through
 * this same object, belongs to that transaction; a nested `transaction` joins it.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseKind = "pglite" | "postgres";

/** An open database of either kind. */
export interface Database {
  kind: DatabaseKind;
  /** Resolves when it is open; queries made earlier wait for it. Rejects with a `StartupError`. */
  opened: Promise<void>;
  /**
   * For queries. A failed transaction is rolled back as a whole, even when the error of a nested one
   * was caught. After a conflict (40001, 40P01) it is run again up to three times, so whatever `run`
   * does outside the database must be safe to repeat. Statements prepared once with
   * `db.….prepare("name")` work inside and outside of transactions.
   */
  db: Db;
  /** Plain SQL; joins the open transaction. Several statements are allowed only without values. */
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
  /** Runs with a dedicated connection under a lock that only one process holds at a time. */
  exclusively<T>(run: (session: DedicatedConnection) => Promise<T>): Promise<T>;
  /** Transactions that begin from now on first wait until this promise settles. */
  holdTransactions(work: Promise<unknown>): void;
  /**
   * Resolves with the reason when the embedded database has failed for good: every query is then
   * refused, and only a new process can open it. Never resolves on PostgreSQL, which reconnects.
   */
  lost: Promise<Error>;
  /** Rejects unless the database answers within 2 s. */
  check(): Promise<void>;
  /** PGlite only: handles connections to {@link adminSocketPath}; without a handler they are closed. */
  onAdminConnection?(handle: (socket: Socket) => void): void;
  close(): Promise<void>;
  /**
   * Stops the database thread within a second, even in the middle of a query. False when it could not
   * be stopped: then only a kill ends this process.
   */
  terminate(): Promise<boolean>;
}

export const checkWithinMs = 2_000;

/** One connection outside the pool, without a limit on how long a statement runs. */
export interface DedicatedConnection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
}

export interface DatabaseOptions {
  /** `postgres://…`; without it PGlite in a folder of `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  log: Log;
  now: () => Date;
  /** PostgreSQL: maximum number of connections; default 10. */
  poolSize?: number | undefined;
  /** How long a transaction may stay open before it is rolled back; default 30 s. */
  transactionTimeoutMs?: number | undefined;
}
