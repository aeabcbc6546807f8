import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import {
  createPaidOrder,
  createUnpaidOrder,
  mailSubjectsTo,
  orderMovementsOf,
  startCeramicsShop,
  suiteAppForOrders,
} from "#test/ads-orders.ts";
import { payCheckout } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { runCommand } from "./run.ts";

const day = 86_400_000;

const shop = await startCeramicsShop();
after(() => shop.close());

for (const kind of testedDatabaseKinds) {
  describe(`order commands of the operator on ${kind}`, () => {
    const site = suiteAppForOrders(kind, shop);

    const run = (...argv: string[]) =>
      runCommand({ ...site.app.deps, database: site.database }, argv);
    const numberOf = (orderId: string) => `KW-${orderId.slice(0, 6).toUpperCase()}`;
    const statusOf = async (orderId: string) =>
      (await orderMovementsOf(site, orderId)).order.status;

    async function deliveredOrder() {
      const order = await createPaidOrder(site, site.stranger(), shop.host);
      await waitUntilSettled(site);
      assert.equal(await statusOf(order.orderId), "delivered");
      return { ...order, number: numberOf(order.orderId) };
    }

    it("the operator finds orders by status, address and number, with their link and payments", async () => {
      const { orderId, email, number, token } = await deliveredOrder();
      const listed = JSON.parse(
        (await run("orders", "list", "--email", email.toUpperCase(), "--json")).out,
      );
      assert.deepEqual(
        listed.rows.map((row: { number: string; status: string }) => [row.number, row.status]),
        [[number, "delivered"]],
      );
      assert.equal((await run("orders", "list", "--status", "refunding")).out, "No hay nada.");
      assert.equal((await run("orders", "list", "--status", "perdido")).exitCode, 2);
      for (const which of [number, number.toLowerCase(), orderId]) {
        const shown = JSON.parse((await run("orders", "show", which, "--json")).out);
        assert.equal(shown.fields.page, `${site.origin}/pedidos/${token}`);
        assert.deepEqual(
          shown.rows.map((row: { kind: string; amount: string }) => [row.kind, row.amount]),
          [["payment", "$15 USD"]],
        );
      }
      assert.equal((await run("orders", "show", "KW-000000")).exitCode, 3);
      assert.equal((await run("orders", "show", "tal vez")).exitCode, 1);
    });

    it("a delivered order is refunded by half, once, and not after 14 days", async () => {
      const { orderId, email, number } = await deliveredOrder();
      const refunded = await run("orders", "refund", number);
      assert.equal(refunded.out, `Devueltos $7.50 USD de ${number}.`, refunded.err);
      const again = await run("orders", "refund", number);
      assert.match(again.err, /ya está devuelta/);
      await waitUntilSettled(site);
      const { order, movements } = await orderMovementsOf(site, orderId);
      assert.deepEqual(movements, [
        ["payment", 1500],
        ["refund", -750],
      ]);
      assert.equal(order.status, "delivered");
      assert.equal(mailSubjectsTo(site, email).filter((one) => /devuelto/.test(one)).length, 1);
      const old = await deliveredOrder();
      await site.database.db
        .update(orders)
        .set({ deliveredAt: new Date(site.app.deps.now().getTime() - 15 * day) })
        .where(eq(orders.id, old.orderId));
      const late = await run("orders", "refund", old.number);
      assert.match(late.err, /hace más de 14 días.*refund pi_/);
      assert.equal((await orderMovementsOf(site, old.orderId)).movements.length, 1);
    });

    it("an undelivered order is refunded in full, and the mail to the buyer does not apologise", async () => {
      const { orderId, email, number } = await deliveredOrder();
      await site.database.db
        .update(orders)
        .set({ status: "working", deliveredAt: null, failure: "No hay manera" })
        .where(eq(orders.id, orderId));
      const [one, two] = await Promise.all([
        run("orders", "refund", number),
        run("orders", "refund", number),
      ]);
      const outs = [one!, two!].map(({ out, err }) => out || err).sort();
      assert.ok(outs.includes(`Devueltos $15 USD de ${number}.`), JSON.stringify(outs));
      await waitUntilSettled(site);
      const { order, movements } = await orderMovementsOf(site, orderId);
      assert.equal(order.status, "refunded");
      assert.deepEqual(movements, [
        ["payment", 1500],
        ["refund", -1500],
      ]);
      const mails = site.mails.filter(
        ({ to, subject }) => to === email && /devuelto/.test(subject),
      );
      assert.equal(mails.length, 1);
      assert.doesNotMatch(mails[0]!.text, /No hemos podido/);
      assert.match((await run("orders", "refund", number)).err, /ya está devuelto/);
    });

    it("`orders retry` repeats a missed payment event, a delivery and a refund", async () => {
      await site.stripe.control.drop();
      const unpaidOrder = await createUnpaidOrder(site, site.stranger(), shop.host);
      const number = numberOf(unpaidOrder.orderId);
      assert.match((await run("orders", "retry", number)).out, /está unpaid/);
      assert.match((await run("orders", "refund", number)).err, /no está pagado/);
      await payCheckout(site.stranger(), unpaidOrder.checkoutId);
      assert.match((await run("orders", "retry", number)).out, /está (paid|working|delivered)/);
      await site.stripe.control.deliver();
      await waitUntilSettled(site);
      assert.equal(await statusOf(unpaidOrder.orderId), "delivered");
      assert.match((await run("orders", "retry", number)).err, /no le falta nada/);
      const set = (status: "working" | "refunding") =>
        site.database.db.update(orders).set({ status }).where(eq(orders.id, unpaidOrder.orderId));
      await set("working");
      assert.match((await run("orders", "retry", number)).out, /entrega/);
      await waitUntilSettled(site);
      assert.equal(await statusOf(unpaidOrder.orderId), "delivered");
      await set("refunding");
      assert.match((await run("orders", "retry", number)).out, /devolución/);
      await waitUntilSettled(site);
      assert.equal(await statusOf(unpaidOrder.orderId), "refunded");
    });
  });
}
