import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { completeOnboarding } from "./engine/connected-accounts.ts";
import { runInTransaction } from "./run-in-transaction.ts";
import { startTestSandbox, type TestSandbox } from "./testing/sandbox.ts";

let sandbox: TestSandbox;
before(async () => {
  sandbox = await startTestSandbox();
});
after(() => sandbox.close());

async function newAccount() {
  return await sandbox.stripe.accounts.create({
    type: "express",
    country: "ES",
    email: "ana@example.com",
    business_type: "individual",
    capabilities: { transfers: { requested: true } },
    tos_acceptance: { service_agreement: "recipient" },
    metadata: { affiliate: "1" },
  });
}

async function linkFor(account: string): Promise<string> {
  const link = await sandbox.stripe.accountLinks.create({
    account,
    type: "account_onboarding",
    refresh_url: "http://localhost:3000/again",
    return_url: "http://localhost:3000/back",
  });
  assert.equal(link.object, "account_link");
  assert.ok(!("id" in link));
  return new URL(link.url).pathname;
}

const complete = (path: string) =>
  runInTransaction(sandbox.context, null, () =>
    completeOnboarding(sandbox.context, path.split("/").at(-1)!),
  );

test("A transfer requires a completed onboarding and runs once per idempotency key", async () => {
  const { stripe } = sandbox;
  const account = await newAccount();
  assert.equal(account.capabilities?.transfers, "inactive");
  const transfer = { amount: 2670, currency: "usd", destination: account.id, transfer_group: "g1" };
  await assert.rejects(stripe.transfers.create(transfer, { idempotencyKey: "p0" }), {
    type: "StripeInvalidRequestError",
    code: "insufficient_capabilities_for_transfer",
  });
  const path = await linkFor(account.id);
  const shown = await sandbox.fetch(path);
  assert.equal(shown.status, 200);
  assert.match(await shown.text(), /Tu cuenta de cobro/);
  assert.equal(complete(path), "http://localhost:3000/back");
  assert.match(await (await sandbox.fetch(path)).text(), /Este enlace ya no vale/);
  assert.equal(complete(path), "http://localhost:3000/again");
  const [listedFirst] = (await stripe.accounts.list()).data;
  const read = await stripe.accounts.retrieve(account.id);
  assert.equal(listedFirst?.id, read.id);
  await assert.rejects(stripe.accounts.retrieve("acct_nobody"), { code: "resource_missing" });
  assert.deepEqual([read?.capabilities?.transfers, read?.details_submitted], ["active", true]);
  const once = await stripe.transfers.create(transfer, { idempotencyKey: "p1" });
  const twice = await stripe.transfers.create(transfer, { idempotencyKey: "p1" });
  assert.equal(twice.id, once.id);
  assert.deepEqual([once.amount, once.destination, once.reversed], [2670, account.id, false]);
  const listed = await stripe.transfers.list({ transfer_group: "g1" });
  assert.deepEqual(
    listed.data.map(({ id }) => id),
    [once.id],
  );
  assert.deepEqual((await stripe.transfers.list({ transfer_group: "other" })).data, []);
  assert.equal((await stripe.transfers.retrieve(once.id)).transfer_group, "g1");
  assert.deepEqual(sandbox.eventTypes(), ["account.updated", "transfer.created"]);
});

test("Invalid transfers and accounts get Stripe's errors", async () => {
  const { stripe } = sandbox;
  const account = await newAccount();
  complete(await linkFor(account.id));
  const good = { amount: 1000, currency: "usd", destination: account.id };
  for (const [change, expected] of [
    [{ destination: "acct_nobody" }, { code: "resource_missing", param: "destination" }],
    [{ amount: 0 }, { param: "amount" }],
    [{ currency: "eur" }, { code: "parameter_unknown", param: "currency" }],
    [{ source_transaction: "ch_1" }, { code: "parameter_unknown", param: "source_transaction" }],
  ] as const) {
    await assert.rejects(stripe.transfers.create({ ...good, ...change }), expected);
  }
  await assert.rejects(stripe.accounts.create({ type: "express", country: "España" }), {
    code: "country_code_invalid",
  });
});
