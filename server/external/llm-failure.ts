import { AISDKError, APICallError, InvalidResponseDataError } from "@ai-sdk/provider";
import { AppError } from "#server/platform/errors.ts";

export type FailureKind =
  /** Key, account, model name or address refused: the operator must act. */
  | "auth"
  | "rate_limited"
  | "overloaded"
  | "timeout"
  /** The connection broke after the first word. */
  | "cut"
  | "refused"
  /** The answer is unusable. */
  | "garbage"
  /** The conversation is too long for the model, or the reply longer than we accept. */
  | "too_long"
  | "unreachable";

export interface LlmFailure {
  kind: FailureKind;
  /** Waiting time that the provider asked for. */
  retryAfterSeconds?: number;
  /** For logs, English. */
  detail: string;
}

/** True when the same request may succeed a moment later. */
export function isTransient({ kind }: LlmFailure): boolean {
  return kind === "rate_limited" || kind === "overloaded" || kind === "unreachable";
}

// Error codes of the providers, from their `code`, `type` or `status`.
const kindByCode = new Map(
  Object.entries<FailureKind>({
    insufficient_quota: "auth",
    invalid_api_key: "auth",
    model_not_found: "auth",
    authentication_error: "auth",
    permission_error: "auth",
    billing_error: "auth",
    not_found_error: "auth",
    UNAUTHENTICATED: "auth",
    PERMISSION_DENIED: "auth",
    rate_limit_exceeded: "rate_limited",
    rate_limit_error: "rate_limited",
    RESOURCE_EXHAUSTED: "rate_limited",
    overloaded_error: "overloaded",
    server_error: "overloaded",
    api_error: "overloaded",
    UNAVAILABLE: "overloaded",
    INTERNAL: "overloaded",
    timeout_error: "timeout",
    DEADLINE_EXCEEDED: "timeout",
    context_length_exceeded: "too_long",
    string_above_max_length: "too_long",
    request_too_large: "too_long",
    content_filter: "refused",
    content_policy_violation: "refused",
    moderation_blocked: "refused",
  }),
);

function kindByStatus(status: number): FailureKind {
  if (status === 408) return "timeout";
  if (status === 413) return "too_long";
  if (status === 429) return "rate_limited";
  if (status >= 500) return "overloaded";
  if (status === 401 || status === 402 || status === 403 || status === 404) return "auth";
  return "garbage";
}

/** Classifies an error. @param hasOutput whether part of the reply had already arrived */
export function failureOf(error: unknown, hasOutput: boolean): LlmFailure {
  const detail = detailOf(error);
  if (error instanceof AppError && error.code === "unavailable") {
    const { retryAfterSeconds } = error;
    return { kind: "overloaded", ...(retryAfterSeconds ? { retryAfterSeconds } : {}), detail };
  }
  const { status, headers } = statusAndHeadersOf(error);
  const kind =
    codesOf(error)
      .map((code) => kindByCode.get(code))
      .find((found) => found !== undefined) ??
    (status !== undefined && status >= 400 ? kindByStatus(status) : undefined);
  if (kind !== undefined) return { kind, ...retryAfter(headers), detail };
  const broken = brokenConnection(error);
  if (broken === "silent") return { kind: "timeout", detail };
  if (broken) return { kind: hasOutput ? "cut" : "unreachable", detail };
  // The SDK throws this when the stream was closed properly but too early.
  if (hasOutput && InvalidResponseDataError.isInstance(error) && error.data == null) {
    return { kind: "cut", detail };
  }
  return { kind: "garbage", detail };
}

function statusAndHeadersOf(error: unknown): { status?: number; headers?: Record<string, string> } {
  if (APICallError.isInstance(error)) {
    return { status: error.statusCode, headers: error.responseHeaders };
  }
  const { statusCode } = asRecord(error);
  return typeof statusCode === "number" ? { status: statusCode } : {};
}

/** Error codes in the provider's answer, the most specific first. */
function codesOf(error: unknown): string[] {
  const outer = asRecord(error);
  const data = asRecord(outer.data);
  return [outer, asRecord(outer.error), data, asRecord(data.error)]
    .flatMap((part) => [part.code, part.type, part.status])
    .filter((code) => typeof code === "string");
}

/** How the connection failed, from the codes of the error and its causes; undefined when it did not. */
function brokenConnection(error: unknown): "silent" | "broken" | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    const { code = "", syscall } = at as NodeJS.ErrnoException;
    // Timeouts of the HTTP client, in case they are shorter than ours.
    if (code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_BODY_TIMEOUT") return "silent";
    if (syscall !== undefined || /^(UND_ERR_|ERR_SSL_|E[A-Z]+$)/.test(code)) return "broken";
  }
  const refused = APICallError.isInstance(error) && error.statusCode === undefined;
  return refused ? "broken" : undefined;
}

function retryAfter(headers: Record<string, string> | undefined): { retryAfterSeconds?: number } {
  const ms = Number(headers?.["retry-after-ms"] ?? Number.NaN);
  if (ms >= 0) return { retryAfterSeconds: ms / 1000 };
  const header = headers?.["retry-after"];
  if (header === undefined) return {};
  const seconds = /^\d+(\.\d+)?$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, seconds) } : {};
}

function detailOf(error: unknown): string {
  if (APICallError.isInstance(error)) {
    const status = error.statusCode ?? "no status";
    return `${error.message} (${status}) ${(error.responseBody ?? "").slice(0, 500)} ${describeCauses(error)}`.trim();
  }
  if (AISDKError.isInstance(error)) return `${error.name}: ${error.message}`.slice(0, 1000);
  if (error instanceof Error) return (error.stack ?? error.message).slice(0, 2000);
  return JSON.stringify(error)?.slice(0, 1000) ?? String(error);
}

function describeCauses(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? `← ${cause.message} ${describeCauses(cause)}`.slice(0, 300) : "";
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
