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

async function follow(connections: Connection[], isOffline = false) {
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
  const { links } = await follow([[network()], [failed]], true);
  assert.deepEqual(links, ["offline", "live"]);
});

test("What the server refuses is not asked twice", async () => {
  const refusal = new CallError(402, "no", { message: "Sin créditos", code: "payment_required" });
  const { opened, failure } = await follow([[refusal]]);
  assert.equal(opened, 1);
  assert.equal(failure, refusal);
});
