import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { and, eq, sql } from "drizzle-orm";
import { creditAccounts, creditEntries } from "#db/schema.ts";
import { payments, subscriptions } from "#db/schema-billing.ts";
import { readCredits } from "#server/features/credits/credits.ts";
import { me } from "#shared/account.ts";
import { listInvoices } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { testCards } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { createPayer, type Payer, waitUntilSettled } from "#test/subscribers.ts";
import { priceOf } from "../plans/prices.ts";
import { syncCustomer } from "./sync.ts";

const day = 86_400;
const month = 31 * day;

for (const kind of testedDatabaseKinds) {
  describe(`syncing customers from Stripe on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    /** Advances both clocks, the product's and Stripe's. */
    async function advance(seconds: number) {
      site.advance(seconds * 1000);
      await site.stripe.control.advance(seconds);
      await waitUntilSettled(site);
    }

    const mailsTo = ({ person }: Payer) =>
      site.mails
        .filter(({ to, subject }) => to === person.email && !/bienvenida/.test(subject))
        .map(({ subject }) => subject);

    // Not through `me`, because the session expires within a month.
    async function state({ person }: Payer) {
      const who = await site.app.deps.describeUser(person.userId);
      return [who.plan, who.creditsUsed, who.creditsLimit];
    }

    const grants = (userId: string) =>
      site.app.deps.db
        .select({ credits: creditEntries.credits, ref: creditEntries.ref })
        .from(creditEntries)
        .where(and(eq(creditEntries.userId, userId), eq(creditEntries.kind, "grant")));

    it("a trial gives its workers and credits, becomes Starter when it is charged, and mails each step once", async () => {
      const ana = await createPayer(site);
      await ana.subscribe("starter", { trial_period_days: 3 });
      await waitUntilSettled(site);
      assert.deepEqual(await state(ana), ["trial", 0, 100]);
      assert.deepEqual(mailsTo(ana), ["Tu prueba gratis ha empezado"]);
      await advance(3 * day + 2 * 3600);
      assert.deepEqual(await state(ana), ["starter", 0, 100]);
      const { body } = await ana.person.call(me);
      assert.deepEqual([body.isTrialActive, body.availableWorkers], [false, ["teo", "ani"]]);
      assert.deepEqual(mailsTo(ana).slice(1), ["Hemos cobrado $39 USD por tu plan Starter"]);
      const invoices = await ana.person.call(listInvoices);
      assert.deepEqual(
        invoices.body.map(({ amount, plan, status }) => [amount, plan, status]),
        [[39, "starter", "paid"]],
      );
      const refs = (await grants(ana.person.userId)).map(({ ref }) => ref.split(":")[0]);
      assert.deepEqual(refs.sort(), ["invoice", "plan", "trial"]);
    });

    it("a renewal fills the credits once, however often it is synced", async () => {
      const ana = await createPayer(site);
      await ana.subscribe("growth");
      await waitUntilSettled(site);
      assert.deepEqual(await state(ana), ["growth", 0, 400]);
      await advance(month + 2 * 3600);
      await Promise.all([1, 2, 3, 4, 5].map(() => syncCustomer(site.app.deps, ana.customer)));
      await site.stripe.control.replay();
      await waitUntilSettled(site);
      const given = await grants(ana.person.userId);
      assert.deepEqual(given.map(({ credits }) => credits).sort(), [100, 400, 400]);
      const { balance } = await readCredits(site.app.deps, ana.person.userId);
      assert.equal(balance, 400);
    });

    it("an upgrade adds its share at once; a downgrade waits for the next paid month", async () => {
      const ana = await createPayer(site);
      const { id, items } = await ana.subscribe("starter");
      await waitUntilSettled(site);
      assert.deepEqual(await state(ana), ["starter", 0, 100]);
      const { stripe } = site.stripe;
      const item = items.data[0]!.id;
      await stripe.subscriptions.update(id, {
        items: [{ id: item, price: await priceOf(site.app.deps, "growth") }],
        proration_behavior: "always_invoice",
      });
      await waitUntilSettled(site);
      assert.deepEqual(await state(ana), ["growth", 0, 400]);
      const read = await stripe.subscriptions.retrieve(id);
      await stripe.subscriptions.update(id, {
        items: [{ id: item, price: await priceOf(site.app.deps, "starter") }],
        proration_behavior: "none",
        metadata: {
          kept_plan: "growth",
          kept_until: String(read.items.data[0]!.current_period_end),
        },
      });
      await waitUntilSettled(site);
      assert.deepEqual(await state(ana), ["growth", 0, 400]);
      await advance(month + 2 * 3600);
      assert.deepEqual(await state(ana), ["starter", 0, 100]);
    });

    it("a refused renewal keeps the plan at first, is mailed once, and finally ends the plan", async () => {
      const ana = await createPayer(site);
      await ana.subscribe("growth");
      await waitUntilSettled(site);
      await ana.payWith(testCards.declinedLater);
      await advance(month + 2 * 3600);
      const [held] = await site.app.deps.db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, ana.person.userId));
      assert.equal(held!.status, "past_due");
      assert.equal((await state(ana))[0], "growth");
      assert.equal((await grants(ana.person.userId)).length, 2, "no credits for what is not paid");
      // In steps of less than a week, because older events are not mailed.
      for (let week = 0; week < 3; week++) await advance(6 * day);
      assert.deepEqual(await state(ana), ["free", 100, 100]);
      assert.deepEqual(mailsTo(ana), [
        "Hemos cobrado $89 USD por tu plan Growth",
        "No hemos podido cobrar $89 USD",
        "Tu plan Growth ha terminado",
      ]);
    });

    it("a cancelled plan runs to its end, is mailed once, and leaves no credits", async () => {
      const ana = await createPayer(site);
      const { id } = await ana.subscribe("growth");
      await waitUntilSettled(site);
      await site.stripe.stripe.subscriptions.update(id, { cancel_at_period_end: true });
      await waitUntilSettled(site);
      assert.deepEqual(await state(ana), ["growth", 0, 400]);
      await advance(month + 2 * 3600);
      assert.deepEqual(await state(ana), ["free", 100, 100]);
      assert.deepEqual(mailsTo(ana).slice(1), ["Has cancelado Growth"]);
    });

    it("a person who pays for two plans by mistake keeps one and gets the other refunded", async () => {
      const ana = await createPayer(site);
      const first = await ana.subscribe("starter");
      await advance(10);
      const second = await ana.subscribe("growth");
      await waitUntilSettled(site);
      const { stripe } = site.stripe;
      const deadline = Date.now() + 60_000;
      while ((await stripe.subscriptions.retrieve(first.id)).status !== "canceled") {
        assert.ok(Date.now() < deadline, "the first one was not ended");
      }
      await waitUntilSettled(site);
      assert.equal((await stripe.subscriptions.retrieve(second.id)).status, "active");
      assert.deepEqual(await state(ana), ["growth", 0, 400]);
      const rows = await site.app.deps.db
        .select({ kind: payments.kind, cents: payments.amountCents })
        .from(payments)
        .where(eq(payments.userId, ana.person.userId))
        .orderBy(payments.amountCents);
      assert.deepEqual(
        rows.map(({ kind: what, cents }) => [what, cents]),
        [
          ["refund", -3900],
          ["payment", 3900],
          ["payment", 8900],
        ],
      );
      const refundMails = mailsTo(ana).filter((subject) => /devuelto/.test(subject));
      assert.deepEqual(refundMails, ["Te hemos devuelto $39 USD"]);
    });

    it("an add-on adds its own workers and credits to the plan", async () => {
      const ana = await createPayer(site);
      await ana.subscribe("sofi");
      await waitUntilSettled(site);
      const { body } = await ana.person.call(me);
      assert.deepEqual(
        [body.plan, body.creditsLimit, body.availableWorkers],
        ["free", 100, ["teo", "sofi"]],
      );
      const [own] = await site.app.deps.db
        .select({ balance: creditAccounts.balance })
        .from(creditAccounts)
        .where(
          sql`${creditAccounts.userId} = ${ana.person.userId} and ${creditAccounts.bucket} = 'sofi'`,
        );
      assert.equal(own!.balance, 200);
    });
  });
}
