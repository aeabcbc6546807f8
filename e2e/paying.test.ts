import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Browser, Page } from "playwright-core";
import { type TestApp, testApp } from "#test/app.ts";
import { assertAccessible, openBrowser, phone, publicFolder, visit } from "#test/browser.ts";

describe("people pay in Chromium, without a network", () => {
  let browser: Browser;
  let site: TestApp;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), testApp({ publicFolder, stripe: true })]);
  });
  after(async () => {
    await browser.close();
    assert.deepEqual(site.errors, []);
    await site.close();
  });

  async function typeCard(page: Page, number: string) {
    const field = page.frameLocator("iframe[title^='Campo seguro']");
    for (const [label, digits] of [
      ["Número de tarjeta", number],
      ["Caducidad", "1234"],
      ["CVC", "123"],
    ] as const) {
      await field.getByLabel(label).fill("");
      await field.getByLabel(label).pressSequentially(digits);
    }
  }

  it("a trial starts with a card that pays, after one that does not, and ends in two clicks", async () => {
    const { page, complaints, close } = await visit(browser, {
      origin: site.origin,
      viewport: phone,
    });
    const start = page.getByRole("button", { name: "Empezar prueba gratis" });
    await page.goto("/trial");
    await page.getByLabel("Nombre completo").fill("Clara Ruiz");
    await page.getByLabel("Email").fill("clara@ejemplo.test");
    await page.getByLabel("Contraseña", { exact: true }).fill("una frase larga y rara");
    await page.getByRole("button", { name: "Continuar a la tarjeta" }).click();
    await page.getByText("¡Trial iniciado!").waitFor();
    await page.getByRole("heading", { name: "Trial Activado" }).waitFor();
    await page.reload();
    await typeCard(page, "4000000000000002");
    await start.click();
    await page.getByText("Tu banco ha rechazado la tarjeta").first().waitFor();
    await assertAccessible(page);
    await typeCard(page, "4242424242424242");
    await start.dblclick();
    await page.getByText("¡Perfecto!").waitFor();
    await page.getByText("Prueba: quedan 3 días").waitFor();
    await page.goto("/dashboard?tab=configuracion");
    await page.getByRole("button", { name: "Cancelar prueba" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("no se cobrará nada").waitFor();
    await dialog.getByRole("button", { name: "Cancelar prueba" }).click();
    await page.getByText("y no se cobrará nada.").waitFor();
    await page.getByRole("button", { name: "Seguir con la prueba" }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a stranger buys a plan and is told to look into the mail", async () => {
    const { page, complaints, close } = await visit(browser, { origin: site.origin });
    await page.goto("/precios");
    await page.getByRole("button", { name: "Contratar Growth · $89/mes" }).dblclick();
    await page.waitForURL(/\/sandbox\/checkout\//);
    await page.getByLabel("Email").fill("nuevo@ejemplo.test");
    await typeCard(page, "4242424242424242");
    await page.getByRole("button", { name: /pagar/ }).click();
    await page.waitForURL(/\/pago\?/);
    await page.getByText("Te hemos enviado un correo para crear tu contraseña").waitFor();
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a message to us is checked field by field, sent once, and the form is cleared", async () => {
    const { page, complaints, close } = await visit(browser, { origin: site.origin });
    await page.goto("/precios");
    await page.getByRole("button", { name: "Enviar consulta" }).click();
    await page.getByText("Introduce un email válido").waitFor();
    await page.getByLabel("Nombre").fill("Clara");
    await page.getByLabel("Email").fill("clara@ejemplo.test");
    await page.getByLabel("Mensaje").fill("Llevo el marketing de seis tiendas");
    await page.getByRole("button", { name: "Enviar consulta" }).dblclick();
    await page.getByText("Consulta enviada").waitFor();
    assert.equal(await page.getByLabel("Mensaje").inputValue(), "");
    assert.deepEqual(complaints, []);
    await close();
  });
});
