import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Log } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import type { Answer, Notice, Order, Refusal, ThreadOptions } from "./pglite-messages.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

// The bundle puts the thread's program beside itself.
const program = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "pglite-thread.ts")
  : join(import.meta.dirname, "pglite-thread.mjs");

/** Its own heap is messages, which are gone at once; left alone it would keep 130 MB ready for them. */
const youngMb = 12;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** PostgreSQL in a thread of this process. */
export interface PgliteClient {
  /** Rejects with a `StartupError` when the folder cannot be opened: nothing is answered then. */
  opened: Promise<void>;
  /** Does it after everything asked before; rejects with what PostgreSQL refuses, `code` and all. */
  ask(order: Order): Promise<unknown>;
  /** Calls back for each NOTIFY on the channel, from now until it is called itself. */
  listen(channel: string, onMessage: (payload: string) => void): () => void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Begins to open it: what is asked meanwhile waits. */
export function startPglite(options: ThreadOptions, log: Log): PgliteClient {
  const thread = new Worker(program, {
    workerData: options,
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<{ channel: string; onMessage: (payload: string) => void }>();
  let isOpen = false;
  let lastId = 0;
  let lost: Error | undefined;
  let closing: Promise<void> | undefined;

  thread.on("message", (said: Answer | Notice) => {
    if ("channel" in said) {
      for (const { channel, onMessage } of listeners) {
        if (channel === said.channel) onMessage(said.payload);
      }
    } else if ("upkeepFailed" in said) {
      log.error("Upkeep of the database failed", { error: errorOf(said.upkeepFailed) });
    } else {
      settle(said);
    }
  });
  thread.on("error", (error) => {
    if (isOpen) log.error("The database's thread has failed", { error });
    end(error);
  });
  thread.once("exit", () => end(new Error("The database's thread has ended")));

  function settle(answer: Answer): void {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    // Only somebody's waiting keeps the process alive.
    if (waiting.size === 0) thread.unref();
    if ("refused" in answer) asker?.reject(errorOf(answer.refused));
    else asker?.resolve(answer.result);
  }

  function end(error: Error): void {
    lost ??= error;
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable(lost));
    waiting.clear();
  }

  function heard(id: number): Promise<unknown> {
    if (waiting.size === 0) thread.ref();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
  }

  async function ask(order: Order): Promise<unknown> {
    if (lost) throw new DatabaseUnavailable(lost);
    const id = ++lastId;
    thread.postMessage({ ...order, id });
    try {
      return await heard(id);
    } catch (error) {
      // Otherwise its stack leads to the thread, not to who asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  const opened = heard(0).then(
    () => {
      isOpen = true;
    },
    (error) => Promise.reject(options.folder ? damaged(options.folder, error) : error),
  );
  opened.catch(() => undefined);
  return {
    opened,
    ask,
    listen(channel, onMessage) {
      const listener = { channel, onMessage };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closing ??= ask({ do: "close" })
        .catch((error) => {
          if (!lost) throw error;
        })
        .then(() => thread.terminate())
        .then(() => undefined);
      return closing;
    },
  };
}

function damaged(folder: string, cause: unknown): StartupError {
  return new StartupError(
    `La base de datos de ${folder} no se puede abrir: restaura una copia de la carpeta, o apártala para empezar con una vacía.`,
    { cause },
  );
}

function errorOf({ message, fields }: Refusal): Error {
  return Object.assign(new Error(message), fields);
}
