import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { createDrawer } from "#server/features/ads/creatives/draw.ts";
import { drawSheet, examplePages, makeWeek } from "./draw-ad-sheets.ts";

test("The contact sheet of a plain page without pictures shows seven advertisements built on its facts", async () => {
  const week = await makeWeek(join(examplePages, "fontanero-murcia"), await createDrawer());
  assert.equal(week.pictures.length, 7);
  assert.ok(week.campaign.ads.every(({ copy }) => copy.source));
  const { format, width } = await sharp(await drawSheet(week, "fontanero-murcia")).metadata();
  assert.equal(format, "webp");
  assert.equal(width, 1680);
});
