import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "../platform/errors.ts";
import { contentDisposition } from "../platform/files/links.ts";
import type { Log } from "../platform/log.ts";

/** A private file that is generated while it is downloaded. */
export interface PrivateFile {
  name: string;
  contentType: string;
  stream: Readable;
}

/**
 * Sends private files that are generated while they are downloaded. Limits how many are open in this
 * process and how long each may take, because each is only as fast as its reader.
 * @param how.what description for the log: «An export of somebody's data»
 * @param how.refusal the error when too many are open
 */
export function createPrivateSender(
  { log }: { log: Log },
  how: { openAtOnce: number; downloadMs: number; what: string; refusal: () => AppError },
) {
  let open = 0;

  /** @param make opens the file; called only when there is room. Its errors become the answer */
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
    // The headers are sent, so the failure can only be shown by cutting the connection.
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
