import { join } from "node:path";
import { ConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import { AppError } from "#server/platform/errors.ts";
import { FairQueue, type TakenTask } from "#server/platform/fair-queue.ts";
import type { Log } from "#server/platform/log.ts";
import { WritingThread } from "./thread.ts";
import type { ThreadOptions } from "./thread-messages.ts";

/** One call, whose it is and how long it may take. */
export interface Call {
  name: string;
  input: unknown;
  /** Of one caller one call runs at a time, and callers take turns. */
  caller: string;
  /** Of its running, not of waiting for a turn. */
  deadlineMs: number;
  signal?: AbortSignal | undefined;
}

export type Outcome =
  | { type: "done"; value: unknown }
  /** The log has why: its deadline passed, its thread fell, or it threw. */
  | { type: "undone" };

export interface WritingThreadsOptions {
  log: Log;
  /** The program of the threads; the product's own when absent. */
  program?: string;
  /** How long a call may wait for a turn. */
  waitMs?: number;
  /** A second thread that has had nothing to do for as long ends. */
  idleMs?: number;
}

/** One writes while the other is replaced; each takes some 40 MB. */
const threadsMax = 2;
const callsMax = 1_000;
/** More than one person has credits for at once; nobody fills the queue alone. */
const callsOfCallerMax = 120;
const suspicionMs = 10_000;
const firstPauseMs = 250;
const longestPauseMs = 5_000;

const busy = () =>
  new AppError("unavailable", "Ahora mismo hay mucho trabajo. Prueba en unos segundos.", {
    retryAfterSeconds: 5,
  });

interface Task extends Call {
  isTaken: boolean;
}

/** Threads that write: one, and a second while the first is slow or was replaced. Close them. */
export class WritingThreads {
  readonly #log: Log;
  readonly #program: string;
  readonly #waitMs: number;
  readonly #idleMs: number;
  readonly #queue = new FairQueue<Task, Outcome>();
  readonly #places = new ConcurrencyLimit(callsMax);
  /** In the order in which they started. */
  readonly #threads = new Set<WritingThread>();
  /** Callers with a call under way. */
  readonly #running = new Set<string>();
  /** Callers of whom a call has just been given up: theirs come after all others. */
  readonly #suspects = new Set<string>();
  #trim: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;
  #failedStarts = 0;
  #isClosed = false;

  constructor(options: WritingThreadsOptions) {
    this.#log = options.log;
    this.#program = options.program ?? ownProgram();
    this.#waitMs = options.waitMs ?? 5_000;
    this.#idleMs = options.idleMs ?? 5_000;
  }

  /** How many threads there are now. */
  get count(): number {
    return this.#threads.size;
  }

  /** Starts a thread; resolves when all its code has been used once. */
  async warm(): Promise<void> {
    this.#startUpTo(1, { isFirst: true });
    const [first] = this.#threads;
    await first?.rehearsed;
  }

  /**
   * @throws AppError `unavailable` when too many calls wait, or this one has waited for too long; the
   *   signal's reason
   */
  async run(call: Call): Promise<Outcome> {
    call.signal?.throwIfAborted();
    if (this.#isClosed) throw busy();
    const place = this.#places.tryAcquire([{ subject: call.caller, max: callsOfCallerMax }]);
    if (place.full) throw busy();
    const task: Task = { ...call, isTaken: false };
    const { settled, cancel } = this.#queue.add(call.caller, task);
    const waiting = setTimeout(() => {
      if (!task.isTaken) cancel(busy());
    }, this.#waitMs);
    const leave = () => cancel(call.signal?.reason);
    call.signal?.addEventListener("abort", leave, { once: true });
    this.#serve();
    try {
      return await settled;
    } finally {
      clearTimeout(waiting);
      call.signal?.removeEventListener("abort", leave);
      place.release();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#trim);
    clearTimeout(this.#pause);
    this.#queue.rejectWaiting(busy());
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #serve(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue;
      const taken =
        this.#queue.next((caller) => this.#running.has(caller) || this.#suspects.has(caller)) ??
        this.#queue.next((caller) => this.#running.has(caller));
      if (!taken) return;
      void this.#work(thread, taken);
    }
    if (this.#queue.waiting > 0) this.#startUpTo(1);
  }

  async #work(thread: WritingThread, { task, ...taken }: TakenTask<Task, Outcome>): Promise<void> {
    const { name, input, caller, deadlineMs } = task;
    task.isTaken = true;
    this.#running.add(caller);
    try {
      const end = await thread.run({ name, input }, deadlineMs, () =>
        // To be there at the deadline.
        this.#startUpTo(threadsMax),
      );
      if (end.type === "done") {
        taken.resolve(end);
      } else {
        if (end.type === "too_slow") this.#replace(thread, { task: name, caller, deadlineMs });
        else if (!this.#isClosed) {
          this.#log.error({ task: name, caller, error: end.detail }, "A text was not written");
        }
        taken.resolve({ type: "undone" });
      }
    } catch (error) {
      // What cannot be sent to a thread is a bug of ours.
      taken.reject(error);
    } finally {
      this.#running.delete(caller);
      this.#trimLater();
      this.#serve();
    }
  }

  #replace(
    thread: WritingThread,
    late: { task: string; caller: string; deadlineMs: number },
  ): void {
    this.#log.warn(late, "A text took too long and its thread was ended");
    this.#suspects.add(late.caller);
    setTimeout(() => this.#suspects.delete(late.caller), suspicionMs).unref();
    this.#threads.delete(thread);
    void thread.end();
    this.#startUpTo(threadsMax);
  }

  #startUpTo(count: number, options: ThreadOptions = { isFirst: false }): void {
    while (this.#threads.size < count && !this.#isClosed && this.#pause === undefined) {
      const thread = new WritingThread(this.#program, options);
      this.#threads.add(thread);
      void this.#follow(thread);
    }
  }

  async #follow(thread: WritingThread): Promise<void> {
    const isReady = await thread.ready;
    if (isReady) {
      this.#failedStarts = 0;
      this.#trimLater();
      this.#serve();
    }
    const error = await thread.ended;
    // One that was replaced is no longer among them.
    if (!this.#threads.delete(thread) || this.#isClosed) return;
    this.#log.error({ error }, `A writing thread ${isReady ? "has fallen" : "did not start"}`);
    if (!isReady) this.#restLater();
    this.#serve();
  }

  /** A program that cannot start is not tried without end. */
  #restLater(): void {
    const pauseMs = Math.min(firstPauseMs * 2 ** this.#failedStarts++, longestPauseMs);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#serve();
    }, pauseMs).unref();
  }

  #trimLater(): void {
    clearTimeout(this.#trim);
    if (this.#threads.size < threadsMax || this.#isClosed) return;
    this.#trim = setTimeout(() => {
      const spare = [...this.#threads].findLast((thread) => thread.isFree);
      if (!spare || this.#threads.size < threadsMax) return;
      this.#threads.delete(spare);
      void spare.end();
    }, this.#idleMs).unref();
  }
}

// The bundle puts the threads' program beside itself.
function ownProgram(): string {
  const isSource = import.meta.filename.endsWith(".ts");
  return join(import.meta.dirname, isSource ? "writing-thread.ts" : "writing-thread.mjs");
}
