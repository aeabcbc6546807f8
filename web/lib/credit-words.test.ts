import assert from "node:assert/strict";
import { test } from "node:test";
import { type CreditHolder, creditWords } from "./credit-words.ts";

const until = "2026-12-20T12:00:00.000Z";
const holder = (more: Partial<CreditHolder>): CreditHolder => ({
  plan: "growth",
  creditsUsed: 152,
  creditsLimit: 400,
  creditsUntil: until,
  imageCredits: null,
  ...more,
});

test("a plan's credits show how many are left, of how many, and until when", () => {
  const { left, leftUnit, ofAll, sentence } = creditWords(holder({}));
  assert.deepEqual(
    [left, leftUnit, ofAll, sentence],
    [
      248,
      "créditos te quedan",
      "de 400, hasta el 20 de diciembre",
      "Te quedan 248 de 400 créditos, hasta el 20 de diciembre.",
    ],
  );
});

test("a free account's credits do not expire, a trial's do", () => {
  const free = creditWords(
    holder({ plan: "free", creditsUsed: 99, creditsLimit: 100, creditsUntil: null }),
  );
  assert.deepEqual(
    [free.leftUnit, free.ofAll, free.sentence],
    ["crédito te queda", "de los 100 de bienvenida", "Te queda 1 de 100 créditos."],
  );
  const trial = creditWords(holder({ plan: "trial", creditsLimit: 100, creditsUsed: 0 }));
  assert.equal(trial.ofAll, "de los 100 de la prueba, hasta el 20 de diciembre");
});

test("Studio shows its text credits and its image credits separately", () => {
  const words = creditWords(
    holder({ plan: "studio", creditsLimit: null, imageCredits: { used: 15, limit: 1000 } }),
  );
  assert.equal(words.left, null);
  assert.equal(
    words.sentence,
    "Sin límite de créditos para textos. Te quedan 985 de 1.000 créditos para imágenes, hasta el 20 de diciembre.",
  );
});
