import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReplyEvent } from "#shared/chat.ts";
import { CallError } from "#web/lib/call.ts";
import { type ConnectionState, retryDelaysMs, streamReplyEvents } from "./reply-connection.ts";

const snapshot: ReplyEvent = { type: "snapshot", content: "Hola" };
const delta: ReplyEvent = { type: "delta", text: "." };
const failed: ReplyEvent = { type: "error", message: "No", code: "unavailable" };
const network = () => new CallError(0, "cut", { message: "cut" }, "network");

type Connection = (ReplyEvent | Error)[];

async function follow(
  connections: Connection[],
  { isOffline = false, hasBegun = false }: { isOffline?: boolean; hasBegun?: boolean } = {},
) {
  const links: ConnectionState[] = [];
  const pauses: number[] = [];
  const events: ReplyEvent[] = [];
  let opened = 0;
  let failure: unknown;
  const source = streamReplyEvents({
    open: async function* () {
      const connection = connections[opened] ?? [network()];
      opened += 1;
      for (const event of connection) {
        if (event instanceof Error) throw event;
        yield event;
      }
    },
    hasBegun: () => hasBegun,
    pause: async (ms) => void pauses.push(ms),
    onState: (link) => void (links.at(-1) === link || links.push(link)),
    isOffline: () => isOffline,
    signal: new AbortController().signal,
  });
  try {
    for await (const event of source) events.push(event);
  } catch (error) {
    failure = error;
  }
  return { links, pauses, events, opened, failure };
}

test("An interrupted connection is reopened, and the reply goes on", async () => {
  const { events, links, opened, failure } = await follow([
    [snapshot, network()],
    [snapshot, failed],
  ]);
  assert.equal(failure, undefined);
  assert.deepEqual(events, [snapshot, snapshot, failed]);
  assert.deepEqual(links, ["live", "retrying", "live"]);
  assert.equal(opened, 2);
});

test("A stream that ends without a final event is reopened", async () => {
  const { events } = await follow([[snapshot], [failed]]);
  assert.deepEqual(events, [snapshot, failed]);
});

test("After the last retry delay the connection is lost until the person reconnects", async () => {
  const { links, pauses, failure } = await follow([]);
  assert.deepEqual(pauses, [...retryDelaysMs]);
  assert.deepEqual(links, ["retrying", "lost"]);
  assert.ok(failure instanceof CallError);
});

test("Received text resets the retry delays", async () => {
  const cut: Connection = [delta, network()];
  const { pauses } = await follow([cut, cut, cut, [failed]]);
  assert.deepEqual(pauses, [retryDelaysMs[0], retryDelaysMs[0], retryDelaysMs[0]]);
});

test("Without a network the state is offline", async () => {
  const { links } = await follow([[network()], [failed]], { isOffline: true });
  assert.deepEqual(links, ["offline", "live"]);
});

test("A refused request is not retried", async () => {
  const refusal = new CallError(402, "no", { message: "Sin créditos", code: "payment_required" });
  const { opened, failure } = await follow([[refusal]]);
  assert.equal(opened, 1);
  assert.equal(failure, refusal);
});

const crowded = (retryAfterMs?: number) =>
  new CallError(429, "no", { message: "Espera", code: "rate_limited", retryAfterMs });

test("With too many open replies it waits as long as the server says, and then follows this one", async () => {
  const full: Connection = [crowded(10_000)];
  const { links, pauses, events } = await follow([full, full, [snapshot, failed]], {
    hasBegun: true,
  });
  assert.deepEqual(links, ["crowded", "live"]);
  assert.deepEqual(pauses, [10_000, 10_000]);
  assert.deepEqual(events, [snapshot, failed]);
});

test("A server without capacity is retried with the usual delays and the usual limit", async () => {
  const full = Array.from({ length: 20 }, (): Connection => [crowded()]);
  const { links, pauses, opened } = await follow(full, { hasBegun: true });
  assert.deepEqual(pauses, [...retryDelaysMs]);
  assert.equal(opened, retryDelaysMs.length + 1);
  assert.deepEqual(links, ["crowded", "lost"]);
});

test("A question refused for its plan's rate limit is not retried", async () => {
  const refusal = crowded(1_800_000);
  const { opened, failure } = await follow([[refusal]]);
  assert.equal(opened, 1);
  assert.equal(failure, refusal);
});
