import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, describe, it } from "node:test";
import { eq, inArray } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { analyses, orders } from "#db/schema-ads.ts";
import { checkouts } from "#db/schema-billing.ts";
import { reconcile } from "#server/features/billing/events/reconciler.ts";
import { register, verifyEmail } from "#shared/account.ts";
import type { AdEdits } from "#shared/ads.ts";
import { readCheckout } from "#shared/billing.ts";
import { createAdsPayment, listOrders, readOrder } from "#shared/orders.ts";
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
import { payCheckout, testCards } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import { waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";

const hour = 3600;

const shop = await startCeramicsShop();
after(() => shop.close());

for (const kind of testedDatabaseKinds) {
  describe(`ordering advertisements on ${kind}`, () => {
    const site = suiteAppForOrders(kind, shop);

    const read = async (token: string) => {
      const { status, body } = await site.stranger().call(readOrder, { params: { token } });
      assert.equal(status, 200, JSON.stringify(body));
      return body;
    };
    const order = (body: object) => site.stranger().call(createAdsPayment, { body: body as never });
    const stripe = () => site.stripe.stripe;

    it("a guest orders with only an analysis and edits, and pays fifteen dollars once", async () => {
      const { input, analysis } = await analyzeShop(site, site.stranger(), shop.host);
      const edits: AdEdits = {
        colors: ["#0a7d3c"],
        products: [{ index: 0, name: "Taza azul", priceText: "18 €" }],
      };
      const answer = await order({
        ...input,
        websiteUrl: "https://otra.example/",
        businessName: "Otro negocio",
        analysis: {
          ...{ id: analysis.id, edits, price: 1, priceCents: 1, url: "https://otra.example/" },
          ...{ products: [{ name: "Inventado" }], facts: { title: "Inventado" } },
        },
        affiliateCode: "amiga",
      });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      const { checkoutUrl, orderToken } = answer.body;
      const checkoutId = checkoutIdFromUrl(checkoutUrl);
      const unpaid = await read(orderToken);
      assert.deepEqual(
        [unpaid.status, unpaid.checkoutUrl, unpaid.price, unpaid.businessName, unpaid.websiteUrl],
        ["unpaid", checkoutUrl, 15, "Taller Ejemplo", `http://${shop.host}/tienda`],
      );
      assert.deepEqual(unpaid.colors, ["#0a7d3c"]);
      const page = await stripe().checkout.sessions.retrieve(checkoutId, {
        expand: ["line_items"],
      });
      const [line] = page.line_items!.data;
      assert.deepEqual(
        [page.amount_total, page.currency, page.customer_email, line?.description],
        [1500, "usd", input.email, "7 anuncios para Taller Ejemplo"],
      );
      const paid = await payCheckout(site.stranger(), checkoutId, { email: "otra@ejemplo.test" });
      assert.equal(paid.url, `${site.origin}/pedidos/${orderToken}?pagado=1`);
      const { status, paidAt, checkoutUrl: over } = await read(orderToken);
      assert.ok(["paid", "working", "delivered"].includes(status), status);
      assert.ok(paidAt);
      assert.equal(over, null);
      await waitUntilSettled(site);
      const id = await orderIdOf(checkoutId);
      const { order: row, rows } = await orderMovementsOf(site, id);
      assert.equal(row.status, "delivered");
      assert.deepEqual(row.edits, edits);
      assert.equal(row.affiliateCode, "amiga");
      assert.deepEqual(
        rows.map((one) => [one.kind, one.amountCents, one.currency, one.userId, one.paymentId]),
        [["payment", 1500, "usd", null, row.paymentId]],
      );
      const intent = await stripe().paymentIntents.retrieve(row.paymentId!);
      assert.equal(intent.receipt_email, input.email);
      const accounts = await site.database.db
        .select()
        .from(users)
        .where(eq(users.email, input.email));
      assert.deepEqual(accounts, []);
    });

    const orderIdOf = async (checkoutId: string) => {
      const [row] = await site.database.db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.checkoutId, checkoutId));
      return row!.id;
    };

    it("a signed-in person's order and its payment belong to their account", async () => {
      const ana = await site.person();
      const { orderId } = await createPaidOrder(site, ana, shop.host);
      await waitUntilSettled(site);
      const { order: row, rows } = await orderMovementsOf(site, orderId);
      assert.deepEqual([row.userId, rows[0]?.userId], [ana.userId, ana.userId]);
    });

    it("another person's analysis, an expired one and an unknown one get the same 404", async () => {
      const { input, analysis } = await analyzeShop(site, site.stranger(), shop.host);
      const gone = await analyzeShop(site, site.stranger(), shop.host);
      await site.database.db
        .update(analyses)
        .set({ expiresAt: site.app.deps.now() })
        .where(eq(analyses.id, gone.analysis.id));
      const tries = [
        { ...input, email: "eva@ejemplo.test", analysis: { id: analysis.id, edits: noEdits } },
        { ...gone.input, analysis: { id: gone.analysis.id, edits: noEdits } },
        { ...input, analysis: { id: randomUUID(), edits: noEdits } },
      ];
      const answers = await Promise.all(tries.map(order));
      assert.deepEqual(
        answers.map(({ status }) => status),
        [404, 404, 404],
      );
      assert.equal(new Set(answers.map(({ body }) => body.message)).size, 1);
    });

    it("edits that do not match the analysis are refused", async () => {
      const { input, analysis } = await analyzeShop(site, site.stranger(), shop.host);
      const product = { name: "Taza", priceText: null };
      for (const edits of [
        { colors: null, products: [{ index: 99, ...product }] },
        {
          colors: null,
          products: [
            { index: 0, ...product },
            { index: 0, ...product },
          ],
        },
        { colors: ["rojo"], products: null },
        { colors: null, products: null, price: 1 },
      ]) {
        const { status } = await order({ ...input, analysis: { id: analysis.id, edits } });
        assert.equal(status, 422, JSON.stringify(edits));
      }
      const { status } = await order({ ...input, price: 1, analysis: { id: analysis.id } });
      assert.equal(status, 422);
    });

    it("a declined card leaves the order unpaid, and another card pays it", async () => {
      const { checkoutId, token, orderId } = await createUnpaidOrder(
        site,
        site.stranger(),
        shop.host,
      );
      for (const number of [testCards.declined, testCards.insufficientFunds]) {
        const refused = await payCheckout(site.stranger(), checkoutId, { number });
        assert.ok(refused.error);
        assert.equal((await read(token)).status, "unpaid");
      }
      await payCheckout(site.stranger(), checkoutId);
      assert.ok((await read(token)).paidAt);
      await waitUntilSettled(site);
      assert.deepEqual((await orderMovementsOf(site, orderId)).movements, [["payment", 1500]]);
    });

    it("ten clicks and a second tab share one payment page, and paying in both charges once", async () => {
      const { input, analysis } = await analyzeShop(site, site.stranger(), shop.host);
      const wish = { ...input, analysis: { id: analysis.id, edits: noEdits } };
      const clicks = await Promise.all(Array.from({ length: 10 }, () => order(wish)));
      const accepted = clicks.filter(({ status }) => status === 200);
      const pages = new Set(accepted.map(({ body }) => JSON.stringify(body)));
      assert.equal(pages.size, 1, JSON.stringify(clicks.map(({ status, body }) => [status, body])));
      const { checkoutUrl, orderToken } = accepted[0]!.body;
      const tab = await order(wish);
      assert.deepEqual(tab.body, { checkoutUrl, orderToken });
      const checkoutId = checkoutIdFromUrl(checkoutUrl);
      await Promise.all([1, 2].map(() => payCheckout(site.stranger(), checkoutId)));
      const again = await order(wish);
      assert.deepEqual(again.body, {
        checkoutUrl: `${site.origin}/pedidos/${orderToken}`,
        orderToken,
      });
      await waitUntilSettled(site);
      const { movements } = await orderMovementsOf(site, await orderIdOf(checkoutId));
      assert.deepEqual(movements, [["payment", 1500]]);
      const paidMails = mailSubjectsTo(site, input.email).filter((subject) =>
        /preparando/.test(subject),
      );
      assert.equal(paidMails.length, 1);
    });

    it("a buyer who chooses other colours can only pay for the last choice", async () => {
      const { wish, checkoutId, token } = await createUnpaidOrder(site, site.stranger(), shop.host);
      const edits = { colors: ["#aa3300"], products: null };
      const other = await order({ ...wish, analysis: { id: wish.analysis.id, edits } });
      assert.notEqual(other.body.orderToken, token);
      await waitUntilSettled(site);
      assert.equal((await read(token)).status, "expired");
      const late = await payCheckout(site.stranger(), checkoutId);
      assert.ok(late.error, "the earlier page takes no money");
      assert.equal((await read(other.body.orderToken)).status, "unpaid");
      const back = await order(wish);
      assert.notEqual(back.body.orderToken, token);
      assert.match(back.body.checkoutUrl, /\/sandbox\/checkout\//);
    });

    it("an unpaid order expires with its payment page, also when no event arrives", async () => {
      const { control } = site.stripe;
      const withEvent = await createUnpaidOrder(site, site.stranger(), shop.host);
      await advance(25 * hour);
      await waitUntilSettled(site);
      assert.equal((await read(withEvent.token)).status, "expired");
      await control.drop();
      const reconciled = await createUnpaidOrder(site, site.stranger(), shop.host);
      const opened = await createUnpaidOrder(site, site.stranger(), shop.host);
      await advance(25 * hour);
      assert.equal((await read(opened.token)).status, "expired");
      await reconcile(site.app.deps);
      const { order: row, movements } = await orderMovementsOf(site, reconciled.orderId);
      assert.deepEqual([row.status, movements], ["expired", []]);
      assert.equal((await read(reconciled.token)).checkoutUrl, null);
      await control.deliver();
      const again = await order(reconciled.wish);
      assert.equal(again.status, 200, JSON.stringify(again.body));
      assert.notEqual(again.body.orderToken, reconciled.token);
    });

    it("a payment page of a former Stripe account counts as expired, and a new one is created", async () => {
      const { wish, checkoutId, token } = await createUnpaidOrder(site, site.stranger(), shop.host);
      await site.database.db.delete(checkouts).where(eq(checkouts.id, checkoutId));
      assert.equal((await read(token)).status, "expired");
      const again = await order(wish);
      assert.notEqual(again.body.orderToken, token);
      assert.match(again.body.checkoutUrl, /\/sandbox\/checkout\//);
    });

    it("a payment page of an order cannot be read as a plan's checkout", async () => {
      const { checkoutId } = await createUnpaidOrder(site, site.stranger(), shop.host);
      const { status } = await site.stranger().call(readCheckout, { params: { checkoutId } });
      assert.equal(status, 404);
    });

    async function advance(seconds: number) {
      site.advance(seconds * 1000);
      await site.stripe.control.advance(seconds);
    }

    it("a guest's paid order is listed only for the person who confirms its address", async () => {
      const order = await createPaidOrder(site, site.stranger(), shop.host);
      await waitUntilSettled(site);
      const left = await createUnpaidOrder(site, site.stranger(), shop.host);
      const other = await site.person("Otra");
      const others = await createPaidOrder(site, other, shop.host);
      // All three orders have the same address; only the first two are a guest's.
      const { email } = order;
      const sameAddress = [left, others].map(({ orderId }) => orderId);
      await site.database.db.update(orders).set({ email }).where(inArray(orders.id, sameAddress));
      const listed = async (person: Person) =>
        (await person.call(listOrders)).body.map(({ token }) => token);

      const person = site.stranger();
      const username = `c-${randomUUID().slice(0, 8)}`;
      const input = { username, email: email.toUpperCase(), password: "una frase larga y rara" };
      const { status } = await person.call(register, { body: { ...input, name: "Clara" } });
      assert.equal(status, 201);
      // Anybody can register with an address, so an unconfirmed one shows no orders.
      assert.deepEqual(await listed(person), []);
      const token = await eventually(async () => {
        const mails = site.mails.filter(({ to, text }) => to === email && /verificar/.test(text));
        const [, found = ""] =
          /\/verificar[^\s]*[?#](?:token=)?([\w-]{20,})/.exec(mails[0]?.text ?? "") ?? [];
        assert.ok(found);
        return found;
      });
      // Confirming from another browser does not give the orders to the person who registered.
      await site.stranger().call(verifyEmail, { body: { token } });
      assert.deepEqual(await listed(person), []);
      await person.call(verifyEmail, { body: { token } });
      assert.deepEqual(await listed(person), [order.token]);
      assert.deepEqual(await listed(other), [others.token]);
      const confirmed = await site.person("Con otra dirección");
      await site.database.db
        .update(users)
        .set({ emailVerifiedAt: new Date() })
        .where(eq(users.id, confirmed.userId));
      assert.deepEqual(await listed(confirmed), []);
    });

    it("ten pages can follow an order by events; an eleventh must poll until one leaves", async () => {
      const [one, other] = [
        await createUnpaidOrder(site, site.stranger(), shop.host),
        await createUnpaidOrder(site, site.stranger(), shop.host),
      ];
      const leaving: AbortController[] = [];
      // An answer that nobody holds may be collected, and its stream ends.
      const held: unknown[] = [];
      const follow = async ({ token }: { token: string }) => {
        const left = new AbortController();
        const headers = { accept: "text/event-stream" };
        const answer = await site
          .stranger()
          .send(readOrder, { params: { token } }, { headers, signal: left.signal });
        held.push(answer);
        if (answer.status === 200) leaving.push(left);
        else assert.equal(answer.headers.get("retry-after"), "60");
        return answer.status;
      };
      try {
        const many = await Promise.all(Array.from({ length: 13 }, () => follow(one)));
        assert.deepEqual(
          many.toSorted((a, b) => a - b),
          [...Array.from({ length: 10 }, () => 200), 429, 429, 429],
        );
        assert.equal((await read(one.token)).status, "unpaid");
        assert.equal(await follow(other), 200);
        leaving.shift()?.abort();
        await eventually(async () => assert.equal(await follow(one), 200));
        assert.equal(await follow(one), 429);

        // There is also a limit for all orders and addresses together.
        const others = new AbortController();
        for (let full = false; !full; ) {
          try {
            site.app.deps.orderStreams.take([], others.signal);
          } catch {
            full = true;
          }
        }
        assert.equal(await follow(other), 429);
        others.abort();
        assert.equal(await follow(other), 200);
      } finally {
        for (const left of leaving) left.abort();
        held.length = 0;
      }
    });
  });
}
