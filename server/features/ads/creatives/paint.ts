import type { ImageSource, Node, Renderer } from "@takumi-rs/core";
import { cropPicture } from "./crops.ts";
import { fonts } from "./fonts.ts";
import { cssOf } from "./measure.ts";
import type { PlacedPicture, Scene, Scrim, TextRun } from "./scene.ts";

/** The bytes of every picture a scene names, by id. */
export type Pictures = ReadonlyMap<string, Buffer>;

const absolute = { position: "absolute" } as const;

/** takumi centres a line's ascent and descent in its height. */
function textNode({ text, x, baseline, size, style, color }: TextRun): Node {
  const { ascent, descent } = fonts[style.font];
  const line = size * 1.4;
  const top = baseline - (line - (ascent + descent) * size) / 2 - ascent * size;
  return {
    type: "text",
    text,
    style: {
      ...absolute,
      ...cssOf(style, size),
      left: x,
      top,
      color,
      lineHeight: `${line}px`,
      letterSpacing: `${style.letterSpacing * size}px`,
    },
  };
}

function shapeNode(src: string, { width, height }: Scene["size"]): Node {
  return {
    type: "image",
    src,
    width,
    height,
    style: { ...absolute, left: 0, top: 0, width, height },
  };
}

const scrimNode = ({ at: { x, y, width, height }, gradient }: Scrim): Node => ({
  type: "container",
  style: { ...absolute, left: x, top: y, width, height, backgroundImage: gradient },
});

async function pictureNode(placed: PlacedPicture, pictures: Pictures): Promise<Node> {
  const bytes = pictures.get(placed.id);
  if (!bytes) throw new Error(`The picture ${placed.id} was not given`);
  const left = Math.round(placed.at.x);
  const top = Math.round(placed.at.y);
  const width = Math.max(1, Math.round(placed.at.x + placed.at.width) - left);
  const height = Math.max(1, Math.round(placed.at.y + placed.at.height) - top);
  const src = await cropPicture(bytes, placed.from, { width, height });
  const place = { ...absolute, left, top, width, height };
  const image: Node = { type: "image", src, width, height, style: { width, height } };
  if (!placed.radii) return { ...image, style: place };
  const borderRadius = placed.radii.map((value) => `${value}px`).join(" ");
  return {
    type: "container",
    style: { ...place, borderRadius, overflow: "hidden" },
    children: [image],
  };
}

/** The scene as raw RGBA rows. Shapes that follow each other are painted as one. */
export async function paintScene(
  renderer: Renderer,
  scene: Scene,
  pictures: Pictures,
): Promise<Buffer> {
  const { width, height } = scene.size;
  const images: ImageSource[] = [];
  const children: Node[] = [];
  let svg = "";
  function finishShapes() {
    if (svg === "") return;
    const src = `shapes-${images.length}`;
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
    images.push({ src, data: Buffer.from(whole) });
    children.push(shapeNode(src, scene.size));
    svg = "";
  }
  for (const element of scene.elements) {
    if (element.kind === "shape") {
      svg += element.svg;
      continue;
    }
    finishShapes();
    if (element.kind === "text") children.push(textNode(element));
    else if (element.kind === "scrim") children.push(scrimNode(element));
    else children.push(await pictureNode(element, pictures));
  }
  finishShapes();
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
  return renderer.render(canvas, {
    width,
    height,
    format: "raw",
    // Shapes are named by their place, which another picture's shapes have too.
    images: { sources: images, cache: "none" },
  });
}
