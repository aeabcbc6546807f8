// PostgreSQL in its own thread, so that its work, above all checkpoints, does not block the event loop.
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Results, type Transaction, types } from "@electric-sql/pglite";
import { detectAbort } from "./pglite-abort.ts";
import type {
  EngineAnswer,
  EngineCommand,
  EngineNotice,
  EngineOptions,
  EngineRequest,
  Ping,
  SerializedError,
} from "./pglite-messages.ts";
import { cacheStatements } from "./pglite-statements.ts";
import { runUpkeep } from "./pglite-upkeep.ts";

const asText = (value: string) => value;
/**
 * Types left as text: those that Drizzle's driver parses itself, and int8 as node-postgres returns it.
 * They are set for the whole engine, because parsers given with a query are merged with some 300
 * others each time, more than half the cost of a small query. No column is an array of timestamps.
 */
const drizzleParsers = Object.fromEntries(
  [types.INT8, types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL].map((type) => [
    type,
    asText,
  ]),
);
/** Plain SQL returns these types as `Date`, as node-postgres does. */
const dateTypes = new Set<number>([types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ]);

interface OpenTransaction {
  tx: Transaction;
  end: (how: "commit" | "rollback") => void;
  ended: Promise<void>;
}

const port = parentPort!;
const { folder, image } = workerData as EngineOptions;
const upkeep = new AbortController();
const stderr = detectAbort((reason) => post({ aborted: reason }));
// An error here ends the thread and reaches the client as its `error` event.
if (folder && !existsSync(folder)) await createFolder(folder);
const engine = await create(folder);
const statements = cacheStatements(engine);
const transactions = new Map<number, OpenTransaction>();
const listening = new Set<string>();
let lastRequestAtMs = performance.now();
if (folder) {
  const idleMs = () => performance.now() - lastRequestAtMs;
  runUpkeep(announcing(engine), idleMs, upkeep.signal, (error) =>
    post({ upkeepFailed: refusal(error) }),
  );
}
port.on("message", async (request: EngineRequest | Ping) => {
  if ("ping" in request) return post({ alive: true });
  const { id } = request;
  lastRequestAtMs = performance.now();
  try {
    post({ id, result: await execute(request) });
  } catch (error) {
    post({ id, refused: refusal(error) });
  }
});
post({ id: 0, result: undefined });

function post(message: EngineAnswer | EngineNotice): void {
  port.postMessage(message);
}

/** The engine for upkeep: posts when its work begins and ends. */
function announcing(engine: PGlite): Pick<PGlite, "exec" | "query"> {
  const announce = async <T>(work: () => Promise<T>): Promise<T> => {
    post({ isDoingUpkeep: true });
    try {
      return await work();
    } finally {
      post({ isDoingUpkeep: false });
    }
  };
  return {
    exec: (...args) => announce(() => engine.exec(...args)),
    query: (text, ...args) => announce(() => engine.query(text, ...args)),
  };
}

/** The part of an error that can be posted to another thread. */
function refusal(error: unknown): SerializedError {
  const { message, query: _, ...fields } = error as Error & Record<string, unknown>;
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return { message: message ?? String(error), fields: Object.fromEntries(texts) };
}

/** Creates the folder under another name first, so that a kill in the first seconds leaves no incomplete one. */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const engine = await create(draft);
  // From now on a WAL file is always ready and old ones are recycled: creating one writes 16 MB of
  // zeros, which would block every query for 60 ms and more.
  await engine.exec("select pg_switch_wal()");
  await engine.exec("checkpoint");
  await engine.close();
  await rename(draft, folder);
}

async function create(dataDir: string | undefined): Promise<PGlite> {
  const created = PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(image ? { loadDataDir: image } : {}),
    onStderr: stderr.note,
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
  try {
    return await created;
  } catch (error) {
    // The error itself mostly says only that the engine was aborted.
    throw new Error(`${(error as Error).message}\n${stderr.lastLines()}`, { cause: error });
  }
}

function execute(order: EngineRequest): Promise<unknown> {
  switch (order.do) {
    case "query":
      return query(order);
    case "exec":
      return exec(order);
    case "begin":
      return begin(order.id, order.modes);
    case "end":
      return end(order.transaction, order.how);
    case "listen":
      return listen(order.channel);
    case "image":
      return engine.dumpDataDir("none");
    case "close":
      return close();
  }
}

function connection(transaction: number | undefined): PGlite | Transaction {
  return transaction === undefined ? engine : transactions.get(transaction)!.tx;
}

async function query({
  transaction,
  text,
  values,
  rowMode,
  mayCache,
}: EngineCommand & { do: "query" }) {
  const options = rowMode && { rowMode };
  const prepared = mayCache ? statements.find(text) : undefined;
  if (!prepared) return rowsOf(await connection(transaction).query(text, values, options), rowMode);
  const run = () => prepared(values, options);
  // Like PGlite's own queries, so that none runs between those of a transaction.
  const locked = transaction === undefined ? engine._runExclusiveTransaction(run) : run();
  return rowsOf(await locked, rowMode);
}

async function exec({ transaction, text }: EngineCommand & { do: "exec" }) {
  const results = await connection(transaction).exec(text);
  return { rows: results.flatMap((result) => rowsOf(result).rows) };
}

/** Resolves with the transaction's number when it is open; no other statements run until it ends. */
function begin(transaction: number, modes: string): Promise<number> {
  return new Promise((opened, refused) => {
    const { promise, resolve: end } = Promise.withResolvers<"commit" | "rollback">();
    const ended = engine.transaction(async (tx) => {
      if (modes) await tx.exec(`set transaction ${modes}`);
      transactions.set(transaction, { tx, end, ended });
      opened(transaction);
      if ((await promise) === "rollback") await tx.rollback();
    });
    ended.catch(refused);
  });
}

async function end(transaction: number, how: "commit" | "rollback"): Promise<void> {
  const open = transactions.get(transaction)!;
  transactions.delete(transaction);
  open.end(how);
  await open.ended;
}

async function listen(channel: string): Promise<void> {
  if (listening.has(channel)) return;
  listening.add(channel);
  await engine.listen(channel, (payload) => post({ channel, payload }));
}

async function close(): Promise<void> {
  upkeep.abort();
  await engine.close();
}

function rowsOf(result: Results<unknown>, rowMode?: "array" | "object") {
  const rows = result.rows as Record<string, unknown>[];
  // Only Drizzle sets a row mode, and it parses dates itself.
  if (rowMode) return { rows };
  for (const { name, dataTypeID } of result.fields) {
    if (!dateTypes.has(dataTypeID)) continue;
    for (const row of rows) row[name] = types.parseType(row[name] as string | null, dataTypeID);
  }
  return { rows };
}
