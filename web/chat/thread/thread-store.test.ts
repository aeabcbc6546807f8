import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { Message, ReplyEvent } from "#shared/chat.ts";
import { exampleMessage } from "./example-message.ts";
import type { Thread } from "./thread.ts";
import { ThreadStore } from "./thread-store.ts";

const conversationId = "11111111-1111-4111-8111-111111111111";
const start = {
  type: "start",
  conversationId,
  promptMessageId: "q1",
  messageId: "a1",
} satisfies ReplyEvent;
const done = {
  type: "done",
  status: "done",
  content: "Hola",
  result: "Hola",
  picture: null,
  contentId: "k1",
  conversationId,
  messageId: "a1",
  creditsUsed: 1,
  creditsLimit: 100,
  isFree: false,
} satisfies ReplyEvent;
const ask = { prompt: "Un post", contentType: "chat", requestId: "r1" };

interface Called {
  method: string;
  path: string;
  body: { requestId?: string } | undefined;
}
type Answer = () => Response | Promise<Response>;

let calls: Called[];
let script: Answer[];
let stored: Message[];
const realFetch = globalThis.fetch;

beforeEach(() => {
  calls = [];
  script = [];
  stored = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ method: init?.method ?? "GET", path, body });
    if (path.endsWith("/messages")) return Response.json(stored);
    if (path.startsWith("/api/conversations/")) {
      return Response.json({ id: conversationId, workerId: "teo", title: "Post" });
    }
    const answer = script.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return await answer();
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function events(...list: ReplyEvent[]): Answer {
  const text = list.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  return () => new Response(text.join(""), { headers: { "content-type": "text/event-stream" } });
}
const refused = (status: number, message: string): Answer => {
  return () => Response.json({ message, code: "payment_required" }, { status });
};
const cut: Answer = () => {
  throw new TypeError("Failed to fetch");
};

function open(id: string | null = null) {
  const heard: string[] = [];
  const store = new ThreadStore(
    "teo",
    id,
    {
      onBegun: () => heard.push("begun"),
      onChanged: () => heard.push("changed"),
      onCredits: ({ creditsUsed }) => heard.push(`credits ${creditsUsed}`),
      onEnded: (status) => heard.push(status),
      onSignedOut: () => heard.push("signed out"),
    },
    { pause: async () => undefined, isOffline: () => false },
  );
  store.open(id);
  return { store, heard };
}
/** Resolves when the thread satisfies the condition. */
function until(store: ThreadStore, shown: (thread: Thread) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => shown(store.read()) && finish();
    const unwatch = store.subscribe(check);
    const finish = () => {
      unwatch();
      resolve();
    };
    check();
  });
}
const ready = (store: ThreadStore) => until(store, ({ phase }) => phase === "ready");
const last = (store: ThreadStore) => store.read().messages.at(-1);
const sent = () => calls.filter(({ method }) => method === "POST");

test("A question is answered and the listener gets its credits", async () => {
  const { store, heard } = open();
  script = [events(start, { type: "delta", text: "Hola" }, done)];
  assert.equal(await store.send(ask), true);
  assert.equal(last(store)?.content, "Hola");
  assert.equal(last(store)?.contentId, "k1");
  assert.equal(store.read().conversationId, conversationId);
  assert.deepEqual(heard, ["begun", "credits 1", "done", "changed"]);
});

test("A question lost by the network is sent again with the same id, so it is charged once", async () => {
  const { store } = open();
  script = [cut, cut, events(start, { type: "snapshot", content: "Ho" }, done)];
  assert.equal(await store.send(ask), true);
  assert.deepEqual(
    sent().map(({ body }) => body?.requestId),
    ["r1", "r1", "r1"],
  );
  assert.equal(last(store)?.status, "done");
});

test("An interrupted reply that has begun is followed, and its question is not sent again", async () => {
  const { store } = open();
  script = [events(start, { type: "delta", text: "Ho" }), events(done)];
  await store.send(ask);
  assert.equal(sent().length, 1);
  assert.equal(calls.at(-1)?.path, "/api/messages/a1/reply");
  assert.equal(last(store)?.content, "Hola");
});

test("A refused question is removed, shows the reason and makes `send` return false", async () => {
  const { store } = open();
  script = [refused(402, "Sin créditos")];
  assert.equal(await store.send(ask), false);
  assert.deepEqual(store.read().messages, []);
  assert.equal(store.read().notice, "Sin créditos");
});

test("After all attempts have failed the person can reconnect with the same id", async () => {
  const { store } = open();
  assert.equal(await store.send(ask), true);
  assert.equal(store.read().connection, "lost");
  script = [events(start, done)];
  store.reconnect();
  await until(
    store,
    ({ connection, messages }) => connection === "live" && messages.at(-1)?.status === "done",
  );
  assert.equal(last(store)?.content, "Hola");
  assert.deepEqual(new Set(sent().map(({ body }) => body?.requestId)), new Set(["r1"]));
});

test("A conversation opened during a reply follows it", async () => {
  stored = [
    exampleMessage({ status: "streaming", content: "Ho" }),
    exampleMessage({ id: "q1", role: "user" }),
  ];
  script = [events({ type: "snapshot", content: "Hol" }, done)];
  const { store } = open(conversationId);
  await until(store, ({ messages }) => messages.at(-1)?.status === "done");
  assert.equal(last(store)?.content, "Hola");
});

test("Messages read before a retry do not overwrite it", async () => {
  stored = [
    exampleMessage({ status: "failed", failure: "Se cortó" }),
    exampleMessage({ id: "q1", role: "user" }),
  ];
  const { store } = open(conversationId);
  await ready(store);
  const refreshing = store.refresh();
  const again = { ...start, messageId: "a2" };
  script = [events(again, { type: "delta", text: "Va" }, { ...done, messageId: "a2" })];
  await Promise.all([store.retry(last(store)!), refreshing]);
  assert.equal(last(store)?.id, "a2");
  assert.equal(last(store)?.status, "done");
});

test("A refused retry leaves the failed reply unchanged", async () => {
  stored = [
    exampleMessage({ status: "failed", failure: "Se cortó" }),
    exampleMessage({ id: "q1", role: "user" }),
  ];
  const { store } = open(conversationId);
  await ready(store);
  script = [refused(402, "Sin créditos")];
  await store.retry(last(store)!);
  await until(store, ({ notice }) => notice !== null);
  assert.equal(last(store)?.failure, "Se cortó");
  assert.equal(store.read().notice, "Sin créditos");
});

test("Without a session the listener is told", async () => {
  const { store, heard } = open();
  script = [refused(401, "Inicia sesión")];
  assert.equal(await store.send(ask), false);
  assert.deepEqual(heard, ["signed out"]);
});
