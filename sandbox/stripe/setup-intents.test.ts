import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { settleSetupChallenge } from "./engine/setup-intents.ts";
import { runInTransaction } from "./run-in-transaction.ts";
import { startTestSandbox, type TestSandbox } from "./testing/sandbox.ts";

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox();
});
after(() => sandbox.close());

test("Confirming a setup intent attaches the card to the customer", async () => {
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

test("A declined card leaves the intent in requires_payment_method with the error", async () => {
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

test("A card that requires authentication is attached only after a completed challenge", async () => {
  const { stripe, context } = sandbox;
  const customer = await stripe.customers.create({});
  const intent = await stripe.setupIntents.create({ customer: customer.id });
  const confirm = () =>
    stripe.setupIntents.confirm(intent.id, {
      payment_method: "pm_card_authenticationRequiredOnSetup",
      return_url: "http://localhost:3000/back",
    });
  const answer = (passed: boolean) =>
    runInTransaction(context, null, () => settleSetupChallenge(context, intent.id, passed));
  const cards = async () => (await stripe.paymentMethods.list({ customer: customer.id })).data;
  const asked = await confirm();
  assert.equal(asked.status, "requires_action");
  assert.equal(
    asked.next_action?.redirect_to_url?.url,
    `http://localhost:3000/sandbox/challenge/${intent.id}`,
  );
  answer(false);
  const refused = await stripe.setupIntents.retrieve(intent.id);
  assert.equal(refused.status, "requires_payment_method");
  assert.equal(refused.last_setup_error?.code, "setup_intent_authentication_failure");
  assert.deepEqual(await cards(), []);
  await confirm();
  answer(true);
  assert.equal((await stripe.setupIntents.retrieve(intent.id)).status, "succeeded");
  const [card] = await cards();
  // Afterwards it can be charged off-session.
  const paid = await stripe.paymentIntents.create({
    amount: 3900,
    currency: "usd",
    customer: customer.id,
    payment_method: card!.id,
    off_session: true,
    confirm: true,
  });
  assert.equal(paid.status, "succeeded");
});

test("A parameter of Stripe that the sandbox does not support is refused", async () => {
  const { stripe } = sandbox;
  const customer = await stripe.customers.create({});
  await assert.rejects(
    stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: "price_1" }],
      pending_invoice_item_interval: { interval: "week" },
    }),
    { statusCode: 400, message: /does not support this parameter/ },
  );
});
