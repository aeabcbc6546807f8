import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startTestSandbox, type TestSandbox } from "./testing/sandbox.ts";

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox();
});
after(() => sandbox.close());

test("A card that is confirmed belongs to the customer afterwards", async () => {
  const { stripe } = sandbox;
  const customer = await stripe.customers.create({
    email: "ana@example.com",
    metadata: { a: "1" },
  });
  const intent = await stripe.setupIntents.create({ customer: customer.id, usage: "off_session" });
  assert.equal(intent.status, "requires_payment_method");
  const done = await stripe.setupIntents.confirm(intent.id, {
    payment_method: "pm_card_visa",
    expand: ["payment_method"],
  });
  assert.equal(done.status, "succeeded");
  assert.ok(typeof done.payment_method === "object" && done.payment_method);
  assert.equal(done.payment_method.customer, customer.id);
  const cards = await stripe.paymentMethods.list({ customer: customer.id, type: "card" });
  assert.deepEqual(
    cards.data.map((card) => card.card?.last4),
    ["4242"],
  );
  assert.deepEqual(sandbox.eventTypes(), [
    "customer.created",
    "setup_intent.created",
    "payment_method.attached",
    "setup_intent.succeeded",
  ]);
});

test("A declined card leaves the intent waiting for another, and says why", async () => {
  const { stripe } = sandbox;
  const intent = await stripe.setupIntents.create({});
  await assert.rejects(
    stripe.setupIntents.confirm(intent.id, { payment_method: "pm_card_visa_chargeDeclined" }),
    { type: "StripeCardError", code: "card_declined", decline_code: "generic_decline" },
  );
  const after = await stripe.setupIntents.retrieve(intent.id);
  assert.equal(after.status, "requires_payment_method");
  assert.equal(after.last_setup_error?.code, "card_declined");
});
