import type { Box } from "../creative.ts";
import { addShape, padded, px, right, type Scene } from "../scene.ts";

/** A slightly rising line through an old price; `thin` is its width in pixels. */
export function addStrikeLine(scene: Scene, box: Box, color: string, thin: number): void {
  const from = `${px(box.x - thin)} ${px(box.y + box.height * 0.62)}`;
  const to = `${px(right(box) + thin)} ${px(box.y + box.height * 0.38)}`;
  const stroke = `stroke="${color}" stroke-width="${px(thin)}" stroke-linecap="round"`;
  addShape(scene, `<path d="M${from}L${to}" ${stroke}/>`, padded(box, 2 * thin));
}
