import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, it } from "node:test";
import sharp from "sharp";
import { listOrders, type Order } from "#shared/ads.ts";
import { type Person, type TestApp, testApp } from "#test/app.ts";
import { orderAds, payOrder, readByToken } from "#test/buying-ads.ts";
import { databaseKinds } from "#test/database.ts";
import { eventually, settled } from "#test/subscribing.ts";
import { startWebShop, type WebShop } from "#test/web-shop.ts";

for (const kind of databaseKinds()) {
  describe(`delivering orders of advertisements on ${kind}`, () => {
    let shop: WebShop;
    let site: TestApp;
    let people = 0;
    before(async () => {
      shop = await startWebShop();
      site = await testApp({ kind, stripe: true, allowHosts: [shop.host] });
    });
    after(async () => {
      await site.close();
      shop.close();
    });

    const newEmail = () => `pedido-${++people}@ejemplo.test`;

    async function paidOrder(person: Person = site.stranger()) {
      const order = await orderAds(person, shop, { email: person.email || newEmail() });
      await payOrder(person, order);
      return { person, ...order };
    }

    const untilStatus = (person: Person, token: string, status: Order["status"]) =>
      eventually(async () => {
        const order = await readByToken(person, token);
        assert.equal(order.status, status);
        return order;
      });

    it("what is paid is delivered: seven advertisements, fourteen pictures, two mails", async () => {
      const person = await site.person();
      const { token } = await paidOrder(person);
      const order = await untilStatus(person, token, "delivered");
      assert.deepEqual(
        order.ads.map(({ number }) => number),
        [1, 2, 3, 4, 5, 6, 7],
      );
      await assertWhole(person, order);
      assert.equal(order.writer, "Modo local");
      assert.equal(order.progress, null);
      const { body } = await person.call(listOrders, { query: { status: "delivered" } });
      assert.deepEqual(
        body.map((one) => [one.token, one.price, one.thumbnailUrls.length]),
        [[token, 15, 3]],
      );
      await settled(site);
      const mails = site.mails.filter(({ to }) => to === person.email && to !== "");
      assert.deepEqual(
        mails.map(({ subject }) => subject).filter((subject) => /anuncios/.test(subject)),
        [
          `Pedido ${order.number}: estamos preparando tus anuncios`,
          "Tus 7 anuncios de Vivero La Encina están listos",
        ],
      );
      for (const { text } of mails.slice(-2)) assert.ok(text.includes(`/pedidos/${token}`), text);
      assert.deepEqual(site.errors, []);
    });
  });
}

/** Each picture is there, of its size, and like no other one. */
async function assertWhole(person: Person, order: Order): Promise<void> {
  const seen = new Set<string>();
  for (const { square, wide } of order.ads) {
    for (const { url, width, height } of [square, wide]) {
      const answer = await person.fetch(url);
      assert.equal(answer.headers.get("content-type"), "image/png");
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      assert.deepEqual([info.width, info.height], [width, height]);
      seen.add(createHash("sha256").update(bytes).digest("hex"));
    }
  }
  assert.equal(seen.size, 14, "Pictures repeat themselves");
}
