import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark, initialOf } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { addLine } from "../pieces/text-block.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

/** The lowest place of the initial, in shares of the short side; the edge crops more on a wide canvas. */
const foot = { square: 0.42, portrait: 0.66, story: 0.78, wide: 1.06 } as const;
/** The share of the initial that each edge crops. */
const cropped = 0.12;
const accentEm = 0.26;

const isAccented = (letter: string) => letter.normalize("NFD").length > 1 && letter !== "Ç";

/**
 * Adds the initial so large that the canvas's top and right edges crop it. Returns the box of its
 * visible part.
 */
function addGiantInitial(stage: Stage, scene: Scene): Box {
  const { s, size, format, pair, scheme } = stage;
  const letter = initialOf(stage);
  const style = pair.display;
  const em = stage.widthOf(letter, style, 1);
  const cap = capHeightOf(style);
  const end = foot[format] * s;
  // The top edge must not crop an accent, which would make another letter of it.
  const uncropped = isAccented(letter);
  const tallest = uncropped ? (end - 0.05 * s) / (1 + accentEm / cap) : end / (1 - cropped);
  const widest = (format === "wide" ? 0.98 : 0.84) * s;
  const type = Math.min(tallest / cap, widest / em);
  const [width, height] = [em * type, cap * type];
  const x = size.width - width * (1 - cropped);
  const y = uncropped ? 0.05 * s + accentEm * type : -cropped * height;
  addLine(scene, {
    text: letter,
    x,
    baseline: y + height,
    size: type,
    style,
    color: scheme.cta.fill,
  });
  // Q, Ç and J descend below the baseline.
  const lowest = y + height + (/[QÇJ]/.test(letter) ? 0.24 : 0.02) * type;
  return { x, y: 0, width: size.width - x, height: lowest };
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
      min: 0.046,
      maxLines: wide || tall ? 4 : 3,
      price: true,
      body: stage.texts.body,
      bodyLines: 3,
      fills: true,
    });
    if (!column) return null;
    const shown = stage.logo && !stage.logo.opaque ? stage : withName(stage);
    const beside = letter.x - safe.x - 0.05 * s;
    if (wide || beside > 0.3 * s) {
      addBrandMark(shown, scene, { x: safe.x, top: safe.y, mostWidth: beside });
      return scene;
    }
    const pill = column.button!;
    addBrandMark(shown, scene, {
      x: right(safe),
      align: "right",
      top: pill.y,
      middle: pill.y + pill.height / 2,
      mostWidth: right(safe) - right(pill) - 0.06 * s,
    });
    return scene;
  },
};

/** The giant initial replaces the small one. */
const withName = (stage: Stage): Stage =>
  stage.brand === "none" ? stage : { ...stage, brand: "name" };
