import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { generate, listConversations } from "#shared/chat.ts";
import { assertAccessible, phone } from "#test/browser.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

const workerId = "teo";

describe("the list of conversations in Chromium", () => {
  const { site, open } = siteInChromium();

  /** Asks Teo; resolves with the conversation's address. */
  async function ask(person: Person, prompt: string): Promise<string> {
    const { body } = await person.call(generate, { params: { workerId }, body: { prompt } });
    return `/chat/${workerId}?c=${body.conversationId}`;
  }

  const titlesOf = async (person: Person) =>
    (await person.call(listConversations, { params: { workerId } })).body.map(({ title }) => title);

  async function choose(page: Page, title: string, action: string) {
    await page.getByRole("button", { name: `Opciones de «${title}»` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  }

  it("a conversation is renamed, another tab shows it too, and a name that could not be saved stays in the field", async () => {
    const clara = await site.person("Clara");
    const address = await ask(clara, "Un post sobre la hogaza");
    const { page, context, complaints, close } = await open({
      person: clara,
      expected: /ERR_FAILED/,
    });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(address);
      await tab.getByRole("link", { name: "Hogaza" }).waitFor();
    }
    await choose(page, "Hogaza", "Cambiar nombre");
    const dialog = page.getByRole("dialog", { name: "Cambiar nombre" });
    const name = dialog.getByLabel("Nombre de la conversación");
    const save = dialog.getByRole("button", { name: "Guardar" });
    await name.fill("  ");
    assert.ok(await save.isDisabled());
    await name.fill("Pan de otoño");
    await assertAccessible(page);
    await page.route("**/api/conversations/*", (route) => route.abort());
    await name.press("Enter");
    await dialog.getByRole("alert").waitFor();
    assert.equal(await name.inputValue(), "Pan de otoño");
    await page.unroute("**/api/conversations/*");
    await save.click();
    await dialog.waitFor({ state: "detached" });
    for (const tab of [page, other])
      await tab.getByRole("link", { name: "Pan de otoño" }).waitFor();
    await page
      .getByRole("button", { name: "Opciones de «Pan de otoño»" })
      .and(page.locator(":focus"))
      .waitFor();
    assert.deepEqual(await titlesOf(clara), ["Pan de otoño"]);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a conversation is deleted after a confirmation; deleting the open one starts a new one", async () => {
    const clara = await site.person("Clara");
    const long = "a".repeat(60);
    await ask(clara, long);
    const address = await ask(clara, "Un post sobre la hogaza");
    const { page, complaints, close } = await open({ person: clara, viewport: phone });
    await page.goto(address);
    const list = page.getByRole("navigation", { name: "Conversaciones guardadas" });
    const confirm = page.getByRole("alertdialog", { name: "¿Borrar esta conversación?" });
    await page.getByRole("button", { name: "Conversaciones" }).click();
    await choose(page, long, "Borrar");
    await assertAccessible(page);
    const { width } = (await confirm.boundingBox())!;
    const inside = await confirm.evaluate(
      (dialog) => (dialog as { scrollWidth: number }).scrollWidth,
    );
    assert.ok(width <= phone.width && inside <= width, `${inside} px in ${width}`);
    await confirm.getByRole("button", { name: "Cancelar" }).click();
    await choose(page, long, "Borrar");
    await confirm.getByRole("button", { name: "Borrar conversación" }).click();
    await list.getByRole("link", { name: long }).waitFor({ state: "detached" });
    assert.equal(new URL(page.url()).search, new URL(address, site.origin).search);
    await choose(page, "Hogaza", "Borrar");
    await confirm.getByRole("button", { name: "Borrar conversación" }).click();
    await page.waitForURL(`${site.origin}/chat/${workerId}`);
    await page.getByText(/^Hola, Clara/).waitFor();
    assert.deepEqual(await titlesOf(clara), []);
    assert.deepEqual(complaints, []);
    await close();
  });
});
