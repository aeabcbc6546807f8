import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { silentLog, type TestDatabase, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { until } from "#test/wait-until.ts";
import { type OpenQueue, openJobQueue, type RunningJobs, startJobs } from "./job-runner.ts";
import { job } from "./jobs.ts";
import { listJobs, retryJob } from "./operator.ts";

interface Deps {
  ran: { name: string; n: number }[];
  mood: { broken: boolean };
}

const hourSeconds = 3_600;
const input = z.object({ n: z.number() });
const usual = { input, retries: 2, timeoutSeconds: 30 };

function note(name: string) {
  return async (deps: Deps, { n }: { n: number }) => {
    deps.ran.push({ name, n });
  };
}

const good = job({ ...usual, name: "good", work: note("good") });
const moody = job<{ n: number }, Deps>({
  ...usual,
  name: "moody",
  retries: 1,
  async work(deps, data) {
    await note("moody")(deps, data);
    if (deps.mood.broken) throw new Error("not today");
  },
});
const mixed = job<{ n: number }, Deps>({
  ...usual,
  name: "mixed",
  async work(deps, data) {
    if (data.n === 0) throw new Error("poison");
    await note("mixed")(deps, data);
  },
});
const slow = job<{ n: number }, Deps>({
  ...usual,
  name: "slow",
  timeoutSeconds: 1,
  async work(deps, data, signal) {
    await note("slow")(deps, data);
    if (data.n === 0) await delay(20_000, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) await note("gone")(deps, data);
  },
});

for (const kind of testedDatabaseKinds) {
  describe(`Jobs (${kind})`, () => {
    const deps: Deps = { ran: [], mood: { broken: true } };
    const jobs = [good, moody, mixed, slow];
    let database: TestDatabase;
    let queue: OpenQueue;
    let running: RunningJobs;
    const ran = (name: string) => deps.ran.filter((run) => run.name === name).map((run) => run.n);

    before(async () => {
      database = await testDatabase(kind);
      queue = openJobQueue({ database, jobs, schedules: [], log: silentLog() });
    });
    after(async () => {
      await running.stop(true);
      await database.close();
    });

    it("are accepted before workers run, also in a transaction", async () => {
      await database.db.transaction(() => queue.later(good, { n: -1 }));
      running = await startJobs({ database, jobs, schedules: [], deps, log: silentLog(), queue });
      await until(() => ran("good").includes(-1));
    });

    it("queued in a transaction run if and only if it commits", async () => {
      await assert.rejects(
        database.db.transaction(async () => {
          await queue.later(good, { n: 100 });
          throw new Error("back");
        }),
        /back/,
      );
      await database.db.transaction(async () => {
        await queue.later(good, { n: 101 });
        await delay(150);
        assert.ok(!ran("good").includes(101));
      });
      await until(() => ran("good").includes(101));
      assert.ok(!ran("good").includes(100));
    });

    it("with the same key are queued once", async () => {
      for (let i = 0; i < 3; i += 1) {
        await queue.later(good, { n: 200 }, { key: "user:á/1", startAfterSeconds: 1 });
      }
      await queue.later(good, { n: 201 }, { key: "another", startAfterSeconds: 1 });
      const filed = await listJobs(database, { limit: 100 });
      assert.equal(filed.filter(({ data }) => (data as { n: number }).n === 200).length, 1);
      await until(() => ran("good").includes(201) && ran("good").includes(200));
    });

    it("with invalid data are refused when queued", async () => {
      await assert.rejects(queue.later(good, { n: "one" } as unknown as { n: number }));
    });

    it("are retried, then listed as failed, and run once more on request", async () => {
      await queue.later(moody, { n: 1 });
      const failed = () => listJobs(database, { state: "failed", limit: 10 });
      await until(async () => (await failed()).some(({ name }) => name === "moody"));
      assert.deepEqual(ran("moody"), [1, 1]);
      const failedJob = (await failed()).find(({ name }) => name === "moody");
      assert.partialDeepStrictEqual(failedJob, {
        data: { n: 1 },
        retries: 1,
        failure: "not today",
      });
      deps.mood.broken = false;
      assert.equal(await retryJob(database, failedJob?.id as string), true);
      await until(() => ran("moody").length === 3);
      await until(async () => (await failed()).every(({ name }) => name !== "moody"));
      assert.equal(await retryJob(database, failedJob?.id as string), false);
      assert.equal(await retryJob(database, "no id"), false);
    });

    it("are not blocked by one that always fails", async () => {
      await queue.later(mixed, { n: 0 });
      for (let n = 1; n <= 300; n += 1) await queue.later(mixed, { n });
      await until(() => new Set(ran("mixed")).size === 300);
    });

    it("past their timeout are aborted and retried", onlyLong, async () => {
      await queue.later(slow, { n: 0 });
      await queue.later(slow, { n: 1 });
      await until(() => ran("gone").length > 0 && ran("slow").filter((n) => n === 0).length > 1);
      assert.ok(ran("slow").includes(1));
    });
  });

  describe(`Waiting (${kind})`, () => {
    it("workers are notified of new jobs and need not poll", async () => {
      const database = await testDatabase(kind);
      const deps: Deps = { ran: [], mood: { broken: false } };
      const polling = {
        dueCheckMs: hourSeconds * 1000,
        pollSeconds: hourSeconds,
        pollSecondsWithoutNotify: hourSeconds,
      };
      const options = { database, jobs: [good], schedules: [], deps, log: silentLog(), polling };
      const queue = openJobQueue(options);
      const running = await startJobs({ ...options, queue });
      for (let n = 1; n <= 10; n += 1) {
        await queue.later(good, { n });
        await until(() => deps.ran.some((run) => run.n === n));
      }
      await running.stop(true);
      await database.close();
    });
  });

  describe(`Schedules (${kind})`, () => {
    it("run once per period with any number of processes", async () => {
      const database = await testDatabase(kind);
      const periods = [1_000, 1_000, 1_000];
      const runs: number[] = [];
      const tick = {
        name: "tick",
        everySeconds: hourSeconds,
        timeoutSeconds: 30,
        work: async () => {
          runs.push(Math.max(...periods));
        },
      };
      // A process reads the clock before and after it queues a run.
      const reads = [0, 0, 0];
      const processes = await Promise.all(
        reads.map((_, at) => {
          const now = () => {
            reads[at]! += 1;
            // Just before the end of the period, so that the next check comes soon.
            return new Date((periods[at]! + 1) * hourSeconds * 1000 - 1);
          };
          const schedules = [tick];
          const options = {
            database,
            jobs: [],
            schedules,
            deps: {},
            log: silentLog(),
            polling: { now },
          };
          return startJobs({ ...options, queue: openJobQueue(options) });
        }),
      );
      const runsEnded = async (count: number) =>
        (await listJobs(database, { state: "completed", limit: 10 })).length >= count;
      await until(() => runsEnded(1));
      // The clocks of the others are late, so they queue their run after it has ended.
      for (let turn = 1; turn <= 3; turn += 1) {
        const first = turn % 3;
        periods[first] = 1_000 + turn;
        await until(() => runsEnded(1 + turn));
        periods.fill(1_000 + turn);
        const before = [...reads];
        await until(() => reads.every((count, at) => count >= before[at]! + 4));
      }
      await Promise.all(processes.map((one) => one.stop(true)));
      await database.close();
      assert.deepEqual(runs, [1_000, 1_001, 1_002, 1_003]);
    });
  });

  describe(`Stopping (${kind})`, () => {
    it("waits for running jobs", async () => {
      const database = await testDatabase(kind);
      let finished = false;
      let begun = false;
      const long = job<{ n: number }, object>({
        ...usual,
        name: "long",
        async work() {
          begun = true;
          await delay(700);
          finished = true;
        },
      });
      const options = { database, jobs: [long], schedules: [], deps: {}, log: silentLog() };
      const queue = openJobQueue(options);
      const running = await startJobs({ ...options, queue });
      await queue.later(long, { n: 1 });
      await until(() => begun);
      await running.stop(true);
      assert.equal(finished, true);
      assert.equal((await listJobs(database, { limit: 5 }))[0]?.state, "completed");
      await database.close();
    });
  });
}

describe("Several processes", { skip: !testedDatabaseKinds.includes("postgres") }, () => {
  it("retry the job of a killed process long before its timeout", onlyLong, async () => {
    const database = await testDatabase("postgres");
    const program = `
      import * as z from "zod/mini";
      import { openDatabase } from "#server/platform/database/open-database.ts";
      import { job, openJobQueue, startJobs } from "#server/platform/jobs/jobs.ts";
      const log = { warn() {}, info() {}, error() {}, debug() {} };
      const url = ${JSON.stringify(database.url)};
      const database = await openDatabase({ url, dataDir: "", log, now: () => new Date() });
      const hang = job({
        name: "hang", input: z.object({ n: z.number() }), retries: 2, timeoutSeconds: ${hourSeconds},
        work: () => { console.log("begun"); return new Promise(() => {}); },
      });
      const options = { database, jobs: [hang], schedules: [], deps: {}, log };
      const queue = openJobQueue(options);
      await startJobs({ ...options, queue });
      await queue.later(hang, { n: 7 });`;
    const killed = spawn(process.execPath, ["--input-type=module", "-e", program], {
      cwd: join(import.meta.dirname, "../../.."),
      stdio: ["ignore", "pipe", "inherit"],
    });
    await waitForOutput(killed, "begun");
    const deps: Deps = { ran: [], mood: { broken: false } };
    const hang = job({ ...usual, name: "hang", timeoutSeconds: hourSeconds, work: note("hang") });
    const options = { database, jobs: [hang], schedules: [], deps, log: silentLog() };
    const running = await startJobs({ ...options, queue: openJobQueue(options) });
    killed.kill("SIGKILL");
    await until(() => deps.ran.length > 0);
    await running.stop(true);
    await database.close();
  });
});

async function waitForOutput(process: ChildProcess, word: string): Promise<void> {
  for await (const chunk of process.stdout ?? []) if (String(chunk).includes(word)) return;
}
