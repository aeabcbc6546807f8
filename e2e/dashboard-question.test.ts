import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("a question from the dashboard, in Chromium", () => {
  const here = siteInChromium();

  it("it is answered in Mel's chat, which shows when it is done and when it fails", async () => {
    const person = await here.site.person("Clara");
    const { page, complaints, close } = await here.open({ person, viewport: phone });
    const ask = async (wish: string) => {
      await page.goto("/dashboard");
      await page.getByLabel("¿Qué quieres mover hoy?").fill(wish);
      await page.getByRole("button", { name: /Preguntar a Mel/ }).click();
    };
    await ask("   ");
    assert.equal(new URL(page.url()).pathname, "/dashboard");
    await ask("Llenar la tienda el sábado");
    await page.getByText("Respuesta generada").waitFor();
    assert.equal(new URL(page.url()).pathname, "/chat/mel");
    assert.deepEqual(complaints, []);
    await page.route("**/generate", (route) =>
      route.fulfill({ status: 503, json: { message: "Prueba en un minuto", code: "unavailable" } }),
    );
    await ask("Ideas para el lunes");
    await page.getByText("Error al generar contenido").waitFor();
    await page.getByText("Prueba en un minuto").waitFor();
    assert.equal(
      await page.getByRole("textbox", { name: "Mensaje para Mel" }).inputValue(),
      "Ideas para el lunes",
    );
    await close();
  });
});
