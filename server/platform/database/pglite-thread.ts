// PostgreSQL in a thread of its own: what it computes, a checkpoint above all, does not hold the event loop.
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type Results, type Transaction, types } from "@electric-sql/pglite";
import { noticeAbort } from "./pglite-abort.ts";
import type {
  Answer,
  EngineRequest,
  Notice,
  Order,
  Ping,
  Refusal,
  ThreadOptions,
} from "./pglite-messages.ts";
import { keepStatements } from "./pglite-statements.ts";
import { keepTidy } from "./pglite-upkeep.ts";

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

interface Opened {
  tx: Transaction;
  end: (how: "commit" | "rollback") => void;
  ended: Promise<void>;
}

const port = parentPort!;
const { folder, image } = workerData as ThreadOptions;
const upkeep = new AbortController();
const words = noticeAbort((reason) => say({ aborted: reason }));
// A failure here ends the thread, with the error for whoever started it.
if (folder && !existsSync(folder)) await createWhole(folder);
const engine = await create(folder);
const statements = keepStatements(engine);
const transactions = new Map<number, Opened>();
const listening = new Set<string>();
let askedAtMs = performance.now();
if (folder) {
  const idleMs = () => performance.now() - askedAtMs;
  keepTidy(announced(engine), idleMs, upkeep.signal, (error) =>
    say({ upkeepFailed: refusal(error) }),
  );
}
port.on("message", async (request: EngineRequest | Ping) => {
  if ("ping" in request) return say({ alive: true });
  const { id } = request;
  askedAtMs = performance.now();
  try {
    say({ id, result: await follow(request) });
  } catch (error) {
    say({ id, refused: refusal(error) });
  }
});
say({ id: 0, result: undefined });

function say(said: Answer | Notice): void {
  port.postMessage(said);
}

/** Says when upkeep has the engine. */
function announced(engine: PGlite): Pick<PGlite, "exec" | "query"> {
  const announce = async <T>(work: () => Promise<T>): Promise<T> => {
    say({ isTidying: true });
    try {
      return await work();
    } finally {
      say({ isTidying: false });
    }
  };
  return {
    exec: (...args) => announce(() => engine.exec(...args)),
    query: (text, ...args) => announce(() => engine.query(text, ...args)),
  };
}

/** As much of a failure as another thread can be told. */
function refusal(error: unknown): Refusal {
  const { message, query: _, ...fields } = error as Error & Record<string, unknown>;
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return { message: message ?? String(error), fields: Object.fromEntries(texts) };
}

/** A folder appears only when it is complete: being killed in the first seconds leaves no half one. */
async function createWhole(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const engine = await create(draft);
  // From here on one file of its log is always ready and the old one becomes the next: making one,
  // 16 MB of zeros, would hold everybody for 60 ms and more.
  await engine.exec("select pg_switch_wal()");
  await engine.exec("checkpoint");
  await engine.close();
  await rename(draft, folder);
}

async function create(dataDir: string | undefined): Promise<PGlite> {
  const created = PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(image ? { loadDataDir: image } : {}),
    onStderr: words.note,
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
    // What is thrown says mostly no more than that it was aborted.
    throw new Error(`${(error as Error).message}\n${words.said()}`, { cause: error });
  }
}

function follow(order: EngineRequest): Promise<unknown> {
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

async function query({ transaction, text, values, rowMode, mayKeep }: Order & { do: "query" }) {
  const asked = rowMode && { rowMode };
  const kept = mayKeep ? statements.find(text) : undefined;
  if (!kept) return rowsOf(await connection(transaction).query(text, values, asked), rowMode);
  const run = () => kept(values, asked);
  // As the engine's own queries do: none comes between a transaction's.
  const locked = transaction === undefined ? engine._runExclusiveTransaction(run) : run();
  return rowsOf(await locked, rowMode);
}

async function exec({ transaction, text }: Order & { do: "exec" }) {
  const results = await connection(transaction).exec(text);
  return { rows: results.flatMap((result) => rowsOf(result).rows) };
}

/** Resolves with its number when it is open; nobody else's statements run until it ends. */
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
  await engine.listen(channel, (payload) => say({ channel, payload }));
}

async function close(): Promise<void> {
  upkeep.abort();
  await engine.close();
}

function rowsOf(result: Results<unknown>, rowMode?: "array" | "object") {
  const rows = result.rows as Record<string, unknown>[];
  // Only Drizzle says how it wants its rows.
  if (rowMode) return { rows };
  for (const { name, dataTypeID } of result.fields) {
    if (!moments.has(dataTypeID)) continue;
    for (const row of rows) row[name] = types.parseType(row[name] as string | null, dataTypeID);
  }
  return { rows };
}
