import type { BossQueue, JobQueue, QueueOptions } from "./jobs.ts";

/** Accepts jobs at once; they run when a process calls {@link startJobs}. */
export interface OpenQueue extends JobQueue {
  /** Rejects when the queue's tables could not be created. */
  opened: Promise<BossQueue>;
  close(): Promise<void>;
}

export interface RunningJobs {
  queue: JobQueue;
  /** Closes the queue. Graceful: takes no more jobs and waits up to 25 s for running ones. */
  stop(graceful: boolean): Promise<void>;
}

/**
 * Starts opening the queue and creating its missing tables. Returns before that is done; jobs and
 * transactions wait for it.
 * @param after a promise to wait for first
 */
export function openJobQueue<Deps>(
  options: QueueOptions<Deps>,
  after?: Promise<unknown>,
): OpenQueue {
  // Imported lazily, so that loading pg-boss does not delay the start.
  const opened = Promise.all([import("./queue.ts"), after]).then(([{ openBossQueue }]) =>
    openBossQueue(options),
  );
  options.database.holdTransactions(opened);
  return {
    opened,
    later: async (...args) => (await opened).later(...args),
    close: async () => (await opened.catch(() => undefined))?.close(false),
  };
}

/** Runs jobs and schedules. The queue is passed in open, because their dependencies contain it. */
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
