import type { FastifyReply, FastifyRequest } from "fastify";

export interface PublicFile {
  body: Buffer;
  /** Made by the build; absent for what does not shrink. */
  brotli: Buffer | undefined;
  headers: Record<string, string>;
}

interface ReadyAnswer {
  body: Buffer;
  headers: Record<string, string>;
}

/** A file as it is sent: headers are put together once. */
interface ReadyFile {
  headers: Record<string, string>;
  plain: ReadyAnswer;
  packed: ReadyAnswer | undefined;
}

export function ready({ body, brotli, headers }: PublicFile): ReadyFile {
  const sized = (bytes: Buffer) => ({ ...headers, "content-length": String(bytes.length) });
  return {
    headers,
    plain: { body, headers: sized(body) },
    packed: brotli && { body: brotli, headers: { ...sized(brotli), "content-encoding": "br" } },
  };
}

/** Past Fastify's way of sending, which takes as long again: nothing is left to be done to these bytes. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReadyFile,
  status: number,
): FastifyReply {
  reply.hijack();
  if (status === 200 && isKnown(request.headers["if-none-match"], file.headers.etag!)) {
    reply.raw.writeHead(304, file.headers).end();
    return reply;
  }
  const wanted = takesBrotli(request.headers["accept-encoding"]) ? file.packed : undefined;
  const { body, headers } = wanted ?? file.plain;
  reply.raw.writeHead(status, headers).end(body);
  return reply;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch === "*" || ifNoneMatch.split(",").map(strong).includes(strong(etag));
}

function takesBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return /(^|,)\s*br\s*(,|$|;\s*q=(1|0\.\d*[1-9]))/i.test(String(acceptEncoding ?? ""));
}
