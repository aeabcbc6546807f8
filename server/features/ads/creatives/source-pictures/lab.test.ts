import assert from "node:assert/strict";
import { test } from "node:test";
import { converter } from "culori";
import fc from "fast-check";
import { labAt, labDistance, labMapOf } from "./lab.ts";

test("a pixel's Lab values differ from culori's by less than a tenth of a visible difference", () => {
  const toLab = converter("lab65");
  const level = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(level, level, level, (r, g, b) => {
      const data = Buffer.from([r, g, b, 255]);
      const ours = labAt(labMapOf({ data, width: 1, height: 1 }), 0);
      const theirs = toLab({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
      assert.ok(labDistance(ours, [theirs.l, theirs.a, theirs.b]) < 0.2, `${ours}`);
    }),
    { numRuns: 2_000 },
  );
});
