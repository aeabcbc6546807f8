import { contrastOf, mixColors } from "../colors/color.ts";
import type { Box, Scheme } from "../creative.ts";
import { addCircle, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { addOldPrice, addPrice, priceHeightEm, priceWidthEm } from "./price.ts";
import { addLine } from "./text-block.ts";

/** The label's colour mixed with the fill, as far as it stays legible. */
function quieter({ fill, label }: Scheme["cta"]): string {
  const shares = [0.72, 0.8, 0.88];
  const mixed = shares.map((share) => mixColors(label, fill, share));
  return mixed.find((color) => contrastOf(color, fill) >= 4.5) ?? label;
}

/** Em of figures that a usual sticker holds, and how much it grows for more. */
const usualWidth = 3.3;
const mostGrowth = 1.3;
/** The share of the diameter that an old price may take. */
const oldShare = 0.78;

/** The least size in pixels of the small texts in a sticker. */
const leastSmall = ({ sizes }: Stage): number => 0.98 * sizes.least;

/** In pixels; larger for a long price. */
export function stickerDiameter(stage: Stage, share: number): number {
  const { texts, pair, s, wide, scale } = stage;
  const width = texts.price ? priceWidthEm(stage, texts.price.text, pair.figures) : 0;
  const usual = share * s * (wide ? 1.4 : stage.tall ? 1 : 1.1);
  const old = stage.widthOf(texts.price?.before?.trim() ?? "", pair.strong, leastSmall(stage));
  const growth = Math.max(1, width / usualWidth, old / (oldShare * usual));
  // A square has no room for an enlarged sticker that is also large.
  const enlarged = wide || stage.tall ? scale.price : Math.min(scale.price, 1.16);
  return usual * Math.min(mostGrowth, growth) * enlarged;
}

/** Whether a sticker shows the price large enough, also next to a crossed-out one. */
export function suitsSticker(stage: Stage): boolean {
  const { price } = stage.texts;
  if (!price) return false;
  const width = priceWidthEm(stage, price.text, stage.pair.figures);
  return width <= (price.before ? usualWidth : usualWidth * 1.25);
}

/**
 * Adds the price in a round sticker, as large as it fits. The note is dropped if there is no room for
 * a readable size. Returns the sticker's box.
 */
export function addSticker(
  stage: Stage,
  scene: Scene,
  center: { x: number; y: number },
  colors: Scheme["cta"],
  diameterShare = 0.215,
): Box {
  const { price } = stage.texts;
  const diameter = stickerDiameter(stage, diameterShare);
  const radius = diameter / 2;
  const box = { x: center.x - radius, y: center.y - radius, width: diameter, height: diameter };
  if (!price) return box;
  addCircle(scene, center, radius, colors.fill);
  scene.stickers.push(box);
  const { figures, strong } = stage.pair;
  const tall = priceHeightEm(stage, price.text, figures);
  const size = Math.min(
    (diameter * 0.76) / priceWidthEm(stage, price.text, figures),
    (diameter * 0.5) / tall,
    diameter * 0.42,
  );
  const note = price.note?.trim() ?? "";
  const noteSize = Math.max(leastSmall(stage), diameter * 0.115);
  const noteWidth = stage.widthOf(note, strong, noteSize);
  const noteCap = capHeightOf(strong) * noteSize;
  const gap = diameter * 0.085;
  const before = price.before?.trim() ?? "";
  const fits = (text: string) => stage.widthOf(text, strong, noteSize) <= diameter * 0.66;
  const oldSize = Math.min(
    noteSize,
    (diameter * oldShare) / Math.max(0.1, stage.widthOf(before, strong, 1)),
  );
  const withBefore = before !== "" && oldSize >= 0.95 * leastSmall(stage);
  // With a crossed-out price there is no room for a note.
  const withNote = note !== "" && !withBefore && fits(note);
  const extra = withBefore || withNote ? gap + noteCap : 0;
  const height = tall * size + extra;
  const first = center.y - height / 2;
  const top = withBefore ? first + extra : first;
  const place = { top, size, color: colors.label, style: figures, isCentered: true } as const;
  addPrice(stage, scene, price.text, { ...place, x: center.x });
  if (withBefore) {
    const x = center.x - stage.widthOf(before, strong, oldSize) / 2;
    const color = quieter(colors);
    const old = { x, baseline: first + noteCap, size: oldSize, style: strong, color };
    addOldPrice(stage, scene, before, old);
  }
  if (!withNote) {
    if (note !== "") scene.dropped.push("note");
    return box;
  }
  const baseline = first + height;
  const x = center.x - noteWidth / 2;
  addLine(scene, { text: note, x, baseline, size: noteSize, style: strong, color: colors.label });
  scene.boxes.push({
    x,
    y: baseline - noteCap,
    width: noteWidth,
    height: noteCap + noteSize * 0.2,
    role: "note",
    text: note,
    color: colors.label,
  });
  return box;
}
