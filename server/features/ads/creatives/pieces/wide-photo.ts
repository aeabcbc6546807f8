import type { Box, Picture } from "../creative.ts";
import { bottom, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { addPattern } from "./pattern.ts";
import { addPhoto, type Radii } from "./photo.ts";
import { cropToFill, mostEnlarged } from "./picture-crops.ts";
import { secondScheme } from "./second-scheme.ts";

/** Shares of a wide canvas's width that a photo on its right may take. */
const widths = [0.56, 0.52, 0.48, 0.45];
/** Of a photo that no panel shows whole, in its own shape. */
const wholeWidth = 0.56;

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
 * subject whole, else in its own shape over the brand's pattern. Returns the box of both; null if
 * neither is possible.
 */
export function addWidePhoto(
  stage: Stage,
  scene: Scene,
  picture: Picture,
  { radius = 0, shares = widths }: { radius?: number; shares?: readonly number[] } = {},
): Box | null {
  const { size } = stage;
  const rounded: Radii = [radius, 0, 0, radius];
  for (const panel of panelsOf(stage, picture, shares)) {
    if (addPhoto(stage, scene, picture, panel, { radii: rounded })) return panel;
  }
  const ratio = picture.width / picture.height;
  const sharp = 0.999 * mostEnlarged * picture.width;
  const width = Math.min(wholeWidth * size.width, size.height * ratio, sharp);
  const panel = { x: size.width - width, y: 0, width, height: width / ratio };
  if (width < 0.3 * size.width || !addPhoto(stage, scene, picture, panel)) return null;
  const under = { ...panel, y: bottom(panel), height: size.height - bottom(panel) };
  if (under.height < 1) return panel;
  const scheme = secondScheme(stage, ["brand", "deep", "accent", "ink", "tint"], 1.5);
  // Letters as large as other tiles would be read.
  const tile = (stage.scheme.pattern === "letters" ? 0.08 : 0.17) * stage.s;
  addPattern(stage, scene, under, { scheme, unit: width / Math.round(width / tile) });
  return { ...panel, height: size.height };
}
