import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { businessProfileInput, saveBusinessProfile } from "#shared/brain.ts";
import { generate } from "#shared/chat.ts";
import { createProject } from "#shared/projects.ts";
import type { WorkerId } from "#shared/workers.ts";
import { assertAccessible, desktop, phone } from "#test/browser.ts";
import { exampleProfile } from "#test/example-profile.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

async function write(
  person: Person,
  workerId: WorkerId,
  body: { contentType?: string; prompt: string; projectId?: string },
) {
  const { status } = await person.call(generate, { params: { workerId }, body });
  assert.equal(status, 200);
}

describe("the gallery in Chromium", () => {
  const { site, open } = siteInChromium();

  async function withPieces() {
    const ana = await site.person("Clara");
    await site.app.deps.db.update(users).set({ plan: "pro" }).where(eq(users.id, ana.userId));
    await ana.call(saveBusinessProfile, { body: businessProfileInput.parse(exampleProfile) });
    const { body: project } = await ana.call(createProject, { body: { name: "Navidad" } });
    await write(ana, "teo", { contentType: "post", prompt: "Post sobre la hogaza de masa madre" });
    await write(ana, "nai", {
      contentType: "email",
      prompt: "Correo sobre el roscón de Reyes",
      projectId: project.id,
    });
    return ana;
  }

  it("finds pieces by words and by project, and keeps the search after a reload", async () => {
    const { page, complaints, close } = await open({
      viewport: desktop,
      person: await withPieces(),
    });
    await page.goto("/dashboard?tab=galeria");
    const post = page.getByRole("button", { name: "Ver completo: Post de Teo" });
    const mail = page.getByRole("button", { name: "Ver completo: Correo de Nai" });
    await post.waitFor();
    await mail.waitFor();
    await page.getByRole("searchbox", { name: "Buscar en la galería" }).fill("roscones");
    await page.getByRole("status").filter({ hasText: "1 contenido encontrado" }).waitFor();
    assert.equal(await post.count(), 0);
    await assertAccessible(page);
    await mail.click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.reload();
    await mail.waitFor();
    assert.equal(await post.count(), 0);
    await page.getByRole("searchbox").fill("zapatillas");
    await page.getByText("Nada con «zapatillas»").waitFor();
    await page.getByRole("button", { name: "Quitar filtros" }).click();
    await post.waitFor();
    assert.equal(await page.getByRole("searchbox").inputValue(), "");
    await page.getByLabel("Proyecto").selectOption({ label: "Navidad" });
    await mail.waitFor();
    await post.waitFor({ state: "detached" });
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a deleted piece disappears at once and comes back with «Deshacer»", async () => {
    const { page, complaints, close } = await open({
      viewport: phone,
      theme: "dark",
      person: await withPieces(),
    });
    await page.goto("/dashboard?tab=galeria");
    const post = page.getByRole("button", { name: "Ver completo: Post de Teo" });
    await page.getByRole("button", { name: "Borrar: Post de Teo" }).click();
    await post.waitFor({ state: "detached" });
    await page.getByText("Contenido borrado").first().waitFor();
    await assertAccessible(page);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await post.waitFor();
    await page.getByText("Recuperado").waitFor();
    // Two that are deleted one after the other both come back.
    const mail = page.getByRole("button", { name: "Ver completo: Correo de Nai" });
    await page.getByRole("button", { name: "Borrar: Post de Teo" }).click();
    await page.getByText("Contenido borrado").first().waitFor();
    await page.getByRole("button", { name: "Borrar: Correo de Nai" }).click();
    await page.getByText("2 contenidos borrados").waitFor();
    await page
      .locator("[data-sonner-toast]", { hasText: "2 contenidos borrados" })
      .getByRole("button", { name: "Deshacer" })
      .click();
    await post.waitFor();
    await mail.waitFor();
    await post.click();
    await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
    await post.waitFor({ state: "detached" });
    await page.getByText("Contenido borrado").first().waitFor();
    await page.reload();
    await mail.waitFor();
    assert.equal(await post.count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });
});
