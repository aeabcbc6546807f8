import { createHash } from "node:crypto";
import type { JobWithMetadata } from "pg-boss";
import * as z from "zod/mini";
import type { Database } from "../database/db.ts";
import type { Log } from "../log.ts";
import type { BossQueue, Polling, QueueOptions, Schedule } from "./jobs.ts";
import { scheduleQueue } from "./queue.ts";

const defaultPolling: Polling = {
  dueCheckMs: 1000,
  pollSeconds: 30,
  pollSecondsWithoutNotify: 2,
  now: () => new Date(),
};
const longestTimerMs = 60_000;

/** Starts workers for jobs and schedules. @returns a function that stops the timers */
export async function startWorkers<Deps>(
  queue: BossQueue,
  { database, jobs, schedules, log, polling = {} }: QueueOptions<Deps>,
  deps: Deps,
): Promise<() => void> {
  const { dueCheckMs, now, ...polls } = { ...defaultPolling, ...polling };
  const context = { queue, log, polls };
  for (const job of jobs) {
    await addWorkers(context, job.name, job.concurrency ?? 2, (data, signal) =>
      job.work(deps, z.parse(job.input, data), signal),
    );
  }
  for (const schedule of schedules) {
    await addWorkers(context, scheduleQueue(schedule), 1, (_data, signal) =>
      schedule.work(deps, signal),
    );
  }
  const names = [...jobs.map((job) => job.name), ...schedules.map(scheduleQueue)];
  const stops = [
    pollDueJobs(database, context, names, dueCheckMs),
    ...schedules.map((schedule) => startSchedule(context, schedule, now)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface WorkerContext {
  queue: BossQueue;
  log: Log;
  polls: Pick<Polling, "pollSeconds" | "pollSecondsWithoutNotify">;
}

async function addWorkers(
  { queue, log, polls }: WorkerContext,
  name: string,
  concurrency: number,
  run: (data: unknown, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < concurrency; i += 1) {
    const id: string = await queue.boss.work(
      name,
      {
        includeMetadata: true,
        notifyPollingIntervalSeconds: polls.pollSeconds,
        pollingIntervalSeconds: polls.pollSecondsWithoutNotify,
      },
      async ([claimed]: JobWithMetadata<object>[]) => {
        if (!claimed) return;
        // Polls again as soon as this is done, instead of an interval later.
        queue.boss.notifyWorker(id);
        try {
          await run(claimed.data, claimed.signal);
        } catch (error) {
          const last = claimed.retryCount >= claimed.retryLimit;
          log[last ? "error" : "warn"](
            {
              job: name,
              id: claimed.id,
              attempt: claimed.retryCount + 1,
              last,
              error,
            },
            "Job failed",
          );
          throw error;
        }
      },
    );
  }
}

/** Wakes the workers when postponed or retried jobs fall due, for which there is no notification. */
function pollDueJobs(
  database: Database,
  { queue, log }: WorkerContext,
  names: string[],
  everyMs: number,
): () => void {
  let polling = false;
  const timer = setInterval(async () => {
    if (polling) return;
    polling = true;
    try {
      const { rows } = await database.sql(
        `select distinct name from pgboss.job
          where name = any($1) and state < 'active' and not blocked and start_after <= now()`,
        [names],
      );
      for (const { name } of rows) queue.wake(String(name));
    } catch (error) {
      // Only debug: workers also poll by themselves and report their failures.
      log.debug({ error }, "Could not look for work that is due");
    } finally {
      polling = false;
    }
  }, everyMs);
  return () => clearInterval(timer);
}

/** Queues one run per period, whichever process is first: the run's id is derived from the period. */
function startSchedule(
  { queue, log }: WorkerContext,
  schedule: Pick<Schedule<never>, "name" | "everySeconds">,
  now: () => Date,
): () => void {
  const periodMs = schedule.everySeconds * 1000;
  let timer: NodeJS.Timeout;
  let ended = false;
  let queued = -1;
  const tick = async () => {
    const period = Math.floor(now().getTime() / periodMs);
    if (period !== queued) {
      try {
        const name = scheduleQueue(schedule);
        await queue.boss.send(name, null, { id: deriveUuid(`${name} ${periodMs} ${period}`) });
        queued = period;
      } catch (error) {
        log.error({ schedule: schedule.name, error }, "Scheduled work could not be queued");
      }
    }
    if (ended) return;
    const restMs = (period + 1) * periodMs - now().getTime();
    timer = setTimeout(tick, Math.min(Math.max(restMs, 100), longestTimerMs));
  };
  timer = setTimeout(tick, 0);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

function deriveUuid(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
