import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type Stripe from "stripe";
import { assertAccessible, phone } from "#test/browser.ts";
import { advance, customerWithCard, daySeconds, monthlyPrice } from "../testing/fixtures.ts";
import { bankQuestion, cardField, type PageTest, startPageTest } from "../testing/pages.ts";

let stage: PageTest;
let growth: Stripe.Price;
before(async () => {
  stage = await startPageTest();
  growth = await monthlyPrice(stage.sandbox.stripe, 89, "Kolmena Growth");
});
after(() => stage?.close());

async function subscribing(more: Stripe.Checkout.SessionCreateParams = {}) {
  return await stage.sandbox.stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: growth.id, quantity: 1 }],
    success_url: `${stage.origin}/done?checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: `${stage.origin}/precios`,
    ...more,
  });
}

async function subscriptionsOf(session: Stripe.Checkout.Session) {
  const { customer } = await stage.sandbox.stripe.checkout.sessions.retrieve(session.id);
  if (!customer) return [];
  const { data } = await stage.sandbox.stripe.subscriptions.list({ customer: String(customer) });
  return data;
}

test("A new customer subscribes with email and card, and returns with the session's id", async () => {
  const session = await subscribing();
  const { page, complaints, close } = await stage.open(session.url!);
  const text = (await page.locator("main").textContent())!;
  assert.match(text, /Suscripción a Kolmena Growth/);
  assert.match(text, /\$89\.00 USD al mes/);
  assert.match(
    (await page.locator("body").textContent())!,
    /Pagos de prueba: no se cobra ninguna tarjeta/,
  );
  await page.getByLabel("Email").fill("ana@example.com");
  await cardField(page).getByRole("button", { name: "Aceptada" }).click();
  await page.getByRole("button", { name: "Suscribirme" }).click();
  await page.waitForURL(`${stage.origin}/done?checkout=${session.id}`);
  const paid = await stage.sandbox.stripe.checkout.sessions.retrieve(session.id);
  assert.deepEqual(
    [paid.status, paid.payment_status, paid.customer_details?.email],
    ["complete", "paid", "ana@example.com"],
  );
  assert.deepEqual(
    (await subscriptionsOf(session)).map(({ status }) => status),
    ["active"],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test("A known customer is not asked for an email; a one-time payment is charged once", async () => {
  const { stripe } = stage.sandbox;
  const customer = await stripe.customers.create({ email: "luz@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    customer: customer.id,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "usd",
          unit_amount: 1500,
          product_data: { name: "<b>Web Ads</b> & más" },
        },
      },
    ],
    success_url: `${stage.origin}/done`,
  });
  const { page, complaints, close } = await stage.open(session.url!);
  await page.getByText("luz@example.com").waitFor();
  assert.equal(await page.getByLabel("Email").count(), 0);
  // Texts of objects are escaped.
  assert.equal(await page.getByRole("heading", { level: 1 }).textContent(), "<b>Web Ads</b> & más");
  const card = cardField(page);
  await card.getByLabel("Número de tarjeta").fill("5555 5555 5555 4444");
  await card.getByLabel("Caducidad").fill("01/35");
  await card.getByLabel("CVC").fill("999");
  await card.getByLabel("CVC").press("Enter");
  await page.waitForURL(`${stage.origin}/done`);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  const intent = paid.payment_intent as Stripe.PaymentIntent;
  assert.deepEqual([intent.status, intent.amount_received], ["succeeded", 1500]);
  assert.deepEqual(complaints, []);
  await close();
});

test("A decline is shown beside the field, the typed data stay, and another card succeeds", async () => {
  const session = await subscribing();
  const { page, complaints, close } = await stage.open(session.url!);
  const pay = page.getByRole("button", { name: "Suscribirme" });
  await pay.click();
  assert.match((await page.locator("#email-error").textContent())!, /Escribe tu email/);
  await page.getByLabel("Email").fill("mar@example.com");
  const card = cardField(page);
  await card.getByRole("button", { name: "Rechazada" }).click();
  await pay.click();
  await card.getByText("Tu tarjeta fue rechazada.").waitFor();
  assert.equal(await page.getByLabel("Email").inputValue(), "mar@example.com");
  assert.equal(await card.getByLabel("Número de tarjeta").inputValue(), "4000 0000 0000 0002");
  assert.equal((await stage.sandbox.stripe.checkout.sessions.retrieve(session.id)).status, "open");
  await card.getByRole("button", { name: "Aceptada" }).click();
  await pay.click();
  await page.waitForURL(/\/done/);
  assert.equal((await subscriptionsOf(session)).length, 1);
  assert.deepEqual(complaints, []);
  await close();
});

test("A refused 3-D Secure challenge keeps the page open, a completed one pays", async () => {
  const session = await subscribing();
  const { page, complaints, close } = await stage.open(session.url!);
  await page.getByLabel("Email").fill("sol@exmaple.com");
  await cardField(page).getByRole("button", { name: "3-D Secure" }).click();
  const pay = page.getByRole("button", { name: "Suscribirme" });
  await pay.click();
  await bankQuestion(page).getByText("$89.00 USD").waitFor();
  await bankQuestion(page).getByRole("button", { name: "Rechazar" }).click();
  await page.getByText("No se ha podido verificar tu tarjeta").waitFor();
  await page.getByLabel("Email").fill("sol@example.com");
  await pay.click();
  await bankQuestion(page).getByRole("button", { name: "Completar" }).click();
  await page.waitForURL(/\/done/);
  assert.deepEqual(
    (await subscriptionsOf(session)).map(({ status }) => status),
    ["active"],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test("A double click and two tabs pay once", async () => {
  const session = await subscribing({ customer_email: "eva@example.com" });
  const first = await stage.open(session.url!);
  const second = await first.context.newPage();
  await second.goto(new URL(session.url!).pathname);
  for (const page of [first.page, second]) {
    await cardField(page).getByRole("button", { name: "Aceptada" }).click();
  }
  await Promise.all([
    first.page.getByRole("button", { name: "Suscribirme" }).dblclick(),
    second.getByRole("button", { name: "Suscribirme" }).click(),
  ]);
  await Promise.all([first.page.waitForURL(/\/done/), second.waitForURL(/\/done/)]);
  assert.equal((await subscriptionsOf(session)).length, 1);
  const { customer } = await stage.sandbox.stripe.checkout.sessions.retrieve(session.id);
  const charges = await stage.sandbox.stripe.charges.list({ customer: String(customer) });
  assert.equal(charges.data.length, 1);
  assert.deepEqual(first.complaints, []);
  await first.page.goto(new URL(session.url!).pathname);
  await first.page.getByRole("heading", { name: "Este pago ya está hecho" }).waitFor();
  await assertAccessible(first.page);
  await first.page.getByRole("link", { name: "Continuar" }).click();
  await first.page.waitForURL(`${stage.origin}/done?checkout=${session.id}`);
  await first.close();
});

test("A page that is reloaded during the challenge can be paid once; going back shows it paid", async () => {
  const session = await subscribing({ customer_email: "iris@example.com" });
  const { page, complaints, close } = await stage.open(session.url!);
  const pay = page.getByRole("button", { name: "Suscribirme" });
  await cardField(page).getByRole("button", { name: "3-D Secure" }).click();
  await pay.click();
  await bankQuestion(page).getByRole("button", { name: "Completar" }).waitFor();
  await page.reload();
  await cardField(page).getByRole("button", { name: "3-D Secure" }).click();
  await pay.click();
  await bankQuestion(page).getByRole("button", { name: "Completar" }).click();
  await page.waitForURL(/\/done/);
  await page.goBack();
  await page.getByRole("heading", { name: "Este pago ya está hecho" }).waitFor();
  assert.equal((await subscriptionsOf(session)).length, 1);
  const paid = await stage.sandbox.stripe.checkout.sessions.retrieve(session.id);
  const charges = await stage.sandbox.stripe.charges.list({ customer: String(paid.customer) });
  assert.equal(charges.data.filter((charge) => charge.paid).length, 1);
  assert.deepEqual(complaints, []);
  await close();
});

test("«Volver» leaves without payment; after a day the page has expired", async () => {
  const session = await subscribing();
  const { page, close } = await stage.open(session.url!);
  await page.getByRole("link", { name: "Volver" }).click();
  await page.waitForURL(`${stage.origin}/precios`);
  await advance(stage.sandbox, daySeconds + 60);
  await page.goto(new URL(session.url!).pathname);
  await page.getByRole("heading", { name: "Esta página de pago ha caducado" }).waitFor();
  await close();
});

test("Only http and https URLs become links or redirects", async () => {
  const { stripe } = stage.sandbox;
  const { customer } = await customerWithCard(stripe);
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: growth.id, quantity: 1 }],
    success_url: `${stage.origin}/done`,
    cancel_url: "javascript:alert(1)",
  });
  const answer = await stage.sandbox.fetch(new URL(session.url!).pathname);
  assert.doesNotMatch(await answer.text(), /javascript:/);
  assert.match(
    answer.headers.get("content-security-policy")!,
    /script-src 'self';.*frame-ancestors 'none'/,
  );
});

for (const theme of ["light", "dark"] as const) {
  test(`The payment page is accessible on a phone: ${theme}`, async () => {
    const session = await subscribing();
    const { page, complaints, close } = await stage.open(session.url!, { theme, viewport: phone });
    await cardField(page).getByRole("button", { name: "Rechazada" }).click();
    await page.getByRole("button", { name: "Suscribirme" }).click();
    await page.locator("#email-error:not(:empty)").waitFor();
    await assertAccessible(page);
    assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
    assert.deepEqual(complaints, []);
    await close();
  });
}

test("An unknown page shows an error in Spanish", async () => {
  const answer = await stage.sandbox.fetch("/sandbox/checkout/cs_test_nothing");
  assert.equal(answer.status, 404);
  assert.match(await answer.text(), /No encontramos esta página/);
});
