import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { me } from "#shared/account.ts";
import { listInvoices } from "#shared/billing.ts";
import { centsOf } from "#shared/money.ts";
import { desktop, onDesktop, onPhone, phone } from "#test/browser.ts";
import { testCards } from "#test/card-payments.ts";
import {
  answerBankChallenge,
  openPlanCheckout,
  subscriptionsOf,
  typeCard,
} from "#test/payment-pages.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";
import { eventually } from "#test/wait-until.ts";

const works = "4242424242424242";
const monthSeconds = 31 * 86_400;
const planPage = "/dashboard?tab=configuracion#plan";

describe("plans in Chromium", () => {
  const here = siteInChromium({ stripe: true });

  const open = (person: Person | null, viewport = desktop, expected = /status of 401/) =>
    here.open({ person, viewport, expected });

  /** A person with a plan, on the page that shows it. */
  async function atPlan(plan: "starter" | "growth", viewport = desktop) {
    const { person, subscribe } = await createPayer(here.site);
    await subscribe(plan);
    await waitUntilSettled(here.site);
    const visitor = await open(person, viewport);
    await visitor.page.goto(planPage);
    await visitor.page.getByText("Activo", { exact: true }).waitFor();
    return { person, ...visitor };
  }

  const pay = (page: Page, words: string | RegExp = /^Suscribirme/) =>
    page.getByRole("button", { name: words }).click();

  const composer = (page: Page) => page.getByRole("textbox", { name: /Bran/ });

  for (const [name, viewport] of Object.entries(onDesktop)) {
    it(`a person buys Growth and can use its workers (${name})`, async () => {
      const person = await here.site.person("Clara");
      const { page, complaints, close } = await open(person, viewport, /status of (401|402)/);
      await page.goto("/chat/bran");
      await page.getByText("Bran no está en tu plan.").first().waitFor();
      await page.getByText("Después, el plan con Bran es Growth, $89/mes.").waitFor();
      await page.getByRole("link", { name: "Probar 3 días con Bran" }).waitFor();

      await openPlanCheckout(page, "Growth");
      await page.getByText(person.email).waitFor();
      await page.getByText("Pagos de prueba: no se cobra ninguna tarjeta").first().waitFor();
      await typeCard(page, testCards.declined);
      await pay(page);
      await page
        .frameLocator("iframe[title^='Campo seguro']")
        .getByText("Tu tarjeta fue rechazada.")
        .waitFor();
      assert.equal((await person.call(me)).body.plan, "free");
      await typeCard(page, testCards.challenged);
      await pay(page);
      await answerBankChallenge(page, "Completar");
      await page.waitForURL(/\/pago\?checkout=/);
      await page.getByRole("heading", { name: "Growth ya es tuyo" }).waitFor();
      await page.getByRole("link", { name: "Ir a mi panel" }).click();
      await page.waitForURL("**/dashboard");
      await page.getByText("Plan Growth").waitFor();
      const credits = viewport === phone ? "400 créditos" : "0 / 400 créditos usados";
      await page.getByRole("banner").getByText(credits, { exact: true }).waitFor();
      await page.goto("/chat/bran");
      await composer(page).waitFor();
      const subscriptions = await subscriptionsOf(here.site, person.email);
      // The attempt with the declined card may leave an incomplete one.
      assert.deepEqual(
        subscriptions
          .map(({ status }) => status)
          .filter((status) => !status.startsWith("incomplete")),
        ["active"],
      );
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("a stranger pays first, sets a password with the mailed link and has the plan", async () => {
    const { page, complaints, close } = await open(null, phone);
    const email = "primero.paga@ejemplo.test";
    await openPlanCheckout(page, "Growth");
    await page.getByLabel("Email").fill(email);
    await typeCard(page, works);
    await pay(page);
    await page.waitForURL(/\/pago\?checkout=/);
    await page.getByRole("heading", { name: "Growth ya es tuyo" }).waitFor();
    await page.getByText("Te hemos enviado un correo para crear tu contraseña.").waitFor();

    const link = await eventually(async () => {
      const mail = here.site.mails.find(
        ({ to, text }) => to === email && text.includes("/restablecer?token="),
      );
      const found = mail?.text.match(/https?:\/\/\S+\/restablecer\?token=[\w-]+/)?.[0];
      if (!found) throw new Error("No mail with a link");
      return found;
    });
    await page.goto(link);
    await page.getByLabel("Contraseña nueva").fill("una frase larga y rara");
    await page.getByRole("button", { name: "Guardar y entrar" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByText("Plan Growth").waitFor();
    await page.goto("/chat/bran");
    await composer(page).waitFor();
    assert.equal((await subscriptionsOf(here.site, email)).length, 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("leaving the payment page buys nothing, and the same page is offered again", async () => {
    const person = await here.site.person("Clara");
    const { page, complaints, close } = await open(person);
    await openPlanCheckout(page, "Studio");
    const hosted = page.url();
    await page.getByRole("link", { name: "Volver" }).click();
    await page.waitForURL("**/precios");
    await openPlanCheckout(page, "Studio");
    assert.equal(page.url(), hosted);
    // After the browser's Back the page still works.
    await page.goBack();
    await page.waitForURL("**/precios");
    await page.getByRole("button", { name: "Contratar Starter" }).click();
    await page.waitForURL("**/sandbox/checkout/**");
    await page
      .getByText("Suscripción a Starter")
      .or(page.getByText(/Starter/).first())
      .waitFor();
    assert.equal((await person.call(me)).body.plan, "free");
    assert.deepEqual(await subscriptionsOf(here.site, person.email), []);
    assert.deepEqual(complaints, []);
    await close();
  });

  for (const [name, viewport] of Object.entries(onPhone)) {
    it(`a plan is cancelled in two clicks and reactivated (${name})`, async () => {
      const { person, page, complaints, close } = await atPlan("growth", viewport);
      await page.evaluate(
        "globalThis.clicks = 0; addEventListener('click', () => globalThis.clicks++, true)",
      );
      await page.getByRole("button", { name: "Cancelar plan" }).click();
      const question = page.getByRole("alertdialog");
      await question.getByText(/no se vuelve a cobrar/).waitFor();
      await question.getByRole("button", { name: "Cancelar plan" }).click();
      await page.getByText("Plan cancelado").waitFor();
      assert.equal(await page.evaluate("globalThis.clicks"), 2);
      await page.getByText(/^Termina el .* No se cobrará nada más\.$/).waitFor();
      const [held] = await subscriptionsOf(here.site, person.email);
      assert.equal(held?.cancel_at_period_end, true);
      // Until it ends, the plan stays.
      assert.equal((await person.call(me)).body.plan, "growth");

      await page.getByRole("button", { name: "Reactivar Growth" }).click();
      await page.getByText("Tu plan sigue").waitFor();
      await page.getByText(/^Próximo cobro: \$89\sUSD el /).waitFor();
      const [again] = await subscriptionsOf(here.site, person.email);
      assert.equal(again?.cancel_at_period_end, false);
      await waitUntilSettled(here.site);
      const mailed = here.site.mails.filter(({ to }) => to === person.email);
      assert.equal(mailed.filter(({ subject }) => subject === "Has cancelado Growth").length, 1);
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("an upgrade shows its price first, charges it and brings its credits at once", async () => {
    const { person, page, complaints, close } = await atPlan("starter");
    await page.getByText("0 / 100 créditos").waitFor();
    await page.getByRole("button", { name: "Cambiar de plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Cambiar de plan" });
    await dialog.getByRole("radio", { name: /^Growth/ }).check();
    const button = dialog.getByRole("button", { name: /^Cambiar a Growth y pagar \$/ });
    await button.waitFor();
    const shown = /\$([\d.]+)/.exec((await button.textContent())!)![1]!;
    await dialog
      .getByText(`Hoy pagas $${shown} USD y Growth empieza ya, con 300 créditos más.`)
      .waitFor();
    await dialog.getByText(/ se cobran \$89\sUSD, con 400 créditos, y así cada mes\.$/).waitFor();
    assert.equal((await person.call(me)).body.plan, "starter");
    // Five minutes later, with a double click: the shown amount is charged, once.
    await advanceTime(300);
    await button.dblclick();
    await page.getByText("0 / 400 créditos").waitFor();
    await page.getByText(/^Próximo cobro: \$89\sUSD el /).waitFor();
    await waitUntilSettled(here.site);
    // Found by amount: Stripe's times are whole seconds, so both may have the same one.
    const invoices = (await person.call(listInvoices)).body;
    const upgrade = invoices.find(({ amount }) => centsOf(amount) === centsOf(Number(shown)));
    assert.equal(upgrade?.status, "paid");
    await page.goto("/chat/bran");
    await composer(page).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a downgrade takes effect at the end of the paid period", async () => {
    const { person, page, complaints, close } = await atPlan("growth", phone);
    await page.getByRole("button", { name: "Cambiar de plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Cambiar de plan" });
    await dialog.getByRole("radio", { name: /^Starter/ }).check();
    await dialog.getByText("Hoy no se cobra nada.").waitFor();
    await dialog.getByText(/Después dejas de trabajar con Bran y Lía/).waitFor();
    await dialog.getByRole("button", { name: /^Pasar a Starter el / }).click();
    await page
      .getByText(/pasas a Starter por \$39\/mes\. Hasta entonces conservas Growth\./)
      .waitFor();
    await waitUntilSettled(here.site);
    await page.goto("/precios");
    await page.getByText(/^Ya pedido: empieza el .*, \$39\/mes$/).waitFor();
    await page.getByRole("link", { name: "Conservar Growth" }).waitFor();
    // Waits for the prices of both larger plans before the clock moves.
    await page
      .getByText(/^Hoy pagas /)
      .nth(1)
      .waitFor();
    const before = (await person.call(me)).body;
    assert.deepEqual([before.plan, before.creditsLimit], ["growth", 400]);
    assert.equal((await person.call(listInvoices)).body.length, 1);

    await advanceTime(monthSeconds);
    const { rows } = await here.site.database.sql("select plan from users where id = $1", [
      person.userId,
    ]);
    assert.deepEqual(rows, [{ plan: "starter" }]);
    const [held] = await subscriptionsOf(here.site, person.email);
    const paid = await here.site.stripe.stripe.invoices.list({ subscription: held!.id });
    assert.deepEqual(
      paid.data.map(({ amount_paid, status }) => [amount_paid, status]),
      [
        [3900, "paid"],
        [8900, "paid"],
      ],
    );
    assert.deepEqual(complaints, []);
    await close();
  });

  /** Moves the clocks of the product and of Stripe. */
  async function advanceTime(seconds: number): Promise<void> {
    here.site.advance(seconds * 1000);
    await here.site.stripe.control.advance(seconds);
    await waitUntilSettled(here.site);
  }
});
