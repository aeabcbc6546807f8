import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type Stripe from "stripe";
import { conformance } from "./targets.ts";

conformance("Customers, prices and requests", (at) => {
  test("A new customer has the given fields and emits customer.created", async () => {
    const { stripe, customer, event } = at();
    const made = await customer({
      email: "ana@example.com",
      name: "Ana",
      metadata: { userId: "7", plan: "starter" },
    });
    assert.match(made.id, /^cus_/);
    assert.equal(made.object, "customer");
    assert.equal(made.livemode, false);
    assert.deepEqual(made.metadata, { userId: "7", plan: "starter" });
    assert.equal(made.invoice_settings.default_payment_method, null);
    const read = await stripe.customers.retrieve(made.id);
    assert.equal(read.id, made.id);
    const created = await event("customer.created", made.id);
    assert.equal(created.object, "event");
    assert.ok(created.request?.id);
  });

  test("Metadata are merged by key; an empty value removes a key", async () => {
    const { stripe, customer, event } = at();
    const { id } = await customer({ metadata: { a: "1", b: "2" } });
    const after = await stripe.customers.update(id, { metadata: { b: "", c: 3 }, name: "Eva" });
    assert.deepEqual(after.metadata, { a: "1", c: "3" });
    const updated = await event("customer.updated", id);
    const { name } = updated.data.previous_attributes as { name?: unknown };
    assert.equal(name, null);
  });

  test("A deleted customer is returned as a stub with deleted: true", async () => {
    const { stripe } = at();
    const { id } = await stripe.customers.create({ name: "Nadie" });
    assert.deepEqual(bare(await stripe.customers.del(id)), {
      id,
      object: "customer",
      deleted: true,
    });
    const read = await stripe.customers.retrieve(id);
    assert.equal(read.deleted, true);
    await assert.rejects(stripe.customers.update(id, { name: "Otra" }), {
      type: "StripeInvalidRequestError",
      code: "resource_missing",
    });
  });

  test("An unknown id is 404 in a path and 400 in a parameter, and the error names it", async () => {
    const { stripe } = at();
    await assert.rejects(stripe.customers.retrieve("cus_nobody"), {
      statusCode: 404,
      code: "resource_missing",
      param: "id",
      message: "No such customer: 'cus_nobody'",
    });
    await assert.rejects(stripe.setupIntents.create({ customer: "cus_nobody" }), {
      statusCode: 400,
      code: "resource_missing",
      param: "customer",
    });
  });

  test("Unknown, missing and invalid parameters are refused by name", async () => {
    const { stripe } = at();
    const sent = (params: object) => stripe.customers.create(params as Stripe.CustomerCreateParams);
    const refused = { type: "StripeInvalidRequestError", statusCode: 400 };
    await assert.rejects(sent({ emial: "a" }), {
      ...refused,
      code: "parameter_unknown",
      param: "emial",
    });
    await assert.rejects(sent({ balance: "much" }), {
      ...refused,
      code: "parameter_invalid_integer",
      param: "balance",
    });
    await assert.rejects(sent({ tax_exempt: "maybe" }), { ...refused, param: "tax_exempt" });
    await assert.rejects(
      stripe.testHelpers.testClocks.create({} as Stripe.TestHelpers.TestClockCreateParams),
      { ...refused, code: "parameter_missing", param: "frozen_time" },
    );
  });

  test("An idempotency key returns the first response; with other parameters it is an error", async () => {
    const { stripe, later } = at();
    const idempotencyKey = randomUUID();
    const one = await stripe.customers.create({ name: "Una" }, { idempotencyKey });
    later(() => stripe.customers.del(one.id));
    const two = await stripe.customers.create({ name: "Una" }, { idempotencyKey });
    assert.equal(two.id, one.id);
    assert.equal(two.lastResponse.headers["idempotent-replayed"], "true");
    await assert.rejects(stripe.customers.create({ name: "Otra" }, { idempotencyKey }), {
      type: "StripeIdempotencyError",
      statusCode: 400,
    });
  });

  test("Lists are paginated, newest first", async () => {
    const { stripe, customer } = at();
    const email = `${randomUUID()}@example.com`;
    const made: string[] = [];
    for (let n = 0; n < 3; n++) made.unshift((await customer({ email })).id);
    const first = await stripe.customers.list({ email, limit: 2 });
    assert.deepEqual(ids(first), made.slice(0, 2));
    assert.equal(first.has_more, true);
    const second = await stripe.customers.list({ email, limit: 2, starting_after: made[1] });
    assert.deepEqual(ids(second), made.slice(2));
    assert.equal(second.has_more, false);
    const back = await stripe.customers.list({ email, limit: 2, ending_before: made[2] });
    assert.deepEqual(ids(back), made.slice(0, 2));
  });

  test("A price is found by its lookup key, which can be transferred to another price", async () => {
    const { stripe, price } = at();
    const { product } = await price(3_900);
    const lookup_key = `conformidad_${randomUUID()}`;
    const params = {
      product: product as string,
      currency: "usd",
      unit_amount: 3_900,
      recurring: { interval: "month" },
      lookup_key,
    } satisfies Stripe.PriceCreateParams;
    const one = await stripe.prices.create(params);
    assert.equal(one.type, "recurring");
    assert.equal(one.recurring?.interval_count, 1);
    assert.deepEqual(ids(await stripe.prices.list({ lookup_keys: [lookup_key] })), [one.id]);
    await assert.rejects(stripe.prices.create(params), { statusCode: 400 });
    const two = await stripe.prices.create({ ...params, transfer_lookup_key: true });
    assert.deepEqual(ids(await stripe.prices.list({ lookup_keys: [lookup_key] })), [two.id]);
    assert.equal((await stripe.prices.retrieve(one.id)).lookup_key, null);
  });

  test("An endpoint returns its secret only on creation and has the events that it was given", async () => {
    const { stripe } = at();
    const made = await stripe.webhookEndpoints.create({
      url: "https://example.com/webhooks",
      enabled_events: ["invoice.paid"],
    });
    assert.match(made.secret!, /^whsec_/);
    assert.equal((await stripe.webhookEndpoints.retrieve(made.id)).secret, undefined);
    const changed = await stripe.webhookEndpoints.update(made.id, {
      enabled_events: ["invoice.paid", "invoice.payment_failed"],
      disabled: true,
    });
    assert.equal(changed.status, "disabled");
    assert.ok(ids(await stripe.webhookEndpoints.list({ limit: 100 })).includes(made.id));
    assert.equal((await stripe.webhookEndpoints.del(made.id)).deleted, true);
    await assert.rejects(stripe.webhookEndpoints.retrieve(made.id), { statusCode: 404 });
  });
});

const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

function bare({ lastResponse: _, ...object }: Stripe.Response<Stripe.DeletedCustomer>): object {
  return object;
}
