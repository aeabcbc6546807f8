import { statfsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { withTimeout } from "../deadline.ts";
import type { Log } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import type { Answer, Notice, Order, Refusal, ThreadOptions } from "./pglite-messages.ts";
import { type Patience, usualPatience, watchThread } from "./pglite-watch.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

// The bundle puts the thread's program beside itself.
const ownProgram = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "pglite-thread.ts")
  : join(import.meta.dirname, "pglite-thread.mjs");

/** Its own heap is messages, which are gone at once; left alone it would keep 130 MB ready for them. */
const youngMb = 12;

/** A thread ends at once, unless it waits for the system, which nothing can interrupt. */
const terminateWithinMs = 1_000;

/** Opening may want another two files of its log, of 16 MB each. */
const roomToOpenBytes = 32e6;

/** What PostgreSQL says of failures after which it goes on no more. */
const lastSeverities = new Set(["PANIC", "FATAL"]);

/** PostgreSQL in a thread of this process. */
export interface PgliteClient {
  /** Rejects with a `StartupError` when the folder cannot be opened: nothing is answered then. */
  opened: Promise<void>;
  /** Resolves with the reason when the engine, once open, is lost: nothing is answered any more. Not by `close`. */
  lost: Promise<Error>;
  /**
   * Does it after everything asked before; rejects with what PostgreSQL refuses, `code` and all, and as
   * unavailable when no answer comes in time: it may be done all the same.
   * @param mayTakeLong for what nobody's page waits for
   */
  ask(order: Order, mayTakeLong?: boolean): Promise<unknown>;
  /** Calls back for each NOTIFY on the channel, from now until it is called itself. */
  listen(channel: string, onMessage: (payload: string) => void): () => void;
  /** Waits for what is under way. Rejects when the engine does not end well, and the thread is gone then, too. */
  close(): Promise<void>;
  /** Ends the thread in the middle of whatever it does: false when it has not gone within a second. */
  abandon(): Promise<boolean>;
}

/**
 * Begins to open it: what is asked meanwhile waits.
 * @param seams a test's own patience, or program of the thread
 */
export function startPglite(
  options: ThreadOptions,
  log: Log,
  seams: { patience?: Patience; program?: string } = {},
): PgliteClient {
  const thread = new Worker(seams.program ?? ownProgram, {
    workerData: options,
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  });
  const listeners = new Set<{ channel: string; onMessage: (payload: string) => void }>();
  const lost = Promise.withResolvers<Error>();
  const watch = watchThread(thread, seams.patience ?? usualPatience, lose);
  let isOpen = false;
  let isClosed = false;
  let lastId = 0;
  let ended: Error | undefined;
  let closing: Promise<void> | undefined;

  thread.on("message", (said: Answer | Notice) => {
    watch.hear();
    if ("channel" in said) {
      for (const { channel, onMessage } of listeners) {
        if (channel === said.channel) onMessage(said.payload);
      }
    } else if ("aborted" in said) {
      lose(new Error(`The embedded database has aborted:\n${said.aborted}`));
    } else if ("isTidying" in said) {
      watch.isTidying = said.isTidying;
    } else if ("upkeepFailed" in said) {
      if (isLast(said.upkeepFailed)) lose(errorOf(said.upkeepFailed));
      else log.error({ error: errorOf(said.upkeepFailed) }, "Upkeep of the database failed");
    } else if ("id" in said) {
      settle(said);
    }
  });
  thread.on("error", lose);
  thread.on("messageerror", lose);
  thread.once("exit", (code) => lose(new Error(`The database's thread has ended with ${code}`)));

  function settle(answer: Answer): void {
    if ("refused" in answer && isLast(answer.refused)) {
      lose(errorOf(answer.refused));
      return;
    }
    const asker = watch.take(answer.id);
    if ("refused" in answer) asker?.reject(errorOf(answer.refused));
    else if (asker) asker.resolve(answer.result);
    // Nobody will use or end a transaction that began after its time.
    else if (watch.wasToBegin(answer.id)) {
      post({ do: "end", transaction: answer.id, how: "rollback" });
    }
  }

  function lose(reason: Error): void {
    if (ended) return;
    ended = reason;
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

  function post(order: Order): number {
    const id = ++lastId;
    thread.postMessage({ ...order, id });
    return id;
  }

  async function ask(order: Order, mayTakeLong = false): Promise<unknown> {
    if (ended) throw new DatabaseUnavailable(ended);
    const stuck = watch.stuck();
    if (stuck) {
      // Should the engine come back, it must not keep for ever what its owner has given up.
      if (order.do === "end") post(order);
      throw new DatabaseUnavailable(stuck);
    }
    try {
      return await watch.wait(post(order), { mayTakeLong, begins: order.do === "begin" });
    } catch (error) {
      // Otherwise its stack leads to the thread, not to who asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  async function terminate(): Promise<boolean> {
    const late = () => new Error("The database's thread does not end");
    return withTimeout(terminateWithinMs, late, thread.terminate()).then(
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
      // Whoever starts it is told one sentence: why stands here only.
      log.error({ error }, "The embedded database cannot be opened");
      throw notOpened(options.folder, error);
    },
  );
  opened.catch(() => undefined);
  return {
    opened,
    lost: lost.promise,
    ask,
    listen(channel, onMessage) {
      const listener = { channel, onMessage };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closing ??= (async () => {
        try {
          if (!ended) await ask({ do: "close" });
        } finally {
          isClosed = true;
          await terminate();
        }
      })();
      return closing;
    },
    abandon() {
      isClosed = true;
      return terminate();
    },
  };
}

function notOpened(folder: string, cause: unknown): StartupError {
  const freeBytes = freeBytesAt(folder);
  const advice =
    freeBytes < roomToOpenBytes
      ? `en su disco quedan ${Math.floor(freeBytes / 1e6)} MB. Libera sitio y arranca de nuevo.`
      : "restaura una copia de la carpeta, o apártala para empezar con una vacía.";
  return new StartupError(`La base de datos de ${folder} no se puede abrir: ${advice}`, { cause });
}

function freeBytesAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // A folder that cannot even be looked at has other troubles.
    return Number.POSITIVE_INFINITY;
  }
}

function isLast({ fields }: Refusal): boolean {
  return lastSeverities.has(fields.severity ?? "");
}

function errorOf({ message, fields }: Refusal): Error {
  return Object.assign(new Error(message), fields);
}
