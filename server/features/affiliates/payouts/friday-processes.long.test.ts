import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { payouts } from "#db/schema-affiliates.ts";
import { requestPayout } from "#shared/affiliates.ts";
import { addCommission, payableAffiliate } from "#test/affiliates/payable-affiliates.ts";
import { testApp } from "#test/app.ts";
import { testDatabase } from "#test/database.ts";
import { until } from "#test/wait-until.ts";
import { nextFriday } from "../madrid-time.ts";

const program = join(import.meta.dirname, "../../../../test/affiliates/friday-program.ts");
const count = 40;

test("a Friday run in three processes that are killed and replaced halfway pays each affiliate once", async () => {
  const database = await testDatabase("postgres");
  const folder = await mkdtemp(join(tmpdir(), "kolmena-transfers-"));
  const site = await testApp({ database, trustedProxies: ["127.0.0.1"] });
  const children = new Set<ChildProcess>();
  try {
    const people = [];
    for (let at = 0; at < count; at += 1) {
      const one = await payableAffiliate(site);
      await addCommission(site, one, 2670);
      assert.equal((await one.person.call(requestPayout, { body: { amount: 10 } })).status, 200);
      people.push(one);
    }
    // The jobs of this app must not do the work of the child processes.
    await site.app.close(0);
    const friday = new Date(nextFriday(new Date()).getTime() + 60_000).toISOString();
    const begin = async () => {
      const child = spawn(process.execPath, [program, database.url!, folder, friday], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      children.add(child);
      await once(child.stdout!, "data");
      return child;
    };
    const kill = async (child: ChildProcess) => {
      child.kill("SIGKILL");
      if (child.signalCode === null) await once(child, "exit");
      children.delete(child);
    };
    const sent = async () => (await readdir(folder)).filter((name) => name.endsWith(".json"));
    let alive = await Promise.all([begin(), begin(), begin()]);
    for (const enough of [count / 4, count, (3 * count) / 2]) {
      await until(async () => (await sent()).length >= enough);
      const [first, ...rest] = alive;
      await kill(first!);
      alive = [...rest, await begin()];
      await delay(100);
    }
    const rows = await until(async () => {
      const all = await database.db.select().from(payouts);
      return all.length === 2 * count && all.every(({ status }) => status === "completed") && all;
    });
    for (const child of alive) await kill(child);
    for (const { id } of people) {
      const own = await database.db.select().from(payouts).where(eq(payouts.affiliateId, id));
      assert.deepEqual(own.map(({ amountCents }) => amountCents).sort(), [1000, 1670]);
    }
    const files = await sent();
    const transfers = await Promise.all(
      files.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))),
    );
    assert.deepEqual(
      transfers.map(({ key }) => key).sort(),
      rows.map(({ idempotencyKey }) => idempotencyKey).sort(),
    );
    const cents = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0);
    assert.equal(cents, count * 2670);
  } finally {
    for (const child of children) child.kill("SIGKILL");
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
});
