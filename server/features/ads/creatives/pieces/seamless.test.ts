import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box, Picture } from "../creative.ts";
import { coreOf, isSeamless, openSideOf, placeAtSide } from "./seamless.ts";

const subject = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
const picture: Picture = {
  id: "p",
  kind: "photo",
  width: 800,
  height: 800,
  subject,
  luminance: 0.8,
  edgeColor: "#fdfdfd",
};

/** A dark bottle on white, whose grey shadow at the foot ends at `reach`. */
const withShadowTo = (reach: number) => ({
  luminances: (_id: string, box: Box) =>
    Array.from({ length: 24 * 24 }, (_, at) => {
      const x = box.x + (((at % 24) + 0.5) / 24) * box.width;
      const y = box.y + ((Math.floor(at / 24) + 0.5) / 24) * box.height;
      if (x > 0.2 && x < 0.5 && y > 0.2 && y < 0.8) return 0.1;
      return x >= 0.5 && x < reach && y > 0.6 && y < 0.75 ? 0.6 : 1;
    }),
});

test("The core of a subject on a plain ground is the subject without its shadow", () => {
  const stage = withShadowTo(0.8);
  assert.equal(isSeamless(stage, picture), true);
  const core = coreOf(stage, picture);
  assert.ok(core.x <= 0.2001 && core.x + core.width >= 0.5);
  assert.ok(core.x + core.width < 0.6);
});

test("A shadow that leaves the photo opens only that side of its white ground", () => {
  const stage = withShadowTo(1);
  assert.equal(isSeamless(stage, picture), false);
  assert.deepEqual(openSideOf(stage, picture), { side: "right", ground: "#ffffff" });
});

test("A photo with an open side reaches the panel's side, and its core stays in the panel", () => {
  const panel = { x: 500, y: 0, width: 580, height: 1080 };
  const core = { x: 0.2, y: 0.2, width: 0.3, height: 0.6 };
  const whole = placeAtSide(picture, panel, { core, side: "right", inset: 29 });
  assert.ok(whole.x + whole.width >= 1079.9);
  assert.ok(whole.x + core.x * whole.width >= 500 + 28.9);
  assert.ok(whole.x + (core.x + core.width) * whole.width <= 1080 - 28.9);
  assert.ok(whole.y + core.y * whole.height >= 28.9);
});
