import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiHeaders } from "../platform/http/security-headers.ts";
import type { Log } from "../platform/log.ts";

const bodyLimitBytes = 1024 * 1024;
const answerWithinMs = 30_000;

/** Meant for one stretch of the way, not for whoever is at its end (RFC 9110, 7.6.1). */
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
 * Sessions are ours alone: the sandbox neither sees nor sets cookies. `Expect` has been answered
 * by our own server when we get to see the request.
 */
const withheld = new Set(["cookie", "set-cookie", "host", "expect"]);

/**
 * The addresses of the sandbox's pages: no dots alone, nothing encoded, no empty part, no other
 * host. What two programs could read in two ways is not handed on.
 */
const pageAddress = /^(?:\/[\w-][\w.-]*)+$/;

/** Hands `/sandbox/*` on to the sandbox, whose pages people see under our own origin. */
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
            .headers(endToEnd(answer.headers))
            .send(answer);
        } catch (error) {
          log.warn({ error }, "The Stripe sandbox did not answer");
          return notThere(reply);
        }
      },
    });
  });
}

function forward(request: FastifyRequest, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = ask(
      {
        host: "127.0.0.1",
        port,
        method: request.method,
        path: request.url,
        headers: { ...sentOn(request), host: `127.0.0.1:${port}` },
        signal: AbortSignal.timeout(answerWithinMs),
      },
      resolve,
    );
    asked.on("error", reject);
    if (request.method !== "POST") {
      // A body here would come out behind our request as the beginning of another one.
      asked.end();
      return;
    }
    let bytes = 0;
    request.raw.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > bodyLimitBytes) asked.destroy(new Error("The body is over 1 MB"));
    });
    request.raw.on("error", (error) => asked.destroy(error));
    request.raw.pipe(asked);
  });
}

function sentOn({ method, headers }: FastifyRequest): Record<string, string | string[]> {
  const sent = endToEnd(headers);
  if (method !== "POST") delete sent["content-length"];
  // Pages know the publishable key only; the secret one opens nothing from outside.
  if (!/^Bearer pk_/.test(headers.authorization ?? "")) delete sent.authorization;
  return sent;
}

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = String(headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined &&
        !hopByHop.has(entry[0]) &&
        !withheld.has(entry[0]) &&
        !named.includes(entry[0]),
    ),
  );
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply
    .headers({ ...apiHeaders, "content-type": "text/html; charset=utf-8", "retry-after": "5" })
    .code(502)
    .send(
      '<!doctype html><html lang="es"><meta charset="utf-8"><title>Pagos de prueba</title><h1>Los pagos de prueba no responden</h1><p>Espera unos segundos y vuelve a cargar esta página. No se ha cobrado nada.</p></html>',
    );
}
