import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { portraitsFile, portraitsModule } from "./write-affiliate-portraits.ts";

test("the portraits in affiliates' pictures match the site's", () => {
  assert.equal(readFileSync(portraitsFile, "utf8"), portraitsModule());
});
