import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fillDataFolder } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { freePort, type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";
import { projectRoot, readConfig } from "./config.ts";
import { StartupError } from "./platform/startup-error.ts";
import { startServer } from "./start.ts";

const folder = mkdtempSync(join(tmpdir(), "kolmena-main-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const dataDir = (name: string) => join(folder, name);
/** Created by the first test and reused by others, because creating a database takes seconds. */
const DATA_DIR = dataDir("con espacio y ñ");

/** Runs the built server until it ends by itself. */
async function runMain(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(projectRoot(), "build/server/main.mjs")], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let err = "";
  child.stderr.on("data", (chunk) => (err += chunk));
  const [code] = await once(child, "close");
  return { code: code as number, err };
}

function assertOneSentence({ code, err }: { code: number; err: string }, pattern: RegExp) {
  assert.equal(code, 1);
  assert.match(err, /^[^\n]+\.\n$/, err);
  assert.match(err, pattern);
}

test("A server starts in any folder, locks its data folder, has a demo login and stops on SIGTERM", async (t) => {
  const server = await startServerProcess({ DATA_DIR }, { first: true });
  t.after(() => server.kill());
  const second = await runMain({ DATA_DIR, PORT: String(await freePort()) });
  assertOneSentence(second, /con espacio y ñ/);
  // The demo account is being created, which may keep the database busy.
  await eventually(async () => {
    assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);
  });

  const login = await until(
    () => /Para probar: (\S+), contraseña (\S+)/.exec(server.output()),
    server,
  );
  const answer = await fetch(`${server.origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: login[1], password: login[2] }),
  });
  assert.equal(answer.status, 200);
  server.child.kill("SIGTERM");
  const [code] = await once(server.child, "exit");
  assert.equal(code, 0, server.output());
});

test("Reachable from other machines it does not print the demo login, and it stops on Ctrl+C", async (t) => {
  const open = await startServerProcess({ DATA_DIR, HOST: "0.0.0.0" });
  t.after(() => open.kill());
  await until(() => /Kolmena está en/.exec(open.output()), open);
  open.child.kill("SIGINT");
  assert.equal((await once(open.child, "exit"))[0], 0, open.output());
  assert.doesNotMatch(open.output(), /Para probar/);
});

test("A port in use gives one sentence that says what to do", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const ended = await runMain({ DATA_DIR, PORT: String(port) });
  assertOneSentence(ended, new RegExp(`${port}.*PORT`));
  taken.close();
});

test("A wrong variable gives one sentence, and nothing is written", async () => {
  assertOneSentence(await runMain({ DATA_DIR: dataDir("never"), PORT: "treinta" }), /PORT/);
  assert.equal(existsSync(dataDir("never")), false);
});

test("An unwritable data folder gives one sentence", async () => {
  const file = dataDir("a-file");
  writeFileSync(file, "");
  assertOneSentence(await runMain({ DATA_DIR: join(file, "data") }), /DATA_DIR/);
});

test(
  "A database that refuses the login gives one sentence without the password",
  onlyLong,
  async () => {
    const ended = await runMain({
      DATA_DIR: dataDir("postgres"),
      DATABASE_URL: `${process.env.TEST_DATABASE_URL ?? "postgres://u:geheim@256.0.0.1:1/x"}_none`,
      PORT: String(await freePort()),
    });
    assertOneSentence(ended, /DATABASE_URL/);
    assert.doesNotMatch(ended.err, /geheim/);
  },
);

test("A broken migration gives one sentence and releases the data folder", onlyLong, async () => {
  const root = dataDir("broken");
  const migrations = join(root, "db/migrations");
  cpSync(join(projectRoot(), "db/migrations"), migrations, { recursive: true });
  writeFileSync(join(migrations, "9999_next.sql"), "create table half (id int); creat");
  const env = { DATA_DIR: join(root, "data"), PORT: String(await freePort()) };
  await fillDataFolder(env.DATA_DIR);
  const config = readConfig({ ...env, LOG_LEVEL: "silent" }, root);
  const start = () => startServer(config, { root, say: () => undefined });
  const isSentence = (error: unknown) =>
    error instanceof StartupError && /9999_next\.sql/.test(error.message);
  await assert.rejects(start, isSentence);
  await assert.rejects(start, isSentence);
});

async function until<T>(look: () => T | null, server: ServerProcess): Promise<T> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const seen = look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`Not seen within two minutes:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
