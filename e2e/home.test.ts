import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { figures } from "#web/site/content/figures.ts";

describe("the home page in Chromium", () => {
  const { open } = siteInChromium();

  for (const [name, viewport] of Object.entries({ phone, desktop: undefined })) {
    it(`a website's address leads on to its analysis, and an invalid one shows an error (${name})`, async () => {
      const { page, complaints, close } = await open({ viewport });
      await page.goto("/");
      const field = page.getByLabel("La dirección de tu web");
      const submit = page.getByRole("button", { name: "Ver mis anuncios" });
      await submit.click();
      await page.getByText("Escribe la dirección de tu web", { exact: true }).waitFor();
      await field.fill("clara@lumbre.example");
      await submit.click();
      await page.getByText("Esto es un correo.", { exact: false }).waitFor();
      await field.fill("lumbre");
      await submit.click();
      await page.getByText("Falta algo", { exact: false }).waitFor();
      assert.equal(new URL(page.url()).pathname, "/");

      await field.fill("lumbre.example/pan");
      await field.press("Enter");
      await page.waitForURL("**/instant-ads?web=lumbre.example%2Fpan");
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      assert.equal(
        await page.getByRole("textbox", { name: "Tu web" }).inputValue(),
        "lumbre.example/pan",
      );
      // The next missing field has the focus.
      assert.ok(
        await page
          .getByLabel("Nombre del negocio")
          .evaluate("document.activeElement.name === 'businessName'"),
      );
      await page.getByLabel("Email").waitFor();
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("the marketing figures are on the page, and never in its structured data", async () => {
    const { page, close } = await open();
    await page.goto("/");
    const shown = [figures.companies, figures.reviews, figures.guarantee];
    const structuredData = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents();
    for (const { figure } of shown) {
      await page.getByText(figure, { exact: true }).waitFor();
      assert.ok(!structuredData.join().includes(figure), figure);
    }
    await close();
  });
});
