import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { SiteFacts } from "#db/schema-site-facts.ts";
import type { WebFailure } from "#server/external/web-fetch.ts";
import type { LinkedFiles } from "./reader/linked-files.ts";

/** The first message has the page, the second the texts of its linked files. */
export type ReaderMessage = { body: Uint8Array; charset: string | null; url: string } | LinkedTexts;

interface LinkedTexts {
  /** Each with the URL against which its relative addresses are resolved. */
  stylesheets: { text: string; url: string }[];
  manifest: string | null;
}

/** More than a normal page needs. */
const memoryMaxMb = 192;
/**
 * A thread that has read its page is kept for the next one: compiling its patterns and code takes a new
 * thread several times as long as reading a page.
 */
const idleMs = 60_000;
const pagesMax = 100;

// The bundle has the thread's program next to it.
const program = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "reading-thread.ts")
  : join(import.meta.dirname, "reading-thread.mjs");

/** Reads one page in a worker thread. Call `close` once, when done. */
interface PageReader {
  open(page: { body: Uint8Array; charset: string | null; url: string }): Promise<LinkedFiles>;
  read(beside: LinkedTexts): Promise<SiteFacts>;
  close(): Promise<void>;
}

/** Reading a page exceeded its time or memory limit. */
export class ReadingLimitError extends Error {
  readonly failure: WebFailure;

  constructor(kind: "too_slow" | "too_big", detail: string) {
    super(detail);
    this.failure = { ok: false, kind, detail };
  }
}

interface ReadingThread {
  worker: Worker;
  pages: number;
}

let idle: (ReadingThread & { timer: NodeJS.Timeout }) | undefined;

function takeThread(): ReadingThread {
  if (!idle) {
    const worker = new Worker(program, {
      execArgv: [],
      // The server's environment contains secrets.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    });
    return { worker, pages: 1 };
  }
  const { worker, pages, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  worker.removeAllListeners("error");
  worker.ref();
  return { worker, pages: pages + 1 };
}

/** Keeps the thread for a while, without keeping the process alive; ends it if another one waits already. */
async function giveBack({ worker, pages }: ReadingThread): Promise<void> {
  if (idle || pages >= pagesMax) {
    await worker.terminate();
    return;
  }
  worker.removeAllListeners("error");
  const forget = () => {
    if (idle?.worker === worker) idle = undefined;
    void worker.terminate();
  };
  worker.on("error", forget);
  worker.unref();
  idle = { worker, pages, timer: setTimeout(forget, idleMs).unref() };
}

/** @param deadlineMs for both calls together; afterwards they reject with `ReadingLimitError` */
export function startPageReader(deadlineMs: number): PageReader {
  const thread = takeThread();
  const { worker } = thread;
  const ended = Promise.withResolvers<never>();
  // Avoids an unhandled rejection when no call is waiting.
  ended.promise.catch(() => undefined);
  worker.on("error", (error: NodeJS.ErrnoException) => {
    const tooBig = error.code === "ERR_WORKER_OUT_OF_MEMORY";
    ended.reject(tooBig ? new ReadingLimitError("too_big", error.message) : error);
  });
  const timer = setTimeout(() => {
    ended.reject(new ReadingLimitError("too_slow", `not read after ${deadlineMs} ms`));
    void worker.terminate();
  }, deadlineMs);
  const ask = (message: ReaderMessage) => {
    const answer = new Promise<unknown>((resolve) => worker.once("message", resolve));
    worker.postMessage(message);
    return Promise.race([answer, ended.promise]);
  };
  let isRead = false;
  return {
    open: async (page) => (await ask(page)) as LinkedFiles,
    read: async (beside) => {
      const facts = (await ask(beside)) as SiteFacts;
      clearTimeout(timer);
      isRead = true;
      return facts;
    },
    close: async () => {
      clearTimeout(timer);
      await (isRead ? giveBack(thread) : worker.terminate());
    },
  };
}
