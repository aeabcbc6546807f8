import type { Box, Picture } from "../creative.ts";
import type { Stage } from "../stage.ts";

const strips: readonly Box[] = [
  { x: 0, y: 0, width: 1, height: 0.03 },
  { x: 0, y: 0.97, width: 1, height: 0.03 },
  { x: 0, y: 0, width: 0.03, height: 1 },
  { x: 0.97, y: 0, width: 0.03, height: 1 },
];

/** Maximum luminance range of a photo's edges that continue in the ground without a visible seam. */
const mostVaried = 0.06;

/** Whether a photo's edges have one colour, so that the ground can continue it without a seam. */
export function isSeamless(stage: Stage, picture: Picture): boolean {
  const edge = strips.flatMap((strip) => stage.luminances(picture.id, strip));
  const sorted = edge.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return at(0.98) - at(0.02) <= mostVaried;
}

/**
 * The box of a whole photo whose subject fills a zone. The photo may be larger than the zone, because
 * the ground has the colour of its edges.
 */
export function placeBySubject(picture: Picture, zone: Box): Box {
  const { subject } = picture;
  const scale = Math.min(
    zone.width / (subject.width * picture.width),
    zone.height / (subject.height * picture.height),
    1.5,
  );
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    x: zone.x + zone.width / 2 - (subject.x + subject.width / 2) * width,
    y: zone.y + zone.height / 2 - (subject.y + subject.height / 2) * height,
    width,
    height,
  };
}
