import type { BrowserContext, FrameLocator, Page } from "playwright-core";
import type { TestApp } from "./app.ts";
import { Person } from "./person.ts";

/** A page's card field. */
export function cardField(page: Page): FrameLocator {
  return page.frameLocator("iframe[title^='Campo seguro']");
}

/** Types a whole card, once its field is there. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const field = cardField(page);
  await field.getByLabel("Número de tarjeta").fill(number);
  await field.getByLabel("Caducidad").fill("12/34");
  await field.getByLabel("CVC").fill(/^3[47]/.test(number) ? "1234" : "123");
}

/** Answers the bank's 3-D Secure question, which opens over the page. */
export async function answerBankChallenge(
  page: Page,
  answer: "Completar" | "Rechazar",
): Promise<void> {
  const question = page.frameLocator("dialog iframe");
  await question.getByRole("heading", { name: "Verificación 3-D Secure" }).waitFor();
  await question.getByRole("button", { name: answer }).click();
}

/** Fills in the first step of a trial and waits for the card field. */
export async function fillTrialForm(page: Page, email: string): Promise<void> {
  await page.goto("/trial");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByLabel("Nombre completo").fill("Clara Ruiz");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("una frase larga y rara");
  await page.getByRole("button", { name: "Continuar a la tarjeta" }).click();
  await waitForCardStep(page);
}

/** Waits for the second step of a trial with its card field. */
export async function waitForCardStep(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Trial Activado" }).waitFor();
  await cardField(page).getByLabel("Número de tarjeta").waitFor();
}

/** «Empezar prueba gratis», which can be pressed as soon as the card's field is there. */
export function trialButton(page: Page) {
  return page.getByRole("button", { name: /^Empezar prueba gratis/ });
}

/** Presses «Contratar …» on /precios and waits for the hosted payment page. */
export async function openPlanCheckout(page: Page, plan: string): Promise<void> {
  await page.goto("/precios");
  await page.getByRole("button", { name: `Contratar ${plan}` }).click();
  await page.waitForURL("**/sandbox/checkout/**");
  await cardField(page).getByLabel("Número de tarjeta").waitFor();
}

/** The person whose session a browser has. */
export async function signedInPerson(context: BrowserContext, origin: string): Promise<Person> {
  const person = new Person(origin);
  const session = (await context.cookies(origin)).find(({ name }) => name === "kolmena");
  person.cookie = session ? `${session.name}=${session.value}` : null;
  return person;
}

/** The subscriptions of all customers with an e-mail address at Stripe, ended ones too. */
export async function subscriptionsOf({ stripe: { stripe } }: TestApp, email: string) {
  const customers = await stripe.customers.list({ email });
  const subscriptions = await Promise.all(
    customers.data.map(({ id }) => stripe.subscriptions.list({ customer: id, status: "all" })),
  );
  return subscriptions.flatMap(({ data }) => data);
}
