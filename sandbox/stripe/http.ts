// The HTTP side. How the other parts plug in (start.ts hands them over):
//
// - `methods`: the table of API methods (methods.ts). Add a line there for a new one.
// - `parts`: whoever answers a prefix of its own, e.g. pages under `/sandbox/` or `/control/`:
//   `{ prefix, handle(request, response, world) }`. Bodies by `readBody(request)`.
// - `validate(method, params)`: called with the method before it runs; throws an ApiError.
//   It only refuses: the verb gets the decoded form as it came.
// - `faultOf(method, path)`: a fault to show instead of the answer, for tests.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { ApiError, invalidRequest } from "./errors.ts";
import { expand } from "./expand.ts";
import { decodeForm, type Params } from "./form.ts";
import { type Answer, fingerprintRequest, openIdempotencyKeys } from "./idempotency.ts";
import { newId } from "./ids.ts";
import { findMethod } from "./methods.ts";
import { readTexts } from "./params.ts";
import { perform } from "./perform.ts";
import { apiVersion } from "./settings.ts";
import type { Method } from "./verbs.ts";
import type { World } from "./world.ts";

export interface Part {
  prefix: string;
  handle(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> | void;
}

/**
 * 500 and 429 answer instead of running; the timeouts never answer, before or after running; `slow`
 * runs and answers, late.
 */
export interface Fault {
  kind: "500" | "429" | "timeout_before" | "timeout_after_commit" | "slow";
  /** How long a connection stays open that gets no answer, or none yet; two minutes unless told. */
  silentMs?: number;
}

export interface HttpOptions {
  methods: readonly Method[];
  parts?: readonly Part[];
  validate?: (method: Method, params: Params) => void;
  faultOf?: (method: string, path: string) => Fault | null;
  /** Told about bugs: what was thrown that is no answer. */
  onBug?: (error: unknown) => void;
}

const maxBodyBytes = 1_000_000;
const silentMs = 120_000;

export function createHttpServer(world: World, options: HttpOptions): Server {
  const keys = openIdempotencyKeys(world);

  /** An answer, or how long to say nothing. */
  async function answerApi(request: IncomingMessage, requestId: string): Promise<Answer | number> {
    // As it was sent: an address with dots in it must not become another one.
    const [path, query = ""] = splitAddress(request);
    const method = request.method ?? "GET";
    const fault = options.faultOf?.(method, path) ?? null;
    if (fault?.kind === "timeout_before") return fault.silentMs ?? silentMs;
    checkKey(request, world.settings.secretKey);
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
    if (fault?.kind === "500" || fault?.kind === "429") throw brokenAs(fault.kind);
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
  ): Promise<Answer> {
    const { method } = call;
    const key = method.verb === "POST" ? (request.headers["idempotency-key"] as string) : undefined;
    if (!key) return run(world, { ...call, idempotencyKey: null }, options);
    const fingerprint = fingerprintRequest(method.verb, call.path, call.text);
    const done = keys.claim(key);
    try {
      // A request at the same time finds the key taken, as at Stripe.
      await delay(call.lateMs);
      const before = keys.find(key, fingerprint);
      if (before) return before;
      return run(world, { ...call, idempotencyKey: key }, options, (answer) =>
        keys.keep(key, fingerprint, answer),
      );
    } finally {
      done();
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = newId("req", 14);
    const [path] = splitAddress(request);
    try {
      const part = options.parts?.find(({ prefix }) => path.startsWith(prefix));
      if (part) {
        await part.handle(request, response, world);
        return;
      }
      const result = await answerApi(request, requestId);
      if (typeof result === "object") send(response, result, requestId);
      else setTimeout(() => response.destroy(), result).unref();
    } catch (error) {
      if (!(error instanceof ApiError)) options.onBug?.(error);
      if (response.headersSent) response.destroy();
      else send(response, refusal(error, requestId), requestId);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  return server;
}

function splitAddress({ url = "/" }: IncomingMessage): [path: string, query?: string] {
  const at = url.indexOf("?");
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

/** Runs a method in its transaction; once it began, its refusals are answers that are kept too. */
function run(
  world: World,
  call: {
    method: Method;
    ids: string[];
    path: string;
    text: string;
    requestId: string;
    idempotencyKey: string | null;
  },
  options: HttpOptions,
  keep: (answer: Answer) => void = () => {},
): Answer {
  const { method, ids, path, requestId, idempotencyKey } = call;
  const { expand: _expand, ...params } = decodeForm(call.text);
  const paths = readTexts({ expand: _expand ?? "" }, "expand");
  options.validate?.(method, params);
  const mark = { id: requestId, idempotencyKey };
  let kept = false;
  const keepOnce = (answer: Answer) => {
    keep(answer);
    kept = true;
    return answer;
  };
  try {
    return perform(world, mark, () => {
      try {
        const result = method.run(world, { params, ids, path });
        const body = JSON.stringify(expand(world, result, paths), null, 2);
        return keepOnce({ status: 200, body, requestId });
      } catch (error) {
        if (error instanceof ApiError && error.keepsWrites) keepOnce(refusal(error, requestId));
        throw error;
      }
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = refusal(error, requestId);
    if (!kept) world.store.transaction(() => keep(answer));
    return answer;
  }
}

function refusal(error: unknown, requestId: string): Answer {
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

function send(response: ServerResponse, { status, body, requestId: first }: Answer, id: string) {
  const replayed = first !== id;
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "request-id": id,
    "stripe-version": apiVersion,
    ...(replayed ? { "idempotent-replayed": "true", "original-request": first } : {}),
    // What is too large is not read to its end.
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
  const refuse = (status: number, message: string, code?: string) =>
    new ApiError(status, { type: "invalid_request_error", message, code });
  if (!given) {
    throw refuse(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (given === secretKey) return;
  if (given.startsWith("pk_")) {
    throw refuse(
      403,
      "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
      "secret_key_required",
    );
  }
  throw refuse(401, `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`);
}

function brokenAs(fault: "500" | "429"): ApiError {
  if (fault === "500") {
    return new ApiError(500, { type: "api_error", message: "An unknown error occurred." });
  }
  const message = "Request rate limit exceeded.";
  return new ApiError(429, { type: "invalid_request_error", code: "rate_limit", message });
}

/** The body as text; throws 413 beyond a megabyte. */
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
