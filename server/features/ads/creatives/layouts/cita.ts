import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton } from "../pieces/button.ts";
import { addHoneycomb } from "../pieces/honeycomb.ts";
import { addCrop, findGoodCrop, zoomedToShare } from "../pieces/picture-crops.ts";
import { addBlock, descentEm, fitBlock } from "../pieces/text-block.ts";
import { addShape, bottom, createScene, padded, px, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

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

function addPicture(stage: Stage, scene: Scene, free: readonly Box[], wordsTop: number): boolean {
  const { picture, size, s, wide, tall } = stage;
  const circle = circleOf(stage, wordsTop);
  if (picture?.kind === "photo") {
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
  const x = (wide ? 0.62 : 0.48) * size.width;
  const region = { x, y: 0, width: size.width - x, height: size.height };
  const reach = wide ? 0.9 : tall ? 0.42 : 0.46;
  addHoneycomb(scene, stage.scheme, {
    region,
    free,
    cellWidth: (wide ? 0.27 : 0.205) * s,
    seed: stage.seed,
    density: (across, down) => 1.9 - Math.hypot((1 - across) * 0.75, down / reach) * 1.1,
  });
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

/** A customer's review and where it was published. */
export const cita: Layout = {
  name: "cita",
  angles: ["proof"],
  onlyItsAngles: true,
  needs: { quoteSource: true },
  pictureKinds: ["photo"],
  droppable: ["picture"],
  compose(stage) {
    const { s, safe, size, scheme, wide, tall } = stage;
    const words = createScene(size, scheme.ground);
    const most = (wide ? 0.45 : 0.4) * size.width;
    const mark = addBrandMark(stage, words, { x: safe.x, top: safe.y, mostWidth: most });
    const width = wide ? 0.5 * size.width : safe.width;
    const pill = addButton(stage, words, scheme.cta, {
      x: wide ? safe.x : right(safe),
      align: wide ? "left" : "right",
      bottom: bottom(safe),
      mostWidth: 0.55 * safe.width,
    });
    const source = addSource(stage, words, pill, width);
    if (!source) return null;
    const marks = 0.085 * s;
    const ends = Math.min(source.y, pill.y) - (wide ? 0.055 : 0.075) * s;
    const begins = wide
      ? bottom(mark) + 0.05 * s + marks
      : (tall ? 0.42 : 0.4) * size.height + marks;
    const block = fitBlock(stage, stage.texts.headline, {
      width,
      height: ends - begins - 0.045 * s,
      maxSize: (wide ? 0.092 : 0.088) * s,
      minSize: 0.044 * s,
      maxLines: 5,
      style: stage.pair.display,
    });
    if (!block) return null;
    const top = ends - block.height;
    addBlock(stage, words, block, { x: safe.x, top, color: scheme.text, role: "headline" });
    const signs = { x: safe.x, y: top - 0.05 * s - marks, width: marks * 1.2, height: marks };
    addShape(words, marksSvg(signs.x, signs.y, marks, scheme.key), signs);
    const scene = createScene(size, scheme.ground);
    const clear = [...words.boxes, signs].map((box) => padded(box, 0.03 * s));
    if (!addPicture(stage, scene, clear, signs.y)) return null;
    scene.elements.push(...words.elements);
    scene.boxes.push(...words.boxes);
    return scene;
  },
};
