import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box, Picture } from "../creative.ts";
import type { Stage } from "../stage.ts";
import { type Care, cropRulesFor } from "./crop-lines.ts";
import { findGoodCrop } from "./picture-crops.ts";

const picture: Picture = {
  id: "p",
  kind: "photo",
  width: 1000,
  height: 800,
  subject: { x: 0.1, y: 0.05, width: 0.8, height: 0.9 },
  luminance: 0.5,
  edgeColor: "#888888",
};
const panel = { x: 0, y: 0, width: 1080, height: 700 };

/** A grey wall with dark posts between two heights. */
const stageWith = (top: number, end: number): Stage =>
  ({
    luminances: (_id: string, box: Box) =>
      Array.from({ length: 24 * 24 }, (_, at) => {
        const x = box.x + (((at % 24) + 0.5) / 24) * box.width;
        const y = box.y + ((Math.floor(at / 24) + 0.5) / 24) * box.height;
        return y > top && y < end && Math.floor(x * 12) % 2 === 0 ? 0.02 : 0.5;
      }),
  }) as unknown as Stage;

function cropOf(stage: Stage, care: Care) {
  const rules = cropRulesFor(stage, picture, panel, { care, aims: [{ x: 0.5, y: 0.5 }] });
  return findGoodCrop(picture, panel, rules.aims, rules.suits, rules.mostCut);
}

test("A loose crop may cut off empty wall in the subject's box, and nothing that stands there", () => {
  assert.equal(cropOf(stageWith(0.3, 0.7), "usual"), null);
  assert.notEqual(cropOf(stageWith(0.3, 0.7), "loose"), null);
  assert.equal(cropOf(stageWith(0, 1), "loose"), null);
});
