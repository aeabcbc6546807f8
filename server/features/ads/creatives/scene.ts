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
  /** The shape's bounding box, or more; only this area is painted. */
  within: Box;
  /** The part of it that is painted, where `within` is far larger because words stand on the shape. */
  painted?: Box;
  /** For one flat area that fills `within`: its colour and form. */
  area?: { fill: string; form: "rectangle" | "circle" };
  /** Its largest box of one colour, or where nothing is painted: both are faster without SVG. */
  inner?: { box: Box; fill: string | "none" };
}

export interface PlacedPicture {
  kind: "picture";
  id: string;
  /** In fractions of the picture. */
  from: Box;
  at: Box;
  /** Radii of the corners in pixels: top left, top right, bottom right, bottom left. */
  radii?: [number, number, number, number];
  /** A hex colour in which a transparent picture is painted as a silhouette. */
  tint?: string;
}

/** A gradient of one colour's opacity. takumi paints it ten times as fast as SVG. */
export interface Scrim {
  kind: "scrim";
  at: Box;
  /** A CSS gradient. */
  gradient: string;
}

export type SceneElement = TextRun | Shape | PlacedPicture | Scrim;

export interface Point {
  x: number;
  y: number;
}

/** A composed picture before painting: flat data; elements are in painting order. */
export interface Scene {
  size: Size;
  ground: string;
  elements: SceneElement[];
  boxes: TextBox[];
  /** The area that text must not cover. */
  subject: Box | null;
  /** Boxes of stickers, which other text must not cover. */
  stickers: Box[];
  /** The areas of the picture and of the field, plinth or panel that it stands on. */
  pictureAreas: Box[];
  dropped: BoxRole[];
  /** Where the contact line stands at the bottom; the safe box when absent. */
  contactArea?: Box;
}

export const createScene = (size: Size, ground: string): Scene => ({
  size,
  ground,
  elements: [],
  boxes: [],
  subject: null,
  stickers: [],
  pictureAreas: [],
  dropped: [],
});

export function addShape(
  scene: Scene,
  svg: string,
  within: Box,
  more: Pick<Shape, "inner" | "painted"> = {},
): void {
  scene.elements.push({ kind: "shape", svg, within, ...more });
}

/** The rows between a box's round corners; the lower ones may have another radius. */
export const betweenCorners = (box: Box, radius: number, lower = radius): Box => ({
  ...box,
  y: box.y + radius,
  height: box.height - radius - lower,
});

export function addRect(scene: Scene, box: Box, fill: string, radius = 0): void {
  const area = { fill, form: "rectangle" } as const;
  const inner = { box: betweenCorners(box, radius), fill };
  scene.elements.push({ kind: "shape", svg: rectSvg(box, fill, radius), within: box, area, inner });
}

export function addCircle(scene: Scene, { x, y }: Point, radius: number, fill: string): void {
  const within = boxAroundPoint({ x, y }, radius);
  const area = { fill, form: "circle" } as const;
  const inner = { box: padded(within, -(1 - Math.SQRT1_2) * radius), fill };
  const svg = circleSvg(x, y, radius, fill);
  scene.elements.push({ kind: "shape", svg, within, area, inner });
}

/** A finished picture that is painted as it is: nothing is measured, fitted or left out. */
export type Sheet = Pick<Scene, "size" | "ground"> & {
  elements: readonly (TextRun | Shape)[];
};

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A number rounded for SVG. */
export const px = (value: number): string => String(rounded(value));

export const rectSvg = ({ x, y, width, height }: Box, fill: string, radius = 0): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(radius)}" fill="${fill}"/>`;

const circleSvg = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${fill}"/>`;

/** The square around a point. */
export const boxAroundPoint = ({ x, y }: Point, radius: number): Box => ({
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

/** Whether the inner box lies in the outer one. */
export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  right(inner) <= right(outer) &&
  bottom(inner) <= bottom(outer);

/** The smallest box around both. */
export function boundingBoxOf(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(right(one), right(other)) - x,
    height: Math.max(bottom(one), bottom(other)) - y,
  };
}
