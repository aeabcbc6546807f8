import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { openPglite } from "#server/platform/database/pglite.ts";
import { login } from "#shared/account.ts";
import { testApp } from "#test/app.ts";
import { pgliteImage, silentLog } from "#test/database.ts";

const program = join(import.meta.dirname, "../test/faulty-database-thread.ts");

test("When the embedded database is lost, requests get a 503 at once and the process is not ready", async (t) => {
  const database = await openPglite(
    { image: await pgliteImage(false), log: silentLog() },
    { program },
  );
  const site = await testApp({ database });
  t.after(() => site.close());
  const ana = await site.person("Ana");
  await assert.rejects(database.sql("-- die\nselect 1"));
  const body = { email: ana.email, password: "una frase larga y rara" };
  const answer = await site.stranger().call(login, { body });
  assert.equal(answer.status, 503);
  assert.equal(answer.headers.get("retry-after"), "5");
  assert.match(answer.body.message ?? "", /^Kolmena no puede atenderte en este momento/);
  assert.equal((await ana.fetch("/readyz")).status, 503);
  assert.equal((await ana.fetch("/healthz")).status, 200);
});
