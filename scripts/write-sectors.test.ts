import assert from "node:assert/strict";
import { test } from "node:test";
import { writtenWeeks } from "#web/site/sectors/written.ts";
import { writeSectors } from "./write-sectors.ts";

test("The stored weeks of the sectors match what the local copywriter writes today (otherwise run npm run site:examples and proofread them)", () => {
  assert.deepEqual(writtenWeeks, writeSectors());
});
