import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { type Config, projectRoot, readConfig, readEnvironment } from "./config.ts";
import { AppError } from "./platform/errors.ts";
import { StartupError } from "./platform/startup-error.ts";
import { releaseStartupMemory } from "./platform/startup-memory.ts";
import { type Running, startServer } from "./start.ts";

// While loading, V8 grows the space for young objects to 32 MB and never shrinks it. Without this and
// releaseStartupMemory an idle server takes 155 to 190 MB (decision 0031).
setFlagsFromString("--semi-space-growth-factor=1");

const drainMs = 10_000;
/** In which requests are refused and their connections end, once the embedded database is gone. */
const lastRefusalsMs = 1_000;
/** Tells scripts/start.mjs, and a supervisor, that a new start is what helps. */
const databaseLostCode = 70;
/** How long a signal waits for a start that is under way. */
const startPatienceMs = 2_000;
/** A terminal's Ctrl-C reaches this process directly and through the one that started it. */
const sameSignalMs = 1_000;

// A log that cannot be written, on a full disk or with its reader gone, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const root = projectRoot();
  const config = readConfig(readEnvironment(root), root);
  const starting = startServer(config, { root, say });
  const stop = stopOnSignals(starting);
  const running = await starting;
  stopOnBugs(running, stop);
  stopOnRefusal(running, stop);
  stopOnLostDatabase(running, stop);
  say(`Kolmena está en ${config.publicOrigin}`);
  await Promise.all([showDemoLogin(config, running), running.warmed]);
  releaseStartupMemory();
  // V8's default again: under load fewer, larger collections cost less.
  setFlagsFromString("--semi-space-growth-factor=2");
} catch (error) {
  fail(error);
}

async function showDemoLogin(config: Config, { app, log }: Running): Promise<void> {
  const { demoLogin } = await import("./demo.ts");
  try {
    const demo = await demoLogin(config, app.deps);
    if (demo) say(`Para probar: ${demo.email}, contraseña ${demo.password}`);
  } catch (error) {
    // The product works without its example, which the next start makes if payments are reached then.
    const isOurs = !(error instanceof AppError);
    log[isOurs ? "error" : "warn"]({ error }, "The demo account could not be made");
  }
}

/** From the first moment: it answers requests before its start is over. Returns what stops it, once. */
function stopOnSignals(starting: Promise<Running>): () => void {
  let stoppingSince: number | undefined;
  const stop = () => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    void stopped(starting);
  };
  const stopOrEnd = () => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince > sameSignalMs) {
      void Promise.race([starting, null]).then((running) => end(running, 130));
    }
    stop();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopOrEnd);
  // Sent by the process that started this one, when it is gone.
  process.on("disconnect", stopOrEnd);
  return stop;
}

function stopOnBugs({ log }: Running, stop: () => void): void {
  process.on("uncaughtException", (error) => {
    log.error({ error }, "Uncaught exception");
    process.exitCode = 1;
    stop();
  });
}

/** What could only be found out once it was running. */
function stopOnRefusal({ checked, log }: Running, stop: () => void): void {
  checked.catch((error) => {
    if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
    else log.error({ error }, "Whose payments these are could not be found out");
    process.exitCode = 1;
    stop();
  });
}

/** The embedded database is recovered by opening it anew, which another process does best. */
function stopOnLostDatabase({ database }: Running, stop: () => void): void {
  void database.lost.then(() => {
    process.exitCode = databaseLostCode;
    stop();
  });
}

async function stopped(starting: Promise<Running>): Promise<void> {
  // A start that waits for its database has nothing to close yet.
  const running = await Promise.race([starting, delay(startPatienceMs, null)]).catch(() => null);
  if (running) await closed(running);
  await end(running);
}

async function closed(running: Running): Promise<void> {
  const late = delay(drainMs + 5_000, undefined, { ref: false });
  try {
    const isClosed = await Promise.race([
      running.close(drainMs).then(() => true),
      Promise.race([late, databaseGone(running)]).then(() => false),
    ]);
    if (!isClosed) {
      running.log.warn("Stopping took too long");
      process.exitCode ??= 1;
    }
  } catch (error) {
    running.log.error({ error }, "Stopping failed");
    process.exitCode ??= 1;
  }
}

/** Resolves when there is no use in waiting for the embedded database. PostgreSQL may come back. */
async function databaseGone({ database }: Running): Promise<void> {
  if (database.kind === "postgres") return new Promise(() => undefined);
  await Promise.race([
    database.lost,
    database.check().then(
      () => database.lost,
      () => null,
    ),
  ]);
  await delay(lastRefusalsMs);
}

/** A thread that waits for the system would hold `process.exit` up, whatever the system does. */
async function end(running: Running | null, code = process.exitCode): Promise<void> {
  if (running && !(await running.database.terminate())) process.kill(process.pid, "SIGKILL");
  process.exit(code);
}

function fail(error: unknown): never {
  const sentence =
    error instanceof StartupError
      ? error.message
      : `Kolmena no ha podido arrancar: ${error instanceof Error ? (error.stack ?? error.message) : error}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
