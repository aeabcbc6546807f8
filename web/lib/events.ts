import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import type { CallOf, Endpoint } from "#shared/endpoint.ts";
import { CallError, type CallParts, request } from "./call.ts";

/** Reads server-sent events from bytes split at any point; an unfinished last event is dropped. */
export async function* readEvents(
  bytes: ReadableStream<BufferSource>,
): AsyncGenerator<EventSourceMessage> {
  // Safari streams have no async iterator.
  const reader = bytes
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A reader that stops early must close the connection; read() has already thrown any failure.
    await reader.cancel().catch(() => undefined);
  }
}

export interface StreamOptions<Event> {
  signal?: AbortSignal;
  /** True for the event after which the server ends the stream. */
  isLast?: (event: Event) => boolean;
  /** Longest wait for the answer and between two events; 60 s by default. */
  silenceMs?: number;
}

const lost = "Se ha perdido la conexión mientras llegaba la respuesta.";

/**
 * Calls an endpoint for its server-sent events, by GET or POST. `Event` is the endpoint's `events`
 * schema's output; each event's data is parsed as JSON. Throws `CallError` as `call` does, also when
 * the stream breaks; returns without an error when the caller aborts.
 */
export async function* streamEvents<Event>(
  endpoint: Endpoint,
  parts: CallOf<Endpoint> | CallParts,
  { signal: caller, isLast, silenceMs = 60_000 }: StreamOptions<Event> = {},
): AsyncGenerator<Event> {
  const stop = new AbortController();
  const signal = caller ? AbortSignal.any([caller, stop.signal]) : stop.signal;
  let timer = setTimeout(() => stop.abort(), silenceMs);
  let events: AsyncIterator<EventSourceMessage> | undefined;
  let isOver = false;
  try {
    const response = await request(endpoint, parts, {
      accept: "text/event-stream",
      signal,
      caller,
    });
    if (!response.body) return;
    events = readEvents(response.body)[Symbol.asyncIterator]();
    for (;;) {
      const next = await events.next();
      if (next.done) return;
      clearTimeout(timer);
      const event = JSON.parse(next.value.data) as Event;
      isOver = isLast?.(event) ?? false;
      yield event;
      timer = setTimeout(() => stop.abort(), silenceMs);
    }
  } catch (error) {
    if (caller?.aborted) return;
    if (error instanceof CallError) throw error;
    throw new CallError(0, lost, { message: lost }, stop.signal.aborted ? "timeout" : "network");
  } finally {
    clearTimeout(timer);
    if (events && isOver) void letEnd(events, stop);
    else await events?.return?.();
  }
}

const endsWithinMs = 3_000;

/** Reads until the server ends the stream: closing it sooner shows as a failed request in the browser. */
async function letEnd(events: AsyncIterator<unknown>, stop: AbortController): Promise<void> {
  const timer = setTimeout(() => stop.abort(), endsWithinMs);
  try {
    while (!(await events.next()).done);
  } catch {
    // The last event has already been read.
  } finally {
    clearTimeout(timer);
  }
}
