import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { affiliateLinkOf, sampleAffiliateCode } from "#shared/affiliate-material.ts";
import { fillLink, materialEmails, materialMessages } from "#shared/affiliate-texts.ts";
import { dotRenderer } from "#test/ads-orders.ts";
import { assertAccessible, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

const path = "/affiliate-strategy";
const code = "LUMBRE7";

describe("the affiliates' material in Chromium", () => {
  const here = siteInChromium({ renderer: dotRenderer });

  const clipboard = (page: Page) => page.evaluate("navigator.clipboard.readText()");
  const openTab = (page: Page) => page.getByRole("tab", { selected: true }).textContent();

  const isFocused = async (locator: Locator) =>
    (await locator.and(locator.page().locator(":focus")).count()) === 1;

  /** Answers requests for the affiliate's account with these in turn; the last one repeats. */
  async function answerAs(page: Page, answers: { status: number; body: object }[]) {
    await page.addInitScript('localStorage.setItem("kolmena_signed_in", "1")');
    await page.route("**/api/affiliate/me", async (route) => {
      const { status, body } = answers.length > 1 ? answers.shift()! : answers[0]!;
      await route.fulfill({ status, json: body });
    });
  }
  const link = () => affiliateLinkOf(here.site.origin, code);
  const affiliate = () => ({
    status: 200,
    body: { affiliate: { affiliateCode: code, link: link() } },
  });

  it("an affiliate copies texts with their own link and downloads pictures with their own code", async () => {
    const person = await here.site.person("Clara");
    const { page, context, complaints, close } = await here.open({ person });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await answerAs(page, [affiliate()]);
    await page.goto(path);
    await page.getByText("Es el tuyo").waitFor();
    assert.equal(await page.getByLabel("El enlace de todo lo que copies").inputValue(), link());

    const [first] = materialMessages;
    await page.getByRole("button", { name: `Copiar «${first!.title}»` }).click();
    await page.getByRole("button", { name: "Copiado" }).waitFor();
    assert.equal(await clipboard(page), fillLink(first!.text, link()));
    assert.equal(await page.getByText("enlace de ejemplo").filter({ visible: true }).count(), 0);

    await page.getByRole("button", { name: "Copiar el enlace" }).click();
    await page.getByText("¡Enlace copiado!").waitFor();
    assert.equal(await clipboard(page), link());
    await page.getByRole("button", { name: "Copiar el enlace" }).waitFor();

    await page.getByRole("tab", { name: "Correos" }).click();
    const [mail] = materialEmails;
    await page.getByRole("button", { name: `Copiar el asunto de «${mail!.title}»` }).click();
    await page.getByRole("button", { name: "Copiado" }).waitFor();
    assert.equal(await clipboard(page), mail!.subject);

    await page.getByRole("tab", { name: "Imágenes" }).click();
    const shown = page.getByRole("img", { name: /una semana con plan/ });
    assert.equal(
      await shown.getAttribute("src"),
      `/api/affiliate/material/apaisada.webp?code=${code}`,
    );
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Descargar todo (ZIP)" }).click();
    const download = await downloading;
    assert.match(download.url(), new RegExp(`material\\.zip\\?code=${code}$`));
    assert.equal(download.suggestedFilename(), "kolmena-material-afiliados.zip");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("arrow keys move between tabs, the address names the open one, and Back returns to the previous one", async () => {
    const { page, complaints, close } = await here.open({ viewport: phone });
    await page.goto(`${path}#correos`);
    assert.equal(await openTab(page), "Correos");
    await page.getByRole("tab", { name: "Correos" }).focus();
    const steps = [
      ["ArrowRight", "Imágenes"],
      ["ArrowRight", "Respuestas"],
      ["ArrowRight", "Mensajes"],
      ["ArrowLeft", "Respuestas"],
      ["Home", "Mensajes"],
      ["End", "Respuestas"],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      assert.equal(await openTab(page), name);
      const focused = page.getByRole("tab", { name });
      assert.ok(await isFocused(focused));
      assert.equal(await page.getByRole("tabpanel").count(), 1);
      await page.getByRole("tabpanel", { name }).waitFor();
    }
    assert.equal(new URL(page.url()).hash, "#respuestas");
    await page.goBack();
    assert.equal(await openTab(page), "Mensajes");
    // One Tab from the tab list leads into the open panel.
    await page.getByRole("tab", { name: "Mensajes" }).focus();
    await page.keyboard.press("Tab");
    const copy = page.getByRole("button", { name: `Copiar «${materialMessages[0]!.title}»` });
    assert.ok(await isFocused(copy));
    assert.deepEqual(complaints, []);
    await close();
  });

  it("each tab is accessible and fits a narrow phone", async () => {
    const { page, complaints, close } = await here.open({ viewport: { ...phone, width: 320 } });
    for (const tab of ["mensajes", "publicaciones", "correos", "imagenes", "respuestas"]) {
      await page.goto(`${path}#${tab}`);
      await page.getByRole("tabpanel").waitFor();
      await assertAccessible(page);
      const over = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      assert.equal(over, 0, tab);
      const box = await page.getByRole("tab", { selected: true }).boundingBox();
      assert.ok(box!.x >= 0 && box!.x + box!.width <= 320, `${tab} is out of sight`);
    }
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a stranger sees and copies a sample link, and is told that it is one", async () => {
    const { page, context, complaints, close } = await here.open();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.getByText("Este enlace es de ejemplo").waitFor();
    // The product's address at its start, before it has a port.
    const sample = affiliateLinkOf("http://localhost", sampleAffiliateCode);
    await page.getByRole("button", { name: `Copiar «${materialMessages[1]!.title}»` }).click();
    await page.getByText("Copiado con un enlace de ejemplo").waitFor();
    assert.equal(await clipboard(page), fillLink(materialMessages[1]!.text, sample));
    assert.ok(!requested.includes("/api/affiliate/me"));
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a person who is no affiliate sees the sample link, and a failed request can be retried", async () => {
    const person = await here.site.person("Clara");
    const { page, complaints, close } = await here.open({ person, expected: /status of 503/ });
    await answerAs(page, [{ status: 503, body: { message: "Vuelve enseguida." } }, affiliate()]);
    await page.goto(path);
    await page.getByText("No hemos podido traer tu enlace").waitFor();
    await page.getByRole("button", { name: "Reintentar" }).click();
    await page.getByText("Es el tuyo").waitFor();
    await page.unroute("**/api/affiliate/me");
    await answerAs(page, [{ status: 200, body: { message: "No eres afiliado" } }]);
    await page.reload();
    await page.getByText("Este enlace es de ejemplo").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("without JavaScript all texts are on the page", async () => {
    const context = await here.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(here.site.origin + path);
    for (const name of ["A tus vecinos", "El primero", "Para el mostrador", "«¿Tú ganas algo?»"]) {
      assert.ok(await page.getByText(name, { exact: true }).isVisible(), name);
    }
    await context.close();
  });
});
