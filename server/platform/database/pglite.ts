import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import * as schema from "#db/schema.ts";
import { withTimeout } from "../deadline.ts";
import type { Database, DatabaseOptions, Db } from "./db.ts";
import type { FolderLock } from "./lock.ts";
import { type PgliteClient, startPglite } from "./pglite-client.ts";
import type { ThreadOptions } from "./pglite-messages.ts";
import { type Connection, type Connections, createScope } from "./scope.ts";

type Options = Pick<DatabaseOptions, "log" | "transactionTimeoutMs">;

/** A database in memory, or in a folder that nobody else opens. */
export async function openPglite(options: ThreadOptions & Options): Promise<Database> {
  const { folder, image, log } = options;
  const client = startPglite({ folder, image }, log);
  await client.opened;
  return pgliteDatabase(client, options);
}

/** PostgreSQL inside this process. */
export function pgliteDatabase(
  client: PgliteClient,
  options: Options & { lock?: FolderLock },
): Database {
  const { lock } = options;
  const keeping = connectionsOf(client, true);
  const scope = createScope(keeping, options.transactionTimeoutMs);
  const driver = { query: scope.query } as unknown as PGlite;
  const db = scope.adopt(drizzle(driver, { schema, casing: "snake_case" }) as unknown as Db);
  // Whoever changes tables has nothing kept: it would have to be read anew.
  const { use, begin } = connectionsOf(client, false);
  let last: Promise<unknown> = Promise.resolve();

  return {
    kind: "pglite",
    opened: client.opened,
    db,
    sql: scope.sql,
    async listen(channel, onMessage, onGap) {
      const stop = client.listen(channel, (payload) => scope.outside(() => onMessage(payload)));
      await client.ask({ do: "listen", channel });
      onGap?.();
      return { close: async () => stop() };
    },
    exclusively(run) {
      const mine = last.then(() =>
        run({
          query: (text, values) =>
            use((direct) => (values?.length ? direct.query(text, values) : direct.exec(text))),
          transaction: (work) => begin("", work),
        }),
      );
      last = mine.catch(() => undefined);
      return mine;
    },
    prepare: scope.prepare,
    check: async () => {
      const silent = () => new Error("The database gives no answer");
      await withTimeout(
        2000,
        silent,
        scope.outside(() => scope.exec("select 1")),
      );
    },
    ...(lock ? { onAdminConnection: lock.onConnection } : {}),
    async close() {
      await client.close();
      await lock?.release();
    },
    image: () => client.ask({ do: "image" }) as Promise<Blob>,
  } as Database & { image(): Promise<Blob> };
}

/** Everything in a database, for {@link ThreadOptions.image}. */
export function saveImage(database: Database): Promise<Blob> {
  return (database as Database & { image(): Promise<Blob> }).image();
}

function connectionsOf(client: PgliteClient, mayKeep: boolean): Connections {
  const outside = connectionOf(client, mayKeep, undefined);
  return {
    use: (run) => run(outside),
    async begin(modes, run) {
      const transaction = (await client.ask({ do: "begin", modes })) as number;
      let result: Awaited<ReturnType<typeof run>>;
      try {
        result = await run(connectionOf(client, mayKeep, transaction));
      } catch (error) {
        await client.ask({ do: "end", transaction, how: "rollback" }).catch(() => undefined);
        throw error;
      }
      await client.ask({ do: "end", transaction, how: "commit" });
      return result;
    },
  };
}

type Rows = { rows: Record<string, unknown>[] };

function connectionOf(
  client: PgliteClient,
  mayKeep: boolean,
  transaction: number | undefined,
): Connection {
  return {
    query: (text: string, values: unknown[] = [], asked?: { rowMode: "array" | "object" }) =>
      client.ask({ do: "query", transaction, text, values, rowMode: asked?.rowMode, mayKeep }),
    exec: async (text) => (await client.ask({ do: "exec", transaction, text })) as Rows,
  };
}
