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

test("Reading and writing do not throw when the browser refuses storage or it is full", () => {
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

test("A stored value is read back, and invalid JSON is read as null", () => {
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
