import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { mailTrialReminders } from "#server/features/billing/trials/reminders.ts";
import { login, me } from "#shared/account.ts";
import { confirmTrial, listInvoices, readBilling } from "#shared/billing.ts";
import { desktop, phone } from "#test/browser.ts";
import { confirmCard, personAtCardStep, testCards } from "#test/card-payments.ts";
import {
  cardField,
  fillTrialForm,
  signedInPerson,
  subscriptionsOf,
  trialButton,
  typeCard,
} from "#test/payment-pages.ts";
import type { Person } from "#test/person.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { createPayer, waitUntilSettled } from "#test/subscribers.ts";

const works = "4242424242424242";
const daySeconds = 86_400;

describe("renewals in Chromium", () => {
  const here = siteInChromium({ stripe: true });

  const open = (person: Person | null, viewport = desktop, expected = /status of 401/) =>
    here.open({ person, viewport, expected });

  /** Moves the clocks of the product and of Stripe, and sends the product's reminders. */
  async function advanceTime(seconds: number): Promise<void> {
    here.site.advance(seconds * 1000);
    await mailTrialReminders(here.site.app.deps);
    await here.site.stripe.control.advance(seconds);
    await waitUntilSettled(here.site);
  }

  const subjects = (email: string) =>
    here.site.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  const mailed = (email: string, subject: RegExp) =>
    subjects(email).filter((sent) => subject.test(sent)).length;

  it("a trial is announced the day before, and charged $39 for Starter on its third day", async () => {
    const { page, context, complaints, close } = await open(null, phone);
    const email = "sigue@ejemplo.test";
    await fillTrialForm(page, email);
    await typeCard(page, works);
    await trialButton(page).click();
    await page.waitForURL("**/dashboard");
    await page.getByText("Prueba: quedan 3 días").waitFor();
    await waitUntilSettled(here.site);
    assert.equal(mailed(email, /prueba gratis ha empezado/), 1);
    assert.equal(mailed(email, /termina mañana/), 0);

    await advanceTime(2 * daySeconds + 60);
    assert.equal(mailed(email, /^Tu prueba termina mañana: se cobrarán \$39 USD$/), 1);
    await page.reload();
    await page.getByText("Prueba: queda 1 día").waitFor();
    const person = await signedInPerson(context, here.site.origin);
    assert.deepEqual((await person.call(listInvoices)).body, []);

    await advanceTime(daySeconds);
    assert.equal(mailed(email, /^Hemos cobrado \$39 USD por tu plan Starter$/), 1);
    assert.equal(mailed(email, /termina mañana/), 1);
    await page.reload();
    await page.getByText("Plan Starter").waitFor();
    await page.getByTitle(/^Te quedan 100 de 100 créditos/).waitFor();
    await page.goto("/dashboard?tab=configuracion");
    await page.getByText("Activo", { exact: true }).waitFor();
    await page.getByRole("cell", { name: "$39 USD" }).waitFor();
    await page.getByRole("link", { name: /^Factura .* en PDF$/ }).waitFor();
    // Workers that only the trial had can no longer be asked.
    await page.goto("/chat/bran");
    await page.getByText("Bran no está en tu plan.").first().waitFor();
    const { availableWorkers, isTrialActive, plan } = (await person.call(me)).body;
    assert.deepEqual([plan, isTrialActive, availableWorkers], ["starter", false, ["teo", "ani"]]);
    const [held] = await subscriptionsOf(here.site, email);
    assert.equal(held?.status, "active");
    const { rows } = await here.site.database.sql(
      "select kind, amount_cents from payments where user_id = $1",
      [(await person.call(me)).body.id],
    );
    assert.deepEqual(rows, [{ kind: "payment", amount_cents: 3900 }]);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a trial whose card is declined at its end is past due until another card pays", async () => {
    const { person, clientSecret, setupIntentId } = await personAtCardStep(here.site);
    await confirmCard(person, clientSecret, testCards.declinedLater);
    await person.call(confirmTrial, { body: { setupIntentId } });
    await advanceTime(3 * daySeconds + 60);
    await payOverdue(person, { amount: 39, plan: "Starter", viewport: phone });
  });

  it("a declined renewal is past due until another card pays", async () => {
    const { person, subscribe } = await createPayer(here.site);
    await subscribe("growth");
    await waitUntilSettled(here.site);
    const { page, complaints, close } = await open(person);
    // Saves a card that will be declined.
    await page.goto("/dashboard?tab=configuracion");
    await page.getByRole("link", { name: "Cambiar tarjeta" }).click();
    await typeCard(page, testCards.declinedLater);
    await page.getByRole("button", { name: "Guardar tarjeta" }).click();
    await page.getByText("Tarjeta guardada").waitFor();
    await page.getByText("Visa terminada en 0341").waitFor();
    assert.deepEqual(complaints, []);
    await close();

    await advanceTime(31 * daySeconds);
    // After a month without visits the session has expired.
    const back = here.site.stranger();
    const body = { email: person.email, password: "una frase larga y rara" };
    assert.equal((await back.call(login, { body })).status, 200);
    back.email = person.email;
    await payOverdue(back, { amount: 89, plan: "Growth", viewport: desktop });
  });

  /** From the banner of the overdue payment to the card that pays it. */
  async function payOverdue(
    person: Person,
    due: { amount: number; plan: string; viewport: { width: number; height: number } },
  ): Promise<void> {
    const sum = `$${due.amount} USD`;
    assert.equal(mailed(person.email, /^No hemos podido cobrar/), 1);
    const { page, complaints, close } = await open(person, due.viewport, /status of (401|402)/);
    await page.goto("/dashboard");
    const banner = page.getByText(`No hemos podido cobrar ${sum}.`);
    await banner.waitFor();
    await page.getByText(`Plan ${due.plan}`).waitFor();
    await page.getByRole("link", { name: "Cambiar tarjeta" }).first().click();
    await page.getByText("Pago pendiente").waitFor();

    // Another declined card changes nothing.
    const send = page.getByRole("button", { name: /^Guardar y pagar/ });
    await typeCard(page, testCards.declinedLater);
    await send.click();
    await page.getByRole("button", { name: "Usar otra tarjeta" }).click();
    await cardField(page).getByLabel("Número de tarjeta").waitFor();
    assert.equal((await person.call(readBilling)).body.pastDue?.amount, due.amount);

    await typeCard(page, works);
    await send.click();
    await page.getByText("Pago al día").waitFor();
    await page.getByText("Visa terminada en 4242").waitFor();
    await page.getByText("Activo", { exact: true }).waitFor();
    await page.goto("/dashboard");
    await page.getByText(`Plan ${due.plan}`).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await banner.count(), 0);
    await waitUntilSettled(here.site);
    const billing = (await person.call(readBilling)).body;
    assert.deepEqual([billing.pastDue, billing.subscription?.status], [null, "active"]);
    assert.equal(mailed(person.email, /^Hemos cobrado/), due.plan === "Growth" ? 2 : 1);
    assert.deepEqual(complaints, []);
    await close();
  }
});
