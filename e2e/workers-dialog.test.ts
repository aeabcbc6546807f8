import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { samples } from "#web/workers/dialog/samples.ts";

describe("the sample talks of /ai-workers in Chromium", () => {
  const here = siteInChromium();
  const { open } = here;

  const talk = (page: Page) => page.getByRole("dialog", { name: "Charla con Teo" });
  const log = (page: Page) => talk(page).getByRole("log");
  const field = (page: Page) => page.getByLabel("Tu mensaje para Teo");
  const cell = (page: Page) =>
    page.getByRole("list", { name: "El equipo" }).getByRole("link", { name: /^Teo/ });
  const hash = (page: Page) => new URL(page.url()).hash;
  const focused = (page: Page) => page.evaluate<string>("document.activeElement.textContent");

  it("a worker's cell opens the dialog; typed text is answered, shown as text, and cleared on closing", async () => {
    const { page, complaints, close } = await open();
    await page.goto("/ai-workers");
    await cell(page).click();
    assert.equal(hash(page), "#teo");
    await talk(page).getByRole("button", { name: "Empezar a hablar con Teo" }).click();
    await log(page).getByText(samples.teo.greeting).waitFor();
    await assertAccessible(page);

    await field(page).fill("   ");
    await field(page).press("Enter");
    assert.equal(await log(page).locator(":scope > *").count(), 1);
    const typed = "<b onclick=1>¿Vendes pan?</b>";
    await field(page).fill(typed);
    await talk(page).getByRole("button", { name: "Enviar" }).click();
    await log(page).getByText(typed, { exact: true }).waitFor();
    await log(page).locator(":scope > :nth-child(3):not([aria-hidden])").waitFor();
    const reply = await log(page).locator(":scope > :nth-child(3)").textContent();
    assert.ok(
      samples.teo.replies.some((text) => reply?.includes(text)),
      reply ?? "",
    );
    assert.equal(await field(page).inputValue(), "");

    const { ask: question, answer } = samples.teo.questions[0]!;
    await talk(page).getByRole("button", { name: question }).click();
    await log(page).getByText(answer.text).waitFor();
    assert.equal(await talk(page).getByRole("button", { name: question }).count(), 0);

    await talk(page).getByRole("button", { name: "Cerrar" }).click();
    await page.waitForURL(/\/ai-workers$/);
    await cell(page).click();
    assert.equal(await log(page).locator(":scope > *").count(), 0);
    await talk(page).getByRole("button", { name: "Empezar a hablar con Teo" }).click();
    await talk(page).getByRole("button", { name: question }).waitFor();
    const whole = talk(page).getByRole("link", { name: "Ir al chat completo" });
    assert.equal(await whole.getAttribute("href"), "/chat/teo");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("the keyboard opens and closes the dialog, stays inside it, and returns to the cell", async () => {
    const { page, close } = await open();
    await page.goto("/ai-workers");
    await cell(page).focus();
    await page.keyboard.press("Enter");
    assert.equal(await focused(page), "Empezar a hablar con Teo");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Hola");
    await page.keyboard.press("Enter");
    await log(page).getByText("Hola", { exact: true }).waitFor();
    for (let tab = 0; tab < 12; tab++) {
      await page.keyboard.press("Tab");
      const stays =
        "document.querySelector('dialog[open]').contains(document.activeElement) || document.activeElement === document.body";
      assert.ok(await page.evaluate(stays), await focused(page));
    }
    await page.keyboard.press("Escape");
    await talk(page).waitFor({ state: "hidden" });
    await page.waitForURL(/\/ai-workers$/);
    assert.match(await focused(page), /^Teo/);
    await close();
  });

  it("an address opens the dialog, Back closes it, and it fits a phone", async () => {
    const { page, complaints, close } = await open({ viewport: phone });
    await page.goto("/");
    await page.locator(".comb").getByRole("link", { name: /^Teo/ }).click();
    await page.waitForURL("**/ai-workers#teo");
    await talk(page).getByRole("button", { name: "Empezar a hablar con Teo" }).click();
    await log(page).getByText(samples.teo.greeting).waitFor();
    await assertAccessible(page);
    await page.keyboard.press("Escape");
    await talk(page).waitFor({ state: "hidden" });
    assert.equal(hash(page), "");

    await cell(page).click();
    await talk(page).waitFor();
    await page.goBack();
    await talk(page).waitFor({ state: "hidden" });
    await page.goForward();
    await talk(page).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("without JavaScript a cell links to the chat, for strangers by way of the login", async () => {
    const context = await here.browser.newContext({
      baseURL: here.site.origin,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto("/ai-workers");
    await cell(page).click();
    await page.waitForURL("**/login?next=%2Fchat%2Fteo");
    await context.close();
  });
});
