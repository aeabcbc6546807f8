import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { and, eq, inArray } from "drizzle-orm";
import { creditEntries } from "#db/schema.ts";
import { invoices, payments, stripeEvents, subscriptions } from "#db/schema-billing.ts";
import { cancelPlan, listInvoices, openPortal, prepareCard, replaceCard } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { confirmCard, payCheckout } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { createPayer, type Payer, waitUntilSettled } from "#test/subscribers.ts";

for (const kind of testedDatabaseKinds) {
  describe(`another product on the same Stripe account, on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });
    const stripe = () => site.stripe.stripe;

    /** A monthly price of another product, with metadata like our plans'. */
    async function foreignPrice() {
      const product = await stripe().products.create({
        name: "Otra cosa",
        metadata: { plan: "pro" },
      });
      return await stripe().prices.create({
        product: product.id,
        currency: "usd",
        unit_amount: 700,
        recurring: { interval: "month" },
        metadata: { plan: "pro" },
      });
    }

    async function stateOf({ person }: Payer) {
      const { db } = site.app.deps;
      const { userId } = person;
      const [plans, bills, money, grants] = await Promise.all([
        db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
        db.select().from(invoices).where(eq(invoices.userId, userId)),
        db.select().from(payments).where(eq(payments.userId, userId)),
        db
          .select()
          .from(creditEntries)
          .where(and(eq(creditEntries.userId, userId), eq(creditEntries.kind, "grant"))),
      ]);
      return {
        plan: (await site.app.deps.describeUser(userId)).plan,
        subscriptions: plans.length,
        invoices: bills.map(({ amountPaidCents }) => amountPaidCents),
        payments: money.map(({ kind, amountCents }) => [kind, amountCents]),
        grants: grants.length,
      };
    }

    const mailsTo = ({ person }: Payer) =>
      site.mails.filter(({ to, subject }) => to === person.email && !/bienvenida/.test(subject));

    it("a subscription to another product gives no plan, credits, invoice or ledger row", async () => {
      const ana = await createPayer(site);
      const before = await stateOf(ana);
      const price = await foreignPrice();
      await stripe().subscriptions.create({ customer: ana.customer, items: [{ price: price.id }] });
      await waitUntilSettled(site);
      assert.deepEqual(await stateOf(ana), before);
      assert.deepEqual((await ana.person.call(listInvoices)).body, []);
      assert.deepEqual(mailsTo(ana), []);
    });

    it("another product's subscription and its refund change nothing beside a plan of ours", async () => {
      const ana = await createPayer(site);
      await ana.subscribe("growth");
      await waitUntilSettled(site);
      const before = await stateOf(ana);
      const mails = mailsTo(ana).length;
      const price = await foreignPrice();
      const other = await stripe().subscriptions.create({
        customer: ana.customer,
        items: [{ price: price.id }],
      });
      await waitUntilSettled(site);
      const { data } = await stripe().paymentIntents.list({ customer: ana.customer });
      const paid = data.find(({ amount }) => amount === 700)!;
      await stripe().refunds.create({ payment_intent: paid.id });
      await stripe().subscriptions.cancel(other.id);
      await waitUntilSettled(site);
      assert.deepEqual(await stateOf(ana), before);
      assert.deepEqual([before.plan, before.payments], ["growth", [["payment", 8900]]]);
      assert.equal(mailsTo(ana).length, mails);
    });

    it("a one-time sale of another product is ignored, whatever its metadata", async () => {
      const buyer = site.stranger();
      const metadatas: Record<string, string>[] = [
        { purpose: "donation" },
        { purpose: "plan:pro" },
        { purpose: `order:${randomUUID()}` },
        { purpose: "order:42", userId: "42" },
        { purpose: "order:43", userId: randomUUID() },
      ];
      const paid: string[] = [];
      for (const metadata of metadatas) {
        const session = await stripe().checkout.sessions.create({
          mode: "payment",
          line_items: [
            {
              price_data: {
                currency: "usd",
                unit_amount: 900,
                product_data: { name: "Otra cosa" },
              },
              quantity: 1,
            },
          ],
          customer_email: "otra@ejemplo.test",
          success_url: `${site.origin}/pago`,
          metadata,
          payment_intent_data: { metadata },
        });
        await payCheckout(buyer, session.id);
        const { payment_intent } = await stripe().checkout.sessions.retrieve(session.id);
        paid.push(payment_intent as string);
      }
      await stripe().refunds.create({ payment_intent: paid[0]!, amount: 100 });
      await waitUntilSettled(site);
      const { db } = site.app.deps;
      assert.deepEqual(
        await db.select().from(payments).where(inArray(payments.paymentId, paid)),
        [],
      );
      const events = await db
        .select()
        .from(stripeEvents)
        .where(inArray(stripeEvents.objectId, paid));
      assert.ok(events.length >= paid.length);
      assert.ok(events.every(({ workedAt }) => workedAt));
    });

    it("replacing the card here keeps the card of the other product's subscription", async () => {
      const ana = await createPayer(site);
      const ours = await ana.subscribe("growth");
      const price = await foreignPrice();
      const other = await stripe().subscriptions.create({
        customer: ana.customer,
        items: [{ price: price.id }],
      });
      await waitUntilSettled(site);
      const { clientSecret } = (await ana.person.call(prepareCard)).body;
      await confirmCard(ana.person, clientSecret, "5555555555554444");
      const body = { setupIntentId: clientSecret.split("_secret_")[0]! };
      assert.equal((await ana.person.call(replaceCard, { body })).status, 200);
      const cardOf = async (id: string) =>
        (await stripe().subscriptions.retrieve(id)).default_payment_method;
      assert.ok(await cardOf(ours.id));
      assert.equal(await cardOf(other.id), null);
      await waitUntilSettled(site);
    });

    it("a person's calls that reach Stripe are limited", async () => {
      const ana = await createPayer(site);
      const ask = () => ana.person.call(cancelPlan, { body: { plan: "growth" } });
      assert.equal((await ask()).status, 409);
      await site.database.sql("update throttles set count = 120 where key like 'account-at-%'");
      for (const answer of [await ask(), await ana.person.call(openPortal)]) {
        assert.equal(answer.status, 429);
        assert.match(answer.body.message ?? "", /Vuelve a probar dentro de/);
      }
    });

    it("a card that is confirmed for another product begins no trial here", async () => {
      const ana = await createPayer(site);
      const other = await stripe().customers.create({ email: "otra@ejemplo.test" });
      const before = await stateOf(ana);
      for (const userId of ["42", ana.person.userId]) {
        const intent = await stripe().setupIntents.create({
          customer: other.id,
          allowed_payment_method_types: ["card"],
          metadata: { userId, purpose: "trial" },
        });
        await confirmCard(ana.person, intent.client_secret!, "4242424242424242");
      }
      await waitUntilSettled(site);
      assert.deepEqual(await stateOf(ana), before);
    });
  });
}
