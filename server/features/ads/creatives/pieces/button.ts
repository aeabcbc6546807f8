import type { Box, Scheme } from "../creative.ts";
import { addRect, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { addLine } from "./text-block.ts";

interface ButtonPlace {
  /** The button's left edge, middle or right edge, depending on `align`. */
  x: number;
  bottom: number;
  align?: "left" | "center" | "right";
  /** Fixed width; by the label when absent. */
  width?: number;
  mostWidth?: number;
}

export function buttonSize(stage: Stage, mostWidth = stage.safe.width) {
  const height = stage.s * (stage.wide ? 0.115 : 0.086);
  const padding = stage.s * (stage.wide ? 0.05 : 0.046);
  const { strong } = stage.pair;
  const label = stage.texts.cta.trim();
  const full = stage.widthOf(label, strong, stage.sizes.cta);
  const size = stage.sizes.cta * Math.min(1, (mostWidth - 2 * padding) / full);
  return { height, width: full * (size / stage.sizes.cta) + 2 * padding, size };
}

/** The call to action as a flat pill; returns its box. */
export function addButton(
  stage: Stage,
  scene: Scene,
  colors: Scheme["cta"],
  place: ButtonPlace,
): Box {
  const { height, width: natural, size } = buttonSize(stage, place.width ?? place.mostWidth);
  const width = place.width ?? natural;
  const shift = { left: 0, center: 0.5, right: 1 }[place.align ?? "left"];
  const box = { x: place.x - width * shift, y: place.bottom - height, width, height };
  const { strong } = stage.pair;
  const text = stage.texts.cta.trim();
  addRect(scene, box, colors.fill, height / 2);
  addLine(scene, {
    text,
    x: box.x + (width - stage.widthOf(text, strong, size)) / 2,
    baseline: box.y + (height + capHeightOf(strong) * size) / 2,
    size,
    style: strong,
    color: colors.label,
  });
  scene.boxes.push({ ...box, role: "cta", text, color: colors.label });
  return box;
}
