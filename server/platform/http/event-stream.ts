import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Events } from "./http.ts";

export interface EventTimes {
  /** Interval of heartbeats while there are no events. */
  heartbeatMs: number;
  /** A connection is dead after this long without a byte sent: not even heartbeats get through. */
  stalledAfterMs: number;
}

// The heartbeat is shorter than the idle limit of common proxies, which would cut the stream of a slow model.
const usualTimes: EventTimes = { heartbeatMs: 15_000, stalledAfterMs: 60_000 };

/** Answers with server-sent events until the source ends or the signal aborts. */
export function sendEvents(
  reply: FastifyReply,
  events: Events,
  signal: AbortSignal,
  { log, eventTimes = usualTimes }: { log: Log; eventTimes?: EventTimes },
): FastifyReply {
  const { heartbeatMs, stalledAfterMs } = eventTimes;
  reply.raw.setTimeout(stalledAfterMs, () => reply.raw.destroy());
  reply
    .header("content-type", "text/event-stream; charset=utf-8")
    .header("cache-control", "no-store, no-transform")
    .header("x-accel-buffering", "no");
  return reply.send(Readable.from(lines(events, signal, log, heartbeatMs), { objectMode: false }));
}

async function* lines(
  events: Events,
  signal: AbortSignal,
  log: Log,
  heartbeatMs: number,
): AsyncGenerator<string> {
  const source = events.source[Symbol.asyncIterator]();
  const gone = new Promise<"gone">((resolve) => {
    if (signal.aborted) resolve("gone");
    else signal.addEventListener("abort", () => resolve("gone"), { once: true });
  });
  let pending = source.next();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const beat = new Promise<"beat">((resolve) => {
        timer = setTimeout(resolve, heartbeatMs, "beat");
      });
      // `gone` comes first in the race: nothing more is sent to a session that has ended.
      const first = await Promise.race([gone, pending, beat]);
      clearTimeout(timer);
      if (first === "gone") return;
      if (first === "beat") {
        yield ": \n\n";
        continue;
      }
      if (first.done) return;
      yield `event: ${first.value.type}\ndata: ${JSON.stringify(first.value)}\n\n`;
      pending = source.next();
    }
  } catch (error) {
    const body = error instanceof AppError ? error.toBody() : undefined;
    if (!body) log.error({ error }, "Event stream failed");
    const failure = {
      type: "error",
      message: body?.message ?? "Algo ha fallado por nuestra parte. Inténtalo de nuevo",
      code: body?.code ?? "internal",
    };
    yield `event: error\ndata: ${JSON.stringify(failure)}\n\n`;
  } finally {
    pending.catch(() => undefined);
    // Not awaited: a source that waits for a silent writer would keep this connection open.
    source.return?.()?.catch(() => undefined);
  }
}
