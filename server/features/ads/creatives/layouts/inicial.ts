import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark, initialOf } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { addLine } from "../pieces/text-block.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

/** The initial's baseline, in shares of the short side. */
const foot = { square: 0.4, portrait: 0.62, story: 0.74, wide: 0.9 } as const;
const accentEm = 0.26;

const isAccented = (letter: string) => letter.normalize("NFD").length > 1 && letter !== "Ç";

/** Adds the whole initial, very large, in the top right corner. Returns its box. */
function addGiantInitial(stage: Stage, scene: Scene): Box {
  const { s, safe, format, pair, scheme } = stage;
  const letter = initialOf(stage);
  const style = pair.display;
  const em = stage.widthOf(letter, style, 1);
  const cap = capHeightOf(style);
  const accent = isAccented(letter) ? accentEm : 0;
  const tallest = (foot[format] * s - safe.y) / (cap + accent);
  const type = Math.min(tallest, ((format === "wide" ? 0.72 : 0.6) * s) / em);
  const [width, height] = [em * type, cap * type];
  const x = right(safe) - width;
  const y = safe.y + accent * type;
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
  return { x, y: safe.y, width, height: lowest - safe.y };
}

/** The brand's initial, very large, over a large headline. */
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
