import assert from "node:assert/strict";
import { test } from "node:test";
import { readStorage, readStorageJson, writeStorage } from "./browser-storage.ts";

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
  writeStorage("browser", "theme", "dark");
  writeStorage("browser", "theme", null);
  assert.equal(readStorage("browser", "theme"), undefined);
  assert.equal(readStorageJson("browser", "theme"), null);
  browserWith({
    getItem: () => null,
    setItem() {
      throw new Error("QuotaExceededError");
    },
  });
  writeStorage("browser", "theme", "dark");
  assert.equal(readStorage("browser", "theme"), null);
});

test("A stored value is read back, and invalid JSON is read as null", () => {
  const storage = new Map<string, string>();
  browserWith({
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  writeStorage("browser", "notice", '{"title":"Hola"}');
  assert.deepEqual(readStorageJson("browser", "notice"), { title: "Hola" });
  writeStorage("browser", "notice", '{"title":');
  assert.equal(readStorageJson("browser", "notice"), null);
  writeStorage("browser", "notice", null);
  assert.equal(storage.size, 0);
});
