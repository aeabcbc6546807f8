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

test("what could not be saved is there when the same person comes back to the tab", () => {
  stashDraft("clara", draft);
  assert.deepEqual(readStashedDraft("clara"), draft);
  dropStashedDraft();
  assert.equal(readStashedDraft("clara"), undefined);
});

test("nobody else who signs in on the tab sees it", () => {
  stashDraft("clara", draft);
  assert.equal(readStashedDraft("marta"), undefined);
});

test("after an hour what the server has is the better draft", () => {
  stashDraft("clara", draft, 0);
  assert.deepEqual(readStashedDraft("clara", 3_599_999), draft);
  assert.equal(readStashedDraft("clara", 3_600_000), undefined);
});

test("a broken storage is as good as none", () => {
  storage.set("kolmena_brain_draft", "{");
  assert.equal(readStashedDraft("clara"), undefined);
});
