import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "#db/schema.ts";
import { withTimeout } from "../deadline.ts";
import type { Log } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import type { Connection } from "./connection.ts";
import {
  checkWithinMs,
  type Database,
  type DatabaseOptions,
  type Db,
  type DedicatedConnection,
} from "./db.ts";
import { listenPostgres } from "./listen.ts";
import { type Connections, createTransactionScope } from "./transaction-scope.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

const migrationLock = 7_268_051_943;
const startTimeoutMs = 30_000;
const oldestVersion = 150_000;

type Rows = { rows: Record<string, unknown>[] };

/** Connects to a PostgreSQL server, waiting up to 30 s for one that is still starting. */
export function startPostgres(options: DatabaseOptions & { url: string }): Database {
  const { url, log } = options;
  const shared = { connectionString: url, application_name: "kolmena", keepAlive: true };
  const pool = new pg.Pool({
    ...shared,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    query_timeout: 35_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    options: "-c timezone=UTC",
  });
  pool.on("error", (error) => log.warn({ error }, "Idle database connection lost"));
  // A connection in use reports its loss through its query; without a listener it ends the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const opened = connectWithRetries(pool, log);
  opened.catch(() => undefined);

  const scope = createTransactionScope(connectionsOf(pool), options.transactionTimeoutMs);
  const client = { query: scope.query } as unknown as pg.Pool;
  const db = scope.joinTransactions(
    drizzle(client, { schema, casing: "snake_case" }) as unknown as Db,
  );

  return {
    kind: "postgres",
    opened,
    lost: new Promise(() => undefined),
    db,
    sql: scope.sql,
    listen: (channel, onMessage, onGap) =>
      scope.outside(() => listenPostgres(shared, channel, onMessage, onGap, log)),
    exclusively: (run) => exclusively(shared, run),
    holdTransactions: scope.holdTransactions,
    check: async () => {
      const silent = () => new DatabaseUnavailable(new Error("The database gives no answer"));
      await withTimeout(checkWithinMs, silent, pool.query("select 1"));
    },
    close: () => pool.end(),
    terminate: async () => true,
  };
}

function connectionsOf(pool: pg.Pool): Connections {
  return {
    async use(run) {
      const connection = await connect(pool);
      try {
        return await run(connection);
      } finally {
        connection.release();
      }
    },
    async begin(modes, run) {
      const connection = await connect(pool);
      try {
        await connection.query(`begin ${modes}`);
        const result = await run(connection);
        await connection.query("commit");
        return result;
      } catch (error) {
        if (!connection.broken) await connection.query("rollback").catch(() => undefined);
        throw error;
      } finally {
        connection.release();
      }
    },
  };
}

function connect(pool: pg.Pool): Promise<PooledConnection> {
  return new Promise((resolve, reject) => {
    pool.connect((error, client) => {
      if (client) resolve(new PooledConnection(client));
      else reject(new DatabaseUnavailable(error));
    });
  });
}

/** A pooled connection that notes whether it can be reused. */
class PooledConnection implements Connection {
  broken = false;
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  // biome-ignore lint/suspicious/noExplicitAny: whatever Drizzle asks of the driver
  async query(config: any, values?: unknown[]): Promise<any> {
    try {
      return await new Promise((resolve, reject) => {
        this.#client.query(config, values as unknown[], (error, result) =>
          error ? reject(error) : resolve(result),
        );
      });
    } catch (error) {
      // Otherwise the stack trace would point to the socket, not to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      // After an error of the server the connection is usable; after any other error it is not.
      if (error instanceof pg.DatabaseError && error.severity !== "FATAL") throw error;
      this.broken = true;
      throw new DatabaseUnavailable(error);
    }
  }

  async exec(text: string): Promise<Rows> {
    return flatten(await this.query(text));
  }

  release(): void {
    this.#client.release(this.broken);
  }
}

// The driver returns an array for a text with several statements.
function flatten(result: Rows | Rows[]): Rows {
  return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows ?? []) } : result;
}

async function exclusively<T>(
  config: pg.ClientConfig,
  run: (session: DedicatedConnection) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  const single: Connection = {
    query: (...args) => client.query(...(args as [string])),
    exec: async (text) => flatten(await client.query(text)),
  };
  await client.connect();
  try {
    // Otherwise the server would finish the work of a killed process while others wait for its lock.
    await client.query("set client_connection_check_interval = '1s'").catch(() => undefined);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    return await run({
      query: (text, values) => client.query(text, values),
      async transaction(work) {
        await client.query("begin");
        try {
          const result = await work(single);
          await client.query("commit");
          return result;
        } catch (error) {
          await client.query("rollback").catch(() => undefined);
          throw error;
        }
      },
    });
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

async function connectWithRetries(pool: pg.Pool, log: Log): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { rows } = await pool.query("show server_version_num");
      if (Number(rows[0].server_version_num) < oldestVersion) {
        throw new StartupError(
          "Hace falta PostgreSQL 15 o posterior: el servidor de DATABASE_URL es más antiguo.",
        );
      }
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      const { code, message } = error as { code?: string; message: string };
      // 57P03: still starting, 53300: too many connections. Waiting does not help with other errors.
      const isFinal = error instanceof pg.DatabaseError && code !== "57P03" && code !== "53300";
      if (isFinal || Date.now() > deadline) {
        throw new StartupError(
          `La base de datos de DATABASE_URL no se puede abrir: ${message || code}.`,
          {
            cause: error,
          },
        );
      }
      if (attempt === 0) log.warn({ reason: message || code }, "Waiting for the database");
      await delay(Math.min(2000, 200 * 2 ** attempt));
    }
  }
}
