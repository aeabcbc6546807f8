import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { listInvoices } from "#shared/billing.ts";
import { testCards } from "#test/card-payments.ts";
import { cardField, subscriptionsOf, waitForCardStep } from "#test/payment-pages.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";

const planPage = "/dashboard?tab=configuracion#plan";

/** Moves the focus to the target with the Tab key alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${target}`);
}

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.and(target.page().locator(":focus")).count()) > 0;

async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Waits until the target has the focus. */
async function waitForFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(":focus")).waitFor();
}

describe("billing in Chromium by keyboard, and in several tabs", () => {
  const here = siteInChromium({ stripe: true });

  const open = (person: Person | null = null) =>
    here.open({ person, expected: /status of (401|409)/ });

  async function atPlan() {
    const { person, subscribe } = await createPayer(here.site);
    await subscribe("growth");
    await waitUntilSettled(here.site);
    const visitor = await open(person);
    await visitor.page.goto(planPage);
    await visitor.page.getByText("Activo", { exact: true }).waitFor();
    return { person, ...visitor };
  }

  it("a trial begins by keyboard alone, through the bank's 3-D Secure question", async () => {
    const { page, complaints, close } = await open();
    await page.goto("/trial");
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await tabTo(page, page.getByLabel("Nombre completo"));
    await page.keyboard.type("Clara Ruiz");
    await page.keyboard.press("Tab");
    await page.keyboard.type("teclado@ejemplo.test");
    await page.keyboard.press("Tab");
    await page.keyboard.type("una frase larga y rara");
    await page.keyboard.press("Enter");
    await waitForCardStep(page);
    await waitForFocus(page.getByRole("heading", { name: "Trial Activado" }));
    await tabTo(page, cardField(page).getByLabel("Número de tarjeta"));
    await page.keyboard.type(testCards.challenged);
    await page.keyboard.press("Tab");
    await page.keyboard.type("1234");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await pressAt(page, page.getByRole("button", { name: /^Empezar prueba gratis/ }));
    const question = page.frameLocator("dialog iframe");
    await question.getByRole("heading", { name: "Verificación 3-D Secure" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Tu banco no ha podido confirmar que eres tú").first().waitFor();
    await pressAt(page, page.getByRole("button", { name: /^Empezar prueba gratis/ }));
    await pressAt(page, question.getByRole("button", { name: "Completar" }));
    await page.waitForURL("**/dashboard");
    await page.getByText("Prueba: quedan 3 días").waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  it("plan and card are changed by keyboard alone, and the focus returns to what opened each dialog", async () => {
    const { page, complaints, close } = await atPlan();
    const change = page.getByRole("button", { name: "Cambiar de plan" });
    const dialog = page.getByRole("dialog", { name: "Cambiar de plan" });
    await pressAt(page, change);
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await waitForFocus(change);

    await page.keyboard.press("Enter");
    await pressAt(page, dialog.getByRole("radio", { name: /^Starter/ }), "Space");
    await pressAt(page, dialog.getByRole("button", { name: /^Pasar a Starter el / }));
    await page.getByRole("button", { name: "Conservar Growth" }).waitFor();
    await waitForFocus(page.getByRole("button", { name: "Elegir otro plan" }));

    const cancel = page.getByRole("button", { name: "Cancelar plan" });
    const question = page.getByRole("alertdialog");
    await pressAt(page, cancel);
    await waitForFocus(question.getByRole("button", { name: "Seguir con mi plan" }));
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await waitForFocus(cancel);
    await page.keyboard.press("Enter");
    await pressAt(page, question.getByRole("button", { name: "Cancelar plan" }));
    // The button has disappeared: its section has the focus, and Tab continues inside it.
    const again = page.getByRole("button", { name: "Reactivar Growth" });
    await again.waitFor();
    await waitForFocus(page.locator("section").filter({ has: again }).last());
    await page.keyboard.press("Tab");
    await waitForFocus(again);

    const title = page.getByRole("heading", { name: "Tarjeta", exact: true });
    await pressAt(page, page.getByRole("link", { name: "Cambiar tarjeta" }));
    await waitForFocus(title);
    await tabTo(page, cardField(page).getByLabel("Número de tarjeta"));
    await pressAt(page, page.getByRole("button", { name: "Volver sin cambiarla" }));
    await waitForFocus(title);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a plan change in one tab shows in the other, where it cannot be paid a second time", async () => {
    const { person, page, context, complaints, close } = await atPlan();
    const other = await context.newPage();
    await other.goto(planPage);
    const toStudio = (tab: Page) => tab.getByRole("button", { name: /^Cambiar a Studio/ });
    for (const tab of [page, other]) {
      await tab.getByRole("button", { name: "Cambiar de plan" }).click();
      await tab.getByRole("radio", { name: /^Studio/ }).check();
      await toStudio(tab).waitFor();
    }
    await toStudio(page).click();
    await page.getByText(/^Próximo cobro: \$149\sUSD/).waitFor();
    await toStudio(other).click();
    await other.getByText("Ya tienes el plan Studio").first().waitFor();
    await toStudio(other).waitFor({ state: "detached" });
    await other.keyboard.press("Escape");
    await other.getByText(/^Próximo cobro: \$149\sUSD/).waitFor();
    await waitUntilSettled(here.site);
    assert.equal((await person.call(listInvoices)).body.length, 2);
    assert.equal((await subscriptionsOf(here.site, person.email)).length, 1);

    await page.getByRole("button", { name: "Cancelar plan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar plan" }).click();
    await page.getByText(/No se cobrará nada más/).waitFor();
    await other.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    await other.getByText(/No se cobrará nada más/).waitFor();
    await other.getByRole("button", { name: "Reactivar Studio" }).waitFor();
    await other.reload();
    await other.getByRole("button", { name: "Reactivar Studio" }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
});
