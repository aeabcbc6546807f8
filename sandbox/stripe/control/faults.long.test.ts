import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import Stripe from "stripe";
import { type StripeSandbox, startStripeSandbox } from "#test/stripe-sandbox.ts";

let sandbox: StripeSandbox;
before(async () => {
  sandbox = await startStripeSandbox();
});
after(() => sandbox.close());

const customers = async () => (await sandbox.stripe.customers.list({ limit: 100 })).data.length;
const create = (key: string) =>
  sandbox.stripe.customers.create({ name: key }, { idempotencyKey: key, maxNetworkRetries: 0 });
const path = "/v1/customers";
/** The SDK retries once when a connection is closed without an answer. */
const silence = { method: "POST", path, silentMs: 20, times: 2 } as const;

test("A planned 500 or 429 is answered as often as planned, and the method does not run", async () => {
  await sandbox.control.fault({ method: "POST", path, kind: "500", times: 2 });
  await sandbox.control.fault({ method: "POST", path, kind: "429" });
  await assert.rejects(create("a"), Stripe.errors.StripeAPIError);
  await assert.rejects(create("a"), Stripe.errors.StripeAPIError);
  await assert.rejects(create("a"), Stripe.errors.StripeRateLimitError);
  assert.equal(await customers(), 0);
  await create("a");
  assert.equal(await customers(), 1);
});

test("After timeout_before nothing is stored; after timeout_after_commit the same key finds the result", async () => {
  const before = await customers();
  await sandbox.control.fault({ ...silence, kind: "timeout_before" });
  await assert.rejects(create("b"), Stripe.errors.StripeConnectionError);
  assert.equal(await customers(), before);
  await sandbox.control.fault({ ...silence, kind: "timeout_after_commit" });
  await assert.rejects(create("b"), Stripe.errors.StripeConnectionError);
  assert.equal(await customers(), before + 1);
  const again = await create("b");
  assert.equal(again.name, "b");
  assert.equal(again.lastResponse.headers["idempotent-replayed"], "true");
  assert.equal(await customers(), before + 1);
});

test("The SDK's retry after timeout_after_commit does not run the method twice", async () => {
  const before = await customers();
  await sandbox.control.fault({ ...silence, kind: "timeout_after_commit" });
  await sandbox.stripe.customers.create({ name: "c" }, { maxNetworkRetries: 2 });
  assert.equal(await customers(), before + 1);
});

test("A star in a path matches any id, and cleared faults do not occur", async () => {
  const { id } = await create("d");
  await sandbox.control.fault({ method: "GET", path: "/v1/customers/*", kind: "500" });
  await assert.rejects(sandbox.stripe.customers.retrieve(id), Stripe.errors.StripeAPIError);
  await sandbox.control.fault({ method: "GET", path: "/v1/customers/*", kind: "500" });
  await sandbox.control.clearFaults();
  assert.equal((await sandbox.stripe.customers.retrieve(id)).id, id);
});

test("The control API requires the secret key and names invalid parameters", async () => {
  const stranger = await sandbox.fetch("/control/clock", { headers: { authorization: "no" } });
  assert.equal(stranger.status, 401);
  const wrong = await sandbox.fetch("/control/clock", { method: "POST", body: '{"advance":1}' });
  assert.equal(wrong.status, 400);
  assert.equal((await sandbox.fetch("/control/nothing")).status, 404);
});
