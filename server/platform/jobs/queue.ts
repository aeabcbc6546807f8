import { randomUUID } from "node:crypto";
import { type Db as BossDatabase, PgBoss, type Queue } from "pg-boss";
import * as z from "zod/mini";
import type { Database } from "../database/db.ts";
import type { Log } from "../log.ts";
import type { AnyJob, JobQueue, QueueOptions, Schedule } from "./jobs.ts";

const day = 24 * 60 * 60;
const keptSeconds = 14 * day;

const stopPatienceMs = 25_000;
const silentWhileAwayMs = 10_000;

/** The queue and the pg-boss behind it. */
export interface BossQueue extends JobQueue {
  boss: PgBoss;
  /** Makes this process look for work on the queue at once. */
  wake(name: string): void;
  close(graceful: boolean): Promise<void>;
}

/** Name of the queue on which a schedule's runs are filed. */
export function scheduleQueue(schedule: { name: string }): string {
  return `schedule/${schedule.name}`;
}

export async function openBossQueue<Deps>(options: QueueOptions<Deps>): Promise<BossQueue> {
  const { database, jobs, schedules, log } = options;
  const adapter = adapt(database);
  const boss = new PgBoss({
    db: adapter.db,
    backend: database.kind === "pglite" ? "pglite" : "postgres",
    useListenNotify: true,
    // Our schedules may be shorter than the minute of its own.
    schedule: false,
    // A killed process's jobs are taken up within heartbeat + these. The embedded database has one
    // process and one connection, for which everybody waits meanwhile.
    superviseIntervalSeconds: database.kind === "pglite" ? 5 : 2,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 10 * 60,
    monitorVacuum: false,
    reindex: database.kind === "postgres",
  });
  boss.on("error", tellFailures(log));
  boss.on("warning", (warning) => log.warn({ warning }, "Job queue warns"));
  await boss.start();
  await prepareQueues(boss, jobs, schedules);

  return {
    boss,
    wake: adapter.wake,
    async later(job, data, { startAfterSeconds, key } = {}) {
      await boss.send(job.name, z.parse(job.input, data) as object, {
        // Waiting jobs are unique by key: those without one get their own.
        singletonKey: key ?? randomUUID(),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },
    close: (graceful) => boss.stop({ graceful, timeout: stopPatienceMs }),
  };
}

/** While the database is away every worker says so at every look: one of them is enough for a while. */
function tellFailures(log: Log): (error: Error) => void {
  let toldAtMs = Number.NEGATIVE_INFINITY;
  return (error) => {
    // pg-boss hands on copies of what it caught.
    if (error.name === "DatabaseUnavailable") {
      if (performance.now() - toldAtMs < silentWhileAwayMs) return;
      toldAtMs = performance.now();
    }
    log.error({ error }, "Job queue failed");
  };
}

/** pg-boss's view of our database: statements belong to the transaction open where they are made. */
function adapt(database: Database): { db: BossDatabase; wake(name: string): void } {
  let wake: (name: string) => void = () => undefined;
  return {
    wake: (name) => wake(name),
    db: {
      executeSql: (text, values) => database.sql(text, values),
      listen(channel, onNotification, onReconnect) {
        wake = onNotification;
        return database.listen(channel, onNotification, onReconnect);
      },
    },
  };
}

async function prepareQueues<Deps>(
  boss: PgBoss,
  jobs: readonly AnyJob<Deps>[],
  schedules: readonly Schedule<Deps>[],
): Promise<void> {
  const wanted = [...jobs.map(jobQueue), ...schedules.map(scheduleQueueOptions)];
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of wanted) {
    const found = existing.get(queue.name);
    const { name, policy, ...settings } = queue;
    if (!found) await boss.createQueue(name, queue);
    else if (Object.entries(settings).some(([key, value]) => found[key as keyof Queue] !== value)) {
      await boss.updateQueue(name, settings);
    }
  }
}

function jobQueue<Deps>(job: AnyJob<Deps>): Queue {
  return {
    name: job.name,
    policy: "short",
    retryLimit: job.retries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 10 * 60,
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds: 10,
    retentionSeconds: keptSeconds,
    deleteAfterSeconds: keptSeconds,
    notify: true,
  };
}

function scheduleQueueOptions<Deps>(schedule: Schedule<Deps>): Queue {
  return {
    name: scheduleQueue(schedule),
    // A run that takes longer than its period is not overtaken.
    policy: "exclusive",
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: schedule.timeoutSeconds,
    heartbeatSeconds: 10,
    retentionSeconds: day,
    // The row of a run keeps the same period from being run again.
    deleteAfterSeconds: Math.max(60 * 60, 2 * schedule.everySeconds),
    notify: true,
  };
}
