import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("Instagram in Chromium", () => {
  const { open } = siteInChromium();

  it("a visitor generates a post, meets the eight workers and simulates campaigns", async () => {
    const { page, complaints, close } = await open();
    await page.goto("/instagram-demo");
    await page.getByRole("radio", { name: /^Un worker en primer plano/ }).check();
    await page.getByRole("group", { name: "¿De quién?" }).getByText("Lía").click();
    await page.getByRole("button", { name: "Generar publicación" }).click();
    await page.locator("[data-made=lia]").waitFor();
    assert.equal(await page.locator("[data-made] [data-tags] > span").count(), 15);
    await page.getByText(/^\+\d+ más$/).waitFor();

    // With the arrow keys.
    await page.getByRole("tab", { name: "Generar contenido" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.locator("[data-team]:not([aria-busy])").waitFor();
    assert.equal(await page.locator("[data-team] > li").count(), 8);
    assert.equal(await page.locator("[data-team] .skeleton").count(), 0);
    await assertAccessible(page);

    await page.getByRole("tab", { name: "Simular campaña" }).click();
    await page.getByText("publicaciones en 15 días", { exact: true }).waitFor();
    await page.getByText("24.000").waitFor();
    await page.getByText("75 publicaciones × 320 vistas cada una.").waitFor();
    assert.equal(await page.locator("[data-comb] i").count(), 75);
    await page.getByText("+12 días más").waitFor();
    await page.getByText("30 días", { exact: true }).click();
    await page.getByRole("button", { name: "Simular campaña" }).click();
    await page.getByText("publicaciones en 30 días", { exact: true }).waitFor();
    assert.equal(await page.locator("[data-days] li").count(), 15);
    await page.getByText("+27 días más").waitFor();
    await assertAccessible(page);

    // The address keeps the open tab.
    await page.reload();
    await page.getByText("publicaciones en 15 días", { exact: true }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a list that fails to load says so and is loaded again by a button", async () => {
    const { page, close } = await open({ viewport: phone });
    await page.route("**/api/instagram/**", (route) => route.abort());
    await page.goto("/instagram-demo#equipo");
    await page.getByText("No se ha podido cargar al equipo").waitFor();
    await page.unroute("**/api/instagram/**");
    await page.getByRole("button", { name: "Reintentar" }).click();
    await page.locator("[data-team]:not([aria-busy])").waitFor();
    await close();
  });

  const secret = "EAAB-secreto-de-prueba";

  /** Everything that the browser has stored of the site, as one string. */
  const storedData = (page: Page) =>
    page.evaluate<string>(
      "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])",
    );

  it("the guide continues at the last step, and credentials are neither sent nor stored", async () => {
    const { page, complaints, close } = await open({ viewport: phone });
    await page.goto("/instagram-setup");
    const step = (title: string) => page.getByRole("listitem").filter({ hasText: title }).first();
    await step("Crea una cuenta de empresa").getByRole("button", { name: "Completado" }).click();
    await step("Vincula Instagram").getByRole("button", { name: "Completado" }).waitFor();
    await page.reload();
    await page.locator("[data-state=done]").getByText("Hecho").waitFor();
    await step("Vincula Instagram").getByRole("button", { name: "Completado" }).waitFor();

    await page.getByRole("button", { name: "Conectar Instagram" }).click();
    await page.getByText("Faltan datos").waitFor();
    await page.getByText("Por favor completa todas las credenciales").waitFor();
    await page.getByText("Escribe el Page ID").waitFor();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    for (const label of ["App ID", "App Secret", "Access Token", "Page ID"]) {
      await page.getByLabel(label, { exact: true }).fill(secret);
    }
    await page.getByRole("button", { name: "Conectar Instagram" }).click();
    await page.getByText("¡Conectado!").first().waitFor();
    assert.equal(await page.getByLabel("Access Token", { exact: true }).inputValue(), "");
    assert.deepEqual(requested, []);
    assert.ok(!(await storedData(page)).includes("secreto"));
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });
});
