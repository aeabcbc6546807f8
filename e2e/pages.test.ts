import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Browser } from "playwright-core";
import { type TestApp, testApp } from "#test/app.ts";
import {
  assertAccessible,
  desktop,
  openBrowser,
  phone,
  publicFolder,
  visit,
} from "#test/browser.ts";
import { pages } from "#web/pages.ts";

describe("every page in Chromium", () => {
  let browser: Browser;
  let site: TestApp;
  before(async () => {
    [browser, site] = await Promise.all([openBrowser(), testApp({ publicFolder, stripe: true })]);
  });
  after(async () => {
    await browser.close();
    await site.close();
    assert.deepEqual(site.errors, []);
  });

  const paths = pages.map(({ path, access, theme }) => ({
    path: path === "*" ? "/esto-no-existe" : path.replace(/:\w+\??$/, "teo"),
    access,
    themes: theme === "light" ? (["light"] as const) : (["light", "dark"] as const),
    status: path === "*" ? 404 : 200,
  }));

  for (const { path, access, themes, status } of paths) {
    for (const theme of themes) {
      for (const [name, viewport] of Object.entries({ phone, desktop })) {
        it(`${path} is accessible, fits and says nothing on the console (${name}, ${theme})`, async () => {
          const person = access === "user" ? await site.person("Clara") : null;
          const { page, complaints, close } = await visit(browser, {
            origin: site.origin,
            viewport,
            theme,
            cookie: person?.cookie ?? null,
            // The browser itself reports the document's 404, an order's that nobody made, and the
            // 401 that tells a stranger.
            expected:
              status === 404 || path.startsWith("/pedidos/") ? /status of 404/ : /status of 401/,
          });
          const answer = await page.goto(path, { waitUntil: "networkidle" });
          assert.equal(answer?.status(), status);
          assert.equal(new URL(page.url()).pathname, path);
          await page.locator("h1").first().waitFor();
          assert.equal(await page.locator("h1").count(), 1);
          assert.equal(await page.getAttribute("html", "lang"), "es");
          const overflow = await page.evaluate<number>(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth",
          );
          assert.ok(overflow <= 0, `${overflow} px wider than the screen`);
          await assertAccessible(page);
          assert.deepEqual(complaints, []);
          await close();
        });
      }
    }
  }

  it("private pages send strangers to the login and back to where they wanted to go", async () => {
    for (const { path } of paths.filter(({ access }) => access === "user")) {
      const { page, close } = await visit(browser, { origin: site.origin });
      await page.goto(path);
      await page.waitForURL(/\/login/);
      assert.equal(new URL(page.url()).searchParams.get("next"), path);
      await close();
    }
  });
});
