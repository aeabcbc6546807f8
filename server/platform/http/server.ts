import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from "fastify";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import { clientAddress, createAddressTest, isPrivateAddress } from "./client-address.ts";
import { answerError, answerMalformedRequest } from "./error-answers.ts";
import { type EventTimes, sendEvents } from "./event-stream.ts";
import { type Client, Events, Page, type Route, type SignedInUser } from "./http.ts";
import { limitUnreadAnswers, type ReaderLimits, readerLimits } from "./reader-limits.ts";
import { assertSameSite } from "./same-site.ts";
import { apiHeaders, transportSecurity } from "./security-headers.ts";
import {
  clearedDeviceHeader,
  clearedSessionHeader,
  deviceCookieHeader,
  deviceToken,
  type SessionCookie,
  sessionCookieHeader,
  sessionToken,
} from "./session-cookie.ts";
import { SessionStreams, type SessionStreamsOptions } from "./session-streams.ts";
import { Uploads } from "./uploads.ts";
import { checkInput, checkOutput } from "./validate.ts";

const bodyLimitBytes = 100 * 1024;
/** Longer than common proxies keep idle connections; otherwise they would send into one that is closing. */
const proxyKeepAliveMs = 65_000;
const keepAliveMs = 30_000;
/** How long the last bytes of a finished answer may take to arrive. */
const lastBytesMs = 2_000;

export interface HttpOptions {
  log: Log;
  /** Scheme and host that browsers use; changing requests from other origins are refused. */
  publicOrigin: string;
  /** Addresses or CIDR ranges whose `X-Forwarded-For` counts. */
  trustedProxies: readonly string[];
  cookie: SessionCookie;
  /** Finds the person of a session token; null when it is unknown or has expired. */
  authenticate: (token: string) => Promise<SignedInUser | null>;
  /** Returns which of these sessions are still open; the streams of the others are ended. */
  filterOpenSessions: SessionStreamsOptions["filterOpenSessions"];
  /** Times of event streams; the defaults when absent. */
  eventTimes?: EventTimes;
  /** Limits for answers that are not read; the defaults when absent. */
  readerLimits?: ReaderLimits;
  /** Sends the HSTS header with every answer. */
  production: boolean;
  /** Called for each request that came through a proxy missing in `trustedProxies`. */
  onUnlistedProxy?: (address: string) => void;
}

/** Fastify with our limits, error answers and cookies; routes are added by {@link addRoutes}. */
export function createHttpServer(options: HttpOptions): FastifyInstance {
  const everywhere = options.production ? transportSecurity : {};
  const server = Fastify({
    bodyLimit: bodyLimitBytes,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: options.trustedProxies.length > 0 ? proxyKeepAliveMs : keepAliveMs,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5_000,
      // Checked in `refusal`: Node's own answer would lack our headers.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
    // Running answers are waited for: see closeHttpServer.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(options.log, error, request, reply),
    clientErrorHandler: (error, socket) => answerMalformedRequest(error, socket, everywhere),
  });
  addCommonHeaders(server, everywhere);
  addClientAddress(server, options);
  limitUnreadAnswers(server, options.readerLimits ?? readerLimits);
  let closing = false;
  server.addHook("preClose", async () => {
    closing = true;
  });
  server.addHook("onRequest", (request, _reply, done) => done(refusal(request, closing)));
  server.removeContentTypeParser("text/plain");
  const parseJson = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // A call without a body may still carry the header.
    if (body === "") done(null, undefined);
    else parseJson(request, body as string, done);
  });
  server.setErrorHandler((error, request, reply) =>
    answerError(options.log, error, request, reply),
  );
  return server;
}

/** Sets these headers before Fastify runs, because its own refusals bypass the hooks. */
function addCommonHeaders({ server }: FastifyInstance, headers: Record<string, string>): void {
  server.prependListener("request", (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
  // Node's own answer to an unknown Expect header would lack these headers, so the header is ignored.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

function addClientAddress(server: FastifyInstance, options: HttpOptions): void {
  const { onUnlistedProxy } = options;
  const isTrusted = createAddressTest(options.trustedProxies);
  server.decorateRequest("clientIp", "");
  server.addHook("onRequest", (request, _reply, done) => {
    const peer = request.raw.socket.remoteAddress ?? "";
    const forwardedFor = request.headers["x-forwarded-for"];
    request.clientIp = clientAddress(peer, forwardedFor, isTrusted);
    // From a public address the header may be forged, so it says nothing about a proxy.
    if (forwardedFor !== undefined && isPrivateAddress(peer) && !isTrusted(peer)) {
      onUnlistedProxy?.(peer);
    }
    done();
  });
}

function refusal(request: FastifyRequest, closing: boolean): AppError | undefined {
  if (closing) {
    const message = "Estamos actualizando Kolmena. Prueba en unos segundos.";
    return new AppError("unavailable", message, { retryAfterSeconds: 2 });
  }
  if (request.headers.host === undefined && request.raw.httpVersion === "1.1") {
    return new AppError("bad_request", "No hemos podido leer lo que envías");
  }
  const encoding = request.headers["content-encoding"];
  if (encoding === undefined || encoding === "identity") return undefined;
  return new AppError("unsupported_media_type", "Envía los datos en JSON y sin comprimir");
}

/**
 * Accepts no more requests and waits for running answers until `finishing` resolves, then cuts the
 * rest: readers that do not read, or that follow a reply of another process.
 */
export async function closeHttpServer(
  server: FastifyInstance,
  finishing: Promise<void>,
): Promise<void> {
  const closed = server.close();
  // Node closes idle connections only once; those that become idle later would stay open for a minute.
  const idle = setInterval(() => server.server.closeIdleConnections(), 50);
  try {
    await finishing;
    await Promise.race([closed, delay(lastBytesMs, undefined, { ref: false })]);
  } finally {
    clearInterval(idle);
    server.server.closeAllConnections();
  }
  await closed;
}

/** Adds every route under its endpoint's method and path. */
export function addRoutes<Deps>(
  server: FastifyInstance,
  options: HttpOptions,
  deps: Deps,
  routes: readonly Route<Deps>[],
): void {
  const streams = new SessionStreams(options);
  const uploads = new Uploads();
  for (const route of routes) {
    const { endpoint } = route;
    const { upload } = endpoint;
    const definition: RouteOptions = {
      method: endpoint.method,
      ...(upload ? { config: { upload } } : {}),
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      handler: async (request, reply) => {
        if (endpoint.method !== "GET") assertSameSite(request, options);
        const token = sessionToken(request.headers, options.cookie) ?? null;
        const user = token === null ? null : await options.authenticate(token);
        if (endpoint.access === "user" && user === null) {
          throw new AppError("unauthorized", "Inicia sesión para continuar");
        }
        if (user) request.unread?.countForPerson(user.userId);
        const wantsEvents =
          endpoint.events !== undefined &&
          (request.headers.accept ?? "").includes("text/event-stream");
        const stream = wantsEvents ? abortOnDisconnect(reply) : undefined;
        if (stream && user && endpoint.access === "user") streams.watch(stream, user.sessionId);
        const signal = stream?.signal ?? neverAborts;
        const result = await route.handle(deps, {
          ...checkInput(endpoint, request),
          user: user as SignedInUser,
          client: clientOf(request, options.cookie),
          wantsEvents,
          signal,
          session: {
            token,
            open: (opened) =>
              reply.header("set-cookie", sessionCookieHeader(options.cookie, opened)),
            close: () => reply.header("set-cookie", clearedSessionHeader(options.cookie)),
            remember: (device) =>
              reply.header("set-cookie", deviceCookieHeader(options.cookie, device)),
            clear: (what) => clearSite(reply, options.cookie, what),
          },
        });
        reply.headers(apiHeaders);
        if (result instanceof Events) return sendEvents(reply, result, signal, options);
        reply.code(endpoint.status ?? 200);
        if (!(result instanceof Page)) return checkOutput(endpoint, result);
        reply.header("x-total-count", String(result.total));
        if (result.next !== null) reply.header("link", nextLink(request.url, result.next));
        return checkOutput(endpoint, result.rows);
      },
    };
    if (!upload) server.route(definition);
    else {
      const admit = (request: FastifyRequest) => identifySender(request, endpoint, options);
      uploads.route(server, upload, admit, (part) => part.route(definition));
    }
  }
}

/** Id or address of the sender, checked before the file is read. @throws AppError `forbidden`, `unauthorized` */
async function identifySender(
  request: FastifyRequest,
  { access }: Endpoint,
  options: HttpOptions,
): Promise<string> {
  assertSameSite(request, options);
  const token = sessionToken(request.headers, options.cookie);
  const user = token === undefined ? null : await options.authenticate(token);
  if (access === "user" && !user) {
    throw new AppError("unauthorized", "Inicia sesión para continuar");
  }
  return user?.userId ?? request.clientIp;
}

// A plain answer is completed even when its caller has gone.
const neverAborts = new AbortController().signal;

/** Aborts when the caller disconnects; aborting it earlier ends the stream. */
function abortOnDisconnect(reply: FastifyReply): AbortController {
  const caller = new AbortController();
  reply.raw.once("close", () => caller.abort());
  // The connection closed during the session lookup; no further event will come.
  if (reply.raw.destroyed) caller.abort();
  return caller;
}

/**
 * `cache` also clears the pages that Back would show. `cookies` is never used: it would sign people out
 * of other sites under our domain, so our cookies are removed by name.
 */
function clearSite(reply: FastifyReply, cookie: SessionCookie, what: "cache" | "all"): void {
  reply.header("clear-site-data", what === "all" ? '"cache", "storage"' : '"cache"');
  if (what === "all") reply.header("set-cookie", clearedDeviceHeader(cookie));
}

function clientOf(request: FastifyRequest, cookie: SessionCookie): Client {
  return {
    ip: request.clientIp,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 400),
    requestId: request.id,
    deviceToken: deviceToken(request.headers, cookie),
  };
}

function nextLink(url: string, cursor: string): string {
  const next = new URL(url, "http://localhost");
  next.searchParams.set("cursor", cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
}
