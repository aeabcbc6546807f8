import assert from "node:assert/strict";
import { billingSettings, confirmTrial, resumeTrial, startTrial } from "#shared/billing.ts";
import { countryCards } from "../sandbox/stripe/country-cards.ts";
import type { TestApp } from "./app.ts";
import type { Person } from "./person.ts";

/** Numbers of Stripe's documentation, by how they behave. */
export const testCards = {
  declined: "4000000000000002",
  insufficientFunds: "4000000000009995",
  declinedLater: "4000000000000341",
  challenged: "4000002500003155",
};

const workingCards = ["4242424242424242", "5555555555554444", "378282246310005"].concat(
  countryCards.map(([, number]) => number),
);
let used = 0;

/** A card number that works, another one each time: a card can begin one trial only. */
export function nextWorkingCard(): string {
  return workingCards[used++ % workingCards.length]!;
}

/** The payment page's answer: Stripe's object or an error. */
export interface PageAnswer {
  status?: string;
  url?: string;
  id?: string;
  client_secret?: string;
  error?: { code?: string; decline_code?: string; message: string };
}

/** Calls the payment page's API through our own origin, as a browser does. */
async function ask(person: Person, path: string, body: object): Promise<PageAnswer> {
  const { publishableKey } = (await person.call(billingSettings)).body;
  const answer = await person.fetch(`/sandbox/js/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${publishableKey}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as PageAnswer;
}

const cardFields = (number: string) => ({
  card: { number, exp_month: 12, exp_year: 2034, cvc: "123" },
});

const idOf = (clientSecret: string) => clientSecret.split("_secret_")[0]!;

/** Confirms a card field with this number; a bank that asks is answered with `bank`. */
export async function confirmCard(
  person: Person,
  clientSecret: string,
  number: string,
  bank: "completed" | "failed" | "silent" = "completed",
): Promise<PageAnswer> {
  const id = idOf(clientSecret);
  const confirmed = await ask(person, `setup_intents/${id}/confirm`, {
    client_secret: clientSecret,
    ...cardFields(number),
  });
  if (confirmed.status !== "requires_action" || bank === "silent") return confirmed;
  return ask(person, `challenges/${id}`, { outcome: bank });
}

/** Pays a hosted payment page. */
export function payCheckout(
  person: Person,
  checkoutId: string,
  { email, number = nextWorkingCard() }: { email?: string; number?: string } = {},
): Promise<PageAnswer> {
  return ask(person, `checkout/${checkoutId}`, { email, ...cardFields(number) });
}

/** Begins the trial of somebody who has an account. */
export async function startTrialOf(person: Person, number = nextWorkingCard()): Promise<void> {
  const { clientSecret } = (await person.call(resumeTrial)).body;
  await confirmCard(person, clientSecret, number);
  const trial = await person.call(confirmTrial, { body: { setupIntentId: idOf(clientSecret) } });
  assert.equal(trial.status, 200, JSON.stringify(trial.body));
}

let people = 0;

/** Somebody at the second step of a trial: with an account and a card field. */
export async function personAtCardStep(site: TestApp, email?: string) {
  const person = site.stranger();
  person.email = email ?? `t-${process.pid}-${++people}@ejemplo.test`;
  const answer = await person.call(startTrial, {
    body: { name: "Ana Ruiz", email: person.email, password: "una frase larga y rara" },
  });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  const { clientSecret } = answer.body;
  return { person, clientSecret, setupIntentId: idOf(clientSecret) };
}
