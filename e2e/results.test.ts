import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";

async function shownCases(page: Page): Promise<(string | null)[]> {
  const cases = await page.locator(".case:visible").all();
  return await Promise.all(cases.map((one) => one.getAttribute("id")));
}

const clipOf = (page: Page) =>
  page.evaluate<string>("getComputedStyle(document.querySelector('.case figure')).clipPath");

describe("the results in Chromium", () => {
  const here = siteInChromium();

  it("a slider shows the original and the advertisement by keyboard", async () => {
    const { page, complaints, close } = await here.open();
    await page.goto("/resultados");
    const slider = page.getByRole("slider", { name: "Brasa y Limón" });
    const atRest = await clipOf(page);
    await slider.focus();
    await page.keyboard.press("End");
    assert.notEqual(await clipOf(page), atRest);
    assert.equal(await slider.getAttribute("aria-valuetext"), "Antes");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    assert.equal(await slider.inputValue(), "30");
    await page.keyboard.press("Home");
    assert.equal(await clipOf(page), atRest);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a sector is chosen by its link or by the address, and one that does not exist shows all", async () => {
    const { page, complaints, close } = await here.open({ viewport: phone });
    await page.goto("/resultados?sector=no-existe");
    assert.equal((await shownCases(page)).length, 10);
    await page.locator(".sectors").getByRole("link", { name: "Fitness" }).click();
    assert.deepEqual(await shownCases(page), ["fitness"]);
    assert.equal(new URL(page.url()).search, "?sector=fitness");
    await page.getByRole("status").filter({ hasText: "Fitness" }).waitFor();
    await page.goBack();
    await until(async () => (await shownCases(page)).length === 10);
    await page.goto("/resultados?sector=salud");
    assert.deepEqual(await shownCases(page), ["salud"]);
    assert.equal(await page.locator(".sectors [aria-current]").textContent(), "Salud");
    await page.getByRole("link", { name: "Todas" }).click();
    assert.equal((await shownCases(page)).length, 10);
    assert.equal(new URL(page.url()).search, "");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("without JavaScript both pictures are side by side and a sector's link leads to its case", async () => {
    const context = await here.browser.newContext({
      baseURL: here.site.origin,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto("/resultados");
    assert.equal(await page.getByRole("slider").count(), 0);
    const [before, after] = await Promise.all(
      [0, 1].map((at) => page.locator("#restaurantes figure").nth(at).boundingBox()),
    );
    assert.ok(before!.x + before!.width <= after!.x, JSON.stringify([before, after]));
    assert.equal(Math.round(before!.width), Math.round(before!.height));
    await page.locator(".sectors").getByRole("link", { name: "Automoción" }).click();
    assert.equal(new URL(page.url()).hash, "#automocion");
    assert.ok(await page.locator("#automocion").isVisible());
    await context.close();
  });
});
