import type { CallOf, Endpoint, ErrorBody, ErrorCode, OutputOf } from "#shared/endpoint.ts";
import { takePrefetched } from "./prefetch.ts";

export interface CallOptions {
  signal?: AbortSignal;
  /** From the request to the end of the answer; 30 s by default. */
  timeoutMs?: number;
  /** The request continues after the page is left; bodies up to 64 KB. */
  keepalive?: boolean;
}

/** Untyped form of `CallOf`; `call` and `callPage` have checked the types. */
export interface CallParts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Sent unchanged instead of a JSON body. */
  file?: unknown;
}

const offline = "No hay conexión con Kolmena. Comprueba si tienes internet e inténtalo de nuevo.";
const tooSlow = "Kolmena está tardando demasiado. Inténtalo de nuevo en un momento.";

/** A failed call. `message` is `STATUS: body`, for logs; `said` is the Spanish sentence for people. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | "network" | "timeout" | undefined;
  /** Spanish sentence per invalid field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The server's Spanish message; undefined when it sent none. */
  readonly userMessage: string | undefined;
  /** How long to wait before a retry, from `retry-after`; undefined without that header. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    text: string,
    body: Partial<ErrorBody> & { retryAfterMs?: number | undefined },
    code?: "network" | "timeout",
  ) {
    super(status === 0 ? text : `${status}: ${text}`);
    this.status = status;
    this.code = code ?? body.code;
    this.fields = body.fields ?? {};
    this.userMessage = body.message;
    this.retryAfterMs = body.retryAfterMs;
  }
}

/** The message to show for any failure: the server's, or the fallback. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof CallError && error.userMessage) || fallback;
}

/** The endpoint's address with its parameters filled in and its query appended. */
export function addressOf(endpoint: Pick<Endpoint, "path">, { params, query }: CallParts): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

async function failureOf(response: Response): Promise<CallError> {
  const text = await response.text().catch(() => "");
  let body: Partial<ErrorBody> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed && typeof parsed === "object") body = parsed;
  } catch {
    // A proxy's HTML page or an empty body: only the status is known.
  }
  const retryAfterSeconds = Number(response.headers.get("retry-after"));
  return new CallError(response.status, text || response.statusText, {
    ...body,
    retryAfterMs: retryAfterSeconds > 0 ? retryAfterSeconds * 1000 : undefined,
  });
}

/** The error to throw when no answer came; the caller's own abort is returned unchanged. */
export function networkFailure(error: unknown, caller?: AbortSignal): unknown {
  if (caller?.aborted) return error;
  const timedOut = error instanceof DOMException && error.name === "TimeoutError";
  const sentence = timedOut ? tooSlow : offline;
  return new CallError(0, sentence, { message: sentence }, timedOut ? "timeout" : "network");
}

/** Sends one call and returns the successful response. @throws CallError */
export async function request(
  endpoint: Endpoint,
  parts: CallParts,
  {
    accept,
    signal,
    caller,
    keepalive,
  }: { accept: string; signal: AbortSignal; caller?: AbortSignal; keepalive?: boolean },
): Promise<Response> {
  const headers: Record<string, string> = { accept };
  const file = parts.file as Blob | undefined;
  if (parts.body !== undefined) headers["content-type"] = "application/json";
  // The server detects the real type from the bytes.
  if (file) {
    headers["content-type"] = file.type.startsWith("image/")
      ? file.type
      : "application/octet-stream";
  }
  const address = addressOf(endpoint, parts);
  const prefetched = endpoint.method === "GET" ? takePrefetched(address) : undefined;
  let response: Response;
  try {
    response = await (prefetched ??
      fetch(address, {
        method: endpoint.method,
        credentials: "same-origin",
        headers,
        body: file ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body)),
        signal,
        keepalive,
      }));
  } catch (error) {
    throw networkFailure(error, caller);
  }
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function exchange(endpoint: Endpoint, parts: CallParts, options: CallOptions) {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? 30_000);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const { signal: caller, keepalive } = options;
  const accept = "application/json";
  const response = await request(endpoint, parts, { accept, signal, caller, keepalive });
  try {
    const text = await response.text();
    return { response, output: text === "" ? undefined : (JSON.parse(text) as unknown) };
  } catch (error) {
    throw networkFailure(error, caller);
  }
}

/**
 * Calls an endpoint and returns its output. Throws `CallError` on a refusal, without a connection and
 * after the deadline; the caller's abort is rethrown unchanged.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  return (await exchange(endpoint, parts, options)).output as OutputOf<E>;
}

export interface PageOf<Output> {
  items: Output;
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
  /** Total number of rows; undefined when the server does not send it. */
  total: number | undefined;
}

function nextCursor(link: string | null): string | undefined {
  const next = link?.split(/,\s*(?=<)/).find((part) => /;\s*rel="?next"?/.test(part));
  const target = next?.match(/<([^>]*)>/)?.[1];
  if (!target) return undefined;
  return new URL(target, "http://localhost").searchParams.get("cursor") ?? undefined;
}

/** Like `call`, for a paginated endpoint: the rows with the next cursor and the total. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E>,
  options: CallOptions = {},
): Promise<PageOf<OutputOf<E>>> {
  const { response, output } = await exchange(endpoint, parts, options);
  const total = response.headers.get("x-total-count");
  return {
    items: output as OutputOf<E>,
    next: nextCursor(response.headers.get("link")),
    total: total === null ? undefined : Number(total),
  };
}
