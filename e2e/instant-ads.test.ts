import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { type AdPreview, type AdReadiness, type PreviewEvent, previewAds } from "#shared/ads.ts";
import { createAdsPayment } from "#shared/orders.ts";
import { analyzeWebsite } from "#shared/websites.ts";
import { assertAccessible, desktop, type Look, onPhone, phone, showAs } from "#test/browser.ts";
import { translatePage } from "#test/browser-translation.ts";
import type { LocalSite } from "#test/local-site.ts";
import { onlyLong } from "#test/only-long.ts";
import { pausableRenderer } from "#test/pausable-renderer.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { startWebShop } from "#test/web-shop.ts";
import { written } from "#web/ads/example/written.ts";

const ready: AdReadiness = { isReady: true, factCount: 6, factsNeeded: 6, found: [], missing: [] };

const paths = {
  analysis: `**${analyzeWebsite.path}`,
  preview: `**${previewAds.path.replace("{analysisId}", "*")}`,
  payment: `**${createAdsPayment.path}`,
};

describe("Web Ads in Chromium", () => {
  let shop: LocalSite;
  const allowed: string[] = [];
  const renderer = pausableRenderer();
  const here = siteInChromium({ stripe: true, allowHosts: allowed, renderer });
  before(async () => {
    shop = await startWebShop();
    allowed.push(shop.host);
  });
  after(() => shop.close());

  const open = (viewport = desktop, expected = /status of 401/) =>
    here.open({ viewport, expected });

  const website = (page: Page) => page.getByRole("textbox", { name: "Tu web" });
  const submit = (page: Page) => page.getByRole("button", { name: "Ver mis anuncios" }).click();

  async function visit(page: Page, path = "/instant-ads"): Promise<void> {
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  }

  async function fill(
    page: Page,
    address = shop.host,
    email = "clara@encina.example",
  ): Promise<void> {
    await visit(page);
    await website(page).fill(address);
    await page.getByLabel("Nombre del negocio").fill("Vivero La Encina");
    await page.getByLabel("Email").fill(email);
    await submit(page);
  }

  /** Preparing and drawing pictures takes long on a busy machine. */
  const drawingMs = 120_000;
  const drawn = (page: Page) =>
    page.getByText("Muestra con marca de agua").waitFor({ timeout: drawingMs });
  const thumbnails = (page: Page) => page.locator("main .instant-week img");
  const sources = (page: Page) =>
    thumbnails(page).evaluateAll((pictures) =>
      pictures.map((picture) => new URL((picture as unknown as { src: string }).src).pathname),
    );

  /** Answers a preview without the renderer. */
  const eventStream = (...events: PreviewEvent[]) => ({
    contentType: "text/event-stream",
    body: events
      .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      .join(""),
  });
  const week = (ads: AdPreview[], isDraft = false) =>
    eventStream({ type: "week", week: { ads, readiness: ready, isDraft } });
  const answerPreview = (page: Page, ads: () => AdPreview[]) =>
    page.route(paths.preview, (route) => route.fulfill(week(ads())));
  const undrawn = (headline: string): AdPreview[] =>
    written.ads.map(({ hashtags, ...ad }) => ({ ...ad, headline, thumbnailUrl: null }));

  for (const [name, viewport] of Object.entries(onPhone)) {
    it(`a buyer goes from an address to the payment page and changes the proposal on the way (${name})`, async () => {
      const { page, complaints, close } = await open(viewport);
      await fill(page);
      await page.getByText("Vivero La Encina · Plantas de interior").waitFor();
      await page.getByText("Cercano", { exact: true }).waitFor();
      await drawn(page);
      assert.equal(await thumbnails(page).count(), 7);
      for (const network of ["Instagram", "Facebook"]) {
        const hours = page.locator("main .instant-week").getByText(new RegExp(`^${network} \\d`));
        assert.equal(await hours.count(), 7, network);
      }
      const before = await sources(page);

      // From here on as a page that the browser translates.
      if (viewport === phone) await translatePage(page);
      let release = renderer.hold();
      await page.getByRole("button", { name: /^Color 1/ }).click();
      await page.getByLabel("Código del color").fill("#7a1f4b");
      await page.getByText("Poniéndola al día").waitFor();
      release();
      await drawn(page);
      const recolored = await sources(page);
      assert.ok(recolored.every((source) => !before.includes(source)));

      release = renderer.hold();
      await page.getByRole("checkbox", { name: /Butaca de lectura/ }).uncheck();
      await page.getByRole("button", { name: "Editar Sansevieria" }).click();
      await page.getByLabel("Nombre", { exact: true }).fill("Sansevieria enana");
      await page.getByLabel("Precio").fill("19,90 €");
      await page.getByText("Poniéndola al día").waitFor();
      release();
      await drawn(page);
      await page.getByText("Sansevieria enana").first().waitFor();
      assert.equal(await page.locator("main .instant-week").getByText("Butaca").count(), 0);

      const [sent] = await Promise.all([
        page.waitForRequest(paths.payment),
        page.getByRole("button", { name: "Pedir y pagar $15 USD" }).click(),
      ]);
      const { analysis, ...who } = sent.postDataJSON();
      assert.deepEqual(who, {
        websiteUrl: shop.host,
        email: "clara@encina.example",
        businessName: "Vivero La Encina",
      });
      assert.equal(analysis.edits.colors[0], "#7a1f4b");
      assert.deepEqual(
        analysis.edits.products.map(({ name, priceText }: never) => [name, priceText]),
        [
          ["Sansevieria enana", "19,90 €"],
          ["Poto colgante", "18,50 €"],
          ["Zamioculca", "32 €"],
        ],
      );
      await page.waitForURL("**/sandbox/checkout/**");
      await page.getByText("$15.00 USD").first().waitFor();
      const checkout = page.url();

      await page.goBack();
      await page.getByRole("heading", { name: "Tu pedido te espera" }).waitFor();
      await page.getByRole("link", { name: "¿Ya pagaste? Ve a tu pedido" }).waitFor();
      await page.getByRole("button", { name: "Pedir y pagar $15 USD" }).click();
      await page.waitForURL("**/sandbox/checkout/**");
      assert.equal(page.url(), checkout);
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("missing fields are named in a notice and under each field, and nothing typed is lost", async () => {
    const { page, complaints, close } = await open();
    await visit(page, "/instant-ads?web=mitienda.example");
    assert.equal(await website(page).inputValue(), "mitienda.example");
    await page.getByLabel("Email").fill("clara@");
    await submit(page);
    await page.getByText("Campos requeridos").waitFor();
    await page.getByText("Por favor completa todos los campos.").waitFor();
    await page.getByText("Escribe el nombre de tu negocio").waitFor();
    await page.getByText("Introduce un email válido").waitFor();
    await visit(page);
    assert.equal(await website(page).inputValue(), "mitienda.example");
    assert.equal(await page.getByLabel("Email").inputValue(), "clara@");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a website that cannot be read shows the reason, and can be retried or changed", async () => {
    const { page, complaints, close } = await open(phone, /status of (401|404)/);
    await fill(page, `${shop.host}/no-esta`);
    await page.getByText("Error al analizar").waitFor();
    await page.getByText("No pudimos analizar tu sitio web. Verifica la URL.").waitFor();
    await page.getByText("No encontramos esa página").waitFor();
    assert.match(page.url(), /paso=analisis$/);
    await assertAccessible(page);
    const [again] = await Promise.all([
      page.waitForResponse(paths.analysis),
      page.getByRole("button", { name: "Reintentar" }).click(),
    ]);
    assert.equal(again.status(), 404);
    await page.getByRole("button", { name: "Cambiar datos" }).click();
    assert.equal(await website(page).inputValue(), `${shop.host}/no-esta`);
    assert.equal(await page.getByLabel("Email").inputValue(), "clara@encina.example");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("without a connection it says so, and a retry with one works", onlyLong, async () => {
    const { page, context, complaints, close } = await open(phone, /status of 401|ERR_INTERNET/);
    await visit(page);
    await context.setOffline(true);
    await website(page).fill(shop.host);
    await page.getByLabel("Nombre del negocio").fill("Vivero La Encina");
    await page.getByLabel("Email").fill("clara@encina.example");
    await submit(page);
    await page.getByText("No hay conexión con Kolmena").first().waitFor();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await page
      .getByRole("heading", { name: "Tu semana, lista para revisar" })
      .waitFor({ timeout: drawingMs });
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a reload keeps the step and the changes, and Back leads to the typed fields", async () => {
    const { page, complaints, close } = await open();
    await answerPreview(page, () => undrawn("Muestra"));
    let reads = 0;
    await page.route(paths.analysis, async (route) => {
      reads++;
      // The first request is never answered: the page is reloaded while it waits.
      if (reads > 1) await route.continue();
    });
    await fill(page);
    await page.getByRole("heading", { name: /^Leyendo / }).waitFor();
    await page.reload();
    await page.getByText("Lo que hemos leído").waitFor();
    await page.getByRole("button", { name: /^Color 1/ }).click();
    await page.getByLabel("Código del color").fill("#123456");
    await page.getByRole("checkbox", { name: /Zamioculca/ }).uncheck();
    await page.reload();
    await page.getByRole("button", { name: "Color 1, #123456" }).waitFor();
    assert.equal(await page.getByRole("checkbox", { name: /Zamioculca/ }).isChecked(), false);
    await page.goBack();
    await website(page).waitFor();
    assert.equal(await website(page).inputValue(), shop.host);
    await page.goForward();
    await page.getByRole("button", { name: "Color 1, #123456" }).waitFor();
    await page.goBack();
    // The same website is not read again; another tab does not have it.
    await submit(page);
    await page.getByRole("button", { name: "Color 1, #123456" }).waitFor();
    assert.equal(reads, 2);
    const other = await page.context().newPage();
    await other.goto("/instant-ads?paso=propuesta");
    await other.waitForURL(/instant-ads$/);
    assert.equal(await website(other).inputValue(), "");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("of several quick changes only the last one is drawn and shown", onlyLong, async () => {
    const { page, complaints, close } = await open();
    const requestedColors: string[] = [];
    let slow: (() => void) | undefined;
    await page.route(paths.preview, async (route) => {
      const first = route.request().postDataJSON().edits.colors?.[0] ?? "as read";
      requestedColors.push(first);
      if (first === "#111111") await new Promise<void>((resolve) => (slow = resolve));
      await route.fulfill(week(undrawn(`Con ${first}`))).catch(() => undefined);
    });
    await fill(page);
    await page.getByText("Con as read").first().waitFor();
    await page.getByRole("button", { name: /^Color 1/ }).click();
    const code = page.getByLabel("Código del color");
    const [cancelled] = await Promise.all([
      page.waitForRequest(paths.preview),
      code.fill("#111111"),
    ]);
    await code.pressSequentially("");
    await code.fill("#222222");
    await code.fill("#333333");
    await page.getByText("Con #333333").first().waitFor();
    slow?.();
    assert.equal(cancelled.failure()?.errorText, "net::ERR_ABORTED");
    assert.deepEqual(requestedColors, ["as read", "#111111", "#333333"]);
    assert.equal(await page.getByText("Con #111111").count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });

  it(
    "a failed preview keeps the last one, and the order can still be placed",
    onlyLong,
    async () => {
      const { page, complaints, close } = await open(desktop, /status of (401|503)/);
      let fails = false;
      await page.route(paths.preview, (route) =>
        fails
          ? route.fulfill({ status: 503, json: { message: "Vuelve en un minuto." } })
          : route.fulfill(week(undrawn("La de antes"))),
      );
      await fill(page);
      await page.getByText("La de antes").first().waitFor();
      fails = true;
      await page.getByRole("button", { name: /^Color 1/ }).click();
      await page.getByLabel("Código del color").fill("#444444");
      const notice = page.getByRole("main").getByText("Vuelve en un minuto.");
      await notice.waitFor();
      await page.getByText("La muestra no está al día").waitFor();
      assert.ok((await page.getByText("La de antes").count()) > 0);
      assert.ok(await page.getByRole("button", { name: /^Pedir y pagar/ }).isEnabled());
      fails = false;
      await page.getByRole("button", { name: "Reintentar" }).click();
      await notice.waitFor({ state: "detached" });
      await page.getByText("La muestra no está al día").waitFor({ state: "detached" });
      assert.deepEqual(complaints, []);
      await close();
    },
  );

  it("when a model will write the order, the sample says that its texts are a draft", async () => {
    const { page, complaints, close } = await open();
    let isDraft = true;
    await page.route(paths.preview, (route) => route.fulfill(week(undrawn("Muestra"), isDraft)));
    await fill(page);
    await page.getByText("textos de borrador: los definitivos los redacta nuestro").waitFor();
    isDraft = false;
    await page.getByRole("button", { name: /^Color 1/ }).click();
    await page.getByLabel("Código del color").fill("#444444");
    await page.getByText("Los definitivos llegan limpios").waitFor();
    assert.equal(await page.getByText("textos de borrador").count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("hostile and endless texts are shown as text and fit", async () => {
    const { page, complaints, close } = await open(phone);
    const hostile = `<img src=x onerror="document.title='hurt'"> \u202e ${"W".repeat(300)}`;
    await page.route(paths.analysis, async (route) => {
      const answer = await route.fetch();
      const { analysis } = (await answer.json()) as { analysis: { products: { name: string }[] } };
      const products = analysis.products.map((product) => ({ ...product, name: hostile }));
      const changed = { ...analysis, title: hostile, description: hostile, products };
      await route.fulfill({ json: { analysis: changed } });
    });
    await answerPreview(page, () => undrawn(hostile));
    await fill(page);
    await page.getByText("no se ha podido dibujar").first().waitFor();
    assert.doesNotMatch(await page.title(), /hurt/);
    assert.equal(await overflowOf(page), 0);
    assert.deepEqual(complaints, []);
    await close();
  });

  /** The look in which a visit begins, and another one in which each step is checked. */
  const visits: Record<string, { begin: Look; other: Look }> = {
    "390 pixels (dark) and 320 (light)": {
      begin: { viewport: phone, theme: "dark" },
      other: { viewport: { width: 320, height: 640 }, theme: "light" },
    },
    "1440 pixels (light and dark)": {
      begin: { viewport: desktop, theme: "light" },
      other: { viewport: desktop, theme: "dark" },
    },
  };
  for (const [name, { begin, other }] of Object.entries(visits)) {
    it(`every step is accessible and fits at ${name}`, async () => {
      const expected = /status of (401|502)/;
      const { page, complaints, close } = await here.open({ ...begin, expected });
      const check = async () => {
        for (const look of [begin, other]) {
          await showAs(page, look);
          await assertAccessible(page, { onlyLook: look === other });
          assert.equal(await overflowOf(page), 0, page.url());
        }
        await showAs(page, begin);
      };
      const held = Promise.withResolvers<void>();
      await answerPreview(page, () => undrawn("Hoy, la sansevieria"));
      await page.route(paths.analysis, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.route(paths.payment, (route) =>
        route.fulfill({ status: 502, json: { message: "El pago no responde." } }),
      );
      await visit(page);
      await submit(page);
      await page.getByText("Escribe el nombre de tu negocio").waitFor();
      await check();
      // Another e-mail address, because analyses are limited per person and hour.
      await fill(page, shop.host, `${begin.theme}@encina.example`);
      await page.getByRole("heading", { name: /^Leyendo / }).waitFor();
      await check();
      held.resolve();
      await page.getByText("Hoy, la sansevieria").first().waitFor();
      await page.getByRole("button", { name: /^Color 1/ }).click();
      await page.getByRole("button", { name: "Editar Sansevieria" }).click();
      await check();
      await page.getByRole("button", { name: /^Pedir y pagar/ }).click();
      await page.getByRole("heading", { name: "No hemos podido abrir el pago" }).waitFor();
      await check();
      assert.deepEqual(complaints, []);
      await close();
    });
  }
});

const overflowOf = (page: Page) =>
  page.evaluate<number>(
    "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)",
  );
