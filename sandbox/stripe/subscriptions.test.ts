import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  advance,
  customerOnStarter,
  customerWithCard,
  daySeconds,
  eventsOf,
  monthlyPrice,
} from "./testing/fixtures.ts";
import { startTestSandbox, type TestSandbox, testNow } from "./testing/sandbox.ts";

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox();
});
after(() => sandbox.close());

const item = (subscription: { items: { data: { current_period_end: number }[] } }) =>
  subscription.items.data[0]!;

test("A trial costs nothing for three days and is charged when it ends", async () => {
  const { stripe } = sandbox;
  const { customer, card } = await customerWithCard(stripe);
  const price = await monthlyPrice(stripe, 39);
  let id = "";
  const begun = await eventsOf(sandbox, async () => {
    const trial = await stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      trial_period_days: 3,
      default_payment_method: card,
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      metadata: { plan: "starter" },
    });
    id = trial.id;
    assert.equal(trial.status, "trialing");
    assert.equal(trial.trial_end, trial.created + 3 * daySeconds);
    assert.equal(item(trial).current_period_end, trial.trial_end);
  });
  assert.deepEqual(begun, [
    "customer.updated",
    "invoice.created",
    "customer.subscription.created",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.trial_will_end",
  ]);
  const ended = await eventsOf(sandbox, () => advance(sandbox, 3 * daySeconds));
  assert.deepEqual(ended, [
    "invoice.created",
    "customer.subscription.updated",
    "payment_intent.created",
    "invoice.finalized",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);
  const paid = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] });
  assert.equal(paid.status, "active");
  const invoice = paid.latest_invoice;
  assert.ok(invoice && typeof invoice === "object");
  assert.equal(invoice.status, "paid");
  assert.equal(invoice.amount_paid, 3900);
  assert.equal(invoice.billing_reason, "subscription_cycle");
  assert.equal(invoice.parent?.subscription_details?.subscription, id);
  assert.equal(invoice.payments?.data[0]?.status, "paid");
  const intent = invoice.payments?.data[0]?.payment.payment_intent as string;
  const found = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
  });
  assert.equal(found.data[0]?.invoice, invoice.id);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ["latest_charge"],
  });
  assert.ok(charge && typeof charge === "object");
  assert.match(charge.payment_method_details?.card?.fingerprint ?? "", /^\w{16}$/);
});

test("An upgrade charges the difference for the rest of the period, to the second", async () => {
  const { stripe } = sandbox;
  const { customer, subscription } = await customerOnStarter(stripe);
  const business = await monthlyPrice(stripe, 99, "Business");
  assert.equal(subscription.status, "active");
  const { current_period_end: end } = item(subscription);
  await advance(sandbox, 10 * daySeconds + 1234);
  const change = [{ id: item(subscription) && subscription.items.data[0]!.id, price: business.id }];
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: subscription.id,
    subscription_details: { items: change, proration_behavior: "always_invoice" },
  });
  const changed = await stripe.subscriptions.update(subscription.id, {
    items: change,
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
    expand: ["latest_invoice"],
  });
  const invoice = changed.latest_invoice;
  assert.ok(invoice && typeof invoice === "object");
  const whole = end - subscription.created;
  const left = whole - 10 * daySeconds - 1234;
  const expected = Math.round((9900 * left) / whole) - Math.round((3900 * left) / whole);
  assert.equal(invoice.amount_paid, expected);
  assert.equal(preview.amount_due, expected);
  assert.equal(invoice.billing_reason, "subscription_update");
  assert.equal(item(changed).current_period_end, end);
  assert.equal(changed.items.data[0]!.price.id, business.id);
});

test("An upgrade that cannot be paid changes nothing", async () => {
  const { stripe } = sandbox;
  const { customer, subscription } = await customerOnStarter(stripe);
  const business = await monthlyPrice(stripe, 99, "Business");
  const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  await assert.rejects(
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]!.id, price: business.id }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
    }),
    { statusCode: 402, code: "card_declined" },
  );
  const after = await stripe.subscriptions.retrieve(subscription.id);
  assert.equal(after.items.data[0]!.price.id, subscription.items.data[0]!.price.id);
  assert.equal(after.latest_invoice, subscription.latest_invoice);
});

test("A downgrade without proration costs nothing now and less at the next renewal", async () => {
  const { stripe } = sandbox;
  const { customer } = await customerWithCard(stripe);
  const business = await monthlyPrice(stripe, 99, "Business");
  const starter = await monthlyPrice(stripe, 39);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: business.id }],
  });
  const types = await eventsOf(sandbox, () =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]!.id, price: starter.id }],
      proration_behavior: "none",
      metadata: { kept_plan: "business" },
    }),
  );
  assert.deepEqual(types, ["customer.subscription.updated"]);
  const next = await stripe.invoices.createPreview({ customer, subscription: subscription.id });
  assert.equal(next.amount_due, 3900);
  await advance(sandbox, 32 * daySeconds);
  const [renewal] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  assert.equal(renewal?.amount_paid, 3900);
});

test("A cancellation takes effect at period end and can be revoked before", async () => {
  const { stripe } = sandbox;
  const {
    customer,
    subscription: { id },
  } = await customerOnStarter(stripe);
  const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  assert.equal(cancelled.cancel_at, item(cancelled).current_period_end);
  const back = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  assert.equal(back.cancel_at, null);
  assert.equal(back.canceled_at, null);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const types = await eventsOf(sandbox, () => advance(sandbox, 32 * daySeconds));
  assert.ok(types.includes("customer.subscription.deleted"));
  const over = await stripe.subscriptions.retrieve(id);
  assert.equal(over.status, "canceled");
  assert.equal(over.ended_at, item(cancelled).current_period_end);
  assert.deepEqual((await stripe.subscriptions.list({ customer })).data, []);
  assert.equal((await stripe.subscriptions.list({ customer, status: "all" })).data.length, 1);
});

test("A declined renewal is retried four times and then ends the subscription", async () => {
  const { stripe } = sandbox;
  const {
    customer,
    subscription: { id },
  } = await customerOnStarter(stripe);
  const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await stripe.subscriptions.update(id, { default_payment_method: bad.id });
  const subscription = await stripe.subscriptions.retrieve(id);
  const now = sandbox.context.nowSeconds();
  await advance(sandbox, item(subscription).current_period_end - now);
  const late = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  assert.equal(late.status, "past_due");
  assert.ok(late.latest_invoice && typeof late.latest_invoice === "object");
  assert.equal(late.latest_invoice.attempt_count, 1);
  assert.equal(
    late.latest_invoice.next_payment_attempt,
    item(subscription).current_period_end + daySeconds,
  );
  await advance(sandbox, 6 * daySeconds);
  assert.equal((await stripe.subscriptions.retrieve(id)).status, "past_due");
  await advance(sandbox, daySeconds);
  const over = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  assert.equal(over.status, "canceled");
  assert.equal(over.cancellation_details?.reason, "payment_failed");
  assert.ok(over.latest_invoice && typeof over.latest_invoice === "object");
  assert.equal(over.latest_invoice.attempt_count, 5);
  assert.equal(over.latest_invoice.status, "open");
});

test("A new card pays the overdue invoice and reactivates the subscription", async () => {
  const { stripe } = sandbox;
  const {
    customer,
    subscription: { id },
  } = await customerOnStarter(stripe);
  const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await stripe.subscriptions.update(id, { default_payment_method: bad.id });
  await advance(sandbox, 32 * daySeconds);
  const { latest_invoice: invoice, status } = await stripe.subscriptions.retrieve(id);
  assert.equal(status, "past_due");
  await assert.rejects(stripe.invoices.pay(invoice as string), { code: "card_declined" });
  const good = await stripe.paymentMethods.attach("pm_card_visa", { customer });
  await stripe.subscriptions.update(id, { default_payment_method: good.id });
  const types = await eventsOf(sandbox, () => stripe.invoices.pay(invoice as string));
  assert.deepEqual(types, [
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.updated",
    "customer.subscription.updated",
  ]);
  assert.equal((await stripe.subscriptions.retrieve(id)).status, "active");
  assert.ok(sandbox.context.nowSeconds() > testNow);
});

test("A declined first payment leaves an incomplete subscription, or none", async () => {
  const { stripe } = sandbox;
  const { customer } = await customerWithCard(stripe, "pm_card_chargeCustomerFail");
  const price = await monthlyPrice(stripe, 39);
  await assert.rejects(
    stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      payment_behavior: "error_if_incomplete",
    }),
    { code: "card_declined" },
  );
  assert.equal((await stripe.subscriptions.list({ customer, status: "all" })).data.length, 0);
  const waiting = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  assert.equal(waiting.status, "incomplete");
  await advance(sandbox, daySeconds);
  const over = await stripe.subscriptions.retrieve(waiting.id, { expand: ["latest_invoice"] });
  assert.equal(over.status, "incomplete_expired");
  assert.ok(over.latest_invoice && typeof over.latest_invoice === "object");
  assert.equal(over.latest_invoice.status, "void");
});

test("Ending a trial at once charges the first period", async () => {
  const { stripe } = sandbox;
  const { customer } = await customerWithCard(stripe);
  const price = await monthlyPrice(stripe, 39);
  const business = await monthlyPrice(stripe, 99, "Business");
  const trial = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    trial_period_days: 3,
  });
  const paid = await stripe.subscriptions.update(trial.id, {
    trial_end: "now",
    items: [{ id: trial.items.data[0]!.id, price: business.id }],
    expand: ["latest_invoice"],
  });
  assert.equal(paid.status, "active");
  assert.ok(paid.latest_invoice && typeof paid.latest_invoice === "object");
  assert.equal(paid.latest_invoice.amount_paid, 9900);
});
