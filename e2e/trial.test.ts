import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { me } from "#shared/account.ts";
import { readBilling } from "#shared/billing.ts";
import { desktop, onPhone, phone } from "#test/browser.ts";
import { nextWorkingCard, testCards } from "#test/card-payments.ts";
import { onlyLong } from "#test/only-long.ts";
import {
  answerBankChallenge,
  cardField,
  fillTrialForm,
  signedInPerson,
  subscriptionsOf,
  trialButton,
  typeCard,
  waitForCardStep,
} from "#test/payment-pages.ts";
import { siteInChromium } from "#test/site-in-chromium.ts";
import { waitUntilSettled } from "#test/subscribers.ts";

const team = ["Teo", "Ani", "Bran", "Lía", "Nai", "Iko"];

describe("the trial in Chromium", () => {
  const here = siteInChromium({ stripe: true });

  /** Strangers get 401; declined cards 402. */
  const open = (viewport = desktop, expected = /status of 401/) =>
    here.open({ viewport, expected });

  const waitForTrial = async (page: Page) => {
    // First, because a notice stays for five seconds only.
    await page.getByText("Tu trial de 3 días ha comenzado.").first().waitFor();
    await page.waitForURL("**/dashboard");
    await page.getByText("Prueba: quedan 3 días").waitFor();
    await page.getByTitle(/^Te quedan 100 de 100 créditos/).waitFor();
  };

  const assertNoTrial = async (page: Page, email: string) => {
    const person = await signedInPerson(page.context(), here.site.origin);
    const { plan, isTrialActive } = (await person.call(me)).body;
    assert.deepEqual({ plan, isTrialActive }, { plan: "free", isTrialActive: false });
    assert.deepEqual(await subscriptionsOf(here.site, email), []);
  };

  for (const [name, viewport] of Object.entries(onPhone)) {
    it(`a card starts a three-day trial with 100 credits and six workers (${name})`, async () => {
      const { page, context, complaints, close } = await open(viewport);
      const email = `prueba-${name}@ejemplo.test`;
      await fillTrialForm(page, email);
      await page.getByText("Tu plaza está reservada: confirma tu tarjeta").waitFor();
      await page.getByText("Pagos de prueba: no se cobra ninguna tarjeta").first().waitFor();
      await typeCard(page, nextWorkingCard());
      await trialButton(page).click();
      await waitForTrial(page);

      await page.goto("/dashboard?tab=workers");
      for (const worker of ["Mel", ...team]) {
        await page.getByRole("link", { name: `Chatear con ${worker}`, exact: true }).waitFor();
      }
      assert.equal(await page.getByRole("link", { name: /^Chatear con/ }).count(), 7);

      await page.goto("/dashboard?tab=configuracion");
      await page.getByText("Pagos de prueba: no se cobra ninguna tarjeta").waitFor();
      await page.getByText(/La prueba termina el .* ese día se cobran \$39\sUSD/).waitFor();
      const [held, ...more] = await subscriptionsOf(here.site, email);
      assert.equal(held?.status, "trialing");
      assert.equal(more.length, 0);
      const person = await signedInPerson(context, here.site.origin);
      assert.equal((await person.call(readBilling)).body.subscription?.nextPlan, "starter");
      await waitUntilSettled(here.site);
      const mailed = here.site.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
      assert.equal(mailed.filter((subject) => /prueba gratis ha empezado/.test(subject)).length, 1);
      assert.deepEqual(complaints, []);
      await close();
    });
  }

  it("a declined card starts no trial; another card number does", async () => {
    const { page, complaints, close } = await open(phone, /status of (400|401|402)/);
    const email = "rechazo@ejemplo.test";
    await fillTrialForm(page, email);
    await typeCard(page, testCards.declined);
    await trialButton(page).click();
    await page.getByText("Error", { exact: true }).waitFor();
    await page.getByText("Tu banco ha rechazado la tarjeta").first().waitFor();
    await assertNoTrial(page, email);

    // The other card fields keep their values.
    const field = cardField(page);
    assert.equal(await field.getByLabel("CVC").inputValue(), "123");
    await field.getByLabel("Número de tarjeta").fill("");
    await typeCard(page, nextWorkingCard());
    await trialButton(page).click();
    await waitForTrial(page);
    assert.equal((await subscriptionsOf(here.site, email)).length, 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a rejected 3-D Secure question starts no trial; a confirmed one does", onlyLong, async () => {
    const { page, complaints, close } = await open(phone);
    const email = "banco@ejemplo.test";
    await fillTrialForm(page, email);
    await typeCard(page, testCards.challenged);
    await trialButton(page).click();
    await answerBankChallenge(page, "Rechazar");
    await page.getByText("Error", { exact: true }).waitFor();
    await page.getByText("Tu banco no ha podido confirmar que eres tú").first().waitFor();
    await assertNoTrial(page, email);

    await trialButton(page).click();
    await answerBankChallenge(page, "Completar");
    await waitForTrial(page);
    assert.equal((await subscriptionsOf(here.site, email)).length, 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("double clicks in two tabs start one trial with one subscription", onlyLong, async () => {
    const { page, context, complaints, close } = await open(desktop, /status of (400|401|409)/);
    const email = "doble@ejemplo.test";
    await fillTrialForm(page, email);
    const second = await context.newPage();
    await second.goto("/trial");
    await waitForCardStep(second);
    const card = nextWorkingCard();
    for (const tab of [page, second]) await typeCard(tab, card);
    await Promise.all([trialButton(page).dblclick(), trialButton(second).dblclick()]);
    await Promise.all([page.waitForURL("**/dashboard"), second.waitForURL("**/dashboard")]);
    for (const tab of [page, second]) await tab.getByText("Prueba: quedan 3 días").waitFor();
    await waitUntilSettled(here.site);
    const subscriptions = await subscriptionsOf(here.site, email);
    assert.deepEqual(
      subscriptions.map(({ status }) => status),
      ["trialing"],
    );
    const person = await signedInPerson(context, here.site.origin);
    const { rows } = await here.site.database.sql(
      `select (select count(*) from trials where user_id = $1)::int as trials,
              (select count(*) from subscriptions where user_id = $1)::int as subscriptions`,
      [(await person.call(me)).body.id],
    );
    assert.deepEqual(rows, [{ trials: 1, subscriptions: 1 }]);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a reload and Back in the card's step lose nothing", async () => {
    const { page, complaints, close } = await open();
    const email = "recarga@ejemplo.test";
    await page.goto("/");
    await fillTrialForm(page, email);
    await typeCard(page, testCards.declined);
    await page.reload();
    await waitForCardStep(page);
    await page.goBack();
    await page.waitForURL(`${here.site.origin}/`);
    await page.goForward();
    await waitForCardStep(page);
    await assertNoTrial(page, email);
    await typeCard(page, nextWorkingCard());
    await trialButton(page).click();
    await waitForTrial(page);

    // After the trial has started, going back does not ask for a card again.
    await page.goBack();
    await page.waitForURL(`${here.site.origin}/`);
    await page.goto("/trial");
    await page.waitForURL("**/dashboard");
    await page.getByText("Prueba: quedan 3 días").waitFor();
    assert.equal((await subscriptionsOf(here.site, email)).length, 1);
    assert.deepEqual(complaints, []);
    await close();
  });

  it("a person who left at the card's step continues later with the same address and password", async () => {
    const first = await open(phone);
    const email = "vuelve@ejemplo.test";
    await fillTrialForm(first.page, email);
    await first.close();
    const { page, complaints, close } = await open(phone);
    await fillTrialForm(page, email);
    await typeCard(page, nextWorkingCard());
    await trialButton(page).click();
    await waitForTrial(page);
    assert.equal((await subscriptionsOf(here.site, email)).length, 1);
    assert.deepEqual(complaints, []);
    await close();
  });
});
