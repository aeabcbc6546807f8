import assert from "node:assert/strict";
import { test } from "node:test";
import { written as bakery } from "#web/ads/example/written.ts";
import { written as plants } from "#web/site/home/week/written.ts";
import { writeWeek } from "./draw-web-ads.ts";
import { siteWeeks } from "./site-weeks/sites.ts";

test("The examples of Web Ads are what orders of those pages would be today (else: npm run site:examples, and look at them)", async () => {
  assert.deepEqual(bakery, await writeWeek(siteWeeks.bakery));
  assert.deepEqual(plants, await writeWeek(siteWeeks.plants));
});
