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
import { amongAddresses, clientAddress, isPrivateAddress } from "./client-address.ts";
import { type EventTimes, sendEvents } from "./event-stream.ts";
import { type Client, Events, Page, type Route, type Signed } from "./http.ts";
import { type ReaderLimits, readerLimits, watchReaders } from "./readers.ts";
import { answerError, answerUnreadable } from "./refusals.ts";
import { assertSameSite } from "./same-site.ts";
import { apiHeaders, transportSecurity } from "./security-headers.ts";
import {
  closedSession,
  deviceToken,
  forgottenDevice,
  openedSession,
  rememberedDevice,
  type SessionCookie,
  sessionToken,
} from "./session-cookie.ts";
import { SessionStreams, type SessionStreamsOptions } from "./session-streams.ts";
import { Uploads } from "./uploads.ts";
import { checkInput, checkOutput } from "./validate.ts";

const bodyLimitBytes = 100 * 1024;
/** Longer than common proxies keep an idle connection: they would send into one that is closing. */
const proxyKeepAliveMs = 65_000;
const keepAliveMs = 30_000;
/** What an answer's last bytes may take on their way after it has ended. */
const lastBytesMs = 2_000;

export interface HttpOptions {
  log: Log;
  /** Scheme and host that browsers use; requests from other origins change nothing. */
  publicOrigin: string;
  /** Addresses or CIDR ranges whose `X-Forwarded-For` counts. */
  trustedProxies: readonly string[];
  cookie: SessionCookie;
  /** Finds the person behind a session cookie's token; null when it is unknown or over. */
  authenticate: (token: string) => Promise<Signed | null>;
  /** Which of these sessions are still open: what they stream ends with them. */
  openAmong: SessionStreamsOptions["openAmong"];
  /** Of event streams; the product's own when absent. */
  eventTimes?: EventTimes;
  /** What answers that are not read may take; the product's own when absent. */
  readerLimits?: ReaderLimits;
  /** Browsers come by TLS only, and are told so with every answer. */
  production: boolean;
  /** Told of each request that came through a proxy nobody named; nobody is when absent. */
  onUnnamedProxy?: (address: string) => void;
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
      // Answered by ourselves: Node's refusal has none of our headers.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
    // What is being answered is waited for: see closeServer.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(options.log, error, request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, everywhere),
  });
  sendEverywhere(server, everywhere);
  nameClients(server, options);
  watchReaders(server, options.readerLimits ?? readerLimits);
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

/** Sets these headers before anybody answers: Fastify's own refusals come without its hooks. */
function sendEverywhere({ server }: FastifyInstance, headers: Record<string, string>): void {
  server.prependListener("request", (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
  // Node's own answer to what nobody expects would have none of ours; the rest of the request counts.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
}

function nameClients(server: FastifyInstance, options: HttpOptions): void {
  const { onUnnamedProxy } = options;
  const isTrusted = amongAddresses(options.trustedProxies);
  server.decorateRequest("clientIp", "");
  server.addHook("onRequest", (request, _reply, done) => {
    const peer = request.raw.socket.remoteAddress ?? "";
    const forwardedFor = request.headers["x-forwarded-for"];
    request.clientIp = clientAddress(peer, forwardedFor, isTrusted);
    // From the internet it is a stranger's lie.
    if (forwardedFor !== undefined && isPrivateAddress(peer) && !isTrusted(peer)) {
      onUnnamedProxy?.(peer);
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
 * Takes no more requests and waits for the answers that `finishing` lets end, then cuts what is
 * left: a reader that never reads, or one that follows what another process does.
 */
export async function closeHttpServer(
  server: FastifyInstance,
  finishing: Promise<void>,
): Promise<void> {
  const closed = server.close();
  // Node closes idle connections once; those that become idle later would stay for a minute.
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
        if (user) request.unread?.belongTo(user.userId);
        const wantsEvents =
          endpoint.events !== undefined &&
          (request.headers.accept ?? "").includes("text/event-stream");
        const stream = wantsEvents ? untilGone(reply) : undefined;
        if (stream && user && endpoint.access === "user") streams.watch(stream, user.sessionId);
        const signal = stream?.signal ?? never;
        const result = await route.handle(deps, {
          ...checkInput(endpoint, request),
          user: user as Signed,
          client: clientOf(request, options.cookie),
          wantsEvents,
          signal,
          session: {
            token,
            open: (opened) => reply.header("set-cookie", openedSession(options.cookie, opened)),
            close: () => reply.header("set-cookie", closedSession(options.cookie)),
            remember: (device) =>
              reply.header("set-cookie", rememberedDevice(options.cookie, device)),
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
      const admit = (request: FastifyRequest) => senderOf(request, endpoint, options);
      uploads.route(server, upload, admit, (part) => part.route(definition));
    }
  }
}

/** Whose file it is, before any of it is read. @throws AppError `forbidden`, `unauthorized` */
async function senderOf(
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

// A plain answer goes on whether or not its caller waits.
const never = new AbortController().signal;

/** Aborts when the caller has gone; whoever aborts it earlier ends the stream. */
function untilGone(reply: FastifyReply): AbortController {
  const caller = new AbortController();
  reply.raw.once("close", () => caller.abort());
  // It has closed while the session was looked up: there is no other event.
  if (reply.raw.destroyed) caller.abort();
  return caller;
}

/**
 * `cache` also empties what Back would show. Never `cookies`: it would sign people out of whatever
 * else lives under our domain, so our own are taken by name.
 */
function clearSite(reply: FastifyReply, cookie: SessionCookie, what: "cache" | "all"): void {
  reply.header("clear-site-data", what === "all" ? '"cache", "storage"' : '"cache"');
  if (what === "all") reply.header("set-cookie", forgottenDevice(cookie));
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
