import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { phone, type Visit } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/waiting.ts";

describe("pages drawn at build, on a network so slow that their code is not there yet", () => {
  const { site, open } = siteInChromium();

  /** Opens a page and holds its code back until `release`. */
  async function slowly(
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

  const seen = async (page: Page) => ({
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
    it(`${path} shows what was asked for, before its code and after`, async () => {
      const { page, release, complaints, close } = await slowly(path);
      assert.deepEqual(await seen(page), expected);
      // What is not seen is not there either: nobody finds two fields of one name.
      assert.equal(await page.locator("form").count(), 1);
      await release();
      assert.deepEqual(await seen(page), expected);
      assert.equal(await page.locator("form").count(), 1);
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("what is typed and sent too early is kept, never put in the address, and sent in time", async () => {
    const { page, release, complaints, close } = await slowly("/login?tab=register");
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

  it("a tab or button that is pressed too early does its work in time", async () => {
    const { page, release, complaints, close } = await slowly("/login");
    await page.getByLabel("Contraseña", { exact: true }).fill("secreto");
    await page.getByRole("button", { name: "Mostrar la contraseña" }).click();
    await release();
    const password = page.getByLabel("Contraseña", { exact: true });
    await page.getByRole("button", { name: "Ocultar la contraseña" }).waitFor();
    assert.equal(await password.inputValue(), "secreto");
    await close();

    const other = await slowly("/login");
    await other.page.getByRole("tab", { name: "Crear cuenta" }).click();
    await other.release();
    await other.page.getByLabel("Nombre de usuario").waitFor();
    assert.equal(new URL(other.page.url()).search, "?tab=register");
    assert.deepEqual([...complaints, ...other.complaints], []);
    await other.close();
  });

  it("whoever may be signed in already sees no form to type into", async () => {
    const { page, close } = await slowly("/login");
    await page.evaluate('localStorage.setItem("kolmena_signed_in", "1")');
    await page.reload({ waitUntil: "domcontentloaded" });
    assert.equal(await page.locator("form input:visible").count(), 0);
    await close();
  });

  it("a page whose code never comes says so, once, and loads when it can", async () => {
    // The router loads a page without its code a second time by itself.
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

  it("a page that works after all does not go on saying that its code is missing", async () => {
    const { page, release, complaints, close } = await slowly("/login", /404|Failed to fetch/);
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
