import type { Size } from "../creative.ts";
import { isNearBorder } from "./bitmap.ts";
import { type Lab, type LabMap, labAt, labDistance } from "./lab.ts";

/** The plain colour before which something stands: it may change evenly from side to side. */
export interface PlainGround {
  /** By fractions of the picture. */
  at(x: number, y: number): Lab;
  /** ΔE by which it strays from that, as a root mean square. */
  noise: number;
}

/** Share of the border that must be of the ground: what is shown may stand on the lower edge. */
const leastShare = 0.8;
/** ΔE within which a border's pixel belongs to the ground. */
const near = 4;
/** ΔE from corner to corner: more is a scene. */
const mostSloped = 24;

interface Sample {
  x: number;
  y: number;
  lab: Lab;
}

/** Constant, slope along x, slope along y. */
type Plane = [number, number, number];

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

/** What the border of a picture says about its ground; null if that is not plain. */
export function plainGroundOf(map: LabMap, size: Size): PlainGround | null {
  const samples: Sample[] = [];
  const { width, height } = size;
  for (let at = 0; at < width * height; at++) {
    if (!isNearBorder(size, at, 2)) continue;
    const x = at % width;
    const place = { x: (x + 0.5) / width, y: ((at - x) / width + 0.5) / height };
    samples.push({ ...place, lab: labAt(map, at) });
  }
  const middle: Lab = [0, 1, 2].map((channel) =>
    median(samples.map(({ lab }) => lab[channel]!)),
  ) as unknown as Lab;
  let inside = samples.filter(({ lab }) => labDistance(lab, middle) <= mostSloped / 2);
  let at = (_x: number, _y: number): Lab => middle;
  for (let round = 0; round < 3; round++) {
    if (inside.length < samples.length * leastShare) return null;
    const [l, a, b] = ([0, 1, 2] as const).map((channel) => planeOf(inside, channel));
    const value = (plane: Plane, x: number, y: number) => plane[0] + plane[1] * x + plane[2] * y;
    at = (x, y) => [value(l!, x, y), value(a!, x, y), value(b!, x, y)];
    const tolerance = round === 0 ? near * 2 : near;
    inside = samples.filter(({ x, y, lab }) => labDistance(lab, at(x, y)) <= tolerance);
  }
  if (inside.length < samples.length * leastShare) return null;
  const slopes = [labDistance(at(0, 0), at(1, 1)), labDistance(at(1, 0), at(0, 1))];
  if (Math.max(...slopes) > mostSloped) return null;
  const squares = inside.map(({ x, y, lab }) => labDistance(lab, at(x, y)) ** 2);
  const noise = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
  return { at, noise };
}
