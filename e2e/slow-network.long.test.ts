import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { phone, type Visit } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";

describe("prerendered pages on a network so slow that their code has not loaded yet", () => {
  const { site, open } = siteInChromium();

  /** Opens a page and delays its scripts until `release`. */
  async function openWithoutCode(
    path: string,
    expected?: RegExp,
  ): Promise<Visit & { release(): Promise<void> }> {
    const opened = await open({ viewport: phone, ...(expected ? { expected } : {}) });
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    await opened.page.route(/\/assets\/.*\.js/, async (route) => {
      await gate;
      await route.continue();
    });
    await opened.page.goto(path, { waitUntil: "domcontentloaded" });
    return {
      ...opened,
      release: async () => {
        go();
        await opened.page.waitForSelector("html[data-hydrated]");
      },
    };
  }

  const visibleForm = async (page: Page) => ({
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
    heading: await page.locator("h1").innerText(),
    fields: await page.locator("form input:visible").count(),
    // biome-ignore lint/performance/useDomNodeTextContent: the same
    button: await page.locator("form button:visible:not([aria-pressed])").innerText(),
  });

  for (const [path, expected] of Object.entries({
    "/login": { heading: "Hola de nuevo", fields: 2, button: "Iniciar sesión" },
    "/login?tab=register": { heading: "Tu equipo te espera", fields: 4, button: "Crear cuenta" },
    "/recuperar": { heading: "Recupera tu contraseña", fields: 1, button: "Enviarme el enlace" },
  })) {
    it(`${path} shows the right form before and after its code has loaded`, async () => {
      const { page, release, complaints, close } = await openWithoutCode(path);
      assert.deepEqual(await visibleForm(page), expected);
      // The other form is not in the page: no field has its name twice.
      assert.equal(await page.locator("form").count(), 1);
      await release();
      assert.deepEqual(await visibleForm(page), expected);
      assert.equal(await page.locator("form").count(), 1);
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("a form that is submitted before the code has loaded is sent afterwards, and never as part of the address", async () => {
    const { page, release, complaints, close } = await openWithoutCode("/login?tab=register");
    const form = page.locator('form[name="register"]');
    for (const [name, value] of Object.entries({
      name: "Clara",
      username: "clara-pronto",
      email: "clara.pronto@ejemplo.test",
      password: "una frase larga y rara",
    })) {
      await form.locator(`[name="${name}"]`).fill(value);
    }
    await form.locator('[name="password"]').press("Enter");
    assert.equal(page.url(), `${site.origin}/login?tab=register`);
    await release();
    await page.waitForURL("**/dashboard");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a tab or button that is pressed before the code has loaded works afterwards", async () => {
    const { page, release, complaints, close } = await openWithoutCode("/login");
    await page.getByLabel("Contraseña", { exact: true }).fill("secreto");
    await page.getByRole("button", { name: "Mostrar la contraseña" }).click();
    await release();
    const password = page.getByLabel("Contraseña", { exact: true });
    await page.getByRole("button", { name: "Ocultar la contraseña" }).waitFor();
    assert.equal(await password.inputValue(), "secreto");
    await close();

    const other = await openWithoutCode("/login");
    await other.page.getByRole("tab", { name: "Crear cuenta" }).click();
    await other.release();
    await other.page.getByLabel("Nombre de usuario").waitFor();
    assert.equal(new URL(other.page.url()).search, "?tab=register");
    assert.deepEqual([...complaints, ...other.complaints], []);
    await other.close();
  });

  it("a visitor who may be signed in sees no login form", async () => {
    const { page, close } = await openWithoutCode("/login");
    await page.evaluate('localStorage.setItem("kolmena_signed_in", "1")');
    await page.reload({ waitUntil: "domcontentloaded" });
    assert.equal(await page.locator("form input:visible").count(), 0);
    await close();
  });

  it("a page whose code fails to load says so once, and loads on retry", async () => {
    // The router reloads a page by itself when its code is missing.
    for (const [path, code, documents] of [
      ["/dashboard", /\/assets\/dashboard-.*\.js/, 2],
      ["/login", /\/assets\/login-.*\.js/, 1],
    ] as const) {
      const { page, close } = await open({ expected: /ERR_FAILED|Error loading|Failed to fetch/ });
      let loads = 0;
      page.on("domcontentloaded", () => loads++);
      await page.route(code, (route) => route.abort());
      await page.goto(path, { waitUntil: "commit" });
      await until(() => loads >= documents);
      await page.getByRole("heading", { name: "No ha llegado toda la página" }).waitFor();
      assert.equal(loads, documents, path);
      await page.unroute(code);
      await page.getByRole("button", { name: "Volver a cargar" }).click();
      await page.waitForSelector("html[data-hydrated]");
      assert.equal(await page.getByText("No ha llegado toda la página").isVisible(), false);
      await close();
    }
  });

  it("the notice about missing code disappears when the page works after all", async () => {
    const { page, release, complaints, close } = await openWithoutCode(
      "/login",
      /404|Failed to fetch/,
    );
    const notice = page.getByRole("heading", { name: "No ha llegado toda la página" });
    await page.evaluate('void import("/what-a-page-can-do-without.js")');
    await notice.waitFor();
    await release();
    assert.equal(await notice.isVisible(), false);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a script injected into a page is refused by the browser", async () => {
    const refused: string[] = [];
    const { page, close } = await open({ expected: /Content Security Policy/ });
    page.on("console", (message) => refused.push(message.text()));
    await page.route("**/legal", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        "</main>",
        "<script>document.title = 'stolen'</script></main>",
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/legal");
    assert.notEqual(await page.title(), "stolen");
    assert.match(refused.join("\n"), /Content Security Policy/);
    await close();
  });
});
