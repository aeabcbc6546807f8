import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { PGlite, type Results, types } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import * as schema from "#db/schema.ts";
import { withTimeout } from "../deadline.ts";
import type { Log } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import type { Database, DatabaseOptions, Db } from "./db.ts";
import type { FolderLock } from "./lock.ts";
import { type EngineCalm, shareEventLoop } from "./pglite-event-loop.ts";
import { keepStatements, type Statements } from "./pglite-statements.ts";
import { type Connection, type Connections, createScope } from "./scope.ts";

/** Nothing else runs meanwhile, and what has gathered is what it has to write. */
const checkpointEveryMs = 60_000;
const vacuumEveryMs = 20 * 60_000;
/** So long upkeep that is due waits for a moment in which nobody is being answered. */
const upkeepPatienceMs = 5 * 60_000;

const asText = (value: string) => value;
/**
 * What Drizzle's driver asks to be left alone, and int8 as node-postgres gives it. They are the
 * engine's own: given with a query they would be merged with some three hundred others each time:
 * more than half of what a small query takes. Arrays of moments are not among them: we have none.
 */
const drizzleParsers = Object.fromEntries(
  [types.INT8, types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL].map((type) => [
    type,
    asText,
  ]),
);
/** They are dates in plain SQL, as node-postgres gives them. */
const moments = new Set<number>([types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ]);

export interface PgliteOptions extends Pick<DatabaseOptions, "log" | "transactionTimeoutMs"> {
  /** Where it keeps its files; without it in memory. */
  folder?: string | undefined;
  /** What {@link saveImage} gave: the start of a database in memory. */
  image?: Blob | undefined;
  lock?: FolderLock | undefined;
}

/** Opens PostgreSQL inside this process. */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const { folder, image, lock, log } = options;
  if (folder && !existsSync(folder)) await createWhole(folder);
  const engine = await create(folder, image);
  const calm = shareEventLoop(engine);
  const scope = createScope(connectionsOf(engine), options.transactionTimeoutMs);
  const client = { query: scope.query } as unknown as PGlite;
  const db = scope.adopt(drizzle(client, { schema, casing: "snake_case" }) as unknown as Db);
  const upkeep = new AbortController();
  if (folder) keepTidy(engine, calm, upkeep.signal, log);
  const direct = connectionOf(engine);
  let last: Promise<unknown> = Promise.resolve();

  return {
    kind: "pglite",
    db,
    sql: scope.sql,
    async listen(channel, onMessage, onGap) {
      const stop = await scope.outside(() =>
        // The engine calls back from within whichever query it was that notified.
        engine.listen(channel, (payload) => scope.outside(() => onMessage(payload))),
      );
      onGap?.();
      return { close: () => scope.outside(() => stop()) };
    },
    exclusively(run) {
      const mine = last.then(() =>
        run({
          query: (text, values) =>
            values?.length ? direct.query(text, values) : direct.exec(text),
          transaction: (work) => engine.transaction((tx) => work(connectionOf(tx))),
        } as Parameters<typeof run>[0]),
      );
      last = mine.catch(() => undefined);
      return mine;
    },
    prepare: scope.prepare,
    check: async () => {
      const silent = () => new Error("The database gives no answer");
      await withTimeout(2000, silent, engine.query("select 1"));
    },
    ...(lock ? { onAdminConnection: lock.onConnection } : {}),
    async close() {
      upkeep.abort();
      if (!engine.closed) await engine.close();
      await lock?.release();
    },
    image: () => engine.dumpDataDir("none"),
  } as Database & { image(): Promise<Blob> };
}

/** Everything in a database, for {@link PgliteOptions.image}. */
export function saveImage(database: Database): Promise<Blob> {
  return (database as Database & { image(): Promise<Blob> }).image();
}

/** A folder appears only when it is complete: being killed in the first seconds leaves no half one. */
async function createWhole(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const engine = await create(draft, undefined);
  // From here on one file of its log is always ready and the old one becomes the next: making one,
  // 16 MB of zeros, would hold everybody for 60 ms and more.
  await engine.exec("select pg_switch_wal()");
  await engine.exec("checkpoint");
  await engine.close();
  await rename(draft, folder);
}

async function create(folder: string | undefined, image: Blob | undefined): Promise<PGlite> {
  try {
    return await PGlite.create({
      ...(folder ? { dataDir: folder } : {}),
      ...(image ? { loadDataDir: image } : {}),
      startParams: [
        ...PGlite.defaultStartParams,
        "-c",
        "shared_buffers=8MB",
        "-c",
        "timezone=UTC",
        "-c",
        "max_wal_size=64MB",
      ],
      parsers: drizzleParsers,
    });
  } catch (error) {
    if (!folder) throw error;
    throw new StartupError(
      `La base de datos de ${folder} no se puede abrir: restaura una copia de la carpeta, o apártala para empezar con una vacía.`,
      { cause: error },
    );
  }
}

type Engine = Pick<PGlite, "query" | "exec">;

function connectionOf(engine: Engine): Connection {
  return {
    // Only Drizzle says how it wants its rows.
    query: async (...[text, values, asked]: Parameters<Engine["query"]>) =>
      asked
        ? engine.query(text, values, { rowMode: asked.rowMode })
        : withMoments(await engine.query(text, values)),
    exec: async (text) => {
      const results = await engine.exec(text);
      return { rows: results.flatMap((result) => withMoments(result).rows) };
    },
  };
}

function withMoments(result: Results<unknown>): { rows: Record<string, unknown>[] } {
  const rows = result.rows as Record<string, unknown>[];
  for (const { name, dataTypeID } of result.fields) {
    if (!moments.has(dataTypeID)) continue;
    for (const row of rows) row[name] = types.parseType(row[name] as string | null, dataTypeID);
  }
  return { ...result, rows };
}

/** The same, where texts that come again are kept. */
function keeping(
  engine: Engine,
  statements: Statements,
  locked: <T>(run: () => Promise<T>) => Promise<T>,
): Connection {
  const plain = connectionOf(engine);
  return {
    ...plain,
    query: async (...[text, values, asked]: Parameters<Engine["query"]>) => {
      const kept = statements.find(text);
      if (!kept) return plain.query(text, values, asked);
      const result = await locked(() => kept(values ?? [], asked && { rowMode: asked.rowMode }));
      return asked ? result : withMoments(result);
    },
  };
}

function connectionsOf(engine: PGlite): Connections {
  const statements = keepStatements(engine);
  // As the engine's own queries do: none comes between a transaction's.
  const direct = keeping(engine, statements, (run) => engine._runExclusiveTransaction(run));
  return {
    use: (run) => run(direct),
    begin: (modes, run) =>
      engine.transaction(async (tx) => {
        if (modes) await tx.exec(`set transaction ${modes}`);
        return run(keeping(tx, statements, (work) => work()));
      }),
  };
}

// The engine has neither a checkpointer nor autovacuum.
function keepTidy(engine: PGlite, calm: EngineCalm, signal: AbortSignal, log: Log): void {
  const every = async (ms: number, work: (rest: () => Promise<void>) => Promise<unknown>) => {
    while (!signal.aborted) {
      await delay(ms, undefined, { signal, ref: false });
      const latestAtMs = performance.now() + upkeepPatienceMs;
      try {
        await work(() => calm.wait(latestAtMs - performance.now(), signal));
      } catch (error) {
        if (!signal.aborted) log.error("Upkeep of the database failed", { error });
      }
    }
  };
  const ended = () => undefined;
  every(checkpointEveryMs, async (rest) => {
    await rest();
    await engine.exec("checkpoint");
  }).catch(ended);
  every(vacuumEveryMs, (rest) => vacuum(engine, rest)).catch(ended);
}

/** Table by table, as autovacuum does: whoever comes meanwhile comes in between two of them. */
async function vacuum(engine: PGlite, rest: () => Promise<void>): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'm', 'p') and relpersistence <> 't' order by relname`,
  );
  for (const { name } of rows) {
    await rest();
    await engine.exec(`vacuum (analyze) ${name}`);
  }
}
