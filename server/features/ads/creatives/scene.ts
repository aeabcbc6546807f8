import type { Box, BoxRole, Size, TextBox } from "./creative.ts";
import type { TypeStyle } from "./typography/type-pairs.ts";

/** One line of text, placed by its baseline. */
export interface TextRun {
  kind: "text";
  text: string;
  x: number;
  baseline: number;
  /** Pixels. */
  size: number;
  style: TypeStyle;
  color: string;
}

/** SVG elements in the canvas's own coordinates. */
export interface Shape {
  kind: "shape";
  svg: string;
  /** Nothing of it is outside: no more is painted than this. */
  within: Box;
}

export interface PlacedPicture {
  kind: "picture";
  id: string;
  /** In fractions of the picture. */
  from: Box;
  at: Box;
  /** Radii of the corners in pixels: top left, top right, bottom right, bottom left. */
  radii?: [number, number, number, number];
}

/** One colour over a part of the canvas, whose opacity changes. takumi fills it ten times as fast as SVG. */
export interface Scrim {
  kind: "scrim";
  at: Box;
  /** As CSS has it. */
  gradient: string;
}

export type SceneElement = TextRun | Shape | PlacedPicture | Scrim;

export interface Point {
  x: number;
  y: number;
}

/** A picture before it is painted: flat data, in the order in which it is painted. */
export interface Scene {
  size: Size;
  ground: string;
  elements: SceneElement[];
  boxes: TextBox[];
  /** Where text must not stand. */
  subject: Box | null;
  /** Round stickers, which text other than their own keeps clear of. */
  stickers: Box[];
  dropped: BoxRole[];
}

export const createScene = (size: Size, ground: string): Scene => ({
  size,
  ground,
  elements: [],
  boxes: [],
  subject: null,
  stickers: [],
  dropped: [],
});

export function addShape(scene: Scene, svg: string, within: Box): void {
  scene.elements.push({ kind: "shape", svg, within });
}

export function addRect(scene: Scene, box: Box, fill: string, radius = 0): void {
  addShape(scene, rectSvg(box, fill, radius), box);
}

export function addCircle(scene: Scene, { x, y }: Point, radius: number, fill: string): void {
  addShape(scene, circleSvg(x, y, radius, fill), aroundPoint({ x, y }, radius));
}

/** What is painted as it stands: nothing of it is measured, fitted or left out. */
export type Sheet = Pick<Scene, "size" | "ground"> & {
  elements: readonly (TextRun | Shape)[];
};

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A number as SVG has it. */
export const px = (value: number): string => String(rounded(value));

export const rectSvg = ({ x, y, width, height }: Box, fill: string, radius = 0): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(radius)}" fill="${fill}"/>`;

const circleSvg = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${fill}"/>`;

/** The square whose middle it is. */
export const aroundPoint = ({ x, y }: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

export const padded = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

export const right = (box: Box): number => box.x + box.width;
export const bottom = (box: Box): number => box.y + box.height;

export const intersect = (one: Box, other: Box): boolean =>
  one.x < right(other) && other.x < right(one) && one.y < bottom(other) && other.y < bottom(one);

/** The smallest box around both. */
export function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(right(one), right(other)) - x,
    height: Math.max(bottom(one), bottom(other)) - y,
  };
}
