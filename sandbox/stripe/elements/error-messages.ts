import type { ErrorBody } from "../errors.ts";

/** Spanish messages by `decline_code` or error `code`. */
const messages: Record<string, string> = {
  card_declined: "Tu tarjeta fue rechazada.",
  generic_decline: "Tu tarjeta fue rechazada.",
  insufficient_funds: "Tu tarjeta no tiene fondos suficientes.",
  expired_card: "Tu tarjeta ha caducado.",
  incorrect_cvc: "El código de seguridad de tu tarjeta es incorrecto.",
  invalid_cvc: "El código de seguridad de tu tarjeta no es válido.",
  incorrect_number: "El número de tu tarjeta es incorrecto.",
  invalid_number: "El número de tu tarjeta no es válido.",
  invalid_expiry_month: "El mes de caducidad de tu tarjeta no es válido.",
  invalid_expiry_year: "El año de caducidad de tu tarjeta no es válido.",
  processing_error: "No se ha podido procesar tu tarjeta. Inténtalo de nuevo dentro de un momento.",
  authentication_required:
    "Tu banco pide que confirmes este pago. Inténtalo de nuevo y completa la verificación.",
  payment_intent_authentication_failure:
    "No se ha podido verificar tu tarjeta. Elige otra tarjeta o inténtalo de nuevo.",
  setup_intent_authentication_failure:
    "No se ha podido verificar tu tarjeta. Elige otra tarjeta o inténtalo de nuevo.",
  setup_intent_unexpected_state: "Esta tarjeta ya se ha confirmado.",
  payment_intent_unexpected_state: "Este pago ya se ha completado.",
  checkout_session_expired:
    "Esta página de pago ha caducado y no se ha cobrado nada. Vuelve y empieza de nuevo.",
  resource_missing: "No encontramos este pago. Vuelve atrás y empieza de nuevo.",
};

/** Replaces the message of an error by its Spanish one, as Stripe.js does for a Spanish page. */
export function translateError<T extends object>(error: T): T {
  const { code, decline_code } = error as Partial<ErrorBody>;
  const message = messages[decline_code ?? ""] ?? messages[code ?? ""];
  return message ? { ...error, message } : error;
}
