import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { SilentReaders } from "./silent-readers.ts";
import { addressBlock } from "./throttle.ts";
import { type Unread, UnreadAnswers, type UnreadLimits, unreadLimits } from "./unread-answers.ts";

export interface ReaderLimits {
  /** A connection over which nothing of what waits for its reader gets through for so long is cut. */
  stalledAfterMs: number;
  unreadBytes: UnreadLimits;
}

/** Longer than a phone is in a tunnel, shorter than whoever wants our memory needs to fill it. */
export const readerLimits: ReaderLimits = { stalledAfterMs: 30_000, unreadBytes: unreadLimits };

/** From here on a string would be held in memory once as itself and once as bytes. */
const largeTextLength = 16 * 1024;

declare module "fastify" {
  interface FastifyRequest {
    /** The person's address; a proxy's header counts only from a trusted proxy. */
    clientIp: string;
    /** null where Fastify answers before there is a request. */
    unread: Unread | null;
  }
}

/**
 * Bounds what answers take in memory until they are read: of each address here, of a person through
 * `request.unread`.
 */
export function watchReaders(server: FastifyInstance, limits: ReaderLimits): void {
  const silent = new SilentReaders(server.server, limits.stalledAfterMs);
  const answers = new UnreadAnswers(limits.unreadBytes, (socket) => silent.silenceOf(socket));
  server.decorateRequest("unread", null);
  server.addHook("onRequest", (request, reply, done) => {
    const connection = { socket: request.raw.socket, raw: reply.raw };
    const refusal = refusalOf(() => {
      request.unread = answers.begin(connection, addressBlock(request.clientIp));
    });
    done(refusal);
  });
  server.addHook<unknown>("onSend", (request, reply, payload, done) => {
    let counted = payload;
    const refusal = refusalOf(() => {
      counted = count(request, reply, payload);
    });
    if (refusal) done(refusal);
    else done(null, counted);
  });
}

function refusalOf(run: () => void): AppError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Counts what is about to go out, and returns it as it takes least memory. */
function count({ method, unread }: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (unread === null || method === "HEAD") return payload;
  if (payload instanceof Readable) {
    // Streams of events have a limit of their own, and little waits for their readers.
    if (!String(reply.getHeader("content-type")).startsWith("text/event-stream")) {
      unread.addStream(lengthOf(reply));
    }
    return payload;
  }
  // Other bytes are files of the site, which are in memory anyway.
  if (typeof payload !== "string" || payload.length < largeTextLength) return payload;
  const body = Buffer.from(payload);
  // Whoever changed something is told in any case.
  unread.addBody(body.length, { refusable: method === "GET" });
  return body;
}

function lengthOf(reply: FastifyReply): number | undefined {
  const length = reply.getHeader("content-length");
  return length === undefined ? undefined : Number(length);
}
