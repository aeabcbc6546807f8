import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Events } from "./http.ts";

export interface EventTimes {
  /** Between two signs of life while there is nothing to say. */
  heartbeatMs: number;
  /** A connection over which nothing gets through for so long is dead: heartbeats would have. */
  stalledAfterMs: number;
}

// The heartbeat is shorter than the idle limit of common proxies: a thinking model keeps its readers.
const usualTimes: EventTimes = { heartbeatMs: 15_000, stalledAfterMs: 60_000 };

/** Answers with server-sent events until the source ends or the signal says that nobody may read on. */
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
  const left = new Promise<"gone">((resolve) => {
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
      // Who has left comes first: nothing more is sent to a session that is over.
      const first = await Promise.race([left, pending, beat]);
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
    const known = error instanceof AppError ? error.toBody() : undefined;
    if (!known) log.error({ error }, "Event stream failed");
    const failure = {
      type: "error",
      message: known?.message ?? "Algo ha fallado por nuestra parte. Inténtalo de nuevo",
      code: known?.code ?? "internal",
    };
    yield `event: error\ndata: ${JSON.stringify(failure)}\n\n`;
  } finally {
    pending.catch(() => undefined);
    // Not awaited: a source that waits for a silent writer would hold this connection.
    source.return?.()?.catch(() => undefined);
  }
}
