import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log.ts";
import type { Order } from "#shared/orders.ts";
import { orderAds, PersonAtAddress, payOrder, readOrderByToken } from "#test/ads-buyer.ts";
import { type TestDatabase, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import type { LocalSite } from "#test/local-site.ts";
import { freePort, type ServerProcess, startServerProcess } from "#test/server-process.ts";
import { eventually } from "#test/wait-until.ts";
import { startWebShop } from "#test/web-shop.ts";

const long = Boolean(process.env.TEST_LONG);
/** The stages of an order: requested, made, paid, each of seven advertisements stored, delivered. */
const stages = 11;
interface Kill {
  stage: number;
  /** How long after the stage was reached. */
  afterMs: number;
}
const anyKill = (): Kill => ({
  stage: Math.floor(Math.random() * stages),
  afterMs: Math.random() * 300,
});
/** In the short run: with two of seven stored, and then with another order just paid. */
const kills: readonly Kill[] = long
  ? Array.from({ length: 20 }, anyKill)
  : [
      { stage: 4, afterMs: 100 },
      { stage: 2, afterMs: 50 },
    ];
/** Orders that start together before each kill; one in the short run, because drawing takes long. */
const ordersPerKill = long ? 2 : 1;
const patienceMs = 5 * 60_000;

for (const kind of testedDatabaseKinds) {
  describe(`kill -9 while orders are made, paid and delivered on ${kind}`, () => {
    let shop: LocalSite;
    let folder: string;
    let database: TestDatabase | undefined;
    let env: Record<string, string>;
    let server: ServerProcess | undefined;
    let origin: string;
    before(async () => {
      shop = await startWebShop();
      folder = await mkdtemp(join(tmpdir(), "kolmena-orders-"));
      const port = String(await freePort());
      origin = `http://localhost:${port}`;
      env = {
        DATA_DIR: folder,
        PORT: port,
        FETCH_ALLOW_HOSTS: shop.host,
        TRUSTED_PROXIES: "127.0.0.1,::1",
      };
      if (kind === "postgres") {
        database = await testDatabase("postgres");
        env.DATABASE_URL = database.url!;
      }
    });
    after(async () => {
      await server?.kill();
      await database?.close();
      shop.close();
      await rm(folder, { recursive: true, force: true });
    });

    it("each order is delivered once, charged once, and all its pictures are complete", async (t) => {
      const bought: Promise<Bought>[] = [];
      for (const { stage, afterMs } of kills) {
        server = await startServerProcess(env);
        const reached = { stage: 0 };
        for (let of = 0; of < ordersPerKill; of++) {
          const order = buy(bought.length + 1, reached);
          // Its failure is reported by the await at the end.
          order.catch(() => undefined);
          bought.push(order);
        }
        await until(async () => assert.ok(reached.stage >= stage));
        await delay(afterMs);
        await server.kill();
      }
      server = await startServerProcess(env);
      const delivered = await Promise.all(bought);
      const counts = delivered.map(({ order }) => order.status);
      assert.deepEqual(new Set(counts), new Set(["delivered"]));
      for (const { person, order } of delivered) await assertPicturesComplete(person, order);
      const mails = await until(async () => {
        const found = await mailsOf(delivered.map(({ email }) => email));
        const isComplete = [...found.values()].every((subjects) => subjects.length === 2);
        assert.ok(isComplete, JSON.stringify([...found]));
        return found;
      });
      for (const [email, subjects] of mails) {
        assert.deepEqual(
          subjects.map((subject) => /listos|preparando/.exec(subject)?.[0]).sort(),
          ["listos", "preparando"],
          email,
        );
      }
      const stopped = server;
      stopped.child.kill("SIGTERM");
      await new Promise((resolve) => stopped.child.once("exit", resolve));
      const books = await readBooks();
      assert.deepEqual(books, {
        orders: delivered.length,
        ads: delivered.length * 7,
        versions: delivered.length * 7,
        payments: Array.from({ length: delivered.length }, () => "1 1500"),
      });
      t.diagnostic(
        `${delivered.length} orders, killed at stages ${kills.map(({ stage }) => stage)}`,
      );
    });

    interface Bought {
      person: PersonAtAddress;
      email: string;
      order: Order;
    }

    /** Orders and pays, and retries each step while there is no server. */
    async function buy(number: number, reached: { stage: number }): Promise<Bought> {
      const person = new PersonAtAddress(origin, `10.7.0.${number}`);
      const email = `pedido-${number}@ejemplo.test`;
      const open = await until(() => orderAds(person, shop, { email }));
      reached.stage = Math.max(reached.stage, 1);
      await until(async () => {
        const { status } = await readOrderByToken(person, open.token);
        if (status === "unpaid") await payOrder(person, open);
        assert.notEqual((await readOrderByToken(person, open.token)).status, "unpaid");
      });
      const order = await until(async () => {
        const found = await readOrderByToken(person, open.token);
        const stage = found.status === "delivered" ? stages - 1 : 2 + found.ads.length;
        reached.stage = Math.max(reached.stage, stage);
        assert.match(found.status, /^(delivered|refunded)$/);
        return found;
      });
      return { person, email, order };
    }

    /** Subjects by address; a mail that was sent twice counts once. */
    async function mailsOf(emails: readonly string[]): Promise<Map<string, string[]>> {
      const found = new Map(emails.map((email) => [email, new Map<string, string>()]));
      for (const name of await readdir(join(folder, "mail"))) {
        if (!name.endsWith(".eml")) continue;
        const mail = await PostalMime.parse(await readFile(join(folder, "mail", name)));
        found.get(mail.to?.[0]?.address ?? "")?.set(mail.messageId!, mail.subject ?? "");
      }
      return new Map([...found].map(([email, mails]) => [email, [...mails.values()]]));
    }

    async function readBooks() {
      const log = createLog({ level: "silent", write: () => undefined });
      const now = () => new Date();
      const url = database?.url;
      const opened = await openDatabase({ dataDir: folder, url, log, now });
      try {
        const one = async (text: string) => (await opened.sql(text)).rows;
        const [counted] = await one(
          `select (select count(*) from orders where status = 'delivered')::int as orders,
                  (select count(*) from ads)::int as ads,
                  (select count(*) from ad_versions)::int as versions`,
        );
        const paid = await one(
          `select count(*)::int as movements, sum(amount_cents)::int as cents from payments
            where purpose like 'order:%' group by purpose`,
        );
        return {
          ...counted,
          payments: paid.map(({ movements, cents }) => `${movements} ${cents}`),
        };
      } finally {
        await opened.close();
      }
    }
  });
}

/** Checks that every picture exists, has its size and differs from all others. */
async function assertPicturesComplete(person: PersonAtAddress, order: Order): Promise<void> {
  const seen = new Set<string>();
  for (const { square, wide } of order.ads) {
    for (const { url, width, height } of [square, wide]) {
      const answer = await person.fetch(url);
      assert.equal(answer.status, 200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      assert.deepEqual([info.width, info.height], [width, height]);
      seen.add(createHash("sha256").update(bytes).digest("hex"));
    }
  }
  assert.equal(seen.size, 14, "Pictures are missing or repeat themselves");
}

function until<T>(act: () => Promise<T>): Promise<T> {
  return eventually(act, patienceMs);
}
