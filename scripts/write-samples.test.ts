import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { samplesFile, writeSamples } from "./write-samples.ts";

test("docs/samples shows what the local copywriter writes today (otherwise run npm run site:examples -- texts and read it)", () => {
  assert.equal(readFileSync(samplesFile, "utf8"), writeSamples());
});
