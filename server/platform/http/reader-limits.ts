import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { StalledConnections } from "./stalled-connections.ts";
import { addressBlock } from "./throttle.ts";
import {
  type UnreadAnswer,
  UnreadAnswers,
  type UnreadLimits,
  unreadLimits,
} from "./unread-answers.ts";

export interface ReaderLimits {
  /** A connection is cut when no waiting byte has reached its reader for this long. */
  stalledAfterMs: number;
  unreadBytes: UnreadLimits;
}

/** 30 s is longer than a phone loses its signal in a tunnel, and too short for an attacker to fill the memory. */
export const readerLimits: ReaderLimits = { stalledAfterMs: 30_000, unreadBytes: unreadLimits };

/** Longer strings are converted here, because Node would hold both the string and its bytes. */
const largeTextLength = 16 * 1024;

declare module "fastify" {
  interface FastifyRequest {
    /** The person's address; a proxy's header counts only from a trusted proxy. */
    clientIp: string;
    /** Null where Fastify answers before our first hook has run. */
    unread: UnreadAnswer | null;
  }
}

/**
 * Limits the memory of answers that are not read yet: per address here, per person through
 * `request.unread`.
 */
export function limitUnreadAnswers(server: FastifyInstance, limits: ReaderLimits): void {
  const silent = new StalledConnections(server.server, limits.stalledAfterMs);
  const answers = new UnreadAnswers(limits.unreadBytes, (socket) => silent.silenceOf(socket));
  server.decorateRequest("unread", null);
  server.addHook("onRequest", (request, reply, done) => {
    const connection = { socket: request.raw.socket, raw: reply.raw };
    const refusal = catchRefusal(() => {
      request.unread = answers.begin(connection, addressBlock(request.clientIp));
    });
    done(refusal);
  });
  server.addHook<unknown>("onSend", (request, reply, payload, done) => {
    let body = payload;
    const refusal = catchRefusal(() => {
      body = countPayload(request, reply, payload);
    });
    if (refusal) done(refusal);
    else done(null, body);
  });
}

function catchRefusal(run: () => void): AppError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Counts the payload of an answer and returns it in the form that takes least memory. */
function countPayload(
  { method, unread }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  if (unread === null || method === "HEAD") return payload;
  if (payload instanceof Readable) {
    // Event streams have their own limit (OpenStreams) and little is buffered for them.
    if (!String(reply.getHeader("content-type")).startsWith("text/event-stream")) {
      unread.addStream(lengthOf(reply));
    }
    return payload;
  }
  // Buffers are files of the site, which are in memory anyway.
  if (typeof payload !== "string" || payload.length < largeTextLength) return payload;
  const body = Buffer.from(payload);
  // The answer to a change is always sent.
  unread.addBody(body.length, { refusable: method === "GET" });
  return body;
}

function lengthOf(reply: FastifyReply): number | undefined {
  const length = reply.getHeader("content-length");
  return length === undefined ? undefined : Number(length);
}
