import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { portraitsFile, writtenPortraits } from "./write-affiliate-portraits.ts";

test("the faces of the affiliates' pictures are those of the site", () => {
  assert.equal(readFileSync(portraitsFile, "utf8"), writtenPortraits());
});
