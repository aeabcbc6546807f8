import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { WebFailure } from "#server/external/web-fetch.ts";
import type { SiteLinks } from "./reader/links.ts";
import type { SiteFacts } from "./reader/site.ts";

/** First the page, then what it links to, as texts. */
export type ReaderMessage =
  | { body: Uint8Array; charset: string | null; url: string }
  | { stylesheets: string[]; manifest: string | null };

/** More than any page made for people takes. */
const memoryMaxMb = 192;

// The bundle puts the thread's program beside itself.
const program = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "reading-thread.ts")
  : join(import.meta.dirname, "reading-thread.mjs");

/** A page that is being read in a thread of its own. Close it. */
export interface PageReader {
  open(page: { body: Uint8Array; charset: string | null; url: string }): Promise<SiteLinks>;
  read(beside: { stylesheets: string[]; manifest: string | null }): Promise<SiteFacts>;
  close(): Promise<void>;
}

/** Reading a page took more time or memory than one may take. */
export class ReadingLimitError extends Error {
  readonly failure: WebFailure;

  constructor(kind: "too_slow" | "too_big", detail: string) {
    super(detail);
    this.failure = { ok: false, kind, detail };
  }
}

/** @param deadlineMs for all the reading; its promises reject with `ReadingLimitError` */
export function openPageReader(deadlineMs: number): PageReader {
  const thread = new Worker(program, {
    execArgv: [],
    // Nothing of the server's own, which holds keys.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
  });
  const ended = Promise.withResolvers<never>();
  // Nobody may be waiting: its rejection must not be unhandled.
  ended.promise.catch(() => undefined);
  thread.on("error", (error: NodeJS.ErrnoException) => {
    const tooBig = error.code === "ERR_WORKER_OUT_OF_MEMORY";
    ended.reject(tooBig ? new ReadingLimitError("too_big", error.message) : error);
  });
  const timer = setTimeout(() => {
    ended.reject(new ReadingLimitError("too_slow", `not read after ${deadlineMs} ms`));
    void thread.terminate();
  }, deadlineMs);
  const ask = (message: ReaderMessage) => {
    const answer = new Promise<unknown>((resolve) => thread.once("message", resolve));
    thread.postMessage(message);
    return Promise.race([answer, ended.promise]);
  };
  return {
    open: async (page) => (await ask(page)) as SiteLinks,
    read: async (beside) => (await ask(beside)) as SiteFacts,
    close: async () => {
      clearTimeout(timer);
      await thread.terminate();
    },
  };
}
