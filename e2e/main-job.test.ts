import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { desktop, phone } from "#test/browser.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";

describe("the main job in Chromium", () => {
  const { site, open } = siteInChromium();

  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    it(`an owner registers, teaches Brain Central, chats with Teo and finds it all again (${name})`, async () => {
      const { page, complaints, close } = await open({ viewport, expected: /status of 401/ });
      const email = `clara-${name}@ejemplo.test`;
      const password = "una frase larga y rara";

      await page.goto("/login?tab=register");
      await page.getByLabel("Nombre de usuario").fill(`clara-${name}`);
      await page.getByLabel("Nombre", { exact: true }).fill("Clara");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Contraseña", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Crear cuenta" }).click();
      // A notice stays for five seconds only: it is looked for first.
      await page.getByText("¡Cuenta creada!").waitFor();
      await page.waitForURL("**/dashboard");

      const step = (title: string) => page.getByRole("heading", { name: title, exact: true });
      await page.goto("/onboarding");
      await step("Tu negocio").waitFor();
      await page.getByLabel(/nombre de tu negocio/i).fill("Horno de ejemplo");
      await page.getByLabel(/sector/i).fill("Panadería");
      await page.getByLabel(/Vendo a personas/).check();
      await page
        .getByLabel(/qué vendes|servicio/i)
        .first()
        .fill("Pan de masa madre");
      await page.getByRole("button", { name: "Siguiente" }).click();
      await step("Tu cliente").waitFor();
      await page
        .getByLabel(/cliente/i)
        .first()
        .fill("Familias del barrio");
      await page.getByLabel("Vender más").check();
      await page.getByRole("button", { name: "Siguiente" }).click();
      await step("Tu voz").waitFor();
      await page.getByLabel("Cercano").check();
      await page.getByLabel("Instagram").check();
      await page.getByRole("button", { name: "Siguiente" }).click();
      await step("Lo que te distingue").waitFor();
      await page
        .getByLabel(/productos/i)
        .first()
        .fill("hogaza de centeno, cruasán");
      await page.getByRole("button", { name: "Activar Brain Central" }).click();
      await page.getByText("¡Brain Central Activado!").waitFor();
      await page.waitForURL("**/ai-workers");
      // The team's page knows its owner: it does not ask for an account again.
      await page.getByText("Crear mi cuenta gratis").waitFor({ state: "hidden" });

      await page.goto("/chat/teo");
      const composer = page.getByRole("textbox", { name: /Teo/ });
      await composer.fill("Un post sobre la hogaza de centeno");
      await composer.press("Enter");
      await page
        .locator("main")
        .getByText("Un post sobre la hogaza de centeno")
        .filter({ visible: true })
        .first()
        .waitFor();
      await page
        .getByRole("button", { name: /^Copiar/ })
        .first()
        .waitFor();
      const said = (await page.locator("main").textContent()) ?? "";
      assert.match(said, /centeno/i);
      const conversation = page.url();

      await page.goto("/dashboard");
      const { title } = await page.evaluate<{ title: string }>(
        "fetch('/api/content?limit=1').then((answer) => answer.json()).then((pieces) => pieces[0])",
      );
      await page.locator("main").getByText(title.slice(0, 30)).first().waitFor();
      await page
        .getByRole("button", { name: /Cerrar Sesión/ })
        .first()
        .click();
      await page.getByText("Sesión cerrada").waitFor();
      await page.waitForURL(`${site.origin}/`);

      await page.goBack();
      await page.waitForURL(/\/login\?next=/);

      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Contraseña", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Iniciar sesión" }).click();
      await page.waitForURL("**/dashboard");
      await page.goto(conversation);
      await page
        .locator("main")
        .getByText("Un post sobre la hogaza de centeno")
        .filter({ visible: true })
        .first()
        .waitFor();
      await page
        .getByRole("button", { name: /^Copiar/ })
        .first()
        .waitFor();
      assert.deepEqual(complaints, []);
      await close();
    });
  }
});
