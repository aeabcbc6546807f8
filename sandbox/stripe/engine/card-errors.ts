import type { Decline } from "../cards.ts";
import { ApiError } from "../errors.ts";

/** The error body of a declined card, for a response and for the `last_…_error` of an intent. */
export function declineErrorBody(decline: Decline, more: Record<string, unknown> = {}) {
  const { code, decline_code, message } = decline;
  return {
    type: "card_error" as const,
    code,
    ...(decline_code ? { decline_code } : {}),
    message,
    ...more,
  };
}

/** The 402 error of a declined card. The writes are kept, because the intent stores the decline. */
export function cardDeclinedError(decline: Decline, more: Record<string, unknown> = {}): ApiError {
  return new ApiError(402, declineErrorBody(decline, more), true);
}

/** The 402 error for an intent's `last_payment_error`. */
export function lastPaymentApiError(
  error: Record<string, unknown> | null,
  keepsWrites: boolean,
): ApiError {
  const { payment_method: _method, ...body } = error ?? {};
  return new ApiError(402, body as ReturnType<typeof declineErrorBody>, keepsWrites);
}
