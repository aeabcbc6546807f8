import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { saveBusinessProfile } from "#shared/brain.ts";
import { assertAccessible, phone } from "#test/browser.ts";
import { exampleProfile } from "#test/example-profile.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("a hand-off from Mel, in Chromium", () => {
  const here = siteInChromium();

  it("its fields can be changed before it is sent, and the worker's chat shows them", async () => {
    const person = await here.site.person("Clara");
    await person.call(saveBusinessProfile, { body: exampleProfile as never });
    const { page, complaints, close } = await here.open({
      person,
      viewport: phone,
      expected: /503/,
    });
    await page.goto("/dashboard");
    await page.getByLabel("¿Qué quieres mover hoy?").fill("Llenar la tienda el sábado");
    await page.getByRole("button", { name: /Preguntar a Mel/ }).click();

    const card = page.getByRole("region", { name: "Encargo para Teo" });
    await card.getByText("llenar la tienda el sábado", { exact: true }).waitFor();
    await page.getByText("Respuesta generada").waitFor();
    assert.match((await card.textContent()) ?? "", /Objetivo\s*llenar la tienda el sábado/);
    await card.getByRole("button", { name: "Editar" }).press("Enter");
    await card.getByLabel("Tema").fill("la hogaza de centeno");
    await card.getByLabel("Oferta").fill("2x1");
    await card.getByLabel("Cantidad").fill("40");
    assert.ok(await card.getByRole("button", { name: /Enviar a Teo/ }).isDisabled());
    await card.getByLabel("Cantidad").fill("");
    await assertAccessible(page);
    await card.getByLabel("Oferta").press("Enter");
    await card.getByText("2x1", { exact: true }).waitFor();
    await page.route("**/generate", (route) =>
      route.fulfill({ status: 503, json: { message: "Prueba en un minuto", code: "unavailable" } }),
    );
    await card.getByRole("button", { name: /Enviar a Teo/ }).click();
    // When refused, the hand-off stays in the composer.
    await page.getByText("Prueba en un minuto").waitFor();
    await page.locator("form").getByText("la hogaza de centeno", { exact: true }).waitFor();
    await page.unroute("**/generate");
    await page.getByRole("button", { name: /^Enviar/ }).click();

    await page.waitForURL(/\/chat\/teo\?c=/);
    const question = page.getByRole("article", { name: "Tú" });
    const reply = page.getByRole("article", { name: "Teo" });
    await reply.getByRole("button", { name: "Copiar todo" }).waitFor();
    assert.match((await reply.textContent()) ?? "", /2x1/);
    assert.doesNotMatch((await reply.textContent()) ?? "", /Objetivo|Fecha:|motivo para venir/);
    await page.reload();
    await question.getByText("la hogaza de centeno", { exact: true }).waitFor();
    assert.match((await question.textContent()) ?? "", /Oferta\s*2x1/);

    await page.getByLabel("Mensaje para Teo").fill("¿Cuál es la capital de Francia?");
    await page.getByLabel("Mensaje para Teo").press("Enter");
    await page.getByText("No te ha costado ningún crédito.").waitFor();
    await page.goBack();
    await page
      .getByRole("region", { name: "Encargo para Teo" })
      .getByText("Hecho", { exact: true })
      .waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
});
