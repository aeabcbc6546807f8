import assert from "node:assert/strict";
import { test } from "node:test";
import type { Message } from "#shared/chat.ts";
import { exampleAt as at, exampleMessage } from "./example-message.ts";
import {
  addQuestion,
  applyReplyEvent,
  emptyThread,
  lastQuestion,
  mergeNewestPage,
  type PromptRequest,
  pendingReply,
  prependOlderPage,
  removeQuestion,
  startRetry,
  type Thread,
} from "./thread.ts";

const ask: PromptRequest = { prompt: "Un post", contentType: "post", requestId: "r1" };
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
  const before = addQuestion(emptyThread, ask, at);
  assert.deepEqual(
    before.messages.map(({ role, status }) => [role, status]),
    [
      ["user", "done"],
      ["worker", "streaming"],
    ],
  );
  const after = applyReplyEvent(before, start);
  assert.deepEqual(ids(after), ["q1", "a1"]);
  assert.deepEqual(
    after.messages.map(({ key }) => key),
    before.messages.map(({ key }) => key),
  );
});

test("A refused question is removed and leaves only the reason", () => {
  const thread = removeQuestion(addQuestion(emptyThread, ask, at), "r1", "Sin créditos");
  assert.deepEqual(thread.messages, []);
  assert.equal(thread.notice, "Sin créditos");
});

test("Deltas are appended, a snapshot replaces the text, and an error marks the reply as failed", () => {
  let thread = applyReplyEvent(addQuestion(emptyThread, ask, at), start);
  thread = applyReplyEvent(thread, { type: "delta", text: "Ho" });
  thread = applyReplyEvent(thread, { type: "delta", text: "la" });
  assert.equal(pendingReply(thread)?.content, "Hola");
  thread = applyReplyEvent(thread, { type: "snapshot", content: "Hola a" });
  assert.equal(pendingReply(thread)?.content, "Hola a");
  thread = applyReplyEvent(thread, { type: "error", message: "Se cortó", code: "unavailable" });
  assert.equal(pendingReply(thread), undefined);
  assert.deepEqual(thread.messages.at(-1), {
    ...thread.messages.at(-1),
    content: "Hola a",
    status: "failed",
    failure: "Se cortó",
  });
});

test("A retried reply keeps its place", () => {
  const failed = mergeNewestPage(
    emptyThread,
    [message("a1", { status: "failed" }), message("q1")],
    undefined,
  );
  const again = applyReplyEvent(startRetry(failed, "a1"), { ...start, messageId: "a2" });
  assert.deepEqual(ids(again), ["q1", "a2"]);
  assert.equal(pendingReply(again)?.content, "");
});

test("Older messages are prepended, and stay when the newest are reloaded", () => {
  const newest = mergeNewestPage(emptyThread, [message("4"), message("3")], "cursor-3");
  const all = prependOlderPage(newest, [message("3"), message("2"), message("1")], undefined);
  assert.deepEqual(ids(all), ["1", "2", "3", "4"]);
  const again = mergeNewestPage(all, [message("5"), message("4"), message("3")], "cursor-3");
  assert.deepEqual(ids(again), ["1", "2", "3", "4", "5"]);
  assert.equal(again.older, undefined);
});

test("The last question is known at once and in a loaded conversation, and replies do not count", () => {
  assert.equal(lastQuestion(emptyThread), undefined);
  const image: PromptRequest = { ...ask, contentType: "image", format: "story" };
  const before = addQuestion(emptyThread, image, at);
  assert.deepEqual(
    [lastQuestion(before)?.contentType, lastQuestion(before)?.pictureFormat],
    ["image", "story"],
  );
  const question = message("q2", { role: "user", contentType: "image", pictureFormat: "wide" });
  const opened = mergeNewestPage(emptyThread, [message("a2"), question], undefined);
  assert.equal(lastQuestion(opened)?.pictureFormat, "wide");
  assert.equal(lastQuestion(removeQuestion(before, image.requestId, null)), undefined);
});
