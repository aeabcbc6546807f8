import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { addPattern } from "../pieces/pattern.ts";
import { secondScheme } from "../pieces/second-scheme.ts";
import { bottom, createScene, right } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** The band's width in shares of the canvas's. */
const bandShares = { square: 0.11, portrait: 0.13, story: 0.13, wide: 0.085 } as const;

/** The pattern repeats the brand's initial, whatever the order's other pattern is. */
const withLetters = (stage: Stage): Stage => ({
  ...stage,
  scheme: { ...stage.scheme, pattern: "letters" },
});

/** A band of the brand's initial over and over, beside a large headline. */
export const inicial: Layout = {
  name: "inicial",
  angles: ["benefit", "in_use", "proof"],
  needs: { initial: true },
  pictureKinds: [],
  droppable: ["body"],
  compose(stage) {
    const { s, safe, size, scheme, wide, tall, format, contactRoom } = stage;
    const scene = createScene(size, scheme.ground);
    const share = bandShares[format];
    const band = { x: 0, y: 0, width: share * size.width, height: size.height };
    const panel = secondScheme(stage, ["brand", "accent", "deep", "tint", "ink"], 1.5);
    addPattern(withLetters(stage), scene, band, { scheme: panel, unit: 0.62 * band.width });
    const x = band.width + safe.x;
    const width = right(safe) - x;
    scene.contactArea = { x, y: safe.y, width, height: safe.height + contactRoom };
    const mark = addBrandMark(stage, scene, { x, top: safe.y, mostWidth: width });
    const column = addColumn(stage, scene, {
      x,
      width,
      top: bottom(mark) + 0.07 * s,
      bottom: bottom(safe),
      anchor: wide ? "bottom" : "middle",
      max: wide ? 0.15 : 0.126,
      min: 0.046,
      maxLines: wide ? 4 : tall ? 6 : 5,
      price: true,
      body: stage.texts.body,
      bodyLines: wide ? 3 : 5,
      fills: true,
    });
    return column && scene;
  },
};
