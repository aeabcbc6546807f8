import assert from "node:assert/strict";
import { test } from "node:test";
import { written } from "#web/site/content/written.ts";
import { writeExamples } from "./write-examples.ts";

test("The stored examples match what the local copywriter writes today (otherwise run npm run site:examples and proofread them)", () => {
  assert.deepEqual(written, writeExamples());
});
