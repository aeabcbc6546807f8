import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface PublicFile {
  body: Buffer;
  /** Made by the build; absent when compression does not help. */
  brotli: Buffer | undefined;
  /** It was changed and compressed at start, at a low quality. */
  isQuicklyCompressed?: boolean;
  headers: Record<string, string>;
}

interface ReadyAnswer {
  body: Buffer;
  /** Flat list of names and values, which Node writes faster than an object. */
  headers: string[];
}

/** A file with its headers computed once. */
export interface PreparedFile {
  etag: string;
  unchanged: string[];
  plain: ReadyAnswer;
  compressed: ReadyAnswer | undefined;
  /** Compresses the file again at the quality of the build. */
  recompress: (() => Promise<void>) | undefined;
}

const brotliCompressed = promisify<Buffer, Buffer>(brotliCompress);

export function prepareFile({
  body,
  brotli,
  isQuicklyCompressed,
  headers,
}: PublicFile): PreparedFile {
  const unchanged = Object.entries(headers).flat();
  const sized = (bytes: Buffer) => [...unchanged, "content-length", String(bytes.length)];
  const packedAs = (bytes: Buffer) => ({
    body: bytes,
    headers: [...sized(bytes), "content-encoding", "br"],
  });
  const file: PreparedFile = {
    etag: headers.etag!,
    unchanged,
    plain: { body, headers: sized(body) },
    compressed: brotli && packedAs(brotli),
    recompress: isQuicklyCompressed
      ? async () => {
          file.compressed = packedAs(await brotliCompressed(body));
        }
      : undefined,
  };
  return file;
}

/** Writes the file directly, because Fastify's own sending would take as long again. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PreparedFile,
  status: number,
): FastifyReply {
  reply.hijack();
  write(request.raw, reply.raw, file, status);
  return reply;
}

/**
 * Answers requests for these public files before Fastify sees them, because its routing and hooks would
 * take longer than the answer. Unusual requests, and all requests while the server closes, still go
 * through Fastify.
 */
export function serveBeforeFastify(
  server: FastifyInstance,
  files: ReadonlyMap<string, PreparedFile>,
): void {
  let closing = false;
  server.addHook("preClose", async () => {
    closing = true;
  });
  const fastify = server.server.listeners("request").at(-1) as RequestListener;
  server.server.off("request", fastify);
  server.server.on("request", (request, response) => {
    const file = closing || isUnusual(request) ? undefined : files.get(pathOf(request.url!));
    if (file) write(request, response, file, 200);
    else fastify(request, response);
  });
}

function isUnusual({ method, headers }: IncomingMessage): boolean {
  return method !== "GET" || headers.host === undefined || "content-encoding" in headers;
}

function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  file: PreparedFile,
  status: number,
): void {
  if (status === 200 && matchesEtag(request.headers["if-none-match"], file.etag)) {
    response.writeHead(304, file.unchanged).end();
    return;
  }
  const compressed = acceptsBrotli(request.headers["accept-encoding"])
    ? file.compressed
    : undefined;
  const { body, headers } = compressed ?? file.plain;
  response.writeHead(status, headers).end(body);
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch === "*" || ifNoneMatch.split(",").map(strong).includes(strong(etag));
}

function acceptsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return /(^|,)\s*br\s*(,|$|;\s*q=(1|0\.\d*[1-9]))/i.test(String(acceptEncoding ?? ""));
}
