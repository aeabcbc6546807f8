import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { createAdsPayment } from "#shared/orders.ts";
import { dotRenderer } from "#test/ads-orders.ts";
import { assertAccessible, desktop, type Look, onPhone, phone, showAs } from "#test/browser.ts";
import { examplePhoto } from "#test/example-photo.ts";
import { type LocalSite, startLocalSite } from "#test/local-site.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

const html = `<!doctype html><html lang="es"><head><title>Peluquería Lola</title></head>
<body><h1>Peluquería Lola</h1><p>Hola.</p></body></html>`;

describe("A page that says too little, in Chromium", () => {
  let thin: LocalSite;
  const allowed: string[] = [];
  const here = siteInChromium({ stripe: true, allowHosts: allowed, renderer: dotRenderer });
  before(async () => {
    thin = await startLocalSite((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end(html);
    });
    allowed.push(thin.host);
  });
  after(() => thin.close());

  async function propose(page: Page, email: string): Promise<void> {
    await page.goto("/instant-ads");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.getByRole("textbox", { name: "Tu web" }).fill(thin.host);
    await page.getByLabel("Nombre del negocio").fill("Peluquería Lola");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Ver mis anuncios" }).click();
    await page.getByRole("heading", { name: "Antes de pagar, cuéntanos más" }).waitFor();
  }
  const field = (page: Page, name: string) => page.getByRole("textbox", { name });
  const pay = (page: Page) => page.getByRole("button", { name: /^Pedir y pagar/ });
  const overflowOf = (page: Page) =>
    page.evaluate<number>(
      "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)",
    );

  for (const [name, viewport] of Object.entries(onPhone)) {
    it(`an owner adds what is missing and may pay then (${name})`, async () => {
      const { page, complaints, close } = await here.open({
        viewport,
        expected: /status of (401|422)/,
      });
      await propose(page, "lola@peluqueria.example");
      await page.getByRole("heading", { name: "Falta saber qué vendes" }).waitFor();
      const missing = page.locator(".instant-missing");
      await missing.getByText("Tu página no nombra nada que vendas.").waitFor();
      await missing.getByText("Faltan 6 datos", { exact: true }).waitFor();

      // The button says what is missing and leads there; nothing is ordered.
      await pay(page).press("Enter");
      assert.match(page.url(), /paso=propuesta$/);
      assert.equal(await page.evaluate("document.activeElement.name"), "sells");
      await page.keyboard.type("Un tratamiento reparador con aceite de argán 40 €");
      await missing.getByText(/^Acorta «Un tratamiento/).waitFor();
      await field(page, "Qué vendes").fill("Corte de pelo 18 €\nTinte 35,50 €\nMechas desde 60 €");
      await missing.getByText("Faltan 3 datos", { exact: true }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.type("Abrimos los lunes. Llevamos 20 años en el barrio.");
      await missing.getByText("Falta 1 dato", { exact: true }).waitFor();

      const files = ["corte.jpg", "tinte.jpg"].map(async (file, at) => ({
        ...{ name: file, mimeType: "image/jpeg" },
        buffer: await examplePhoto({ width: 600 + at * 20, height: 400 }),
      }));
      const wrong = { name: "notas.jpg", mimeType: "image/jpeg", buffer: Buffer.from("notas") };
      await page
        .locator('input[type="file"]')
        .setInputFiles([...(await Promise.all(files)), wrong]);
      await missing.getByText("Esto no es una foto PNG, JPEG ni WebP").waitFor();
      await missing.getByText("Fotos añadidas: 2 de 6").waitFor({ state: "attached" });
      const [deleted] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "DELETE"),
        page.getByRole("button", { name: "Borrar tu foto 1" }).click(),
      ]);
      assert.equal(deleted.status(), 200);

      // What was typed and sent in is there after a reload.
      await page.reload();
      await missing.getByText("Falta 1 dato", { exact: true }).waitFor();
      assert.match(await field(page, "Qué vendes").inputValue(), /^Corte de pelo 18 €\n/);
      await page.getByRole("img", { name: "Tu foto 1" }).waitFor();
      await field(page, "Una oferta").fill("10 % en tu primera visita, de martes a jueves");
      await page.getByRole("heading", { name: "Ya hay de qué hablar" }).waitFor();
      await page.getByRole("heading", { name: "Tu semana, lista para revisar" }).waitFor();
      await page.getByText("Muestra con marca de agua").waitFor();

      const [sent] = await Promise.all([
        page.waitForRequest(`**${createAdsPayment.path}`),
        pay(page).click(),
      ]);
      const { edits } = sent.postDataJSON().analysis;
      assert.equal(edits.pictureIds.length, 1);
      assert.deepEqual(edits.added, {
        sells: "Corte de pelo 18 €\nTinte 35,50 €\nMechas desde 60 €",
        distinct: "Abrimos los lunes. Llevamos 20 años en el barrio.",
        offer: "10 % en tu primera visita, de martes a jueves",
      });
      await page.waitForURL("**/sandbox/checkout/**");
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("the panel and its fields are accessible and fit in both themes", async () => {
    const looks: Look[] = [
      { viewport: phone, theme: "dark" },
      { viewport: { width: 320, height: 640 }, theme: "light" },
      { viewport: desktop, theme: "light" },
    ];
    const { page, complaints, close } = await here.open({ ...looks[0]!, expected: /401|422/ });
    await propose(page, "ana@peluqueria.example");
    await field(page, "Qué te distingue").fill("a".repeat(300));
    await page.locator('input[type="file"]').setInputFiles([
      { name: "w".repeat(80), mimeType: "image/png", buffer: Buffer.from("nada") },
      { name: "foto.jpg", mimeType: "image/jpeg", buffer: await examplePhoto() },
    ]);
    await page.getByRole("img", { name: "Tu foto 1" }).waitFor();
    await page.getByText(/^Un esbozo con lo poco que sabemos/).waitFor();
    for (const look of looks) {
      await showAs(page, look);
      await assertAccessible(page);
      assert.equal(await overflowOf(page), 0, JSON.stringify(look));
    }
    assert.deepEqual(complaints, []);
    await close();
  });
});
