import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark, initialOf, markHeight } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { addLine } from "../pieces/text-block.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

const isAccented = (letter: string) => letter.normalize("NFD").length > 1 && letter !== "Ç";

/**
 * Adds the initial so large that the canvas's top and right edges crop it. Returns the box of its
 * visible part.
 */
function addGiantInitial(stage: Stage, scene: Scene): Box {
  const { s, size, wide, tall, pair, scheme } = stage;
  const letter = initialOf(stage);
  const style = pair.display;
  const em = stage.widthOf(letter, style, 1);
  const cap = capHeightOf(style);
  const accent = isAccented(letter) ? 0.74 : 1;
  const tallest = accent * (wide ? 1.16 : tall ? 0.86 : 0.53) * s;
  const widest = (wide ? 0.98 : 0.84) * s;
  const type = Math.min(tallest / cap, widest / em);
  const [width, height] = [em * type, cap * type];
  const over = 0.12;
  const x = size.width - width * (1 - over);
  // The top edge must not crop an accent, which would make another letter of it.
  const top = isAccented(letter) ? 0.05 * s + 0.26 * type : -over * height;
  const y = wide ? (size.height - height) / 2 : top;
  addLine(scene, {
    text: letter,
    x,
    baseline: y + height,
    size: type,
    style,
    color: scheme.cta.fill,
  });
  // Q, Ç and J descend below the baseline.
  const end = y + height + (/[QÇJ]/.test(letter) ? 0.24 : 0.02) * type;
  return { x, y: 0, width: size.width - x, height: end };
}

/** The brand's initial, cropped by the canvas, over a large headline. */
export const inicial: Layout = {
  name: "inicial",
  angles: ["benefit", "in_use", "proof"],
  needs: { initial: true },
  pictureKinds: [],
  droppable: ["body"],
  compose(stage) {
    const { s, safe, size, scheme, wide, tall } = stage;
    const scene = createScene(size, scheme.ground);
    const letter = addGiantInitial(stage, scene);
    const top = wide ? safe.y + 0.2 * s : Math.max(bottom(letter), safe.y) + 0.075 * s;
    const column = addColumn(stage, scene, {
      x: safe.x,
      width: wide ? Math.min(letter.x - 0.06 * s, right(safe)) - safe.x : safe.width,
      top,
      bottom: bottom(safe),
      anchor: "bottom",
      max: wide ? 0.13 : 0.126,
      min: 0.05,
      maxLines: wide || tall ? 4 : 3,
      body: stage.texts.body,
      bodyLines: 3,
    });
    if (!column) return null;
    const pill = column.button!;
    addBrandMark(stage.logo && !stage.logo.opaque ? stage : withName(stage), scene, {
      x: wide ? safe.x : right(safe),
      align: wide ? "left" : "right",
      top: wide ? safe.y : pill.y + (pill.height - markHeight(stage)) / 2,
      mostWidth: wide ? letter.x - safe.x - 0.05 * s : right(safe) - right(pill) - 0.06 * s,
    });
    return scene;
  },
};

/** The giant initial replaces the small one. */
const withName = (stage: Stage): Stage =>
  stage.brand === "none" ? stage : { ...stage, brand: "name" };
