import type { ErrorBody, ErrorCode } from "#shared/endpoint.ts";

/** An expected failure: it becomes an answer with a Spanish sentence. Anything else thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** The throttle rule, on the first refusal of its window only: that one is logged. */
  readonly exhaustedRule: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      exhausted?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.exhaustedRule = details.exhausted;
  }

  toBody(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields ? { fields: this.fields } : {}),
    };
  }
}

export function notFound(what = "No encontramos lo que buscas"): AppError {
  return new AppError("not_found", what);
}

/** A field of the input is wrong: 422 with one Spanish sentence per field. */
export function invalid(fields: Record<string, string>): AppError {
  return new AppError("invalid", Object.values(fields)[0] ?? "Revisa los datos", { fields });
}
