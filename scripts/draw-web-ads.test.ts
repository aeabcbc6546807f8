import assert from "node:assert/strict";
import { test } from "node:test";
import { written } from "#web/ads/example/written.ts";
import { writeExample } from "./draw-web-ads.ts";

test("The example of Web Ads is what an order of that page would be today (else: npm run site:examples, and look at it)", async () => {
  assert.deepEqual(written, await writeExample());
});
