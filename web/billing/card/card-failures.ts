/** The fields of the provider's error that identify the failure. */
interface CardFailure {
  type?: string;
  code?: string;
  decline_code?: string;
  message?: string;
}

const sentences: Readonly<Record<string, string>> = {
  card_declined: "Tu banco ha rechazado la tarjeta. Prueba con otra o habla con tu banco.",
  generic_decline: "Tu banco ha rechazado la tarjeta. Prueba con otra o habla con tu banco.",
  insufficient_funds: "La tarjeta no tiene saldo suficiente. Prueba con otra.",
  expired_card: "La tarjeta está caducada. Prueba con otra.",
  incorrect_number: "El número de la tarjeta no es correcto. Revísalo.",
  invalid_number: "El número de la tarjeta no es correcto. Revísalo.",
  incorrect_cvc: "El código de seguridad no es correcto. Revísalo.",
  invalid_cvc: "El código de seguridad no es correcto. Revísalo.",
  incomplete_number: "Falta el número de la tarjeta.",
  incomplete_expiry: "Falta la fecha de caducidad.",
  incomplete_cvc: "Falta el código de seguridad.",
  invalid_expiry_month: "La fecha de caducidad no es correcta. Revísala.",
  invalid_expiry_year: "La fecha de caducidad no es correcta. Revísala.",
  invalid_expiry_year_past: "La tarjeta está caducada. Prueba con otra.",
  card_not_supported: "Esta tarjeta no admite este tipo de pago. Prueba con otra.",
  lost_card: "Tu banco ha rechazado la tarjeta. Prueba con otra o habla con tu banco.",
  stolen_card: "Tu banco ha rechazado la tarjeta. Prueba con otra o habla con tu banco.",
  authentication_required: "Tu banco pide confirmar la tarjeta. Inténtalo de nuevo.",
  setup_intent_authentication_failure:
    "Tu banco no ha podido confirmar que eres tú. Inténtalo de nuevo o usa otra tarjeta.",
  payment_intent_authentication_failure:
    "Tu banco no ha podido confirmar que eres tú. Inténtalo de nuevo o usa otra tarjeta.",
  processing_error: "El banco no ha podido comprobar la tarjeta. Inténtalo de nuevo en un momento.",
  rate_limit: "Hay demasiadas comprobaciones a la vez. Inténtalo de nuevo en un momento.",
};

/** The sentence to show. Typing mistakes use the provider's own message, which is in Spanish. */
export function cardFailureSentence(failure: CardFailure): string {
  const known = [failure.decline_code, failure.code]
    .map((code) => (code === undefined ? undefined : sentences[code]))
    .find((sentence) => sentence !== undefined);
  if (known) return known;
  if (failure.type === "validation_error" && failure.message) return failure.message;
  return "Error al configurar tarjeta";
}
