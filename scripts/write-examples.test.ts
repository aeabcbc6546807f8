import assert from "node:assert/strict";
import { test } from "node:test";
import { written } from "#web/site/content/written.ts";
import { writeExamples } from "./write-examples.ts";

test("The site's examples are what the local copywriter writes today (else: npm run site:examples, and read them)", () => {
  assert.deepEqual(written, writeExamples());
});
