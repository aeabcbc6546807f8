import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReplyEvent } from "#shared/chat.ts";
import { CallError } from "#web/lib/call.ts";
import { keepFollowing, type Link, pausesMs } from "./link.ts";

const snapshot: ReplyEvent = { type: "snapshot", content: "Hola" };
const delta: ReplyEvent = { type: "delta", text: "." };
const failed: ReplyEvent = { type: "error", message: "No", code: "unavailable" };
const network = () => new CallError(0, "cut", { message: "cut" }, "network");

type Connection = (ReplyEvent | Error)[];

async function follow(
  connections: Connection[],
  { isOffline = false, hasBegun = false }: { isOffline?: boolean; hasBegun?: boolean } = {},
) {
  const links: Link[] = [];
  const pauses: number[] = [];
  const events: ReplyEvent[] = [];
  let opened = 0;
  let failure: unknown;
  const source = keepFollowing({
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
    onLink: (link) => void (links.at(-1) === link || links.push(link)),
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

test("A cut connection is opened again, and the reply goes on", async () => {
  const { events, links, opened, failure } = await follow([
    [snapshot, network()],
    [snapshot, failed],
  ]);
  assert.equal(failure, undefined);
  assert.deepEqual(events, [snapshot, snapshot, failed]);
  assert.deepEqual(links, ["live", "retrying", "live"]);
  assert.equal(opened, 2);
});

test("A stream that ends without an end is a cut one", async () => {
  const { events } = await follow([[snapshot], [failed]]);
  assert.deepEqual(events, [snapshot, failed]);
});

test("The pauses grow up to a limit, then the person decides", async () => {
  const { links, pauses, failure } = await follow([]);
  assert.deepEqual(pauses, [...pausesMs]);
  assert.deepEqual(links, ["retrying", "lost"]);
  assert.ok(failure instanceof CallError);
});

test("Words that arrive begin the count anew", async () => {
  const cut: Connection = [delta, network()];
  const { pauses } = await follow([cut, cut, cut, [failed]]);
  assert.deepEqual(pauses, [pausesMs[0], pausesMs[0], pausesMs[0]]);
});

test("Without internet it says so", async () => {
  const { links } = await follow([[network()], [failed]], { isOffline: true });
  assert.deepEqual(links, ["offline", "live"]);
});

test("What the server refuses is not asked twice", async () => {
  const refusal = new CallError(402, "no", { message: "Sin créditos", code: "payment_required" });
  const { opened, failure } = await follow([[refusal]]);
  assert.equal(opened, 1);
  assert.equal(failure, refusal);
});

const crowded = (retryAfterMs?: number) =>
  new CallError(429, "no", { message: "Espera", code: "rate_limited", retryAfterMs });

test("Who follows too many replies waits as long as the server says, and then has this one", async () => {
  const full: Connection = [crowded(10_000)];
  const { links, pauses, events } = await follow([full, full, [snapshot, failed]], {
    hasBegun: true,
  });
  assert.deepEqual(links, ["crowded", "live"]);
  assert.deepEqual(pauses, [10_000, 10_000]);
  assert.deepEqual(events, [snapshot, failed]);
});

test("It never waits less than between other attempts, and not for ever", async () => {
  const full = Array.from({ length: 20 }, (): Connection => [crowded()]);
  const { links, pauses, opened } = await follow(full, { hasBegun: true });
  assert.deepEqual(pauses, [...pausesMs]);
  assert.equal(opened, pausesMs.length + 1);
  assert.deepEqual(links, ["crowded", "lost"]);
});

test("A question that comes too often for a plan is not asked again by itself", async () => {
  const refusal = crowded(1_800_000);
  const { opened, failure } = await follow([[refusal]]);
  assert.equal(opened, 1);
  assert.equal(failure, refusal);
});
