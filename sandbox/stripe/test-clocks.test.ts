import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { customerWithCard, daySeconds, monthlyPrice } from "./testing/fixtures.ts";
import { startTestSandbox, type TestSandbox, testNow } from "./testing/sandbox.ts";

let sandbox: TestSandbox;
before(async () => {
  // As at Stripe, a renewal's invoice is a draft for an hour.
  sandbox = await startTestSandbox({ draftSeconds: 3600 });
});
after(() => sandbox.close());

async function advanceTo(clock: string, seconds: number) {
  const { stripe } = sandbox;
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: seconds });
  const deadline = Date.now() + 60_000;
  while ((await stripe.testHelpers.testClocks.retrieve(clock)).status !== "ready") {
    assert.ok(Date.now() < deadline, "the clock did not arrive");
  }
}

test("A subscription that begins on 31 January renews on the last days of shorter months", async () => {
  const { stripe } = sandbox;
  const at = (month: number, day: number) => Date.UTC(2028, month - 1, day, 9, 30) / 1000;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: at(1, 31) });
  const { customer } = await customerWithCard(stripe, "pm_card_visa", { test_clock: clock.id });
  const price = await monthlyPrice(stripe, 39);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
  });
  assert.equal(subscription.created, at(1, 31));
  await advanceTo(clock.id, at(2, 29));
  const draft = (await stripe.invoices.list({ customer, limit: 1 })).data[0];
  assert.equal(draft?.status, "draft");
  assert.equal(draft?.automatically_finalizes_at, at(2, 29) + 3600);
  await advanceTo(clock.id, at(6, 2));
  const invoices = await stripe.invoices.list({ customer, limit: 100 });
  assert.deepEqual(
    invoices.data.map((invoice) => [invoice.created, invoice.status]).reverse(),
    [at(1, 31), at(2, 29), at(3, 31), at(4, 30), at(5, 31)].map((created) => [created, "paid"]),
  );
  const numbers = invoices.data.map(({ number }) => Number(number?.split("-")[1])).reverse();
  assert.deepEqual(numbers, [1, 2, 3, 4, 5]);
  const later = await stripe.subscriptions.retrieve(subscription.id);
  assert.equal(later.items.data[0]!.current_period_end, at(6, 30));
});

test("A test clock does not affect other customers", async () => {
  const { stripe } = sandbox;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: testNow });
  const { customer } = await customerWithCard(stripe);
  const price = await monthlyPrice(stripe, 39);
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  await advanceTo(clock.id, testNow + 300 * daySeconds);
  const invoices = await stripe.invoices.list({ subscription: id });
  assert.equal(invoices.data.length, 1);
  assert.equal(sandbox.context.nowSeconds(), testNow);
});
