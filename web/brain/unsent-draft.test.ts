import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { answersFrom } from "./answers.ts";
import { dropStashedDraft, readStashedDraft, stashDraft } from "./unsent-draft.ts";

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  });
});

const draft = { step: 2, answers: { ...answersFrom(null, null), businessName: "Lumbre" } };

test("an unsaved draft is restored when the same person returns to the tab", () => {
  stashDraft("clara", draft);
  assert.deepEqual(readStashedDraft("clara"), draft);
  dropStashedDraft();
  assert.equal(readStashedDraft("clara"), undefined);
});

test("another person who signs in on the tab does not get the draft", () => {
  stashDraft("clara", draft);
  assert.equal(readStashedDraft("marta"), undefined);
});

test("after an hour the unsaved draft is ignored and the server's is used", () => {
  stashDraft("clara", draft, 0);
  assert.deepEqual(readStashedDraft("clara", 3_599_999), draft);
  assert.equal(readStashedDraft("clara", 3_600_000), undefined);
});

test("an unreadable stored draft is ignored", () => {
  storage.set("kolmena_brain_draft", "{");
  assert.equal(readStashedDraft("clara"), undefined);
});
