import type { Box } from "../creative.ts";
import type { Bitmap } from "./bitmap.ts";
import { facesOf, isSkin } from "./faces.ts";
import { type LabMap, labAt, labDistance } from "./lab.ts";

interface Subject {
  /** In fractions of the picture. */
  box: Box;
  /** 0–1: below 0.25 nothing stands out, and the box is a default around the middle. */
  confidence: number;
}

/** Cells along the longer side of the search grid. */
const cells = 40;
const leastConfidence = 0.25;
/** The default subject box. */
const middle: Box = { x: 0.2, y: 0.18, width: 0.6, height: 0.64 };

interface Grid {
  columns: number;
  rows: number;
  values: Float64Array;
}

interface Cells {
  left: number;
  top: number;
  /** Included. */
  right: number;
  bottom: number;
}

interface Salience extends Grid {
  /** How much each cell differs in colour from all four sides of the picture. */
  unlikeBorder: Grid;
}

/**
 * The box around what stands out in a small picture (at most 160 pixels): what differs from the
 * border and its surroundings, has edges, looks like skin and is near the middle.
 */
export function subjectOf(bitmap: Bitmap, map: LabMap): Subject {
  const grid = salienceOf(bitmap, map);
  const mean = grid.values.reduce((sum, value) => sum + value, 0) / grid.values.length;
  if (mean < 1e-6) return { box: middle, confidence: 0 };
  const densest = densestBox(grid, mean * 1.15);
  const { left, top, right, bottom } = densest;
  const [width, height] = [right - left + 1, bottom - top + 1];
  let inside = 0;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      inside += grid.values[row * grid.columns + column]!;
    }
  }
  const area = (width * height) / grid.values.length;
  const salienceShare = inside / (mean * grid.values.length);
  // 1 when all salience is in a small area; 0 when the box has no more than its share of the area.
  const confidence = Math.max(0, Math.min(1, (salienceShare - area) / (1 - Math.min(0.5, area))));
  if (confidence < leastConfidence) return { box: middle, confidence };
  const whole = withLimbs(densest, grid.unlikeBorder);
  // One more cell on each side, because thin ends of objects do not stand out enough.
  const [x, y] = [Math.max(0, whole.left - 1), Math.max(0, whole.top - 1)];
  const box = {
    x: x / grid.columns,
    y: y / grid.rows,
    width: (Math.min(grid.columns, whole.right + 2) - x) / grid.columns,
    height: (Math.min(grid.rows, whole.bottom + 2) - y) / grid.rows,
  };
  return {
    box: facesOf(map, bitmap).reduce((all, face) => withFace(all, face, bitmap), box),
    confidence,
  };
}

/** A limb is at least this unlike the border (CIE Lab), and in shares of the mean inside the box. */
const leastUnlike = 7;
const leastUnlikeShare = 0.4;
/** The longest limb at a side, in shares of the picture; what goes on further is background. */
const longestLimb = 0.25;

/**
 * Extends the densest part of a subject to what goes on beyond it and then ends: sleeves, legs and
 * wheels, which are too thin or too far from the middle to be dense.
 */
function withLimbs(densest: Cells, { columns, rows, values }: Grid): Cells {
  const inside: number[] = [];
  for (let row = densest.top; row <= densest.bottom; row++) {
    for (let column = densest.left; column <= densest.right; column++) {
      inside.push(values[row * columns + column]!);
    }
  }
  const mean = inside.reduce((sum, value) => sum + value, 0) / inside.length;
  const least = Math.max(leastUnlike, leastUnlikeShare * mean);
  const isPart = (column: number, row: number) => (values[row * columns + column] ?? 0) >= least;
  const box = { ...densest };
  // A sleeve makes the box wider, so that a hem below it is found in the second round.
  for (let round = 0; round < 2; round++) {
    const { left, top, right, bottom } = box;
    const down = { from: top, to: bottom, count: columns, isPart };
    const across = {
      from: left,
      to: right,
      count: rows,
      isPart: (row: number, column: number) => isPart(column, row),
    };
    box.left = left - lengthOfLimb(down, left, -1);
    box.right = right + lengthOfLimb(down, right, 1);
    box.top = top - lengthOfLimb(across, top, -1);
    box.bottom = bottom + lengthOfLimb(across, bottom, 1);
  }
  return box;
}

interface Lines {
  /** The cells of a line that are beside the box. */
  from: number;
  to: number;
  /** Number of lines in the picture. */
  count: number;
  isPart: (line: number, cell: number) => boolean;
}

/** The number of lines beyond a side into which what touches it goes on; 0 if it does not end there. */
function lengthOfLimb({ from, to, count, isPart }: Lines, side: number, step: 1 | -1): number {
  const most = Math.round(longestLimb * count);
  const cellsOf = (line: number) => {
    const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    return all.filter((cell) => isPart(line, cell));
  };
  let before = cellsOf(side);
  for (let length = 0; length <= most; length++) {
    const line = side + step * (length + 1);
    if (line < 0 || line >= count) return 0;
    const touching = cellsOf(line).filter((cell) =>
      before.some((other) => Math.abs(other - cell) <= 1),
    );
    if (touching.length === 0) return length;
    before = touching;
  }
  return 0;
}

/** Extends the box to include a face, unless it would then cover nearly the whole picture. */
function withFace(box: Box, face: Box, { width, height }: Bitmap): Box {
  const x = Math.min(box.x, face.x / width);
  const y = Math.min(box.y, face.y / height);
  const right = Math.max(box.x + box.width, (face.x + face.width) / width);
  const bottom = Math.max(box.y + box.height, (face.y + face.height) / height);
  const wider = { x, y, width: Math.min(1, right) - x, height: Math.min(1, bottom) - y };
  return wider.width * wider.height <= 0.8 ? wider : box;
}

function salienceOf({ width, height }: Bitmap, map: LabMap): Salience {
  const scale = cells / Math.max(width, height);
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const sums = new Float64Array(columns * rows);
  const unlike = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  const means = averaged(map, width, height, Math.max(4, Math.round(Math.max(width, height) / 5)));
  const border = borderColors(map, width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const lab = labAt(map, at);
      const fromBorder = Math.min(...border.map((color) => labDistance(lab, color)));
      const fromAround = labDistance(lab, labAt(means, at));
      const right = labAt(map, x + 1 < width ? at + 1 : at);
      const below = labAt(map, y + 1 < height ? at + width : at);
      const edge = labDistance(lab, right) + labDistance(lab, below);
      const skin = isSkin(lab) ? 14 : 0;
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      sums[cell]! +=
        Math.min(60, fromBorder) + 0.8 * Math.min(60, fromAround) + Math.min(30, edge) + skin;
      unlike[cell]! += fromBorder;
      counts[cell]! += 1;
    }
  }
  const values = sums.map((sum, cell) => {
    const x = ((cell % columns) + 0.5) / columns - 0.5;
    const y = (Math.floor(cell / columns) + 0.5) / rows - 0.5;
    const central = Math.exp(-(x * x + y * y) / (2 * 0.3 ** 2));
    // Squared, so that strong salience outweighs weak salience all over the picture.
    return (sum / Math.max(1, counts[cell]!)) ** 2 * (0.25 + 0.75 * central);
  });
  const fromBorders = unlike.map((sum, cell) => sum / Math.max(1, counts[cell]!));
  return { columns, rows, values, unlikeBorder: { columns, rows, values: fromBorders } };
}

/** Mean colour of each of the four sides, since sky and floor are both background. */
function borderColors(map: LabMap, width: number, height: number) {
  const depth = Math.max(1, Math.round(Math.min(width, height) * 0.05));
  const mean = (left: number, top: number, right: number, bottom: number) => {
    const sum: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        labAt(map, y * width + x).forEach((value, channel) => {
          sum[channel]! += value;
        });
        count++;
      }
    }
    return sum.map((value) => value / count) as [number, number, number];
  };
  return [
    mean(0, 0, width, depth),
    mean(0, height - depth, width, height),
    mean(0, 0, depth, height),
    mean(width - depth, 0, width, height),
  ];
}

/** Mean of a square around each pixel. */
function averaged({ l, a, b }: LabMap, width: number, height: number, radius: number): LabMap {
  const blur = (values: Float32Array): Float32Array => {
    const sums = new Float64Array((width + 1) * (height + 1));
    for (let y = 0; y < height; y++) {
      let row = 0;
      for (let x = 0; x < width; x++) {
        row += values[y * width + x]!;
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
      }
    }
    return values.map((_, at) => {
      const x = at % width;
      const y = (at - x) / width;
      const [x0, x1] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const [y0, y1] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
      const sum = (row: number, column: number) => sums[row * (width + 1) + column]!;
      const total = sum(y1, x1) - sum(y0, x1) - sum(y1, x0) + sum(y0, x0);
      return total / ((x1 - x0) * (y1 - y0));
    });
  };
  return { l: blur(l), a: blur(a), b: blur(b) };
}

/** The rectangle with the largest sum of values minus `level`. */
function densestBox({ columns, rows, values }: Grid, level: number): Cells {
  let best = {
    sum: Number.NEGATIVE_INFINITY,
    left: 0,
    top: 0,
    right: columns - 1,
    bottom: rows - 1,
  };
  for (let top = 0; top < rows; top++) {
    const sums = new Float64Array(columns);
    for (let bottom = top; bottom < rows; bottom++) {
      let [running, left] = [0, 0];
      for (let column = 0; column < columns; column++) {
        sums[column]! += values[bottom * columns + column]! - level;
        if (running <= 0) {
          running = 0;
          left = column;
        }
        running += sums[column]!;
        if (running > best.sum) best = { sum: running, left, top, right: column, bottom };
      }
    }
  }
  return best;
}
