import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it, test } from "node:test";
import { phone, publicFolder } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { addressesOf, pages } from "#web/pages.ts";

const kb = 1024;
const open = pages.filter(({ access, path }) => access === "public" && path !== "*");

/** Size of a file as it is sent, compressed if possible. */
function packedSize(address: string): number {
  const path = join(publicFolder, address);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

/** The scripts of a page without React: its modules and their imports. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const add = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(join(publicFolder, address), "utf8");
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
      add(`/assets/${name}`);
    }
  };
  for (const [, address = ""] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) add(address);
  return found;
}

test("a content page loads at most 5 KB of script, and has the styles of its first screen inline", () => {
  for (const address of open.filter(({ render }) => render === "static").flatMap(addressesOf)) {
    const html = readFileSync(join(publicFolder, address, "index.html"), "utf8");
    const scripts = [...scriptsOf(html)];
    assert.ok(scripts.length > 0, address);
    const size = scripts.reduce((sum, script) => sum + packedSize(script), 0);
    assert.ok(size <= 5 * kb, `${address}: ${size} bytes of ${scripts.join(", ")}`);
    assert.match(html, /<style>[\s\S]{5000,}<\/style>/, address);
    // The other styles come after the title's section, so that they do not delay it.
    const sheets = [...html.matchAll(/rel="stylesheet"/g)];
    assert.ok(sheets.length <= 1, address);
    if (sheets[0]) assert.ok(html.slice(0, sheets[0].index).includes("</h1>"), address);
  }
});

describe("pages whose code loads at the first interaction", () => {
  const { open: visit } = siteInChromium();

  for (const { path } of open.filter(({ prerendered }) => prerendered)) {
    it(`${path} loads at most 110 KB of script before the first interaction, and works after it`, async () => {
      const { page, complaints, close } = await visit({
        viewport: phone,
        untouched: true,
        // No payment provider here.
        expected: /status of 503/,
      });
      const requested: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") requested.push(new URL(request.url()).pathname);
      });
      await page.goto(path, { waitUntil: "networkidle" });
      const size = requested.reduce((sum, script) => sum + packedSize(script), 0);
      assert.ok(size <= 110 * kb, `${size} bytes of ${requested.join(", ")}`);
      assert.equal(await page.locator("html[data-hydrated]").count(), 0);
      // Only the inline styles; the whole style sheet comes with the code.
      const sheets = () => page.evaluate("document.styleSheets.length");
      assert.equal(await sheets(), 1);

      await page.locator("main :is(a, input, select, button)").first().focus();
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      assert.ok(Number(await sheets()) > 1);
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("a link to a new password shows its form, and the code keeps what was typed before it loaded", async () => {
    const { page, complaints, close } = await visit({ viewport: phone, untouched: true });
    await page.goto(`/restablecer?token=${"t".repeat(43)}`, { waitUntil: "networkidle" });
    assert.equal(await page.locator("html[data-hydrated]").count(), 0);
    const titles = page.getByRole("heading", { level: 1 });
    assert.deepEqual(await titles.allTextContents(), ["Pon una contraseña nueva"]);
    const field = page.getByLabel("Contraseña nueva");
    await field.fill("cuatro palabras sin nada");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    assert.equal(await field.inputValue(), "cuatro palabras sin nada");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a person back from a payment sees that it is being checked before the code has loaded", async () => {
    const expected = /status of 404/;
    const { page, complaints, close } = await visit({ viewport: phone, untouched: true, expected });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/payment-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    // The load event may wait for the code that is held.
    await page.goto("/pago?checkout=cs_que_no_existe", { waitUntil: "domcontentloaded" });
    const title = page.getByRole("heading", { level: 1 });
    await title.filter({ hasText: "Estamos confirmando tu pago" }).waitFor();
    assert.equal(await title.count(), 1);
    release();
    await page.getByRole("heading", { name: "No encontramos este pago" }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a button that is pressed before its code has loaded looks busy at once, and works afterwards", async () => {
    const { page, complaints, close } = await visit({ viewport: phone, untouched: true });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/login-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/login", { waitUntil: "networkidle" });
    const submit = page.getByRole("button", { name: "Iniciar sesión", exact: true });
    const look = () =>
      page.evaluate("getComputedStyle(document.querySelector('main form [type=submit]')).opacity");
    const before = await look();
    await submit.click();
    assert.notEqual(await look(), before);
    release();
    await page.getByText("Introduce un email válido").waitFor();
    assert.equal(await look(), before);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a page with a value in its address loads its code without an interaction", async () => {
    const { page, close } = await visit({ viewport: phone, untouched: true });
    await page.goto("/instant-ads?web=lumbre.example");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    assert.equal(
      await page.getByRole("textbox", { name: "Tu web" }).inputValue(),
      "lumbre.example",
    );
    await close();
  });
});

describe("a long content page", () => {
  const { open: visit } = siteInChromium();

  it("shows its first screen at once, and the rest only with its styles", async () => {
    const { page, complaints, close } = await visit({ viewport: phone });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/page-.*\.css/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1 });
    await title.waitFor();
    const field = page.getByRole("textbox").first();
    const places = async () => [await title.boundingBox(), await field.boundingBox()];
    await page.evaluate("document.fonts.ready");
    const before = await places();
    assert.equal(await page.locator("footer").count(), 0);
    release();
    await page.locator("footer").waitFor();
    assert.deepEqual(await places(), before);
    assert.deepEqual(complaints, []);
    await close();
  });
});
