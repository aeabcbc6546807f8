import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, beforeEach, describe, it } from "node:test";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { ads, adVersions, orders } from "#db/schema-ads.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { listOrders, type Order, readOrder } from "#shared/orders.ts";
import { orderAds, payOrder, readOrderByToken } from "#test/ads-buyer.ts";
import { dotRenderer, makeDotDocuments } from "#test/ads-orders.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { LocalSite } from "#test/local-site.ts";
import { onlyLong } from "#test/only-long.ts";
import type { Person } from "#test/person.ts";
import { readEvents } from "#test/reply-events.ts";
import { smallDisk } from "#test/small-disk.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { startWebShop } from "#test/web-shop.ts";
import { deliverOrder, resumeDeliveries } from "./deliveries.ts";
import { orderIdOf } from "./order-links.ts";
import { deleteOldOrders } from "./order-retention.ts";

const day = 86_400_000;

for (const kind of testedDatabaseKinds) {
  describe(`delivering orders of advertisements on ${kind}`, () => {
    let shop: LocalSite;
    const disk = smallDisk();
    /** Processes that draw, the newest last. */
    const renderers: number[] = [];
    let people = 0;
    /** Set by tests that do not look at pictures: drawing fourteen takes four seconds of CPU. */
    let drawsDots = false;
    beforeEach(() => {
      drawsDots = false;
    });
    before(async () => {
      shop = await startWebShop();
    });
    after(() => shop.close());
    after(() => disk.remove());
    const site = suiteApp(() => {
      const write = (line: string) => {
        const { message, pid } = JSON.parse(line) as { message: string; pid: number };
        if (message === "A renderer started") renderers.push(pid);
      };
      const renderer = createRenderer({
        log: createLog({ level: "info", write }),
        children: 2,
        // Test suites run in parallel; drawing must not wait for all of them.
        priority: 0,
      });
      return {
        kind,
        stripe: true,
        allowHosts: [shop.host],
        fileStore: disk.store,
        // A hanging renderer is detected sooner than in production.
        renderer: {
          ...renderer,
          draw: (request) =>
            (drawsDots ? dotRenderer : renderer).draw({ ...request, deadlineMs: 6_000 }),
        },
      };
    });
    before(() => makeDotDocuments(site));

    const newEmail = () => `pedido-${++people}-${kind}@ejemplo.test`;

    async function openOrder(person: Person = site.stranger()) {
      const order = await orderAds(person, shop, { email: person.email || newEmail() });
      return { person, ...order, id: await orderIdOf(site.database, order.token) };
    }

    async function paidOrder(person?: Person) {
      const order = await openOrder(person);
      await payOrder(order.person, order);
      return order;
    }

    const untilStatus = (token: string, status: Order["status"]) =>
      eventually(async () => {
        const order = await readOrderByToken(site.stranger(), token);
        assert.equal(order.status, status);
        return order;
      });

    const rowOf = async (id: string) => {
      const [row] = await site.database.db.select().from(orders).where(eq(orders.id, id));
      return row;
    };

    const change = (id: string, to: Partial<typeof orders.$inferInsert>) =>
      site.database.db.update(orders).set(to).where(eq(orders.id, id));

    /** A paid order whose first run failed because the disk was full, so that no ad is stored. */
    async function orderWithFullDisk<T>(
      meanwhile: (order: Awaited<ReturnType<typeof paidOrder>>) => T,
    ) {
      disk.isFull = true;
      try {
        const order = await paidOrder();
        await eventually(async () =>
          assert.match((await rowOf(order.id))?.failure ?? "", /espacio/),
        );
        await meanwhile(order);
        return order;
      } finally {
        disk.isFull = false;
      }
    }

    /** The kinds of mail that a buyer got about orders. */
    const orderMailsTo = (email: string) =>
      site.mails
        .filter((mail) => mail.to === email && mail.text.includes("/pedidos/"))
        .map(({ subject }) => /preparando|listos|devuelto \$\d+/.exec(subject)?.[0]);

    /** Logged errors, which would alert the operator. */
    const takeErrors = () => site.errors.splice(0).map((line) => JSON.parse(line).message);

    it("a paid order is delivered: seven ads, fourteen pictures, two mails", async () => {
      // e2e/web-ads.test.ts checks the real pictures, too.
      drawsDots = !process.env.TEST_LONG;
      const person = await site.person();
      const { token } = await paidOrder(person);
      const order = await untilStatus(token, "delivered");
      assert.deepEqual(
        order.ads.map(({ number, version, revisionsLeft }) => [number, version, revisionsLeft]),
        [1, 2, 3, 4, 5, 6, 7].map((number) => [number, 0, 3]),
      );
      if (!drawsDots) await assertAllPictures(order);
      assert.deepEqual([order.writer, order.progress], ["Modo local", null]);
      const { body } = await person.call(listOrders, { query: { status: "delivered" } });
      assert.deepEqual(
        body.map((one) => [one.token, one.price, one.thumbnailUrls.length]),
        [[token, 15, 7]],
      );
      const stranger = await site.person();
      assert.deepEqual((await stranger.call(listOrders)).body, []);
      await waitUntilSettled(site);
      assert.deepEqual(orderMailsTo(person.email), ["preparando", "listos"]);
      const mail = site.mails.findLast(({ to }) => to === person.email);
      assert.ok(mail?.text.includes(`${site.origin}/pedidos/${token}`), mail?.text);
      assert.deepEqual(takeErrors(), []);
    });

    it("a page that follows an order sees it paid, then each new picture, then delivered", async () => {
      drawsDots = true;
      const { person, token, ...order } = await openOrder();
      const answer = await person.send(
        readOrder,
        { params: { token } },
        { headers: { accept: "text/event-stream" } },
      );
      const seen: Order[] = [];
      for await (const event of readEvents(answer) as AsyncGenerator<unknown>) {
        seen.push((event as { order: Order }).order);
        if (seen.length === 1) await payOrder(person, { token, ...order });
      }
      assert.equal(seen[0]!.status, "unpaid");
      assert.equal(seen.at(-1)!.status, "delivered");
      assert.equal(seen.at(-1)!.ads.length, 7);
      const places = ["unpaid", "paid", "working", "delivered"];
      const path = seen.map(({ status }) => places.indexOf(status));
      assert.deepEqual(path, path.toSorted(), JSON.stringify(path));
      const drawn = seen.flatMap(({ progress }) => progress?.drawn ?? []);
      assert.deepEqual(
        drawn,
        drawn.toSorted((one, other) => one - other),
      );
      assert.ok(seen.every(({ ads, schedule }) => ads.length === 0 || schedule.length === 7));
    });

    it("picture links stay the same for a while and expire", onlyLong, async () => {
      const { token } = await paidOrder();
      const { ads } = await untilStatus(token, "delivered");
      assert.deepEqual((await readOrderByToken(site.stranger(), token)).ads, ads);
      site.advance(3 * 3_600_000);
      assert.equal((await fetch(new URL(ads[0]!.square.url, site.origin))).status, 404);
      await assertAllPictures(await readOrderByToken(site.stranger(), token));
    });

    it(
      "pages show thumbnails, and full pictures for versions drawn before thumbnails existed",
      onlyLong,
      async () => {
        const person = await site.person();
        const { token, id } = await paidOrder(person);
        const { ads } = await untilStatus(token, "delivered");
        const fileAt = async (path: string) => {
          const answer = await fetch(new URL(path, site.origin));
          assert.equal(answer.status, 200, path);
          return { type: answer.headers.get("content-type"), bytes: await answer.bytes() };
        };
        const listed = async () => (await person.call(listOrders)).body[0]!.thumbnailUrls;
        for (const { square, wide } of ads) {
          for (const { url, thumbnailUrl, width, height } of [square, wide]) {
            const [whole, small] = [await fileAt(url), await fileAt(thumbnailUrl)];
            assert.deepEqual([whole.type, small.type], ["image/png", "image/jpeg"]);
            assert.ok(small.bytes.length < whole.bytes.length);
            const size = await sharp(small.bytes).metadata();
            assert.deepEqual([size.width, size.height], [720, Math.round((720 * height) / width)]);
          }
        }
        assert.deepEqual(
          await listed(),
          ads.map(({ square }) => square.thumbnailUrl),
        );
        await site.database.db
          .update(adVersions)
          .set({ thumbnails: false })
          .where(eq(adVersions.orderId, id));
        const before = (await readOrderByToken(person, token)).ads;
        for (const { square, wide, versions } of before) {
          assert.equal(square.thumbnailUrl, square.url);
          assert.equal(wide.thumbnailUrl, wide.url);
          assert.equal(versions[0]!.thumbnailUrl, square.url);
        }
        assert.equal((await listed())[0], before[0]!.square.url);
      },
    );

    it("an order is delivered although renderers are killed or hang", onlyLong, async () => {
      const { token, id } = await paidOrder();
      const begun = () =>
        eventually(async () => {
          const status = (await rowOf(id))?.status;
          assert.match(String(status), /working|delivered/);
        });
      await begun();
      for (const signal of ["SIGKILL", "SIGSTOP", "SIGKILL"] as const) {
        const before = renderers.length;
        for (const pid of renderers.slice(-2)) send(pid, signal);
        await eventually(async () => {
          const { status } = await readOrderByToken(site.stranger(), token);
          assert.ok(status === "delivered" || renderers.length > before);
        });
      }
      await assertAllPictures(await untilStatus(token, "delivered"));
      await waitUntilSettled(site);
      assert.deepEqual(takeErrors(), []);
    });

    it("a full disk delays an order and leaves no partial picture", onlyLong, async () => {
      const { token, id } = await orderWithFullDisk(async ({ token }) => {
        const meanwhile = await readOrderByToken(site.stranger(), token);
        assert.deepEqual([meanwhile.status, meanwhile.ads], ["working", []]);
      });
      const order = await untilStatus(token, "delivered");
      await assertAllPictures(order);
      assert.equal((await rowOf(id))?.failure, null);
    });

    it("an ad whose photo is missing is drawn without it", onlyLong, async () => {
      let at = -1;
      const { token, id } = await orderWithFullDisk(async ({ id }) => {
        const composed = (await rowOf(id))!.composed!;
        at = composed.findIndex(({ creatives }) => creatives.square.picture);
        const { picture } = composed[at]!.creatives.square;
        composed[at]!.creatives.square.picture = { ...picture!, id: "gone" };
        await change(id, { composed });
      });
      await assertAllPictures(await untilStatus(token, "delivered"));
      const [version] = await site.database.db
        .select({ ad: adVersions.ad })
        .from(adVersions)
        .where(and(eq(adVersions.orderId, id), eq(adVersions.adNumber, at + 1)));
      assert.equal(version!.ad.creatives.square.picture, undefined);
      assert.ok(version!.ad.creatives.wide.picture);
    });

    it("an order that cannot be delivered is refunded in full, once, and its buyer gets a mail", async () => {
      drawsDots = true;
      const { token, id, email, person, ...order } = await openOrder();
      // The last of its runs.
      await change(id, { attempts: 9 });
      disk.isFull = true;
      await payOrder(person, { token, email, ...order });
      const refunded = await untilStatus(token, "refunded");
      disk.isFull = false;
      await waitUntilSettled(site);
      assert.deepEqual(orderMailsTo(email), ["preparando", "devuelto $15"]);
      assert.deepEqual([refunded.ads, refunded.progress], [[], null]);
      assert.deepEqual(await movementsOf(id), [
        ["payment", 1500],
        ["refund", -1500],
      ]);
      assert.match((await rowOf(id))?.failure ?? "", /espacio/);
      assert.deepEqual(takeErrors(), ["An order could not be delivered"]);
      await site.app.deps.jobs.later(deliverOrder, { orderId: id });
      await waitUntilSettled(site);
      assert.equal((await readOrderByToken(person, token)).status, "refunded");
    });

    it("an order that is refunded during delivery is not worked on any more", async () => {
      drawsDots = true;
      const { token, id, email } = await orderWithFullDisk(async ({ token, id }) => {
        const { paymentId } = (await rowOf(id))!;
        await site.stripe.stripe.refunds.create({ payment_intent: paymentId! });
        await untilStatus(token, "refunded");
      });
      await site.app.deps.jobs.later(deliverOrder, { orderId: id });
      await waitUntilSettled(site);
      assert.equal((await readOrderByToken(site.stranger(), token)).status, "refunded");
      assert.deepEqual(orderMailsTo(email), ["preparando", "devuelto $15"]);
    });

    it("several runs at once deliver an order once", onlyLong, async () => {
      const { token, id, email } = await paidOrder();
      for (let more = 0; more < 4; more += 1) {
        await site.app.deps.jobs.later(deliverOrder, { orderId: id });
      }
      await assertAllPictures(await untilStatus(token, "delivered"));
      await waitUntilSettled(site);
      assert.deepEqual(orderMailsTo(email), ["preparando", "listos"]);
      const kept = await site.database.db.$count(ads, eq(ads.orderId, id));
      assert.equal(kept, 7);
      assert.deepEqual(takeErrors(), []);
    });

    it("an order whose job is lost is started again", async () => {
      drawsDots = true;
      const { token } = await orderWithFullDisk(async () => {
        await site.database.sql("delete from pgboss.job where name = $1", [deliverOrder.name]);
      });
      site.advance(10 * 60_000);
      await resumeDeliveries.work(site.app.deps, new AbortController().signal);
      await untilStatus(token, "delivered");
    });

    it("a paid order is deleted with its files after twelve months, an unpaid one after ninety days", async () => {
      drawsDots = true;
      const forget = () => deleteOldOrders.work(site.app.deps, new AbortController().signal);
      const paid = await paidOrder();
      const unpaid = await openOrder();
      const { ads } = await untilStatus(paid.token, "delivered");
      const { id } = paid;
      const isKept = async () =>
        (await site.app.deps.files.read(`orders/${id}/ads/1-v0-square.png`)) !== null;
      const statusOf = async (token: string) =>
        (await site.stranger().call(readOrder, { params: { token } })).status;

      site.advance(89 * day);
      await forget();
      assert.equal(await statusOf(unpaid.token), 200);
      site.advance(2 * day);
      assert.equal(await statusOf(unpaid.token), 404);
      await forget();
      assert.equal(await rowOf(unpaid.id), undefined);
      assert.equal(await statusOf(paid.token), 200);
      assert.equal(await isKept(), true);
      site.advance(276 * day);
      assert.equal(await statusOf(paid.token), 404);
      await forget();
      assert.equal(await rowOf(id), undefined);
      assert.equal(await isKept(), false);
      assert.equal((await fetch(new URL(ads[0]!.square.url, site.origin))).status, 404);
      assert.deepEqual(await movementsOf(id), [["payment", 1500]]);
    });

    const movementsOf = async (id: string) => {
      const { rows } = await site.database.sql(
        "select kind, amount_cents from payments where purpose = $1 order by occurred_at, kind",
        [`order:${id}`],
      );
      return rows.map(({ kind, amount_cents }) => [kind, amount_cents]);
    };

    /** All fourteen pictures exist, have their size and differ from each other. */
    async function assertAllPictures(order: Order): Promise<void> {
      const seen = new Set<string>();
      for (const { square, wide } of order.ads) {
        for (const { url, width, height } of [square, wide]) {
          const answer = await fetch(new URL(url, site.origin));
          assert.equal(answer.headers.get("content-type"), "image/png");
          const bytes = Buffer.from(await answer.arrayBuffer());
          const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
          assert.deepEqual([info.width, info.height], [width, height]);
          seen.add(createHash("sha256").update(bytes).digest("hex"));
        }
      }
      assert.equal(seen.size, 14, "Pictures are missing or repeat themselves");
    }
  });
}

function send(pid: number, signal: "SIGKILL" | "SIGSTOP"): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // The process has exited already.
    assert.equal((error as NodeJS.ErrnoException).code, "ESRCH");
  }
}
