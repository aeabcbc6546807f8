import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import type { Page, Route } from "playwright-core";
import type { Renderer } from "#server/features/ads/creatives/renderer.ts";
import { createUnpaidOrder, dotRenderer, startCeramicsShop } from "#test/ads-orders.ts";
import { assertAccessible } from "#test/browser.ts";
import { translatePage } from "#test/browser-translation.ts";
import { payCheckout } from "#test/card-payments.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

/** Draws as many pictures as are allowed and makes the others wait. */
function heldRenderer() {
  let allowed = 0;
  const waiting: (() => void)[] = [];
  const pass = () => {
    while (allowed > 0 && waiting.length > 0) {
      allowed--;
      waiting.shift()?.();
    }
  };
  const renderer: Renderer = {
    ...dotRenderer,
    draw: async (request, ...rest) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        pass();
      });
      return await dotRenderer.draw(request, ...rest);
    },
  };
  return {
    renderer,
    allow(pictures: number) {
      allowed += pictures;
      pass();
    },
  };
}

const tooManyStreams = {
  status: 429,
  json: { message: "Demasiados sitios", code: "rate_limited" },
};
const held = heldRenderer();
const shop = await startCeramicsShop();

describe("an order in progress, in Chromium", () => {
  const chromium = siteInChromium({
    stripe: true,
    allowHosts: [shop.host],
    renderer: held.renderer,
  });
  after(() => shop.close());

  const isStream = (accept: string | undefined) => accept === "text/event-stream";
  const drawn = (page: Page) => page.getByRole("list", { name: "La semana" }).getByRole("img");
  const someDrawn = (page: Page) => drawn(page).first().waitFor();
  const finished = (page: Page) =>
    page.getByRole("heading", { name: "Tu semana está lista" }).waitFor();

  it("pictures appear as they are drawn, also after a reload in the middle", async () => {
    const { site } = chromium;
    const order = await createUnpaidOrder(site, site.stranger(), shop.host);
    const { page, complaints, close } = await chromium.open();
    await page.goto(`/pedidos/${order.token}`);
    await page.getByRole("heading", { name: "Tus siete anuncios te esperan" }).waitFor();
    assert.equal(
      new URL(
        (await page.getByRole("link", { name: /Pagar y empezar/ }).getAttribute("href")) ?? "",
        site.origin,
      ).pathname,
      `/sandbox/checkout/${order.checkoutId}`,
    );

    await payCheckout(site.stranger(), order.checkoutId);
    let streams = 0;
    page.on("request", (request) => {
      if (isStream(request.headers().accept)) streams++;
    });
    await page.goto(`/pedidos/${order.token}?pagado=1`);
    await page.getByRole("heading", { name: "Estamos haciendo tu semana" }).waitFor();
    // The end of a step must not break a page that the browser translates.
    await translatePage(page);
    held.allow(6);
    await someDrawn(page);
    const seen = await drawn(page).count();
    assert.ok(seen < 7, `${seen} of them`);
    await assertAccessible(page);

    await page.reload();
    await someDrawn(page);
    held.allow(100);
    await finished(page);
    await page.getByRole("status").filter({ hasText: "Tus siete anuncios están listos" }).waitFor();
    assert.equal(await drawn(page).count(), 7);
    assert.ok(streams >= 2, `${streams} streams`);
    assert.match(await page.title(), /^Taller Ejemplo · Tu semana de anuncios/);
    assert.deepEqual(complaints, []);
    await close();
  });

  for (const [why, refuse, expected] of [
    ["the event stream fails", (route: Route) => route.abort("failed"), /ERR_FAILED/],
    ["too many streams are open", (route: Route) => route.fulfill(tooManyStreams), /status of 429/],
  ] as const) {
    it(`when ${why} the page polls, and shows the same result`, async () => {
      const { site } = chromium;
      const order = await createUnpaidOrder(site, site.stranger(), shop.host);
      const { page, complaints, close } = await chromium.open({ expected });
      await page.route("**/api/orders/**", (route) =>
        isStream(route.request().headers().accept) ? refuse(route) : route.fallback(),
      );
      await page.goto(`/pedidos/${order.token}?pagado=1`);
      await page.getByRole("heading", { name: "Estamos confirmando tu pago" }).waitFor();
      await payCheckout(site.stranger(), order.checkoutId);
      held.allow(100);
      await finished(page);
      assert.equal(await drawn(page).count(), 7);
      assert.deepEqual(complaints, []);
      await close();
    });
  }
});
