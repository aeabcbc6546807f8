import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { register } from "#shared/account.ts";
import { createCheckout, readBilling } from "#shared/billing.ts";
import { payCheckout } from "#test/card-payments.ts";
import { testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { freePort, runAdmin, startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";

async function payingPerson(origin: string): Promise<Person> {
  const person = new Person(origin);
  person.email = `${randomUUID()}@ejemplo.test`;
  const account = { username: randomUUID().slice(0, 12), password: "una frase larga y rara" };
  await person.call(register, { body: { ...account, email: person.email, name: "Clara" } });
  const { sessionId } = (await person.call(createCheckout, { body: { plan: "growth" } })).body;
  await payCheckout(person, sessionId);
  await eventually(async () => {
    assert.equal((await person.call(readBilling)).body.plan, "growth");
  });
  return person;
}

for (const kind of testedDatabaseKinds) {
  test(`On ${kind} a payment is refunded through a running server, and by itself when it has stopped`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "kolmena-refund-"));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const database = kind === "postgres" ? await testDatabase("postgres") : undefined;
    t.after(() => database?.close());
    const env = { DATA_DIR: folder, ...(database ? { DATABASE_URL: database.url! } : {}) };
    const server = await startServerProcess(env);
    t.after(() => server.kill());
    const note = join(folder, "stripe-sandbox", "address.json");
    const people = [await payingPerson(server.origin), await payingPerson(server.origin)] as const;
    assert.equal(statSync(note).mode & 0o777, 0o600);

    const whileRunning = await runAdmin(env, "refund", people[0].email);
    assert.equal(whileRunning.code, 0, whileRunning.err);
    assert.match(whileRunning.out, /^Devueltos \$89/);
    assert.equal((await people[0].call(readBilling)).body.plan, "free");

    server.child.kill("SIGTERM");
    await once(server.child, "exit");
    assert.equal(existsSync(note), false);
    // Like the file of a killed sandbox.
    const key = { secretKey: "sk_test_1", publishableKey: "pk_test_1", webhookSecret: "whsec_1" };
    writeFileSync(note, JSON.stringify({ port: await freePort(), ...key }));
    const afterStop = await runAdmin(env, "refund", people[1].email);
    assert.equal(afterStop.code, 0, afterStop.err);
    assert.match(afterStop.out, /^Devueltos \$89/);
    assert.equal(existsSync(note), false);

    const again = await runAdmin(env, "refund", people[1].email);
    assert.notEqual(again.code, 0);
    assert.match(again.err, /^[^\n]+\n$/);
  });
}
