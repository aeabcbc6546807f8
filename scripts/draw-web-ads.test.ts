import assert from "node:assert/strict";
import { test } from "node:test";
import { written as bakery } from "#web/ads/example/written.ts";
import { written as plants } from "#web/site/home/week/written.ts";
import { writeWeek } from "./draw-web-ads.ts";
import { siteWeeks } from "./site-weeks/sites.ts";

test("The stored Web Ads examples match today's output (otherwise run npm run site:examples and check them by eye)", async () => {
  assert.deepEqual(bakery, await writeWeek(siteWeeks.bakery));
  assert.deepEqual(plants, await writeWeek(siteWeeks.plants));
});
