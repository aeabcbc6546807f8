import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import type { EventSourceMessage } from "eventsource-parser/stream";
import fc from "fast-check";
import { followReply } from "#shared/chat.ts";
import { CallError } from "./call.ts";
import { readEvents, streamEvents } from "./events.ts";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function streamOf(bytes: Uint8Array<ArrayBuffer>, cuts: readonly number[]) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      let from = 0;
      for (const cut of [...cuts].sort((a, b) => a - b)) {
        controller.enqueue(bytes.slice(from, Math.max(from, cut)));
        from = Math.max(from, cut);
      }
      controller.enqueue(bytes.slice(from));
      controller.close();
    },
  });
}

async function readAll(text: string, cuts: readonly number[] = []): Promise<EventSourceMessage[]> {
  const events: EventSourceMessage[] = [];
  for await (const event of readEvents(streamOf(new TextEncoder().encode(text), cuts))) {
    events.push(event);
  }
  return events;
}

const sample =
  ': hola\r\n\r\nevent: delta\r\ndata: {"text":"¡Café ☕ y piñón!"}\r\n\r\nid: 3\ndata: una\ndata:dos\n\ndata\r\r';

test("events are read whole however the bytes are split, with any line break and any character", async () => {
  const expected = [
    { event: "delta", data: '{"text":"¡Café ☕ y piñón!"}', id: undefined },
    { event: undefined, data: "una\ndos", id: "3" },
    { event: undefined, data: "", id: undefined },
  ];
  const size = new TextEncoder().encode(sample).length;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: size }), { maxLength: 40 }),
      async (cuts) => {
        assert.deepEqual(await readAll(`${sample}\n`, cuts), expected);
      },
    ),
    { numRuns: 200 },
  );
});

test("an unfinished last event is dropped", async () => {
  assert.deepEqual(await readAll("data: entera\n\ndata: a med"), [
    { event: undefined, data: "entera", id: undefined },
  ]);
});

function respond(body: ReadableStream<Uint8Array> | null, init?: ResponseInit) {
  globalThis.fetch = (async () => new Response(body, init)) as typeof fetch;
}

const parts = { params: { messageId: "00000000-0000-4000-8000-000000000000" } };

test("a broken stream fails with a message for people", async () => {
  let sent = false;
  respond(
    new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new TypeError("network error"));
        else
          controller.enqueue(new TextEncoder().encode('data: {"type":"delta","text":"Hola"}\n\n'));
        sent = true;
      },
    }),
  );
  const seen: unknown[] = [];
  await assert.rejects(
    async () => {
      for await (const event of streamEvents(followReply, parts)) seen.push(event);
    },
    (error: unknown) =>
      error instanceof CallError && error.code === "network" && !!error.userMessage,
  );
  assert.deepEqual(seen, [{ type: "delta", text: "Hola" }]);
});

test("a reader that stops early closes the connection", async () => {
  let cancelled = false;
  respond(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
      cancel() {
        cancelled = true;
      },
    }),
  );
  for await (const _ of streamEvents(followReply, parts)) break;
  assert.equal(cancelled, true);
});

test("a reader that stops at the last event leaves the connection open until the server ends it", async () => {
  let cancelled = false;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    respond(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode("data: 1\n\n"));
          end = () => controller.close();
        },
        pull: () => resolve(),
        cancel() {
          cancelled = true;
        },
      }),
    );
  });
  for await (const _ of streamEvents(followReply, parts, { isLast: () => true })) break;
  await ended;
  assert.equal(cancelled, false);
  end();
});

test("a stream that sends nothing fails with a timeout", async () => {
  globalThis.fetch = ((_: string, init: RequestInit) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    })) as typeof fetch;
  await assert.rejects(
    async () => {
      for await (const _ of streamEvents(followReply, parts, { silenceMs: 10 }));
    },
    (error: unknown) => error instanceof CallError && error.status === 0,
  );
});
