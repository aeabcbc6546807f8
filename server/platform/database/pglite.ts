import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import * as schema from "#db/schema.ts";
import { withTimeout } from "../deadline.ts";
import type { Connection } from "./connection.ts";
import { checkWithinMs, type Database, type DatabaseOptions, type Db } from "./db.ts";
import type { FolderLock } from "./lock.ts";
import { type PgliteClient, startPglite } from "./pglite-client.ts";
import type { EngineCommand, EngineOptions } from "./pglite-messages.ts";
import type { EngineTimeLimits } from "./pglite-watch.ts";
import { type Connections, createTransactionScope } from "./transaction-scope.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

type Options = Pick<DatabaseOptions, "log" | "transactionTimeoutMs">;

/**
 * Opens a database in memory, or in a folder that no other process opens.
 * @param seams see {@link startPglite}
 */
export async function openPglite(
  options: EngineOptions & Options,
  seams?: { patience?: EngineTimeLimits; program?: string },
): Promise<Database> {
  const { folder, image, log } = options;
  const client = startPglite({ folder, image }, log, seams);
  await client.opened;
  return pgliteDatabase(client, options);
}

/** The {@link Database} over an embedded engine. */
export function pgliteDatabase(
  client: PgliteClient,
  options: Options & { lock?: FolderLock },
): Database {
  const { lock } = options;
  let preparing = 0;
  const connections = connectionsOf(client, { mayCache: true, mayTakeLong: () => preparing > 0 });
  const scope = createTransactionScope(connections, options.transactionTimeoutMs);
  const driver = { query: scope.query } as unknown as PGlite;
  const db = scope.joinTransactions(
    drizzle(driver, { schema, casing: "snake_case" }) as unknown as Db,
  );
  // Migrations change tables, which would invalidate cached plans.
  const { use, begin } = connectionsOf(client, { mayCache: false, mayTakeLong: () => true });
  let last: Promise<unknown> = Promise.resolve();

  return {
    kind: "pglite",
    opened: client.opened,
    lost: client.lost,
    db,
    sql: scope.sql,
    async listen(channel, onMessage, onGap) {
      const stop = client.listen(channel, (payload) => scope.outside(() => onMessage(payload)));
      await client.execute({ do: "listen", channel });
      onGap?.();
      return { close: async () => stop() };
    },
    exclusively(run) {
      const ours = last.then(() =>
        run({
          query: (text, values) =>
            use((direct) => (values?.length ? direct.query(text, values) : direct.exec(text))),
          transaction: (work) => begin("", work),
        }),
      );
      last = ours.catch(() => undefined);
      return ours;
    },
    holdTransactions(work) {
      // The job queue creates its tables in one long statement.
      preparing += 1;
      const done = () => {
        preparing -= 1;
      };
      work.then(done, done);
      scope.holdTransactions(work);
    },
    check: async () => {
      const silent = () => new DatabaseUnavailable(new Error("The database gives no answer"));
      await withTimeout(
        checkWithinMs,
        silent,
        scope.outside(() => scope.exec("select 1")),
      );
    },
    ...(lock ? { onAdminConnection: lock.onConnection } : {}),
    async close() {
      try {
        await client.close();
      } finally {
        // A thread that could not be stopped may still write, so the folder stays locked.
        if (await client.terminate()) await lock?.release();
      }
    },
    terminate: client.terminate,
    image: () => client.execute({ do: "image" }, true) as Promise<Blob>,
  } as Database & { image(): Promise<Blob> };
}

/** A copy of the whole database, for {@link EngineOptions.image}. */
export function saveImage(database: Database): Promise<Blob> {
  return (database as Database & { image(): Promise<Blob> }).image();
}

interface RequestOptions {
  /** Whether statements may be cached with their plans. */
  mayCache: boolean;
  mayTakeLong: () => boolean;
}

function connectionsOf(client: PgliteClient, requestOptions: RequestOptions): Connections {
  const ask = (order: EngineCommand) => client.execute(order, requestOptions.mayTakeLong());
  const outside = connectionOf(ask, requestOptions.mayCache, undefined);
  return {
    use: (run) => run(outside),
    async begin(modes, run) {
      const transaction = (await ask({ do: "begin", modes })) as number;
      let result: Awaited<ReturnType<typeof run>>;
      try {
        result = await run(connectionOf(ask, requestOptions.mayCache, transaction));
      } catch (error) {
        await ask({ do: "end", transaction, how: "rollback" }).catch(() => undefined);
        throw error;
      }
      await ask({ do: "end", transaction, how: "commit" });
      return result;
    },
  };
}

type Rows = { rows: Record<string, unknown>[] };

function connectionOf(
  ask: (order: EngineCommand) => Promise<unknown>,
  mayCache: boolean,
  transaction: number | undefined,
): Connection {
  return {
    query: (text: string, values: unknown[] = [], options?: { rowMode: "array" | "object" }) =>
      ask({ do: "query", transaction, text, values, rowMode: options?.rowMode, mayCache }),
    exec: async (text) => (await ask({ do: "exec", transaction, text })) as Rows,
  };
}
