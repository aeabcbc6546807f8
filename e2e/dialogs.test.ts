import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { generate } from "#shared/chat.ts";
import { createProject } from "#shared/projects.ts";
import { assertAccessible, desktop, phone, showAs } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";

describe("the dialogs and menus behind the login, in Chromium", () => {
  const here = siteInChromium({ stripe: true });

  /** On a desktop in the light theme, and on a phone in the dark one. */
  async function assertAccessibleBothWays(page: Page): Promise<void> {
    await assertAccessible(page);
    await showAs(page, { viewport: phone, theme: "dark" });
    await assertAccessible(page, { onlyLook: true });
    await showAs(page, { viewport: desktop, theme: "light" });
  }

  it("each is accessible on desktop and phone, in both themes, and closes by Escape", async () => {
    const { person, subscribe } = await createPayer(here.site);
    await subscribe("growth");
    await waitUntilSettled(here.site);
    const project = await person.call(createProject, { body: { name: "Navidad" } });
    const { body: reply } = await person.call(generate, {
      params: { workerId: "teo" },
      body: { prompt: "Un post sobre la hogaza", contentType: "post" },
    });
    const places: Record<string, readonly (readonly string[])[]> = {
      "/dashboard?tab=proyectos": [["Nuevo proyecto"]],
      [`/dashboard?tab=proyectos&proyecto=${project.body.id}`]: [
        ["Pedir algo al equipo"],
        ["Opciones del proyecto", "Borrar"],
      ],
      "/dashboard?tab=galeria": [["Ver completo"]],
      "/dashboard?tab=configuracion": [
        ["Cambiar de plan"],
        ["Descargar mis datos"],
        ["Borrar mi cuenta"],
      ],
      [`/chat/teo?c=${reply.conversationId}`]: [
        ["Editar"],
        ["Opciones de «"],
        ["Opciones de «", "Cambiar nombre"],
      ],
    };
    const { page, complaints, close } = await here.open({ person });
    const opened = page.locator("[role=dialog], [role=alertdialog], [role=menu]");
    for (const [path, ways] of Object.entries(places)) {
      await page.goto(path);
      for (const way of ways) {
        for (const name of way) {
          await page
            .getByRole("button", { name })
            .or(page.getByRole("menuitem", { name }))
            .first()
            .click();
          await opened.first().waitFor();
        }
        await assertAccessibleBothWays(page);
        await page.keyboard.press("Escape");
        await opened.first().waitFor({ state: "detached" });
      }
    }
    assert.deepEqual(complaints, []);
    await close();
  });

  it("the list of conversations and the header's menus are accessible when open", async () => {
    const person = await here.site.person("Clara");
    const { page, close } = await here.open({ person, viewport: phone });
    await page.goto("/chat/teo");
    await page.getByRole("button", { name: "Conversaciones" }).click();
    await page.getByRole("dialog").waitFor();
    await assertAccessible(page);
    await page.goto("/precios");
    await page.getByRole("button", { name: "Menú" }).click();
    await page.locator("#mobile-menu").getByText("Clara").waitFor();
    await assertAccessible(page);
    await page.keyboard.press("Escape");
    await page.setViewportSize(desktop);
    await page.getByRole("button", { name: "Clara" }).click();
    await page.locator("#account-menu").getByRole("link", { name: "Dashboard" }).waitFor();
    await assertAccessible(page);
    await close();
  });
});
