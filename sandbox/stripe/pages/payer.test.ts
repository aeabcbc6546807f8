import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type Stripe from "stripe";
import { startTestSandbox, type TestSandbox } from "../testing/sandbox.ts";
import { advance, daySeconds, monthlyPrice } from "../testing/shop.ts";

// What somebody who pays can do with the pages' own calls, in any order.

let sandbox: TestSandbox;
let price: Stripe.Price;
before(async () => {
  sandbox = await startTestSandbox();
  price = await monthlyPrice(sandbox.stripe, 89);
});
after(() => sandbox?.close());

const challenged = "4000002500003155";
const works = "4242424242424242";

interface Said {
  status?: string;
  client_secret?: string;
  error?: { code?: string; message: string };
}

async function send(path: string, body: object): Promise<Said> {
  const answer = await sandbox.fetch(`/sandbox/js/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      origin: sandbox.world.settings.origin,
      authorization: `Bearer ${sandbox.world.settings.publishableKey}`,
    },
  });
  return (await answer.json()) as Said;
}

const card = (number: string, more: object = {}) => ({
  card: { number, exp_month: 12, exp_year: 2034, cvc: "123", ...more },
});

function open(mode: "payment" | "subscription"): Promise<Stripe.Checkout.Session> {
  const once = { currency: "usd", unit_amount: 1500, product_data: { name: "Web Ads" } };
  return sandbox.stripe.checkout.sessions.create({
    mode,
    customer_email: "ana@example.com",
    line_items: [mode === "payment" ? { price_data: once, quantity: 1 } : { price: price.id }],
    success_url: "http://localhost:3000/done",
  });
}

const pay = (session: Stripe.Checkout.Session, number: string) =>
  send(`checkout/${session.id}`, card(number));
const atBank = (said: Said, outcome: "completed" | "failed") =>
  send(`challenges/${said.client_secret!.split("_secret_")[0]}`, { outcome });

async function taken(work: () => Promise<unknown>): Promise<number> {
  const all = async () => {
    let cents = 0;
    for await (const charge of sandbox.stripe.charges.list({ limit: 100 })) {
      if (charge.paid) cents += charge.amount - charge.amount_refunded;
    }
    return cents;
  };
  const before = await all();
  await work();
  return (await all()) - before;
}

for (const [mode, cents] of [
  ["payment", 1500],
  ["subscription", 8900],
] as const) {
  test(`${mode}: a second tab pays while the bank asks in the first, whose answer comes late`, async () => {
    const session = await open(mode);
    const cost = await taken(async () => {
      const first = await pay(session, challenged);
      assert.equal(first.status, "requires_action");
      assert.equal((await pay(session, works)).status, "complete");
      await atBank(first, "completed");
    });
    assert.equal(cost, cents);
    const { data } = await sandbox.stripe.subscriptions.list({ status: "active" });
    assert.ok(data.length <= 1);
    for (const { id } of data) await sandbox.stripe.subscriptions.cancel(id);
  });

  test(`${mode}: the bank is asked in two tabs, and both are confirmed`, async () => {
    const session = await open(mode);
    const cost = await taken(async () => {
      const first = await pay(session, challenged);
      const second = await pay(session, challenged);
      await Promise.all([atBank(first, "completed"), atBank(second, "completed")]);
      await atBank(second, "failed");
    });
    assert.equal(cost, cents);
    const { status } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    assert.equal(status, "complete");
  });

  test(`${mode}: what the bank confirms after the page has expired is not charged`, async () => {
    const session = await open(mode);
    const cost = await taken(async () => {
      const asked = await pay(session, challenged);
      await advance(sandbox, daySeconds + 60);
      const { status } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
      assert.equal(status, "expired");
      await atBank(asked, "completed");
      assert.match((await pay(session, works)).error?.message ?? "", /caducado|expired/i);
    });
    assert.equal(cost, 0);
  });

  test(`${mode}: paid in the second before it expires, it is paid`, async () => {
    const session = await open(mode);
    await advance(sandbox, daySeconds - 1);
    assert.equal((await pay(session, works)).status, "complete");
    await advance(sandbox, 120);
    const { status } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    assert.equal(status, "complete");
  });
}

for (const [what, typed, code] of [
  ["letters", card("4242 4242 4242 424a"), "incorrect_number"],
  ["a number too short", card("4242"), "incorrect_number"],
  ["digits of another script", card("٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"), "incorrect_number"],
  ["a year that is over", card(works, { exp_year: 2020 }), "invalid_expiry_year"],
  ["a month that is over", card(works, { exp_month: 10, exp_year: 26 }), "invalid_expiry_year"],
  ["a month that is none", card(works, { exp_month: 13 }), "invalid_expiry_month"],
  ["half a code", card(works, { cvc: "12" }), "invalid_cvc"],
  ["a code of letters", card(works, { cvc: "abc" }), "invalid_cvc"],
] as const) {
  test(`A card with ${what} is refused, and the page stays open`, async () => {
    const session = await open("subscription");
    const said = await send(`checkout/${session.id}`, typed);
    assert.equal(said.error?.code, code);
    assert.equal((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status, "open");
  });
}

test("A number pasted with spaces, hyphens and a line's end is the same number", async () => {
  for (const number of ["4242 4242 4242 4242", "4242-4242-4242-4242", " 4242\t42424242 4242\r\n"]) {
    assert.equal((await pay(await open("payment"), number)).status, "complete", number);
  }
});
