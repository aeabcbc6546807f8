import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import { checkouts, payments } from "#db/schema-billing.ts";
import { reconcile } from "#server/features/billing/events/reconciler.ts";
import { syncPayment } from "#server/features/billing/money/payments.ts";
import {
  createAdsPayment,
  listOrders,
  type OrderStatus,
  orderFiles,
  readOrder,
} from "#shared/orders.ts";
import {
  analyzeShop,
  checkoutIdFromUrl,
  createPaidOrder,
  createUnpaidOrder,
  mailSubjectsTo,
  noEdits,
  orderMovementsOf,
  startCeramicsShop,
  suiteAppForOrders,
} from "#test/ads-orders.ts";
import { payCheckout } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { onlyLong } from "#test/only-long.ts";
import { inParallel } from "#test/stripe-events.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { refundOrder, startOrderRefund } from "./order-refunds.ts";

const races = process.env.TEST_LONG ? 100 : 8;

const shop = await startCeramicsShop();
after(() => shop.close());

for (const kind of testedDatabaseKinds) {
  describe(`money for orders on ${kind}`, () => {
    const site = suiteAppForOrders(kind, shop);
    before(async () => {
      // Caches the site's analysis for an hour, so that no test waits for its turn to read the site.
      await analyzeShop(site, site.stranger(), shop.host);
    });

    const buyer = () => site.stranger();
    const stripe = () => site.stripe.stripe;
    const read = (token: string) => buyer().call(readOrder, { params: { token } });

    /** An order's status, movements and mails. */
    async function outcome({ orderId, email }: { orderId: string; email: string }) {
      const { order, movements } = await orderMovementsOf(site, orderId);
      const mails = mailSubjectsTo(site, email).map((subject) => subject.replace(/KW-\w+/, "KW"));
      return [order.status, movements, mails.sort()];
    }
    const preparing = "Pedido KW: estamos preparando tus anuncios";
    const ready = "Tus 7 anuncios de Taller Ejemplo están listos";
    const delivered = ["delivered", [["payment", 1500]], [preparing, ready]];

    it("events that come late, twice, in any order or never give the same result", async () => {
      const { control } = site.stripe;
      await control.hold();
      const late = await createPaidOrder(site, buyer(), shop.host);
      const outcomes = await control.release();
      const ids = outcomes.map(({ event }) => event);
      assert.ok(ids.length >= 2);
      await control.deliver({ duplicate: 3, shuffle: true, delayMs: 200 });
      const twice = await createPaidOrder(site, buyer(), shop.host);
      await waitUntilSettled(site);
      await control.drop();
      const never = await createPaidOrder(site, buyer(), shop.host);
      assert.equal((await orderMovementsOf(site, never.orderId)).order.status, "unpaid");
      const { missed } = await reconcile(site.app.deps);
      assert.ok(missed >= 2, `${missed} missed`);
      await control.deliver();
      await control.replay();
      await waitUntilSettled(site);
      for (const order of [late, twice, never]) assert.deepEqual(await outcome(order), delivered);
    });

    it("an order is paid when its buyer comes back to its page, without any event", async () => {
      const { control } = site.stripe;
      await control.drop();
      const order = await createPaidOrder(site, buyer(), shop.host);
      const { body } = await read(order.token);
      assert.ok(body.paidAt, body.status);
      await control.deliver();
      await waitUntilSettled(site);
      assert.deepEqual(await outcome(order), delivered);
    });

    it(`of ${races} orders, each read by three pages while its events arrive, each is paid and delivered once`, async (t) => {
      const all: Awaited<ReturnType<typeof createUnpaidOrder>>[] = [];
      await inParallel(Array.from({ length: races }), 5, async () => {
        const order = await createUnpaidOrder(site, buyer(), shop.host);
        all.push(order);
        await payCheckout(buyer(), order.checkoutId);
        const pages = await Promise.all([1, 2, 3].map(() => read(order.token)));
        for (const { status, body } of pages) assert.ok(status === 200 && body.paidAt, body.status);
      });
      await eventually(() => waitUntilSettled(site), 600_000);
      for (const order of all) assert.deepEqual(await outcome(order), delivered);
      t.diagnostic(`${kind}: ${all.length} orders raced, each charged and delivered once`);
    });

    it("an order is neither lost nor created twice while Stripe fails", onlyLong, async () => {
      const { control } = site.stripe;
      const { input, analysis } = await analyzeShop(site, buyer(), shop.host);
      const wish = { ...input, analysis: { id: analysis.id, edits: noEdits } };
      const path = "/v1/checkout/sessions";
      const order = () => buyer().call(createAdsPayment, { body: wish });
      await control.fault({ method: "POST", path, kind: "500", times: 20 });
      const failed = await order();
      await control.clearFaults();
      assert.equal(failed.status, 502, JSON.stringify(failed.body));
      const made = await order();
      assert.equal(made.status, 200, JSON.stringify(made.body));
      const rows = await site.database.db
        .select()
        .from(orders)
        .where(eq(orders.analysisId, analysis.id));
      assert.equal(rows.length, 1);
      const checkoutId = checkoutIdFromUrl(made.body.checkoutUrl);
      await control.drop();
      await payCheckout(buyer(), checkoutId);
      await control.fault({ method: "GET", path: `${path}/*`, kind: "500", times: 20 });
      const blind = await read(made.body.orderToken);
      await control.clearFaults();
      assert.deepEqual([blind.status, blind.body.status], [200, "unpaid"]);
      assert.ok((await read(made.body.orderToken)).body.paidAt);
      await control.deliver();
      await waitUntilSettled(site);
    });

    /** A delivered order with its payment's id. */
    async function deliveredOrder() {
      const order = await createPaidOrder(site, buyer(), shop.host);
      await waitUntilSettled(site);
      const { order: row } = await orderMovementsOf(site, order.orderId);
      assert.equal(row.status, "delivered");
      return { ...order, paymentId: row.paymentId! };
    }
    const refundMail = (dollars: string) => `Te hemos devuelto ${dollars} del pedido KW`;

    it("a refund made at Stripe is recorded and mailed once; a partial one keeps the order, a full one ends it", async () => {
      const order = await deliveredOrder();
      await stripe().refunds.create({ payment_intent: order.paymentId, amount: 500 });
      await waitUntilSettled(site);
      const part = ["refund", -500];
      assert.deepEqual(await outcome(order), [
        "delivered",
        [["payment", 1500], part],
        [preparing, ready, refundMail("$5 USD")].sort(),
      ]);
      await stripe().refunds.create({ payment_intent: order.paymentId });
      await waitUntilSettled(site);
      await site.stripe.control.replay();
      await waitUntilSettled(site);
      assert.deepEqual(await outcome(order), [
        "refunded",
        [["payment", 1500], part, ["refund", -1000]],
        [preparing, ready, refundMail("$5 USD"), refundMail("$10 USD")].sort(),
      ]);
      const { body } = await read(order.token);
      assert.equal(body.status, "refunded");
      assert.equal(body.refund?.amount, 15);
    });

    it("a half refund after delivery is shown on the order's page and in the list, and its files stay", async () => {
      const person = await site.person("Clara");
      const order = await createPaidOrder(site, person, shop.host);
      await waitUntilSettled(site);
      const listed = async () =>
        (await person.call(listOrders)).body.find(({ token }) => token === order.token);
      assert.equal((await listed())?.refund, null);
      assert.equal((await read(order.token)).body.refund, null);
      assert.equal(await refundOrder(site.app.deps, order.orderId), 750);
      const { rows } = await orderMovementsOf(site, order.orderId);
      const refund = { amount: 7.5, at: rows.at(-1)!.occurredAt.toISOString() };
      const { body } = await read(order.token);
      assert.deepEqual([body.status, body.refund], ["delivered", refund]);
      assert.deepEqual((await listed())?.refund, refund);
      await stripe().refunds.create({ payment_intent: rows[0]!.paymentId });
      await waitUntilSettled(site);
      assert.deepEqual((await listed())?.refund?.amount, 15);
      assert.equal((await read(order.token)).body.undelivered, false);
      const calendar = await person.fetch(`/descargas/${order.token}/${orderFiles.calendar}`);
      assert.equal(calendar.status, 200);
      await calendar.body?.cancel();
    });

    it("two refunds of the same amount send two mails with different ids", onlyLong, async () => {
      const order = await deliveredOrder();
      for (const amount of [750, 750]) {
        await stripe().refunds.create({ payment_intent: order.paymentId, amount });
        await waitUntilSettled(site);
      }
      const refundMails = site.mails.filter(
        ({ to, subject }) => to === order.email && subject.includes("$7.50"),
      );
      assert.equal(refundMails.length, 2);
      assert.equal(new Set(refundMails.map(({ id }) => id)).size, 2);
    });

    it(
      "an order that is refunded before its payment is known has a payment date, so that it expires",
      onlyLong,
      async () => {
        const { control } = site.stripe;
        await control.drop();
        const order = await createPaidOrder(site, buyer(), shop.host);
        const page = await stripe().checkout.sessions.retrieve(order.checkoutId);
        await stripe().refunds.create({ payment_intent: String(page.payment_intent) });
        await syncPayment(site.app.deps, String(page.payment_intent));
        await control.deliver();
        await reconcile(site.app.deps);
        await waitUntilSettled(site);
        const { body } = await read(order.token);
        assert.deepEqual([body.status, body.paidAt === null], ["refunded", false]);
      },
    );

    it("a won dispute keeps the order, a lost one ends it", async () => {
      const { control } = site.stripe;
      const [won, lost] = [await deliveredOrder(), await deliveredOrder()];
      for (const { paymentId } of [won, lost]) await control.dispute(paymentId);
      await waitUntilSettled(site);
      const statuses = () =>
        Promise.all(
          [won, lost].map(async (one) => (await orderMovementsOf(site, one.orderId)).order.status),
        );
      assert.deepEqual(await statuses(), ["delivered", "delivered"]);
      await control.dispute(won.paymentId, "won");
      await control.dispute(lost.paymentId, "lost");
      await waitUntilSettled(site);
      assert.deepEqual(await statuses(), ["delivered", "refunded"]);
      const sums = await Promise.all(
        [won, lost].map(async ({ orderId }) =>
          (await orderMovementsOf(site, orderId)).rows.reduce(
            (sum, row) => sum + row.amountCents,
            0,
          ),
        ),
      );
      assert.deepEqual(sums, [1500, 0]);
    });

    /** A paid, undelivered order that no job works on. */
    async function stuckOrder(status: OrderStatus = "working") {
      const order = await deliveredOrder();
      await site.database.db
        .update(orders)
        .set({ status, deliveredAt: null })
        .where(eq(orders.id, order.orderId));
      return order;
    }

    it("an order that cannot be delivered is refunded in full and once, also when Stripe fails at first", async () => {
      const { control } = site.stripe;
      const order = await stuckOrder();
      await control.fault({
        method: "POST",
        path: "/v1/refunds",
        kind: "timeout_after_commit",
        silentMs: 50,
      });
      const { deps } = site.app;
      const started = await Promise.all(
        [1, 2, 3, 4, 5].map(() => startOrderRefund(deps, order.orderId, "No se puede dibujar")),
      );
      assert.equal(started.filter(Boolean).length, 1);
      const { body } = await read(order.token);
      assert.ok(["refunding", "refunded"].includes(body.status), body.status);
      await waitUntilSettled(site);
      assert.deepEqual(await outcome(order), [
        "refunded",
        [
          ["payment", 1500],
          ["refund", -1500],
        ],
        [preparing, ready, refundMail("$15 USD")].sort(),
      ]);
      const { body: over } = await read(order.token);
      assert.deepEqual([over.undelivered, over.refund?.amount], [true, 15]);
      const mail = site.mails.findLast(({ to }) => to === order.email);
      assert.match(mail!.text, /No hemos podido hacer tus anuncios/);
      assert.equal(await startOrderRefund(deps, order.orderId, "Otra vez"), false);
    });

    it(
      "an undeliverable order whose payment is disputed ends without a refund of ours",
      onlyLong,
      async () => {
        const order = await stuckOrder();
        await site.stripe.control.dispute(order.paymentId);
        await waitUntilSettled(site);
        await startOrderRefund(site.app.deps, order.orderId, "No se puede dibujar");
        await waitUntilSettled(site);
        const { order: row, movements } = await orderMovementsOf(site, order.orderId);
        assert.equal(row.status, "refunded");
        assert.deepEqual(movements, [
          ["payment", 1500],
          ["dispute", -1500],
        ]);
      },
    );

    it("winning the dispute of an undelivered order refunds its buyer", onlyLong, async () => {
      const order = await stuckOrder();
      await site.stripe.control.dispute(order.paymentId);
      await waitUntilSettled(site);
      await startOrderRefund(site.app.deps, order.orderId, "No se puede dibujar");
      await waitUntilSettled(site);
      await site.stripe.control.dispute(order.paymentId, "won");
      await waitUntilSettled(site);
      assert.deepEqual((await outcome(order))[0], "refunded");
      const { rows } = await orderMovementsOf(site, order.orderId);
      assert.equal(rows.filter(({ kind }) => kind === "refund").length, 1);
      assert.equal(
        rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
        0,
      );
      const mail = site.mails.findLast(({ to }) => to === order.email);
      assert.match(mail!.text, /No hemos podido hacer tus anuncios/);
    });

    it("a payment for a deleted order is refunded automatically", onlyLong, async () => {
      const order = await createUnpaidOrder(site, buyer(), shop.host);
      await site.database.db.delete(orders).where(eq(orders.id, order.orderId));
      await payCheckout(buyer(), order.checkoutId);
      await waitUntilSettled(site);
      const movements = await eventually(async () => {
        const rows = await site.database.db
          .select()
          .from(payments)
          .where(eq(payments.purpose, `order:${order.orderId}`));
        assert.equal(rows.length, 2);
        return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
      });
      assert.equal(movements, 0);
      const [page] = await site.database.db
        .select()
        .from(checkouts)
        .where(eq(checkouts.id, order.checkoutId));
      assert.equal(page!.status, "refunded");
      assert.ok(page!.fulfilledAt);
    });
  });
}
