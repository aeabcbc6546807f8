import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark, markHeight } from "../pieces/brand-mark.ts";
import { buttonWidthInRow } from "../pieces/brand-row.ts";
import { addButton } from "../pieces/button.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addPattern } from "../pieces/pattern.ts";
import { secondScheme } from "../pieces/second-scheme.ts";
import { addBlock, fitBody, fitFullBlock } from "../pieces/text-block.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** The side of a tile in shares of the short side. */
const unit = 0.125;

/** The pattern's box: whole rows of tiles in the upper part, or on the right of a wide canvas. */
function patternBox({ size, s, format }: Stage): Box {
  const { width, height } = size;
  if (format === "wide") return { x: 0.89 * width, y: 0, width: 0.11 * width, height };
  const rows = { square: 1, portrait: 2, story: 4 }[format];
  return { x: 0, y: 0, width, height: rows * unit * s };
}

/** Button and brand side by side at the bottom; returns the button's top. */
function addFoot(stage: Stage, scene: Scene, width: number): number {
  const { s, safe, scheme, wide } = stage;
  const pill = addButton(stage, scene, scheme.cta, {
    x: safe.x,
    bottom: bottom(safe),
    mostWidth: wide ? width : buttonWidthInRow(stage, width, 0.06 * s),
  });
  if (wide) {
    addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
    return pill.y;
  }
  addBrandMark(stage, scene, {
    x: right(safe),
    align: "right",
    top: pill.y,
    middle: pill.y + pill.height / 2,
    mostWidth: width - pill.width - 0.06 * s,
  });
  return pill.y;
}

/** A pattern of the brand's colours or initial where other ads have a picture. */
export const trama: Layout = {
  name: "trama",
  angles: ["in_use", "benefit", "question"],
  needs: {},
  pictureKinds: [],
  droppable: ["body"],
  compose(stage) {
    const { s, safe, size, scheme, wide, tall, pair, texts } = stage;
    const scene = createScene(size, scheme.ground);
    const box = patternBox(stage);
    const panel = secondScheme(stage, ["brand", "accent", "deep", "tint", "ink"], 1.5);
    addPattern(stage, scene, box, { scheme: panel, unit: unit * s });
    const width = wide ? box.x - safe.x - 0.07 * s : safe.width;
    const foot = addFoot(stage, scene, width) - 0.062 * s;
    const top = wide ? safe.y + markHeight(stage) + 0.08 * s : bottom(box) + 0.07 * s;
    const body = texts.body ? fitBody(stage, texts.body, width, wide ? 2 : 3) : null;
    if (texts.body && !body) return null;
    const under = body ? body.height + 0.055 * s : 0;
    const block = fitHeading(
      stage,
      {
        width,
        height: foot - under - top,
        maxSize: (wide ? 0.19 : 0.17) * s,
        minSize: 0.05 * s,
        maxLines: wide || !tall ? 4 : 5,
        style: pair.display,
      },
      fitFullBlock,
    );
    if (!block) return null;
    const y = wide ? foot - under - block.height : top;
    addHeading(stage, scene, block, { x: safe.x, top: y, scheme });
    if (body) {
      const below = y + block.height + 0.055 * s + 0.1 * block.size;
      const place = { x: safe.x, top: Math.min(below, foot - body.height), color: scheme.muted };
      addBlock(stage, scene, body, { ...place, role: "body" });
    }
    return scene;
  },
};
