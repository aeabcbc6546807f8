import { setTimeout as delay } from "node:timers/promises";
import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import type { ErrorCode } from "#shared/endpoint.ts";
import type { BillingDeps } from "../deps.ts";

type StripeError = Stripe.errors.StripeError;

/** Pauses before retries: Stripe refuses parallel requests with the same idempotency key until the first ends. */
const inProgressPausesMs = [500, 1_000, 2_000];

/**
 * Calls Stripe, and retries while Stripe is processing the same request of a parallel caller: `call` may
 * run several times. Failures that people can react to become an `AppError`; an invalid request is a
 * bug of ours and is thrown as a plain `Error`.
 * @throws AppError `payment_required`, `conflict`, `upstream_timeout`, `upstream_failed`, `unavailable`
 */
export async function callStripe<T>(
  deps: Pick<BillingDeps, "stripe" | "log" | "onStripeCall">,
  call: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  try {
    const answer = await callUntilAnswered(deps, call);
    deps.onStripeCall?.(true);
    return answer;
  } catch (error) {
    deps.onStripeCall?.(!isUnreachable(error));
    throw error;
  }
}

async function callUntilAnswered<T>(
  deps: Pick<BillingDeps, "stripe" | "log">,
  call: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const stripe = await deps.stripe();
  for (let tries = 0; ; tries += 1) {
    try {
      return await call(stripe);
    } catch (error) {
      const pauseMs = inProgressPausesMs[tries];
      if (pauseMs === undefined || !isInProgress(error)) throw errorToThrow(deps, error);
      await delay(pauseMs);
    }
  }
}

const isInProgress = (error: unknown): boolean =>
  isStripeError(error) && error.code === "idempotency_key_in_use";

/** The error to throw for an error of Stripe's client. */
function errorToThrow(deps: Pick<BillingDeps, "log">, error: unknown): unknown {
  if (!isStripeError(error)) return error;
  const failure = failureOf(error);
  // Without Stripe's status 400, which would look like the person's mistake.
  if (!failure) return new Error("Stripe finds our request wrong", { cause: error });
  if (failure.code !== "payment_required") deps.log.warn({ error }, "Stripe failed");
  return failure;
}

/** Whether the object does not exist, or belongs to another account, which Stripe answers alike. */
export function isMissing(error: unknown): boolean {
  return originOf(error)?.code === "resource_missing";
}

/** Whether Stripe refused for good: retrying the same request cannot succeed. */
export function isRefusal(error: unknown): boolean {
  const statusCode = originOf(error)?.statusCode ?? 0;
  return statusCode >= 400 && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode);
}

/** The code of a final refusal; null: no final refusal, so the request may succeed or has succeeded. */
export function stripeRefusal(error: unknown): { code: string | null } | null {
  return isRefusal(error) ? { code: originOf(error)?.code ?? null } : null;
}

const finalCodes: readonly ErrorCode[] = ["conflict", "payment_required", "invalid", "not_found"];
const unreachableCodes: readonly ErrorCode[] = [
  "unavailable",
  "upstream_failed",
  "upstream_timeout",
];

/** Whether the error is a final refusal: a retry would be refused too. */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof AppError && finalCodes.includes(error.code);
}

/** Whether Stripe did not answer: a retry may succeed. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && unreachableCodes.includes(error.code);
}

/** Stripe's own error, which may be the cause of ours. */
function originOf(error: unknown): StripeError | undefined {
  const origin = error instanceof Error && !isStripeError(error) ? error.cause : error;
  return isStripeError(origin) ? origin : undefined;
}

// Not `instanceof`, because the SDK is loaded lazily.
function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && String((error as { type?: string }).type).startsWith("Stripe");
}

function failureOf(error: StripeError): AppError | undefined {
  if (error.type === "StripeCardError")
    return cardDeclinedError(error.decline_code ?? error.code, error);
  if (error.type === "StripeConnectionError") {
    const timedOut = (error.detail as { code?: string } | undefined)?.code === "ETIMEDOUT";
    return timedOut
      ? new AppError(
          "upstream_timeout",
          "El servicio de pagos tarda demasiado en contestar. Vuelve a intentarlo: no se cobrará dos veces.",
          { cause: error },
        )
      : notReached(error);
  }
  if (error.type === "StripeRateLimitError" || error.statusCode === 409) {
    return new AppError("unavailable", "Hay muchos pagos a la vez. Prueba en unos segundos.", {
      retryAfterSeconds: 5,
      cause: error,
    });
  }
  if (error.type === "StripeAuthenticationError" || error.type === "StripePermissionError") {
    return new AppError(
      "unavailable",
      "Ahora mismo no podemos cobrar: es un problema nuestro. Escríbenos y lo arreglamos.",
      { cause: error },
    );
  }
  return error.type === "StripeAPIError" ? notReached(error) : undefined;
}

function notReached(cause: StripeError): AppError {
  return new AppError(
    "upstream_failed",
    "El servicio de pagos no responde. Vuelve a intentarlo dentro de un momento: no se cobrará dos veces.",
    { cause },
  );
}

const another = "Prueba con otra tarjeta";
const sentences: Record<string, string> = {
  insufficient_funds: `La tarjeta no tiene saldo suficiente. ${another}.`,
  expired_card: `La tarjeta ha caducado. ${another}.`,
  incorrect_cvc: "El código de seguridad (CVC) no es correcto. Revísalo y vuelve a intentarlo.",
  invalid_cvc: "El código de seguridad (CVC) no es correcto. Revísalo y vuelve a intentarlo.",
  incorrect_number: "El número de la tarjeta no es correcto. Revísalo y vuelve a intentarlo.",
  invalid_number: "El número de la tarjeta no es correcto. Revísalo y vuelve a intentarlo.",
  invalid_expiry_month: "La fecha de caducidad no es correcta. Revísala y vuelve a intentarlo.",
  invalid_expiry_year: "La fecha de caducidad no es correcta. Revísala y vuelve a intentarlo.",
  processing_error: "Tu banco no ha podido procesar el pago. Vuelve a intentarlo en unos minutos.",
  try_again_later: "Tu banco no ha podido procesar el pago. Vuelve a intentarlo en unos minutos.",
  issuer_not_available: "Tu banco no responde. Vuelve a intentarlo en unos minutos.",
  reenter_transaction: "Tu banco no ha podido procesar el pago. Vuelve a intentarlo.",
  authentication_required:
    "Tu banco pide que confirmes el pago. Añade de nuevo la tarjeta en Configuración y sigue sus pasos.",
  authentication_not_handled:
    "Tu banco pide que confirmes el pago. Añade de nuevo la tarjeta en Configuración y sigue sus pasos.",
  payment_intent_authentication_failure: `No se ha completado la verificación de tu banco. Vuelve a intentarlo o usa otra tarjeta.`,
  setup_intent_authentication_failure: `No se ha completado la verificación de tu banco. Vuelve a intentarlo o usa otra tarjeta.`,
  card_not_supported: `Esta tarjeta no admite este tipo de compra. ${another}.`,
  currency_not_supported: `Esta tarjeta no admite pagos en dólares. ${another}.`,
  card_velocity_exceeded: `La tarjeta ha llegado a su límite. ${another} o inténtalo mañana.`,
  withdrawal_count_limit_exceeded: `La tarjeta ha llegado a su límite. ${another} o inténtalo mañana.`,
};

/** The error for a refused card, by Stripe's code, without the bank's reasons. */
export function cardDeclinedError(code: string | undefined, cause?: unknown): AppError {
  const sentence = sentences[code ?? ""] ?? `Tu banco ha rechazado la tarjeta. ${another}.`;
  return new AppError("payment_required", sentence, { cause });
}
