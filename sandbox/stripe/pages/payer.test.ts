import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type Stripe from "stripe";
import { advance, daySeconds, monthlyPrice } from "../testing/fixtures.ts";
import { startTestSandbox, type TestSandbox } from "../testing/sandbox.ts";

// Payers can send the calls of the pages in any order.

let sandbox: TestSandbox;
let price: Stripe.Price;
before(async () => {
  sandbox = await startTestSandbox();
  price = await monthlyPrice(sandbox.stripe, 89);
});
after(() => sandbox?.close());

const cardWithChallenge = "4000002500003155";
const validCard = "4242424242424242";

interface PageResponse {
  status?: string;
  client_secret?: string;
  error?: { code?: string; message: string };
}

async function send(path: string, body: object): Promise<PageResponse> {
  const answer = await sandbox.fetch(`/sandbox/js/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      origin: sandbox.context.settings.origin,
      authorization: `Bearer ${sandbox.context.settings.publishableKey}`,
    },
  });
  return (await answer.json()) as PageResponse;
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
const answerChallenge = (response: PageResponse, outcome: "completed" | "failed") =>
  send(`challenges/${response.client_secret!.split("_secret_")[0]}`, { outcome });

async function chargedCents(work: () => Promise<unknown>): Promise<number> {
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
  test(`${mode}: paid in a second tab during the challenge of the first, it is charged once`, async () => {
    const session = await open(mode);
    const cost = await chargedCents(async () => {
      const first = await pay(session, cardWithChallenge);
      assert.equal(first.status, "requires_action");
      assert.equal((await pay(session, validCard)).status, "complete");
      await answerChallenge(first, "completed");
    });
    assert.equal(cost, cents);
    const { data } = await sandbox.stripe.subscriptions.list({ status: "active" });
    assert.ok(data.length <= 1);
    for (const { id } of data) await sandbox.stripe.subscriptions.cancel(id);
  });

  test(`${mode}: challenges in two tabs that are both completed charge once`, async () => {
    const session = await open(mode);
    const cost = await chargedCents(async () => {
      const first = await pay(session, cardWithChallenge);
      const second = await pay(session, cardWithChallenge);
      await Promise.all([
        answerChallenge(first, "completed"),
        answerChallenge(second, "completed"),
      ]);
      await answerChallenge(second, "failed");
    });
    assert.equal(cost, cents);
    const { status } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    assert.equal(status, "complete");
  });

  test(`${mode}: a challenge that is completed after the session has expired charges nothing`, async () => {
    const session = await open(mode);
    const cost = await chargedCents(async () => {
      const pending = await pay(session, cardWithChallenge);
      await advance(sandbox, daySeconds + 60);
      const { status } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
      assert.equal(status, "expired");
      await answerChallenge(pending, "completed");
      assert.match((await pay(session, validCard)).error?.message ?? "", /caducado|expired/i);
    });
    assert.equal(cost, 0);
  });

  test(`${mode}: a payment one second before the expiry succeeds`, async () => {
    const session = await open(mode);
    await advance(sandbox, daySeconds - 1);
    assert.equal((await pay(session, validCard)).status, "complete");
    await advance(sandbox, 120);
    const { status } = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    assert.equal(status, "complete");
  });
}

for (const [what, typed, code] of [
  ["letters", card("4242 4242 4242 424a"), "incorrect_number"],
  ["a number too short", card("4242"), "incorrect_number"],
  ["digits of another script", card("٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"), "incorrect_number"],
  ["a year that is over", card(validCard, { exp_year: 2020 }), "invalid_expiry_year"],
  ["a month that is over", card(validCard, { exp_month: 10, exp_year: 26 }), "invalid_expiry_year"],
  ["a month that is none", card(validCard, { exp_month: 13 }), "invalid_expiry_month"],
  ["half a code", card(validCard, { cvc: "12" }), "invalid_cvc"],
  ["a code of letters", card(validCard, { cvc: "abc" }), "invalid_cvc"],
] as const) {
  test(`A card with ${what} is refused, and the session stays open`, async () => {
    const session = await open("subscription");
    const response = await send(`checkout/${session.id}`, typed);
    assert.equal(response.error?.code, code);
    assert.equal((await sandbox.stripe.checkout.sessions.retrieve(session.id)).status, "open");
  });
}

test("A card number is accepted with spaces, hyphens and line breaks", async () => {
  for (const number of ["4242 4242 4242 4242", "4242-4242-4242-4242", " 4242\t42424242 4242\r\n"]) {
    assert.equal((await pay(await open("payment"), number)).status, "complete", number);
  }
});
