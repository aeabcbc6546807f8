import { readFileSync } from "node:fs";
import type { ImageSource, MeasuredNode, Node, Renderer } from "@takumi-rs/core";
import { fonts } from "#server/features/ads/creatives/typography/fonts.ts";
import { createTypeSetter } from "#server/features/ads/creatives/typography/measure.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const colors = {
  paper: "#fffbf2",
  surface: "#ffffff",
  honey: "#ffb800",
  honeySoft: "#ffd874",
  wax: "#ffe9b0",
  emptyCell: "#f3e6c8",
  ink: "#1b1530",
  ink2: "#544d66",
  honeyInk: "#9a5b00",
  line: "#d8d1cc",
} as const;

/** The site's fonts; letter spacing in em. */
export const faces = {
  display: { family: "site-display", weight: 800, tracking: -0.03, ...metricsOf("bricolage") },
  text: { family: "figtree", weight: 500, tracking: 0, ...metricsOf("figtree") },
  strong: { family: "figtree", weight: 700, tracking: 0, ...metricsOf("figtree") },
} as const;
export type Face = keyof typeof faces;

function metricsOf(font: "bricolage" | "figtree") {
  const { ascent, descent } = fonts[font];
  return { ascent, descent };
}

export interface TextStyle {
  face: Face;
  size: number;
  color?: string;
  align?: "left" | "center" | "right";
}

/** Draws on one picture in call order. All values are pixels. */
export interface Pen {
  /** Width of a text in one line. */
  widthOf(text: string, look: TextStyle): Promise<number>;
  write(text: string, at: { x: number; baseline: number }, look: TextStyle): Promise<void>;
  /** A rectangle in one colour. */
  fill(box: Box, color: string, radius?: number): void;
  /** SVG elements in the picture's coordinates, clipped to the box. */
  svg(content: string, within: Box): void;
  picture(bytes: Buffer, box: Box, radius?: number): void;
}

const styleOf = ({ face, size }: TextStyle) => ({
  fontFamily: faces[face].family,
  fontWeight: faces[face].weight,
  fontSize: size,
  whiteSpace: "nowrap" as const,
  letterSpacing: `${faces[face].tracking * size}px`,
  ...(face === "display" ? { fontVariationSettings: `"opsz" ${Math.min(96, size)}` } : {}),
});

const endOf = ({ runs, width }: MeasuredNode) =>
  runs.reduce((end, run) => Math.max(end, run.x + run.width), 0) || width;

/** The renderer for advertisements, with the site's display font added. */
export async function createPainter() {
  const { renderer } = await createTypeSetter();
  const display = new URL("../../web/ui/fonts/bricolage-display.woff2", import.meta.url);
  await renderer.registerFont({ name: faces.display.family, data: readFileSync(display) });
  return {
    /** Renders what `draw` draws, as raw RGBA rows. */
    paint: (size: { width: number; height: number }, draw: (pen: Pen) => Promise<void>) =>
      paint(renderer, size, draw),
  };
}

async function paint(
  renderer: Renderer,
  size: { width: number; height: number },
  draw: (pen: Pen) => Promise<void>,
): Promise<Buffer> {
  const children: Node[] = [];
  const sources: ImageSource[] = [];

  function place(data: Buffer, { x, y, width, height }: Box, radius: number) {
    const src = `picture-${sources.length}`;
    sources.push({ src, data });
    children.push({
      type: "container",
      style: {
        position: "absolute",
        ...{ left: x, top: y, width, height },
        borderRadius: `${radius}px`,
        overflow: "hidden",
      },
      children: [{ type: "image", src, width, height, style: { width, height } }],
    });
  }

  const widthCache = new Map<string, number>();
  async function widthOf(text: string, look: TextStyle) {
    const key = `${look.face} ${look.size} ${text}`;
    const width = widthCache.get(key) ?? (await measure(text, look));
    widthCache.set(key, width);
    return width;
  }

  async function measure(text: string, look: TextStyle) {
    const style = { display: "flex", flexDirection: "column", alignItems: "flex-start" } as const;
    const words: Node = { type: "text", text, style: styleOf(look) };
    const measured = await renderer.measure({ type: "container", style, children: [words] });
    return endOf(measured.children[0]!);
  }

  await draw({
    widthOf,
    async write(text, { x, baseline }, look) {
      const { size: fontSize, color = colors.ink, align = "left" } = look;
      const { ascent, descent } = faces[look.face];
      const width = align === "left" ? 0 : await widthOf(text, look);
      const lineHeight = fontSize * 1.4;
      children.push({
        type: "text",
        text,
        style: {
          position: "absolute",
          ...styleOf(look),
          color,
          lineHeight: `${lineHeight}px`,
          left: x - (align === "center" ? width / 2 : width),
          // The ascent and descent are centred in the line's height.
          top: baseline - (lineHeight - (ascent + descent) * fontSize) / 2 - ascent * fontSize,
        },
      });
    },
    fill({ x, y, width, height }, backgroundColor, radius = 0) {
      const place = { left: x, top: y, width, height, borderRadius: `${radius}px` };
      children.push({
        type: "container",
        style: { position: "absolute", backgroundColor, ...place },
      });
    },
    svg(content, within) {
      const { x, y, width, height } = within;
      const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`;
      place(Buffer.from(`${head}${content}</svg>`), within, 0);
    },
    picture: (bytes, box, radius = 14) => place(bytes, box, radius),
  });
  const ground = { position: "relative", backgroundColor: colors.paper, ...size } as const;
  return await renderer.render(
    { type: "container", style: ground, children },
    { ...size, format: "raw", images: { sources, cache: "none" } },
  );
}
