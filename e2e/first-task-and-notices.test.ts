import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { saveBusinessProfile } from "#shared/brain.ts";
import { generate } from "#shared/chat.ts";
import { assertAccessible, desktop, phone } from "#test/browser.ts";
import { exampleProfile } from "#test/example-profile.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";

/** In the page: the controls that the notice covers. */
const underNotice = `(() => {
  const notice = document.querySelector(".notice-toast:not([data-removed=true])");
  if (!notice) return ["No notice is shown"];
  const box = notice.getBoundingClientRect();
  return [...document.querySelectorAll("a, button, input, textarea")]
    .filter((control) => !notice.contains(control) && !control.closest("[aria-hidden=true]"))
    .filter((control) => {
      const { top, bottom, left, right, width } = control.getBoundingClientRect();
      return width > 1 && top < box.bottom && bottom > box.top && left < box.right && right > box.left;
    })
    .map((control) => control.textContent || control.outerHTML);
})()`;

/** In the page: the number of parts of the chat's header that overlap or leave the window. */
const crowded = `(() => {
  const parts = [...document.querySelectorAll(".chat-head > *")]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return parts.filter((one, at) =>
    one.right > innerWidth ||
    parts.slice(at + 1).some((other) =>
      one.left < other.right - 1 && other.left < one.right - 1 &&
      one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
})()`;

const prompt = "Un post para Instagram sobre la hogaza de centeno";

describe("the first minutes in Chromium", () => {
  const { site, open } = siteInChromium();

  async function clara() {
    const person = await site.person("Clara");
    assert.equal(
      (await person.call(saveBusinessProfile, { body: exampleProfile as never })).status,
      200,
    );
    return person;
  }

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    it(`a notice in the chat covers no control (${name})`, async () => {
      const person = await clara();
      const params = { workerId: "teo" } as const;
      const { body } = await person.call(generate, {
        params,
        body: { prompt, contentType: "post" },
      });
      const { page, complaints, close } = await open({ person, viewport });
      await page.goto(`/chat/teo?c=${body.conversationId}`);
      await page.getByRole("button", { name: "Editar" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").first().fill("Otra línea");
      await dialog.getByRole("button", { name: "Guardar" }).click();
      await page.getByText("Cambios guardados").waitFor();
      // It stays while the pointer is over it.
      await page.locator(".notice-toast").hover();
      await until(async () => (await page.evaluate<string[]>(underNotice)).length === 0, 8_000);
      const { x, y, width } = (await page.locator(".notice-toast").boundingBox())!;
      assert.ok(y > viewport.height / 3, `${y}`);
      assert.ok(viewport.width - x - width <= 24, "at the right");
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("the notice of test payments is one line, and stays hidden for the tab once it is closed", async () => {
    const person = await clara();
    const { page, complaints, close } = await open({ person, viewport: phone });
    const fold = page.getByRole("button", { name: "Ocultar el aviso de pagos de prueba" });
    const line = page.getByText("Pagos de prueba: no se cobra nada");
    await page.goto("/dashboard");
    await fold.waitFor();
    const { height } = (await line.boundingBox())!;
    assert.ok(height < 30, `${height} px`);
    await fold.click();
    await line.waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("Confirma tu email").waitFor();
    assert.equal(await line.count(), 0);
    // Where people pay it is shown all the same.
    await page.goto("/dashboard?tab=configuracion");
    await page.getByText("Pagos de prueba: no se cobra ninguna tarjeta").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("the chat's header fits at every width, without overlaps", async () => {
    const person = await clara();
    const { page, complaints, close } = await open({ person });
    await page.goto("/chat/teo");
    for (const [width, height] of [
      [1440, 900],
      [1181, 800],
      [1180, 800],
      [1024, 768],
      [901, 700],
      [720, 450],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole("heading", { name: /Teo/, level: 1 }).waitFor();
      assert.equal(await page.evaluate<number>(crowded), 0, `at ${width} px`);
    }
    const head = (await page.locator(".chat-head").boundingBox())!;
    await page.setViewportSize({ width: 1024, height: 768 });
    assert.ok((await page.locator(".chat-head").boundingBox())!.height <= head.height + 8);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("after the wizard a first task is offered in the person's theme, and one press sends it", async () => {
    const person = await clara();
    const { page, complaints, close } = await open({ person, theme: "dark" });
    await page.goto("/onboarding?paso=4");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await page.waitForURL("**/ai-workers");
    await page
      .getByText(
        "Teo ya sabe qué ofrece Horno de ejemplo: ¿empezamos con un post sobre «hogaza de centeno»?",
      )
      .waitFor();
    await page.locator("html[data-theme=dark]").waitFor({ state: "attached" });
    assert.deepEqual(await page.evaluate<string[]>(underNotice), []);
    await assertAccessible(page);
    await page.getByRole("link", { name: "Pedírselo a Teo" }).click();
    await page.waitForURL("**/chat/teo**");
    await page.getByRole("button", { name: "Copiar todo" }).waitFor();
    await page.getByRole("link", { name: /Hogaza de centeno/ }).waitFor();
    // The task is started: the page looks as usual again.
    await page.goto("/ai-workers");
    await page.locator(".first-task").waitFor({ state: "hidden" });
    assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a long answer appears in several steps, and in fewer with reduced motion", async () => {
    const person = await clara();
    const { page, complaints, close } = await open({ person });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const animated = await recordTextLengths(page, "Calendario");
    assert.ok(animated.steps.length > 3, `${animated.steps}`);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const reduced = await recordTextLengths(page, "Calendario");
    assert.ok(
      reduced.steps.length < animated.steps.length,
      `${reduced.steps} of ${animated.steps}`,
    );
    assert.deepEqual(complaints, []);
    await close();
  });
});

/** Asks for a piece and records the length of its text each time that it grows. */
async function recordTextLengths(page: Page, kind: string): Promise<{ steps: number[] }> {
  await page.goto("/chat/teo");
  await page.getByRole("radio", { name: kind }).check({ force: true });
  await page
    .getByRole("textbox", { name: /Teo/ })
    .fill("El calendario de dos semanas sobre la hogaza");
  await page.evaluate(`
    globalThis.grown = { steps: [] };
    new MutationObserver(() => {
      const length = document.querySelector(".chat-prose")?.closest(".chat-said").textContent.length ?? 0;
      if (length <= (grown.steps.at(-1) ?? 0)) return;
      grown.steps.push(length);
    }).observe(document.querySelector(".chat-log"), { subtree: true, childList: true, characterData: true });`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copiar todo" }).waitFor();
  return await page.evaluate<{ steps: number[] }>("grown");
}
