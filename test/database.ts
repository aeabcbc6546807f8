import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import pg from "pg";
import type { Database, DatabaseKind } from "#server/platform/database/db.ts";
import { migrate, migrationsDigest } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { openPglite, saveImage } from "#server/platform/database/pglite.ts";
import { openJobQueue } from "#server/platform/jobs/job-runner.ts";
import { createLog } from "#server/platform/log.ts";
import { startPostgres } from "./postgres.ts";

export const migrationsDir = join(import.meta.dirname, "../db/migrations");

const root = join(import.meta.dirname, "..");
const cacheFolder = join(root, "node_modules/.cache/test-databases");
const buildIsStaleAfterMs = 60_000;
const templateLock = 4_150_833;

export interface TestDatabase extends Database {
  /** On PostgreSQL: for opening it a second time, as another process would. */
  url?: string;
}

/** For a suite about the database itself: both kinds. */
export const databaseKinds = ["postgres", "pglite"] as const satisfies DatabaseKind[];

/**
 * For a suite about the product and not about the database: PostgreSQL, which saves a suite two
 * seconds, and in a long run both.
 */
export const testedDatabaseKinds: readonly DatabaseKind[] = process.env.TEST_LONG
  ? databaseKinds
  : ["postgres"];

/** A fresh database with every migration applied, or with none when `empty`. The caller closes it. */
export async function testDatabase(
  kind: DatabaseKind = "postgres",
  options: { empty?: boolean; poolSize?: number; transactionTimeoutMs?: number } = {},
): Promise<TestDatabase> {
  if (kind === "pglite") {
    // As the product starts it: a small suite ends before optimising the WebAssembly pays off.
    setFlagsFromString("--wasm-tiering-budget=1000000000");
    const image = await pgliteImage(options.empty === true);
    return openPglite({ log: silentLog(), image, ...options });
  }
  const server = await serverUrl();
  const name = `test_${randomBytes(8).toString("hex")}`;
  const template = options.empty ? "template1" : await postgresTemplate(server);
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = withDatabase(server, name);
  const database = await openDatabase({
    url,
    dataDir: "",
    log: silentLog(),
    now: () => new Date(),
    ...options,
  });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await withClient(server, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

/** A log that writes nothing, for tests in which errors are expected. */
export function silentLog() {
  return createLog({ level: "silent", write: () => undefined });
}

const images = new Map<boolean, Promise<Blob>>();

/** A saved database: creating even an empty one takes twenty times as long as opening it. */
export function pgliteImage(empty: boolean): Promise<Blob> {
  const image = images.get(empty) ?? readOrBuildImage(empty);
  images.set(empty, image);
  return image;
}

async function readOrBuildImage(empty: boolean): Promise<Blob> {
  const file = await readOrBuild(empty ? "-empty-image.tar" : "-image.tar", async (draft) => {
    const database = await openPglite({ log: silentLog() });
    if (!empty) await prepare(database);
    // Without its two template databases, half as much is unpacked each time.
    await database.sql(`alter database template0 is_template false`);
    await database.sql(`alter database template1 is_template false`);
    for (const name of ["template0", "template1"]) await database.sql(`drop database ${name}`);
    const built = await saveImage(database);
    await database.close();
    await writeFile(draft, Buffer.from(await built.arrayBuffer()));
  });
  return new Blob([await readFile(file)]);
}

/** Path of a cached file or folder for the current migrations; when missing, `build` writes it at a draft's path. */
async function readOrBuild(name: string, build: (draft: string) => Promise<void>): Promise<string> {
  const path = join(cacheFolder, `${await stateDigest()}${name}`);
  const marker = `${path}.building`;
  await mkdir(cacheFolder, { recursive: true });
  for (;;) {
    if (existsSync(path)) return path;
    // Several test files start at once; one of them builds.
    if (await claim(marker)) break;
    await delay(100);
  }
  try {
    const draft = `${path}.${process.pid}`;
    await build(draft);
    await rename(draft, path);
    return path;
  } finally {
    await rm(marker, { force: true });
  }
}

/**
 * Fills a server's data folder, and its database where that is elsewhere, as an earlier start would have:
 * every migration, and an account in place of the demo account, whose creation takes twice as long as the
 * rest of a start. Does nothing when the folder is not empty.
 * @param url of its database; in the folder when absent
 */
export async function fillDataFolder(dataDir: string, url?: string): Promise<void> {
  const found = await readdir(dataDir).catch(() => []);
  if (found.length > 0) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (url) {
    await withClient(url, async (client) => {
      const { rows } = await client.query("select to_regclass('users') as users");
      if (rows[0].users) await client.query(exampleAccount);
    });
  } else {
    folderOfDatabase ??= readOrBuildFolder();
    await cp(await folderOfDatabase, join(dataDir, "database"), { recursive: true });
  }
  await writeFile(join(dataDir, "demo-password.txt"), "nobody\n");
}

/** Has the username of the account of db/seed.ts; it has no password, so nobody can sign in. */
const exampleAccount = `insert into users (id, email, username, name, password_hash, created_at)
  values (gen_random_uuid(), 'demo@kolmena.example', 'demo', 'Alba', '', now()) on conflict do nothing`;

let folderOfDatabase: Promise<string> | undefined;

function readOrBuildFolder(): Promise<string> {
  return readOrBuild("-started", async (draft) => {
    const database = await openPglite({ log: silentLog(), folder: draft });
    await prepare(database);
    await database.sql(exampleAccount);
    await database.close();
  });
}

async function claim(marker: string): Promise<boolean> {
  try {
    await writeFile(marker, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const found = await stat(marker).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > buildIsStaleAfterMs)
      await rm(marker, { force: true });
    return false;
  }
}

/**
 * Runs the migrations and creates the job queue's tables and queues, which takes longer. Queues that were
 * added or changed since then are created or changed by the product as it starts.
 */
async function prepare(database: Database): Promise<void> {
  await migrate(database, migrationsDir);
  // Imported only when something is built, because it loads the whole product.
  const { jobs, schedules } = await import("#server/jobs.ts");
  const queue = openJobQueue({ database, jobs, schedules, log: silentLog() });
  await queue.opened;
  await queue.close();
}

/** Changes whenever a prepared database would come out different. */
async function stateDigest(): Promise<string> {
  const versions = ["@electric-sql/pglite", "pg-boss"].map(async (name) => {
    const manifest = await readFile(join(root, "node_modules", name, "package.json"), "utf8");
    return JSON.parse(manifest).version as string;
  });
  const parts = [await migrationsDigest(migrationsDir), ...(await Promise.all(versions))];
  return createHash("sha256").update(parts.join(" ")).digest("hex").slice(0, 16);
}

let server: Promise<string> | undefined;

/** The server of the whole test run, or one of this process's own. */
function serverUrl(): Promise<string> {
  server ??= process.env.TEST_DATABASE_URL
    ? Promise.resolve(process.env.TEST_DATABASE_URL)
    : startPostgres().then((started) => {
        process.once("exit", () => started.remove());
        return started.url;
      });
  return server;
}

let template: Promise<string> | undefined;

function postgresTemplate(serverUrl: string): Promise<string> {
  template ??= findOrBuildTemplate(serverUrl);
  return template;
}

async function findOrBuildTemplate(serverUrl: string): Promise<string> {
  const name = `template_${await stateDigest()}`;
  await withClient(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rows.length > 0) return;
    await client.query("drop database if exists template_draft with (force)");
    await client.query("create database template_draft");
    const database = await openDatabase({
      url: withDatabase(serverUrl, "template_draft"),
      dataDir: "",
      log: silentLog(),
      now: () => new Date(),
    });
    await prepare(database);
    await database.close();
    await client.query(`alter database template_draft rename to ${name}`);
  });
  return name;
}

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
