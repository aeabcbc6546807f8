import type { Box, Picture } from "../creative.ts";
import type { Luminances, Stage } from "../stage.ts";
import { cropToFill, type PictureCrop } from "./picture-crops.ts";
import { lightnessOf } from "./seamless.ts";

/**
 * How carefully a photo is cropped: `clean` where nothing lies on the crop's sides and its subject is whole;
 * `usual` where its subject is whole; `loose` where nothing lies on the sides or hardly anything is left out.
 */
export type Care = "clean" | "usual" | "loose";

/** Samples along each side of a photo: 24 by each call, of which two and two make one cell. */
const calls = 4;
const cells = 48;
/** Difference of lightness (CIE L*) of neighbours at an edge, at least, and in shares of the photo's usual one. */
const leastEdge = 5;
const edgeOverUsual = 4;
/** A line along which there are more edges goes through something; in the subject's box even one with two does. */
const mostEdges = 2;
const mostEdgesInside = 1;
/** Where so many lines are busy, a photo shows the same all over, such as a shelf of rolls. */
const allOver = 0.85;

/** A photo of which so much is shown loses nothing that matters. */
const nearlyWhole = 0.93;
/** A loose crop shows at least this share of the photo, and cuts off at most so much of its subject's box. */
const leastShown = 0.64;
const looseCuts = { calm: 0.36, nearlyWhole: 0.04 } as const;

/** By row and by column, the number of edges that one meets along it. */
interface Edges {
  rows: readonly number[];
  columns: readonly number[];
}

const found = new WeakMap<Luminances, Map<string, Edges | null>>();

/** Lightness of cells, row by row; null where the photo's brightness is unknown. */
function lightnessGrid(luminances: Luminances, id: string): number[][] | null {
  const side = 1 / calls;
  const grid = Array.from({ length: cells }, () => new Array<number>(cells).fill(0));
  for (let across = 0; across < calls; across++) {
    for (let down = 0; down < calls; down++) {
      const box = { x: across * side, y: down * side, width: side, height: side };
      const values = luminances(id, box);
      const samples = Math.round(Math.sqrt(values.length));
      if (samples * samples !== values.length || (samples * calls) % cells !== 0) return null;
      const share = (samples * calls) / cells;
      if (share < 1) return null;
      values.forEach((value, at) => {
        const row = Math.floor((down * samples + Math.floor(at / samples)) / share);
        const column = Math.floor((across * samples + (at % samples)) / share);
        grid[row]![column]! += lightnessOf(value) / (share * share);
      });
    }
  }
  return grid;
}

const differences = (line: readonly number[]): number[] =>
  line.slice(1).map((value, at) => Math.abs(value - line[at]!));

function readEdges(luminances: Luminances, id: string): Edges | null {
  const rows = lightnessGrid(luminances, id);
  if (!rows) return null;
  const columns = rows.map((_row, at) => rows.map((row) => row[at]!));
  const all = [...rows, ...columns].flatMap(differences).sort((one, other) => one - other);
  const edge = Math.max(leastEdge, edgeOverUsual * all[Math.floor(all.length / 2)]!);
  const count = (line: readonly number[]) => differences(line).filter((one) => one > edge).length;
  return { rows: rows.map(count), columns: columns.map(count) };
}

function edgesOf({ luminances }: Stage, { id }: Picture): Edges | null {
  const ofPhotos = found.get(luminances) ?? new Map<string, Edges | null>();
  found.set(luminances, ofPhotos);
  const known = ofPhotos.get(id);
  if (known !== undefined) return known;
  const edges = readEdges(luminances, id);
  ofPhotos.set(id, edges);
  return edges;
}

/** Whether a line at a share of the photo goes through nothing, or is the photo's own side. */
function isCalm(counts: readonly number[], at: number, [from, to]: readonly [number, number]) {
  if (at < 0.006 || at > 0.994) return true;
  const cell = Math.min(cells - 1, Math.floor(at * cells));
  const before = Math.max(0, Math.round(at * cells) - 1);
  const most = at > from + 0.01 && at < to - 0.01 ? mostEdgesInside : mostEdges;
  return counts[cell]! <= most || counts[before]! <= most;
}

/** Whether nothing lies on the sides of a crop, as far as the photo's brightness is known. */
function isCalmCrop(stage: Stage, picture: Picture, { x, y, width, height }: Box): boolean {
  const edges = edgesOf(stage, picture);
  if (!edges) return false;
  const { subject } = picture;
  const across = [subject.x, subject.x + subject.width] as const;
  const down = [subject.y, subject.y + subject.height] as const;
  return (
    isCalm(edges.rows, y, down) &&
    isCalm(edges.rows, y + height, down) &&
    isCalm(edges.columns, x, across) &&
    isCalm(edges.columns, x + width, across)
  );
}

/** Whether a photo shows the same all over, so that it may be cropped anywhere. */
function isAllOver(stage: Stage, picture: Picture): boolean {
  const { subject } = picture;
  const edges = Math.max(subject.width, subject.height) > 0.95 ? edgesOf(stage, picture) : null;
  if (!edges) return false;
  const busyShare = (counts: readonly number[]) =>
    counts.filter((count) => count > mostEdges).length / counts.length;
  return busyShare(edges.rows) >= allOver && busyShare(edges.columns) >= allOver;
}

/** Heads, hats and fins are at the top, so that hardly anything of the subject is cut off there. */
const mostOfTop = 0.055;
const keepsTop = ({ subject }: Picture, { from }: PictureCrop) => from.y <= subject.y + mostOfTop;

interface CropRules {
  aims: { x: number; y: number }[];
  suits?: (shot: PictureCrop) => boolean;
  /** The share of the subject's box that may be cut off. */
  mostCut?: number;
}

const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** The crops that fill a panel, by their subject's place in it, those nearest to a wanted place first. */
function aimsAround(picture: Picture, at: Box, wanted: { x: number; y: number }) {
  const { subject } = picture;
  const { from } = cropToFill({ ...picture, zoom: 1 }, at, wanted);
  const center = { x: subject.x + subject.width / 2, y: subject.y + subject.height / 2 };
  return steps
    .map((step) => ({ x: step * (1 - from.width), y: step * (1 - from.height) }))
    .toSorted(
      (one, other) =>
        Math.hypot(one.x - from.x, one.y - from.y) - Math.hypot(other.x - from.x, other.y - from.y),
    )
    .map(({ x, y }) => ({ x: (center.x - x) / from.width, y: (center.y - y) / from.height }));
}

/** How to crop a photo for a panel with some care; `aims` are the usual places of its subject in the panel. */
export function cropRulesFor(
  stage: Stage,
  picture: Picture,
  at: Box,
  { care, aims }: { care: Care; aims: readonly { x: number; y: number }[] },
): CropRules {
  if (care === "usual") return { aims: [...aims] };
  const all = [...aims, ...aimsAround(picture, at, aims[0]!)];
  const shownOf = ({ from }: PictureCrop) => from.width * from.height;
  const isWhole = (shot: PictureCrop) => shownOf(shot) >= nearlyWhole;
  if (care === "clean") {
    const suits = (shot: PictureCrop) =>
      shot.cut <= 0.01 && (isWhole(shot) || isCalmCrop(stage, picture, shot.from));
    return { aims: all, suits };
  }
  const isFree = isAllOver(stage, picture);
  const suits = (shot: PictureCrop) =>
    (shot.cut <= looseCuts.nearlyWhole && isWhole(shot)) ||
    (shownOf(shot) >= leastShown &&
      (isFree || (keepsTop(picture, shot) && isCalmCrop(stage, picture, shot.from))));
  return { aims: all, suits, mostCut: looseCuts.calm };
}
