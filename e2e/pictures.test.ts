import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, describe, it } from "node:test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { users } from "#db/schema.ts";
import type { Renderer } from "#server/features/ads/creatives/renderer.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";
import { assertAccessible, desktop, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("pictures by Ani in Chromium", () => {
  let falls = 0;
  const real = createRenderer({ log: createLog({ level: "silent", write: () => undefined }) });
  const renderer: Renderer = {
    ...real,
    async draw(request) {
      if (falls-- > 0) {
        return { type: "failed", failure: { kind: "crashed", detail: "fell", attempts: 3 } };
      }
      return await real.draw(request);
    },
  };
  const { site, open } = siteInChromium({ renderer, expectsErrors: true });
  after(() => {
    // Each browser saw one drawing fail.
    assert.equal(site.errors.length, 2);
  });

  for (const [name, viewport, theme] of [
    ["desktop", desktop, "light"],
    ["phone", phone, "dark"],
  ] as const) {
    it(`is asked on its button, fails for free, is drawn at the second try, and is in the gallery (${name})`, async () => {
      const ana = await site.person("Clara");
      await site.app.deps.db.update(users).set({ plan: "trial" }).where(eq(users.id, ana.userId));
      const { page, complaints, close } = await open({ viewport, theme, person: ana });
      falls = 1;
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
});
