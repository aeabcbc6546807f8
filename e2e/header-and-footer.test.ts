import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { assertAccessible, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

const profile = { name: "Instagram", href: "https://www.instagram.com/kolmena" };

describe("the site's header and footer in Chromium", () => {
  const here = siteInChromium({ social: [profile] });

  it("every link of header, footer and 404 page leads to an existing page and anchor", async () => {
    const { page, close } = await here.open({ expected: /status of 404/ });
    await page.goto("/esto-no-existe");
    const hrefs = await page.evaluate<string[]>(
      "[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))",
    );
    const inside = [...new Set(hrefs)].filter((href) => href.startsWith("/"));
    assert.ok(inside.includes("/estado") && inside.includes("/#preguntas"), inside.join(" "));
    for (const href of inside) {
      const answer = await fetch(here.site.origin + href);
      assert.equal(answer.status, 200, href);
      const anchor = href.split("#")[1];
      if (anchor) assert.ok((await answer.text()).includes(`id="${anchor}"`), href);
    }
    await close();
  });

  it("the footer links the configured profiles, on static pages and in the application", async () => {
    for (const path of ["/", "/login"]) {
      const { page, complaints, close } = await here.open();
      await page.goto(path);
      const link = page.locator("footer").getByRole("link", { name: profile.name, exact: true });
      assert.equal(await link.getAttribute("href"), profile.href);
      await page.getByText("© 2024 Kolmena").waitFor();
      assert.deepEqual(complaints, []);
      await close();
    }
  });

  it("a button on any page clears the countdown, the theme and the affiliate's code from the browser", async () => {
    for (const path of ["/legal", "/login"]) {
      const { page, close } = await here.open();
      await page.goto("/");
      await page.evaluate("localStorage.setItem('kolmena_affiliate_code', 'ROSA')");
      await page.evaluate("localStorage.setItem('kolmena_theme', 'dark')");
      assert.ok(await page.evaluate("localStorage.getItem('urgency_countdown')"));
      await page.goto(path);
      if (path === "/login") await page.locator("html[data-hydrated]").waitFor();
      await page.getByRole("button", { name: "Borrar lo que guarda este navegador" }).click();
      await page.getByText("Borrado de este navegador").waitFor();
      assert.equal(await page.evaluate("localStorage.length"), 0);
      await close();
    }
  });

  it("the mobile menu marks the current page and closes when a link is tapped", async () => {
    const { page, close } = await here.open({ viewport: phone });
    await page.goto("/precios");
    const button = page.getByRole("button", { name: "Menú" });
    const icons = button.locator("svg:visible");
    assert.deepEqual(
      [await icons.count(), await button.locator(".menu-close").isVisible()],
      [1, false],
    );
    await button.click();
    await button.locator(".menu-close").waitFor();
    assert.equal(await icons.count(), 1);
    const menu = page.locator("#mobile-menu");
    await menu.getByRole("link", { name: "Precios" }).and(page.locator("[aria-current]")).click();
    await menu.waitFor({ state: "hidden" });
    await close();
  });

  it("the status page shows each part of the service, also when the server does not answer", async () => {
    const { page, close } = await here.open({ expected: /api\/status|503/ });
    await page.goto("/estado");
    await page.getByText("Funciona todo lo que se ha usado.").waitFor();
    assert.equal(await page.locator("[data-part] .tag").count(), 6);
    await page.route("**/api/status", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("button", { name: "Preguntar ahora" }).click();
    await page.getByText(/El servidor no contesta/).waitFor();
    assert.equal(await page.getByText("Sin respuesta").count(), 6);
    await assertAccessible(page);
    const checkedAt = new Date().toISOString();
    const part = { id: "mail", state: "problems", since: checkedAt };
    await page.unroute("**/api/status");
    await page.route("**/api/status", (route) =>
      route.fulfill({ json: { checkedAt, parts: [part] } }),
    );
    await page.getByRole("button", { name: "Preguntar ahora" }).click();
    await page.getByText("Algo no va bien ahora mismo.").waitFor();
    await page.getByText("Con problemas", { exact: true }).waitFor();
    await assertAccessible(page);
    await close();
  });

  it("the debug page shows who is signed in, that nobody is, or the error", async () => {
    const ana = await here.site.person("Ana");
    const own = await here.open({ person: ana });
    await own.page.goto("/dashboard-test");
    await own.page.getByText(ana.email).waitFor();
    await own.page.getByRole("heading", { name: /^Workers \(\d+\)$/ }).waitFor();
    await own.close();
    const { page, close } = await here.open({ expected: /status of (401|500)/ });
    await page.goto("/dashboard-test");
    await page.getByRole("heading", { name: "Sin Usuario" }).waitFor();
    await page.route("**/api/auth/me", (route) =>
      route.fulfill({ status: 500, json: { message: "Algo ha fallado", code: "internal" } }),
    );
    await page.goto("/dashboard-test");
    await page.getByRole("heading", { name: "Error de Autenticación" }).waitFor();
    await page.getByText("500:").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Iniciar Sesión" }).click();
    await page.waitForURL(/\/login/);
    await close();
  });
});
