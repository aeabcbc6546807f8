import type { PgBoss } from "pg-boss";
import type * as z from "zod/mini";
import type { Database } from "../database/db.ts";
import type { Log } from "../log.ts";

/** One kind of background work. It runs at least once, so `work` must be safe to repeat. */
export interface Job<Data, Deps> {
  name: string;
  input: z.ZodMiniType<Data>;
  /** Number of attempts after the first, with growing pauses. */
  retries: number;
  /** A run that takes longer is given up and retried. */
  timeoutSeconds: number;
  /** How many of this kind a process runs at once; default 2. */
  concurrency?: number;
  /** `signal` aborts when the run times out or its process stops; its result is then discarded. */
  work: (deps: Deps, data: Data, signal: AbortSignal) => Promise<void>;
}

/** Identity function that infers the types of a job. */
export function job<Data, Deps>(description: Job<Data, Deps>): Job<Data, Deps> {
  return description;
}

/** Work that is queued once in each period. */
export interface Schedule<Deps> {
  name: string;
  everySeconds: number;
  timeoutSeconds: number;
  work: (deps: Deps, signal: AbortSignal) => Promise<void>;
}

export interface JobQueue {
  /** Queues a job; inside a transaction it is queued if and only if that commits. */
  later<Data>(
    job: Job<Data, never>,
    data: Data,
    options?: { startAfterSeconds?: number /** Only one waiting job per key. */; key?: string },
  ): Promise<void>;
}

/** The queue and the pg-boss behind it. */
export interface BossQueue extends JobQueue {
  boss: PgBoss;
  /** Makes this process poll the queue at once. */
  wake(name: string): void;
  close(graceful: boolean): Promise<void>;
}

// Jobs of many features, each with its own data.
// biome-ignore lint/suspicious/noExplicitAny: their data types differ
export type AnyJob<Deps> = Job<any, Deps>;

export interface QueueOptions<Deps> {
  database: Database;
  jobs: readonly AnyJob<Deps>[];
  schedules: readonly Schedule<Deps>[];
  log: Log;
  /** The defaults when absent. */
  polling?: Partial<Polling>;
}

/** How a process finds jobs without a notification. */
export interface Polling {
  /** Interval of polls for postponed and retried jobs. */
  dueCheckMs: number;
  /** Interval of polls of a worker that gets no notification. */
  pollSeconds: number;
  /** The same while LISTEN is not connected. */
  pollSecondsWithoutNotify: number;
  /** The clock of the schedules. */
  now: () => Date;
}
