import type { Node, Renderer } from "@takumi-rs/core";
import sharp from "sharp";
import type { Size } from "./creative.ts";
import { cssOfType } from "./typography/measure.ts";
import { typePairs } from "./typography/type-pairs.ts";

/** Watermarks for unpaid pictures, as raw RGBA rows of a size. */
export interface Watermarks {
  of(size: Size): Promise<Buffer>;
}

const words = "Kolmena · muestra";
const style = typePairs.claro.strong;
const degrees = -24;
/** Visible on light and dark pictures, and translucent. */
const color = "rgba(128, 128, 128, 0.46)";

/** Each size is painted once. */
export function createWatermarks(renderer: Renderer): Watermarks {
  const painted = new Map<string, Promise<Buffer>>();
  return {
    of(size) {
      const key = `${size.width}x${size.height}`;
      const mark = painted.get(key) ?? paint(renderer, size);
      painted.set(key, mark);
      return mark;
    },
  };
}

/** Paints lines of words on a square that is large enough to be rotated and cropped. */
async function paint(renderer: Renderer, { width, height }: Size): Promise<Buffer> {
  const side = Math.ceil(Math.hypot(width, height));
  const fontSize = Math.round(Math.min(width, height) * 0.05);
  const line = fontSize * 4.6;
  const rows = Math.ceil(side / line);
  const text = Array.from({ length: 6 }, () => words).join("\u00a0".repeat(6));
  const children = Array.from({ length: rows }, (_, row): Node => {
    const left = (row % 2) * -6 * fontSize;
    const place = { position: "absolute", left, top: row * line, color } as const;
    return { type: "text", text, style: { ...place, ...cssOfType(style, fontSize) } };
  });
  const canvas: Node = {
    type: "container",
    style: { position: "relative", width: side, height: side, overflow: "hidden" },
    children,
  };
  const flat = await renderer.render(canvas, { width: side, height: side, format: "raw" });
  const turned = await sharp(flat, { raw: { width: side, height: side, channels: 4 } })
    .rotate(degrees, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((turned.info.width - width) / 2);
  const top = Math.floor((turned.info.height - height) / 2);
  return await sharp(turned.data, { raw: turned.info })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer();
}
