import assert from "node:assert/strict";
import { test } from "node:test";
import { keep, readKept, readKeptJson } from "./kept.ts";

function browserWith(storage: object | null): void {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      if (storage === null) throw new Error("SecurityError");
      return storage;
    },
  });
}

test("A browser that refuses storage, or whose storage is full, harms nothing", () => {
  browserWith(null);
  keep("browser", "theme", "dark");
  keep("browser", "theme", null);
  assert.equal(readKept("browser", "theme"), undefined);
  assert.equal(readKeptJson("browser", "theme"), null);
  browserWith({
    getItem: () => null,
    setItem() {
      throw new Error("QuotaExceededError");
    },
  });
  keep("browser", "theme", "dark");
  assert.equal(readKept("browser", "theme"), null);
});

test("What is kept is found again, and what is no JSON counts as nothing", () => {
  const storage = new Map<string, string>();
  browserWith({
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  keep("browser", "notice", '{"title":"Hola"}');
  assert.deepEqual(readKeptJson("browser", "notice"), { title: "Hola" });
  keep("browser", "notice", '{"title":');
  assert.equal(readKeptJson("browser", "notice"), null);
  keep("browser", "notice", null);
  assert.equal(storage.size, 0);
});
