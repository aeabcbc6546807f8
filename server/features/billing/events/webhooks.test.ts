import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { creditAccounts, users } from "#db/schema.ts";
import {
  billingNotices,
  customers,
  invoices,
  payments,
  stripeEvents,
  subscriptions,
} from "#db/schema-billing.ts";
import { me } from "#shared/account.ts";
import { createCheckout } from "#shared/billing.ts";
import { suiteApp } from "#test/app.ts";
import { payCheckout } from "#test/card-payments.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import { inParallel, makeStripeEvent, postEvent, shuffled } from "#test/stripe-events.ts";
import { createPayer, type Payer, waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import { webhookBodyMaxBytes } from "./webhooks.ts";

const eventCount = 100;
const copies = process.env.TEST_LONG ? 10 : 2;
const inFlight = 50;

for (const kind of testedDatabaseKinds) {
  describe(`webhooks on ${kind}`, () => {
    const site = suiteApp({ kind, stripe: true });

    const stored = (id: string) =>
      site.app.deps.db.select().from(stripeEvents).where(eq(stripeEvents.id, id));

    it("forged, old, altered, unsigned and too large webhooks are refused and not stored", async () => {
      const event = makeStripeEvent("customer.subscription.updated", "sub_x");
      const seconds = Math.floor(Date.now() / 1000);
      const refused: [string, number, Parameters<typeof postEvent>[2]][] = [
        ["another secret", 400, { secret: "whsec_somebody_else" }],
        ["no signature", 400, { header: () => null }],
        ["a signature of nothing", 400, { header: () => "t=1,v1=00" }],
        ["only an old scheme", 400, { header: (good) => good.replace("v1=", "v0=") }],
        ["301 seconds old", 400, { timestamp: seconds - 301 }],
        ["dated ahead", 400, { timestamp: seconds + 330 }],
        ["dated a year ahead", 400, { timestamp: seconds + 31_536_000 }],
        [
          "dated now and ahead",
          400,
          {
            timestamp: seconds + 31_536_000,
            header: (good) => good.replace("t=", `t=${seconds},t=`),
          },
        ],
        ["altered", 400, { body: JSON.stringify({ ...event, type: "customer.updated" }) }],
        ["one space more", 400, { body: `${JSON.stringify(event)} ` }],
        ["nothing at all", 400, { body: "" }],
        ["too large", 413, { body: `"${"x".repeat(webhookBodyMaxBytes)}"` }],
      ];
      for (const [what, status, how] of refused) {
        assert.equal(await postEvent(site, event, how), status, what);
      }
      assert.equal((await stored(event.id)).length, 0);
    });

    it("a valid signature is accepted, also beside an invalid one while the secret is rotated", async () => {
      const fresh = makeStripeEvent("product.created", "prod_x");
      const seconds = Math.floor(Date.now() / 1000);
      assert.equal(await postEvent(site, fresh, { timestamp: seconds - 290 }), 200);
      const both = makeStripeEvent("product.created", "prod_y");
      const header = (good: string) => good.replace("v1=", `v1=${"0".repeat(64)},v1=`);
      assert.equal(await postEvent(site, both, { header }), 200);
      assert.equal((await stored(both.id)).length, 1);
    });

    it("a signature from a clock that is a little ahead is accepted", async () => {
      const event = makeStripeEvent("product.created", "prod_z");
      const seconds = Math.floor(Date.now() / 1000);
      assert.equal(await postEvent(site, event, { timestamp: seconds + 240 }), 200);
    });

    it("a signed body that is no event is refused and not stored", async () => {
      const good = makeStripeEvent("customer.updated", "cus_x");
      const { id: _, ...anonymous } = good;
      const { type: __, ...untyped } = good;
      const { data: ___, ...empty } = good;
      const malformed: unknown[] = [
        null,
        7,
        "evt_1",
        [],
        [good],
        {},
        anonymous,
        untyped,
        empty,
        { ...good, id: "" },
        { ...good, id: 7 },
        { ...good, id: "evt_\0" },
        { ...good, id: "e".repeat(256) },
        { ...good, object: "charge" },
        { ...good, type: ["customer.updated"] },
        { ...good, created: "yesterday" },
        { ...good, created: 1e18 },
        { ...good, created: -1 },
        { ...good, data: null },
        { ...good, data: {} },
        { ...good, data: { object: null } },
        { ...good, data: { object: "cus_x" } },
        { ...good, data: { object: { id: { $ne: 1 } } } },
      ];
      const { db } = site.app.deps;
      const before = await db.$count(stripeEvents);
      for (const event of malformed) {
        assert.equal(await postEvent(site, event as object), 400, JSON.stringify(event));
      }
      assert.equal(await db.$count(stripeEvents), before);
      assert.equal(await postEvent(site, good), 200);
    });

    it("an event of an unknown type is stored and ignored", async () => {
      const event = makeStripeEvent("treasury.moonlanding.completed", "moon_1");
      assert.equal(await postEvent(site, event), 200);
      await waitUntilSettled(site);
      assert.ok((await stored(event.id))[0]!.workedAt);
    });

    it("a forecast, whose object has no id, is stored and ignored", async () => {
      const event = makeStripeEvent("invoice.upcoming", "");
      assert.equal(await postEvent(site, event), 200);
      await waitUntilSettled(site);
      assert.ok((await stored(event.id))[0]!.workedAt);
    });

    it("a person whose customer was deleted at Stripe loses the plan and can buy again", async () => {
      const ana = await createPayer(site);
      await ana.subscribe("starter");
      await waitUntilSettled(site);
      await site.stripe.stripe.customers.del(ana.customer);
      await waitUntilSettled(site);
      assert.equal((await ana.person.call(me)).body.plan, "free");
      const again = await ana.person.call(createCheckout, { body: { plan: "growth" } });
      assert.equal(again.status, 200, JSON.stringify(again.body));
      await payCheckout(ana.person, again.body.sessionId);
      await waitUntilSettled(site);
      assert.equal((await ana.person.call(me)).body.plan, "growth");
    });

    it("an event of a customer that arrives after its deletion is handled", async () => {
      const ana = await createPayer(site);
      await site.stripe.stripe.customers.del(ana.customer);
      await waitUntilSettled(site);
      const late = makeStripeEvent("customer.updated", ana.customer);
      assert.equal(await postEvent(site, late), 200);
      await eventually(async () => assert.ok((await stored(late.id))[0]!.workedAt));
    });

    it("a repeated event changes nothing", async () => {
      const ana = await createPayer(site);
      const { id } = await ana.subscribe("growth");
      await waitUntilSettled(site);
      const event = makeStripeEvent("customer.subscription.updated", id);
      assert.equal(await postEvent(site, event), 200);
      await waitUntilSettled(site);
      const before = await state([ana]);
      const answers = await Promise.all([1, 2, 3].map(() => postEvent(site, event)));
      await waitUntilSettled(site);
      assert.deepEqual(answers, [200, 200, 200]);
      assert.deepEqual(await state([ana]), before);
      assert.equal((await stored(event.id)).length, 1);
    });

    it("an event that always fails does not delay the others", async () => {
      const [eva, ana] = [await createPayer(site), await createPayer(site)];
      const poison = await eva.subscribe("starter");
      await waitUntilSettled(site);
      const path = `/v1/subscriptions/${poison.id}`;
      await site.stripe.control.fault({ method: "GET", path, times: 1_000, kind: "500" });
      const bad = makeStripeEvent("customer.subscription.updated", poison.id);
      assert.equal(await postEvent(site, bad), 200);
      await ana.subscribe("growth");
      await eventually(async () => {
        const who = await site.app.deps.describeUser(ana.person.userId);
        assert.equal(who.plan, "growth");
      });
      assert.equal((await stored(bad.id))[0]!.workedAt, null);
      await site.stripe.control.clearFaults();
      await waitUntilSettled(site);
      assert.ok((await stored(bad.id))[0]!.workedAt);
    });

    /** The state of these people, without reading times and ids of our own. */
    async function state(payers: Payer[]) {
      const { db } = site.app.deps;
      const ids = sql.join(
        payers.map(({ person }) => sql`${person.userId}::uuid`),
        sql`, `,
      );
      const belongsToPayers = (column: { name: string }) => sql`${column} in (${ids})`;
      const [people, plans, bills, money, credits, notices] = await Promise.all([
        db
          .select({ plan: users.plan, addons: users.addons })
          .from(users)
          .where(belongsToPayers(users.id))
          .orderBy(users.id),
        db
          .select()
          .from(subscriptions)
          .where(belongsToPayers(subscriptions.userId))
          .orderBy(subscriptions.id),
        db.select().from(invoices).where(belongsToPayers(invoices.userId)).orderBy(invoices.id),
        db
          .select()
          .from(payments)
          .where(belongsToPayers(payments.userId))
          .orderBy(payments.id, payments.kind),
        db
          .select({
            bucket: creditAccounts.bucket,
            balance: creditAccounts.balance,
            granted: creditAccounts.granted,
            end: creditAccounts.periodEnd,
          })
          .from(creditAccounts)
          .where(belongsToPayers(creditAccounts.userId))
          .orderBy(creditAccounts.userId, creditAccounts.bucket),
        db
          .select({ key: billingNotices.key })
          .from(billingNotices)
          .where(belongsToPayers(billingNotices.userId))
          .orderBy(billingNotices.key),
      ]);
      return {
        people,
        plans: plans.map(({ readAt: _, ...row }) => row),
        bills: bills.map(({ readAt: _, ...row }) => row),
        money: money.map(({ createdAt: _, ...row }) => row),
        credits,
        notices,
      };
    }

    /** Resets these people to the state before the first event. */
    async function forget(payers: Payer[]) {
      const { db } = site.app.deps;
      for (const { person, customer } of payers) {
        await db.transaction(async () => {
          const { userId } = person;
          await db.delete(subscriptions).where(eq(subscriptions.userId, userId));
          await db.delete(invoices).where(eq(invoices.userId, userId));
          await db.delete(payments).where(eq(payments.userId, userId));
          await db.delete(billingNotices).where(eq(billingNotices.userId, userId));
          await db.execute(
            sql`delete from credit_entries where user_id = ${userId} and ref <> 'plan:free'`,
          );
          await db
            .update(creditAccounts)
            .set({ balance: 100, granted: 100, period: 0, periodEnd: null })
            .where(eq(creditAccounts.userId, userId));
          await db
            .update(users)
            .set({ plan: "free", addons: [], trialEndsAt: null })
            .where(eq(users.id, userId));
          await db.update(customers).set({ version: 0 }).where(eq(customers.stripeId, customer));
        });
      }
      await db.delete(stripeEvents);
    }

    it(`${eventCount * copies} shuffled webhooks, ${inFlight} in parallel, give the same state as the ${eventCount} in order`, async (t) => {
      const { stripe, control } = site.stripe;
      await control.drop();
      const payers: Payer[] = [];
      const plans = ["starter", "growth", "studio", "pro", "sofi"] as const;
      for (const plan of plans) {
        const one = await createPayer(site);
        const held = await one.subscribe(plan);
        if (plan === "growth") {
          await stripe.subscriptions.update(held.id, { cancel_at_period_end: true });
        }
        if (plan === "pro") await stripe.subscriptions.cancel(held.id);
        const [paid] = (await stripe.paymentIntents.list({ customer: one.customer })).data;
        if (plan === "studio")
          await stripe.refunds.create({ payment_intent: paid!.id, amount: 500 });
        if (plan === "starter") await stripe.refunds.create({ payment_intent: paid!.id });
        payers.push(one);
      }
      const own = new Set(payers.map(({ customer }) => customer));
      const recent = (await stripe.events.list({ limit: 100 })).data.filter((event) => {
        const object = event.data.object as { id: string; customer?: string };
        return own.has(object.customer ?? object.id);
      });
      const fill = Array.from({ length: Math.max(0, eventCount - recent.length) }, (_, at) =>
        makeStripeEvent("payment_intent.succeeded", paidIntent(recent, at)),
      );
      const events: object[] = [...recent.reverse(), ...fill].slice(0, eventCount);
      assert.equal(events.length, eventCount);

      for (const event of events) assert.equal(await postEvent(site, event), 200);
      await waitUntilSettled(site);
      const inOrder = await state(payers);
      // The refunded month also ends its plan; Stripe's events about that are dropped here.
      assert.ok(inOrder.money.length >= plans.length + 2);

      await forget(payers);
      const all = shuffled(
        events.flatMap((event) => Array.from({ length: copies }, () => event)),
        7,
      );
      const mailsBefore = site.mails.length;
      const statuses = new Map<number, number>();
      await inParallel(all, inFlight, async (event) => {
        const status = await postEvent(site, event);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      await waitUntilSettled(site);
      assert.deepEqual([...statuses], [[200, eventCount * copies]]);
      const jumbled = await state(payers);
      assert.deepEqual(jumbled, inOrder);
      const extra = jumbled.money.length - inOrder.money.length;
      t.diagnostic(
        `${kind}: ${all.length} webhooks (${events.length} events × ${copies}), ${inFlight} at once: ${jumbled.money.length} ledger rows, ${extra} extra; ${site.mails.length - mailsBefore} mails for ${jumbled.notices.length} notices`,
      );
      await control.deliver();
    });
  });
}

function paidIntent(events: Stripe.Event[], at: number): string {
  const intents = events.filter(({ type }) => type === "payment_intent.succeeded");
  return (intents[at % intents.length]!.data.object as Stripe.PaymentIntent).id;
}
