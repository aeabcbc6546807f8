// Learns from graded lines of shops' pages what makes somebody come: ridge regression on the words and
// the form of a line, with no chance in it, so that every build gives the same weights.
import type { Weights } from "../copywriter/appeal/appeal.ts";
import { featuresOf, type Line } from "../copywriter/appeal/line.ts";

export interface GradedLine extends Line {
  /** Lines of one shop are alike: what is learnt is tried on other shops. */
  shop: string;
  /** 0 to 3. */
  grade: number;
}

/** Rows of «shop, grade, kind, kicker, large, below», parted by tabs. */
export function readGraded(rows: string): GradedLine[] {
  return rows
    .split("\n")
    .filter(Boolean)
    .map((row) => {
      const [shop = "", grade = "", kind = "", kicker = "", large = "", below = ""] =
        row.split("\t");
      return {
        shop,
        grade: Number(grade),
        kicker: kicker || null,
        large,
        below: below || null,
        isProduct: kind !== "line",
        hasPrice: kind === "priced",
      };
    });
}

/** How much a weight is held back; more generalizes, less remembers. */
const penalty = 25;
const timesMin = 2;
const rounds = 60;
const smallest = 4;

/** The weights with which the lines' features add up to their grades as nearly as can be. */
export function learnAppeal(lines: readonly GradedLine[]): Weights {
  const features = lines.map((line) => [...featuresOf(line)]);
  const counts = new Map<string, number>();
  for (const one of features.flat()) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = [...counts].filter(([, times]) => times >= timesMin).map(([name]) => name);
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = features.map((own) => own.flatMap((name) => places.get(name) ?? []));
  const grades = lines.map(({ grade }) => grade);
  const weights = solve(rows, grades, names.length);
  const whole = names.map((name, at) => [name, Math.round(1000 * weights[at]!)] as const);
  return Object.fromEntries(whole.filter(([, weight]) => Math.abs(weight) >= smallest));
}

/** Ridge regression by conjugate gradients; each row has the places of its ones. */
function solve(
  rows: readonly (readonly number[])[],
  grades: readonly number[],
  size: number,
): Float64Array {
  const times = (vector: Float64Array): Float64Array => {
    const product = vector.map((value) => penalty * value);
    for (const row of rows) {
      let sum = 0;
      for (const at of row) sum += vector[at]!;
      for (const at of row) product[at]! += sum;
    }
    return product;
  };
  const dot = (one: Float64Array, other: Float64Array) =>
    one.reduce((sum, value, at) => sum + value * other[at]!, 0);
  const weights = new Float64Array(size);
  const rest = new Float64Array(size);
  for (const [at, row] of rows.entries()) for (const place of row) rest[place]! += grades[at]!;
  let direction = rest.slice();
  let square = dot(rest, rest);
  for (let round = 0; round < rounds && square > 1e-9; round += 1) {
    const product = times(direction);
    const step = square / dot(direction, product);
    for (let at = 0; at < size; at += 1) {
      weights[at]! += step * direction[at]!;
      rest[at]! -= step * product[at]!;
    }
    const next = dot(rest, rest);
    direction = direction.map((value, at) => rest[at]! + (next / square) * value);
    square = next;
  }
  return weights;
}
