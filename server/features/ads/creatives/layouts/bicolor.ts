import type { Box, Scheme } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { buttonWidthInRow } from "../pieces/brand-row.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addHeading, fitHeading, type Heading } from "../pieces/heading.ts";
import { addPosterFoot } from "../pieces/poster-foot.ts";
import { secondScheme } from "../pieces/second-scheme.ts";
import { addBlock, fitBody, fitFullBlock } from "../pieces/text-block.ts";
import { addRect, bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** The second field: below on upright canvases, on the right on a wide one. */
function fieldOf(stage: Stage, isBeside: boolean, raised = 0): Box {
  const { size, s, safe, wide, tall, texts } = stage;
  const { width, height } = size;
  if (isBeside) return { x: 0.64 * width, y: 0, width: 0.36 * width, height };
  // Without a body the field is as tall as its button needs.
  const top = bottom(safe) - (wide ? 0.185 : texts.body ? (tall ? 0.25 : 0.2) + raised : 0.15) * s;
  return { x: 0, y: top, width, height: height - top };
}

function fitHeadline(stage: Stage, area: Box): Heading | null {
  const { s, pair } = stage;
  return fitHeading(
    stage,
    {
      width: area.width,
      height: area.height,
      maxSize: (stage.wide ? 0.19 : stage.tall ? 0.2 : 0.168) * s,
      minSize: 0.06 * s,
      maxLines: stage.wide ? 5 : stage.tall ? 7 : 5,
      style: pair.display,
    },
    fitFullBlock,
  );
}

/** The headline at the bottom or in the middle of the area, which must have room for descenders. */
function addHeadline(stage: Stage, scene: Scene, area: Box, anchor = 1): boolean {
  const block = fitHeadline(stage, area);
  if (!block) return false;
  const top = area.y + (area.height - block.height) * anchor;
  addHeading(stage, scene, block, { x: area.x, top, scheme: stage.scheme });
  return true;
}

/** The brand on the left and the button on the right of a field without other words. */
function addBrandAndButton(stage: Stage, scene: Scene, field: Box, scheme: Scheme): boolean {
  const { s, safe } = stage;
  const middle = (field.y + Math.min(bottom(safe) + 0.035 * s, bottom(field))) / 2;
  const half = buttonSize(stage).height / 2;
  const pill = addButton(stage, scene, scheme.cta, {
    x: right(safe),
    align: "right",
    bottom: Math.min(bottom(safe), middle + half),
    mostWidth: buttonWidthInRow(stage, safe.width, 0.06 * s),
  });
  addBrandMark(stage, scene, {
    x: safe.x,
    top: pill.y,
    middle: pill.y + half,
    mostWidth: safe.width - pill.width - 0.06 * s,
    scheme,
  });
  return true;
}

function composeUpright(stage: Stage, scene: Scene, field: Box): boolean {
  const { s, safe } = stage;
  const scheme = secondScheme(stage, ["accent", "brand", "ink", "paper"], 1.7);
  const isBrandBelow = !stage.texts.body;
  const mark = isBrandBelow ? null : addBrandMark(stage, scene, { x: safe.x, top: safe.y });
  const top = mark ? bottom(mark) + 0.075 * s : safe.y;
  const area = { x: safe.x, y: top, width: safe.width, height: field.y - 0.075 * s - top };
  if (!addHeadline(stage, scene, area, isBrandBelow ? 0.6 : 1)) return false;
  addRect(scene, field, scheme.ground);
  if (isBrandBelow) return addBrandAndButton(stage, scene, field, scheme);
  const under = field.y + (stage.wide ? 0.05 : 0.06) * s;
  const height = Math.min(bottom(safe), bottom(field)) - under;
  const inner = { x: safe.x, y: under, width: safe.width, height };
  const foot = addPosterFoot(stage, scene, { area: inner, scheme, isRow: stage.wide });
  return foot !== null && foot >= field.y + 0.04 * s;
}

function composeWide(stage: Stage, scene: Scene, field: Box): boolean {
  const { s, safe } = stage;
  const scheme = secondScheme(stage, ["accent", "brand", "ink", "paper"], 1.7);
  const width = field.x - safe.x - 0.07 * s;
  const area = { x: safe.x, y: safe.y, width, height: safe.height - 0.05 * s };
  if (!addHeadline(stage, scene, area)) return false;
  addRect(scene, field, scheme.ground);
  const x = field.x + 0.08 * s;
  const across = right(safe) - x;
  const mark = addBrandMark(stage, scene, { x, top: safe.y, mostWidth: across, scheme });
  const pill = addButton(stage, scene, scheme.cta, { x, bottom: bottom(safe), mostWidth: across });
  if (!stage.texts.body) return true;
  const body = fitBody(stage, stage.texts.body, across, 5);
  const top = pill.y - 0.075 * s - (body?.height ?? 0);
  if (!body || top < bottom(mark) + 0.06 * s) return false;
  addBlock(stage, scene, body, { x, top, color: scheme.muted, role: "body" });
  return true;
}

/** Two fields of colour: a very large headline on one, body and button on the other. */
export const bicolor: Layout = {
  name: "bicolor",
  angles: ["problem", "urgency", "benefit"],
  needs: {},
  pictureKinds: [],
  droppable: ["body"],
  compose(stage) {
    // A long body needs a field beside the headline instead of under it, or a taller one.
    const low = fieldOf(stage, false);
    const fields = stage.wide
      ? [low, fieldOf(stage, true)]
      : [low, ...(stage.texts.body ? [fieldOf(stage, false, 0.06)] : [])];
    for (const field of fields) {
      const scene = createScene(stage.size, stage.scheme.ground);
      const compose = field.x > 0 ? composeWide : composeUpright;
      if (compose(stage, scene, field)) return scene;
    }
    return null;
  },
};
