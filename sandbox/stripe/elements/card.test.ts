import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { openBrowser, visit } from "#test/browser.ts";
import { buildCardHost } from "../testing/card-host.ts";
import { type Front, startFront } from "../testing/front.ts";
import { startTestSandbox, type TestSandbox } from "../testing/sandbox.ts";

let sandbox: TestSandbox;
let front: Front;
let browser: Browser;
before(async () => {
  sandbox = await startTestSandbox();
  front = await startFront(sandbox.port, await buildCardHost());
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
    key: sandbox.world.settings.publishableKey,
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

test("A typed card is confirmed through Stripe's own React elements under a strict policy", async () => {
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
