import assert from "node:assert/strict";
import { test } from "node:test";
import type { Billing, Subscription } from "#shared/billing.ts";
import {
  cancelSentence,
  pastDueSentence,
  subscriptionSentence,
  workersLost,
} from "./subscription-text.ts";

const growth: Subscription = {
  plan: "growth",
  status: "active",
  price: 89,
  currentPeriodEnd: "2026-12-21T12:00:00.000Z",
  endsAt: null,
  nextPlan: null,
  nextCharge: { at: "2026-12-21T12:00:00.000Z", amount: 89 },
};
const billing: Billing = {
  plan: "growth",
  subscription: growth,
  addons: [],
  card: null,
  pastDue: null,
  trialAvailable: false,
  testMode: true,
};

test("A plan shows the amount and date of the next charge", () => {
  assert.equal(
    subscriptionSentence(growth),
    "Próximo cobro: $89\u00a0USD el 21 de diciembre de 2026.",
  );
});

test("A cancelled plan shows its end date and that nothing more is charged", () => {
  const ending = { ...growth, endsAt: growth.currentPeriodEnd, nextCharge: null };
  assert.equal(
    subscriptionSentence(ending),
    "Termina el 21 de diciembre de 2026. No se cobrará nada más.",
  );
});

test("A pending downgrade shows the next plan, its price and the plan until then", () => {
  const waiting: Subscription = {
    ...growth,
    nextPlan: "starter",
    nextCharge: { at: growth.currentPeriodEnd, amount: 39 },
  };
  assert.equal(
    subscriptionSentence(waiting),
    "El 21 de diciembre de 2026 pasas a Starter por $39/mes. Hasta entonces conservas Growth.",
  );
});

test("A trial shows the charge's date and amount and the workers that remain after it", () => {
  const trial: Subscription = {
    ...growth,
    plan: "trial",
    status: "trialing",
    price: 0,
    nextPlan: "starter",
    nextCharge: { at: growth.currentPeriodEnd, amount: 39 },
  };
  const sentence = subscriptionSentence(trial);
  assert.match(sentence, /21 de diciembre de 2026: ese día se cobran \$39\u00a0USD/);
  assert.match(sentence, /Starter, con Teo y Ani/);
});

test("An overdue payment shows whether it will be retried", () => {
  const nextAttemptAt = "2026-12-24T12:00:00.000Z";
  assert.match(pastDueSentence({ amount: 89, nextAttemptAt }), /otra vez el 24 de diciembre/);
  assert.match(pastDueSentence({ amount: 89, nextAttemptAt: null }), /No habrá más intentos/);
});

test("Cancelling names the workers that are lost, without those of another add-on", () => {
  assert.match(cancelSentence(billing, growth), /Ani, Bran y Lía/);
  assert.deepEqual(workersLost("pro", "growth", ["sofi"]), ["nai", "iko", "marcos"]);
  const sofi: Subscription = { ...growth, plan: "sofi", price: 29.99 };
  const both: Billing = { ...billing, addons: [sofi] };
  assert.match(cancelSentence(both, sofi), /dejas de trabajar con Sofi/);
  assert.doesNotMatch(cancelSentence(both, growth), /Sofi/);
});
