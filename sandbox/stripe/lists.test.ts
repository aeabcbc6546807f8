import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { customerWithCard, eventsOf, monthlyPrice } from "./testing/fixtures.ts";
import { startTestSandbox, type TestSandbox } from "./testing/sandbox.ts";

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox();
});
after(() => sandbox.close());

test("Pages go from newest to oldest and back, without gaps or repeats", async () => {
  const { stripe } = sandbox;
  const made: string[] = [];
  for (let count = 0; count < 7; count += 1) made.unshift((await stripe.customers.create({})).id);
  const found: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 3 })) found.push(customer.id);
  assert.deepEqual(found, made);
  const back = await stripe.customers.list({ limit: 2, ending_before: made[4]! });
  assert.deepEqual(
    back.data.map(({ id }) => id),
    made.slice(2, 4),
  );
  assert.equal(back.has_more, true);
  await assert.rejects(stripe.customers.list({ limit: 0 }), { param: "limit" });
  await assert.rejects(stripe.customers.list({ starting_after: "cus_none" }), {
    code: "resource_missing",
  });
});

test("expand replaces ids by their objects", async () => {
  const { stripe } = sandbox;
  const { customer } = await customerWithCard(stripe);
  const price = await monthlyPrice(stripe, 39);
  await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  const subscriptions = await stripe.subscriptions.list({
    customer,
    expand: ["data.customer", "data.latest_invoice.payments.data.payment.payment_intent"],
  });
  const [first] = subscriptions.data;
  assert.ok(typeof first?.customer === "object" && !first.customer.deleted);
  assert.equal(first.customer.email, "ana@example.com");
  assert.ok(first.latest_invoice && typeof first.latest_invoice === "object");
  const intent = first.latest_invoice.payments?.data[0]?.payment.payment_intent;
  assert.ok(typeof intent === "object");
  assert.equal(intent.amount_received, 3900);
  assert.deepEqual(
    Object.keys(first).filter((key) => key.startsWith("_")),
    [],
  );
  await assert.rejects(stripe.customers.retrieve(customer, { expand: ["nonsense"] }), {
    statusCode: 400,
    message: /cannot be expanded/,
  });
});

test("A lookup key belongs to one price until it is transferred", async () => {
  const { stripe } = sandbox;
  const product = await stripe.products.create({ name: "Starter" });
  const monthly = {
    product: product.id,
    currency: "usd",
    recurring: { interval: "month" as const },
    lookup_key: "kolmena_starter",
  };
  const old = await stripe.prices.create({ ...monthly, unit_amount: 3900 });
  await assert.rejects(stripe.prices.create({ ...monthly, unit_amount: 4900 }), {
    param: "lookup_key",
  });
  const fresh = await stripe.prices.create({
    ...monthly,
    unit_amount: 4900,
    transfer_lookup_key: true,
  });
  const found = await stripe.prices.list({ lookup_keys: ["kolmena_starter"], active: true });
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [fresh.id],
  );
  assert.equal((await stripe.prices.retrieve(old.id)).lookup_key, null);
});

test("An update event has the snapshot, the previous attributes and the request", async () => {
  const { stripe } = sandbox;
  const customer = await stripe.customers.create({ name: "Ana", metadata: { a: "1", b: "2" } });
  const changed = await stripe.customers.update(
    customer.id,
    { name: "Eva", metadata: { b: "3" } },
    { idempotencyKey: "rename" },
  );
  const [event] = (await stripe.events.list({ type: "customer.updated", limit: 1 })).data;
  assert.ok(event?.type === "customer.updated");
  assert.equal(event.data.object.name, "Eva");
  assert.deepEqual(event.data.previous_attributes, { name: "Ana", metadata: { b: "2" } });
  assert.equal(event.request?.id, changed.lastResponse.requestId);
  assert.equal(event.request?.idempotency_key, "rename");
  assert.equal(event.api_version, changed.lastResponse.apiVersion);
  const same = await eventsOf(sandbox, () => stripe.customers.update(customer.id, { name: "Eva" }));
  assert.deepEqual(same, []);
});

test("A disputed payment cannot be refunded, and evidence decides the dispute", async () => {
  const { stripe } = sandbox;
  const pay = () =>
    stripe.paymentIntents.create({
      amount: 3900,
      currency: "usd",
      payment_method: "pm_card_visa",
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    });
  const open = (id: string) =>
    sandbox.fetch("/control/disputes", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ payment_intent: id }),
    });
  for (const [evidence, outcome] of [
    ["winning_evidence", "won"],
    ["losing_evidence", "lost"],
  ] as const) {
    const intent = await pay();
    const begun = await eventsOf(sandbox, () => open(intent.id));
    assert.deepEqual(begun.slice(0, 2), [
      "charge.dispute.created",
      "charge.dispute.funds_withdrawn",
    ]);
    await assert.rejects(stripe.refunds.create({ payment_intent: intent.id }), {
      code: "charge_disputed",
    });
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    assert.equal(dispute?.amount, 3900);
    const decided = await stripe.disputes.update(dispute!.id, {
      evidence: { uncategorized_text: evidence },
    });
    assert.equal(decided.status, outcome);
  }
});
