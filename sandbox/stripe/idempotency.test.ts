import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { advance, customerWithCard, daySeconds } from "./testing/fixtures.ts";
import { startTestSandbox, type TestSandbox } from "./testing/sandbox.ts";

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox();
});
after(() => sandbox.close());

const customersMade = async () => (await sandbox.stripe.customers.list({ limit: 100 })).data.length;

test("The same key and parameters return the stored response for a day", async () => {
  const { stripe } = sandbox;
  const options = { idempotencyKey: "customer:1" };
  const first = await stripe.customers.create({ email: "a@example.com" }, options);
  const second = await stripe.customers.create({ email: "a@example.com" }, options);
  assert.equal(second.id, first.id);
  assert.equal(second.lastResponse.headers["idempotent-replayed"], "true");
  assert.equal(second.lastResponse.headers["original-request"], first.lastResponse.requestId);
  assert.equal(await customersMade(), 1);
  await advance(sandbox, daySeconds + 1);
  const third = await stripe.customers.create({ email: "a@example.com" }, options);
  assert.notEqual(third.id, first.id);
});

test("The same key with other parameters or another method is an error", async () => {
  const { stripe } = sandbox;
  const options = { idempotencyKey: "customer:2" };
  await stripe.customers.create({ email: "b@example.com" }, options);
  const refused = { type: "StripeIdempotencyError", statusCode: 400 };
  await assert.rejects(stripe.customers.create({ email: "c@example.com" }, options), refused);
  await assert.rejects(stripe.setupIntents.create({}, options), refused);
});

test("An error of the method is stored for the key; a validation error is not", async () => {
  const { stripe } = sandbox;
  const { customer } = await customerWithCard(stripe);
  const payment = { amount: 1500, currency: "usd", customer, confirm: true };
  const declined = { ...payment, payment_method: "pm_card_visa_chargeDeclined" };
  const options = { idempotencyKey: "order:1" };
  const once = await stripe.paymentIntents.create(declined, options).catch((error) => error);
  const twice = await stripe.paymentIntents.create(declined, options).catch((error) => error);
  assert.equal(once.code, "card_declined");
  assert.equal(twice.payment_intent.id, once.payment_intent.id);
  assert.equal((await stripe.paymentIntents.list({ customer })).data.length, 1);
  const other = { idempotencyKey: "order:2" };
  await assert.rejects(
    stripe.paymentIntents.create({ ...payment, unknown: "1" } as typeof payment, other),
    { code: "parameter_unknown" },
  );
  const paid = { ...payment, payment_method: "pm_card_visa" };
  assert.equal((await stripe.paymentIntents.create(paid, other)).status, "succeeded");
});

test("Of concurrent requests with one key, one runs and the others get 409", async () => {
  const { stripe } = sandbox;
  const before = await customersMade();
  const create = () =>
    stripe.customers.create({ email: "d@example.com" }, { idempotencyKey: "customer:4" });
  const results = await Promise.allSettled(Array.from({ length: 20 }, create));
  const ids = results.flatMap((result) => (result.status === "fulfilled" ? result.value.id : []));
  assert.equal(new Set(ids).size, 1);
  for (const result of results) {
    if (result.status === "fulfilled") continue;
    assert.equal(result.reason.statusCode, 409);
    assert.equal(result.reason.code, "idempotency_key_in_use");
  }
  assert.equal(await customersMade(), before + 1);
});
