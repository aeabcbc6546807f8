import type { Picture } from "../creative.ts";
import { cellDistance } from "./fingerprint.ts";
import type { PictureTraits } from "./prepare-picture.ts";

interface RankedPicture {
  picture: Pick<Picture, "width" | "height" | "kind">;
  traits: PictureTraits;
}

export const mostPictures = 12;

/** Maximum number of different hash bits of two copies of a picture. */
const nearDuplicate = 6;
/**
 * Maximum distance of two copies' cells. Other sizes and compressions of a picture differ by less than 3, two
 * dresses before the same wall by 6 or more.
 */
const nearCells = 5;

/** 0–1: the quality of a picture for an ad that is 1080 pixels wide. */
function qualityOf({ picture, traits }: RankedPicture): number {
  const { width, height, kind } = picture;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isCutout = kind === "cutout";
  const size = isCutout ? Math.min(1, long / 800) : Math.min(1, short / 1080);
  // All common ratios, from a phone's portrait photo to a landscape, crop well.
  const shape = isCutout ? Math.min(1, 3 / (long / short)) : Math.min(1, 1.8 / (long / short));
  const whole = isCutout ? 0.95 : 0.55 + 0.45 * traits.confidence;
  return size ** 0.7 * shape * whole * (0.4 + 0.6 * Math.min(1, traits.sharpness * 1.6));
}

/**
 * Best first, without copies, at most twelve. Equal ones keep the site's order.
 * @param isUnlike pictures that never count as copies of each other, such as two products' pictures
 */
export function rankPictures<Found extends RankedPicture>(
  found: readonly Found[],
  isUnlike: (one: Found, other: Found) => boolean = () => false,
): Found[] {
  const sorted = found
    .map((one) => ({ one, quality: qualityOf(one) }))
    .sort((one, other) => other.quality - one.quality);
  const ranked: Found[] = [];
  for (const { one } of sorted) {
    if (ranked.length === mostPictures) break;
    const isRepeated = ranked.some((other) => !isUnlike(one, other) && isSamePicture(one, other));
    if (!isRepeated) ranked.push(one);
  }
  return ranked;
}

/** Whether one is a copy of the other at any size, or a usual crop of it. */
export function isSamePicture(one: RankedPicture, other: RankedPicture): boolean {
  return isCopy(one, other) || isCropOf(one, other) || isCropOf(other, one);
}

const isCopy = ({ traits }: RankedPicture, { traits: other }: RankedPicture): boolean =>
  hashDistance(traits.hash, other.hash) <= nearDuplicate &&
  cellDistance(traits.cells, other.cells) <= nearCells;

/** Maximum number of different hash bits, and distance of cells, of a crop and a window of its original. */
const nearCrop = { bits: 6, cells: 20 };
/** Hashes with fewer set bits are of flat pictures, which are all alike. */
const leastTexture = 12;

function isCropOf(crop: RankedPicture, original: RankedPicture): boolean {
  const { hash, cells } = crop.traits;
  const texture = hashDistance(hash, "0");
  return (
    crop.picture.kind === "photo" &&
    texture >= leastTexture &&
    texture <= 64 - leastTexture &&
    (original.traits.crops ?? []).some(
      (window) =>
        hashDistance(window.hash, hash) <= nearCrop.bits &&
        cellDistance(window.cells, cells) <= nearCrop.cells,
    )
  );
}

/** The number of different bits of two 64-bit perceptual hashes. */
function hashDistance(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count;
}
