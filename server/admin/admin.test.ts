import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { testApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { runAdmin, startServerProcess } from "#test/server-process.ts";
import { listLimit } from "./command.ts";
import { runCommand } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "kolmena-admin-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const admin = (dataDir: string, ...argv: string[]) => runAdmin({ DATA_DIR: dataDir }, ...argv);

for (const kind of testedDatabaseKinds) {
  test(`On ${kind} the operator sees people, grants credits once and reads content`, async () => {
    const product = await testApp({ kind });
    const context = { ...product.app.deps, database: product.database };
    const run = (...argv: string[]) => runCommand(context, argv);
    try {
      const person = await product.person("Ana");
      assert.match((await run("users", "list")).out, new RegExp(person.email));
      assert.match((await run("users", "show", person.email.toUpperCase())).out, /credits +100/);

      const granted = await run("credits", "grant", person.email, "25", "por", "la", "espera");
      assert.match(granted.out, /125/);
      const repeated = await run("credits", "grant", person.email, "25", "por la espera");
      assert.match(repeated.out, /ya se concedieron.*125/);
      const shown = JSON.parse((await run("credits", "show", person.email, "--json")).out);
      assert.equal(shown.fields.balance, 125);
      assert.equal(shown.rows.length, 2);

      assert.equal((await run("content", "list", person.email)).out, "No hay nada.");
      assert.equal((await run("jobs", "list", "--state", "failed")).exitCode, 0);
      assert.match((await run("health")).out, /users +1/);

      await run("users", "logout", person.email);
      assert.equal((await person.fetch("/api/auth/me")).status, 401);
    } finally {
      await product.close();
    }
  });

  test(`On ${kind} a list shows ${listLimit} rows and the cursor of the next page`, async () => {
    const product = await testApp({ kind });
    const context = { ...product.app.deps, database: product.database };
    try {
      for (let count = 0; count < listLimit + 3; count += 1) await product.person();
      const first = JSON.parse((await runCommand(context, ["users", "list", "--json"])).out);
      assert.equal(first.rows.length, listLimit);
      const next = await runCommand(context, ["users", "list", "--json", "--after", first.next]);
      assert.equal(JSON.parse(next.out).rows.length, 3);
      assert.equal(JSON.parse(next.out).next, null);
    } finally {
      await product.close();
    }
  });
}

test("A wrong command and a missing object answer with one sentence and their own exit code", async () => {
  const product = await testApp();
  const context = { ...product.app.deps, database: product.database };
  const cases: [string[], number][] = [
    [["users"], 2],
    [["users", "erase"], 2],
    [["users", "show"], 2],
    [["users", "list", "extra"], 2],
    [["users", "list", "--after", "nonsense"], 2],
    [["users", "list", "--colour", "red"], 2],
    [["jobs", "list", "--state", "sleepy"], 2],
    [["credits", "grant", "nobody@ejemplo.test", "-5", "x"], 2],
    [["credits", "grant", "nobody@ejemplo.test", "1.5", "x"], 2],
    [["users", "show", "nobody@ejemplo.test"], 3],
    [["credits", "grant", "nobody@ejemplo.test", "5", "x"], 3],
    [["content", "show", "not-an-id"], 3],
    [["jobs", "retry", "not-an-id"], 3],
  ];
  try {
    for (const [argv, exitCode] of cases) {
      const outcome = await runCommand(context, argv);
      assert.equal(outcome.exitCode, exitCode, argv.join(" "));
      assert.match(outcome.err, /^[^\n]+$/);
    }
  } finally {
    await product.close();
  }
});

test("Commands run through a running server, and by themselves when it has stopped", async (t) => {
  const dataDir = join(folder, "data");
  const server = await startServerProcess({ DATA_DIR: dataDir, HOST: "0.0.0.0" });
  t.after(() => server.kill());
  const whileRunning = await admin(dataDir, "health", "--json");
  assert.equal(whileRunning.code, 0, whileRunning.err);
  assert.equal(JSON.parse(whileRunning.out).fields.database, "pglite");
  assert.equal((await admin(dataDir, "users", "show", "nobody@ejemplo.test")).code, 3);
  assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);

  server.child.kill("SIGTERM");
  await once(server.child, "exit");
  const afterStop = await admin(dataDir, "health");
  assert.equal(afterStop.code, 0, afterStop.err);
  assert.match(afterStop.out, /pglite/);
});

test("Help needs no database", async () => {
  const shown = await admin(join(folder, "nothing-here"), "help");
  assert.equal(shown.code, 0);
  assert.match(shown.out, /credits grant <correo> <créditos> <motivo>/);
});
