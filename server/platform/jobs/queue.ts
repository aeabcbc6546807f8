import { randomUUID } from "node:crypto";
import { type Db as BossDatabase, PgBoss, type Queue } from "pg-boss";
import * as z from "zod/mini";
import type { Database } from "../database/db.ts";
import type { Log } from "../log.ts";
import type { AnyJob, BossQueue, QueueOptions, Schedule } from "./jobs.ts";

const daySeconds = 24 * 60 * 60;
const retention = 14 * daySeconds;

const stopTimeoutMs = 25_000;
const logAgainAfterMs = 10_000;

/** Name of the queue for a schedule's runs. */
export function scheduleQueue(schedule: { name: string }): string {
  return `schedule/${schedule.name}`;
}

export async function openBossQueue<Deps>(options: QueueOptions<Deps>): Promise<BossQueue> {
  const { database, jobs, schedules, log } = options;
  const adapter = createAdapter(database);
  const boss = new PgBoss({
    db: adapter.db,
    backend: database.kind === "pglite" ? "pglite" : "postgres",
    useListenNotify: true,
    // pg-boss schedules have a resolution of one minute; ours may be shorter.
    schedule: false,
    // Jobs of a killed process are retried within the heartbeat plus these intervals. The embedded
    // database has only one process and one connection, which these checks block, so they are rarer.
    superviseIntervalSeconds: database.kind === "pglite" ? 5 : 2,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 10 * 60,
    monitorVacuum: false,
    reindex: database.kind === "postgres",
  });
  boss.on("error", logFailures(log));
  boss.on("warning", (warning) => log.warn({ warning }, "Job queue warns"));
  await boss.start();
  await prepareQueues(boss, jobs, schedules);

  return {
    boss,
    wake: adapter.wake,
    async later(job, data, { startAfterSeconds, key } = {}) {
      await boss.send(job.name, z.parse(job.input, data) as object, {
        // Waiting jobs are unique by key, so a job without a key gets a random one.
        singletonKey: key ?? randomUUID(),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },
    close: (graceful) => boss.stop({ graceful, timeout: stopTimeoutMs }),
  };
}

/** Logs failures. While the database is unavailable every poll of every worker fails, so only one in 10 s is logged. */
function logFailures(log: Log): (error: Error) => void {
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  return (error) => {
    // Compared by name, because pg-boss emits copies of errors.
    if (error.name === "DatabaseUnavailable") {
      if (performance.now() - loggedAtMs < logAgainAfterMs) return;
      loggedAtMs = performance.now();
    }
    log.error({ error }, "Job queue failed");
  };
}

/** Database adapter for pg-boss: its statements join the open transaction of their caller. */
function createAdapter(database: Database): { db: BossDatabase; wake(name: string): void } {
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
    retentionSeconds: retention,
    deleteAfterSeconds: retention,
    notify: true,
  };
}

function scheduleQueueOptions<Deps>(schedule: Schedule<Deps>): Queue {
  return {
    name: scheduleQueue(schedule),
    // No second run starts while one takes longer than its period.
    policy: "exclusive",
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: schedule.timeoutSeconds,
    heartbeatSeconds: 10,
    retentionSeconds: daySeconds,
    // A run's row prevents a second run in the same period, so it is kept for longer than one.
    deleteAfterSeconds: Math.max(60 * 60, 2 * schedule.everySeconds),
    notify: true,
  };
}
