import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it, type TestContext } from "node:test";
import { openPglite } from "#server/platform/database/pglite.ts";
import { login, register } from "#shared/account.ts";
import { fillDataFolder, silentLog } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { runAdmin, type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { fillDisk, mountSmallDisk, unmountSmallDisk } from "#test/small-disk.ts";
import { rejectAfter, until } from "#test/wait-until.ts";

const scratch = mkdtempSync(join(tmpdir(), "kolmena-lost-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

const password = "una frase larga y rara";

/** SQL that runs when a person with that username registers, to cause faults that need real data. */
const faults = {
  // More than fits into one file of the write-ahead log.
  llena: "insert into ballast select repeat(md5(n::text), 30) from generate_series(1, 40000) n",
  // The same without a table, whose growth would be refused first.
  desborda: "perform pg_logical_emit_message(false, 'x', repeat(md5(random()::text), 1500000))",
  cuelga: "loop perform 1; end loop",
};

async function dataFolder(name: string, disk = scratch): Promise<string> {
  const dataDir = join(disk, name);
  await fillDataFolder(dataDir);
  const folder = join(dataDir, "database");
  const database = await openPglite({ log: silentLog(), folder });
  const cases = Object.entries(faults).map(
    ([who, fault]) => `if new.username = '${who}' then ${fault}; end if;`,
  );
  await database.sql(`
    create table ballast (t text);
    create function fail() returns trigger language plpgsql as $$
      begin ${cases.join("\n")} return new; end $$;
    create trigger fail before insert on users for each row execute function fail()`);
  await database.close();
  return dataDir;
}

async function start(t: TestContext, dataDir: string, program?: string): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir }, program ? { program } : {});
  t.after(() => server.kill());
  return server;
}

function registered(server: ServerProcess, username: string) {
  const body = { username, email: `${username}@ejemplo.test`, password, name: username };
  return new Person(server.origin).call(register, { body });
}

/** The code with which the server exits by itself. */
async function exitOf({ child }: ServerProcess, withinMs: number): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    await rejectAfter(withinMs, once(child, "exit"));
  }
  return child.exitCode;
}

describe("A server whose embedded database", () => {
  it("has lost its log folder refuses, exits within 10 s and says so; the next start has everything that was confirmed", async (t) => {
    const dataDir = await dataFolder("panic");
    const wal = join(dataDir, "database", "pg_wal");
    const server = await start(t, dataDir, "scripts/start.mjs");
    assert.equal((await registered(server, "ana")).status, 201);
    renameSync(wal, `${wal}.away`);
    const exit = exitOf(server, 10_000);
    const answer = await registered(server, "llena").catch(() => null);
    if (answer) assert.equal(answer.status, 503, JSON.stringify(answer.body));
    assert.equal(await exit, 70, server.output());
    const lost = server.output().match(/"The embedded database is lost[^\n]+/g) ?? [];
    assert.equal(lost.length, 1);
    assert.match(lost[0]!, /PANIC: .*pg_wal.*No such file or directory/);
    assert.match(server.output(), /La base de datos ha fallado.*npm start/);

    renameSync(`${wal}.away`, wal);
    const next = await start(t, dataDir);
    const ana = new Person(next.origin);
    const email = "ana@ejemplo.test";
    assert.equal((await ana.call(login, { body: { email, password } })).status, 200);
  });

  it("has no room for its log exits, says at the next start that the disk is full, and works when there is room", async (t) => {
    const disk = mountSmallDisk();
    if (!disk) return t.skip("Only root may make a small disk, on Linux");
    t.after(() => unmountSmallDisk(disk));
    const dataDir = await dataFolder("full", disk);
    const server = await start(t, dataDir);
    assert.equal((await registered(server, "ana")).status, 201);
    fillDisk(join(disk, "filler"));
    const exit = exitOf(server, 10_000);
    const answer = await registered(server, "desborda").catch(() => null);
    if (answer) assert.equal(answer.status, 503, JSON.stringify(answer.body));
    assert.equal(await exit, 70, server.output());
    assert.match(server.output(), /PANIC: .*No space left on device/);
    await assert.rejects(
      start(t, dataDir),
      /en su disco quedan \d+ MB\. Libera sitio y arranca de nuevo\.\n$/,
    );
    rmSync(join(disk, "filler"));
    assert.equal((await registered(await start(t, dataDir), "ana")).status, 409);
  });

  it("hangs answers 503 within 10 s, is not ready, fails the health command, and exits within 5 s of SIGTERM", async (t) => {
    const dataDir = await dataFolder("hang");
    const server = await start(t, dataDir);
    const answer = await rejectAfter(10_000, registered(server, "cuelga"));
    assert.equal(answer.status, 503, JSON.stringify(answer.body));
    assert.equal((await registered(server, "ana")).status, 503);
    assert.equal((await fetch(`${server.origin}/readyz`)).status, 503);
    assert.equal((await fetch(`${server.origin}/healthz`)).status, 200);
    assert.notEqual((await runAdmin({ DATA_DIR: dataDir }, "health")).code, 0);
    server.child.kill("SIGTERM");
    assert.notEqual(await exitOf(server, 5_000), 0);
  });

  it("has just begun to hang exits within 5 s of SIGTERM", async (t) => {
    const server = await start(t, await dataFolder("hang-now"));
    const answer = registered(server, "cuelga").catch(() => null);
    const noAnswer = () => false;
    const isReady = () =>
      fetch(`${server.origin}/readyz`, { signal: AbortSignal.timeout(500) }).then(
        Boolean,
        noAnswer,
      );
    await until(async () => !(await isReady()));
    server.child.kill("SIGTERM");
    assert.notEqual(await exitOf(server, 5_000), 0);
    await answer;
  });

  it("hangs for good exits by itself, so that it can be restarted", async (t) => {
    const dataDir = await dataFolder("hang-long");
    const server = await start(t, dataDir);
    assert.equal((await registered(server, "cuelga")).status, 503);
    assert.equal(await exitOf(server, 60_000), 70, server.output());
    // The job queue's workers must not bury the reason under their own errors.
    const complaints = server.output().match(/"Job queue failed"/g) ?? [];
    assert.ok(complaints.length < 10, `${complaints.length} times`);
    const next = await start(t, dataDir);
    assert.equal((await registered(next, "ana")).status, 201);
  });
});
