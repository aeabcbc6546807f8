import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fits, pageAt, pages } from "./pages.ts";

test("every page's file exists, and every path is unique", () => {
  for (const page of pages) {
    assert.ok(existsSync(new URL(page.file, import.meta.url)), page.file);
  }
  assert.equal(new Set(pages.map((page) => page.path)).size, pages.length);
});

test("a path matches its pattern with and without the optional part", () => {
  assert.ok(fits("/chat/:workerId?", "/chat"));
  assert.ok(fits("/chat/:workerId?", "/chat/teo/"));
  assert.ok(!fits("/chat/:workerId?", "/chat/teo/1"));
  assert.ok(!fits("/legal", "/legal/otra"));
  assert.ok(fits("/", "/"));
});

test("an unknown path has no page", () => {
  assert.equal(pageAt("/no-existe"), undefined);
});
