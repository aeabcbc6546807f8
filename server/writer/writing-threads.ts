import { join } from "node:path";
import { ConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import { AppError } from "#server/platform/errors.ts";
import { FairQueue, type TakenTask } from "#server/platform/fair-queue.ts";
import type { Log } from "#server/platform/log.ts";
import { WritingThread } from "./thread.ts";
import type { ThreadStartOptions } from "./thread-messages.ts";

/** One call of a task, with its caller and deadline. */
export interface TaskRequest {
  name: string;
  input: unknown;
  /** One call per caller runs at a time, and callers take turns. */
  caller: string;
  /** Limits the run itself, not the wait for a turn. */
  deadlineMs: number;
  signal?: AbortSignal | undefined;
}

export type TaskOutcome =
  | { type: "done"; value: unknown }
  /** The deadline passed, the thread ended, or the task threw; the log has the reason. */
  | { type: "undone" };

export interface WritingThreadsOptions {
  log: Log;
  /** Program of the threads; the default when absent. */
  program?: string;
  /** How long a call may wait for a turn. */
  waitMs?: number;
  /** An idle second thread ends after this time. */
  idleMs?: number;
}

/** One works while the other is replaced; each takes about 40 MB. */
const threadsMax = 2;
const callsMax = 1_000;
/** More calls than a person has credits for, and few enough that one person cannot fill the queue. */
const callsOfCallerMax = 120;
const suspectMs = 10_000;
const firstPauseMs = 250;
const longestPauseMs = 5_000;

const busy = () =>
  new AppError("unavailable", "Ahora mismo hay mucho trabajo. Prueba en unos segundos.", {
    retryAfterSeconds: 5,
  });

interface Task extends TaskRequest {
  isTaken: boolean;
}

/** The pool of writing threads: one, and a second while the first is slow or replaced. The caller must close it. */
export class WritingThreads {
  readonly #log: Log;
  readonly #program: string;
  readonly #waitMs: number;
  readonly #idleMs: number;
  readonly #queue = new FairQueue<Task, TaskOutcome>();
  readonly #places = new ConcurrencyLimit(callsMax);
  /** In order of their start. */
  readonly #threads = new Set<WritingThread>();
  /** Callers with a running call. */
  readonly #running = new Set<string>();
  /** Callers whose call has just timed out; their next calls come after all others. */
  readonly #suspects = new Set<string>();
  #trimTimer: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;
  #failedStarts = 0;
  #isClosed = false;

  constructor(options: WritingThreadsOptions) {
    this.#log = options.log;
    this.#program = options.program ?? threadProgram();
    this.#waitMs = options.waitMs ?? 5_000;
    this.#idleMs = options.idleMs ?? 5_000;
  }

  /** Current number of threads. */
  get count(): number {
    return this.#threads.size;
  }

  /** Starts a thread; resolves when it is warmed up. */
  async warm(): Promise<void> {
    this.#startUpTo(1, { isFirst: true });
    const [first] = this.#threads;
    await first?.warmedUp;
  }

  /**
   * @throws AppError `unavailable` when too many calls wait, or this one has waited for too long; the
   *   signal's reason
   */
  async run(call: TaskRequest): Promise<TaskOutcome> {
    call.signal?.throwIfAborted();
    if (this.#isClosed) throw busy();
    const place = this.#places.tryAcquire([{ subject: call.caller, max: callsOfCallerMax }]);
    if (place.full) throw busy();
    const task: Task = { ...call, isTaken: false };
    const { settled, cancel } = this.#queue.add(call.caller, task);
    const waiting = setTimeout(() => {
      if (!task.isTaken) cancel(busy());
    }, this.#waitMs);
    const onAbort = () => cancel(call.signal?.reason);
    call.signal?.addEventListener("abort", onAbort, { once: true });
    this.#assignTasks();
    try {
      return await settled;
    } finally {
      clearTimeout(waiting);
      call.signal?.removeEventListener("abort", onAbort);
      place.release();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#trimTimer);
    clearTimeout(this.#pause);
    this.#queue.rejectWaiting(busy());
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #assignTasks(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue;
      const taken =
        this.#queue.next((caller) => this.#running.has(caller) || this.#suspects.has(caller)) ??
        this.#queue.next((caller) => this.#running.has(caller));
      if (!taken) return;
      void this.#runTask(thread, taken);
    }
    if (this.#queue.waiting > 0) this.#startUpTo(1);
  }

  async #runTask(
    thread: WritingThread,
    { task, ...taken }: TakenTask<Task, TaskOutcome>,
  ): Promise<void> {
    const { name, input, caller, deadlineMs } = task;
    task.isTaken = true;
    this.#running.add(caller);
    try {
      const end = await thread.run({ name, input }, deadlineMs, () =>
        // Started early, so that it is ready at the deadline.
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
      // Only an input that cannot be cloned throws here, which is a bug.
      taken.reject(error);
    } finally {
      this.#running.delete(caller);
      this.#scheduleTrim();
      this.#assignTasks();
    }
  }

  #replace(
    thread: WritingThread,
    timedOut: { task: string; caller: string; deadlineMs: number },
  ): void {
    this.#log.warn(timedOut, "A text took too long and its thread was ended");
    this.#suspects.add(timedOut.caller);
    setTimeout(() => this.#suspects.delete(timedOut.caller), suspectMs).unref();
    this.#threads.delete(thread);
    void thread.end();
    this.#startUpTo(threadsMax);
  }

  #startUpTo(count: number, options: ThreadStartOptions = { isFirst: false }): void {
    while (this.#threads.size < count && !this.#isClosed && this.#pause === undefined) {
      const thread = new WritingThread(this.#program, options);
      this.#threads.add(thread);
      void this.#superviseThread(thread);
    }
  }

  async #superviseThread(thread: WritingThread): Promise<void> {
    const isReady = await thread.ready;
    if (isReady) {
      this.#failedStarts = 0;
      this.#scheduleTrim();
      this.#assignTasks();
    }
    const error = await thread.ended;
    // Already removed if it was replaced.
    if (!this.#threads.delete(thread) || this.#isClosed) return;
    this.#log.error({ error }, `A writing thread ${isReady ? "has fallen" : "did not start"}`);
    if (!isReady) this.#pauseStarts();
    this.#assignTasks();
  }

  /** Waits before the next start, longer after each failure. */
  #pauseStarts(): void {
    const pauseMs = Math.min(firstPauseMs * 2 ** this.#failedStarts++, longestPauseMs);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#assignTasks();
    }, pauseMs).unref();
  }

  #scheduleTrim(): void {
    clearTimeout(this.#trimTimer);
    if (this.#threads.size < threadsMax || this.#isClosed) return;
    this.#trimTimer = setTimeout(() => {
      const spare = [...this.#threads].findLast((thread) => thread.isFree);
      if (!spare || this.#threads.size < threadsMax) return;
      this.#threads.delete(spare);
      void spare.end();
    }, this.#idleMs).unref();
  }
}

// In the bundle the threads' program lies beside this file.
function threadProgram(): string {
  const isSource = import.meta.filename.endsWith(".ts");
  return join(import.meta.dirname, isSource ? "writing-thread.ts" : "writing-thread.mjs");
}
