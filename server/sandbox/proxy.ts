import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiHeaders } from "../platform/http/security-headers.ts";
import type { Log } from "../platform/log.ts";

const bodyLimitBytes = 1024 * 1024;
const answerWithinMs = 30_000;

/** Hop-by-hop headers, which a proxy must not forward (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
/**
 * Not forwarded: the sandbox must neither see nor set cookies, and our server has already answered
 * `Expect`.
 */
const withheld = new Set(["cookie", "set-cookie", "host", "expect"]);

/**
 * Addresses of the sandbox's pages: no `..`, no percent-encoding, no empty segments, no other host.
 * Addresses that two programs could parse differently are not forwarded.
 */
const pageAddress = /^(?:\/[\w-][\w.-]*)+$/;

/** Forwards `/sandbox/*` to the sandbox, so that its pages are served under our origin. */
export function addSandboxProxy(
  server: FastifyInstance,
  { address, log }: { address(): Promise<{ port: number }>; log: Log },
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.route({
      method: ["GET", "HEAD", "POST"],
      url: "/sandbox/*",
      handler: async (request, reply) => {
        if (!pageAddress.test(request.url.split("?", 1)[0]!)) return reply.callNotFound();
        try {
          const { port } = await address();
          const answer = await forward(request, port);
          reply.raw.once("close", () => answer.destroy());
          return reply
            .code(answer.statusCode ?? 502)
            .headers(withoutHopByHop(answer.headers))
            .send(answer);
        } catch (error) {
          log.warn({ error }, "The Stripe sandbox did not answer");
          return sandboxUnavailable(reply);
        }
      },
    });
  });
}

function forward(request: FastifyRequest, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const forwarded = ask(
      {
        host: "127.0.0.1",
        port,
        method: request.method,
        path: request.url,
        headers: { ...headersToForward(request), host: `127.0.0.1:${port}` },
        signal: AbortSignal.timeout(answerWithinMs),
      },
      resolve,
    );
    forwarded.on("error", reject);
    if (request.method !== "POST") {
      // A body here would reach the sandbox as the beginning of another request (request smuggling).
      forwarded.end();
      return;
    }
    let bytes = 0;
    request.raw.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > bodyLimitBytes) forwarded.destroy(new Error("The body is over 1 MB"));
    });
    request.raw.on("error", (error) => forwarded.destroy(error));
    request.raw.pipe(forwarded);
  });
}

function headersToForward({ method, headers }: FastifyRequest): Record<string, string | string[]> {
  const sent = withoutHopByHop(headers);
  if (method !== "POST") delete sent["content-length"];
  // Pages only know the publishable key; the secret key must not work from outside.
  if (!/^Bearer pk_/.test(headers.authorization ?? "")) delete sent.authorization;
  return sent;
}

function withoutHopByHop(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const connectionHeaders = String(headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined &&
        !hopByHop.has(entry[0]) &&
        !withheld.has(entry[0]) &&
        !connectionHeaders.includes(entry[0]),
    ),
  );
}

function sandboxUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .headers({ ...apiHeaders, "content-type": "text/html; charset=utf-8", "retry-after": "5" })
    .code(502)
    .send(
      '<!doctype html><html lang="es"><meta charset="utf-8"><title>Pagos de prueba</title><h1>Los pagos de prueba no responden</h1><p>Espera unos segundos y vuelve a cargar esta página. No se ha cobrado nada.</p></html>',
    );
}
