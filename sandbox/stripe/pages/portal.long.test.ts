import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type Stripe from "stripe";
import { assertAccessible, phone } from "#test/browser.ts";
import { advance, customerWithCard, daySeconds, monthlyPrice } from "../testing/fixtures.ts";
import { cardField, type PageTest, startPageTest } from "../testing/pages.ts";

let stage: PageTest;
let starter: Stripe.Price;
before(async () => {
  stage = await startPageTest();
  const { stripe } = stage.sandbox;
  starter = await monthlyPrice(stripe, 39, "Kolmena Starter");
  await stripe.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true },
    },
  });
});
after(() => stage?.close());

async function subscriber(token = "pm_card_visa") {
  const { stripe } = stage.sandbox;
  const { customer, card } = await customerWithCard(stripe, token);
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: starter.id }],
    default_payment_method: card,
  });
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${stage.origin}/precios`,
  });
  return { customer, card, subscription, portal };
}

test("A subscription is canceled at period end and renewed, and the return link works", async () => {
  const { subscription, portal } = await subscriber();
  const { page, complaints, close } = await stage.open(portal.url);
  const read = () => stage.sandbox.stripe.subscriptions.retrieve(subscription.id);
  await page.getByText("Próximo cobro el 21 de diciembre de 2026").waitFor();
  await page.getByRole("button", { name: "Cancelar suscripción" }).click();
  await page.getByText("Termina el 21 de diciembre de 2026").waitFor();
  assert.match((await page.getByRole("status").textContent())!, /no se cobra más/);
  assert.equal((await read()).cancel_at_period_end, true);
  await page.getByRole("button", { name: "Renovar" }).click();
  await page.getByText("Próximo cobro el 21 de diciembre de 2026").waitFor();
  assert.equal((await read()).cancel_at_period_end, false);
  await page.getByRole("link", { name: "Volver" }).click();
  await page.waitForURL(`${stage.origin}/precios`);
  assert.deepEqual(complaints, []);
  await close();
});

test("A new card becomes the default; the old one is removed after a confirmation", async () => {
  const { customer, card, subscription, portal } = await subscriber();
  const { stripe } = stage.sandbox;
  const { page, complaints, close } = await stage.open(portal.url);
  await page.getByText("Añadir una tarjeta").click();
  await cardField(page).getByLabel("Número de tarjeta").fill("5555555555554444");
  await cardField(page).getByLabel("Caducidad").fill("0935");
  await cardField(page).getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Guardar y usar esta tarjeta" }).click();
  await page.getByText("Tarjeta guardada").waitFor();
  const { default_payment_method: paying } = await stripe.subscriptions.retrieve(subscription.id);
  assert.notEqual(paying, card);
  await page.getByRole("button", { name: "Quitar Visa terminada en 4242" }).click();
  await page.getByRole("button", { name: "Sí, quitarla" }).click();
  await page.getByText("Visa terminada en 4242: quitada.").waitFor();
  const { data } = await stripe.paymentMethods.list({ customer });
  assert.deepEqual(
    data.map(({ id }) => id),
    [paying],
  );
  assert.deepEqual(complaints, []);
  await close();
});

test("An open invoice is paid with another card on its own page", async () => {
  const { customer } = await subscriber("pm_card_chargeCustomerFail");
  const { stripe } = stage.sandbox;
  const [open] = (await stripe.invoices.list({ customer, status: "open" })).data;
  const { page, complaints, close } = await stage.open(open!.hosted_invoice_url!);
  await page.getByText("Pendiente de pago").waitFor();
  await cardField(page).getByRole("button", { name: "Aceptada" }).click();
  await page.getByRole("button", { name: "Pagar $39.00" }).click();
  await page.getByRole("heading", { name: "Pagada" }).waitFor();
  assert.equal((await stripe.invoices.retrieve(open!.id!)).status, "paid");
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  assert.equal(subscription!.status, "active");
  assert.deepEqual(complaints, []);
  await close();
});

async function wordsOf(data: Uint8Array): Promise<string[]> {
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : ""));
}

test("The PDF of an invoice has its number, accented text and the amount", async () => {
  const { customer } = await subscriber();
  const [invoice] = (await stage.sandbox.stripe.invoices.list({ customer })).data;
  const answer = await stage.sandbox.fetch(new URL(invoice!.invoice_pdf!).pathname);
  assert.equal(answer.headers.get("content-type"), "application/pdf");
  const words = await wordsOf(new Uint8Array(await answer.arrayBuffer()));
  for (const expected of [invoice!.number!, "Número", "$39.00 USD", "Kolmena Starter"]) {
    assert.ok(words.includes(expected), expected);
  }
});

test("A portal link gives access to one customer's data only, for an hour", async () => {
  const mine = await subscriber();
  const theirs = await subscriber();
  const act = (body: object) =>
    stage.sandbox.fetch(`/sandbox/js/portal/${mine.portal.id}`, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify(body),
    });
  for (const [name, id] of [
    ["cancel", theirs.subscription.id],
    ["default", theirs.card],
    ["remove", theirs.card],
  ]) {
    assert.equal((await act({ act: name, id })).status, 400);
  }
  const { cancel_at_period_end } = await stage.sandbox.stripe.subscriptions.retrieve(
    theirs.subscription.id,
  );
  assert.equal(cancel_at_period_end, false);
  // The card of a subscription cannot be removed.
  assert.equal((await act({ act: "remove", id: mine.card })).status, 400);
  await advance(stage.sandbox, daySeconds / 12);
  assert.equal((await act({ act: "cancel", id: mine.subscription.id })).status, 403);
  const page = await stage.sandbox.fetch(new URL(mine.portal.url).pathname);
  assert.match(await page.text(), /Esta página ha caducado/);
});

for (const theme of ["light", "dark"] as const) {
  test(`Portal and invoice are accessible on a phone: ${theme}`, async () => {
    const { customer, portal } = await subscriber("pm_card_chargeCustomerFail");
    const { page, complaints, close } = await stage.open(portal.url, { theme, viewport: phone });
    await page.getByText("Añadir una tarjeta").click();
    await cardField(page).getByLabel("CVC").waitFor();
    await assertAccessible(page);
    assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
    const [invoice] = (await stage.sandbox.stripe.invoices.list({ customer })).data;
    await page.goto(`/sandbox/invoices/${invoice!.id}`);
    await cardField(page).getByLabel("CVC").waitFor();
    await assertAccessible(page);
    assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
    assert.deepEqual(complaints, []);
    await close();
  });
}
