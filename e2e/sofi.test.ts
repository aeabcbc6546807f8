import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { phone } from "#test/browser.ts";
import { cardField } from "#test/payment-pages.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("Sofi's page in Chromium", () => {
  const { open } = siteInChromium({ stripe: true });

  it("connecting a shop sends no request, and Sofi is ordered on the payment page", async () => {
    const { page, complaints, close } = await open({ viewport: phone });
    await page.goto("/sofi");
    await page.getByRole("button", { name: "Conectar mi tienda" }).click();
    await page.getByText("URL requerida").waitFor();
    await page.locator("#shop-url-error").getByText("Por favor ingresa la URL").waitFor();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.getByLabel("La URL de tu tienda Shopify").fill("calma.myshopify.com");
    await page.getByRole("button", { name: "Conectar mi tienda" }).click();
    await page.getByText("¡Conectado!").first().waitFor();
    assert.deepEqual(requested, []);

    await page.getByRole("button", { name: "Contratar a Sofi · $29.99/mes" }).click();
    await page.waitForURL("**/sandbox/checkout/**");
    await cardField(page).getByLabel("Número de tarjeta").waitFor();
    await page
      .getByText(/29[.,]99/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Volver" }).click();
    await page.waitForURL("**/sofi");
    assert.deepEqual(complaints, []);
    await close();
  });
});
