import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { me } from "#shared/account.ts";
import { cancelPlan, changePlan } from "#shared/billing.ts";
import { assertAccessible, desktop, phone } from "#test/browser.ts";
import { startTrialOf } from "#test/card-payments.ts";
import { openPlanCheckout, subscriptionsOf, typeCard } from "#test/payment-pages.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { createPayer, overduePerson, waitUntilSettled } from "#test/subscribers.ts";

const planPage = "/dashboard?tab=configuracion#plan";

describe("customers who cancelled or have an overdue payment, in Chromium", () => {
  const here = siteInChromium({ stripe: true });

  const open = (person: Person, viewport = phone) =>
    here.open({ person, viewport, expected: /status of (401|409)/ });

  async function cancelledTrial(): Promise<Person> {
    const person = await here.site.person("Clara");
    await startTrialOf(person);
    await waitUntilSettled(here.site);
    await person.call(cancelPlan, { body: { plan: "trial" } });
    return person;
  }

  async function withGrowth(): Promise<Person> {
    const { person, subscribe } = await createPayer(here.site);
    await subscribe("growth");
    await waitUntilSettled(here.site);
    return person;
  }

  const openPlanChange = async (page: Page, plan: string) => {
    await page.goto(planPage);
    await page.getByRole("heading", { name: "Growth", exact: true }).waitFor();
    await page.goto("/precios");
    await page.getByText(/^Tu plan( hasta el .*)?$/).waitFor();
    assert.ok(!(await page.getByText("Prueba a seis especialistas").isVisible()));
    await page.getByText(/^Hoy pagas \$[\d.]+ USD; después, \$229\/mes$/).waitFor();
    await page.getByRole("link", { name: `Cambiar a ${plan}` }).click();
    return page.getByRole("dialog");
  };

  const amountsOf = async (person: Person) => {
    const [held] = await subscriptionsOf(here.site, person.email);
    const { data } = await here.site.stripe.stripe.invoices.list({ subscription: held!.id });
    return data.map(({ amount_paid }) => amount_paid);
  };

  it("a person who cancelled the trial buys Growth and has it at once", async () => {
    const person = await cancelledTrial();
    const { page, complaints, close } = await open(person);
    await openPlanCheckout(page, "Growth");
    await typeCard(page, "4242424242424242");
    await page.getByRole("button", { name: /^Suscribirme/ }).click();
    await page.getByRole("heading", { name: "Growth ya es tuyo" }).waitFor();
    await page.goto(planPage);
    await page.getByText("Activo", { exact: true }).waitFor();
    await page.getByText("Prueba cancelada").waitFor({ state: "detached" });
    await waitUntilSettled(here.site);
    const states = (await subscriptionsOf(here.site, person.email)).map(({ status }) => status);
    assert.deepEqual(states.sort(), ["active", "canceled"]);
    assert.equal((await person.call(me)).body.creditsLimit, 400);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a cancelled trial is resumed in Configuración with another plan, and nothing is charged", async () => {
    const person = await cancelledTrial();
    const { page, complaints, close } = await open(person);
    await page.goto(planPage);
    await page.getByRole("button", { name: "Seguir con la prueba" }).waitFor();
    await page.getByRole("button", { name: "Elegir otro plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Tu plan después de la prueba" });
    await dialog.getByRole("radio", { name: /^Growth/ }).check();
    await dialog.getByText("Hoy no se cobra nada.").waitFor();
    await dialog.getByText(/Tu cancelación queda anulada\./).waitFor();
    await dialog.getByRole("button", { name: "Seguir con Growth" }).click();
    await page.getByText(/ese día se cobran \$89\sUSD y sigues con Growth/).waitFor();
    await waitUntilSettled(here.site);
    assert.deepEqual(await amountsOf(person), [0]);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a person who cancelled Growth changes to Studio on /precios and pays the difference", async () => {
    const person = await withGrowth();
    await person.call(cancelPlan, { body: { plan: "growth" } });
    const { page, complaints, close } = await open(person);
    const dialog = await openPlanChange(page, "Studio");
    assert.ok(await dialog.getByRole("radio", { name: /^Studio/ }).isChecked());
    await dialog.getByRole("button", { name: /^Cambiar a Studio y pagar/ }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Activo", { exact: true }).waitFor();
    await page.getByText(/Próximo cobro: \$149\sUSD/).waitFor();
    assert.doesNotMatch(page.url(), /cambiar=/);
    assert.equal((await subscriptionsOf(here.site, person.email)).length, 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a planned downgrade can be undone or replaced by a third plan in the dialog", async () => {
    const person = await withGrowth();
    await person.call(changePlan, { body: { plan: "starter" } });
    const { page, complaints, close } = await open(person, desktop);
    const dialog = await openPlanChange(page, "Pro");
    await dialog.getByRole("button", { name: /^Cambiar a Pro y pagar/ }).waitFor();
    assert.ok(await dialog.getByRole("radio", { name: /^Starter/ }).isDisabled());
    await dialog.getByRole("radio", { name: /^Growth/ }).check();
    await dialog.getByText(/^Sigues con Growth\. /).waitFor();
    await dialog.getByRole("button", { name: "Conservar Growth" }).click();
    await page.getByText(/Próximo cobro: \$89\sUSD/).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("an overdue payment is shown in the chat and on every tab, must be paid before another plan, and does not hide the composer", async () => {
    const person = await overduePerson(here.site);
    const { page, complaints, close } = await open(person);
    const strip = page.getByRole("status").filter({ hasText: "No hemos podido cobrar" });
    for (const tab of ["resumen", "workers", "configuracion"]) {
      await page.goto(`/dashboard?tab=${tab}`);
      await strip.getByRole("link", { name: "Cambiar tarjeta" }).waitFor();
    }
    await page.goto("/chat/mel");
    await strip.waitFor();
    for (const viewport of [phone, { width: 390, height: 480 }, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      const composer = await page.getByRole("textbox", { name: /Mel/ }).boundingBox();
      const send = await page.getByRole("button", { name: /^Enviar/ }).boundingBox();
      assert.ok(composer && composer.y > 0);
      assert.ok(
        send && send.y + send.height <= viewport.height,
        JSON.stringify({ viewport, send }),
      );
      await assertAccessible(page, { onlyLook: viewport !== phone });
    }
    await page.goto("/precios");
    await page.getByRole("button", { name: "Contratar Studio" }).click();
    await page.getByText(/^Tienes un pago pendiente: /).waitFor();
    await page.getByRole("link", { name: "Seguir en Configuración" }).click();
    await page.getByText("Pago pendiente", { exact: true }).waitFor();
    assert.equal(await page.getByRole("dialog").count(), 0);
    await strip.getByRole("link", { name: "Cambiar tarjeta" }).click();
    await typeCard(page, "4242424242424242");
    await page.getByRole("button", { name: /^Guardar y pagar/ }).click();
    await page.getByText("Activo", { exact: true }).waitFor();
    await strip.waitFor({ state: "detached" });
    await page.goto("/chat/mel");
    await page.getByRole("textbox", { name: /Mel/ }).waitFor();
    assert.equal(await strip.count(), 0);
    assert.deepEqual(complaints, []);
    await close();
  });
});
