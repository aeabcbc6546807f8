import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { me, register } from "#shared/account.ts";
import { changePlan, createCheckout, readCheckout } from "#shared/billing.ts";
import { payCheckout, startTrialOf } from "#test/card-payments.ts";
import { silentLog, type TestDatabase, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { Person } from "#test/person.ts";
import { findPostgres } from "#test/postgres.ts";
import { runAdmin, type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";

const password = "una frase larga y rara";

for (const kind of testedDatabaseKinds) {
  test(`On ${kind} a backup is restored, and plans, payments and credits become what Stripe has`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "kolmena-restored-"));
    const databases: TestDatabase[] = [];
    let server: ServerProcess | undefined;
    t.after(async () => {
      await server?.kill();
      await Promise.all(databases.map((database) => database.close()));
      rmSync(folder, { recursive: true, force: true });
    });
    const backup = join(folder, "backup");
    const embedded = join(folder, "database");
    const env: Record<string, string> = { DATA_DIR: folder };
    const openOn = async (options: { empty: boolean }) => {
      if (kind !== "postgres") return;
      const database = await testDatabase("postgres", options);
      databases.push(database);
      env.DATABASE_URL = database.url!;
    };
    await openOn({ empty: false });
    server = await startServerProcess(env);
    env.PORT = new URL(server.origin).port;
    const { origin } = server;

    const registered = async (name: string) => {
      const person = new Person(origin);
      person.email = `${name.toLowerCase()}-${randomUUID()}@ejemplo.test`;
      const username = randomUUID().slice(0, 12);
      const body = { username, email: person.email, password, name };
      assert.equal((await person.call(register, { body })).status, 201);
      return person;
    };
    const buyPlan = async (person: Person, plan: "starter" | "growth") => {
      const { sessionId } = (await person.call(createCheckout, { body: { plan } })).body;
      await payCheckout(person, sessionId, { email: person.email });
      return sessionId;
    };
    const planOf = async (person: Person) => {
      const { plan, creditsUsed, creditsLimit } = (await person.call(me)).body;
      return { plan, creditsUsed, creditsLimit };
    };
    const waitForPlan = (person: Person, plan: string, creditsLimit: number, creditsUsed = 0) =>
      eventually(async () =>
        assert.deepEqual(await planOf(person), { plan, creditsUsed, creditsLimit }),
      );
    const admin = async (...argv: string[]) => {
      const { code, out, err } = await runAdmin(env, ...argv);
      assert.equal(code, 0, err);
      return out;
    };
    const stop = async () => {
      server!.child.kill("SIGTERM");
      assert.equal((await once(server!.child, "exit"))[0], 0, server!.output());
    };

    const [upgrades, getsRefund, buysLater, triesLater] = await Promise.all(
      ["Ana", "Bea", "Carla", "Dora"].map(registered),
    );
    await buyPlan(upgrades!, "starter");
    await buyPlan(getsRefund!, "growth");
    await waitForPlan(upgrades!, "starter", 100);
    await waitForPlan(getsRefund!, "growth", 400);

    if (kind === "postgres") {
      pgTool("pg_dump", ["--format=custom", `--file=${backup}`, env.DATABASE_URL!]);
    } else {
      await stop();
      cpSync(embedded, backup, { recursive: true });
      server = await startServerProcess(env);
    }

    assert.equal((await upgrades!.call(changePlan, { body: { plan: "growth" } })).status, 200);
    await admin("refund", getsRefund!.email);
    await buyPlan(buysLater!, "growth");
    await startTrialOf(triesLater!);
    const comesLater = await registered("Eva");
    await buyPlan(comesLater, "growth");
    const stranger = new Person(origin);
    stranger.email = `felisa-${randomUUID()}@ejemplo.test`;
    const bought = await buyPlan(stranger, "starter");
    await waitForPlan(buysLater!, "growth", 400);
    await waitForPlan(comesLater, "growth", 400);
    await eventually(async () => {
      const { body } = await stranger.call(readCheckout, { params: { checkoutId: bought } });
      assert.equal(body.status, "paid");
    });
    const before = await ledger(admin);

    await stop();
    if (kind === "postgres") {
      await openOn({ empty: true });
      pgTool("pg_restore", ["--no-owner", `--dbname=${env.DATABASE_URL}`, backup]);
    } else {
      rmSync(embedded, { recursive: true });
      renameSync(backup, embedded);
    }
    await forgetLastReconciliation(kind === "postgres" ? { url: env.DATABASE_URL! } : {}, folder);
    server = await startServerProcess(env);

    await waitForPlan(upgrades!, "growth", 400);
    await waitForPlan(getsRefund!, "free", 100, 100);
    await waitForPlan(buysLater!, "growth", 400);
    await waitForPlan(triesLater!, "trial", 100);
    const unknown = [`${comesLater.email} growth`, `${stranger.email} starter`];
    const unclaimed = rowsOf(await admin("stripe", "unclaimed", "--json"));
    assert.deepEqual(unclaimed.map(({ email, plan }) => `${email} ${plan}`).sort(), unknown);
    for (const { id } of unclaimed) await admin("stripe", "claim", String(id));
    const held = rowsOf(await admin("subscriptions", "list", "--status", "active", "--json"));
    assert.deepEqual(
      held.map(({ email, plan }) => `${email} ${plan}`).sort(),
      [`${upgrades!.email} growth`, `${buysLater!.email} growth`, ...unknown].sort(),
    );
    assert.deepEqual(await ledger(admin), before);
    assert.doesNotMatch(server.output(), /"level":"error"/);
  });
}

/** Every movement of money, as the operator sees it. */
async function ledger(admin: (...argv: string[]) => Promise<string>): Promise<string[]> {
  const rows = rowsOf(await admin("payments", "list", "--json"));
  return rows.map(({ id, kind, amount }) => `${kind} ${id} ${amount}`).sort();
}

/** Only the rows of this test's people, because the demo account buys, too. */
function rowsOf(answer: string): Record<string, unknown>[] {
  const { rows } = JSON.parse(answer) as { rows: { email: string | null }[] };
  return rows.filter(({ email }) => email?.endsWith("@ejemplo.test"));
}

/** Removes the reconciler's last run, which a backup of the night before would not have. */
async function forgetLastReconciliation(where: { url?: string }, dataDir: string): Promise<void> {
  const database = await openDatabase({
    ...where,
    dataDir,
    log: silentLog(),
    now: () => new Date(),
  });
  await database.sql("delete from pgboss.job where name = 'schedule/reconcile-payments'");
  await database.close();
}

function pgTool(name: string, args: string[]): void {
  execFileSync(join(findPostgres()!, name), args, { stdio: ["ignore", "ignore", "inherit"] });
}
