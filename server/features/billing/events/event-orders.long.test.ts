import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it, test } from "node:test";
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { creditAccounts, creditEntries, users } from "#db/schema.ts";
import {
  billingNotices,
  customers,
  invoices,
  payments,
  subscriptions,
} from "#db/schema-billing.ts";
import { openCreditAccount } from "#server/features/credits/credits.ts";
import type { Db } from "#server/platform/database/db.ts";
import { testApp } from "#test/app.ts";
import { silentLog, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { makeStripeEvent, postEvent } from "#test/stripe-events.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";
import type { BillingDeps } from "../deps.ts";
import { priceOf } from "../plans/prices.ts";
import { handleEvent } from "./event-handlers.ts";

const types = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.subscription.trial_will_end",
] as const;

/** All permutations. */
function orders<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, at) =>
    orders([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [one, ...rest]),
  );
}

/** A person's final state, without ids and times of our own. */
async function stateOf(db: Db, userId: string) {
  const plain = <T extends object>(rows: T[]) =>
    rows.map((row) => {
      const {
        readAt: _,
        createdAt: __,
        id: ___,
        userId: ____,
        ...rest
      } = row as T & {
        readAt?: Date;
        createdAt?: Date;
        id?: string;
        userId?: string;
      };
      return rest;
    });
  const [who] = await db
    .select({ plan: users.plan, addons: users.addons, trialEndsAt: users.trialEndsAt })
    .from(users)
    .where(eq(users.id, userId));
  const [account] = await db
    .select({ balance: creditAccounts.balance, granted: creditAccounts.granted })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
  assert.equal(
    entries.reduce((sum, { credits }) => sum + credits, 0),
    account!.balance,
  );
  const tables = { subscriptions, invoices, payments };
  const rowsByTable = await Promise.all(
    Object.values(tables).map(async (table) =>
      plain(await db.select().from(table).where(eq(table.userId, userId)).orderBy(table.id)),
    ),
  );
  const notices = await db
    .select({ key: billingNotices.key })
    .from(billingNotices)
    .where(eq(billingNotices.userId, userId))
    .orderBy(billingNotices.key);
  return { who, account, rowsByTable, notices };
}

/** How many customers' events are delivered in parallel. */
const atOnce = 12;

const start = Math.floor(Date.UTC(2026, 10, 21) / 1000);
const day = 86_400;

/** State of the subscription and its invoices at each delivery: trial, paid, upgraded, unpaid, paid, ended. */
const states: [status: string, plan: string, periods: number, more?: object][] = [
  ["trialing", "starter", 0],
  ["active", "starter", 1],
  ["active", "growth", 1],
  ["past_due", "growth", 1],
  ["active", "growth", 2],
  ["canceled", "growth", 2, { canceled_at: start + 40 * day, ended_at: start + 40 * day }],
];

/** The part of the SDK's client that these events use; it answers with one of the states. */
function scriptedStripe(customer: string) {
  let current = 0;
  const invoice = (at: number, plan: string, status: string) => ({
    id: `in_${customer}_${at}`,
    customer,
    status,
    number: `K-${at}`,
    attempt_count: 1,
    amount_due: 3900,
    amount_paid: status === "paid" ? 3900 : 0,
    currency: "usd",
    created: start + at * 30 * day,
    next_payment_attempt: null,
    parent: { subscription_details: { subscription: `sub_${customer}` } },
    lines: {
      data: [
        {
          amount: 3900,
          period: { start: start + at * 30 * day, end: start + (at + 1) * 30 * day },
          parent: { subscription_item_details: { proration: false } },
          pricing: { price_details: { product: `kolmena_${plan}` } },
        },
      ],
    },
    payments: {
      data:
        status === "paid"
          ? [
              {
                status: "paid",
                amount_paid: 3900,
                created: start + at * 30 * day,
                payment: { payment_intent: `pi_${customer}_${at}` },
                status_transitions: { paid_at: start + at * 30 * day },
              },
            ]
          : [],
    },
  });
  const subscription = () => {
    const [status, plan, periods, more] = states[current]!;
    const from = start + periods * 30 * day;
    return {
      id: `sub_${customer}`,
      customer,
      status,
      metadata: {},
      created: start,
      trial_end: start + 3 * day,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      items: {
        data: [
          {
            price: { lookup_key: `kolmena_${plan}_3900_usd_month` },
            current_period_start: from,
            current_period_end: from + 30 * day,
          },
        ],
      },
      ...more,
    };
  };
  const bills = () => {
    const [status, , periods] = states[current]!;
    const paid = Array.from({ length: periods }, (_, at) =>
      invoice(at + 1, at === 0 ? "starter" : "growth", "paid"),
    );
    return status === "past_due" ? [...paid, invoice(periods + 1, "growth", "open")] : paid;
  };
  const client = {
    subscriptions: {
      retrieve: async () => subscription(),
      list: async () => ({ data: [subscription()] }),
    },
    invoices: {
      retrieve: async (id: string) =>
        bills().find((bill) => bill.id === id) ?? invoice(1, "starter", "open"),
      list: async () => ({ data: bills() }),
    },
  };
  return {
    client: client as unknown as Stripe,
    setState: (at: number) => {
      current = at;
    },
  };
}

const all = orders(types);

/** Every `nth` permutation: a sample that has every first and every last event. */
function everyOrder(nth: number, from: number) {
  return all.filter((_, at) => at % nth === from);
}

const sample = everyOrder(process.env.TEST_LONG ? 1 : 13, 0);

test(`${sample.length} of the ${all.length} orders of six events give one final state, although the object changes between deliveries`, async (t) => {
  const database = await testDatabase(undefined, { transactionTimeoutMs: 3_600_000 });
  const { db } = database;
  const customer = "cus_story";
  const scripted = scriptedStripe(customer);
  const userId = randomUUID();
  const now = () => new Date((start + 41 * day) * 1000);
  const unused = () => Promise.reject(new Error("Nothing asks for this"));
  const deps: BillingDeps = {
    db,
    now,
    log: silentLog(),
    settings: {
      production: false,
      publicOrigin: "http://localhost",
      contactEmail: "hola@kolmena.example",
      dataDir: "",
    },
    jobs: { later: async () => undefined },
    passwords: { hash: unused, matches: unused } as BillingDeps["passwords"],
    describeUser: unused,
    onRegistered: unused,
    onHandedOver: unused,
    commissions: { referrerOf: async () => null, updateCommission: async () => undefined },
    orderPayments: { paid: unused, expired: unused, refunded: unused },
    stripe: async () => scripted.client,
    billing: {
      keys: unused,
      scriptUrl: null,
      testMode: true,
      automaticTax: false,
      trialMonthlyCap: 500,
    },
  };
  const createdAt = now();
  await db.insert(users).values({
    id: userId,
    email: "ana@ejemplo.test",
    username: "ana",
    name: "Ana",
    passwordHash: "",
    createdAt,
  });
  await db.insert(customers).values({ userId, stripeId: customer, createdAt });
  await openCreditAccount(deps, userId, "free");

  const finalStates = new Map<string, number>();
  let deliveries = 0;
  // Orders with a common prefix share its deliveries; savepoints roll back what follows.
  async function deliver(prefix: readonly string[]): Promise<void> {
    const depth = prefix.length;
    if (depth === types.length) {
      const state = JSON.stringify(await stateOf(db, userId));
      finalStates.set(state, (finalStates.get(state) ?? 0) + 1);
      return;
    }
    const matching = sample.filter((order) => prefix.every((type, at) => order[at] === type));
    for (const type of new Set(matching.map((order) => order[depth]!))) {
      await database.sql(`savepoint s${depth}`);
      scripted.setState(depth);
      const objectId = type.startsWith("invoice.") ? `in_${customer}_1` : `sub_${customer}`;
      await handleEvent(deps, { type, objectId });
      deliveries += 1;
      await deliver([...prefix, type]);
      await database.sql(`rollback to savepoint s${depth}`);
    }
  }
  await db.transaction(() => deliver([]));
  const total = [...finalStates.values()].reduce((sum, count) => sum + count, 0);
  t.diagnostic(`${total} orders, ${deliveries} deliveries: ${finalStates.size} final state`);
  assert.deepEqual([total, finalStates.size], [sample.length, 1]);
  const state = JSON.parse([...finalStates.keys()][0]!);
  assert.equal(state.who.plan, "free");
  assert.deepEqual(state.account, { balance: 0, granted: 100 });
  await database.close();
});

for (const kind of testedDatabaseKinds) {
  describe(`orders of events over HTTP on ${kind}`, () => {
    const tried = everyOrder(process.env.TEST_LONG ? 6 : 90, 5);

    it(`${tried.length} of the ${all.length} orders give one final state with the sandbox`, async (t) => {
      const site = await testApp({ kind, stripe: true });
      t.after(async () => {
        await site.close();
        assert.deepEqual(site.errors, []);
      });
      const { stripe, control } = site.stripe;
      await control.drop();
      const [starter, growth] = [
        await priceOf(site.app.deps, "starter"),
        await priceOf(site.app.deps, "growth"),
      ];
      async function delivered(order: readonly string[]): Promise<string> {
        const ana = await createPayer(site);
        const held = await ana.subscribe("starter", { trial_period_days: 3 });
        const item = held.items.data[0]!.id;
        const changes: (() => Promise<unknown>)[] = [
          () => stripe.subscriptions.update(held.id, { trial_end: "now" }),
          () =>
            stripe.subscriptions.update(held.id, {
              items: [{ id: item, price: growth }],
              proration_behavior: "always_invoice",
            }),
          () => stripe.subscriptions.update(held.id, { cancel_at_period_end: true }),
          () => stripe.subscriptions.update(held.id, { cancel_at_period_end: false }),
          () =>
            stripe.subscriptions.update(held.id, {
              items: [{ id: item, price: starter }],
              proration_behavior: "none",
              metadata: { kept_plan: "growth", kept_until: "4102444800" },
            }),
        ];
        for (const [at, type] of order.entries()) {
          const [bill] = (await stripe.invoices.list({ customer: ana.customer })).data;
          const objectId = type.startsWith("invoice.") ? bill!.id! : held.id;
          assert.equal(await postEvent(site, makeStripeEvent(type, objectId)), 200);
          await changes[at]?.();
        }
        return ana.person.userId;
      }
      const seen = new Set<string>();
      for (let at = 0; at < tried.length; at += atOnce) {
        const people = await Promise.all(tried.slice(at, at + atOnce).map(delivered));
        // The reconciler may run meanwhile and handle every dropped event.
        await eventually(() => waitUntilSettled(site), 600_000);
        for (const userId of people) {
          const { who, account, rowsByTable } = await stateOf(site.app.deps.db, userId);
          const counts = rowsByTable.map((rows) => rows.length);
          seen.add(JSON.stringify([who, account, counts]));
        }
      }
      t.diagnostic(`${kind}: ${tried.length} orders over HTTP: ${seen.size} final state`);
      assert.deepEqual(
        [...seen].map((state) => JSON.parse(state)),
        [
          [
            { plan: "growth", addons: [], trialEndsAt: null },
            { balance: 400, granted: 400 },
            [1, 3, 2],
          ],
        ],
      );
    });
  });
}
