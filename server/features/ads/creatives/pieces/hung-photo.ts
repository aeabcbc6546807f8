import { contrastOf } from "../colors/color.ts";
import type { Box, Picture } from "../creative.ts";
import { addRect, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { addPhoto } from "./photo.ts";
import { mostEnlarged } from "./picture-crops.ts";

/** Radius of a photo's corners that do not lie on the canvas's edge, in shares of the short side. */
export const photoCorners = 0.036;
/** Around a photo on a field, in shares of the short side. */
const fieldRim = 0.038;

/** The widest that a photo can be without being blurred. */
const sharpWidth = ({ width }: Picture): number => 0.999 * mostEnlarged * width;

/** A quiet colour that is seen beside the ground. */
export const fieldBeside = ({ scheme }: Stage): string =>
  scheme.shapes.find((color) => contrastOf(color, scheme.ground) >= 1.15) ?? scheme.shapes[0];

/** Adds the whole photo in the middle of a panel on top of a square, as tall as the panel or as wide as the words. */
export function addHungPhoto(stage: Stage, scene: Scene, picture: Picture, panel: Box): boolean {
  const { s, safe } = stage;
  const ratio = picture.width / picture.height;
  const width = Math.min(safe.width, sharpWidth(picture), panel.height * ratio);
  const corner = photoCorners * s;
  const hung = { x: (s - width) / 2, y: 0, width, height: width / ratio };
  return addPhoto(stage, scene, picture, hung, { radii: [0, 0, corner, corner] });
}

/** Adds the whole photo on a field that fills the panel. */
export function addFramedPhoto(stage: Stage, scene: Scene, picture: Picture, panel: Box): boolean {
  const { s, safe } = stage;
  const ratio = picture.width / picture.height;
  const room = panel.height - 2 * fieldRim * s;
  const width = Math.min(safe.width, sharpWidth(picture), room * ratio);
  const height = width / ratio;
  const corner = photoCorners * s;
  addRect(scene, panel, fieldBeside(stage));
  scene.pictureAreas.push(panel);
  const y = panel.y + (panel.height - height) / 2;
  const card = { x: (s - width) / 2, y, width, height };
  return addPhoto(stage, scene, picture, card, { radii: [corner, corner, corner, corner] });
}
