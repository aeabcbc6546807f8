import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { payableAffiliate } from "#test/affiliates/payable-affiliates.ts";
import { assertAccessible, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("an affiliate who is paid by Stripe, in Chromium", () => {
  const here = siteInChromium({
    stripe: true,
    trustedProxies: ["127.0.0.1"],
    payouts: { provider: "stripe" },
  });

  it("starts onboarding at Stripe from «Pagos», leaves it halfway, and finishes it later", async () => {
    const { person } = await payableAffiliate(here.site);
    const { page, complaints, close } = await here.open({ person, viewport: phone });
    const pagos = "/affiliate-dashboard?tab=pagos";
    await page.goto(pagos);
    await page.getByRole("heading", { name: "Falta un paso para cobrar" }).waitFor();
    await assertAccessible(page);
    await page.getByRole("link", { name: "Conectar mi cuenta de cobro" }).click();
    await page.getByRole("heading", { name: "Tu cuenta de cobro" }).waitFor();

    await page.goto(pagos);
    await page.getByRole("heading", { name: "Tu cuenta de cobro está a medias" }).waitFor();
    await page.getByRole("button", { name: "Cambiar" }).click();
    assert.equal(await page.getByRole("radio", { name: "PayPal" }).count(), 0);
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("link", { name: "Seguir en Stripe" }).click();
    await page.getByRole("button", { name: "Completar con datos de prueba" }).click();
    await page.waitForURL(`**${pagos}`);
    await page.getByText("Cuenta de cobro conectada.").waitFor();
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });
});
