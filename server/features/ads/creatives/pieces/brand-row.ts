import type { Box, Scheme } from "../creative.ts";
import { bottom, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { addBrandMark } from "./brand-mark.ts";
import { addButton } from "./button.ts";
import { addColumn } from "./column.ts";

/** The button at the lower left and, in its row, the brand at the right. */
export function addBrandRow(stage: Stage, scene: Scene, scheme: Scheme): { pill: Box; mark: Box } {
  const { s, safe } = stage;
  const pill = addButton(stage, scene, scheme.cta, {
    x: safe.x,
    bottom: bottom(safe),
    mostWidth: 0.6 * safe.width,
  });
  const mark = addBrandMark(stage, scene, {
    x: right(safe),
    align: "right",
    top: pill.y,
    middle: pill.y + pill.height / 2,
    mostWidth: safe.width - pill.width - 0.05 * s,
    scheme,
  });
  return { pill, mark };
}

/** The brand over a narrow column of all words beside a picture; null if they do not fit. */
export function addBrandColumn(
  stage: Stage,
  scene: Scene,
  { x, width }: Pick<Box, "x" | "width">,
): ReturnType<typeof addColumn> {
  const { s, safe } = stage;
  const mark = addBrandMark(stage, scene, { x, top: safe.y, mostWidth: width });
  return addColumn(stage, scene, {
    x,
    width,
    top: bottom(mark) + 0.07 * s,
    bottom: bottom(safe),
    anchor: "bottom",
    max: 0.09,
    min: 0.046,
    maxLines: 7,
    price: true,
    body: stage.texts.body,
  });
}
