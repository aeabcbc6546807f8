import assert from "node:assert/strict";
import { test } from "node:test";
import type Stripe from "stripe";
import { conformance, days, hours, type Target } from "./targets.ts";

const expand = ["latest_invoice"];

async function trial({ stripe, payer, price }: Target, card: string, clockId: string) {
  const customer = await payer(card, clockId);
  const { id: priceId } = await price(3_900);
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: priceId }],
    trial_period_days: 3,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    metadata: { userId: "7" },
    expand,
  });
  return { customer, subscription };
}

const invoiceOf = (subscription: Stripe.Subscription) =>
  subscription.latest_invoice as Stripe.Invoice;

function periodOf(subscription: Stripe.Subscription): [number, number] {
  const [item] = subscription.items.data;
  return [item!.current_period_start, item!.current_period_end];
}

/** Time for renewals to be finalized, because an invoice stays a draft for an hour. */
const charged = (after: number) => after + hours(2);

conformance("Subscriptions", (at) => {
  test("A trial costs nothing, and is charged when it ends", async () => {
    const target = at();
    const { stripe, event } = target;
    const clock = await target.clock();
    const { customer, subscription } = await trial(target, "pm_card_visa", clock.id);
    assert.equal(subscription.status, "trialing");
    assert.equal(subscription.trial_end! - subscription.trial_start!, days(3));
    assert.deepEqual(periodOf(subscription), [subscription.trial_start, subscription.trial_end]);
    const nothing = invoiceOf(subscription);
    assert.equal(nothing.status, "paid");
    assert.equal(nothing.amount_due, 0);
    assert.equal(nothing.billing_reason, "subscription_create");
    await event("customer.subscription.trial_will_end", subscription.id);
    await event("invoice.paid", nothing.id!);

    await clock.advanceTo(charged(days(3)));
    const after = await stripe.subscriptions.retrieve(subscription.id, { expand });
    assert.equal(after.status, "active");
    assert.equal(periodOf(after)[0], subscription.trial_end);
    const invoice = invoiceOf(after);
    assert.equal(invoice.status, "paid");
    assert.equal(invoice.amount_paid, 3_900);
    assert.equal(invoice.billing_reason, "subscription_cycle");
    assert.equal(invoice.customer, customer.id);
    const { parent } = invoice;
    assert.equal(parent?.subscription_details?.subscription, subscription.id);
    assert.deepEqual(parent?.subscription_details?.metadata, { userId: "7" });
    await event("invoice.paid", invoice.id!);
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    assert.deepEqual(
      data.map(({ id }) => id),
      [invoice.id, nothing.id],
    );
  });

  test("A payment intent leads to its invoice, and the invoice lists its payments", async () => {
    const { stripe, payer, price } = at();
    const customer = await payer();
    const { id: priceId } = await price(3_900);
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: priceId }],
      expand: ["latest_invoice.payments"],
    });
    assert.equal(subscription.status, "active");
    const invoice = invoiceOf(subscription);
    const [payment] = invoice.payments!.data;
    assert.equal(payment!.status, "paid");
    assert.equal(payment!.amount_paid, 3_900);
    const intentId = payment!.payment.payment_intent as string;
    const { data } = await stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: intentId },
    });
    assert.deepEqual(
      data.map((found) => found.invoice),
      [invoice.id],
    );
    const intent = await stripe.paymentIntents.retrieve(intentId);
    assert.equal(intent.status, "succeeded");
    assert.equal(intent.customer, customer.id);
  });

  test("A declined renewal makes the subscription past_due; payment by another card reactivates it", async () => {
    const target = at();
    const { stripe, event } = target;
    const clock = await target.clock();
    const { customer, subscription } = await trial(target, "pm_card_chargeCustomerFail", clock.id);
    await clock.advanceTo(charged(days(3)));
    const declined = await stripe.subscriptions.retrieve(subscription.id, { expand });
    assert.equal(declined.status, "past_due");
    const invoice = invoiceOf(declined);
    assert.equal(invoice.status, "open");
    assert.equal(invoice.amount_remaining, 3_900);
    assert.equal(invoice.attempt_count, 1);
    assert.ok(invoice.next_payment_attempt);
    await event("invoice.payment_failed", invoice.id!);
    await assert.rejects(stripe.invoices.pay(invoice.id!), {
      type: "StripeCardError",
      code: "card_declined",
    });
    const card = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
    const paid = await stripe.invoices.pay(invoice.id!, { payment_method: card.id });
    assert.equal(paid.status, "paid");
    const after = await stripe.subscriptions.retrieve(subscription.id);
    assert.equal(after.status, "active");
    await assert.rejects(stripe.invoices.pay(invoice.id!), { statusCode: 400 });
  });

  test("A subscription that cancels at period end stays active until then; revoked, it continues", async () => {
    const target = at();
    const { stripe, event } = target;
    const clock = await target.clock();
    const { subscription } = await trial(target, "pm_card_visa", clock.id);
    const agreed = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    });
    assert.equal(agreed.status, "trialing");
    assert.equal(agreed.cancel_at, subscription.trial_end);
    assert.ok(agreed.canceled_at);
    const revoked = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
    });
    assert.equal(revoked.cancel_at, null);
    assert.equal(revoked.canceled_at, null);
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await clock.advanceTo(charged(days(3)));
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    assert.equal(ended.status, "canceled");
    assert.equal(ended.ended_at, subscription.trial_end);
    assert.equal(ended.cancellation_details?.reason, "cancellation_requested");
    await event("customer.subscription.deleted", subscription.id);
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    assert.equal(data.length, 1);
  });

  test("A subscription that is canceled at once can be neither canceled again nor changed", async () => {
    const { stripe, payer, price } = at();
    const customer = await payer();
    const { id: priceId } = await price(3_900);
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: priceId }],
    });
    const ended = await stripe.subscriptions.cancel(id);
    assert.equal(ended.status, "canceled");
    assert.ok(ended.ended_at);
    await assert.rejects(stripe.subscriptions.cancel(id), { code: "resource_missing" });
    await assert.rejects(stripe.subscriptions.update(id, { cancel_at_period_end: true }), {
      type: "StripeInvalidRequestError",
    });
    const live = await stripe.subscriptions.list({ customer: customer.id });
    assert.deepEqual(live.data, []);
    const all = await stripe.subscriptions.list({ customer: customer.id, status: "all" });
    assert.deepEqual(
      all.data.map((one) => one.id),
      [id],
    );
  });

  test("A paid subscription without a payment method is refused", async () => {
    const { stripe, customer, price } = at();
    const { id } = await customer();
    const { id: priceId } = await price(3_900);
    await assert.rejects(
      stripe.subscriptions.create({ customer: id, items: [{ price: priceId }] }),
      { type: "StripeInvalidRequestError", code: "resource_missing" },
    );
  });

  test("A declined first payment leaves an incomplete subscription, or none with error_if_incomplete", async () => {
    const { stripe, payer, price } = at();
    const customer = await payer("pm_card_chargeCustomerFail");
    const { id: priceId } = await price(3_900);
    const params = { customer: customer.id, items: [{ price: priceId }], expand };
    await assert.rejects(
      stripe.subscriptions.create({ ...params, payment_behavior: "error_if_incomplete" }),
      { type: "StripeCardError", code: "card_declined" },
    );
    const begun = await stripe.subscriptions.create({
      ...params,
      payment_behavior: "default_incomplete",
    });
    assert.equal(begun.status, "incomplete");
    assert.equal(invoiceOf(begun).status, "open");
  });
});

conformance("Changes of plan", (at) => {
  /** A subscription half-way through its first month. */
  async function half(target: Target) {
    const clock = await target.clock();
    const customer = await target.payer("pm_card_visa", clock.id);
    const [small, large] = [await target.price(3_900), await target.price(9_900)];
    const subscription = await target.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: small.id }],
    });
    const [start, end] = periodOf(subscription);
    const half = Math.round((end - start) / 2);
    await clock.advanceTo(start - clock.startSeconds + half);
    const change = { items: [{ id: subscription.items.data[0]!.id, price: large.id }] };
    /** The prorated share of an amount for the rest of the period. */
    const left = (cents: number) => Math.round((cents * (end - start - half)) / (end - start));
    return { clock, subscription, small, large, change, left, start, end };
  }

  const near = (actual: number, wanted: number) =>
    assert.ok(Math.abs(actual - wanted) <= 1, `${actual} is not ${wanted}`);

  test("An upgrade is charged at once, prorated for the rest of the period", async () => {
    const target = at();
    const { stripe } = target;
    const { subscription, change, left, start, end } = await half(target);
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { ...change, proration_behavior: "always_invoice" },
    });
    near(preview.total, left(9_900) - left(3_900));
    const changed = await stripe.subscriptions.update(subscription.id, {
      ...change,
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
      expand: ["latest_invoice.lines"],
    });
    assert.deepEqual(periodOf(changed), [start, end]);
    const invoice = invoiceOf(changed);
    assert.equal(invoice.status, "paid");
    assert.equal(invoice.billing_reason, "subscription_update");
    near(invoice.amount_paid, left(9_900) - left(3_900));
    const amounts = invoice.lines.data.map(({ amount }) => amount).toSorted((a, b) => a - b);
    assert.equal(amounts.length, 2);
    near(amounts[0]!, -left(3_900));
    near(amounts[1]!, left(9_900));
    assert.equal(changed.items.data[0]!.price.unit_amount, 9_900);
  });

  test("A change with the preview's proration_date charges exactly the previewed amount", async () => {
    const target = at();
    const { stripe } = target;
    const { clock, subscription, small, change, start, end } = await half(target);
    const [item] = subscription.items.data;
    const proration_date = start + Math.round((end - start) / 3);
    const how = { ...change, proration_behavior: "always_invoice" as const, proration_date };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: how,
    });
    const left = (cents: number) => Math.round((cents * (end - proration_date)) / (end - start));
    near(preview.amount_due, left(9_900) - left(3_900));
    assert.equal(preview.starting_balance, 0);
    await clock.advanceTo(start - clock.startSeconds + Math.round((end - start) / 2) + 600);
    const waiting = await target.price(1_900);
    // Also after the price was just changed and changed back at no cost.
    for (const price of [waiting.id, small.id]) {
      await stripe.subscriptions.update(subscription.id, {
        items: [{ id: item!.id, price }],
        proration_behavior: "none",
      });
    }
    const changed = await stripe.subscriptions.update(subscription.id, {
      ...how,
      payment_behavior: "error_if_incomplete",
      expand: ["latest_invoice"],
    });
    const invoice = invoiceOf(changed);
    assert.equal(invoice.amount_paid, preview.amount_due);
    const { data: lines } = await stripe.invoices.listLineItems(invoice.id!);
    for (const { period } of lines) assert.deepEqual(period, { start: proration_date, end });
    const shown = preview.lines.data.map(({ amount }) => amount).toSorted((a, b) => a - b);
    assert.deepEqual(
      lines.map(({ amount }) => amount).toSorted((a, b) => a - b),
      shown,
    );
  });

  test("A proration_date before the period is refused", async () => {
    const target = at();
    const { stripe } = target;
    const { subscription, change, start } = await half(target);
    const how = { proration_behavior: "always_invoice" as const, proration_date: start - 60 };
    await assert.rejects(stripe.subscriptions.update(subscription.id, { ...change, ...how }), {
      type: "StripeInvalidRequestError",
    });
  });

  test("A refused upgrade is refused again under its idempotency key and retried under another", async () => {
    const target = at();
    const { stripe } = target;
    const { subscription, change } = await half(target);
    const customer = subscription.customer as string;
    const choose = async (card: string) => {
      const { id } = await stripe.paymentMethods.attach(card, { customer });
      const invoice_settings = { default_payment_method: id };
      await stripe.customers.update(customer, { invoice_settings });
    };
    const upgrade = (idempotencyKey: string) =>
      stripe.subscriptions.update(
        subscription.id,
        {
          ...change,
          proration_behavior: "always_invoice",
          payment_behavior: "error_if_incomplete",
        },
        { idempotencyKey },
      );
    const key = `upgrade:${subscription.id}`;
    await choose("pm_card_chargeCustomerFail");
    await assert.rejects(upgrade(`${key}:1`), { type: "StripeCardError" });
    await choose("pm_card_visa");
    await assert.rejects(upgrade(`${key}:1`), { type: "StripeCardError" });
    const changed = await upgrade(`${key}:2`);
    assert.equal(changed.items.data[0]!.price.unit_amount, 9_900);
    await upgrade(`${key}:2`);
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    assert.equal(data.filter(({ status }) => status === "paid").length, 2);
  });

  test("A change without proration costs nothing now, and the next period has the new price", async () => {
    const target = at();
    const { stripe } = target;
    const { clock, subscription, change, start, end } = await half(target);
    const before = await stripe.invoices.list({ subscription: subscription.id });
    const changed = await stripe.subscriptions.update(subscription.id, {
      ...change,
      proration_behavior: "none",
      metadata: { kept_plan: "starter" },
    });
    assert.deepEqual(periodOf(changed), [start, end]);
    assert.deepEqual(changed.metadata, { kept_plan: "starter" });
    const after = await stripe.invoices.list({ subscription: subscription.id });
    assert.equal(after.data.length, before.data.length);
    await clock.advanceTo(charged(end - clock.startSeconds));
    const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand });
    assert.equal(periodOf(renewed)[0], end);
    assert.equal(invoiceOf(renewed).amount_paid, 9_900);
    assert.equal(invoiceOf(renewed).billing_reason, "subscription_cycle");
  });

  test("An upgrade that the card cannot pay changes nothing", async () => {
    const target = at();
    const { stripe } = target;
    const { subscription, change, small } = await half(target);
    const customer = subscription.customer as string;
    const bad = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
    await stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: bad.id },
    });
    await assert.rejects(
      stripe.subscriptions.update(subscription.id, {
        ...change,
        proration_behavior: "always_invoice",
        payment_behavior: "error_if_incomplete",
      }),
      { type: "StripeCardError", code: "card_declined" },
    );
    const after = await stripe.subscriptions.retrieve(subscription.id);
    assert.equal(after.items.data[0]!.price.id, small.id);
    assert.equal(after.status, "active");
  });
});
