import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { billingSettings, createCheckout } from "#shared/billing.ts";
import { testDatabase } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { runAdmin, type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";

const startsCheckout = (server: ServerProcess) =>
  eventually(async () => {
    const stranger = new Person(server.origin);
    const checkout = await stranger.call(createCheckout, { body: { plan: "starter" } });
    assert.equal(checkout.status, 200, JSON.stringify(checkout.body));
  });

test("A server whose database belongs to another Stripe account ends with one sentence, until the operator makes it forget that account", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "kolmena-account-"));
  const database = await testDatabase("postgres");
  const env = { DATA_DIR: folder, DATABASE_URL: database.url! };
  const servers: ServerProcess[] = [];
  t.after(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  const first = await startServerProcess(env);
  servers.push(first);
  await startsCheckout(first);
  first.child.kill("SIGTERM");
  await once(first.child, "exit");

  // A new sandbox is another account.
  await rm(join(folder, "stripe-sandbox"), { recursive: true });
  const second = await startServerProcess(env);
  servers.push(second);
  const [code] = second.child.exitCode === null ? await once(second.child, "exit") : [1];
  assert.equal(code, 1);
  const sentences = second.output().match(/^Esta base de datos guarda los pagos .*$/gm) ?? [];
  assert.equal(sentences.length, 1, second.output());
  const [, command = ""] = /npm run admin -- (stripe forget acct_\w+)/.exec(sentences[0]!) ?? [];

  const forgotten = await runAdmin(env, ...command.split(" "));
  assert.equal(forgotten.code, 0, forgotten.err);
  const third = await startServerProcess(env);
  servers.push(third);
  await startsCheckout(third);
  assert.equal((await new Person(third.origin).call(billingSettings)).status, 200);
  assert.equal(third.child.exitCode, null);
  const { fields } = JSON.parse((await runAdmin(env, "health", "--json")).out);
  assert.match(fields.stripeAccount, /^acct_/);
  assert.ok(!command.endsWith(fields.stripeAccount));
  assert.equal(typeof fields.stripeEventsWaiting, "number");
});
