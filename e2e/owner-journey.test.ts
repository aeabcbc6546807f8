import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { generate } from "#shared/chat.ts";
import { assertAccessible, desktop, onDesktop, phone, showAs } from "#test/browser.ts";
import { translatePage } from "#test/browser-translation.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { until } from "#test/wait-until.ts";

describe("an owner's main journey in Chromium", () => {
  const { site, open } = siteInChromium();

  for (const [name, viewport] of Object.entries(onDesktop)) {
    it(`an owner registers, fills in Brain Central, chats with Teo and finds everything after signing in again (${name})`, async () => {
      const { page, complaints, close } = await open({ viewport, expected: /status of 401/ });
      const email = `clara-${name}@ejemplo.test`;
      const password = "una frase larga y rara";

      await page.goto("/login?tab=register");
      await page.getByLabel("Nombre de usuario").fill(`clara-${name}`);
      await page.getByLabel("Nombre", { exact: true }).fill("Clara");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Contraseña", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Crear cuenta" }).click();
      // First, because a notice stays for five seconds only.
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
      await page.getByText("Guardado").first().waitFor();
      await page.goBack();
      await step("Tu negocio").waitFor();
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
      // The team's page does not ask a signed-in owner to register.
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
      await page.getByRole("button", { name: "Copiar todo" }).first().waitFor();
      const text = (await page.locator("main").textContent()) ?? "";
      assert.match(text, /centeno/i);
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
      await page.getByRole("button", { name: "Copiar todo" }).first().waitFor();
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("a piece is opened and filed in a project on a page that the browser translates", async () => {
    const person = await site.person("Clara");
    await person.call(generate, {
      params: { workerId: "teo" },
      body: { prompt: "Un post sobre la hogaza de centeno", contentType: "post" },
    });
    const { page, complaints, close } = await open({ person });
    const press = (name: string) => page.getByRole("button", { name }).click();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Ver como tabla" }).waitFor();
    await translatePage(page);
    await press("Ver como tabla");
    await press("Ver como gráfico");
    await page.getByRole("button", { name: "Ver como tabla" }).waitFor();
    await page.getByRole("link", { name: "Ver galería" }).click();
    await press("Ver completo");
    await press("Guardar en un proyecto");
    await page.getByLabel("Nombre del proyecto nuevo").fill("Campaña de otoño");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByRole("dialog").getByText("En Campaña de otoño").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a piece is filed in a project, found in it, and the project is renamed and deleted", async () => {
    const person = await site.person("Clara");
    await person.call(generate, {
      params: { workerId: "teo" },
      body: { prompt: "Un post sobre la hogaza de centeno", contentType: "post" },
    });
    const { page, complaints, close } = await open({
      person,
      viewport: phone,
      expected: /status of 404|ERR_FAILED|piece-dialog/,
    });
    const main = page.getByRole("main");
    const button = (name: string) => page.getByRole("button", { name });
    await page.goto("/dashboard");
    await main.getByRole("link", { name: "Proyectos" }).click();
    await button("Nuevo proyecto").click();
    const nameField = page.getByLabel("Nombre");
    await nameField.press("Enter");
    await page.getByText("El nombre del proyecto es requerido").waitFor();
    await assertAccessible(page);
    await nameField.fill("Campaña de otoño");
    await button("Crear proyecto").dblclick();
    await page.getByText("Proyecto creado").waitFor();
    // A notice does not cover the header.
    const isBelowHeader = `
      document.querySelector(".notice-toast").getBoundingClientRect().top >
        document.querySelector("nav").getBoundingClientRect().bottom`;
    await until(async () => await page.evaluate<boolean>(isBelowHeader));
    await main.getByText("Sin contenido").waitFor();
    assert.equal(await main.getByRole("listitem").count(), 1);
    // The button has disappeared with the empty list.
    await page.getByRole("region", { name: "Proyectos" }).and(page.locator(":focus")).waitFor();

    const code = /\/assets\/piece-dialog-.*\.js/;
    await page.route(code, (route) => route.abort());
    await page.goto("/dashboard?tab=galeria");
    await button("Ver completo").click();
    await page.getByRole("alert").getByText("No hemos podido abrirlo").waitFor();
    await assertAccessible(page);
    await page.unroute(code);
    await button("Reintentar").click();
    await button("Guardar en un proyecto").click();
    await page.getByRole("radio", { name: "Campaña de otoño", checked: true }).waitFor();
    await assertAccessible(page);
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByText("Guardado en el proyecto").waitFor();
    await button("Cambiar de proyecto").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("link", { name: "Proyectos" }).click();
    await main.getByText("1 contenido").waitFor();
    await assertAccessible(page);
    await showAs(page, { viewport: desktop, theme: "dark" });
    await assertAccessible(page, { onlyLook: true });
    await page.getByRole("link", { name: "Campaña de otoño" }).click();
    await button("Ver completo").waitFor();
    await page.reload();
    await button("Ver completo").waitFor();
    await assertAccessible(page);
    await page.goBack();
    await main.getByText("1 contenido").waitFor();
    await page.goForward();

    await button("Pedir algo al equipo").click();
    await page.getByRole("menuitem", { name: /^Teo/ }).click();
    await page.getByRole("link", { name: "Campaña de otoño" }).waitFor();
    await page.getByRole("textbox", { name: /Teo/ }).fill("Otro sobre el cruasán");
    await button("Enviar").click();
    await button("Copiar todo").waitFor();
    await assertAccessible(page);
    await page.getByRole("link", { name: "Campaña de otoño" }).click();
    await until(async () => (await button("Ver completo").count()) === 2);

    await button("Opciones del proyecto").click();
    await page.getByRole("menuitem", { name: "Cambiar datos" }).click();
    await nameField.fill("Otoño");
    await button("Guardar cambios").click();
    await page.getByRole("heading", { name: /^Otoño/ }).waitFor();
    await button("Opciones del proyecto").and(page.locator(":focus")).press("Enter");
    await page.getByRole("menuitem", { name: "Borrar" }).click();
    const address = page.url();
    await button("Borrar proyecto").click();
    await page.getByText("Proyecto borrado").waitFor();
    await button("Nuevo proyecto").waitFor();
    await page.goto(address);
    await page.getByRole("heading", { name: "Este proyecto no está entre los tuyos" }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
});
