import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { addHoneycomb } from "../pieces/honeycomb.ts";
import { bottom, createScene, padded } from "../scene.ts";

/** Words at the bottom, and a honeycomb in the top right corner. */
export const panal: Layout = {
  name: "panal",
  angles: ["benefit", "problem", "offer", "proof", "urgency", "question", "in_use"],
  needs: {},
  pictureKinds: [],
  droppable: ["body"],
  compose(stage) {
    const { s, safe, size, scheme, wide } = stage;
    const words = createScene(size, scheme.ground);
    const mark = addBrandMark(stage, words, {
      x: safe.x,
      top: safe.y,
      mostWidth: wide ? 0.42 * size.width : 0.52 * size.width,
    });
    const column = addColumn(stage, words, {
      x: safe.x,
      width: wide ? 0.56 * size.width : safe.width,
      top: bottom(mark) + (wide ? 0.06 : 0.2) * s,
      bottom: bottom(safe),
      anchor: "bottom",
      max: wide ? 0.115 : 0.108,
      min: 0.046,
      maxLines: wide ? 4 : stage.tall ? 4 : 3,
      body: stage.texts.body,
      bodyLines: 3,
    });
    if (!column) return null;
    const scene = createScene(size, scheme.ground);
    const left = wide ? 0.5 * size.width : 0.3 * size.width;
    addHoneycomb(scene, scheme, {
      region: { x: left, y: 0, width: size.width - left, height: size.height },
      free: words.boxes.map((box) => padded(box, (box.role === "brand" ? 0.07 : 0.03) * s)),
      cellWidth: (wide ? 0.27 : 0.205) * s,
      seed: stage.seed,
      density: (across, down) => {
        const reach = wide ? 0.75 : Math.min(0.95, (column.headline.y / size.height) * 1.7);
        return (wide ? 1.95 : 1.75) - across * 0.15 - Math.hypot(1 - across, down / reach) * 1.15;
      },
    });
    scene.elements.push(...words.elements);
    scene.boxes.push(...words.boxes);
    return scene;
  },
};
