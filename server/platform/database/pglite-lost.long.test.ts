import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { sql } from "drizzle-orm";
import { fillDataFolder, pgliteImage } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { eventually } from "#test/wait-until.ts";
import { createLog } from "../log.ts";
import type { Database } from "./db.ts";
import { openPglite } from "./pglite.ts";
import { detectAbort } from "./pglite-abort.ts";
import { defaultTimeLimits, type EngineTimeLimits } from "./pglite-watch.ts";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./unavailable.ts";

const scratch = mkdtempSync(join(tmpdir(), "kolmena-lost-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

const program = join(import.meta.dirname, "../../../test/faulty-database-thread.ts");
const quick: EngineTimeLimits = {
  ...defaultTimeLimits,
  checkEveryMs: 100,
  stuckAfterMs: 600,
  lostAfterMs: 1_500,
};

/** A database in memory whose thread fails on command, and the errors it logs. */
async function faulty(patience = quick): Promise<{ database: Database; errors: string[] }> {
  const errors: string[] = [];
  const log = createLog({ level: "error", write: (line) => errors.push(line) });
  const image = await pgliteImage(true);
  return { database: await openPglite({ image, log }, { program, patience }), errors };
}

const isUnavailable = (error: unknown) => isDatabaseUnavailable(error);

describe("The embedded database's thread", () => {
  it("ends: waiting and later queries are refused at once, and the loss is logged once", async () => {
    const { database, errors } = await faulty();
    const waiting = [
      database.sql("-- die\nselect 1"),
      database.sql("select 2"),
      database.db.transaction((tx) => tx.execute(sql`select 3`)),
    ];
    for (const result of await Promise.allSettled(waiting)) {
      assert.ok(result.status === "rejected" && isUnavailable(result.reason));
    }
    assert.match((await database.lost).message, /has ended with 7/);
    await assert.rejects(database.sql("select 4"), DatabaseUnavailable);
    await assert.rejects(database.check(), DatabaseUnavailable);
    await database.close();
    assert.equal(errors.length, 1, errors.join("\n"));
    assert.match(errors[0]!, /has ended with 7/);
  });

  it("hangs: queries are refused, then the thread is given up, and closing does not wait for it", async () => {
    const { database, errors } = await faulty();
    const hanging = database.sql("-- busy 600000\nselect 1");
    const queued = database.db.transaction((tx) => tx.execute(sql`select 2`));
    await assert.rejects(hanging, isUnavailable);
    await assert.rejects(queued, isUnavailable);
    assert.deepEqual(errors, []);
    await assert.rejects(database.sql("select 3"), DatabaseUnavailable);
    assert.match((await database.lost).message, /has been silent for 1500 ms/);
    assert.equal(errors.length, 1);
    await database.close();
  });

  it("is stuck in a system call: `abandon` reports that it cannot be stopped", {
    skip: process.platform === "win32" && "There are no named pipes",
  }, async () => {
    const { database } = await faulty();
    const pipe = join(scratch, "pipe");
    execFileSync("mkfifo", [pipe]);
    const hanging = database.sql(`-- read ${pipe}\nselect 1`);
    await assert.rejects(hanging, isUnavailable);
    assert.equal(await database.terminate(), false);
    writeFileSync(pipe, "");
    assert.equal(await database.terminate(), true);
  });

  it("recovers after a silence, without open transactions that were given up", async () => {
    const { database, errors } = await faulty({ ...quick, lostAfterMs: 60_000 });
    await database.sql("create table counters (n int)");
    const begun = Promise.withResolvers<void>();
    const inside = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into counters values (1)`);
      begun.resolve();
      await database.sql("-- silent 1500\nselect 1");
    });
    await begun.promise;
    const queued = database.db.transaction((tx) => tx.execute(sql`select 2`));
    await assert.rejects(inside, isUnavailable);
    await assert.rejects(queued, isUnavailable);
    const { rows } = await eventually(() =>
      database.sql("select count(*)::int as total from counters"),
    );
    assert.deepEqual(rows, [{ total: 0 }]);
    assert.deepEqual(errors, []);
    await database.close();
  });

  it("may be silent for longer during migrations and table creation", onlyLong, async () => {
    const { database, errors } = await faulty();
    await database.exclusively((session) => session.query("-- silent 2000\nselect 1"));
    const made = database.sql("select 1").then(() => database.sql("-- silent 2000\nselect 1"));
    database.holdTransactions(made);
    await made;
    await database.check();
    assert.deepEqual(errors, []);
    await database.close();
  });

  it("is alive but does not answer one query in time: only that query is refused", async () => {
    const { database } = await faulty({
      ...defaultTimeLimits,
      checkEveryMs: 100,
      answerWithinMs: 500,
    });
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const inside = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    await assert.rejects(database.sql("select 2"), DatabaseUnavailable);
    end.resolve();
    await inside;
    await database.sql("select 3");
    await database.close();
  });
});

describe("A panic of the embedded database", () => {
  it("is logged once and completely, and nothing waits for the engine any more", async () => {
    await fillDataFolder(scratch);
    const folder = join(scratch, "database");
    const errors: string[] = [];
    const log = createLog({ level: "error", write: (line) => errors.push(line) });
    const database = await openPglite({ log, folder });
    rmSync(join(folder, "global"), { recursive: true });
    const waiting = [database.sql("checkpoint"), database.sql("select 1")];
    for (const result of await Promise.allSettled(waiting)) {
      assert.ok(result.status === "rejected" && isUnavailable(result.reason));
    }
    await database.lost;
    await assert.rejects(database.sql("select 2"), DatabaseUnavailable);
    assert.equal(errors.length, 1, errors.join("\n"));
    assert.match(errors[0]!, /PANIC: .*pg_control.*No such file or directory/);
    await database.close().catch(() => undefined);
  });

  it("is logged without stored data", () => {
    const reasons: string[] = [];
    const { note } = detectAbort((reason) => reasons.push(reason));
    const at = "2026-11-24 06:07:18.106 UTC [42]";
    note(`${at} ERROR:  duplicate key value`);
    note(`${at} DETAIL:  Key (email)=(ana@ejemplo.test) already exists.`);
    note(`${at} PANIC:  could not create file`);
    note(`${at} STATEMENT:  insert into secrets values ('ana',`);
    note("\t'secret')");
    note("Aborted()");
    note(`${at} PANIC:  confused`);
    note("Aborted()");
    assert.deepEqual(reasons, [`${at} PANIC:  could not create file\nAborted()`]);
  });
});
