import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { matchesPattern, pageAt, pages } from "./pages.ts";

test("every page's file exists, and no path is listed twice", () => {
  for (const page of pages) {
    assert.ok(existsSync(new URL(page.file, import.meta.url)), page.file);
  }
  assert.equal(new Set(pages.map((page) => page.path)).size, pages.length);
});

test("a path matches its pattern, with and without the optional part", () => {
  assert.ok(matchesPattern("/chat/:workerId?", "/chat"));
  assert.ok(matchesPattern("/chat/:workerId?", "/chat/teo/"));
  assert.ok(!matchesPattern("/chat/:workerId?", "/chat/teo/1"));
  assert.ok(!matchesPattern("/legal", "/legal/otra"));
  assert.ok(matchesPattern("/", "/"));
});

test("an unknown path has no page", () => {
  assert.equal(pageAt("/no-existe"), undefined);
});
