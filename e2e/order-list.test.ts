import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  createPaidOrder,
  createUnpaidOrder,
  dotRenderer,
  makeDotDocuments,
  startCeramicsShop,
} from "#test/ads-orders.ts";
import { assertAccessible, showAs } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { waitUntilSettled } from "#test/subscribers.ts";

const shop = await startCeramicsShop();

describe("a person's orders in the dashboard, in Chromium", () => {
  const chromium = siteInChromium({
    stripe: true,
    allowHosts: [shop.host],
    renderer: dotRenderer,
  });
  before(() => makeDotDocuments(chromium.site));
  after(() => shop.close());

  it("a person without orders sees what the list is for", async () => {
    const person = await chromium.site.person("Clara");
    const { page, complaints, close } = await chromium.open({ person });
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Pedidos" }).click();
    await page.getByRole("heading", { name: "Aquí estarán tus semanas de anuncios" }).waitFor();
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("orders in every state are listed, newest first, fifty at a time, with links to their pages", async () => {
    const { site } = chromium;
    const person = await site.person("Clara");
    const { orderId } = await createUnpaidOrder(site, person, shop.host);
    const states = "{unpaid,expired,paid,working,delivered,refunding,refunded}";
    // Another 59 orders of hers, without jobs.
    await site.database.sql(
      `insert into orders (id, user_id, email, business_name, website_url, analysis_id, facts, edits,
         status, price_cents, schedule, created_at)
       select gen_random_uuid(), user_id, email, 'Negocio ' || n, website_url, analysis_id, facts, edits,
         ('${states}'::text[])[1 + n % 7], price_cents, schedule, created_at - n * interval '1 day'
       from orders, generate_series(1, 59) n where id = '${orderId}'`,
    );
    const { page, complaints, close } = await chromium.open({
      person,
      viewport: { width: 390, height: 844 },
    });
    await page.goto("/dashboard?tab=pedidos");
    const rows = page.locator("main li");
    await page.getByRole("heading", { name: "Taller Ejemplo" }).waitFor();
    assert.equal(await rows.count(), 50);
    for (const status of [
      "Sin pagar",
      "Pago caducado",
      "En cola",
      "En marcha",
      "Entregado",
      "Devolviendo el pago",
      "Pago devuelto",
    ]) {
      await rows.filter({ hasText: status }).first().waitFor();
    }
    for (const [width, theme, onlyLook] of [
      [320, "light", true],
      [390, "dark", false],
      [1440, "dark", true],
      [1440, "light", false],
    ] as const) {
      await showAs(page, { viewport: { width, height: 844 }, theme });
      const overflow = await page.evaluate<number>(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth",
      );
      assert.ok(overflow <= 0, `${overflow} px wider than ${width}`);
      await assertAccessible(page, { onlyLook });
    }
    await page.getByRole("button", { name: "Ver pedidos anteriores" }).click();
    await page.getByRole("heading", { name: "Negocio 59" }).waitFor();
    assert.equal(await rows.count(), 60);
    assert.equal(await page.getByRole("button", { name: "Ver pedidos anteriores" }).count(), 0);

    await page.getByRole("link", { name: /Terminar el pago: Taller Ejemplo/ }).click();
    await page.getByRole("heading", { name: "Tus siete anuncios te esperan" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Taller Ejemplo" }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("the pictures of delivered orders are in the gallery, each with a link to its day", async () => {
    const { site } = chromium;
    const person = await site.person("Clara");
    const { token } = await createPaidOrder(site, person, shop.host);
    await waitUntilSettled(site);
    const { page, complaints, close } = await chromium.open({
      person,
      viewport: { width: 390, height: 844 },
    });
    await page.goto("/dashboard?tab=galeria");
    await page.getByRole("link", { name: "Web Ads", exact: true }).click();
    const pictures = page.getByRole("main").getByRole("link", { name: /^Anuncio \d de Taller/ });
    await pictures.nth(6).waitFor();
    assert.equal(await pictures.count(), 7);
    await pictures.nth(6).scrollIntoViewIfNeeded();
    await page.waitForFunction(
      "[...document.querySelectorAll('main li li img')].every((one) => one.naturalWidth > 0)",
    );
    await assertAccessible(page);
    await pictures.nth(4).click();
    await page.getByRole("heading", { name: /^Tu semana está/ }).waitFor();
    assert.ok(page.url().endsWith(`/pedidos/${token}#dia-5`), page.url());
    await page.waitForFunction(
      "Math.abs(document.getElementById('dia-5').getBoundingClientRect().top) < innerHeight",
    );

    await page.goto("/dashboard?tab=configuracion");
    const tab = page.getByRole("link", { name: "Configuración", exact: true });
    await tab.waitFor();
    await page.waitForFunction(
      "document.querySelector('nav[aria-label=Panel] [aria-current]').getBoundingClientRect().right <= innerWidth",
    );
    assert.deepEqual(complaints, []);
    await close();
  });
});
