import type { Box, Picture } from "../creative.ts";
import type { Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { mostEnlarged, mostEnlargedCutout, subjectRatio } from "./picture-crops.ts";

/** Minimum shares of a square: of the picture with its field or panel, and of a cut-out itself. */
const leastShare = 0.45;
const leastCutoutShare = 0.28;
/** Ratios of cut-outs outside of these are long objects, which are measured by their long side. */
const longRatios = [0.6, 1.9] as const;
const leastLongSide = 0.62;

/** The share (0–1) of the canvas that the union of some boxes takes. */
export function shareOfCanvas(boxes: readonly Box[], { width, height }: Scene["size"]): number {
  const clip = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const clipped = boxes.map((box) => ({
    left: clip(box.x, width),
    right: clip(box.x + box.width, width),
    top: clip(box.y, height),
    bottom: clip(box.y + box.height, height),
  }));
  const edgesOf = (values: number[]) => [...new Set(values)].sort((one, other) => one - other);
  const columns = edgesOf(clipped.flatMap(({ left, right }) => [left, right]));
  const rows = edgesOf(clipped.flatMap(({ top, bottom }) => [top, bottom]));
  let area = 0;
  for (let x = 0; x + 1 < columns.length; x++) {
    for (let y = 0; y + 1 < rows.length; y++) {
      const isCovered = clipped.some(
        ({ left, right, top, bottom }) =>
          left <= columns[x]! &&
          right >= columns[x + 1]! &&
          top <= rows[y]! &&
          bottom >= rows[y + 1]!,
      );
      if (isCovered) area += (columns[x + 1]! - columns[x]!) * (rows[y + 1]! - rows[y]!);
    }
  }
  return area / (width * height);
}

/** The share (0–1) of the canvas for the picture and the field or panel that it stands on. */
export const pictureShareOf = ({ pictureAreas, size }: Scene): number =>
  shareOfCanvas(pictureAreas, size);

/** Whether the file has too few pixels for its minimum share of the square. */
function isTooSmallFile({ subject, width, height, kind }: Picture, side: number): boolean {
  const area = kind === "cutout" ? subject.width * subject.height : 1;
  const least = (kind === "cutout" ? leastCutoutShare : leastShare) * side * side;
  const enlarged = kind === "cutout" ? mostEnlargedCutout : mostEnlarged;
  return area * width * height * enlarged ** 2 < least * 1.05;
}

/** Whether a picture is large enough in a square; other formats and small files always pass. */
export function isPictureLarge(stage: Stage, scene: Scene): boolean {
  const { format, picture, s } = stage;
  if (format !== "square" || stage.allowsSmallPicture) return true;
  if (!picture || scene.pictureAreas.length === 0 || isTooSmallFile(picture, s)) return true;
  if (pictureShareOf(scene) < leastShare - 0.0005) return false;
  if (picture.kind === "photo" || !scene.subject) return true;
  const { width, height } = scene.subject;
  const ratio = subjectRatio(picture);
  if (ratio < longRatios[0] || ratio > longRatios[1]) {
    return Math.max(width, height) >= leastLongSide * s;
  }
  return width * height >= (leastCutoutShare - 0.0005) * s * s;
}
