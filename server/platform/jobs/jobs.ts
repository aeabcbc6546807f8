import type * as z from "zod/mini";
import type { Database } from "../database/db.ts";
import type { Log } from "../log.ts";
import type { BossQueue } from "./queue.ts";

/** One kind of background work. Run at least once: `work` must be safe to repeat. */
export interface Job<Data, Deps> {
  name: string;
  input: z.ZodMiniType<Data>;
  /** Attempts after the first, with growing pauses. */
  retries: number;
  /** A run past this is given up and retried. */
  timeoutSeconds: number;
  /** How many of this kind a process runs at once; 2 unless told. */
  concurrency?: number;
  /** `signal` aborts when the run's time is over or its process stops: what it does then is lost. */
  work: (deps: Deps, data: Data, signal: AbortSignal) => Promise<void>;
}

/** Identity that keeps the types of a job together. */
export function job<Data, Deps>(description: Job<Data, Deps>): Job<Data, Deps> {
  return description;
}

/** Work that is queued again in each period. */
export interface Schedule<Deps> {
  name: string;
  everySeconds: number;
  timeoutSeconds: number;
  work: (deps: Deps, signal: AbortSignal) => Promise<void>;
}

export interface JobQueue {
  /** Queues work; inside a transaction it is queued if and only if that commits. */
  later<Data>(
    job: Job<Data, never>,
    data: Data,
    options?: { startAfterSeconds?: number /** Only one waiting job per key. */; key?: string },
  ): Promise<void>;
}

// Jobs of many features, each with its own data.
// biome-ignore lint/suspicious/noExplicitAny: their data types differ
export type AnyJob<Deps> = Job<any, Deps>;

export interface QueueOptions<Deps> {
  database: Database;
  jobs: readonly AnyJob<Deps>[];
  schedules: readonly Schedule<Deps>[];
  log: Log;
  /** The product's own when absent. */
  polling?: Partial<Polling>;
}

/** How a process finds work that no notification tells it of. */
export interface Polling {
  /** Between two polls for postponed and retried work. */
  dueCheckMs: number;
  /** Between two polls of a worker that is not notified. */
  pollSeconds: number;
  /** The same while LISTEN is not connected. */
  pollSecondsWithoutNotify: number;
  /** The clock of the schedules. */
  now: () => Date;
}

/** Takes jobs at once; they run when it is given to {@link startJobs}, here or in another process. */
export interface OpenQueue extends JobQueue {
  /** Rejects when the queue's tables could not be made. */
  opened: Promise<BossQueue>;
  close(): Promise<void>;
}

export interface RunningJobs {
  queue: JobQueue;
  /** Closes the queue. Graceful: takes no more work and waits up to 25 s for what is running. */
  stop(graceful: boolean): Promise<void>;
}

/**
 * Begins to open the queue, making the tables it needs where they are missing, and answers before
 * that is done: jobs and transactions wait for it.
 * @param after what it waits for first
 */
export function openJobQueue<Deps>(
  options: QueueOptions<Deps>,
  after?: Promise<unknown>,
): OpenQueue {
  // Loaded beside the start of the program, not before it.
  const opened = Promise.all([import("./queue.ts"), after]).then(([{ openBossQueue }]) =>
    openBossQueue(options),
  );
  options.database.prepare(opened);
  return {
    opened,
    later: async (...args) => (await opened).later(...args),
    close: async () => (await opened.catch(() => undefined))?.close(false),
  };
}

/** Runs jobs and schedules: their dependencies contain the queue, so it is opened before. */
export async function startJobs<Deps>(
  options: QueueOptions<Deps> & { deps: Deps; queue: OpenQueue },
): Promise<RunningJobs> {
  const [boss, { startWorkers }] = await Promise.all([
    options.queue.opened,
    import("./workers.ts"),
  ]);
  const stopTimers = await startWorkers(boss, options, options.deps);
  return {
    queue: options.queue,
    async stop(graceful) {
      stopTimers();
      await boss.close(graceful);
    },
  };
}
