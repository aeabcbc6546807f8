import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import type { Order, OrderedAd } from "#shared/orders.ts";
import { assertAccessible, showAs } from "#test/browser.ts";
import { exampleOrder } from "#test/example-order.ts";
import { examplePath, fakeOrderApi } from "#test/fake-order-api.ts";
import { onlyLong } from "#test/only-long.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

const now = () => new Date();
const delivered = () => exampleOrder(now());
const before = (): Order => ({
  ...delivered(),
  ads: [],
  schedule: [],
  paidAt: null,
  deliveredAt: null,
  revisableUntil: null,
});
const refundOf = (amount: number) => ({ amount, at: "2026-12-03T10:20:30.000Z" });
/** Fewer ads, for states in which they do not matter. */
const twoOf = (order: Order): Order => ({ ...order, ads: order.ads.slice(0, 2) });
const past = new Date(Date.now() - 86_400_000).toISOString();

const states: Record<string, { order: () => Order; headline: RegExp; query?: string }> = {
  unpaid: {
    order: () => ({ ...before(), status: "unpaid", checkoutUrl: "/sandbox/checkout/cs_1" }),
    headline: /te esperan/,
  },
  confirming: {
    order: () => ({ ...before(), status: "unpaid", checkoutUrl: "/sandbox/checkout/cs_1" }),
    headline: /confirmando tu pago/,
    query: "?pagado=1",
  },
  expired: { order: () => ({ ...before(), status: "expired" }), headline: /ha caducado/ },
  queued: {
    order: () => ({
      ...before(),
      status: "paid",
      progress: { step: "queued", drawn: 0, toDraw: 14 },
    }),
    headline: /Estamos haciendo tu semana/,
  },
  drawing: {
    order: () => ({
      ...delivered(),
      status: "working",
      ads: delivered().ads.slice(0, 4),
      deliveredAt: null,
      revisableUntil: null,
      progress: { step: "drawing", drawn: 9, toDraw: 14 },
    }),
    headline: /Estamos haciendo tu semana/,
  },
  delivered: { order: delivered, headline: /Tu semana está lista/ },
  "past the deadline for changes": {
    order: () => ({ ...twoOf(delivered()), revisableUntil: past }),
    headline: /Tu semana está lista/,
  },
  "being refunded": {
    order: () => ({ ...before(), status: "refunding" }),
    headline: /Te devolvemos/,
  },
  refunded: {
    order: () => ({ ...before(), status: "refunded", undelivered: true, refund: refundOf(15) }),
    headline: /Te hemos devuelto tus \$15/,
  },
  "half refunded after delivery": {
    order: () => ({ ...twoOf(delivered()), refund: refundOf(7.5) }),
    headline: /Tu semana está lista/,
  },
};

const revised: OrderedAd = {
  ...delivered().ads[0]!,
  version: 1,
  square: delivered().ads[4]!.square,
  revisionsLeft: 2,
  versions: [
    ...delivered().ads[0]!.versions,
    {
      number: 1,
      request: "sin logo",
      createdAt: now().toISOString(),
      thumbnailUrl: delivered().ads[4]!.square.url,
    },
  ],
};

/**
 * All rules on a phone in one theme and on a wide screen in the other. The rules that theme and size can
 * break are checked in the remaining looks of a delivered order, and in a long run in every state.
 */
const looks = [
  { width: 1440, theme: "light", rules: "all" },
  { width: 1440, theme: "dark", rules: "of looks" },
  { width: 390, theme: "dark", rules: "all" },
  { width: 320, theme: "light", rules: "of looks" },
] as const;
const looksTwice = (state: string) => state === "delivered" || Boolean(process.env.TEST_LONG);

describe("the page of an order, in Chromium", () => {
  const chromium = siteInChromium({});

  let opened: ReturnType<typeof openOne> | undefined;
  /** One page for all states, so that its files are loaded once. */
  const onePage = () => {
    opened ??= openOne();
    return opened;
  };
  const openOne = async () => {
    const visit = await chromium.open();
    return { ...visit, shown: await fakeOrderApi(visit.page, before()) };
  };

  async function assertFits(page: Page): Promise<void> {
    const overflow = await page.evaluate<number>(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth",
    );
    assert.ok(overflow <= 0, `${overflow} px wider than the screen`);
  }

  for (const [name, { order, headline, query = "" }] of Object.entries(states)) {
    it(`${name}: accessible, and fits at 320, 390 and 1440 px, light and dark`, async () => {
      const { page, complaints, shown } = await onePage();
      shown.order = order();
      await page.goto(examplePath + query);
      await page.getByRole("heading", { level: 1, name: headline }).waitFor();
      assert.equal(await page.locator("h1").count(), 1);
      assert.match(
        (await page.locator("meta[name=robots]").getAttribute("content")) ?? "",
        /noindex/,
      );
      for (const { width, theme, rules } of looks) {
        await showAs(page, { viewport: { width, height: 844 }, theme });
        await assertFits(page);
        const onlyLook = rules === "of looks";
        if (!onlyLook || looksTwice(name)) await assertAccessible(page, { onlyLook });
      }
      assert.deepEqual(complaints.splice(0), []);
    });
  }

  it("a partial or full refund is shown with its amount and date", async () => {
    const { page, close } = await chromium.open();
    const shown = await fakeOrderApi(page, { ...delivered(), refund: refundOf(7.5) });
    await page.goto(examplePath);
    await page.getByText("Te hemos devuelto $7.50 USD el 3 de diciembre.").waitFor();
    shown.order = { ...delivered(), status: "refunded", refund: refundOf(15) };
    await page.reload();
    await page.getByText("Te hemos devuelto $15 USD el 3 de diciembre.").waitFor();
    await page.getByRole("link", { name: /Descargar todo/ }).waitFor();
    shown.order = { ...before(), status: "refunded" };
    await page.reload();
    await page.getByRole("heading", { name: "El pago de este pedido está anulado" }).waitFor();
    shown.order = { ...before(), status: "refunded", undelivered: true, refund: refundOf(15) };
    await page.reload();
    await page.getByRole("heading", { name: "Te hemos devuelto tus $15 USD" }).waitFor();
    await page.getByText("La devolución salió el 3 de diciembre").waitFor();
    await close();
  });

  it("a link to no order says so and links to Web Ads", async () => {
    const { page, complaints, close } = await chromium.open({ expected: /status of 404/ });
    for (const token of ["a".repeat(43), "ejemplo-de-pedido-inventado"]) {
      await page.goto(`/pedidos/${token}`);
      await page.getByRole("heading", { name: "No encontramos este pedido" }).waitFor();
      assert.equal(
        await page.getByRole("link", { name: "Crear mis anuncios" }).getAttribute("href"),
        "/instant-ads",
      );
    }
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("when the server does not answer, a button tries again", onlyLong, async () => {
    const { page, close } = await chromium.open({ expected: /status of 503|ERR_FAILED/ });
    const shown = await fakeOrderApi(page, delivered());
    let isDown = true;
    await page.route("**/api/orders/**", (route) =>
      isDown
        ? route.fulfill({
            status: 503,
            json: { message: "Vuelve enseguida.", code: "unavailable" },
          })
        : route.fulfill({ json: shown.order }),
    );
    await page.goto(examplePath);
    await page.getByText("Vuelve enseguida.").waitFor();
    isDown = false;
    await page.getByRole("button", { name: "Reintentar" }).click();
    await page.getByRole("heading", { name: "Tu semana está lista" }).waitFor();
    await close();
  });

  it("a post is copied as it is published, and the «Copiado» label disappears", async () => {
    const { page, context, complaints, close } = await chromium.open();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await fakeOrderApi(page, delivered());
    await page.goto(examplePath);
    const monday = page.getByRole("region", { name: "Lunes 23 de noviembre" });
    await monday.getByRole("button", { name: "Copiar publicación" }).click();
    await monday.getByRole("button", { name: "Copiado" }).waitFor();
    const { primaryText, hashtags } = delivered().ads[0]!.texts;
    assert.equal(
      await page.evaluate("navigator.clipboard.readText()"),
      `${primaryText}\n\n${hashtags.join(" ")}`,
    );
    await monday.getByRole("button", { name: "Copiar publicación" }).waitFor();
    await monday.getByRole("button", { name: "Copiar: Título" }).click();
    await monday.getByRole("button", { name: "Copiado" }).waitFor();
    assert.equal(
      await page.evaluate("navigator.clipboard.readText()"),
      delivered().ads[0]!.texts.headline,
    );
    assert.deepEqual(complaints, []);
    await close();
  });

  it("an unclear change is asked back and costs nothing; a done one is shown beside the old picture", async () => {
    const { page, complaints, close } = await chromium.open({
      viewport: { width: 390, height: 844 },
      expected: /ERR_FAILED/,
    });
    const shown = await fakeOrderApi(page, delivered());
    shown.answers.push(
      { json: { type: "unclear", question: "¿Más grande el titular o el precio?" } },
      {
        json: {
          type: "revised",
          ad: revised,
          changes: ["Sin logo"],
          undone: ["Este anuncio ya va sin precio."],
        },
      },
      { json: delivered().ads[0] },
    );
    await page.goto(examplePath);
    const monday = page.getByRole("region", { name: "Lunes 23 de noviembre" });
    await monday.getByText("Te quedan 3 cambios").waitFor();
    const code = /\/assets\/revision-dialog-.*\.js/;
    await page.route(code, (route) => route.abort());
    await monday.getByRole("button", { name: "Pedir un cambio" }).click();
    await page.getByRole("alert").getByText("No hemos podido abrirlo").waitFor();
    await page.unroute(code);
    await page.getByRole("button", { name: "Reintentar" }).click();
    const dialog = page.getByRole("dialog", { name: "El anuncio del lunes" });
    const words = dialog.getByLabel("¿Qué quieres cambiar?");
    // Only the changes that the server proposes for this picture are offered.
    const ideas = dialog.getByRole("group", { name: "Ideas" });
    await ideas.waitFor();
    assert.deepEqual(await ideas.getByRole("button").allTextContents(), shown.proposals);
    await words.fill("más grande");
    await dialog.getByRole("button", { name: "Hacer el cambio" }).click();
    await dialog.getByText("¿Más grande el titular o el precio?").waitFor();
    await dialog.getByText("Esto no te ha gastado ningún cambio.").waitFor();
    assert.equal(await words.inputValue(), "más grande");
    await assertAccessible(page);

    await words.fill("");
    await dialog.getByRole("button", { name: "Sin logo" }).click();
    await dialog.getByRole("button", { name: "Hacer el cambio" }).click();
    await dialog.getByText("Antes", { exact: true }).waitFor();
    await dialog.getByText("Ahora", { exact: true }).waitFor();
    await dialog.getByText("Este anuncio ya va sin precio.").waitFor();
    await monday.getByText("Te quedan 2 cambios").waitFor();
    await assertAccessible(page);
    await dialog.getByRole("button", { name: "Volver a la de antes" }).click();
    await dialog.waitFor({ state: "hidden" });
    assert.deepEqual(shown.postedBodies, [
      { words: "más grande" },
      { words: "Sin logo" },
      { version: 0 },
    ]);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a change field by field sends only the changed fields and shows errors at their fields", async () => {
    const { page, complaints, close } = await chromium.open();
    const shown = await fakeOrderApi(page, delivered());
    shown.answers.push({
      json: { type: "revised", ad: revised, changes: ["Otro precio"], undone: [] },
    });
    await page.goto(examplePath);
    const day = page.getByRole("region", { name: "Miércoles 25 de noviembre" });
    await day.getByRole("button", { name: "Pedir un cambio" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("tab", { name: "Campo por campo" }).click();
    const send = dialog.getByRole("button", { name: "Hacer el cambio" });
    assert.ok(await send.isDisabled());
    await dialog.getByLabel("Botón").fill("Un botón con demasiadas palabras dentro");
    await dialog.getByLabel("Precio").fill("2,10 €");
    await dialog.getByText("Usa como máximo 24 caracteres").waitFor();
    await assertAccessible(page);
    await dialog.getByLabel("Botón").fill(delivered().ads[2]!.texts.pictureCta);
    await dialog.getByLabel("Logo").selectOption("Sin logo");
    await send.click();
    await dialog.getByText("Otro precio").waitFor();
    assert.deepEqual(shown.postedBodies, [{ fields: { picturePrice: "2,10 €", showLogo: false } }]);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("without changes left or after the deadline nothing can be requested, and versions can still be chosen", async () => {
    const { page, close } = await chromium.open();
    const used = { ...delivered(), ads: [{ ...revised, revisionsLeft: 0 }] };
    const shown = await fakeOrderApi(page, used);
    shown.answers.push({ json: delivered().ads[0] });
    await page.goto(examplePath);
    await page.getByText("Has usado los tres cambios de este anuncio").waitFor();
    assert.equal(await page.getByRole("button", { name: "Pedir un cambio" }).count(), 0);
    await page.getByRole("button", { name: "Versiones (2)" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Usar esta" }).click();
    await page.getByText("Versión recuperada").first().waitFor();
    assert.deepEqual(shown.postedBodies, [{ version: 0 }]);

    shown.order = { ...used, revisableUntil: past };
    await page.reload();
    await page
      .getByText(/Los cambios se cerraron/)
      .first()
      .waitFor();
    assert.equal(await page.getByRole("button", { name: "Pedir un cambio" }).count(), 0);
    await close();
  });
});
