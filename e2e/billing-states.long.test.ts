import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { createCheckout } from "#shared/billing.ts";
import { assertAccessible, desktop, phone } from "#test/browser.ts";
import { startTrialOf as beginTrialOf, testCards } from "#test/card-payments.ts";
import {
  cardField,
  fillTrialForm,
  openPlanCheckout,
  trialButton,
  typeCard,
} from "#test/payment-pages.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { createPayer, overduePerson, waitUntilSettled } from "#test/subscribers.ts";

const planPage = "/dashboard?tab=configuracion#plan";
const testMode = "Pagos de prueba: no se cobra ninguna tarjeta";
const looks = [
  { viewport: phone, theme: "dark", onlyLook: false },
  // A 640 px window at 200 %.
  { viewport: { width: 320, height: 640 }, theme: "light", onlyLook: true },
  { viewport: desktop, theme: "dark", onlyLook: true },
] as const;

describe("every state of billing in Chromium is accessible and fits", () => {
  const here = siteInChromium({ stripe: true });

  const open = (person: Person | null, expected = /status of (400|401|402|409)/) =>
    here.open({ person, viewport: phone, expected });

  /** Checks the page as it is: very narrow, on a phone and on a wide screen, in both themes. */
  async function assertFitsAndAccessible(page: Page): Promise<void> {
    for (const { viewport, theme, onlyLook } of looks) {
      await page.setViewportSize(viewport);
      await page.evaluate(`document.documentElement.dataset.theme = "${theme}"`);
      for (const frame of page.frames().filter((each) => each.parentFrame())) {
        // The frame follows its page's theme; removes the background that was set for the other theme.
        await frame.locator(`html[data-theme=${theme}]`).waitFor({ state: "attached" });
        await frame.evaluate("document.documentElement.style.backgroundColor = ''");
      }
      const overflow = await page.evaluate<number>(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth",
      );
      assert.ok(overflow <= 0, `${page.url()}: ${overflow} px wider than ${viewport.width}`);
      await assertAccessible(page, { onlyLook });
    }
    await page.setViewportSize(phone);
    await page.evaluate('document.documentElement.dataset.theme = "light"');
  }

  it("a trial's two steps, with their errors", async () => {
    const { page, complaints, close } = await open(null);
    await page.goto("/trial");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Continuar a la tarjeta" }).click();
    await page.getByText("Ingresa un email válido").waitFor();
    await assertFitsAndAccessible(page);
    const taken = await here.site.person();
    await page.getByLabel("Nombre completo").fill("Clara Ruiz");
    await page.getByLabel("Email").fill(taken.email);
    await page.getByLabel("Contraseña", { exact: true }).fill("otra frase larga y rara");
    await page.getByRole("button", { name: "Continuar a la tarjeta" }).click();
    await page.locator("form").getByText("Ya tienes una cuenta: inicia sesión").waitFor();
    await assertFitsAndAccessible(page);

    await fillTrialForm(page, "estados@ejemplo.test");
    await trialButton(page).click();
    await cardField(page).getByText("El número de tu tarjeta está incompleto.").waitFor();
    await assertFitsAndAccessible(page);
    await typeCard(page, testCards.declined);
    await trialButton(page).click();
    await cardField(page).getByText("Tu tarjeta fue rechazada.").waitFor();
    await assertFitsAndAccessible(page);
    await page.getByRole("textbox", { name: "Email" }).waitFor({ state: "detached" });
    assert.deepEqual(complaints, []);
    await close();
  });

  it("the billing section without a plan, in a trial and after its cancellation", async () => {
    const person = await here.site.person();
    const { page, complaints, close } = await open(person);
    await page.goto(planPage);
    await page.getByText("Aquí estarán tus facturas").waitFor();
    await assertFitsAndAccessible(page);
    await beginTrialOf(person);
    await waitUntilSettled(here.site);
    await page.reload();
    await page.getByText("Prueba gratis", { exact: true }).waitFor();
    await assertFitsAndAccessible(page);
    await page.getByRole("button", { name: "Elegir otro plan" }).click();
    await page.getByRole("radio", { name: /^Studio/ }).check();
    await page.getByText("Hoy no se cobra nada").waitFor();
    await assertFitsAndAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Cancelar prueba" }).click();
    await page.getByRole("alertdialog").waitFor();
    await assertFitsAndAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar prueba" }).click();
    await page.getByText("Prueba cancelada").first().waitFor();
    await assertFitsAndAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a plan with an add-on, its change, a declined card and a cancelled plan without a price", async () => {
    const { person, subscribe } = await createPayer(here.site);
    await subscribe("growth");
    await subscribe("sofi");
    await waitUntilSettled(here.site);
    const { page, complaints, close } = await open(person);
    await page.goto(planPage);
    await page
      .getByRole("link", { name: /^Factura .* en PDF$/ })
      .first()
      .waitFor();
    await assertFitsAndAccessible(page);
    await page.getByRole("button", { name: "Cambiar de plan" }).click();
    await page.getByRole("radio", { name: /^Studio/ }).check();
    await page.getByRole("button", { name: /^Cambiar a Studio y pagar/ }).waitFor();
    await assertFitsAndAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Cambiar tarjeta" }).click();
    await typeCard(page, testCards.declined);
    await page.getByRole("button", { name: "Guardar tarjeta" }).click();
    await cardField(page).getByText("Tu tarjeta fue rechazada.").waitFor();
    await assertFitsAndAccessible(page);
    await page.getByRole("button", { name: "Volver sin cambiarla" }).click();
    const sheet = page
      .getByRole("heading", { name: "Growth" })
      .locator("xpath=ancestor::section[1]");
    await sheet.getByText("$89/mes").waitFor();
    await page.getByRole("button", { name: "Cancelar plan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar plan" }).click();
    await page.getByText(/No se cobrará nada más/).waitFor();
    await sheet.getByText("$89/mes").waitFor({ state: "detached" });
    await assertFitsAndAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("an overdue payment, beside the notice of test payments", async () => {
    const person = await overduePerson(here.site);
    const { page, complaints, close } = await open(person);
    await page.goto("/dashboard");
    const strip = page.getByRole("status").filter({ hasText: "No hemos podido cobrar" });
    await strip.getByText(testMode).waitFor();
    await assertFitsAndAccessible(page);
    await strip.getByRole("link", { name: "Cambiar tarjeta" }).click();
    await typeCard(page, testCards.declinedLater);
    await assertFitsAndAccessible(page);
    await page.getByRole("button", { name: /^Guardar y pagar/ }).click();
    await page.getByRole("button", { name: "Usar otra tarjeta" }).waitFor();
    await assertFitsAndAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("an unconfirmed e-mail, beside the notice of test payments", async () => {
    const { page, complaints, close } = await open(await here.site.person());
    await page.goto("/dashboard");
    const strip = page.getByRole("status").filter({ hasText: "Confirma tu email" });
    await strip.getByText(testMode).waitFor();
    await assertFitsAndAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a payment's page in each state: unknown, abandoned, processing, refunded, expired, unreachable, paid", async () => {
    const person = await here.site.person();
    const { sessionId, url } = (await person.call(createCheckout, { body: { plan: "studio" } }))
      .body;
    const { page, complaints, close } = await open(person, /status of 40[14]|ERR_FAILED/);
    const checkout = `/pago?checkout=${sessionId}`;
    await page.goto("/pago?checkout=cs_unknown_payment");
    await page.getByRole("heading", { name: "No encontramos este pago" }).waitFor();
    await assertFitsAndAccessible(page);
    await page.goto(checkout);
    await page.getByText("Saliste de la página de pago antes de terminar.").waitFor();
    await assertFitsAndAccessible(page);
    const answer = "**/api/billing/checkouts/*";
    for (const [status, heading] of [
      ["processing", "Estamos confirmando tu pago"],
      ["refunded", "Te hemos devuelto este pago"],
      ["expired", "El pago no se ha completado"],
    ]) {
      await page.route(answer, (route) =>
        route.fulfill({ json: { status, plan: "studio", accountMailed: false, isSignedIn: true } }),
      );
      await page.goto(checkout);
      await page.getByRole("heading", { name: heading! }).waitFor();
      await assertFitsAndAccessible(page);
      await page.unroute(answer);
    }
    await page.route(answer, (route) => route.abort("failed"));
    await page.goto(checkout);
    await page.getByRole("heading", { name: "No hemos podido comprobar tu pago" }).waitFor();
    await assertFitsAndAccessible(page);
    await page.unroute(answer);
    await page.goto(url);
    await typeCard(page, "4242424242424242");
    await page.getByRole("button", { name: /^Suscribirme/ }).click();
    await page.getByRole("heading", { name: "Studio ya es tuyo" }).waitFor();
    await assertFitsAndAccessible(page);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a signed-in buyer whose browser storage was cleared is greeted as the owner of the plan", async () => {
    const person = await here.site.person("Clara");
    const { page, complaints, close } = await open(person);
    await openPlanCheckout(page, "Growth");
    await typeCard(page, "4242424242424242");
    await page.evaluate("localStorage.clear()");
    await page.getByRole("button", { name: /^Suscribirme/ }).click();
    await page.getByRole("heading", { name: "Growth ya es tuyo" }).waitFor();
    await page.getByRole("link", { name: "Ir a mi panel" }).waitFor();
    assert.equal(await page.getByText("Entra con el correo con el que pagaste").count(), 0);
    await page.setViewportSize(desktop);
    await page.getByRole("button", { name: "Clara" }).waitFor();

    // The other way round: without a session, the browser's mark is ignored and the login is offered.
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole("link", { name: "Iniciar sesión", exact: true }).first().waitFor();
    assert.equal(await page.getByRole("link", { name: "Ir a mi panel" }).count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });
});
