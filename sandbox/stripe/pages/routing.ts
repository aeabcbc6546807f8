import type { IncomingMessage, ServerResponse } from "node:http";
import type { SandboxContext } from "../context.ts";
import { ApiError, invalidRequest } from "../errors.ts";
import { readBody } from "../http.ts";
import { newId } from "../ids.ts";
import { runInTransaction } from "../run-in-transaction.ts";
import { Html } from "./html.ts";

export interface PageRequest {
  /** Value of `{id}` in the path. */
  id: string;
  query: URLSearchParams;
  /** The JSON body of a POST. */
  body: Record<string, unknown>;
  publishableKey: string | null;
}

export interface File {
  type: string;
  body: Buffer;
  etag?: string;
  /** File name for the browser. */
  name?: string;
}

/** A page, a file or JSON. */
export type PageResponse =
  | Html
  | { status: number; page: Html }
  | { file: File }
  | { status?: number; json: object };

interface RouteAt {
  /** With the placeholder `{id}`. */
  path: string;
  /** May be shown in a frame of the same origin. */
  framed?: true;
}

export type Route = RouteAt &
  (
    | {
        verb: "GET";
        run(context: SandboxContext, visit: PageRequest): PageResponse | Promise<PageResponse>;
      }
    // Runs inside one transaction, like an API method.
    | { verb: "POST"; run(context: SandboxContext, visit: PageRequest): PageResponse }
  );

/** Answers with the first matching route; false if none matches. Refuses cross-site POSTs. */
export async function answerRoute(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
  context: SandboxContext,
): Promise<boolean> {
  const url = new URL(request.url ?? "/", "http://sandbox");
  const verb = request.method === "HEAD" ? "GET" : request.method;
  for (const route of routes) {
    if (route.verb !== verb) continue;
    const id = matchPath(route.path, url.pathname);
    if (id === undefined) continue;
    const visit: PageRequest = {
      id,
      query: url.searchParams,
      body: {},
      publishableKey: /^Bearer (pk_\w+)$/.exec(request.headers.authorization ?? "")?.[1] ?? null,
    };
    if (route.verb === "GET") {
      sendAnswer(request, response, await route.run(context, visit), route.framed);
      return true;
    }
    checkSite(request, context.settings.origin);
    visit.body = parseBody(await readBody(request));
    const mark = { id: newId("req", 14), idempotencyKey: null };
    const result = runInTransaction(context, mark, () => route.run(context, visit));
    sendAnswer(request, response, result, route.framed);
    return true;
  }
  return false;
}

function matchPath(pattern: string, path: string): string | undefined {
  if (!pattern.includes("{id}")) return pattern === path ? "" : undefined;
  const [before, after] = pattern.split("{id}") as [string, string];
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const id = path.slice(before.length, path.length - after.length);
  return /^[\w.-]{1,255}$/.test(id) ? id : undefined;
}

/** Only our own pages may send: no other site's form or script. */
function checkSite(request: IncomingMessage, ownOrigin: string): void {
  const { "sec-fetch-site": site, origin, host } = request.headers;
  const isSameOrigin = site
    ? site === "same-origin"
    : origin === ownOrigin || origin === `http://${host}` || origin === `https://${host}`;
  const json = /^application\/json\b/.test(request.headers["content-type"] ?? "");
  if (isSameOrigin && json) return;
  throw new ApiError(403, {
    type: "invalid_request_error",
    message: "Only the sandbox's own pages may send this.",
  });
}

function parseBody(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body)) {
      return body as Record<string, unknown>;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalidRequest("The body must be a JSON object.");
}

const policy = (framed: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join("; ");

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PageResponse,
  framed = false,
): void {
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "same-origin");
  response.setHeader("content-security-policy", policy(framed));
  response.setHeader("cache-control", "no-store");
  if ("file" in answer) {
    sendFile(request, response, answer.file);
    return;
  }
  if ("json" in answer) {
    response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.json));
    return;
  }
  const { status, page } = answer instanceof Html ? { status: 200, page: answer } : answer;
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  response.end(request.method === "HEAD" ? undefined : page.text);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: File): void {
  response.setHeader("content-type", file.type);
  if (file.name) response.setHeader("content-disposition", `inline; filename="${file.name}"`);
  if (file.etag) {
    response.setHeader("etag", file.etag);
    response.setHeader("cache-control", "no-cache");
    if (request.headers["if-none-match"] === file.etag) {
      response.writeHead(304).end();
      return;
    }
  }
  response.writeHead(200, { "content-length": file.body.length });
  response.end(request.method === "HEAD" ? undefined : file.body);
}
