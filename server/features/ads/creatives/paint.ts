import type { ImageSource, Node, Renderer } from "@takumi-rs/core";
import type { Box, Size } from "./creative.ts";
import { type Crop, cropPicture, releaseCrop } from "./crops.ts";
import {
  bottom,
  type PlacedPicture,
  right,
  type SceneElement,
  type Scrim,
  type Shape,
  type TextRun,
} from "./scene.ts";
import { fonts } from "./typography/fonts.ts";
import { cssOfType } from "./typography/measure.ts";

/** The bytes of every picture a scene names, by id. */
export type PictureBytes = ReadonlyMap<string, Buffer>;

const absolute = { position: "absolute" } as const;

/** Computes the top from the baseline; takumi centres ascent and descent in the line height. */
function textNode({ text, x, baseline, size, style, color }: TextRun): Node {
  const { ascent, descent } = fonts[style.font];
  const line = size * 1.4;
  const top = baseline - (line - (ascent + descent) * size) / 2 - ascent * size;
  return {
    type: "text",
    text,
    style: {
      ...absolute,
      ...cssOfType(style, size),
      left: x,
      top,
      color,
      lineHeight: `${line}px`,
      letterSpacing: `${style.letterSpacing * size}px`,
    },
  };
}

/** The box rounded outwards to whole pixels of the canvas; null if it is outside. */
function pixelBox({ x, y, width, height }: Box, canvas: Size): Box | null {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const across = Math.min(canvas.width, Math.ceil(x + width)) - left;
  const down = Math.min(canvas.height, Math.ceil(y + height)) - top;
  return across > 0 && down > 0 ? { x: left, y: top, width: across, height: down } : null;
}

/** An image of only the shape's box, because the cost grows with the size. */
function shapeNode(src: string, { x, y, width, height }: Box): Node {
  return {
    type: "image",
    src,
    width,
    height,
    style: { ...absolute, left: x, top: y, width, height },
  };
}

/** A flat box of whole pixels: takumi moves the edges of others to whole ones. */
const flatNode = ({ x, y, width, height }: Box, fill: string): Node => ({
  type: "container",
  style: { ...absolute, left: x, top: y, width, height, backgroundColor: fill },
});

/** The box rounded inwards to whole pixels of the canvas. */
function wholePixelsIn(box: Box, canvas: Size): Box {
  const left = Math.max(0, Math.ceil(box.x));
  const top = Math.max(0, Math.ceil(box.y));
  const width = Math.min(canvas.width, Math.floor(right(box))) - left;
  const height = Math.min(canvas.height, Math.floor(bottom(box))) - top;
  return { x: left, y: top, width, height };
}

/** The up to four boxes around an inner one. */
function frameAround(outer: Box, inner: Box): Box[] {
  const { x, width } = outer;
  const beside = { y: inner.y, height: inner.height };
  return [
    { x, width, y: outer.y, height: inner.y - outer.y },
    { x, width, y: bottom(inner), height: bottom(outer) - bottom(inner) },
    { ...beside, x, width: inner.x - x },
    { ...beside, x: right(inner), width: right(outer) - right(inner) },
  ].filter((box) => box.width > 0 && box.height > 0);
}

/** Pixels from which an inner box pays for the boxes around it. */
const leastInner = 80_000;
const isLarge = ({ width, height }: Box) =>
  Math.min(width, height) > 0 && width * height >= leastInner;
const isPlain = (fill: string) => fill === "none" || /^#[\da-f]{6}$/i.test(fill);

const svgOf = (svg: string, { x, y, width, height }: Box): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${svg}</svg>`,
  );

const scrimNode = ({ at: { x, y, width, height }, gradient }: Scrim): Node => ({
  type: "container",
  style: { ...absolute, left: x, top: y, width, height, backgroundImage: gradient },
});

/** The whole pixels of the canvas that a picture fills. */
function pixelsOf({ at }: PlacedPicture): Box {
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  const width = Math.max(1, Math.round(at.x + at.width) - x);
  const height = Math.max(1, Math.round(at.y + at.height) - y);
  return { x, y, width, height };
}

async function cropFor(placed: PlacedPicture, pictures: PictureBytes): Promise<Crop> {
  const bytes = pictures.get(placed.id);
  if (!bytes) throw new Error(`The picture ${placed.id} was not given`);
  const { width, height } = pixelsOf(placed);
  const crop = await cropPicture(bytes, placed.from, { width, height });
  return placed.tint ? tinted(crop, placed.tint) : crop;
}

/** A copy in one colour with the same transparency. */
function tinted(crop: Crop, hex: string): Crop {
  const data = new Uint8Array(crop.data);
  const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (let at = 0; at < data.length; at += 4) data.set(rgb, at);
  return { ...crop, data };
}

function pictureNode(placed: PlacedPicture, src: Crop): Node {
  const { x: left, y: top, width, height } = pixelsOf(placed);
  const borderRadius = placed.radii?.map((value) => `${value}px`).join(" ");
  const place = { ...absolute, left, top, width, height };
  // Clipping by a container would take half as long again.
  const style = borderRadius ? { ...place, borderRadius } : place;
  return { type: "image", src, width, height, style };
}

/** The scene as raw RGBA rows. */
export async function paintScene(
  renderer: Renderer,
  scene: { size: Size; ground: string; elements: readonly SceneElement[] },
  pictures: PictureBytes,
): Promise<Buffer> {
  const { width, height } = scene.size;
  const images: ImageSource[] = [];
  const children: Node[] = [];
  const crops: Crop[] = [];
  function addSvg(svg: string, within: Box) {
    const box = pixelBox(within, scene.size);
    if (!box) return;
    const src = `shape-${images.length}`;
    images.push({ src, data: svgOf(svg, box) });
    children.push(shapeNode(src, box));
  }
  function addShape({ svg, within, painted = within, inner }: Shape) {
    const box = pixelBox(painted, scene.size);
    const hole = inner && isPlain(inner.fill) && wholePixelsIn(inner.box, scene.size);
    if (!box || !hole || !isLarge(hole)) {
      addSvg(svg, painted);
      return;
    }
    if (inner.fill !== "none") children.push(flatNode(hole, inner.fill));
    for (const part of frameAround(box, hole)) addSvg(svg, part);
  }
  for (const element of scene.elements) {
    if (element.kind === "shape") addShape(element);
    else if (element.kind === "text") children.push(textNode(element));
    else if (element.kind === "scrim") children.push(scrimNode(element));
    else {
      const crop = await cropFor(element, pictures);
      crops.push(crop);
      children.push(pictureNode(element, crop));
    }
  }
  const canvas: Node = {
    type: "container",
    style: {
      position: "relative",
      width,
      height,
      backgroundColor: scene.ground,
    },
    children,
  };
  const pixels = await renderer.render(canvas, {
    width,
    height,
    format: "raw",
    // No cache: shapes of other pictures have the same names.
    images: { sources: images, cache: "none" },
  });
  for (const crop of crops) releaseCrop(crop);
  return pixels;
}
