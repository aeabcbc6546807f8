import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { payCheckoutSession } from "./engine/checkout-payments.ts";
import { settlePaymentChallenge } from "./engine/payment-intents.ts";
import { ApiError } from "./errors.ts";
import { runInTransaction } from "./run-in-transaction.ts";
import { advance, daySeconds, eventsOf, monthlyPrice } from "./testing/fixtures.ts";
import { startTestSandbox, type TestSandbox } from "./testing/sandbox.ts";

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox();
});
after(() => sandbox.close());

/** Pays a session like the hosted page. */
function pay(id: string, number: string) {
  const card = { number, exp_month: "12", exp_year: "34", cvc: "123" };
  return runInTransaction(sandbox.context, null, () =>
    payCheckoutSession(sandbox.context, id, {
      email: "eva@example.com",
      name: "Eva",
      paymentMethodData: { type: "card", card },
      returnUrl: null,
    }),
  );
}

const refusedAs = (decline_code: string) => (error: unknown) =>
  error instanceof ApiError && error.status === 402 && error.body.decline_code === decline_code;

async function planSession() {
  const price = await monthlyPrice(sandbox.stripe, 39);
  return await sandbox.stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: "http://localhost:3000/pago?checkout={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/precios",
    metadata: { plan: "starter" },
    subscription_data: { metadata: { plan: "starter" } },
  });
}

test("A new customer pays for a plan and gets a subscription", async () => {
  const session = await planSession();
  assert.equal(session.amount_total, 3900);
  assert.equal(session.customer, null);
  assert.equal(session.url, `http://localhost:3000/sandbox/checkout/${session.id}`);
  const types = await eventsOf(sandbox, async () => pay(session.id, "4242424242424242"));
  assert.equal(types.at(-1), "checkout.session.completed");
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice", "customer", "line_items"],
  });
  assert.equal(paid.payment_status, "paid");
  assert.equal(paid.line_items?.data[0]?.amount_total, 3900);
  assert.ok(typeof paid.customer === "object" && paid.customer && !paid.customer.deleted);
  assert.equal(paid.customer.email, "eva@example.com");
  assert.ok(typeof paid.subscription === "object" && paid.subscription);
  assert.equal(paid.subscription.status, "active");
  assert.equal(paid.subscription.metadata.plan, "starter");
  assert.ok(paid.subscription.default_payment_method);
  const again = pay(session.id, "4242424242424242");
  assert.equal(again.session.subscription, paid.subscription.id);
});

test("A declined card stores nothing, and the page can be tried again", async () => {
  const session = await planSession();
  const before = sandbox.eventTypes().length;
  assert.throws(() => pay(session.id, "4000000000000002"), refusedAs("generic_decline"));
  assert.throws(() => pay(session.id, "4000000000009995"), refusedAs("insufficient_funds"));
  assert.throws(() => pay(session.id, "4000000000000341"), refusedAs("generic_decline"));
  assert.equal(sandbox.eventTypes().length, before);
  assert.equal(pay(session.id, "4242424242424242").session.status, "complete");
});

test("A completed 3-D Secure challenge completes the session, a refused one leaves it open", async () => {
  const session = await planSession();
  const pending = pay(session.id, "4000002500003155");
  assert.equal(pending.intent?.status, "requires_action");
  runInTransaction(sandbox.context, null, () =>
    settlePaymentChallenge(sandbox.context, pending.intent!.id, false),
  );
  const open = await sandbox.stripe.checkout.sessions.retrieve(session.id);
  assert.equal(open.status, "open");
  assert.equal(open.subscription, null);
  const again = pay(session.id, "4000002500003155");
  runInTransaction(sandbox.context, null, () =>
    settlePaymentChallenge(sandbox.context, again.intent!.id, true),
  );
  const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription"],
  });
  assert.equal(paid.status, "complete");
  assert.ok(typeof paid.subscription === "object" && paid.subscription);
  assert.equal(paid.subscription.status, "active");
  // The authenticated card also pays the renewal.
  await advance(sandbox, 32 * daySeconds);
  const later = await sandbox.stripe.subscriptions.retrieve(paid.subscription.id);
  assert.equal(later.status, "active");
});

test("A payment is charged once and refunded in parts up to its amount", async () => {
  const { stripe } = sandbox;
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [
      {
        price_data: { currency: "usd", unit_amount: 1500, product_data: { name: "Web Ads" } },
        quantity: 1,
      },
    ],
    payment_intent_data: { metadata: { order: "7" } },
    success_url: "http://localhost:3000/ok",
  });
  assert.throws(() => pay(session.id, "4000000000000002"), refusedAs("generic_decline"));
  const { session: paid } = pay(session.id, "4242424242424242");
  assert.equal(paid.status, "complete");
  const intent = paid.payment_intent!;
  assert.equal((await stripe.paymentIntents.retrieve(intent)).metadata.order, "7");
  const types = await eventsOf(sandbox, () =>
    stripe.refunds.create({ payment_intent: intent, amount: 500 }),
  );
  assert.deepEqual(types, ["refund.created", "charge.refunded"]);
  await assert.rejects(stripe.refunds.create({ payment_intent: intent, amount: 1001 }), {
    message: /greater than unrefunded amount/,
  });
  await stripe.refunds.create({ payment_intent: intent });
  await assert.rejects(stripe.refunds.create({ payment_intent: intent }), {
    code: "charge_already_refunded",
  });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ["latest_charge.refunds"],
  });
  assert.ok(charge && typeof charge === "object");
  assert.equal(charge.amount_refunded, 1500);
  assert.equal(charge.refunds?.data.length, 2);
});

test("A session expires after a day, or on request", async () => {
  const { stripe } = sandbox;
  const [first, second] = [await planSession(), await planSession()];
  assert.equal((await stripe.checkout.sessions.expire(first.id)).status, "expired");
  await advance(sandbox, daySeconds);
  assert.equal((await stripe.checkout.sessions.retrieve(second.id)).status, "expired");
  assert.throws(() => pay(second.id, "4242424242424242"), /expired/);
  assert.equal((await stripe.checkout.sessions.list({ status: "open" })).data.length, 0);
});
