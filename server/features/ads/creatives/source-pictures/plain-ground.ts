import type { Box, Size } from "../creative.ts";
import { isNearBorder } from "./bitmap.ts";
import { type Lab, type LabMap, labAt, labDistance } from "./lab.ts";

/** A plain background colour, which may change evenly from side to side. */
export interface PlainGround {
  /** For Lab's lightness, a and b. */
  planes: readonly [Plane, Plane, Plane];
  /** Root mean square of the ΔE to the planes. */
  noise: number;
}

/** Minimum share of ground along the border, since objects may touch the lower edge. */
const leastShare = 0.8;
/** Maximum ΔE of a border pixel that belongs to the ground. */
const near = 4;
/** Maximum ΔE from corner to corner; more is not a plain ground. */
const mostSloped = 24;

interface Sample {
  x: number;
  y: number;
  lab: Lab;
}

/** A value and its slopes along x and y, in fractions of the picture. */
type Plane = readonly [number, number, number];

const onPlane = (plane: Plane, x: number, y: number): number =>
  plane[0] + plane[1] * x + plane[2] * y;

/** The ground's colour at a point in fractions of the picture. */
export const groundAt = (
  { planes: [l, a, b] }: Pick<PlainGround, "planes">,
  x: number,
  y: number,
): Lab => [onPlane(l, x, y), onPlane(a, x, y), onPlane(b, x, y)];

/** The ground of a part of the picture (fractions of it). */
export function groundWithin({ planes, noise }: PlainGround, box: Box): PlainGround {
  const within = (plane: Plane): Plane => [
    onPlane(plane, box.x, box.y),
    plane[1] * box.width,
    plane[2] * box.height,
  ];
  return { planes: [within(planes[0]), within(planes[1]), within(planes[2])], noise };
}

function planeOf(samples: readonly Sample[], channel: 0 | 1 | 2): Plane {
  const n = samples.length;
  const mean = { x: 0, y: 0, v: 0 };
  for (const { x, y, lab } of samples) {
    mean.x += x / n;
    mean.y += y / n;
    mean.v += lab[channel] / n;
  }
  let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0];
  for (const sample of samples) {
    const [x, y, v] = [sample.x - mean.x, sample.y - mean.y, sample.lab[channel] - mean.v];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xv += x * v;
    yv += y * v;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-9 * n * n) return [mean.v, 0, 0];
  const alongX = (xv * yy - yv * xy) / determinant;
  const alongY = (yv * xx - xv * xy) / determinant;
  return [mean.v - alongX * mean.x - alongY * mean.y, alongX, alongY];
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** Reads the ground from the picture's border; null if it is not plain. */
export function plainGroundOf(map: LabMap, size: Size): PlainGround | null {
  const samples: Sample[] = [];
  const { width, height } = size;
  for (let at = 0; at < width * height; at++) {
    if (!isNearBorder(size, at, 2)) continue;
    const x = at % width;
    const place = { x: (x + 0.5) / width, y: ((at - x) / width + 0.5) / height };
    samples.push({ ...place, lab: labAt(map, at) });
  }
  const flat = (channel: 0 | 1 | 2): Plane => [
    median(samples.map(({ lab }) => lab[channel])),
    0,
    0,
  ];
  let planes: PlainGround["planes"] = [flat(0), flat(1), flat(2)];
  const deviationOf = ({ x, y, lab }: Sample) => labDistance(lab, groundAt({ planes }, x, y));
  let inside = samples.filter((sample) => deviationOf(sample) <= mostSloped / 2);
  for (const tolerance of [near * 2, near, near]) {
    if (inside.length < samples.length * leastShare) return null;
    planes = [planeOf(inside, 0), planeOf(inside, 1), planeOf(inside, 2)];
    inside = samples.filter((sample) => deviationOf(sample) <= tolerance);
  }
  if (inside.length < samples.length * leastShare) return null;
  const corner = (x: number, y: number) => groundAt({ planes }, x, y);
  const slopes = [labDistance(corner(0, 0), corner(1, 1)), labDistance(corner(1, 0), corner(0, 1))];
  if (Math.max(...slopes) > mostSloped) return null;
  const squares = inside.map((sample) => deviationOf(sample) ** 2);
  const noise = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
  return { planes, noise };
}

/** ΔE of every pixel to the ground at the same point. */
export function distancesTo({ planes }: PlainGround, map: LabMap, size: Size): Float32Array {
  const { width, height } = size;
  const away = new Float32Array(width * height);
  const [l, a, b] = planes;
  for (let at = 0; at < away.length; at++) {
    const column = at % width;
    const x = (column + 0.5) / width;
    const y = ((at - column) / width + 0.5) / height;
    const light = map.l[at]! - onPlane(l, x, y);
    const red = map.a[at]! - onPlane(a, x, y);
    const yellow = map.b[at]! - onPlane(b, x, y);
    away[at] = Math.sqrt(light * light + red * red + yellow * yellow);
  }
  return away;
}

/** The share of an edge's contrast that compression spreads to the ground next to it, and how far. */
const ringingShare = 0.2;
const mostRinging = 14;
const block = 4;
const blocksAround = 2;

/** Extra ΔE tolerance per pixel, because of compression noise from edges within about 8 pixels. */
export function compressionNoiseOf(away: Float32Array, { width, height }: Size): Float32Array {
  const columns = Math.ceil(width / block);
  const rows = Math.ceil(height / block);
  const peaks = new Float32Array(columns * rows);
  const blockOf = (at: number) => {
    const x = at % width;
    return Math.floor((at - x) / width / block) * columns + Math.floor(x / block);
  };
  for (let at = 0; at < away.length; at++) {
    const place = blockOf(at);
    if (away[at]! > peaks[place]!) peaks[place] = away[at]!;
  }
  const around = peaks.map((_, place) => {
    const column = place % columns;
    const row = (place - column) / columns;
    let peak = 0;
    for (let y = row - blocksAround; y <= row + blocksAround; y++) {
      for (let x = column - blocksAround; x <= column + blocksAround; x++) {
        if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
        peak = Math.max(peak, peaks[y * columns + x]!);
      }
    }
    return Math.min(mostRinging, peak * ringingShare);
  });
  const ringing = new Float32Array(away.length);
  for (let at = 0; at < away.length; at++) ringing[at] = around[blockOf(at)]!;
  return ringing;
}

/** Maximum darkening of a soft shadow, and its maximum slope per pixel in a picture of 1000 pixels. */
const deepestShadow = 40;
const steepestShadow = 1.1;

/**
 * 1 for pixels of soft shadow: the ground's colour, darker, changing slowly.
 * @param wholeSide the longer side of the whole picture in pixels
 */
export function softShadowsOf(
  ground: PlainGround,
  { l, a, b }: LabMap,
  size: Size,
  wholeSide: number,
): Uint8Array {
  const { width, height } = size;
  const soft = new Uint8Array(width * height);
  const steepest = steepestShadow * (1000 / wholeSide) * 4 + ground.noise;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const groundL = onPlane(ground.planes[0], (x + 0.5) / width, (y + 0.5) / height);
      const darker = groundL - l[at]!;
      if (darker < -1 || darker > deepestShadow) continue;
      const [, groundA, groundB] = groundAt(ground, (x + 0.5) / width, (y + 0.5) / height);
      // On a coloured ground a shadow loses colour with its lightness.
      const share = l[at]! / Math.max(1, groundL);
      const red = a[at]! - groundA * share;
      const yellow = b[at]! - groundB * share;
      if (red * red + yellow * yellow > (4 + ground.noise) ** 2) continue;
      const across = l[at + 2]! - l[at - 2]!;
      const down = l[at + 2 * width]! - l[at - 2 * width]!;
      if (across * across + down * down <= steepest * steepest) soft[at] = 1;
    }
  }
  return soft;
}
