import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { withTimeout } from "../deadline.ts";
import type { Connection } from "./connection.ts";
import type { Db } from "./db.ts";

/** Where connections come from. */
export interface Connections {
  use<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
  /** BEGIN with these modes, then COMMIT, or ROLLBACK when `run` fails. */
  begin<T>(modes: string, run: (connection: Connection) => Promise<T>): Promise<T>;
}

type Run<T> = (tx: Db) => Promise<T>;
type Config = Parameters<Db["transaction"]>[1];

const conflictCodes = new Set(["40001", "40P01"]);
const retries = 3;

/** A connection that joins the transaction that is open in the calling async context. */
export interface TransactionScope extends Connection {
  /** Makes `db`, a Drizzle database over this connection, join open transactions. */
  joinTransactions(db: Db): Db;
  /** Plain SQL; a text of the form `BEGIN; …; COMMIT` is one transaction and joins an open one. */
  sql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Transactions that begin from now on first wait until this promise settles. */
  holdTransactions(work: Promise<unknown>): void;
  /** Calls `run` outside of any transaction: for callbacks that outlive their caller. */
  outside<T>(run: () => T): T;
}

export function createTransactionScope(
  connections: Connections,
  timeoutMs = 30_000,
): TransactionScope {
  const current = new AsyncLocalStorage<Transaction>();
  let preparation: Promise<unknown> | undefined;

  function use<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    const open = current.getStore();
    return open ? open.use(run) : connections.use(run);
  }

  async function transaction<T>(db: Db, run: Run<T>, config?: Config): Promise<T> {
    const open = current.getStore();
    if (open) return open.join(() => run(open.db));
    await preparation;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await connections.begin(modes(config), async (connection) => {
          const opened = new Transaction(connection);
          opened.db = bindTo(db, opened);
          return opened.run(() => current.run(opened, () => run(opened.db)), timeoutMs);
        });
      } catch (error) {
        if (attempt >= retries || !isConflict(error)) throw error;
        await delay(5 * 4 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  // A `Db` whose queries use the open transaction; Drizzle's own `transaction` would open a second connection.
  function bindTo(db: Db, opened: Transaction): Db {
    const { session, dialect } = db as unknown as { session: DrizzleSession; dialect: unknown };
    const client = { query: (...args: unknown[]) => opened.use((c) => c.query(...args)) };
    const Session = session.constructor as new (...args: unknown[]) => DrizzleSession;
    return Object.create(db, {
      session: { value: new Session(client, dialect, session.schema, session.options) },
      transaction: { value: <T>(run: Run<T>) => opened.join(() => run(opened.db)) },
    });
  }

  return {
    query: (...args) => use((connection) => connection.query(...args)),
    exec: (text) => use((connection) => connection.exec(text)),
    sql: (text, values) => {
      // A single statement may be cached as a prepared one.
      if (values?.length || !text.includes(";")) {
        return use((connection) => connection.query(text, values ?? []));
      }
      const block = /^\s*begin\s*;(.*)commit\s*;?\s*$/is.exec(text)?.[1];
      if (block === undefined) return use((connection) => connection.exec(text));
      const open = current.getStore();
      if (open) return open.use((connection) => connection.exec(block));
      return connections.begin("", (connection) => connection.exec(block));
    },
    holdTransactions(work) {
      const all = Promise.allSettled([preparation, work]).then(() => {
        if (preparation === all) preparation = undefined;
      });
      preparation = all;
    },
    outside: (run) => current.exit(run),
    joinTransactions(db) {
      db.transaction = ((run: Run<unknown>, config?: Config) =>
        transaction(db, run, config)) as Db["transaction"];
      return db;
    },
  };
}

interface DrizzleSession {
  schema: unknown;
  options: unknown;
}

class Transaction {
  db!: Db;
  readonly #connection: Connection;
  #tail: Promise<unknown> = Promise.resolve();
  #running = 0;
  #ended = false;
  #failure: { error: unknown } | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Runs statements one after the other, because the transaction has one connection. */
  use<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    if (this.#ended) return Promise.reject(transactionEnded());
    this.#running += 1;
    const result = this.#tail.then(() => run(this.#connection));
    this.#tail = result.then(
      () => {
        this.#running -= 1;
      },
      (error) => {
        this.#running -= 1;
        this.#failure ??= { error };
      },
    );
    return result;
  }

  async join<T>(run: () => Promise<T>): Promise<T> {
    if (this.#ended) throw transactionEnded();
    try {
      return await run();
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    }
  }

  async run<T>(run: () => Promise<T>, timeoutMs: number): Promise<T> {
    try {
      const timeoutError = () =>
        new Error(`A transaction was open for more than ${timeoutMs} ms and rolled back`);
      const result = await withTimeout(timeoutMs, timeoutError, run());
      if (this.#running > 0) {
        throw new Error("A transaction ended before its queries: await every one of them");
      }
      if (this.#failure) {
        throw new Error("A transaction went on after a failure inside it: nothing was saved", {
          cause: this.#failure.error,
        });
      }
      return result;
    } finally {
      this.#ended = true;
      await this.#tail;
    }
  }
}

function transactionEnded(): Error {
  return new Error(
    "A query was made through a transaction that has ended: await it inside, or start it outside",
  );
}

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (conflictCodes.has((cause as { code?: string }).code ?? "")) return true;
  }
  return false;
}

function modes(config: Config): string {
  if (!config) return "";
  const words: string[] = [];
  if (config.isolationLevel) words.push(`isolation level ${config.isolationLevel}`);
  if (config.accessMode) words.push(config.accessMode);
  if (config.deferrable !== undefined) {
    words.push(config.deferrable ? "deferrable" : "not deferrable");
  }
  return words.join(" ");
}
