import type { Box, Scheme } from "../creative.ts";
import { bottom, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { addBrandMark, leastWidthInRow } from "./brand-mark.ts";
import { buttonWidthInRow } from "./brand-row.ts";
import { addButton, buttonSize } from "./button.ts";
import { addBlock, fitAnswer, fitBody } from "./text-block.ts";

interface FootPlace {
  /** The body's and the button's area; its bottom is the foot's. The safe box when absent. */
  area?: Box;
  scheme?: Scheme;
  /** On a wide canvas too the body stands beside the button. */
  isRow?: boolean;
  /** The body answers a large question, so it is larger and in the full text colour. */
  isAnswer?: boolean;
  /** On a wide canvas, the share of its width for the body, and the largest type in sizes of body text. */
  answer?: { width: number; most: number };
}

/**
 * The button on the right and the body to its left; on a wide canvas the body is above the button.
 * Returns the top of the foot, null if the body does not fit.
 */
export function addPosterFoot(
  stage: Stage,
  scene: Scene,
  {
    area = stage.safe,
    scheme = stage.scheme,
    isAnswer = false,
    isRow = false,
    answer,
  }: FootPlace = {},
): number | null {
  const { s, texts } = stage;
  const wide = stage.wide && !isRow;
  const pill = addButton(stage, scene, scheme.cta, {
    x: right(area),
    bottom: bottom(area),
    align: "right",
    mostWidth: wide ? 0.4 * stage.size.width : 0.55 * area.width,
  });
  if (!texts.body) return pill.y;
  const width = wide
    ? (answer?.width ?? 0.3) * stage.size.width
    : area.width - pill.width - 0.07 * s;
  const body = isAnswer
    ? fitAnswer(stage, texts.body, width, 5, answer?.most)
    : fitBody(stage, texts.body, width, wide || stage.tall ? 5 : isRow ? 2 : 4);
  if (!body) return null;
  const above = wide ? pill.y - 0.075 * s - body.height : bottom(area) - body.height - 0.012 * s;
  const left = right(area) - Math.max(buttonSize(stage).width, body.width);
  const top = wide ? above : Math.min(above, pill.y + (pill.height - body.height) / 2);
  addBlock(stage, scene, body, {
    x: wide ? left : area.x,
    top,
    color: isAnswer ? scheme.text : scheme.muted,
    role: "body",
  });
  return Math.min(top, pill.y);
}

/**
 * The brand on the left and the button on the right, with the body above. Returns the top of the
 * foot, null if the body does not fit.
 */
export function addBrandFoot(
  stage: Stage,
  scene: Scene,
  { isAnswer = false }: Pick<FootPlace, "isAnswer"> = {},
): number | null {
  const { s, safe, scheme, texts } = stage;
  const pill = addButton(stage, scene, scheme.cta, {
    x: right(safe),
    bottom: bottom(safe),
    align: "right",
    mostWidth: buttonWidthInRow(stage, safe.width, 0.06 * s),
  });
  const beside = safe.width - pill.width - 0.06 * s;
  // A name that needs more than two lines there has a row of its own.
  const mark =
    beside < leastWidthInRow(stage) - 2
      ? addBrandMark(stage, scene, { x: safe.x, top: 0, bottom: pill.y - 0.032 * s })
      : addBrandMark(stage, scene, {
          x: safe.x,
          top: pill.y,
          middle: pill.y + pill.height / 2,
          mostWidth: beside,
        });
  const foot = Math.min(pill.y, mark.y);
  if (!texts.body) return foot;
  const body = isAnswer
    ? fitAnswer(stage, texts.body, safe.width, 3)
    : fitBody(stage, texts.body, safe.width, 2);
  if (!body) return null;
  const top = foot - 0.055 * s - body.height;
  const color = isAnswer ? scheme.text : scheme.muted;
  addBlock(stage, scene, body, { x: safe.x, top, color, role: "body" });
  return top;
}
