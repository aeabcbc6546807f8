import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "../platform/errors.ts";
import { contentDisposition } from "../platform/files/links.ts";
import type { Log } from "../platform/log.ts";

/** What somebody downloads of their own. */
export interface PrivateFile {
  name: string;
  contentType: string;
  stream: Readable;
}

/**
 * Sends people files of their own that are made while they read: so many at a time in this process, each
 * for so long, since it goes only as fast as somebody takes it.
 * @param how.what for the log: «An export of somebody's data»
 * @param how.refusal what is thrown when too many read
 */
export function privateStreams(
  { log }: { log: Log },
  how: { openAtOnce: number; downloadMs: number; what: string; refusal: () => AppError },
) {
  let open = 0;

  /** @param make is called when there is room; what it throws is answered */
  return async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<PrivateFile>,
  ): Promise<FastifyReply> {
    if (open >= how.openAtOnce) throw how.refusal();
    open += 1;
    const { name, contentType, stream } = await make().catch((error) => {
      open -= 1;
      throw error;
    });
    const timer = setTimeout(
      () => stream.destroy(new Error("Nobody read it in time")),
      how.downloadMs,
    );
    timer.unref();
    stream.once("close", () => {
      clearTimeout(timer);
      open -= 1;
    });
    // Too late for another answer: the connection is cut, and the reader sees it.
    stream.once("error", (error) =>
      log.warn({ requestId: request.id, error }, `${how.what} broke off`),
    );
    if (reply.raw.destroyed) stream.destroy();
    reply.headers({
      "content-type": contentType,
      "content-disposition": contentDisposition({ name, inline: false }),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    return reply.send(stream);
  };
}
