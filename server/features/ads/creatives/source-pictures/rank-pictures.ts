import { lchOf } from "../colors/color.ts";
import type { Picture } from "../creative.ts";
import type { PictureTraits } from "./prepare-picture.ts";

interface RankedPicture {
  picture: Pick<Picture, "width" | "height" | "kind" | "luminance" | "edgeColor">;
  traits: PictureTraits;
}

export const mostPictures = 12;

/** Maximum number of different hash bits of two copies of a picture. */
const nearDuplicate = 6;
/** Maximum OKLab distance of two copies' edge colours; more is another colour of the product. */
const sameColor = 0.08;

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

function isCopy(one: RankedPicture, other: RankedPicture): boolean {
  if (hashDistance(one.traits.hash, other.traits.hash) > nearDuplicate) return false;
  if (Math.abs(one.picture.luminance - other.picture.luminance) > 0.08) return false;
  const [first, second] = [lchOf(one.picture.edgeColor), lchOf(other.picture.edgeColor)];
  if (!first || !second) return true;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  return (
    Math.hypot(
      first.l - second.l,
      first.c * Math.cos(radians(first.h)) - second.c * Math.cos(radians(second.h)),
      first.c * Math.sin(radians(first.h)) - second.c * Math.sin(radians(second.h)),
    ) <= sameColor
  );
}

/** Maximum number of different hash bits of a crop and a window of its original. */
const nearCrop = 6;
/** Maximum difference of luminance of a crop and its original. */
const sameLuminance = 0.12;
/** Hashes with fewer set bits are of flat pictures, which are all alike. */
const leastTexture = 12;

function isCropOf(crop: RankedPicture, original: RankedPicture): boolean {
  const { hash } = crop.traits;
  const texture = hashDistance(hash, "0");
  return (
    crop.picture.kind === "photo" &&
    texture >= leastTexture &&
    texture <= 64 - leastTexture &&
    Math.abs(crop.picture.luminance - original.picture.luminance) <= sameLuminance &&
    (original.traits.cropHashes ?? []).some((window) => hashDistance(window, hash) <= nearCrop)
  );
}

/** The number of different bits of two 64-bit perceptual hashes. */
function hashDistance(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count;
}
