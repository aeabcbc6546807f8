import { contrastOf } from "../colors/color.ts";
import type { Box, Scheme } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addCutout, containBox } from "../pieces/picture-crops.ts";
import {
  addBlock,
  descentEm,
  fitBlock,
  fitHeadline,
  type TextBlock,
} from "../pieces/text-block.ts";
import {
  addCircle,
  addRect,
  addShape,
  bottom,
  boxAroundPoint,
  createScene,
  type Point,
  px,
  right,
  type Scene,
} from "../scene.ts";
import type { Stage } from "../stage.ts";

/** The card's scheme: light on a dark ground, tinted on paper. */
function cardScheme({ palette, scheme }: Stage): Scheme {
  const { paper, tint, deep } = palette.schemes;
  const clear = [paper, tint, deep].find(({ ground }) => contrastOf(ground, scheme.ground) >= 1.15);
  return clear ?? deep;
}

function addTick(scene: Scene, { x, y }: Point, radius: number, { cta }: Scheme): void {
  const point = (dx: number, dy: number) => `${px(x + dx * radius)} ${px(y + dy * radius)}`;
  const tick = `<path d="M${point(-0.4, 0.04)}L${point(-0.1, 0.34)}L${point(0.42, -0.28)}" fill="none" stroke="${cta.label}" stroke-width="${px(radius * 0.24)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  addCircle(scene, { x, y }, radius, cta.fill);
  addShape(scene, tick, boxAroundPoint({ x, y }, radius));
}

/** Factors of the headline's size, so that the facts have room. */
const shrinks = [1, 0.8, 0.64];

interface Rows {
  blocks: TextBlock[];
  padding: number;
  tick: number;
  gap: number;
  height: number;
}

/** Rows at one size; null if a fact needs more than two lines or the rows are too close. */
function rowsAt(
  stage: Stage,
  facts: readonly string[],
  size: number,
  room: { width: number; height: number },
): Rows | null {
  const { s, pair } = stage;
  const padding = 0.042 * s;
  const tick = (stage.wide ? 0.034 : 0.028) * s;
  const blocks = facts.map((fact) =>
    fitBlock(stage, fact, {
      width: room.width - 2 * padding - 2 * tick - 0.028 * s,
      height: room.height,
      maxSize: size,
      minSize: size,
      maxLines: stage.wide ? 3 : 2,
      style: pair.medium,
      lineCost: 0.2,
    }),
  );
  const whole = blocks.filter((block) => block !== null);
  if (whole.length < blocks.length) return null;
  const words = whole.reduce((sum, block) => sum + Math.max(block.height, 1.5 * tick), 0);
  const left = room.height - 2 * padding - words;
  const gap = Math.min(
    (stage.format === "square" ? 0.078 : 0.13) * s,
    left / Math.max(1, facts.length - 1),
  );
  if (gap < 0.04 * s) return null;
  const height = words + gap * (facts.length - 1) + 2 * padding;
  return { blocks: whole, padding, tick, gap, height };
}

/** The largest of the sizes that break the fewest facts into two lines. */
function fitRows(
  stage: Stage,
  facts: readonly string[],
  width: number,
  height: number,
): Rows | null {
  const { item, least } = stage.sizes;
  const most = item * (stage.wide ? 1.35 : 1.2);
  // A wide card has room for two lines each, which is better than small type.
  const good = stage.wide ? 1.1 * item : most;
  const linesOf = ({ blocks }: Rows) => blocks.reduce((sum, { lines }) => sum + lines.length, 0);
  let best: Rows | null = null;
  for (let size = most; size >= least; size *= 0.97) {
    const rows = rowsAt(stage, facts, size, { width, height });
    if (rows && size < good && best) break;
    if (rows && (!best || linesOf(rows) < linesOf(best))) best = rows;
  }
  return best;
}

function addRows(stage: Stage, scene: Scene, card: Box, rows: Rows): void {
  const { s } = stage;
  const scheme = cardScheme(stage);
  addRect(scene, card, scheme.ground, 0.032 * s);
  const left = card.x + rows.padding;
  let top = card.y + (card.height - rows.height) / 2 + rows.padding;
  rows.blocks.forEach((block, at) => {
    const height = Math.max(block.height, 1.5 * rows.tick);
    const middle = top + height / 2;
    addTick(scene, { x: left + rows.tick, y: middle }, rows.tick, scheme);
    const x = left + 2 * rows.tick + 0.028 * s;
    const place = { x, top: middle - block.height / 2, color: scheme.text, role: "item" } as const;
    addBlock(stage, scene, block, place);
    top += height + rows.gap;
    if (at === rows.blocks.length - 1) return;
    const y = top - rows.gap / 2;
    const line = { x: left, y, width: card.width - 2 * rows.padding, height: 0.0022 * s };
    addRect(scene, line, scheme.shapes[1]);
  });
}

function headlineBlock(stage: Stage, width: number, maxLines: number, height: number, shrink = 1) {
  return fitHeading(
    stage,
    {
      width,
      height,
      maxSize: (stage.wide ? 0.115 : 0.094) * stage.s * shrink,
      minSize: 0.046 * stage.s,
      maxLines,
      style: stage.pair.display,
    },
    fitHeadline,
  );
}

const factsOf = ({ texts }: Stage, most: number) =>
  (texts.facts ?? []).map((fact) => fact.trim().replace(/\.$/, "")).slice(0, most);

function composeUpright(stage: Stage, most: number, shrink: number): Scene | null {
  const { s, safe, size, scheme, picture } = stage;
  const cutout = picture?.kind === "cutout" ? picture : null;
  const scene = createScene(size, scheme.ground);
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y });
  const block = headlineBlock(stage, safe.width, stage.tall ? 3 : 2, size.height, shrink);
  if (!block) return null;
  const top = bottom(mark) + 0.066 * s;
  const headline = addHeading(stage, scene, block, { x: safe.x, top, scheme });
  const pill = addButton(stage, scene, scheme.cta, { x: safe.x, bottom: bottom(safe) });
  const y = bottom(headline) + 0.034 * s;
  const room = pill.y - 0.052 * s - y;
  const width = (cutout ? 0.62 : 1) * safe.width;
  const rows = fitRows(stage, factsOf(stage, most), width, room);
  if (!rows) return null;
  const card = { x: safe.x, y, width, height: room };
  addRows(stage, scene, card, rows);
  if (!cutout) return scene;
  const x = right(card) + 0.03 * s;
  const foot = bottom(safe) - 0.005 * s;
  const beside = Math.max(x, right(pill) + 0.03 * s) > x + 0.1 * s ? pill.y - 0.05 * s : foot;
  const zone = { x, y, width: size.width - 0.03 * s - x, height: beside - y };
  addCutout(scene, cutout, containBox(cutout, zone));
  return scene;
}

function composeWide(stage: Stage, most: number): Scene | null {
  const { s, safe, size, scheme } = stage;
  const scene = createScene(size, scheme.ground);
  const left = 0.5 * size.width;
  const width = left - safe.x - 0.07 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const ends = bottom(safe) - buttonSize(stage, width).height - 0.07 * s;
  const block = headlineBlock(stage, width, 5, ends - bottom(mark) - 0.06 * s);
  if (!block) return null;
  const top = ends - block.height - descentEm * block.size * 0.5;
  addHeading(stage, scene, block, { x: safe.x, top, scheme });
  addButton(stage, scene, scheme.cta, { x: safe.x, bottom: bottom(safe), mostWidth: width });
  const card = { x: left, y: safe.y, width: right(safe) - left, height: safe.height };
  const rows = fitRows(stage, factsOf(stage, most), card.width, card.height);
  if (!rows) return null;
  addRows(stage, scene, card, rows);
  return scene;
}

/** A card with three or four facts from the page. */
export const lista: Layout = {
  name: "lista",
  angles: ["benefit"],
  needs: { minFacts: 3 },
  pictureKinds: [],
  droppable: ["picture"],
  compose(stage) {
    const count = (stage.texts.facts ?? []).length;
    if (count < 3) return null;
    for (const most of count > 3 ? [4, 3] : [3]) {
      const tries = stage.wide
        ? [() => composeWide(stage, most)]
        : shrinks.map((shrink) => () => composeUpright(stage, most, shrink));
      for (const compose of tries) {
        const scene = compose();
        if (scene) return scene;
      }
    }
    return null;
  },
};
