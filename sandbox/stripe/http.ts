// The HTTP server. start.ts passes its options:
//
// - `methods`: the API methods (methods.ts).
// - `parts`: handlers of other path prefixes, such as the pages under `/sandbox/` and `/control/`.
//   They read bodies with `readBody(request)`.
// - `validate(method, params)`: called before a method runs; throws an ApiError for bad parameters.
// - `faultOf(method, path)`: a fault that a test wants instead of the answer.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Method } from "./api-method.ts";
import type { SandboxContext } from "./context.ts";
import { ApiError, invalidRequest } from "./errors.ts";
import { expand } from "./expand.ts";
import { decodeForm, type Params } from "./form.ts";
import { fingerprintRequest, openIdempotencyKeys, type StoredResponse } from "./idempotency.ts";
import { newId } from "./ids.ts";
import { findMethod } from "./methods.ts";
import { readTexts } from "./params.ts";
import { runInTransaction } from "./run-in-transaction.ts";
import { apiVersion } from "./settings.ts";

export interface PathHandler {
  prefix: string;
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    context: SandboxContext,
  ): Promise<void> | void;
}

/**
 * `500` and `429` answer without running the method. The timeouts never answer: one does not run the
 * method, the other does. `slow` runs it and answers late.
 */
export interface Fault {
  kind: "500" | "429" | "timeout_before" | "timeout_after_commit" | "slow";
  /** How long the connection stays open without an answer; two minutes by default. */
  silentMs?: number;
}

export interface HttpOptions {
  methods: readonly Method[];
  parts?: readonly PathHandler[];
  validate?: (method: Method, params: Params) => void;
  faultOf?: (method: string, path: string) => Fault | null;
  /** Called with every thrown value that is not an ApiError. */
  onBug?: (error: unknown) => void;
}

const maxBodyBytes = 1_000_000;
const silentMs = 120_000;

export function createHttpServer(context: SandboxContext, options: HttpOptions): Server {
  const keys = openIdempotencyKeys(context);

  /** The answer, or for how many milliseconds to keep silent. */
  async function answerApi(
    request: IncomingMessage,
    requestId: string,
  ): Promise<StoredResponse | number> {
    // Not normalized: `..` in a path must not lead to another path.
    const [path, query = ""] = splitUrl(request);
    const method = request.method ?? "GET";
    const fault = options.faultOf?.(method, path) ?? null;
    if (fault?.kind === "timeout_before") return fault.silentMs ?? silentMs;
    checkKey(request, context.settings.secretKey);
    const found = findMethod(options.methods, method, path);
    if (!found) {
      const message = `Unrecognized request URL (${method}: ${path.slice(0, 200)}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
      throw new ApiError(404, { type: "invalid_request_error", message });
    }
    const body = await readBody(request);
    if (body && !/x-www-form-urlencoded/.test(request.headers["content-type"] ?? "")) {
      throw invalidRequest(
        "Invalid request (check that your POST content type is application/x-www-form-urlencoded).",
      );
    }
    const text = [query, body].filter(Boolean).join("&");
    if (fault?.kind === "500" || fault?.kind === "429") throw faultError(fault.kind);
    const answer = await runOnce(request, {
      ...found,
      path,
      text,
      requestId,
      lateMs: fault?.kind === "slow" ? (fault.silentMs ?? silentMs) : 0,
    });
    return fault?.kind === "timeout_after_commit" ? (fault.silentMs ?? silentMs) : answer;
  }

  async function runOnce(
    request: IncomingMessage,
    call: {
      method: Method;
      ids: string[];
      path: string;
      text: string;
      requestId: string;
      lateMs: number;
    },
  ): Promise<StoredResponse> {
    const { method } = call;
    const key = method.verb === "POST" ? (request.headers["idempotency-key"] as string) : undefined;
    if (!key) return run(context, { ...call, idempotencyKey: null }, options);
    const fingerprint = fingerprintRequest(method.verb, call.path, call.text);
    const release = keys.claim(key);
    try {
      // The key is claimed during the delay, so that concurrent requests get 409, as at Stripe.
      await delay(call.lateMs);
      const before = keys.find(key, fingerprint);
      if (before) return before;
      return run(context, { ...call, idempotencyKey: key }, options, (answer) =>
        keys.storeResponse(key, fingerprint, answer),
      );
    } finally {
      release();
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = newId("req", 14);
    const [path] = splitUrl(request);
    try {
      const part = options.parts?.find(({ prefix }) => path.startsWith(prefix));
      if (part) {
        await part.handle(request, response, context);
        return;
      }
      const result = await answerApi(request, requestId);
      if (typeof result === "object") send(response, result, requestId);
      else setTimeout(() => response.destroy(), result).unref();
    } catch (error) {
      if (!(error instanceof ApiError)) options.onBug?.(error);
      if (response.headersSent) response.destroy();
      else send(response, errorAnswer(error, requestId), requestId);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  return server;
}

function splitUrl({ url = "/" }: IncomingMessage): [path: string, query?: string] {
  const at = url.indexOf("?");
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

/** Runs a method in its transaction. Errors after validation are stored for the idempotency key, too. */
function run(
  context: SandboxContext,
  call: {
    method: Method;
    ids: string[];
    path: string;
    text: string;
    requestId: string;
    idempotencyKey: string | null;
  },
  options: HttpOptions,
  keep: (answer: StoredResponse) => void = () => {},
): StoredResponse {
  const { method, ids, path, requestId, idempotencyKey } = call;
  const { expand: _expand, ...params } = decodeForm(call.text);
  const paths = readTexts({ expand: _expand ?? "" }, "expand");
  options.validate?.(method, params);
  const mark = { id: requestId, idempotencyKey };
  let isStored = false;
  const storeAnswer = (answer: StoredResponse) => {
    keep(answer);
    isStored = true;
    return answer;
  };
  try {
    return runInTransaction(context, mark, () => {
      try {
        const result = method.run(context, { params, ids, path });
        const body = JSON.stringify(expand(context, result, paths), null, 2);
        return storeAnswer({ status: 200, body, requestId });
      } catch (error) {
        if (error instanceof ApiError && error.keepsWrites)
          storeAnswer(errorAnswer(error, requestId));
        throw error;
      }
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = errorAnswer(error, requestId);
    if (!isStored) context.store.transaction(() => keep(answer));
    return answer;
  }
}

function errorAnswer(error: unknown, requestId: string): StoredResponse {
  if (error instanceof ApiError) {
    return {
      status: error.status,
      body: JSON.stringify({ error: error.body }, null, 2),
      requestId,
    };
  }
  const message = "An unexpected error occurred in the Stripe sandbox.";
  const body = JSON.stringify({ error: { type: "api_error", message } }, null, 2);
  return { status: 500, body, requestId };
}

function send(
  response: ServerResponse,
  { status, body, requestId: first }: StoredResponse,
  id: string,
) {
  const replayed = first !== id;
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "request-id": id,
    "stripe-version": apiVersion,
    ...(replayed ? { "idempotent-replayed": "true", "original-request": first } : {}),
    // The rest of a too large body is not read.
    ...(status === 413 ? { connection: "close" } : {}),
  });
  response.end(body);
}

function checkKey(request: IncomingMessage, secretKey: string): void {
  const header = request.headers.authorization ?? "";
  const basic = /^Basic (.+)$/.exec(header)?.[1];
  const given = basic
    ? Buffer.from(basic, "base64").toString().split(":")[0]
    : /^Bearer (.+)$/.exec(header)?.[1];
  const authError = (status: number, message: string, code?: string) =>
    new ApiError(status, { type: "invalid_request_error", message, code });
  if (!given) {
    throw authError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (given === secretKey) return;
  if (given.startsWith("pk_")) {
    throw authError(
      403,
      "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
      "secret_key_required",
    );
  }
  throw authError(401, `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`);
}

function faultError(fault: "500" | "429"): ApiError {
  if (fault === "500") {
    return new ApiError(500, { type: "api_error", message: "An unknown error occurred." });
  }
  const message = "Request rate limit exceeded.";
  return new ApiError(429, { type: "invalid_request_error", code: "rate_limit", message });
}

/** The body as text. @throws ApiError 413 above a megabyte */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > maxBodyBytes) {
      const message = "Request body too large: at most 1 MB.";
      throw new ApiError(413, { type: "invalid_request_error", message });
    }
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString("utf8");
}
