import type { Box, Picture } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton } from "../pieces/button.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addCrop, findGoodCrop, zoomedToShare } from "../pieces/picture-crops.ts";
import { addBlock, descentEm, fitBlock } from "../pieces/text-block.ts";
import { addShape, bottom, createScene, px, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** The share of the giant marks that the canvas's top edge crops. */
const crop = 0.14;

/** Two opening quotation marks, drawn because fonts differ in theirs. */
function marksSvg(x: number, top: number, size: number, fill: string): string {
  const one = (left: number) => {
    const w = size * 0.52;
    const [l, t] = [px(left), px(top)];
    const [mid, low] = [px(top + size * 0.48), px(top + size)];
    return `<path d="M${px(left + w)} ${t}C${px(left + w * 0.2)} ${px(top + size * 0.1)} ${l} ${px(top + size * 0.38)} ${l} ${mid}V${low}H${px(left + w)}V${mid}H${px(left + w * 0.5)}C${px(left + w * 0.5)} ${px(top + size * 0.34)} ${px(left + w * 0.66)} ${px(top + size * 0.24)} ${px(left + w)} ${px(top + size * 0.2)}Z" fill="${fill}"/>`;
  };
  return one(x) + one(x + size * 0.66);
}

/** The box of the round picture, partly outside the canvas and above the words. */
function circleOf({ size, s, wide, tall }: Stage, wordsTop: number): Box {
  const most = tall ? Math.min(0.76, wordsTop / s - 0.08) : 0.6;
  const diameter = (wide ? 0.94 : most) * s;
  if (wide)
    return { x: size.width - diameter * 0.9, y: 0.03 * s, width: diameter, height: diameter };
  const x = size.width - diameter * 0.87;
  return { x, y: tall ? 0.02 * s : -0.13 * s, width: diameter, height: diameter };
}

/** False if the photo would be cut or blurred too much. */
function addPicture(stage: Stage, scene: Scene, picture: Picture, wordsTop: number): boolean {
  const circle = circleOf(stage, wordsTop);
  const near = zoomedToShare(picture, circle, { width: 0.8, height: 0.8 });
  const shot = [near, picture]
    .map((one) => findGoodCrop(one, circle, [{ x: 0.46, y: 0.54 }]))
    .find((found) => found !== null);
  if (!shot) return false;
  const radius = circle.width / 2;
  addCrop(scene, picture, circle, shot, [radius, radius, radius, radius]);
  scene.subject = { ...circle, x: circle.x + circle.width * 0.1, width: circle.width * 0.9 };
  return true;
}

function addSource(stage: Stage, scene: Scene, pill: Box, width: number): Box | null {
  const { scheme, safe, texts, pair, sizes, wide } = stage;
  const block = fitBlock(stage, texts.quoteSource ?? "", {
    width: wide ? width : pill.x - safe.x - 0.06 * stage.s,
    height: 0.16 * stage.s,
    maxSize: sizes.bodyMin,
    minSize: sizes.least,
    maxLines: wide ? 1 : 2,
    style: pair.body,
    lineCost: 0.05,
  });
  if (!block) return null;
  const hang = descentEm * block.size;
  const top = wide ? pill.y - 0.075 * stage.s - block.height : bottom(safe) - block.height - hang;
  const place = { x: safe.x, top, color: scheme.muted, role: "quote_source" } as const;
  return addBlock(stage, scene, block, place);
}

/** Brand, source and button, which all variants share; returns the room for the quote. */
function addSurroundings(
  stage: Stage,
  scene: Scene,
  mostBrand: number,
): { room: Box; markBottom: number } | null {
  const { s, safe, size, scheme, wide } = stage;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: mostBrand });
  const width = wide ? 0.5 * size.width : safe.width;
  const pill = addButton(stage, scene, scheme.cta, {
    x: wide ? safe.x : right(safe),
    align: wide ? "left" : "right",
    bottom: bottom(safe),
    mostWidth: 0.55 * safe.width,
  });
  const source = addSource(stage, scene, pill, width);
  if (!source) return null;
  const ends = Math.min(source.y, pill.y) - (wide ? 0.055 : 0.075) * s;
  const room = { x: safe.x, y: bottom(mark), width, height: ends - bottom(mark) };
  return { room, markBottom: bottom(mark) };
}

function composeWithPicture(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size, scheme, wide, tall } = stage;
  const words = createScene(size, scheme.ground);
  const around = addSurroundings(stage, words, (wide ? 0.45 : 0.4) * size.width);
  if (!around) return null;
  const marks = 0.085 * s;
  const ends = bottom(around.room);
  const begins = wide
    ? around.markBottom + 0.05 * s + marks
    : (tall ? 0.42 : 0.4) * size.height + marks;
  const block = fitHeading(stage, {
    width: around.room.width,
    height: ends - begins - 0.045 * s,
    maxSize: (wide ? 0.092 : 0.088) * s,
    minSize: 0.044 * s,
    maxLines: 5,
    style: stage.pair.display,
  });
  if (!block) return null;
  const top = ends - block.height;
  addHeading(stage, words, block, { x: safe.x, top, scheme });
  const signs = { x: safe.x, y: top - 0.05 * s - marks, width: marks * 1.2, height: marks };
  addShape(words, marksSvg(signs.x, signs.y, marks, scheme.key), signs);
  const scene = createScene(size, scheme.ground);
  if (!addPicture(stage, scene, picture, signs.y)) return null;
  scene.elements.push(...words.elements);
  scene.boxes.push(...words.boxes);
  return scene;
}

/** Without a picture the quote is larger, under giant quotation marks that the top edge crops. */
function composePoster(stage: Stage): Scene | null {
  const { s, safe, size, scheme, wide, tall } = stage;
  const scene = createScene(size, scheme.ground);
  const signs = (wide ? 0.62 : 0.38) * s;
  const left = right(safe) - signs * 1.18;
  const at = { x: left, y: -crop * signs, width: signs * 1.2, height: signs };
  addShape(scene, marksSvg(at.x, at.y, signs, scheme.cta.fill), at);
  const around = addSurroundings(stage, scene, left - safe.x - 0.05 * s);
  if (!around) return null;
  const { room, markBottom } = around;
  const begins = wide ? markBottom + 0.07 * s : Math.max(bottom(at), markBottom) + 0.07 * s;
  const block = fitHeading(stage, {
    width: wide ? Math.min(room.width, left - 0.05 * s - safe.x) : room.width,
    height: bottom(room) - begins,
    maxSize: (wide ? 0.115 : 0.14) * s,
    minSize: 0.044 * s,
    maxLines: tall ? 7 : 5,
    style: stage.pair.display,
  });
  if (!block) return null;
  const top = bottom(room) - block.height;
  addHeading(stage, scene, block, { x: safe.x, top, scheme });
  return scene;
}

/** A customer's review and where it was published. */
export const cita: Layout = {
  name: "cita",
  angles: ["proof", "benefit", "in_use"],
  onlyItsAngles: true,
  needs: { quoteSource: true },
  pictureKinds: [],
  droppable: ["picture"],
  compose: (stage) =>
    stage.picture?.kind === "photo"
      ? composeWithPicture(stage, stage.picture)
      : composePoster(stage),
};
