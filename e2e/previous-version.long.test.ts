import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it, type TestContext } from "node:test";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { login, me, register } from "#shared/account.ts";
import { generate } from "#shared/chat.ts";
import { fillDataFolder, migrationsDir, silentLog, testDatabase } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { type ServerProcess, startServerProcess } from "#test/server-process.ts";

/**
 * The commit of the previous version, which runs while this one is deployed and must work on a database that
 * this one has migrated. Set it to each release; contracts may then drop what that release does not use.
 */
const previousVersion = "482ff226124f6c5fc5598f0e183f012e47a2c90d";

/** The last version that refused every database with an unknown migration. */
const lastToRefuse = "ce9e6fa6047a0dd24ae655d8e18658c2684fdc2a";

const root = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "kolmena-before-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

const password = "una frase larga y rara";

/** What a later version might add, on top of this version's own migrations. */
const addition = `
  create table of_a_later_version (id uuid primary key, user_id uuid references users (id));
  alter table users add column later_text text;
  alter table users add column later_number integer not null default 0;
  alter table messages add column later_text text;`;

function migrationsOfLater(): string {
  const folder = join(scratch, "migrations");
  cpSync(migrationsDir, folder, { recursive: true });
  writeFileSync(join(folder, "9999_of_a_later_version.sql"), addition);
  return folder;
}

/** Path of that commit's program, to be run from source; null, and the test is skipped, without that commit. */
function checkedOut(t: TestContext, commit: string): string | null {
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: root, maxBuffer: 500 * 1024 * 1024 });
  if (git("cat-file", "-e", `${commit}^{commit}`).status !== 0) {
    t.skip(`This clone has no commit ${commit}: it is shallow (git fetch --unshallow) or no clone`);
    return null;
  }
  const folder = join(scratch, commit);
  mkdirSync(folder, { recursive: true });
  const { stdout } = git("archive", commit);
  assert.equal(spawnSync("tar", ["-x"], { cwd: folder, input: stdout }).status, 0);
  if (installed(folder) !== installed(root)) {
    t.skip(`Commit ${commit} has other packages than this checkout: name a later version`);
    return null;
  }
  rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return join(folder, "server/main.ts");
}

/** The packages that `npm ci` would install, without the project's own entry. */
function installed(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  const { "": _, ...others } = packages;
  return JSON.stringify(others);
}

async function start(t: TestContext, env: Record<string, string>, program?: string) {
  const server = await startServerProcess(env, program ? { program } : {});
  t.after(() => server.kill());
  return server;
}

async function migrated(where: { url?: string; dataDir: string }): Promise<void> {
  const database = await openDatabase({ ...where, log: silentLog(), now: () => new Date() });
  const done = await migrate(database, migrationsOfLater());
  await database.close();
  assert.deepEqual(done, ["9999_of_a_later_version.sql"]);
}

async function works(server: ServerProcess, name: string, isNew: boolean): Promise<void> {
  const person = new Person(server.origin);
  const email = `${name}@ejemplo.test`;
  const answer = isNew
    ? await person.call(register, { body: { username: name, email, password, name } })
    : await person.call(login, { body: { email, password } });
  assert.equal(answer.status, isNew ? 201 : 200, JSON.stringify(answer.body));
  const { creditsUsed } = (await person.call(me)).body;
  const reply = await person.call(generate, {
    params: { workerId: "teo" },
    body: { prompt: "Un post sobre pan de centeno a 3 €" },
  });
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  assert.equal((await person.call(me)).body.creditsUsed, creditsUsed + 1);
}

describe("The previous version, on a database that a later one has migrated", () => {
  it("works on PostgreSQL beside this one: people register, sign in and get replies", async (t) => {
    const program = checkedOut(t, previousVersion);
    if (!program) return;
    const database = await testDatabase("postgres");
    t.after(() => database.close());
    const env = { DATABASE_URL: database.url!, DATA_DIR: join(scratch, "postgres") };
    await fillDataFolder(env.DATA_DIR, env.DATABASE_URL);
    await migrated({ url: env.DATABASE_URL, dataDir: "" });
    const ours = await start(t, env);
    await works(ours, "ana", true);
    const theirs = await start(t, env, program);
    await works(theirs, "ana", false);
    await works(theirs, "eva", true);
    await works(ours, "eva", false);
  });

  it("works in a data folder that this one has used", async (t) => {
    const program = checkedOut(t, previousVersion);
    if (!program) return;
    const dataDir = join(scratch, "folder");
    await fillDataFolder(dataDir);
    await migrated({ dataDir });
    const ours = await start(t, { DATA_DIR: dataDir });
    await works(ours, "ana", true);
    await ours.kill();
    const theirs = await start(t, { DATA_DIR: dataDir }, program);
    await works(theirs, "ana", false);
    await works(theirs, "eva", true);
  });

  it("refuses with one sentence when it is older than this guarantee, and this one works afterwards", async (t) => {
    const program = checkedOut(t, lastToRefuse);
    if (!program) return;
    const dataDir = join(scratch, "refused");
    await fillDataFolder(dataDir);
    await migrated({ dataDir });
    await assert.rejects(
      start(t, { DATA_DIR: dataDir }, program),
      /The server ended: La base de datos es más nueva que este programa, [^\n]+\n$/,
    );
    await works(await start(t, { DATA_DIR: dataDir }), "ana", true);
  });
});
