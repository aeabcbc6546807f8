import type { Box, Picture } from "../creative.ts";
import { addRect, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { cropRulesFor } from "./crop-lines.ts";
import { fieldBeside } from "./hung-photo.ts";
import { addPhoto, type Radii } from "./photo.ts";
import { cropToFill, mostEnlarged } from "./picture-crops.ts";

/** Shares of a wide canvas's width that a photo on its right may take. */
const widths = [0.56, 0.52, 0.48, 0.45];
/** Of a photo that no panel shows whole, in its own shape. */
const wholeWidth = 0.56;

/** Where the field behind such a photo begins, in shares of the photo's width. */
const fieldShare = 0.42;
const insetRadius = 0.05;

/** The panels on the right, those first in which the least of the photo is cut off. */
function panelsOf({ size }: Stage, picture: Picture, shares: readonly number[]): Box[] {
  const panels = shares.map((share) => {
    const width = Math.round(share * size.width);
    return { x: size.width - width, y: 0, width, height: size.height };
  });
  const shown = (panel: Box) => {
    const { from } = cropToFill({ ...picture, zoom: 1 }, panel);
    return Math.round(from.width * from.height * 20);
  };
  return panels.toSorted((one, other) => shown(other) - shown(one));
}

/**
 * Adds a photo that bleeds off the right of a wide canvas, over its full height if that shows its
 * subject whole, else in its own shape in front of a quiet field. Returns the box of both; null if neither is
 * possible.
 */
export function addWidePhoto(
  stage: Stage,
  scene: Scene,
  picture: Picture,
  { radius = 0, shares = widths }: { radius?: number; shares?: readonly number[] } = {},
): Box | null {
  const { size } = stage;
  const rounded: Radii = [radius, 0, 0, radius];
  const panels = panelsOf(stage, picture, shares);
  for (const care of ["clean", "usual", "loose"] as const) {
    for (const panel of panels) {
      const rules = cropRulesFor(stage, picture, panel, { care, aims: [{ x: 0.5, y: 0.5 }] });
      if (addPhoto(stage, scene, picture, panel, { ...rules, radii: rounded })) return panel;
    }
  }
  const ratio = picture.width / picture.height;
  const sharp = 0.999 * mostEnlarged * picture.width;
  const width = Math.min(wholeWidth * size.width, size.height * ratio, sharp);
  if (width < 0.3 * size.width) return null;
  const height = width / ratio;
  const panel = { x: size.width - width, y: (size.height - height) / 2, width, height };
  const x = panel.x + fieldShare * width;
  const field = { x, y: 0, width: size.width - x, height: size.height };
  if (panel.y >= 1) addRect(scene, field, fieldBeside(stage));
  const corner = panel.y >= 1 ? insetRadius * stage.s : radius;
  if (!addPhoto(stage, scene, picture, panel, { radii: [corner, 0, 0, corner] })) return null;
  return { ...panel, height: size.height };
}
