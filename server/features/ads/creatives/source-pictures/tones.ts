import type { Size } from "../creative.ts";
import { type Bitmap, isNearBorder } from "./bitmap.ts";
import { depthsOf } from "./flood-fill.ts";
import { type Lab, type LabMap, labAt, labDistance, linearOf } from "./lab.ts";

interface Tones {
  /** Mean relative luminance 0–1 of the opaque pixels. */
  luminance: number;
  /** `#rrggbb`: mean of the four edges, or of a cut-out's outer 4 % ring. */
  edgeColor: string;
  /** 0–1: how uniform the edge's colour is. */
  edgeUniformity: number;
}

const ringShare = 0.04;
/** Alpha from which a pixel counts as opaque. */
export const opaqueAlpha = 128;
/** ΔE; neighbouring pixels of a photo differ by more. */
const leastGrain = 0.3;

/** Expects a small picture (at most 160 pixels); a cut-out must be trimmed. */
export function tonesOf(bitmap: Bitmap, map: LabMap, kind: "photo" | "cutout"): Tones {
  const isEdge = kind === "photo" ? frameOf(bitmap) : ringOf(bitmap);
  const all = meanOf(bitmap, () => true);
  const edge = meanOf(bitmap, isEdge);
  return {
    luminance: 0.2126 * all[0] + 0.7152 * all[1] + 0.0722 * all[2],
    edgeColor: hexOfLinear(edge),
    edgeUniformity: uniformityOf(bitmap, map, isEdge),
  };
}

const thicknessOf = ({ width, height }: Size): number =>
  Math.max(1, Math.round(Math.max(width, height) * ringShare));

const frameOf = (size: Size) => (at: number) =>
  isNearBorder(size, at, Math.max(1, Math.round(Math.min(size.width, size.height) * 0.03)));

/** Opaque pixels near transparent ones or near the picture's border. */
function ringOf(bitmap: Bitmap): (at: number) => boolean {
  const thickness = thicknessOf(bitmap);
  const isOpaque = new Uint8Array(bitmap.width * bitmap.height);
  for (let at = 0; at < isOpaque.length; at++) {
    if (bitmap.data[at * 4 + 3]! >= opaqueAlpha) isOpaque[at] = 1;
  }
  const depths = depthsOf(bitmap, thickness, isOpaque, 1);
  return (at) => depths[at]! > 0 || (isOpaque[at] === 1 && isNearBorder(bitmap, at, thickness));
}

/** Mean in linear light of the opaque pixels that `counts`; white if there are none. */
function meanOf(
  { data, width, height }: Bitmap,
  counts: (at: number) => boolean,
): [number, number, number] {
  const sum = [0, 0, 0];
  let weights = 0;
  for (let at = 0; at < width * height; at++) {
    const alpha = data[at * 4 + 3]!;
    if (alpha < opaqueAlpha || !counts(at)) continue;
    weights += alpha;
    for (let channel = 0; channel < 3; channel++) {
      sum[channel]! += alpha * linearOf[data[at * 4 + channel]!]!;
    }
  }
  if (weights === 0) return [1, 1, 1];
  return [sum[0]! / weights, sum[1]! / weights, sum[2]! / weights];
}

function hexOfLinear(linear: readonly number[]): string {
  const levels = linear.map((value) =>
    Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
  return `#${levels.map((level) => level.toString(16).padStart(2, "0")).join("")}`;
}

export const meanColorOf = (bitmap: Bitmap): string => hexOfLinear(meanOf(bitmap, () => true));

function uniformityOf(bitmap: Bitmap, map: LabMap, counts: (at: number) => boolean): number {
  const labs: Lab[] = [];
  for (let at = 0; at < bitmap.width * bitmap.height; at++) {
    if (bitmap.data[at * 4 + 3]! >= opaqueAlpha && counts(at)) labs.push(labAt(map, at));
  }
  if (labs.length === 0) return 0;
  const mean = [0, 1, 2].map(
    (channel) => labs.reduce((sum, lab) => sum + lab[channel]!, 0) / labs.length,
  ) as unknown as Lab;
  const spread = Math.sqrt(
    labs.reduce((sum, lab) => sum + labDistance(lab, mean) ** 2, 0) / labs.length,
  );
  return 1 / (1 + spread / 8);
}

/** The 99th percentile of the opaque pixels' ΔE to their median; small for a single colour. */
export function colorRangeOf(bitmap: Bitmap, map: LabMap): number {
  const places: number[] = [];
  for (let at = 0; at < bitmap.width * bitmap.height; at++) {
    if (bitmap.data[at * 4 + 3]! >= 250) places.push(at);
  }
  if (places.length === 0) return 0;
  const medianOf = (channel: Float32Array) =>
    sortedValues(places, (at) => channel[at]!)[places.length >> 1]!;
  const middle: Lab = [medianOf(map.l), medianOf(map.a), medianOf(map.b)];
  const distances = sortedValues(places, (at) => labDistance(labAt(map, at), middle));
  return distances[Math.floor((distances.length - 1) * 0.99)]!;
}

/** In a typed array, which sorts numbers many times faster. */
function sortedValues(places: readonly number[], valueAt: (at: number) => number): Float64Array {
  const values = new Float64Array(places.length);
  for (let index = 0; index < values.length; index++) values[index] = valueAt(places[index]!);
  return values.sort();
}

/** 0–1: share of opaque pixels that equal their neighbours; low for photos, high for logos. */
export function flatnessOf({ data, width, height }: Bitmap, map: LabMap): number {
  const isOpaque = (at: number) => data[at * 4 + 3]! >= 250;
  let [flat, count] = [0, 0];
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      if (!isOpaque(at) || !isOpaque(at + 1) || !isOpaque(at + width)) continue;
      count++;
      const lab = labAt(map, at);
      const away = (other: number) => labDistance(lab, labAt(map, other));
      if (away(at + 1) < leastGrain && away(at + width) < leastGrain) flat++;
    }
  }
  return count === 0 ? 1 : flat / count;
}
