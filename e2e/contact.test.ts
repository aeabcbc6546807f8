import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { Browser } from "playwright-core";
import { type TestApp, testApp } from "#test/app.ts";
import { openBrowser, publicFolder, visit } from "#test/browser.ts";

let browser: Browser;
let site: TestApp;
before(async () => {
  [browser, site] = await Promise.all([openBrowser(), testApp({ publicFolder })]);
});
after(async () => {
  await browser.close();
  await site.close();
  assert.deepEqual(site.errors, []);
});

it("a message to us is checked field by field, sent once, and the form is cleared", async () => {
  const { page, complaints, close } = await visit(browser, { origin: site.origin });
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
  assert.equal(await page.getByLabel("Mensaje").inputValue(), "");
  assert.equal(sent, 1);
  assert.deepEqual(complaints, []);
  await close();
});
