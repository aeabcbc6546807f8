import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { silentLog, testDatabase } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { createLog } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import type { Database } from "./db.ts";
import { adminSocketPath, lockFolder } from "./lock.ts";
import { openDatabase } from "./open-database.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

const project = join(import.meta.dirname, "../../..");
const scratch = mkdtempSync(join(tmpdir(), "kolmena-pglite-"));

function open(dataDir: string): Promise<Database> {
  return openDatabase({ dataDir, log: silentLog(), now: () => new Date() });
}

const readyFolder = join(scratch, "made");

/** A data folder with a ready database: creating one takes twenty times as long as opening it. */
function folderOf(name: string): string {
  const dataDir = join(scratch, name);
  cpSync(readyFolder, dataDir, { recursive: true });
  return dataDir;
}

/** Starts a process that opens the folder and runs the code, where `database` is the open database. */
function child(dataDir: string, code: string): ChildProcess {
  const program = `
    import { openDatabase } from "#server/platform/database/open-database.ts";
    import { createLog } from "#server/platform/log.ts";
    const log = createLog({ level: "silent", write() {} });
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, log, now: () => new Date() });
    ${code}`;
  return spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function* lines(process: ChildProcess): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of process.stdout ?? []) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
}

function ended(process: ChildProcess): Promise<void> {
  return new Promise((done) => process.once("close", () => done()));
}

describe("The database in a folder", () => {
  before(async () => {
    const database = await open(readyFolder);
    await database.close();
  });
  after(() => rmSync(scratch, { recursive: true, force: true }));

  it("keeps all committed rows when its process is killed", onlyLong, async () => {
    const dataDir = folderOf("killed");
    const first = await open(dataDir);
    await first.sql("create table counters (n int primary key)");
    await first.close();
    let committed = 0;
    for (let round = 0; round < 3; round += 1) {
      const process = child(
        dataDir,
        `for (let n = ${committed + 1}; ; n++) {
           await database.sql("insert into counters values ($1)", [n]);
           console.log(n);
         }`,
      );
      const goal = committed + 20 + round * 37;
      for await (const line of lines(process)) {
        committed = Number(line);
        if (committed >= goal) break;
      }
      process.kill("SIGKILL");
      await ended(process);
      const again = await open(dataDir);
      const { rows } = await again.sql(
        "select count(*)::int as count, max(n) as max from counters",
      );
      const [{ count, max }] = rows as [{ count: number; max: number }];
      assert.ok(max >= committed, `committed ${committed}, found ${max}`);
      assert.equal(count, max);
      committed = max;
      await again.close();
    }
  });

  it("opens after its process was killed while creating it", onlyLong, async () => {
    const dataDir = join(scratch, "unborn");
    const process = child(dataDir, "");
    while (!existsSync(join(dataDir, "database.new/PG_VERSION"))) await delay(5);
    process.kill("SIGKILL");
    await ended(process);
    assert.equal(existsSync(join(dataDir, "database")), false);
    const database = await open(dataDir);
    await database.check();
    await database.close();
    // A spare WAL file exists, so that no query waits for its creation.
    const logFiles = readdirSync(join(dataDir, "database/pg_wal")).filter((it) =>
      /^\w{24}$/.test(it),
    );
    assert.ok(logFiles.length >= 2, logFiles.join());
  });

  it("refuses to be opened twice, in this or another process", async () => {
    const dataDir = folderOf("shared");
    const process = child(dataDir, `console.log("open"); setInterval(() => {}, 1000);`);
    for await (const line of lines(process)) if (line === "open") break;
    await assert.rejects(
      open(dataDir),
      (error) => error instanceof StartupError && /ya usa la carpeta de datos/.test(error.message),
    );
    process.kill("SIGKILL");
    await ended(process);
    const mine = await open(dataDir);
    await assert.rejects(open(dataDir), StartupError);
    await mine.check();
    await mine.close();
    assert.equal(existsSync(adminSocketPath(dataDir)), false);
  });

  it("gives a dead process's lock to exactly one of many that want it", onlyLong, async () => {
    const dataDir = folderOf("dead");
    const process = child(dataDir, `console.log("open"); setInterval(() => {}, 1000);`);
    for await (const line of lines(process)) if (line === "open") break;
    process.kill("SIGKILL");
    await ended(process);
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.allSettled(
        Array.from({ length: 20 }, () => lockFolder(dataDir)),
      );
      const locks = results.filter((result) => result.status === "fulfilled");
      assert.equal(locks.length, 1);
      await locks[0]?.value.release();
    }
  });

  it("does not block the event loop while it computes", async () => {
    const database = await testDatabase("pglite");
    let turns = 0;
    let timer = setImmediate(function count() {
      turns += 1;
      timer = setImmediate(count);
    });
    await database.sql("select sum(n) from generate_series(1, 1000000) n");
    clearImmediate(timer);
    await database.close();
    assert.ok(turns > 100, `The event loop turned ${turns} times`);
  });

  it("separates parallel queries inside and outside of a transaction", async () => {
    const database = await testDatabase("pglite", { empty: true });
    await database.sql("create table counters (n int)");
    const inside = database.db.transaction(async () => {
      for (let n = 0; n < 50; n += 1) await database.sql("insert into counters values (1)");
      throw new Error("rolled back");
    });
    const outside = Promise.all(
      Array.from({ length: 50 }, () => database.sql("insert into counters values (2)")),
    );
    await assert.rejects(inside, /rolled back/);
    await outside;
    const { rows } = await database.sql("select n, count(*)::int from counters group by n");
    await database.close();
    assert.deepEqual(rows, [{ n: 2, count: 50 }]);
  });

  it("refuses queries after it was closed", async () => {
    const database = await testDatabase("pglite", { empty: true });
    await database.close();
    await assert.rejects(database.sql("select 1"), DatabaseUnavailable);
    await assert.rejects(database.check(), DatabaseUnavailable);
    await database.close();
  });

  it("can be locked in a folder with a very long name", async () => {
    const dataDir = join(scratch, "a".repeat(100), "b".repeat(100));
    const path = adminSocketPath(dataDir);
    assert.ok(Buffer.byteLength(path) <= 104);
    const lock = await lockFolder(dataDir);
    await assert.rejects(lockFolder(dataDir), StartupError);
    await lock.release();
  });

  it("passes connections on its socket to the handler", async () => {
    const dataDir = folderOf("knock");
    const database = await open(dataDir);
    database.onAdminConnection?.((socket) => socket.end("hello"));
    const socket = connect(adminSocketPath(dataDir));
    let received = "";
    for await (const chunk of socket) received += chunk;
    assert.equal(received, "hello");
    await database.close();
  });

  it("reports damaged files in one sentence", async () => {
    const dataDir = folderOf("damaged");
    const database = await open(dataDir);
    await database.close();
    writeFileSync(join(dataDir, "database/global/pg_control"), "no control file");
    const lines: string[] = [];
    const log = createLog({ level: "error", write: (line) => lines.push(line) });
    await assert.rejects(
      openDatabase({ dataDir, log, now: () => new Date() }),
      (error) => error instanceof StartupError && /no se puede abrir/.test(error.message),
    );
    // The sentence is for the operator; the cause is in the log.
    assert.equal(lines.length, 1, lines.join("\n"));
    assert.match(lines[0]!, /(PANIC|FATAL): .*(pg_control|control file)/);
    const lock = await lockFolder(dataDir);
    await lock.release();
  });
});
