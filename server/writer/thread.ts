import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadOptions, ThreadOrder } from "./thread-messages.ts";

/** Far above what the longest text takes; one that takes more ends its thread, not the server. */
const memoryMaxMb = 192;
/** Texts are short-lived: left alone a thread keeps tens of megabytes ready for them. */
const youngMb = 8;
/** On a machine that has no time for the thread, its deadline may pass so many times by the clock. */
const clockMax = 4;
/** Of the processor's time that would be a whole deadline on an idle machine. */
const shareMin = 0.8;
/** How often a thread with a slow order is asked what it has used. */
const stepMs = 75;
/** Code that loads takes a tenth of it; from source, in development, a good part. */
const loadingMs = 3_000;
/** Asking a thread what it has used takes less than a millisecond, also while it hangs. */
const cpuAnswerMs = 50;

export type RunEnd =
  | { type: "done"; value: unknown }
  | { type: "threw"; detail: string }
  | { type: "too_slow" }
  /** The thread has ended, for a fault or for want of memory. */
  | { type: "fallen"; detail: string };

/** A thread that runs one order at a time. End it. */
export class WritingThread {
  /** Settles when it takes orders, or has ended before. */
  readonly ready: Promise<boolean>;
  /** Settles when all its code has been used once, or it has ended. */
  readonly rehearsed: Promise<void>;
  /** Why it has ended. */
  readonly ended: Promise<string>;
  readonly #worker: Worker;
  #isReady = false;
  #order:
    | { id: number; answer: (end: RunEnd) => void; onLoading: (isLoading: boolean) => void }
    | undefined;
  #lastId = 0;

  constructor(program: string, options: ThreadOptions) {
    const ready = Promise.withResolvers<boolean>();
    const rehearsed = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    this.ready = ready.promise;
    this.rehearsed = rehearsed.promise;
    this.ended = ended.promise;
    this.#worker = new Worker(program, {
      workerData: options,
      execArgv: [],
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: memoryMaxMb,
        maxYoungGenerationSizeMb: youngMb,
      },
    });
    // Whoever waits for it has a timer that keeps the process alive; the thread itself does not.
    this.#worker.unref();
    this.#worker.on("message", (said: ThreadAnswer) => {
      if ("isReady" in said) {
        this.#isReady = true;
        ready.resolve(true);
      } else if ("isRehearsed" in said) {
        rehearsed.resolve();
      } else if (said.id !== this.#order?.id) {
        // Of an order that was given up.
      } else if ("isLoading" in said) {
        this.#order.onLoading(said.isLoading);
      } else {
        this.#order.answer(
          "threw" in said
            ? { type: "threw", detail: said.threw }
            : { type: "done", value: said.value },
        );
      }
    });
    const onEnd = (detail: string) => {
      this.#isReady = false;
      ended.resolve(detail);
      ready.resolve(false);
      rehearsed.resolve();
      this.#order?.answer({ type: "fallen", detail });
    };
    this.#worker.once("error", (error) => onEnd(error.stack ?? error.message));
    this.#worker.once("exit", (code) => onEnd(`The thread has ended with ${code}`));
  }

  get isFree(): boolean {
    return this.#isReady && this.#order === undefined;
  }

  /**
   * @param deadlineMs of the processor's time; by the clock at most four times as long
   * @param onSlow it has had twice what most take: it may well hang; called more than once
   */
  async run(
    order: Omit<ThreadOrder, "id">,
    deadlineMs: number,
    onSlow: () => void,
  ): Promise<RunEnd> {
    const { promise, resolve } = Promise.withResolvers<RunEnd>();
    const id = ++this.#lastId;
    let watch = new AbortController();
    const watchFor = (ms: number) => {
      watch.abort();
      watch = new AbortController();
      this.#overdue(ms, onSlow, watch.signal).then(
        () => resolve({ type: "too_slow" }),
        // It was done before, or goes on to what it has another deadline for.
        () => undefined,
      );
    };
    const onLoading = (isLoading: boolean) => watchFor(isLoading ? loadingMs : deadlineMs);
    this.#order = { id, answer: resolve, onLoading };
    watchFor(deadlineMs);
    try {
      this.#worker.postMessage({ id, ...order } satisfies ThreadOrder);
      return await promise;
    } finally {
      this.#order = undefined;
      watch.abort();
    }
  }

  async end(): Promise<void> {
    this.#isReady = false;
    await this.#worker.terminate();
  }

  /**
   * Settles when an order has had its time; calls back before, when it has had some. Rejects when the
   * signal fires.
   */
  async #overdue(deadlineMs: number, onSlow: () => void, signal: AbortSignal): Promise<void> {
    await delay(stepMs, undefined, { signal });
    // Only a slow order is asked: asking each one would cost as much as a short one.
    const beforeMs = await this.#cpuMs();
    for (let clockMs = stepMs; clockMs < clockMax * deadlineMs; clockMs += stepMs) {
      await delay(stepMs, undefined, { signal });
      const usedMs = (await this.#cpuMs()) - beforeMs;
      signal.throwIfAborted();
      if (usedMs >= stepMs * shareMin) onSlow();
      if (usedMs >= (deadlineMs - stepMs) * shareMin) return;
    }
  }

  /** Processor time that the thread has used; infinite when it does not say. */
  async #cpuMs(): Promise<number> {
    const silence = new AbortController();
    try {
      return await Promise.race([
        this.#worker.cpuUsage().then(({ user, system }) => (user + system) / 1000),
        delay(cpuAnswerMs, Number.POSITIVE_INFINITY, { signal: silence.signal }),
      ]);
    } catch {
      // It has ended meanwhile, which says itself.
      return Number.POSITIVE_INFINITY;
    } finally {
      silence.abort();
    }
  }
}
