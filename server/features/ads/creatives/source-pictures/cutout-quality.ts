import type { Size } from "../creative.ts";
import type { Mask } from "./alpha-mask.ts";
import { boxOf } from "./bitmap.ts";
import { connectedPiecesOf } from "./flood-fill.ts";

export type CutoutFault = "specks" | "scraps" | "holes" | "ragged" | "cut_off";

/** A smaller share of the largest piece is a speck. */
const speckShare = 0.004;
/** From this share of the largest piece, a piece may be a product of its own. */
const siblingShare = 0.2;
/** Pieces of fewer pixels are too small to be seen. */
const leastSeen = 3;
/** The largest share of the product that a small hole takes. */
const smallHole = 0.004;

/** The measures of a cut-out's outline. */
export interface CutoutQuality {
  /** Pieces that are too small to be products of their own: up to 0.4 % of the largest, and above. */
  specks: number;
  scraps: number;
  /** Pieces that may be products: 1 for a single one. */
  products: number;
  smallHoles: number;
  /** 0–1: share of the outline that smoothing removes. */
  raggedness: number;
  /** The largest contact with a side of the picture, 0–1 of the product's extent along it. */
  contact: number;
  /** The same for the lower side, on which products stand. */
  standing: number;
}

/** The largest measures that a clean cut-out may have. */
type CutoutLimits = CutoutQuality;

/** For pictures that we cut out, where any doubt is a reason to show the photo. */
export const ownCutoutLimits: CutoutLimits = {
  specks: 3,
  scraps: 1,
  products: 1,
  smallHoles: 6,
  raggedness: 0.15,
  contact: 0.02,
  standing: 0.25,
};

/** For a site's transparent files, whose fine parts (leaves, spokes, drops) are meant. */
export const givenCutoutLimits: CutoutLimits = {
  specks: 12,
  scraps: 4,
  products: 6,
  smallHoles: 60,
  raggedness: 0.5,
  contact: 0.08,
  standing: 0.25,
};

/** Boundary steps between opaque and other pixels; the mask's own borders do not count. */
function outlineOf({ width, height, flags }: Mask): number {
  let length = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x + 1 < width && flags[at] !== flags[at + 1]) length++;
      if (y + 1 < height && flags[at] !== flags[at + width]) length++;
    }
  }
  return length;
}

/** Each pixel becomes what most pixels of the 5 × 5 square around it are. */
function smoothed({ width, height, flags }: Mask): Mask {
  const reach = 2;
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += flags[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const smooth = new Uint8Array(flags.length);
  for (let y = 0; y < height; y++) {
    const [top, end] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum = (row: number, column: number) => sums[row * (width + 1) + column]!;
      const inside = sum(end, right) - sum(top, right) - sum(end, left) + sum(top, left);
      if (2 * inside > (end - top) * (right - left)) smooth[y * width + x] = 1;
    }
  }
  return { width, height, flags: smooth };
}

/** The pieces of what is not opaque that do not reach the border. */
function holesOf(mask: Mask): Int32Array[] {
  const { width, height, flags } = mask;
  const isOnBorder = (at: number) => {
    const x = at % width;
    return x === 0 || x === width - 1 || at < width || at >= width * (height - 1);
  };
  return connectedPiecesOf(mask, (at) => flags[at] === 0).filter(
    (piece) => !piece.some(isOnBorder),
  );
}

/** From this share of an axis a product is fitted to the file, and its ends may be flat. */
const fitted = 0.985;

/** Contact with the left, right and upper side, and with the lower one. */
function contactsOf({ width, height, flags }: Mask): { contact: number; standing: number } {
  const box = boxOf({ width, height }, (at) => flags[at] === 1);
  if (!box) return { contact: 0, standing: 0 };
  let [left, right, top, low] = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    left += flags[y * width]!;
    right += flags[y * width + width - 1]!;
  }
  for (let x = 0; x < width; x++) {
    top += flags[x]!;
    low += flags[(height - 1) * width + x]!;
  }
  const fillsWidth = box.width >= fitted * width;
  const fillsHeight = box.height >= fitted * height;
  return {
    contact: Math.max(
      fillsWidth ? 0 : Math.max(left, right) / box.height,
      fillsHeight ? 0 : top / box.width,
    ),
    standing: fillsHeight ? 0 : low / box.width,
  };
}

/** With an empty frame, so that smoothing treats all sides of the product alike. */
function framed({ width, height, flags }: Mask): Mask {
  const frame = 4;
  const wide = width + 2 * frame;
  const framedFlags = new Uint8Array(wide * (height + 2 * frame));
  for (let y = 0; y < height; y++) {
    framedFlags.set(flags.subarray(y * width, (y + 1) * width), (y + frame) * wide + frame);
  }
  return { width: wide, height: height + 2 * frame, flags: framedFlags };
}

/**
 * Measures the outline of a cut-out. Pure.
 * @param mask the whole picture, at most about 500 pixels wide and high
 */
export function cutoutQualityOf(mask: Mask): CutoutQuality {
  const { flags } = mask;
  const size: Size = mask;
  const pieces = connectedPiecesOf(size, (at) => flags[at] === 1);
  const largest = pieces[0]?.length ?? 0;
  const sharesOf = (from: number, to: number) =>
    pieces.filter(
      ({ length }) => length >= leastSeen && length >= from * largest && length < to * largest,
    ).length;
  const whole = framed(mask);
  const outline = outlineOf(whole);
  const smooth = outlineOf(smoothed(whole));
  const small = holesOf(mask).filter(
    ({ length }) => length >= leastSeen && length < smallHole * largest,
  );
  return {
    specks: sharesOf(0, speckShare),
    scraps: sharesOf(speckShare, siblingShare),
    products: sharesOf(siblingShare, Number.POSITIVE_INFINITY),
    smallHoles: small.length,
    raggedness: outline === 0 ? 0 : Math.max(0, 1 - smooth / outline),
    ...contactsOf(mask),
  };
}

/** Why a cut-out must not be shown; empty for a clean one. */
export function cutoutFaultsOf(quality: CutoutQuality, limits: CutoutLimits): CutoutFault[] {
  const exceeds = (measure: keyof CutoutLimits) => quality[measure] > limits[measure];
  const faults: [CutoutFault, boolean][] = [
    ["specks", exceeds("specks")],
    ["scraps", exceeds("scraps") || exceeds("products")],
    ["holes", exceeds("smallHoles")],
    ["ragged", exceeds("raggedness")],
    ["cut_off", exceeds("contact") || exceeds("standing")],
  ];
  return faults.filter(([, isFound]) => isFound).map(([fault]) => fault);
}
