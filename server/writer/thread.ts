import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadRequest, ThreadStartOptions } from "./thread-messages.ts";

/** Far more than the longest text needs. A task that needs more ends its thread, not the server. */
const memoryMaxMb = 192;
/** Texts are short-lived; without a limit V8 would reserve tens of megabytes for them. */
const youngMb = 8;
/** On a busy machine a task may take this many times its deadline in wall-clock time. */
const clockMax = 4;
/** Share of a deadline in CPU time that counts as the whole deadline. */
const shareMin = 0.8;
/** Interval at which the CPU time of a slow order is checked. */
const stepMs = 75;
/** Deadline for importing code, which takes a tenth of it in the bundle and more from source. */
const loadingMs = 3_000;
/** Timeout for reading the CPU time of a thread, which takes under 1 ms even when the thread hangs. */
const cpuAnswerMs = 50;

export type RunResult =
  | { type: "done"; value: unknown }
  | { type: "threw"; detail: string }
  | { type: "too_slow" }
  /** The thread has ended, because of an error or lack of memory. */
  | { type: "fallen"; detail: string };

/** A thread that runs one order at a time. The caller must end it. */
export class WritingThread {
  /** Resolves with true when the thread accepts orders, with false when it has ended before. */
  readonly ready: Promise<boolean>;
  /** Resolves when the thread is warmed up or has ended. */
  readonly warmedUp: Promise<void>;
  /** Resolves with the reason when the thread has ended. */
  readonly ended: Promise<string>;
  readonly #worker: Worker;
  #isReady = false;
  #order:
    | { id: number; answer: (end: RunResult) => void; onLoading: (isLoading: boolean) => void }
    | undefined;
  #lastId = 0;

  constructor(program: string, options: ThreadStartOptions) {
    const ready = Promise.withResolvers<boolean>();
    const rehearsed = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    this.ready = ready.promise;
    this.warmedUp = rehearsed.promise;
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
    // The thread does not keep the process alive; waiting callers do by their timers.
    this.#worker.unref();
    this.#worker.on("message", (message: ThreadAnswer) => {
      if ("isReady" in message) {
        this.#isReady = true;
        ready.resolve(true);
      } else if ("isRehearsed" in message) {
        rehearsed.resolve();
      } else if (message.id !== this.#order?.id) {
        // The answer to an order that was given up.
      } else if ("isLoading" in message) {
        this.#order.onLoading(message.isLoading);
      } else {
        this.#order.answer(
          "threw" in message
            ? { type: "threw", detail: message.threw }
            : { type: "done", value: message.value },
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
   * @param deadlineMs CPU time; in wall-clock time at most four times as long
   * @param onSlow called, possibly several times, when the order takes twice as long as most and may hang
   */
  async run(
    order: Omit<ThreadRequest, "id">,
    deadlineMs: number,
    onSlow: () => void,
  ): Promise<RunResult> {
    const { promise, resolve } = Promise.withResolvers<RunResult>();
    const id = ++this.#lastId;
    let watch = new AbortController();
    const restartDeadline = (ms: number) => {
      watch.abort();
      watch = new AbortController();
      this.#overdue(ms, onSlow, watch.signal).then(
        () => resolve({ type: "too_slow" }),
        // The order has finished or a new deadline replaces this one.
        () => undefined,
      );
    };
    const onLoading = (isLoading: boolean) => restartDeadline(isLoading ? loadingMs : deadlineMs);
    this.#order = { id, answer: resolve, onLoading };
    restartDeadline(deadlineMs);
    try {
      this.#worker.postMessage({ id, ...order } satisfies ThreadRequest);
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
   * Resolves when the order has used up its deadline; calls `onSlow` before that. Rejects when the signal
   * aborts.
   */
  async #overdue(deadlineMs: number, onSlow: () => void, signal: AbortSignal): Promise<void> {
    await delay(stepMs, undefined, { signal });
    // Wait first: reading the CPU time costs as much as a short order.
    const beforeMs = await this.#cpuMs();
    for (let clockMs = stepMs; clockMs < clockMax * deadlineMs; clockMs += stepMs) {
      await delay(stepMs, undefined, { signal });
      const usedMs = (await this.#cpuMs()) - beforeMs;
      signal.throwIfAborted();
      if (usedMs >= stepMs * shareMin) onSlow();
      if (usedMs >= (deadlineMs - stepMs) * shareMin) return;
    }
  }

  /** CPU time of the thread; infinite when it does not answer. */
  async #cpuMs(): Promise<number> {
    const timeout = new AbortController();
    try {
      return await Promise.race([
        this.#worker.cpuUsage().then(({ user, system }) => (user + system) / 1000),
        delay(cpuAnswerMs, Number.POSITIVE_INFINITY, { signal: timeout.signal }),
      ]);
    } catch {
      // The thread has ended meanwhile, which `ended` reports.
      return Number.POSITIVE_INFINITY;
    } finally {
      timeout.abort();
    }
  }
}
