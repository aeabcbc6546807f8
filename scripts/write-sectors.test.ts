import assert from "node:assert/strict";
import { test } from "node:test";
import { writtenWeeks } from "#web/site/sectors/written.ts";
import { writeSectors } from "./write-sectors.ts";

test("The sectors' weeks are what the local copywriter writes today (else: npm run site:examples, and read them)", () => {
  assert.deepEqual(writtenWeeks, writeSectors());
});
