import { type Bitmap, boxOf } from "./bitmap.ts";
import { depthsOf, eachNeighbour, floodFromBorder, piecesOf } from "./flood.ts";
import { type PlainGround, plainGroundOf } from "./grounds.ts";
import { type LabMap, labAt, labDistance, labMapOf } from "./lab.ts";
import { matte } from "./matte.ts";

/** Share of the picture that a product takes before a plain ground. */
const leastShare = 0.03;
const mostShare = 0.9;
/** Pieces that are smaller than this share of the largest are dust or rests of a shadow. */
const dust = 0.02;
/** Share of everything found that is in one piece: several things make a photo. */
const leastInOne = 0.85;
/** By how much the piece may grow when the ground is told from it more narrowly. */
const mostDoubt = 0.1;
/** ΔE to the ground, a few pixels inside the edge, from which an edge is sure. */
const sureDistance = 10;
const leastSure = 0.86;
/** Lightness that a soft shadow takes, and its slope in lightness per pixel of 1000. */
const deepestShadow = 40;
const steepestShadow = 1.1;
/** Share of what was found that may turn out to be shadow. */
const mostShadow = 0.6;
/** Ground seen through a product (share of it) that is enough to be missed. */
const leastHole = 0.003;

/**
 * Takes a product from the plain ground that it stands on, by flooding from the border; null if the
 * ground is not plain or the edge is not certain, as with white on white. Untrimmed, same size.
 */
export function cutFromGround(bitmap: Bitmap): Bitmap | null {
  const { width, height } = bitmap;
  const count = width * height;
  const map = labMapOf(bitmap);
  const ground = plainGroundOf(map, bitmap);
  if (!ground) return null;
  const away = distancesTo(ground, map, bitmap);
  const tolerance = Math.min(9, Math.max(3, 2.5 * ground.noise + 1.5));
  const soft = shadowsOf(ground, map, bitmap);
  const plain = floodFromBorder(bitmap, (at) => away[at]! <= tolerance);
  const reached = floodFromBorder(bitmap, (at) => away[at]! <= tolerance || soft[at] === 1);
  const pieces = piecesOf(bitmap, (at) => reached[at] === 0);
  const [largest] = pieces;
  if (!largest || largest.length < count * leastShare || largest.length > count * mostShare) {
    return null;
  }
  const kept = pieces.filter((piece) => piece.length >= largest.length * dust);
  const total = kept.reduce((sum, piece) => sum + piece.length, 0);
  if (largest.length < total * leastInOne) return null;
  let unshadowed = 0;
  for (let at = 0; at < count; at++) if (!plain[at]) unshadowed++;
  if (total < unshadowed * (1 - mostShadow)) return null;

  const stays = new Uint8Array(count);
  for (const piece of kept) for (const at of piece) stays[at] = 1;
  if (isCutOff(bitmap, stays)) return null;
  const narrow = Math.max(1.2, tolerance * 0.45);
  const closer = floodFromBorder(bitmap, (at) => away[at]! <= narrow || soft[at] === 1);
  let doubted = 0;
  for (let at = 0; at < count; at++) if (reached[at] && !closer[at] && !isBeside(at)) doubted++;
  if (doubted > total * mostDoubt) return null;
  const depths = depthsOf(bitmap, 4, (at) => stays[at] === 1);
  if (sureShare(depths, away) < leastSure) return null;
  if (!openHoles(bitmap, ground, away, stays, total, narrow)) return null;
  return matte(bitmap, stays);

  /** Half-covered pixels of an edge are no doubt about where it is. */
  function isBeside(at: number): boolean {
    let beside = false;
    eachNeighbour(bitmap, at, (neighbour) => {
      if (stays[neighbour]) beside = true;
    });
    return beside;
  }
}

function distancesTo(ground: PlainGround, map: LabMap, { width, height }: Bitmap): Float32Array {
  const away = new Float32Array(width * height);
  for (let at = 0; at < away.length; at++) {
    const x = at % width;
    const y = (at - x) / width;
    away[at] = labDistance(labAt(map, at), ground.at((x + 0.5) / width, (y + 0.5) / height));
  }
  return away;
}

/** 1 for what is the ground's colour, darker, and changes slowly. */
function shadowsOf(ground: PlainGround, { l, a, b }: LabMap, size: Bitmap): Uint8Array {
  const { width, height } = size;
  const soft = new Uint8Array(width * height);
  const steepest = steepestShadow * (1000 / Math.max(width, height)) * 4 + ground.noise;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const [groundL, groundA, groundB] = ground.at((x + 0.5) / width, (y + 0.5) / height);
      const darker = groundL - l[at]!;
      if (darker < -1 || darker > deepestShadow) continue;
      // A shadow on a coloured ground is less colourful with its lightness.
      const share = l[at]! / Math.max(1, groundL);
      if (Math.hypot(a[at]! - groundA * share, b[at]! - groundB * share) > 4 + ground.noise)
        continue;
      const across = Math.abs(l[at + 2]! - l[at - 2]!);
      const down = Math.abs(l[at + 2 * width]! - l[at - 2 * width]!);
      if (Math.hypot(across, down) <= steepest) soft[at] = 1;
    }
  }
  return soft;
}

/** A product may stand on the lower edge of its picture; cut off elsewhere it is no product. */
function isCutOff({ width, height }: Bitmap, stays: Uint8Array): boolean {
  let sides = 0;
  for (let x = 0; x < width; x++) sides += stays[x]!;
  for (let y = 0; y < height; y++) sides += stays[y * width]! + stays[y * width + width - 1]!;
  return sides > 0.01 * (width + height);
}

/** Share of the edge, a few pixels inside it, that is clearly not of the ground. */
function sureShare(depths: Uint8Array, away: Float32Array): number {
  let [edge, sure] = [0, 0];
  for (let at = 0; at < depths.length; at++) {
    if (depths[at] !== 4) continue;
    edge++;
    if (away[at]! >= sureDistance) sure++;
  }
  return edge === 0 ? 0 : sure / edge;
}

/**
 * Opens what is seen through a handle. False if it may as well be a white label: on a ground that is
 * nearly white or black nobody can tell.
 */
function openHoles(
  bitmap: Bitmap,
  ground: PlainGround,
  away: Float32Array,
  stays: Uint8Array,
  total: number,
  narrow: number,
): boolean {
  const [l] = ground.at(0.5, 0.5);
  const ordinary = l > 92 || l < 12;
  const whole = boxOf(bitmap, (at) => stays[at] === 1);
  if (!whole) return false;
  const holes = piecesOf(bitmap, (at) => stays[at] === 1 && away[at]! <= narrow).filter(
    (hole) => hole.length >= total * leastHole,
  );
  if (holes.length > 0 && ordinary) return false;
  for (const hole of holes) for (const at of hole) stays[at] = 0;
  return true;
}
