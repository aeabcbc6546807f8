import assert from "node:assert/strict";
import { test } from "node:test";
import type { Message } from "#shared/chat.ts";
import { exampleAt as at, exampleMessage } from "./example-message.ts";
import {
  type Ask,
  asked,
  emptyThread,
  extended,
  happened,
  lastAsked,
  refreshed,
  retried,
  type Thread,
  unasked,
  writing,
} from "./thread.ts";

const ask: Ask = { prompt: "Un post", contentType: "post", requestId: "r1" };
const start = {
  type: "start",
  conversationId: "c1",
  promptMessageId: "q1",
  messageId: "a1",
} as const;

const message = (id: string, changes: Partial<Message> = {}) =>
  exampleMessage({ id, content: id, ...changes });
const ids = (thread: Thread) => thread.messages.map(({ id }) => id);

test("A question is shown at once and keeps its key when the server assigns its id", () => {
  const before = asked(emptyThread, ask, at);
  assert.deepEqual(
    before.messages.map(({ role, status }) => [role, status]),
    [
      ["user", "done"],
      ["worker", "streaming"],
    ],
  );
  const after = happened(before, start);
  assert.deepEqual(ids(after), ["q1", "a1"]);
  assert.deepEqual(
    after.messages.map(({ key }) => key),
    before.messages.map(({ key }) => key),
  );
});

test("A refused question is removed and leaves only the reason", () => {
  const thread = unasked(asked(emptyThread, ask, at), "r1", "Sin créditos");
  assert.deepEqual(thread.messages, []);
  assert.equal(thread.notice, "Sin créditos");
});

test("Deltas are appended, a snapshot replaces the text, and an error marks the reply as failed", () => {
  let thread = happened(asked(emptyThread, ask, at), start);
  thread = happened(thread, { type: "delta", text: "Ho" });
  thread = happened(thread, { type: "delta", text: "la" });
  assert.equal(writing(thread)?.content, "Hola");
  thread = happened(thread, { type: "snapshot", content: "Hola a" });
  assert.equal(writing(thread)?.content, "Hola a");
  thread = happened(thread, { type: "error", message: "Se cortó", code: "unavailable" });
  assert.equal(writing(thread), undefined);
  assert.deepEqual(thread.messages.at(-1), {
    ...thread.messages.at(-1),
    content: "Hola a",
    status: "failed",
    failure: "Se cortó",
  });
});

test("A retried reply keeps its place", () => {
  const failed = refreshed(
    emptyThread,
    [message("a1", { status: "failed" }), message("q1")],
    undefined,
  );
  const again = happened(retried(failed, "a1"), { ...start, messageId: "a2" });
  assert.deepEqual(ids(again), ["q1", "a2"]);
  assert.equal(writing(again)?.content, "");
});

test("Older messages are prepended, and stay when the newest are reloaded", () => {
  const newest = refreshed(emptyThread, [message("4"), message("3")], "cursor-3");
  const all = extended(newest, [message("3"), message("2"), message("1")], undefined);
  assert.deepEqual(ids(all), ["1", "2", "3", "4"]);
  const again = refreshed(all, [message("5"), message("4"), message("3")], "cursor-3");
  assert.deepEqual(ids(again), ["1", "2", "3", "4", "5"]);
  assert.equal(again.older, undefined);
});

test("The last question is known at once and in a loaded conversation, and replies do not count", () => {
  assert.equal(lastAsked(emptyThread), undefined);
  const image: Ask = { ...ask, contentType: "image", format: "story" };
  const before = asked(emptyThread, image, at);
  assert.deepEqual(
    [lastAsked(before)?.contentType, lastAsked(before)?.pictureFormat],
    ["image", "story"],
  );
  const question = message("q2", { role: "user", contentType: "image", pictureFormat: "wide" });
  const opened = refreshed(emptyThread, [message("a2"), question], undefined);
  assert.equal(lastAsked(opened)?.pictureFormat, "wide");
  assert.equal(lastAsked(unasked(before, image.requestId, null)), undefined);
});
