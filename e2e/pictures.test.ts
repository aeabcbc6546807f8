import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { users } from "#db/schema.ts";
import type { Renderer } from "#server/features/ads/creatives/renderer.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { assertAccessible, desktop, phone } from "#test/browser.ts";
import { examplePhoto } from "#test/example-photo.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("pictures by Ani in Chromium", () => {
  let failuresLeft = 0;
  const real = createRenderer({ log: createLog({ level: "silent", write: () => undefined }) });
  const renderer: Renderer = {
    ...real,
    async draw(request) {
      if (failuresLeft-- > 0) {
        return { type: "failed", failure: { kind: "crashed", detail: "fell", attempts: 3 } };
      }
      return await real.draw(request);
    },
  };
  const { site, open } = siteInChromium({ renderer, expectsErrors: true });
  after(() => {
    // One failed drawing in each of the two visits.
    assert.equal(site.errors.length, 2);
  });

  for (const [name, viewport, theme] of [
    ["desktop", desktop, "light"],
    ["phone", phone, "dark"],
  ] as const) {
    it(`a picture costs nothing when its drawing fails, is drawn at the second try, and is in the gallery (${name})`, async () => {
      const ana = await site.person("Clara");
      await site.app.deps.db.update(users).set({ plan: "trial" }).where(eq(users.id, ana.userId));
      const { page, complaints, close } = await open({ viewport, theme, person: ana });
      failuresLeft = 1;
      await page.goto("/chat/ani?tipo=image");
      const button = page.getByRole("button", { name: "Crear imagen 5 créditos" });
      await button.waitFor();
      await page
        .getByLabel("Formato de la imagen")
        .selectOption({ label: "Horizontal (Facebook y enlaces)" });
      await page.getByLabel("Mensaje para Ani").fill("Pon «Hoy huele a pan recién hecho»");
      await assertAccessible(page);
      await button.click();
      await page
        .getByRole("article")
        .getByText(/No hemos podido dibujar la imagen. No te hemos/)
        .waitFor();
      await page.getByRole("button", { name: "Reintentar 5 créditos" }).click();
      const picture = page.getByRole("img", { name: /Hoy huele a pan recién hecho/i });
      await picture.waitFor();
      await page.getByText("1200 × 628 px").or(page.getByText("1.200 × 628 px")).waitFor();
      await page.getByText("95", { exact: true }).waitFor();
      await assertAccessible(page);
      await page.reload();
      await picture.waitFor();

      await page.goto("/dashboard?tab=galeria");
      await page.getByRole("button", { name: /^Ver la imagen: / }).waitFor();
      await assertAccessible(page);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Descargar" }).click(),
      ]);
      assert.equal(download.suggestedFilename(), "imagen-wide.png");
      const { width, height } = await sharp(await readFile(await download.path())).metadata();
      assert.deepEqual([width, height], [1200, 628]);

      await page.getByRole("button", { name: /^Ver la imagen: / }).click();
      await page
        .getByRole("dialog")
        .getByRole("img", { name: /Hoy huele/i })
        .waitFor();
      await assertAccessible(page);
      await page.getByRole("button", { name: "Editar el texto", exact: true }).click();
      const text = page.getByRole("dialog").getByRole("textbox");
      await text.fill("Hoy, pan. Mañana, también.");
      await page.getByRole("button", { name: /Guardar/ }).click();
      await page.getByRole("dialog").getByText("Hoy, pan. Mañana, también.").first().waitFor();
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("a person's own photo is chosen, pasted or dropped, and is used in several pictures", async () => {
    const ana = await site.person("Marta");
    await site.app.deps.db.update(users).set({ plan: "trial" }).where(eq(users.id, ana.userId));
    const { page, complaints, close } = await open({
      viewport: phone,
      person: ana,
      expected: /422 \(Unprocessable/,
    });
    const bytes = [...(await examplePhoto())];
    await page.goto("/chat/ani");
    const message = page.getByLabel("Mensaje para Ani");
    await message.fill("Nuevo: empanada de atún");
    const files = page.locator("input[type=file]");
    assert.equal(await files.getAttribute("accept"), "image/jpeg,image/png,image/webp");

    // A file that is no photo is refused, and the typed text stays.
    await files.setInputFiles({
      name: "nota.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("x"),
    });
    await page
      .getByRole("alert")
      .getByText(/no es una foto PNG, JPEG ni WebP/)
      .waitFor();
    assert.equal(await message.inputValue(), "Nuevo: empanada de atún");
    await assertAccessible(page);
    await page.getByRole("button", { name: "Quitar la foto" }).click();

    await files.setInputFiles({
      name: "empanada.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from(bytes),
    });
    await page.getByText("Saldrá en la imagen").waitFor();
    await assertAccessible(page);
    // It survives a reload, like the typed text.
    await page.reload();
    await page.getByText("Saldrá en la imagen").waitFor();
    assert.equal(await message.inputValue(), "Nuevo: empanada de atún");
    const draw = page.getByRole("button", { name: "Crear imagen 5 créditos" });
    await draw.click();
    await page.getByRole("img", { name: /con tu foto: .*empanada de atún/i }).waitFor();
    await page.getByRole("img", { name: "Tu foto empanada.jpg" }).waitFor();

    // The next message is for a picture, too, also after a reload: with a pasted photo, then a dropped one.
    await page.reload();
    await draw.waitFor();
    await giveFile(page, "paste", bytes, "pegada.jpg");
    await page.getByText("pegada.jpg").waitFor();
    await page.getByRole("button", { name: "Quitar la foto" }).click();
    await page.getByText("Se queda en tu galería, en «Tus fotos».").waitFor();
    await giveFile(page, "drop", bytes, "soltada.jpg");
    await page.getByText("Saldrá en la imagen").waitFor();
    await message.fill("Ahora otra, 2x1 en cruasanes");
    await message.press("Enter");
    await page.getByRole("img", { name: /con tu foto: .*cruasanes/i }).waitFor();
    await page.getByText("90", { exact: true }).waitFor();

    await page.goto("/dashboard?tab=galeria&ver=fotos");
    await page.getByRole("link", { name: /^Ver la foto a tamaño completo/ }).waitFor();
    await assertAccessible(page);
    await page.getByRole("button", { name: /^Borrar: / }).click();
    await page.getByText("Aquí estarán tus fotos").waitFor();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await page.getByRole("link", { name: /^Usar en una imagen: / }).click();
    await page.getByText("Saldrá en la imagen").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a new conversation with Ani asks for a picture by default, and the choice of a text answer is remembered", async () => {
    const ana = await site.person("Julia");
    await site.app.deps.db.update(users).set({ plan: "trial" }).where(eq(users.id, ana.userId));
    const { page, complaints, close } = await open({ viewport: phone, person: ana });
    await page.goto("/chat/ani");
    await page.getByRole("button", { name: "Crear imagen 5 créditos" }).waitFor();
    await page
      .getByRole("combobox", { name: "Qué quieres recibir" })
      .selectOption({ label: "Respuesta" });
    await page
      .getByLabel("Mensaje para Ani")
      .fill("Texto para el cartel: pan recién hecho a las ocho");
    const send = page.getByRole("button", { name: "Enviar 1 crédito" });
    await send.click();
    await page.getByText("99", { exact: true }).waitFor();
    await send.waitFor();
    await page.reload();
    await send.waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
});

/** Pastes or drops a photo by the event that a browser sends. */
async function giveFile(page: Page, how: "paste" | "drop", bytes: number[], name: string) {
  const event =
    how === "paste"
      ? `new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: files })`
      : `new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files })`;
  await page.evaluate(`(() => {
    const files = new DataTransfer();
    const photo = new Uint8Array(${JSON.stringify(bytes)});
    files.items.add(new File([photo], ${JSON.stringify(name)}, { type: "image/jpeg" }));
    document.querySelector("#mensaje").dispatchEvent(${event});
  })()`);
}
