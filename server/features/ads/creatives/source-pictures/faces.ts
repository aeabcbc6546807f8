import type { Box, Size } from "../creative.ts";
import { boxOf } from "./bitmap.ts";
import { connectedPiecesOf } from "./flood-fill.ts";
import { type Lab, type LabMap, labAt } from "./lab.ts";

/** Whether a colour is in the range of skin, from pale to dark. */
export function isSkin([l, a, b]: Lab): boolean {
  const chroma = Math.sqrt(a * a + b * b);
  if (l < 22 || l > 90 || chroma < 11 || chroma > 42 || a < 6) return false;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return hue > 26 && hue < 64;
}

/** Limits of a face's share of the picture; smaller is a passer-by, larger is probably a wall. */
const leastShare = 0.004;
const mostShare = 0.2;
/** Limits of the ratio of height to width, and of width to height, of a face with its neck. */
const mostHigh = 2.3;
const mostWide = 1.25;
/** Limits of the share of its box that a face fills; boards and arms are outside of them. */
const leastFilled = 0.42;
const mostFilled = 0.92;
const most = 6;

/** Boxes of possible faces with their hair, in pixels of a small picture, the largest first. */
export function facesOf(map: LabMap, size: Size): Box[] {
  const count = size.width * size.height;
  const skin = new Uint8Array(count);
  for (let at = 0; at < count; at++) if (isSkin(labAt(map, at))) skin[at] = 1;
  const faces: Box[] = [];
  for (const piece of connectedPiecesOf(size, (at) => skin[at] === 1)) {
    if (piece.length < leastShare * count || faces.length === most) break;
    if (piece.length > mostShare * count) continue;
    const own = new Set(piece);
    const box = boxOf(size, (at) => own.has(at));
    if (!box || !isFaceLike(box, piece.length)) continue;
    const hair = Math.min(box.y, box.height * 0.3);
    faces.push({ ...box, y: box.y - hair, height: box.height + hair });
  }
  return faces;
}

function isFaceLike({ width, height }: Box, area: number): boolean {
  const filled = area / (width * height);
  return (
    height <= width * mostHigh &&
    width <= height * mostWide &&
    filled >= leastFilled &&
    filled <= mostFilled
  );
}
