import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type Stripe from "stripe";
import { startStripeSandbox } from "#test/stripe-sandbox.ts";
import { createCustomer } from "./engine/customers.ts";
import { advance, customerWithCard, daySeconds, monthlyPrice } from "./testing/fixtures.ts";
import { startTestSandbox } from "./testing/sandbox.ts";

test("Pages of at most 100 list each of 10,000 customers once", async () => {
  const sandbox = await startTestSandbox();
  const { stripe, context } = sandbox;
  try {
    const total = 10_000;
    context.store.transaction(() => {
      for (let at = 0; at < total; at += 1) {
        createCustomer(context, { params: { email: `${at}@example.com` } });
      }
    });
    assert.equal((await stripe.customers.list()).data.length, 10);
    await assert.rejects(stripe.customers.list({ limit: 101 }), { param: "limit" });
    await assert.rejects(stripe.customers.list({ limit: 0 }), { param: "limit" });
    const seen = new Set<string>();
    for await (const { id } of stripe.customers.list({ limit: 100 })) seen.add(id);
    assert.equal(seen.size, total);
    const { data, has_more } = await stripe.customers.list({ email: "9999@example.com" });
    assert.deepEqual([data.length, has_more], [1, false]);
  } finally {
    await sandbox.close();
  }
});

test("Two jumps of a year pay every month once, and other requests are answered meanwhile", async () => {
  const sandbox = await startTestSandbox();
  const { stripe } = sandbox;
  try {
    const price = await monthlyPrice(stripe, 49);
    const subscriptions: string[] = [];
    for (let at = 0; at < 10; at += 1) {
      const { customer } = await customerWithCard(stripe);
      const made = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
      subscriptions.push(made.id);
    }
    let answered = 0;
    for (const _year of [1, 2]) {
      let arrived = false;
      const jump = advance(sandbox, 365 * daySeconds).then(() => {
        arrived = true;
      });
      while (!arrived) {
        await stripe.customers.list({ limit: 1 });
        answered += 1;
      }
      await jump;
    }
    assert.ok(answered > 2, `${answered}`);
    for (const subscription of subscriptions) {
      assert.equal((await stripe.subscriptions.retrieve(subscription)).status, "active");
      const { data } = await stripe.invoices.list({ subscription, limit: 100 });
      const starts = data.map(({ lines }) => lines.data[0]?.period.start);
      assert.deepEqual([data.length, new Set(starts).size], [24, 24]);
      assert.ok(data.every(({ status }) => status === "paid"));
    }
    const tooFar = await sandbox.fetch("/control/clock", {
      method: "POST",
      body: JSON.stringify({ advanceSeconds: 731 * daySeconds }),
    });
    assert.equal(tooFar.status, 400);
  } finally {
    await sandbox.close();
  }
});

test("After a kill between a charge and its answer, the same request returns that charge", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kolmena-charged-"));
  const first = await startStripeSandbox({ dataDir });
  const method = await first.stripe.paymentMethods.create({
    type: "card",
    card: { token: "tok_visa" },
  });
  const pay = (stripe: Stripe) =>
    stripe.paymentIntents.create(
      { amount: 4900, currency: "usd", payment_method: method.id, confirm: true },
      { idempotencyKey: "order:7" },
    );
  await first.control.fault({
    method: "POST",
    path: "/v1/payment_intents",
    kind: "timeout_after_commit",
  });
  const unanswered = assert.rejects(pay(first.stripe), { type: "StripeConnectionError" });
  const charges = async (stripe: Stripe) => (await stripe.charges.list()).data.length;
  while ((await charges(first.stripe)) === 0);
  await first.kill();
  await unanswered;

  const second = await startStripeSandbox({ dataDir });
  const [once, twice] = [await pay(second.stripe), await pay(second.stripe)];
  assert.equal(once.status, "succeeded");
  assert.equal(twice.id, once.id);
  assert.equal(await charges(second.stripe), 1);
  await second.close();
  rmSync(dataDir, { recursive: true });
});
