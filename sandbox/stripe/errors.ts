export interface ErrorBody {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  code?: string;
  decline_code?: string;
  param?: string;
  message: string;
  doc_url?: string;
  /** Objects that Stripe adds to an error, e.g. `payment_intent`. */
  [extra: string]: unknown;
}

/**
 * An error response of the API. `keepsWrites`: the transaction is committed all the same, as for a
 * declined card, whose payment intent stores the decline.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly keepsWrites: boolean;

  constructor(status: number, body: ErrorBody, keepsWrites = false) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? {
          ...body,
          doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll("_", "-")}`,
        }
      : body;
    this.keepsWrites = keepsWrites;
  }
}

export function invalidRequest(message: string, more: { param?: string; code?: string } = {}) {
  return new ApiError(400, { type: "invalid_request_error", message, ...more });
}

export function missingParameter(param: string) {
  return invalidRequest(`Missing required param: ${param}.`, { param, code: "parameter_missing" });
}

export function notFound(what: string, id: string, param = "id") {
  const body = { code: "resource_missing", param, message: `No such ${what}: '${id}'` };
  // Stripe answers 404 for an id in the path and 400 for an id in a parameter.
  return new ApiError(param === "id" ? 404 : 400, { type: "invalid_request_error", ...body });
}
