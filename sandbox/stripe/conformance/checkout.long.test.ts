import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type Stripe from "stripe";
import { conformance, hours } from "./targets.ts";

conformance("Hosted payment, portal and events", (at) => {
  async function session(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
    const { stripe, price } = at();
    const { id } = await price(3_900);
    return stripe.checkout.sessions.create({
      mode: "subscription",
      line_items: [{ price: id, quantity: 1 }],
      success_url: "https://example.com/pago?checkout={CHECKOUT_SESSION_ID}",
      cancel_url: "https://example.com/precios",
      metadata: { purpose: "plan" },
      ...more,
    });
  }

  test("A new session is unpaid, has its own URL and expires after a day", async () => {
    const { stripe } = at();
    const made = await session({ client_reference_id: "7" });
    assert.match(made.id, /^cs_test_/);
    assert.equal(made.status, "open");
    assert.equal(made.payment_status, "unpaid");
    assert.equal(made.mode, "subscription");
    assert.equal(made.amount_total, 3_900);
    assert.equal(made.currency, "usd");
    assert.equal(made.client_reference_id, "7");
    assert.equal(made.customer, null);
    assert.equal(made.subscription, null);
    assert.ok(URL.canParse(made.url!));
    assert.ok(Math.abs(made.expires_at - made.created - hours(24)) < 10);
    const read = await stripe.checkout.sessions.retrieve(made.id, { expand: ["line_items"] });
    assert.equal(read.url, made.url);
    assert.equal(read.line_items?.data[0]?.amount_total, 3_900);
    const { data } = await stripe.checkout.sessions.listLineItems(made.id);
    assert.equal(data.length, 1);
  });

  test("An expired session has no URL and cannot be expired again", async () => {
    const { stripe, event } = at();
    const made = await session();
    const ended = await stripe.checkout.sessions.expire(made.id);
    assert.equal(ended.status, "expired");
    assert.equal(ended.url, null);
    await event("checkout.session.expired", made.id);
    await assert.rejects(stripe.checkout.sessions.expire(made.id), {
      type: "StripeInvalidRequestError",
      statusCode: 400,
    });
  });

  test("A session takes a customer or a customer_email, not both", async () => {
    const { customer } = at();
    const { id } = await customer({ email: "ana@example.com" });
    assert.equal((await session({ customer: id })).customer, id);
    const stranger = await session({ customer_email: "eva@example.com" });
    assert.equal(stranger.customer, null);
    assert.equal(stranger.customer_email, "eva@example.com");
    await assert.rejects(session({ customer: id, customer_email: "eva@example.com" }), {
      statusCode: 400,
    });
  });

  test("A session in payment mode has the amount of its line items", async () => {
    const made = await session({
      mode: "payment",
      line_items: [
        {
          price_data: {
            currency: "usd",
            unit_amount: 1_500,
            product_data: { name: "Pack de contenido" },
          },
          quantity: 2,
        },
      ],
    });
    assert.equal(made.mode, "payment");
    assert.equal(made.amount_total, 3_000);
    assert.equal(made.payment_status, "unpaid");
  });

  test("Missing and wrong session parameters are refused by name", async () => {
    const { stripe } = at();
    await assert.rejects(session({ line_items: [{ price: "price_nothing", quantity: 1 }] }), {
      code: "resource_missing",
      param: "line_items[0][price]",
    });
    const sent = { mode: "subscription", items: [], success_url: "https://example.com" };
    await assert.rejects(
      stripe.checkout.sessions.create({
        ...sent,
        line_items: [{ prize: "a" }],
      } as unknown as Stripe.Checkout.SessionCreateParams),
      { code: "parameter_unknown", param: "line_items[0][prize]" },
    );
    await assert.rejects(stripe.checkout.sessions.retrieve("cs_test_nothing"), {
      statusCode: 404,
      code: "resource_missing",
    });
  });

  test("A portal session has the locale, the return URL and a URL for its customer", async () => {
    const { stripe, customer, later } = at();
    const { id } = await customer();
    const configuration = await stripe.billingPortal.configurations.create({
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true },
      },
    });
    later(() => stripe.billingPortal.configurations.update(configuration.id, { active: false }));
    const made = await stripe.billingPortal.sessions.create({
      customer: id,
      configuration: configuration.id,
      return_url: "https://example.com/panel",
      locale: "es",
    });
    assert.match(made.id, /^bps_/);
    assert.equal(made.customer, id);
    assert.equal(made.return_url, "https://example.com/panel");
    assert.ok(URL.canParse(made.url));
  });

  test("Events are listed newest first, filtered by type and time, and retrieved by id", async () => {
    const { stripe, customer, event } = at();
    const { id } = await customer({ name: randomUUID() });
    await stripe.customers.update(id, { name: randomUUID() });
    const updated = await event("customer.updated", id);
    const created = await event("customer.created", id);
    const types = ["customer.created", "customer.updated"];
    const page = await stripe.events.list({
      types,
      created: { gte: created.created },
      limit: 100,
    });
    const about = page.data.filter(({ data }) => (data.object as { id?: string }).id === id);
    assert.deepEqual(
      about.map((one) => one.id),
      [updated.id, created.id],
    );
    assert.ok(page.data.every(({ type }) => types.includes(type)));
    const read = await stripe.events.retrieve(created.id);
    assert.deepEqual(read.data, created.data);
    await assert.rejects(stripe.events.retrieve("evt_nothing"), { statusCode: 404 });
  });

  test("A test clock cannot go back, and deleting it deletes its customers", async () => {
    const { stripe, payer } = at();
    const { testClocks } = stripe.testHelpers;
    const frozen_time = Math.floor(Date.now() / 1000);
    const { id, status } = await testClocks.create({ frozen_time });
    assert.equal(status, "ready");
    const customer = await payer("pm_card_visa", id);
    assert.equal(customer.created, frozen_time);
    await assert.rejects(testClocks.advance(id, { frozen_time: frozen_time - 60 }), {
      type: "StripeInvalidRequestError",
      statusCode: 400,
    });
    assert.equal((await testClocks.del(id)).deleted, true);
    await assert.rejects(testClocks.retrieve(id), { statusCode: 404 });
    const gone = await stripe.customers.retrieve(customer.id);
    assert.equal(gone.deleted, true);
  });
});
