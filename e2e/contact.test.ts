import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("the contact form in Chromium", () => {
  const { open } = siteInChromium();

  it("a message to us is checked field by field, sent once, and the form is cleared", async () => {
    const { page, complaints, close } = await open();
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/contact")) sent++;
    });
    await page.goto("/precios");
    await page.getByRole("button", { name: "Enviar consulta" }).click();
    await page.getByText("Introduce un email válido").waitFor();
    await page.getByLabel("Nombre").fill("Clara");
    await page.getByLabel("Email").fill("clara@ejemplo.test");
    await page.getByLabel("Mensaje").fill("Llevo el marketing de seis tiendas");
    await page.getByRole("button", { name: "Enviar consulta" }).dblclick();
    await page.getByText("Consulta enviada").waitFor();
    // The build removes styles that it takes for unused.
    const weight = `getComputedStyle(document.querySelector(".static-toast [data-title]")).fontWeight`;
    assert.equal(await page.evaluate(weight), "650");
    assert.equal(await page.getByLabel("Mensaje").inputValue(), "");
    assert.equal(sent, 1);
    assert.deepEqual(complaints, []);
    await close();
  });
});
