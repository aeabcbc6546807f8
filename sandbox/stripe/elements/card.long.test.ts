import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { assertAccessible, openBrowser, phone, visit } from "#test/browser.ts";
import { buildCardHost } from "../testing/card-host.ts";
import { startTestSandbox, type TestSandbox } from "../testing/sandbox.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let sandbox: TestSandbox;
let front: TestApp;
let browser: Browser;
before(async () => {
  sandbox = await startTestSandbox();
  front = await startTestApp(sandbox.port, await buildCardHost());
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await front?.close();
  await sandbox?.close();
});

async function openCard(options: { theme?: "night"; redirect?: "always"; expected?: RegExp } = {}) {
  const intent = await sandbox.stripe.setupIntents.create({ usage: "off_session" });
  const visitor = await visit(browser, { origin: front.origin, expected: options.expected });
  const query = new URLSearchParams({
    secret: intent.client_secret!,
    key: sandbox.context.settings.publishableKey,
    ...(options.theme && { theme: options.theme }),
    ...(options.redirect && { redirect: options.redirect }),
  });
  await visitor.page.goto(`/?${query}`);
  const field = visitor.page.frameLocator("iframe[title^='Campo seguro']");
  await field.getByLabel("Número de tarjeta").waitFor();
  return { ...visitor, field, intent };
}

const outcome = async (page: Page) => {
  await page.locator("#outcome:not(:empty)").waitFor();
  return await page.locator("#outcome").textContent();
};

test("A typed card is confirmed with Stripe's React elements under a strict content security policy", async () => {
  const { page, field, intent, complaints, close } = await openCard();
  await field.getByLabel("Número de tarjeta").pressSequentially("4242424242424242");
  await field.getByLabel("Caducidad").pressSequentially("1234");
  await field.getByLabel("CVC").pressSequentially("123");
  await field.getByLabel("CVC").press("Enter");
  assert.equal(await outcome(page), "succeeded");
  const { status, payment_method: card } = await sandbox.stripe.setupIntents.retrieve(intent.id, {
    expand: ["payment_method"],
  });
  assert.equal(status, "succeeded");
  assert.ok(typeof card === "object" && card);
  assert.deepEqual(
    [card.card?.last4, card.card?.exp_month, card.card?.exp_year],
    ["4242", 12, 2034],
  );
  const heard = await page.locator("#heard").textContent();
  assert.match(heard!, /ready.*focus.*typing.*complete/);
  assert.deepEqual(complaints, []);
  await close();
});

test("Validation errors are shown beside their fields in Spanish, and nothing is sent", async () => {
  const { page, field, intent, complaints, close } = await openCard();
  await page.getByRole("button", { name: "Guardar tarjeta" }).click();
  assert.equal(await outcome(page), "submit: El número de tu tarjeta está incompleto.");
  const number = field.getByLabel("Número de tarjeta");
  await number.fill("4242 4242 4242 4241");
  await field.getByLabel("Caducidad").fill("11/20");
  await field.getByLabel("CVC").fill("12");
  await number.focus();
  const errors = await field.getByRole("alert").allTextContents();
  assert.deepEqual(errors, [
    "El número de tu tarjeta no es válido.",
    "Tu tarjeta ha caducado.",
    "El código de seguridad de tu tarjeta está incompleto.",
  ]);
  assert.equal(await number.getAttribute("aria-invalid"), "true");
  const { status, last_setup_error } = await sandbox.stripe.setupIntents.retrieve(intent.id);
  assert.deepEqual([status, last_setup_error], ["requires_payment_method", null]);
  assert.deepEqual(complaints, []);
  await close();
});

test("Digits are grouped while they are typed, pasted and corrected", async () => {
  const { field, close } = await openCard();
  const number = field.getByLabel("Número de tarjeta");
  await number.fill("4000-0025 0000 3155");
  assert.equal(await number.inputValue(), "4000 0025 0000 3155");
  assert.equal(await field.locator("#brand").textContent(), "Visa");
  // The caret stays where the missing digit belongs.
  await number.evaluate((input: { setSelectionRange(from: number, to: number): void }) =>
    input.setSelectionRange(6, 6),
  );
  await number.press("Backspace");
  assert.equal(await number.inputValue(), "4000 0250 0003 155");
  await number.press("0");
  assert.equal(await number.inputValue(), "4000 0025 0000 3155");
  await number.fill("378282246310005");
  assert.equal(await number.inputValue(), "3782 822463 10005");
  const expiry = field.getByLabel("Caducidad");
  await expiry.pressSequentially("7");
  assert.equal(await expiry.inputValue(), "07 / ");
  await expiry.press("Backspace");
  assert.equal(await expiry.inputValue(), "07");
  await expiry.fill("08/2031");
  assert.equal(await expiry.inputValue(), "08 / 31");
  await close();
});

test("A decline is shown in the field and returned to the page; the typed data stay", async () => {
  const { page, field, complaints, close } = await openCard();
  await field.getByRole("button", { name: "Rechazada" }).click();
  await page.getByRole("button", { name: "Guardar tarjeta" }).click();
  assert.equal(await outcome(page), "card_error card_declined: Tu tarjeta fue rechazada.");
  assert.equal(await field.locator("#number-error").textContent(), "Tu tarjeta fue rechazada.");
  assert.equal(await field.getByLabel("Número de tarjeta").inputValue(), "4000 0000 0000 0002");
  // Another card on the same page succeeds.
  await field.getByRole("button", { name: "Aceptada" }).click();
  await page.getByRole("button", { name: "Guardar tarjeta" }).click();
  await page.locator("#outcome", { hasText: "succeeded" }).waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

test("A card without funds shows its own message", async () => {
  const { page, field, close } = await openCard();
  await field.getByRole("button", { name: "Sin fondos" }).click();
  await page.getByRole("button", { name: "Guardar tarjeta" }).click();
  assert.match((await outcome(page))!, /Tu tarjeta no tiene fondos suficientes\.$/);
  await close();
});

async function openChallenge() {
  const opened = await openCard();
  await opened.field.getByRole("button", { name: "3-D Secure" }).click();
  await opened.page.getByRole("button", { name: "Guardar tarjeta" }).click();
  const bank = opened.page.frameLocator("dialog iframe");
  await bank.getByRole("heading", { name: "Verificación 3-D Secure" }).waitFor();
  return { ...opened, bank };
}

test("The 3-D Secure challenge opens over the page and is completed", async () => {
  const { page, bank, intent, complaints, close } = await openChallenge();
  await bank.getByRole("button", { name: "Completar" }).click();
  assert.equal(await outcome(page), "succeeded");
  assert.equal(await page.locator("dialog").count(), 0);
  assert.equal((await sandbox.stripe.setupIntents.retrieve(intent.id)).status, "succeeded");
  assert.deepEqual(complaints, []);
  await close();
});

for (const refuse of ["Rechazar", "Cerrar sin confirmar", "Escape"] as const) {
  test(`The 3-D Secure challenge opens over the page and is refused: ${refuse}`, async () => {
    const { page, bank, intent, close } = await openChallenge();
    if (refuse === "Escape") await page.keyboard.press("Escape");
    else await bank.getByRole("button", { name: refuse }).click();
    assert.match(
      (await outcome(page))!,
      /setup_intent_authentication_failure: No se ha podido verificar/,
    );
    assert.equal(await page.locator("dialog").count(), 0);
    const { status } = await sandbox.stripe.setupIntents.retrieve(intent.id);
    assert.equal(status, "requires_payment_method");
    await close();
  });
}

test("Without redirect if_required the browser goes to the return URL with the result", async () => {
  const { page, field, intent, close } = await openCard({ redirect: "always" });
  await field.getByRole("button", { name: "Aceptada" }).click();
  await page.getByRole("button", { name: "Guardar tarjeta" }).click();
  await page.waitForURL(/\/done\?/);
  const query = new URL(page.url()).searchParams;
  assert.equal(query.get("setup_intent"), intent.id);
  assert.equal(query.get("setup_intent_client_secret"), intent.client_secret);
  assert.equal(query.get("redirect_status"), "succeeded");
  await close();
});

test("The field follows the page's appearance, also when it changes", async () => {
  const { page, field, close } = await openCard();
  const number = field.getByLabel("Número de tarjeta");
  await number.fill("4242");
  const worn = (property: string) =>
    number.evaluate(
      (input, name) =>
        (
          globalThis as unknown as { getComputedStyle(of: unknown): Record<string, string> }
        ).getComputedStyle(input)[name],
      property,
    );
  assert.equal(await worn("backgroundColor"), "rgb(255, 255, 255)");
  assert.equal(await worn("borderRadius"), "14px");
  await page.getByRole("button", { name: "Cambiar tema" }).click();
  await field.locator("html[data-theme=dark]").waitFor();
  assert.equal(await worn("backgroundColor"), "rgb(31, 25, 54)");
  assert.equal(await number.inputValue(), "4242");
  await close();
});

for (const theme of [undefined, "night"] as const) {
  test(`The card field is accessible: ${theme ?? "light"}`, async () => {
    const { page, field, close } = await openCard({ theme });
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Guardar tarjeta" }).click();
    await field.locator("#cvc-error:not(:empty)").waitFor();
    await assertAccessible(page);
    const frame = page.frames().find((candidate) => candidate.url().endsWith("/elements/card"))!;
    assert.ok(
      await frame.evaluate("document.body.scrollWidth <= document.documentElement.clientWidth"),
    );
    await close();
  });
}

test("Only pages of the sandbox's origin can send a card", async () => {
  const body = JSON.stringify({
    card: { number: "4242424242424242", exp_month: 1, exp_year: 2031 },
  });
  const send = async (headers: Record<string, string>) => {
    const key = `Bearer ${sandbox.context.settings.publishableKey}`;
    const answer = await sandbox.fetch("/sandbox/js/payment_methods", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", authorization: key, ...headers },
    });
    return answer.status;
  };
  assert.equal(await send({ "sec-fetch-site": "cross-site" }), 403);
  assert.equal(await send({ "sec-fetch-site": "same-site" }), 403);
  assert.equal(await send({ origin: "https://evil.example" }), 403);
  assert.equal(await send({ origin: front.origin }), 403);
  assert.equal(await send({ origin: "http://localhost:3000", "content-type": "text/plain" }), 403);
  assert.equal(await send({ origin: "http://localhost:3000", authorization: "" }), 401);
  assert.equal(await send({ origin: "http://localhost:3000" }), 200);
});

test("An intent is read and confirmed only with its client secret, and shows only public fields", async () => {
  const intent = await sandbox.stripe.setupIntents.create({ metadata: { userId: "7" } });
  const key = `Bearer ${sandbox.context.settings.publishableKey}`;
  const read = (secret: string) =>
    sandbox.fetch(`/sandbox/js/setup_intents/${intent.id}?client_secret=${secret}`, {
      headers: { authorization: key },
    });
  assert.equal((await read("seti_1_secret_2")).status, 404);
  const answer = await read(intent.client_secret!);
  assert.equal(answer.status, 200);
  const shown = (await answer.json()) as object;
  assert.ok("status" in shown && !("metadata" in shown) && !("customer" in shown));
});
