import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { silentLog, type TestDatabase, testDatabase } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { startPostgres } from "#test/postgres.ts";
import { rejectAfter } from "#test/wait-until.ts";
import { openJobQueue, type RunningJobs, startJobs } from "../jobs/job-runner.ts";
import { job } from "../jobs/jobs.ts";
import { StartupError } from "../startup-error.ts";
import { openDatabase } from "./open-database.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

async function backend(database: TestDatabase): Promise<number> {
  const { rows } = await database.sql("select pg_backend_pid() as pid");
  return Number(rows[0]?.pid);
}

describe("PostgreSQL", () => {
  it("reuses a connection after a failed statement", async () => {
    const database = await testDatabase("postgres", { poolSize: 1 });
    const first = await backend(database);
    await assert.rejects(database.sql("select no_such_column"));
    await assert.rejects(database.db.transaction((tx) => tx.execute(sql`select 1 / 0`)));
    assert.equal(await backend(database), first);
    await database.close();
  });

  it("fails the queries of a lost connection and continues with a new one", async () => {
    const database = await testDatabase("postgres", { poolSize: 2 });
    await assert.rejects(
      database.db.transaction(async (tx) => {
        const pid = await backend(database);
        const other = await openDatabase({
          url: database.url,
          dataDir: "",
          log: silentLog(),
          now: () => new Date(),
        });
        await other.sql("select pg_terminate_backend($1)", [pid]);
        await other.close();
        await delay(50);
        await tx.execute(sql`select 1`);
      }),
    );
    await database.check();
    await database.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await delay(50);
    await Promise.all([database.check(), database.check(), database.check()]);
    await database.close();
  });

  it("is unavailable to a query that waits too long for a lock, and keeps the connection", async () => {
    const database = await testDatabase("postgres", { poolSize: 2 });
    await database.sql("create table counters (n int)");
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table counters`);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    for (const limit of ["lock_timeout", "statement_timeout"]) {
      const waiting = database.db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local ${limit} = 100`));
        await tx.execute(sql`select n from counters`);
      });
      await assert.rejects(waiting, isDatabaseUnavailable);
    }
    release.resolve();
    await holding;
    await database.close();
  });

  it("limits the wait for a statement, a lock and a connection", {
    skip: !process.env.TEST_LONG && "Only with npm run test:long",
  }, async () => {
    const database = await testDatabase("postgres", { poolSize: 2 });
    await database.sql("create table counters (n int)");
    const locked = Promise.withResolvers<void>();
    // Both its transaction and its statement time out after 30 s.
    const slow = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table counters`);
      locked.resolve();
      await tx.execute(sql`select pg_sleep(100)`);
    });
    await locked.promise;
    await Promise.all([
      rejectAfter(
        20_000,
        assert.rejects(database.sql("select n from counters"), isDatabaseUnavailable),
      ),
      rejectAfter(15_000, assert.rejects(database.sql("select 1"), isDatabaseUnavailable)),
      rejectAfter(45_000, assert.rejects(slow)),
    ]);
    await database.check();
    await database.close();
  });

  it("listens again after the listening connection was cut", async () => {
    const database = await testDatabase("postgres");
    const heard: string[] = [];
    let gaps = 0;
    const listening = await database.listen(
      "news",
      (payload) => heard.push(payload),
      () => {
        gaps += 1;
      },
    );
    await database.sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    );
    while (gaps < 2) await delay(20);
    await database.sql("select pg_notify('news', 'again')");
    while (heard.length === 0) await delay(10);
    await listening.close();
    await database.close();
  });

  it("reports in one sentence why it cannot be opened", async () => {
    const database = await testDatabase("postgres");
    const wrong = new URL(database.url as string);
    wrong.pathname = "/no_such_database";
    await assert.rejects(
      openDatabase({ url: wrong.href, dataDir: "", log: silentLog(), now: () => new Date() }),
      (error) => error instanceof StartupError && /no_such_database/.test(error.message),
    );
    await database.close();
  });

  it(
    "after a crash of the server under load work continues and committed rows exist",
    onlyLong,
    async () => {
      const server = await startPostgres();
      const options = { url: server.url, dataDir: "", log: silentLog(), now: () => new Date() };
      const database = await openDatabase(options);
      let running: RunningJobs | undefined;
      try {
        await database.sql("create table counters (n int primary key)");
        const committed: number[] = [];
        const jobsRan = new Set<number>();
        const note = job({
          name: "note",
          input: z.object({ n: z.number() }),
          retries: 5,
          timeoutSeconds: 5,
          work: async (_deps, { n }) => {
            jobsRan.add(n);
          },
        });
        const work = { database, jobs: [note], schedules: [], deps: {}, log: silentLog() };
        const queue = openJobQueue(work);
        running = await startJobs({ ...work, queue });
        let over = false;
        const load = [0, 1, 2, 3].map(async (lane) => {
          for (let n = lane; !over; n += 4) {
            const saved = await database.db
              .transaction(async (tx) => {
                await tx.execute(sql`insert into counters values (${n})`);
                await queue.later(note, { n });
              })
              .then(
                () => true,
                () => delay(10),
              );
            if (saved) committed.push(n);
          }
        });
        while (committed.length < 20) await delay(20);
        server.stop("immediate");
        const before = committed.length;
        await delay(500);
        server.start();
        while (committed.length < before + 50) await delay(20);
        over = true;
        await Promise.all(load);
        const { rows } = await database.sql("select n from counters");
        const found = new Set(rows.map(({ n }) => Number(n)));
        assert.ok(committed.every((n) => found.has(n)));
        while (!committed.every((n) => jobsRan.has(n))) await delay(50);
      } finally {
        await running?.stop(true);
        await database.close();
        server.remove();
      }
    },
  );

  it("retries a transaction after a real serialization conflict", async () => {
    const database = await testDatabase("postgres");
    const { db } = database;
    await database.sql(
      "create table counters (id int primary key, n int); insert into counters values (1, 0)",
    );
    const add = () =>
      db.transaction(
        async (tx) => {
          const { rows } = (await tx.execute(sql`select n from counters`)) as unknown as {
            rows: { n: number }[];
          };
          await delay(10);
          await tx.execute(sql`update counters set n = ${(rows[0]?.n ?? 0) + 1}`);
        },
        { isolationLevel: "serializable" },
      );
    await Promise.all([add(), add(), add()]);
    assert.deepEqual((await database.sql("select n from counters")).rows, [{ n: 3 }]);
    await database.close();
  });
});
