import type { Box, Scheme } from "../creative.ts";
import { bottom, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { addBrandMark, leastWidthInRow } from "./brand-mark.ts";
import { addButton, buttonSize } from "./button.ts";
import { addColumn } from "./column.ts";

/** The label of a long button may become so much smaller for the name beside it. */
const leastLabel = 0.86;

/** The width of a button in a row of `width` pixels that leaves the brand's name two lines, if possible. */
export function buttonWidthInRow(stage: Stage, width: number, gap: number): number {
  const natural = buttonSize(stage, 0.6 * width).width;
  const least = natural - (1 - leastLabel) * (natural - 2 * 0.046 * stage.s);
  return Math.min(natural, Math.max(least, width - gap - leastWidthInRow(stage))) + 1;
}

/** The button at the lower left and, in its row, the brand at the right. */
export function addBrandRow(stage: Stage, scene: Scene, scheme: Scheme): { pill: Box; mark: Box } {
  const { s, safe } = stage;
  const gap = 0.05 * s;
  const foot = { x: safe.x, bottom: bottom(safe) };
  const mostWidth = buttonWidthInRow(stage, safe.width, gap);
  if (!stage.wide && safe.width - mostWidth - gap < leastWidthInRow(stage) - 2) {
    // The name has a row of its own.
    const pill = addButton(stage, scene, scheme.cta, { ...foot, mostWidth: safe.width });
    const above = { x: safe.x, top: 0, bottom: pill.y - 0.032 * s, scheme };
    return { pill, mark: addBrandMark(stage, scene, above) };
  }
  const pill = addButton(stage, scene, scheme.cta, { ...foot, mostWidth });
  const mark = addBrandMark(stage, scene, {
    x: right(safe),
    align: "right",
    top: pill.y,
    middle: pill.y + pill.height / 2,
    mostWidth: safe.width - pill.width - gap,
    scheme,
  });
  return { pill, mark };
}

/**
 * The brand over a narrow column of all words beside a picture; null if they do not fit.
 * @param foot where the column ends: the safe area's end unless something stands below it
 */
export function addBrandColumn(
  stage: Stage,
  scene: Scene,
  place: Pick<Box, "x" | "width"> & { foot?: number; button?: boolean },
): ReturnType<typeof addColumn> {
  const { s, safe } = stage;
  const { x, width, foot = bottom(safe), button = true } = place;
  const mark = addBrandMark(stage, scene, { x, top: safe.y, mostWidth: width });
  return addColumn(stage, scene, {
    x,
    width,
    top: bottom(mark) + 0.07 * s,
    bottom: foot,
    button,
    anchor: "bottom",
    max: 0.09,
    min: 0.046,
    maxLines: 7,
    price: true,
    body: stage.texts.body,
  });
}
