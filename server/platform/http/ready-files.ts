import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface PublicFile {
  body: Buffer;
  /** Made by the build; absent for what does not shrink. */
  brotli: Buffer | undefined;
  /** It was changed and packed at the start, in haste. */
  hasty?: boolean;
  headers: Record<string, string>;
}

interface ReadyAnswer {
  body: Buffer;
  /** Name, value, name, value: Node writes a list faster than an object. */
  headers: string[];
}

/** A file as it is sent: headers are put together once. */
export interface ReadyFile {
  etag: string;
  unchanged: string[];
  plain: ReadyAnswer;
  packed: ReadyAnswer | undefined;
  /** Packs what was packed in haste as small as the build would have. */
  packBetter: (() => Promise<void>) | undefined;
}

const brotliCompressed = promisify<Buffer, Buffer>(brotliCompress);

export function ready({ body, brotli, hasty, headers }: PublicFile): ReadyFile {
  const unchanged = Object.entries(headers).flat();
  const sized = (bytes: Buffer) => [...unchanged, "content-length", String(bytes.length)];
  const packedAs = (bytes: Buffer) => ({
    body: bytes,
    headers: [...sized(bytes), "content-encoding", "br"],
  });
  const file: ReadyFile = {
    etag: headers.etag!,
    unchanged,
    plain: { body, headers: sized(body) },
    packed: brotli && packedAs(brotli),
    packBetter: hasty
      ? async () => {
          file.packed = packedAs(await brotliCompressed(body));
        }
      : undefined,
  };
  return file;
}

/** Past Fastify's way of sending, which takes as long again: nothing is left to be done to these bytes. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReadyFile,
  status: number,
): FastifyReply {
  reply.hijack();
  write(request.raw, reply.raw, file, status);
  return reply;
}

/**
 * Answers requests for these paths before Fastify looks at them: its routing and hooks would take longer
 * than the answer, and have nothing to do for bytes that are everybody's and in memory anyway. What is
 * out of the ordinary takes the usual way, as everything does once the server closes.
 */
export function sendAtOnce(server: FastifyInstance, files: ReadonlyMap<string, ReadyFile>): void {
  let closing = false;
  server.addHook("preClose", async () => {
    closing = true;
  });
  const usual = server.server.listeners("request").at(-1) as RequestListener;
  server.server.off("request", usual);
  server.server.on("request", (request, response) => {
    const file = closing || isUnusual(request) ? undefined : files.get(pathOf(request.url!));
    if (file) write(request, response, file, 200);
    else usual(request, response);
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
  file: ReadyFile,
  status: number,
): void {
  if (status === 200 && isKnown(request.headers["if-none-match"], file.etag)) {
    response.writeHead(304, file.unchanged).end();
    return;
  }
  const wanted = takesBrotli(request.headers["accept-encoding"]) ? file.packed : undefined;
  const { body, headers } = wanted ?? file.plain;
  response.writeHead(status, headers).end(body);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch === "*" || ifNoneMatch.split(",").map(strong).includes(strong(etag));
}

function takesBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return /(^|,)\s*br\s*(,|$|;\s*q=(1|0\.\d*[1-9]))/i.test(String(acceptEncoding ?? ""));
}
