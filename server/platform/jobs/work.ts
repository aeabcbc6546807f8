import { createHash } from "node:crypto";
import type { JobWithMetadata } from "pg-boss";
import * as z from "zod/mini";
import type { Database } from "../database/db.ts";
import type { Log } from "../log.ts";
import type { QueueOptions, Rounds, Schedule } from "./jobs.ts";
import { type BossQueue, scheduleQueue } from "./queue.ts";

const usualRounds: Rounds = {
  dueCheckMs: 1000,
  pollSeconds: 30,
  deafPollSeconds: 2,
  now: () => new Date(),
};
const longestTimerMs = 60_000;

/** Runs jobs and schedules. The answer ends what goes round by timer. */
export async function workOn<Deps>(
  queue: BossQueue,
  { database, jobs, schedules, log, rounds = {} }: QueueOptions<Deps>,
  deps: Deps,
): Promise<() => void> {
  const { dueCheckMs, now, ...polls } = { ...usualRounds, ...rounds };
  const crew = { queue, log, polls };
  for (const job of jobs) {
    await serve(crew, job.name, job.concurrency ?? 2, (data, gone) =>
      job.work(deps, z.parse(job.input, data), gone),
    );
  }
  for (const schedule of schedules) {
    await serve(crew, scheduleQueue(schedule), 1, (_data, gone) => schedule.work(deps, gone));
  }
  const names = [...jobs.map((job) => job.name), ...schedules.map(scheduleQueue)];
  const ends = [
    wakeForDue(database, crew, names, dueCheckMs),
    ...schedules.map((schedule) => keepRound(crew, schedule, now)),
  ];
  return () => {
    for (const end of ends) end();
  };
}

interface Crew {
  queue: BossQueue;
  log: Log;
  polls: Pick<Rounds, "pollSeconds" | "deafPollSeconds">;
}

async function serve(
  { queue, log, polls }: Crew,
  name: string,
  concurrency: number,
  run: (data: unknown, gone: AbortSignal) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < concurrency; i += 1) {
    const id: string = await queue.boss.work(
      name,
      {
        includeMetadata: true,
        notifyPollingIntervalSeconds: polls.pollSeconds,
        pollingIntervalSeconds: polls.deafPollSeconds,
      },
      async ([claimed]: JobWithMetadata<object>[]) => {
        if (!claimed) return;
        // Looks for the next one as soon as this is done, instead of a poll later.
        queue.boss.notifyWorker(id);
        try {
          await run(claimed.data, claimed.signal);
        } catch (error) {
          const last = claimed.retryCount >= claimed.retryLimit;
          log[last ? "error" : "warn"]("Job failed", {
            job: name,
            id: claimed.id,
            attempt: claimed.retryCount + 1,
            last,
            error,
          });
          throw error;
        }
      },
    );
  }
}

/** Postponed and retried work falls due without anybody saying so. */
function wakeForDue(
  database: Database,
  { queue, log }: Crew,
  names: string[],
  everyMs: number,
): () => void {
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    try {
      const { rows } = await database.sql(
        `select distinct name from pgboss.job
          where name = any($1) and state < 'active' and not blocked and start_after <= now()`,
        [names],
      );
      for (const { name } of rows) queue.wake(String(name));
    } catch (error) {
      // Workers also look by themselves, and what fails there is reported.
      log.debug("Could not look for work that is due", { error });
    } finally {
      asking = false;
    }
  }, everyMs);
  return () => clearInterval(timer);
}

/** Files one run per period, whichever process is first: the run's id is made of the period. */
function keepRound(
  { queue, log }: Crew,
  schedule: Pick<Schedule<never>, "name" | "everySeconds">,
  now: () => Date,
): () => void {
  const periodMs = schedule.everySeconds * 1000;
  let timer: NodeJS.Timeout;
  let ended = false;
  let filed = -1;
  const tick = async () => {
    const period = Math.floor(now().getTime() / periodMs);
    if (period !== filed) {
      try {
        const name = scheduleQueue(schedule);
        await queue.boss.send(name, null, { id: uuidOf(`${name} ${periodMs} ${period}`) });
        filed = period;
      } catch (error) {
        log.error("Scheduled work could not be queued", { schedule: schedule.name, error });
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

function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
}
