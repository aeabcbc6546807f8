import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertAccessible, phone } from "#test/browser.ts";
import { type PageTest, startPageTest } from "../testing/pages.ts";

let stage: PageTest;
before(async () => {
  stage = await startPageTest();
});
after(() => stage?.close());

test("One button completes the onboarding, and its link works only once", async () => {
  const { stripe } = stage.sandbox;
  const account = await stripe.accounts.create({
    type: "express",
    country: "ES",
    capabilities: { transfers: { requested: true } },
  });
  const link = await stripe.accountLinks.create({
    account: account.id,
    type: "account_onboarding",
    refresh_url: `${stage.origin}/done`,
    return_url: `${stage.origin}/precios`,
  });
  const { page, complaints, close } = await stage.open(link.url, { viewport: phone });
  await assertAccessible(page);
  await page.getByRole("button", { name: "Completar con datos de prueba" }).click();
  await page.waitForURL(`${stage.origin}/precios`);
  const [read] = (await stripe.accounts.list()).data;
  assert.equal(read?.capabilities?.transfers, "active");
  await page.goto(`${stage.origin}${new URL(link.url).pathname}`);
  await assertAccessible(page);
  await page.getByRole("link", { name: "Pedir otro enlace" }).click();
  await page.waitForURL(`${stage.origin}/done`);
  assert.deepEqual(complaints, []);
  await close();
});
