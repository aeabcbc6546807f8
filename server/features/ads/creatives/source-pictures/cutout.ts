import type { Box, Size } from "../creative.ts";
import { maskOf } from "./alpha-mask.ts";
import { type Bitmap, boxOf, cropBitmap, shrinkBitmap } from "./bitmap.ts";
import { cutoutFaultsOf, cutoutQualityOf, ownCutoutLimits } from "./cutout-quality.ts";
import { connectedPiecesOf, depthsOf, eachNeighbour, floodFromBorder } from "./flood-fill.ts";
import { type LabMap, labMapOf } from "./lab.ts";
import { makeTransparent } from "./matte.ts";
import {
  compressionNoiseOf,
  distancesTo,
  groundAt,
  groundWithin,
  type PlainGround,
  plainGroundOf,
  softShadowsOf,
} from "./plain-ground.ts";

/** Limits of the share of the picture that a product takes. */
const leastShare = 0.03;
const mostShare = 0.9;
/** Pieces below this share of the largest are dust or remains of a shadow. */
const dust = 0.02;
/** Minimum share of the largest piece; a picture of several objects stays a photo. */
const leastInOne = 0.85;
/** The maximum growth of the product, in shares, when the ground's tolerance is narrowed. */
const mostDoubt = 0.1;
/** An edge is certain when the pixel `inside` pixels from it differs from the ground by this ΔE. */
const sureDistance = 10;
const inside = 2;
const leastSure = 0.86;
/** The maximum share of the found pixels that may be shadow. */
const mostShadow = 0.6;
/** Smaller holes (share of the product) are ignored. */
const leastHole = 0.003;
/** The maximum share of a product's width that may touch the picture's lower edge. */
const mostStanding = 0.25;

/** The longer side, in pixels, of the copy on which the product is searched. */
const decisionSide = 480;
const margin = 0.03;

/** A picture separated from its ground by flooding. */
interface Separation {
  bitmap: Bitmap;
  /** ΔE of each pixel to the ground. */
  away: Float32Array;
  /** Whether a pixel counts as ground: ΔE of at most `least`, more near strong edges. */
  isGround(at: number, least: number): boolean;
  tolerance: number;
  narrow: number;
  ringing: Float32Array;
  soft: Uint8Array;
  reached: Uint8Array;
}

/**
 * Cuts a product out of a plain ground by flooding from the border. Returns the product with a
 * margin; null if the ground is not plain or the edge is not certain, as with white on white.
 */
export async function cutFromGround(bitmap: Bitmap): Promise<Bitmap | null> {
  const small = await shrinkBitmap(bitmap, decisionSide);
  const map = labMapOf(small);
  const ground = plainGroundOf(map, small);
  const at = ground && certainBox(small, map, ground);
  if (!at) return null;
  const { width, height } = bitmap;
  const x = Math.floor(Math.max(0, at.x - margin) * width);
  const y = Math.floor(Math.max(0, at.y - margin) * height);
  const part = await cropBitmap(bitmap, {
    x,
    y,
    width: Math.min(width, Math.ceil((at.x + at.width + margin) * width)) - x,
    height: Math.min(height, Math.ceil((at.y + at.height + margin) * height)) - y,
  });
  const within = groundWithin(
    ground,
    fractionsOf({ x, y, width: part.width, height: part.height }, bitmap),
  );
  const separation = separateGround(part, labMapOf(part), within, Math.max(width, height));
  const found = productOf(part, separation.reached);
  if (!found) return null;
  for (const hole of holesOf(separation, found)) for (const pixel of hole) found.stays[pixel] = 0;
  dropFringe(part, found.stays, separation);
  const clean = productOf(
    part,
    Uint8Array.from(found.stays, (flag) => 1 - flag),
  );
  const made = clean && makeTransparent(part, clean.stays);
  return made && (await isClean(made)) ? made : null;
}

/** Whether the finished cut-out has a clean outline; it has a margin on all sides but the lower. */
async function isClean(made: Bitmap): Promise<boolean> {
  const mask = maskOf(await shrinkBitmap(made, decisionSide), 48);
  return cutoutFaultsOf(cutoutQualityOf(mask), ownCutoutLimits).length === 0;
}

function separateGround(
  bitmap: Bitmap,
  map: LabMap,
  ground: PlainGround,
  wholeSide: number,
): Separation {
  const away = distancesTo(ground, map, bitmap);
  const tolerance = Math.min(9, Math.max(3, 2.5 * ground.noise + 1.5));
  const ringing = compressionNoiseOf(away, bitmap);
  const soft = softShadowsOf(ground, map, bitmap, wholeSide);
  const isGround = (at: number, least: number) => away[at]! <= Math.max(least, ringing[at]!);
  const reached = floodFromBorder(bitmap, (at) => soft[at] === 1 || isGround(at, tolerance));
  const narrow = Math.max(1.2, tolerance * 0.45);
  return { bitmap, away, isGround, tolerance, narrow, ringing, soft, reached };
}

/** The product's box in fractions of the picture; null if it is not certain. */
function certainBox(bitmap: Bitmap, map: LabMap, ground: PlainGround): Box | null {
  const { width, height } = bitmap;
  const separation = separateGround(bitmap, map, ground, Math.max(width, height));
  const { away, isGround, tolerance, narrow, soft, reached } = separation;
  const found = productOf(bitmap, reached);
  if (!found) return null;
  const { stays, total } = found;
  if (total < leastShare * stays.length || total > mostShare * stays.length) return null;
  const box = boxOf(bitmap, (at) => stays[at] === 1);
  if (!box || isCutOff(bitmap, stays, box)) return null;
  const plain = floodFromBorder(bitmap, (at) => isGround(at, tolerance));
  if (total < (stays.length - sumOf(plain)) * (1 - mostShadow)) return null;
  const closer = floodFromBorder(bitmap, (at) => soft[at] === 1 || isGround(at, narrow));
  if (doubtOf(bitmap, reached, closer, stays) > total * mostDoubt) return null;
  // On a nearly white or black ground a hole looks like a white or black label.
  const [l] = groundAt(ground, 0.5, 0.5);
  const holes = holesOf(separation, found);
  if (holes.length > 0 && (l > 92 || l < 12)) return null;
  for (const hole of holes) for (const at of hole) stays[at] = 0;
  // Everything in front of the ground counts here: dropped pieces may be text, or parts of the product.
  const flags = Uint8Array.from(reached, (isReached) => (isReached ? 0 : 1));
  for (const hole of holes) for (const at of hole) flags[at] = 0;
  const quality = cutoutQualityOf({ width, height, flags });
  if (cutoutFaultsOf(quality, ownCutoutLimits).length > 0) return null;
  if (sureShare(bitmap, stays, away) < leastSure) return null;
  return fractionsOf(box, bitmap);
}

const sumOf = (flags: Uint8Array): number => flags.reduce((sum, flag) => sum + flag, 0);

interface Product {
  /** 1 for each of its pixels, including what its outline encloses. */
  stays: Uint8Array;
  total: number;
}

/** The pixels that the flood did not reach, without dust; null if they are not one object. */
function productOf(size: Size, reached: Uint8Array): Product | null {
  const pieces = connectedPiecesOf(size, (at) => reached[at] === 0);
  const [largest] = pieces;
  if (!largest) return null;
  const parts = pieces.filter((piece) => piece.length >= largest.length * dust);
  const total = parts.reduce((sum, piece) => sum + piece.length, 0);
  if (largest.length < total * leastInOne) return null;
  const stays = new Uint8Array(reached.length);
  for (const piece of parts) for (const at of piece) stays[at] = 1;
  return { stays, total };
}

/** Areas where the ground is visible through the product. */
const holesOf = ({ bitmap, isGround, narrow }: Separation, { stays, total }: Product) =>
  connectedPiecesOf(bitmap, (at) => stays[at] === 1 && isGround(at, narrow)).filter(
    (hole) => hole.length >= total * leastHole,
  );

/** Whether the picture cuts the product off. A narrow contact with the lower edge is allowed. */
function isCutOff(size: Size, stays: Uint8Array, box: Box): boolean {
  const { width, height } = size;
  let [sides, standing] = [0, 0];
  for (let x = 0; x < width; x++) {
    sides += stays[x]!;
    standing += stays[(height - 1) * width + x]!;
  }
  for (let y = 0; y < height; y++) sides += stays[y * width]! + stays[y * width + width - 1]!;
  return sides - standing > 0.01 * (width + height) || standing > mostStanding * box.width;
}

/** The number of pixels that only the wide tolerance counts as ground, without half-covered ones. */
function doubtOf(size: Size, wide: Uint8Array, narrow: Uint8Array, stays: Uint8Array): number {
  let doubted = 0;
  for (let at = 0; at < wide.length; at++) {
    if (!wide[at] || narrow[at]) continue;
    let isNextToProduct = false;
    eachNeighbour(size, at, (neighbour) => {
      if (stays[neighbour]) isNextToProduct = true;
    });
    if (!isNextToProduct) doubted++;
  }
  return doubted;
}

/** The share of the edge that, a few pixels inside, is clearly different from the ground. */
function sureShare(size: Size, stays: Uint8Array, away: Float32Array): number {
  const depths = depthsOf(size, inside, stays, 1);
  let [edge, sure] = [0, 0];
  for (let at = 0; at < depths.length; at++) {
    if (depths[at] !== inside) continue;
    edge++;
    if (away[at]! >= sureDistance) sure++;
  }
  return edge === 0 ? 0 : sure / edge;
}

/** Removes thin and pale fringes that compression leaves along edges; thin and dark is a wire. */
function dropFringe(size: Size, stays: Uint8Array, { away, ringing }: Separation): void {
  const thin = 3;
  const depths = depthsOf(size, thin, stays, 1);
  const solid = new Uint8Array(stays.length);
  for (let at = 0; at < solid.length; at++) {
    if (stays[at] && (depths[at] === 0 || depths[at] === thin)) solid[at] = 1;
  }
  const fromSolid = depthsOf(size, thin, solid, 0);
  for (let at = 0; at < stays.length; at++) {
    if (!stays[at] || solid[at] || (fromSolid[at]! > 0 && fromSolid[at]! < thin)) continue;
    if (away[at]! <= ringing[at]! * 2.2) stays[at] = 0;
  }
}

/** Smaller pieces (share of a small picture) in front of a plain ground are ignored. */
const leastSeen = 0.0008;

/**
 * The box, in fractions, of everything in front of a plain ground, shadows included; null if there is
 * nothing or it reaches from side to side, like a floor.
 */
export function boxInFrontOfGround(ground: PlainGround, map: LabMap, size: Size): Box | null {
  const away = distancesTo(ground, map, size);
  const tolerance = Math.max(1.5, 3 * ground.noise);
  const { width, height } = size;
  const stays = new Uint8Array(width * height);
  for (const piece of connectedPiecesOf(size, (at) => away[at]! > tolerance)) {
    if (piece.length < leastSeen * stays.length) break;
    for (const at of piece) stays[at] = 1;
  }
  const box = boxOf(size, (at) => stays[at] === 1);
  return box && box.width < 0.95 * width ? fractionsOf(box, size) : null;
}

const fractionsOf = ({ x, y, width, height }: Box, size: Size): Box => ({
  x: x / size.width,
  y: y / size.height,
  width: width / size.width,
  height: height / size.height,
});
