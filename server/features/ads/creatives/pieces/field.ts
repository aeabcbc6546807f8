import { contrastOf } from "../colors/color.ts";
import type { Box, Picture } from "../creative.ts";
import { addRect, addShape, betweenCorners, px, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** Minimum contrast of a cut-out's edge with what is behind it. */
const leastContrast = 1.5;

/** The brand's colour for a field behind a cut-out: a quiet one, if its edge is visible on it. */
export function fieldColor({ scheme }: Stage, { edgeColor }: Picture): string {
  const [quiet, middle, loud] = scheme.shapes;
  const choices = [middle, quiet, loud];
  const contrast = (color: string) => contrastOf(color, edgeColor);
  const best = () => choices.toSorted((one, other) => contrast(other) - contrast(one))[0]!;
  return choices.find((color) => contrast(color) >= leastContrast) ?? best();
}

/** Adds a flat field that a cut-out stands in, with one round corner at its top left. */
export function addField(scene: Scene, at: Box, fill: string, radius = 0): void {
  scene.pictureAreas.push(at);
  if (radius === 0) {
    addRect(scene, at, fill);
    return;
  }
  const r = px(radius);
  const right = px(at.x + at.width);
  const svg = `<path d="M${px(at.x + radius)} ${px(at.y)}H${right}V${px(at.y + at.height)}H${px(at.x)}V${px(at.y + radius)}a${r} ${r} 0 0 1 ${r} -${r}Z" fill="${fill}"/>`;
  addShape(scene, svg, at, { inner: { box: betweenCorners(at, radius, 0), fill } });
}
