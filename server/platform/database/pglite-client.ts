import { statfsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { withTimeout } from "../deadline.ts";
import type { Log } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import type {
  EngineAnswer,
  EngineCommand,
  EngineNotice,
  EngineOptions,
  SerializedError,
} from "./pglite-messages.ts";
import { defaultTimeLimits, type EngineTimeLimits, watchThread } from "./pglite-watch.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

// In the bundle the thread's program lies beside this file.
const threadProgram = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "pglite-thread.ts")
  : join(import.meta.dirname, "pglite-thread.mjs");

/** The thread's heap holds only short-lived messages; without a limit V8 would reserve 130 MB for them. */
const youngMb = 12;

/** A thread stops at once, unless it is inside a system call, which cannot be interrupted. */
const terminateWithinMs = 1_000;

/** Opening may create two more WAL files of 16 MB each. */
const freeBytesToOpen = 32e6;

/** Severities after which PostgreSQL stops working. */
const fatalSeverities = new Set(["PANIC", "FATAL"]);

/** PostgreSQL in a thread of this process. */
export interface PgliteClient {
  /** Rejects with a `StartupError` when the folder cannot be opened; no query is answered then. */
  opened: Promise<void>;
  /** Resolves with the reason when the open engine fails for good: no query is answered any more. Not after `close`. */
  lost: Promise<Error>;
  /**
   * Carries out the order after all earlier ones. Rejects with PostgreSQL's error, including its `code`,
   * or with `DatabaseUnavailable` when no answer comes in time; the order may still be carried out then.
   * @param mayTakeLong for work that no user waits for
   */
  execute(order: EngineCommand, mayTakeLong?: boolean): Promise<unknown>;
  /** Calls back for each NOTIFY on the channel until the returned function is called. */
  listen(channel: string, onMessage: (payload: string) => void): () => void;
  /** Waits for running orders. Rejects when the engine does not close properly; the thread is stopped in any case. */
  close(): Promise<void>;
  /** Stops the thread whatever it is doing; false when it has not stopped within a second. */
  terminate(): Promise<boolean>;
}

/**
 * Starts opening the database; orders given meanwhile wait.
 * @param seams for tests: other time limits, or another program for the thread
 */
export function startPglite(
  options: EngineOptions,
  log: Log,
  seams: { patience?: EngineTimeLimits; program?: string } = {},
): PgliteClient {
  const thread = new Worker(seams.program ?? threadProgram, {
    workerData: options,
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  });
  const listeners = new Set<{ channel: string; onMessage: (payload: string) => void }>();
  const lost = Promise.withResolvers<Error>();
  const watch = watchThread(thread, seams.patience ?? defaultTimeLimits, fail);
  let isOpen = false;
  let isClosed = false;
  let lastId = 0;
  let failure: Error | undefined;
  let closing: Promise<void> | undefined;

  thread.on("message", (message: EngineAnswer | EngineNotice) => {
    watch.noteMessage();
    if ("channel" in message) {
      for (const { channel, onMessage } of listeners) {
        if (channel === message.channel) onMessage(message.payload);
      }
    } else if ("aborted" in message) {
      fail(new Error(`The embedded database has aborted:\n${message.aborted}`));
    } else if ("isDoingUpkeep" in message) {
      watch.isDoingUpkeep = message.isDoingUpkeep;
    } else if ("upkeepFailed" in message) {
      if (isFatal(message.upkeepFailed)) fail(errorOf(message.upkeepFailed));
      else log.error({ error: errorOf(message.upkeepFailed) }, "Upkeep of the database failed");
    } else if ("id" in message) {
      settle(message);
    }
  });
  thread.on("error", fail);
  thread.on("messageerror", fail);
  thread.once("exit", (code) => fail(new Error(`The database's thread has ended with ${code}`)));

  function settle(answer: EngineAnswer): void {
    if ("refused" in answer && isFatal(answer.refused)) {
      fail(errorOf(answer.refused));
      return;
    }
    const asker = watch.take(answer.id);
    if ("refused" in answer) asker?.reject(errorOf(answer.refused));
    else if (asker) asker.resolve(answer.result);
    // Its caller has given up, so nobody would ever end this transaction.
    else if (watch.takeAbandonedBegin(answer.id)) {
      post({ do: "end", transaction: answer.id, how: "rollback" });
    }
  }

  function fail(reason: Error): void {
    if (failure) return;
    failure = reason;
    if (isOpen && !isClosed) {
      log.error(
        {
          error: reason,
        },
        "The embedded database is lost: nothing works before the next start",
      );
      lost.resolve(reason);
    }
    watch.end(reason);
    void thread.terminate();
  }

  function post(order: EngineCommand): number {
    const id = ++lastId;
    thread.postMessage({ ...order, id });
    return id;
  }

  async function ask(order: EngineCommand, mayTakeLong = false): Promise<unknown> {
    if (failure) throw new DatabaseUnavailable(failure);
    const stuck = watch.stuck();
    if (stuck) {
      // Should the engine recover, it must not keep a transaction open that its owner has given up.
      if (order.do === "end") post(order);
      throw new DatabaseUnavailable(stuck);
    }
    try {
      return await watch.wait(post(order), { mayTakeLong, begins: order.do === "begin" });
    } catch (error) {
      // Otherwise the stack trace would point to the thread, not to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  async function terminate(): Promise<boolean> {
    const timeoutError = () => new Error("The database's thread does not end");
    return withTimeout(terminateWithinMs, timeoutError, thread.terminate()).then(
      () => true,
      () => false,
    );
  }

  const opened = watch.wait(0, { mayTakeLong: true, begins: false }).then(
    () => {
      isOpen = true;
    },
    (error) => {
      if (!options.folder || closing) throw error;
      // The StartupError has one sentence for the operator; the cause is only logged here.
      log.error({ error }, "The embedded database cannot be opened");
      throw cannotOpen(options.folder, error);
    },
  );
  opened.catch(() => undefined);
  return {
    opened,
    lost: lost.promise,
    execute: ask,
    listen(channel, onMessage) {
      const listener = { channel, onMessage };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closing ??= (async () => {
        try {
          if (!failure) await ask({ do: "close" });
        } finally {
          isClosed = true;
          await terminate();
        }
      })();
      return closing;
    },
    terminate() {
      isClosed = true;
      return terminate();
    },
  };
}

function cannotOpen(folder: string, cause: unknown): StartupError {
  const freeBytes = freeBytesAt(folder);
  const advice =
    freeBytes < freeBytesToOpen
      ? `en su disco quedan ${Math.floor(freeBytes / 1e6)} MB. Libera sitio y arranca de nuevo.`
      : "restaura una copia de la carpeta, o apártala para empezar con una vacía.";
  return new StartupError(`La base de datos de ${folder} no se puede abrir: ${advice}`, { cause });
}

function freeBytesAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // The free space is unknown, so do not blame the disk.
    return Number.POSITIVE_INFINITY;
  }
}

function isFatal({ fields }: SerializedError): boolean {
  return fatalSeverities.has(fields.severity ?? "");
}

function errorOf({ message, fields }: SerializedError): Error {
  return Object.assign(new Error(message), fields);
}
