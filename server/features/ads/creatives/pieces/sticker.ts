import type { Box, Scheme } from "../creative.ts";
import { addCircle, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { addPrice, priceWidthEm } from "./price.ts";
import { addLine } from "./text-block.ts";

/** In pixels. */
export const stickerDiameter = (stage: Stage, share: number): number =>
  share * stage.s * (stage.wide ? 1.15 : 1) * stage.scale.price;

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
  const widest = diameter * 0.74;
  const size = Math.min(widest / priceWidthEm(stage, price.text, figures), diameter * 0.42);
  const cap = capHeightOf(figures) * size;
  const note = price.note?.trim() ?? "";
  const noteSize = Math.max(stage.s * (stage.wide ? 0.036 : 0.0245), diameter * 0.115);
  const noteWidth = stage.widthOf(note, strong, noteSize);
  const withNote = note !== "" && noteWidth <= diameter * 0.66;
  const noteCap = capHeightOf(strong) * noteSize;
  const gap = diameter * 0.085;
  const height = withNote ? cap + gap + noteCap : cap;
  const top = center.y - height / 2;
  const width = priceWidthEm(stage, price.text, figures) * size;
  const place = { x: center.x - width / 2, top, size, color: colors.label, style: figures };
  addPrice(stage, scene, price.text, place);
  if (!withNote) {
    if (note !== "") scene.dropped.push("note");
    return box;
  }
  const baseline = top + height;
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
