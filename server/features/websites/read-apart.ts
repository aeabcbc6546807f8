import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { WebFailure } from "#server/external/web-fetch.ts";
import type { SiteLinks } from "./reader/links.ts";
import type { SiteFacts } from "./reader/site.ts";

/** First the page, then what it links to, as texts. */
export type Asked =
  | { body: Uint8Array; charset: string | null; url: string }
  | { stylesheets: string[]; manifest: string | null };

/** More than any page made for people takes. */
const memoryMaxMb = 192;

// The bundle puts the thread's program beside itself.
const program = import.meta.filename.endsWith(".ts")
  ? join(import.meta.dirname, "reading-thread.ts")
  : join(import.meta.dirname, "reading-thread.mjs");

/** A page that is being read in a thread of its own. Close it. */
export interface PageApart {
  open(page: { body: Uint8Array; charset: string | null; url: string }): Promise<SiteLinks>;
  read(beside: { stylesheets: string[]; manifest: string | null }): Promise<SiteFacts>;
  close(): Promise<void>;
}

/** A page that took more time or memory than there is for one. */
export class TooMuch extends Error {
  readonly failure: WebFailure;

  constructor(kind: "too_slow" | "too_big", detail: string) {
    super(detail);
    this.failure = { ok: false, kind, detail };
  }
}

/** @param deadlineMs for all the reading; its promises reject with `TooMuch` */
export function readApart(deadlineMs: number): PageApart {
  const thread = new Worker(program, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
  });
  const ended = Promise.withResolvers<never>();
  // Whoever waits hears of it; nobody may be waiting.
  ended.promise.catch(() => undefined);
  thread.on("error", (error: NodeJS.ErrnoException) => {
    const tooBig = error.code === "ERR_WORKER_OUT_OF_MEMORY";
    ended.reject(tooBig ? new TooMuch("too_big", error.message) : error);
  });
  const timer = setTimeout(() => {
    ended.reject(new TooMuch("too_slow", `not read after ${deadlineMs} ms`));
    void thread.terminate();
  }, deadlineMs);
  const ask = (asked: Asked) => {
    const answer = new Promise<unknown>((resolve) => thread.once("message", resolve));
    thread.postMessage(asked);
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
