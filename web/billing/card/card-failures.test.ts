import assert from "node:assert/strict";
import { test } from "node:test";
import { cardFailureSentence } from "./card-failures.ts";

test("A declined card's reason is shown in Spanish", () => {
  const broke = { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" };
  assert.match(cardFailureSentence(broke), /saldo suficiente/);
  const declined = { type: "card_error", code: "card_declined", decline_code: "do_not_honor" };
  assert.match(cardFailureSentence(declined), /Tu banco ha rechazado/);
  const unsure = { type: "invalid_request_error", code: "setup_intent_authentication_failure" };
  assert.match(cardFailureSentence(unsure), /confirmar que eres tú/);
});

test("The provider's message is shown for a typing mistake, and not for an unknown error in English", () => {
  const typed = { type: "validation_error", code: "other", message: "Falta el país." };
  assert.equal(cardFailureSentence(typed), "Falta el país.");
  const english = { type: "api_error", message: "Something went wrong" };
  assert.equal(cardFailureSentence(english), "Error al configurar tarjeta");
});
