import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { migrationsDir, silentLog, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { StartupError } from "../startup-error.ts";
import type { Database } from "./db.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";

const project = join(import.meta.dirname, "../../..");
const scratch = mkdtempSync(join(tmpdir(), "kolmena-migrate-"));
let folders = 0;

/** A folder with these migrations. */
function folderOf(files: Record<string, string>): string {
  folders += 1;
  const folder = mkdtempSync(join(scratch, `${folders}-`));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const first = {
  "0000_first.sql":
    "create table one (n int);\n--> statement-breakpoint\ninsert into one values (1);",
};
const second = { "0001_second.sql": "insert into one values (2);" };

async function numbers(database: Database): Promise<unknown[]> {
  return (await database.sql("select n from one order by n")).rows.map(({ n }) => n);
}

after(() => rmSync(scratch, { recursive: true, force: true }));

for (const kind of testedDatabaseKinds) {
  describe(`Migrations (${kind})`, () => {
    it("create the schema in an empty database, once", async () => {
      const database = await testDatabase(kind, { empty: true });
      assert.ok((await migrate(database, migrationsDir)).length > 0);
      assert.deepEqual(await migrate(database, migrationsDir), []);
      await database.sql("select count(*) from users");
      await database.close();
    });

    it("apply only new files, in the order of their names", async () => {
      const database = await testDatabase(kind, { empty: true });
      assert.deepEqual(await migrate(database, folderOf(first)), ["0000_first.sql"]);
      assert.deepEqual(await migrate(database, folderOf({ ...second, ...first })), [
        "0001_second.sql",
      ]);
      assert.deepEqual(await numbers(database), [1, 2]);
      await database.close();
    });

    it("run once when several processes start them at the same time", async () => {
      const database = await testDatabase(kind, { empty: true });
      const others = database.url
        ? await Promise.all([1, 2, 3].map(() => reopen(database.url as string)))
        : [];
      const folder = folderOf({ ...first, ...second });
      const all = [database, database, ...others];
      const done = await Promise.all(all.map((one) => migrate(one, folder)));
      assert.deepEqual(done.flat().sort(), ["0000_first.sql", "0001_second.sql"]);
      assert.deepEqual(await numbers(database), [1, 2]);
      await Promise.all(others.map((one) => one.close()));
      await database.close();
    });

    it("name a broken file and roll it back", async () => {
      const database = await testDatabase(kind, { empty: true });
      const broken = { "0001_broken.sql": "insert into one values (5); select nonsense;" };
      await assert.rejects(
        migrate(database, folderOf({ ...first, ...broken })),
        (error) =>
          error instanceof StartupError && /0001_broken\.sql ha fallado/.test(error.message),
      );
      assert.deepEqual(await numbers(database), [1]);
      assert.deepEqual(await migrate(database, folderOf({ ...first, ...second })), [
        "0001_second.sql",
      ]);
      await database.close();
    });

    it("refuse a file that was changed after it was applied", async () => {
      const database = await testDatabase(kind, { empty: true });
      await migrate(database, folderOf(first));
      await migrate(
        database,
        folderOf({ "0000_first.sql": first["0000_first.sql"].replaceAll("\n", "\r\n") }),
      );
      await assert.rejects(
        migrate(database, folderOf({ "0000_first.sql": "create table one (m int)" })),
        (error) => error instanceof StartupError && /0000_first\.sql se cambió/.test(error.message),
      );
      await database.close();
    });

    it("of a newer program are accepted, unless they remove something this one uses", async () => {
      const database = await testDatabase(kind, { empty: true });
      await migrate(database, folderOf({ ...first, ...second }));
      assert.deepEqual(await migrate(database, folderOf(first)), []);
      const third = { "0002_reads_less.sql": "select 1" };
      const contract = {
        "0003_contract.sql":
          "-- contract: unused since 0002_reads_less.sql\nalter table one add column m int",
      };
      await migrate(database, folderOf({ ...first, ...second, ...third, ...contract }));
      assert.deepEqual(await migrate(database, folderOf({ ...first, ...second, ...third })), []);
      await assert.rejects(
        migrate(database, folderOf({ ...first, ...second })),
        (error) =>
          error instanceof StartupError &&
          /demasiado nueva para este programa: su migración 0003_contract\.sql/.test(error.message),
      );
      assert.deepEqual(await numbers(database), [1, 2]);
      await database.close();
    });

    it("add the column that an older journal lacks", async () => {
      const database = await testDatabase(kind, { empty: true });
      await migrate(database, folderOf(first));
      await database.sql("alter table applied_migrations drop column contract");
      assert.deepEqual(await migrate(database, folderOf(first)), []);
      assert.deepEqual(await migrate(database, folderOf({ ...first, ...second })), [
        "0001_second.sql",
      ]);
      await database.close();
    });

    it("are completed after their process was killed in the middle", {
      timeout: 60_000,
    }, async () => {
      const made = kind === "postgres" ? await testDatabase(kind, { empty: true }) : undefined;
      const dataDir = mkdtempSync(join(scratch, "data-"));
      const where = { url: made?.url, dataDir };
      const slow = Array.from({ length: 300 }, () => "select pg_sleep(0.1);").join("\n");
      const killed = spawn(
        process.execPath,
        [
          "--input-type=module",
          "-e",
          `import { openDatabase } from "#server/platform/database/open-database.ts";
           import { migrate } from "#server/platform/database/migrate.ts";
           const log = { warn() {}, info() {}, error() {}, debug() {} };
           const database = await openDatabase({ ...${JSON.stringify(where)}, log, now: () => new Date() });
           await migrate(database, ${JSON.stringify(folderOf(first))});
           console.log("begun");
           await migrate(database, ${JSON.stringify(folderOf({ ...first, "0001_second.sql": `${second["0001_second.sql"]}\n${slow}` }))});`,
        ],
        { cwd: project, stdio: ["ignore", "pipe", "inherit"] },
      );
      for await (const chunk of killed.stdout) if (String(chunk).includes("begun")) break;
      await delay(300);
      killed.kill("SIGKILL");
      await new Promise((done) => killed.once("close", done));

      const database = await openDatabase({ ...where, log: silentLog(), now: () => new Date() });
      assert.deepEqual(await migrate(database, folderOf({ ...first, ...second })), [
        "0001_second.sql",
      ]);
      assert.deepEqual(await numbers(database), [1, 2]);
      await database.close();
      await made?.close();
    });
  });
}

describe("Migrations (postgres)", () => {
  const quick = { lockMs: 200, statementMs: 500, attempts: 3, pauseMs: 100 };
  const change = { ...first, "0001_change.sql": "alter table one add column m int" };

  it("wait for a locked table, let others work in between, and give up with one sentence", async () => {
    const database = await testDatabase("postgres", { empty: true });
    await migrate(database, folderOf(first));
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = database.db.transaction(async (tx) => {
      await tx.execute(sql`select n from one`);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const refused = migrate(database, folderOf(change), quick);
    assert.deepEqual(await numbers(database), [1]);
    await assert.rejects(
      refused,
      (error) =>
        error instanceof StartupError && /0001_change\.sql no ha cambiado nada/.test(error.message),
    );
    const patient = migrate(database, folderOf(change), { ...quick, attempts: 50 });
    await delay(2 * quick.lockMs);
    release.resolve();
    await holding;
    assert.deepEqual(await patient, ["0001_change.sql"]);
    await database.close();
  });

  it("stop a statement that takes too long and change nothing", async () => {
    const database = await testDatabase("postgres", { empty: true });
    const slow = { ...first, "0001_slow.sql": "insert into one values (2); select pg_sleep(30);" };
    await assert.rejects(migrate(database, folderOf(slow), quick), /0001_slow\.sql ha fallado/);
    assert.deepEqual(await numbers(database), [1]);
    await database.close();
  });
});

function reopen(url: string): Promise<Database> {
  return openDatabase({ url, dataDir: "", log: silentLog(), now: () => new Date() });
}
