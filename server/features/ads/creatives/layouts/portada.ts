import { contrastOf } from "../colors/color.ts";
import type { Box, Picture, Scheme } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addColumn, bottomOfWords, type Column } from "../pieces/column.ts";
import { addField, fieldColor } from "../pieces/field.ts";
import { addHoneycomb } from "../pieces/honeycomb.ts";
import { addCutout, containBox, subjectRatio } from "../pieces/picture-crops.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import { addSticker, stickerDiameter } from "../pieces/sticker.ts";
import { addLine } from "../pieces/text-block.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import { type Stage, schemeForGround, withContrastingGround } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

const stickerShare = 0.21;
/** The least share of a wide canvas for the product; with less another layout is better. */
const leastInWide = 0.1;
/** Share of the masthead's height that the product covers. */
const mostCovered = 0.22;
/** What accents of capitals take above a masthead, in shares of its height. */
const accentRoom = 0.2;

/** The category word in capitals across the full width, like a magazine's title. */
function addMasthead(
  stage: Stage,
  scene: Scene,
  top: number,
  width: number,
  most: number,
  mostCap: number,
): Box {
  const style = { ...stage.pair.display, uppercase: true as const };
  const text = (stage.texts.masthead ?? "").trim().toLocaleUpperCase("es");
  const fitting = (width * 0.995) / stage.widthOf(text, style, 1);
  const size = Math.min(most, fitting, mostCap / capHeightOf(style));
  const cap = capHeightOf(style) * size;
  // Accents of capitals need room above.
  const y = top + (/[ÁÉÍÓÚÑÜ]/.test(text) ? Math.max(0, 0.22 * cap - 0.02 * stage.s) : 0);
  const color = stage.scheme.text;
  addLine(scene, { text, x: stage.safe.x, baseline: y + cap, size, style, color });
  const box = { x: stage.safe.x, y, width: stage.widthOf(text, style, size), height: cap };
  scene.boxes.push({ ...box, role: "masthead", text, color });
  return box;
}

/** The tallest masthead that leaves a product its minimum in a square. */
function tallest({ s }: Stage, cutout: Picture, top: number): number {
  const height = Math.min(0.7, Math.sqrt(0.29 / subjectRatio(cutout))) * s;
  return (s - height - top) / (1 - mostCovered + accentRoom);
}

interface Plan {
  columnWidth: number;
  columnTop: number;
  /** The product's area; it covers at most a quarter of the masthead's height. */
  zone: Box;
}

function planOf(stage: Stage, masthead: Box): Plan {
  const { s, safe, size, texts, wide, tall } = stage;
  const { width, height } = size;
  const hasSticker = texts.price !== undefined;
  const diameter = stickerDiameter(stage, stickerShare);
  const sticker = width - 0.04 * s - diameter;
  // An enlarged sticker may cover more of the product's corner, but not with its figures.
  const least = diameter / stage.scale.price;
  const over = Math.max(0, Math.min(0.22 * (diameter - least), 0.12 * diameter - 0.015 * s));
  if (wide) {
    const x = 0.6 * width;
    const end = hasSticker ? sticker + 0.0115 * s + over : right(safe);
    const zone = { x, y: 0.1 * s, width: end - x, height: height - 0.16 * s };
    return { columnWidth: 0.47 * width, columnTop: bottom(masthead) + 0.075 * s, zone };
  }
  const under = bottom(masthead) - mostCovered * masthead.height;
  const isSquare = stage.format === "square" && stage.picture?.kind === "cutout";
  const x = (tall ? 0.44 : isSquare ? 0.415 : 0.45) * width;
  const end = isSquare
    ? 0.965 * width
    : hasSticker && !tall
      ? sticker + 0.015 * s + over
      : 0.95 * width;
  const top = hasSticker && tall ? under + 0.01 * s : under;
  const zone = { x, y: top, width: end - x, height: height - top };
  const columnWidth = x - safe.x - 0.035 * s;
  return { columnWidth, columnTop: bottom(masthead) + 0.085 * s, zone };
}

function addCells(stage: Stage, scene: Scene, top: number): void {
  const { s, size, scheme, wide } = stage;
  const x = 0.42 * size.width;
  const from = wide ? 0 : top;
  addHoneycomb(scene, scheme, {
    region: { x, y: from, width: size.width - x, height: size.height - from },
    free: scene.boxes.map((box) => ({
      x: box.x - 0.03 * s,
      y: box.y - 0.03 * s,
      width: box.width + 0.06 * s,
      height: box.height + 0.06 * s,
    })),
    cellWidth: (wide ? 0.27 : 0.24) * s,
    seed: stage.seed,
    density: (across, down) => 1.75 - Math.hypot((1 - across) * 1.1, (1 - down) * 0.9) * 1.1,
  });
}

/** A field under the masthead that the product stands in; returns the stage for words on it. */
function addFloor(stage: Stage, scene: Scene, cutout: Picture, top: number): Stage {
  const { width, height } = stage.size;
  const fill = fieldColor(stage, cutout);
  addField(scene, { x: 0, y: top, width, height: height - top }, fill);
  return { ...stage, scheme: schemeForGround(stage.palette, fill) };
}

/** The sticker's centre, next to the product. */
function stickerAt(stage: Stage, product: Box | null, column: Column): { x: number; y: number } {
  const { s, size, safe, wide, tall } = stage;
  const radius = stickerDiameter(stage, stickerShare) / 2;
  const x = size.width - 0.04 * s - radius;
  if (wide) return { x, y: bottom(safe) - radius };
  if (tall && product) {
    const ends = column.button?.y ?? bottom(safe);
    return {
      x: safe.x + radius,
      y: Math.max((bottomOfWords(column) + ends) / 2, ends - 0.06 * s - radius),
    };
  }
  return { x, y: bottom(safe) - radius * 0.7 };
}

/** Colours that contrast with the ground and with the brightest honeycomb cell. */
function stickerColors({ palette, scheme, picture }: Stage): Scheme["cta"] {
  const { deep, paper, ink } = palette.schemes;
  const contrasts = (one: Scheme, behind: string) => contrastOf(one.ground, behind) >= 1.5;
  const choices = (picture ? [paper, deep, ink] : [deep, paper, ink]).filter((one) =>
    contrasts(one, scheme.ground),
  );
  const chosen = choices.find((one) => contrasts(one, scheme.cta.fill)) ?? choices[0] ?? ink;
  return { fill: chosen.ground, label: chosen.text };
}

/** A magazine cover: a large word behind the product. */
export const portada: Layout = {
  name: "portada",
  angles: ["benefit", "in_use"],
  needs: { picture: "cutout", pictureOptional: true, maxMasthead: 8 },
  pictureKinds: ["cutout"],
  droppable: ["body", "picture"],
  keepsPicture: true,
  compose(plain) {
    if (!plain.texts.masthead) return null;
    const cutout = plain.picture?.kind === "cutout" ? plain.picture : null;
    const stage = cutout ? withContrastingGround(plain, cutout) : plain;
    const { s, safe, size, scheme, wide } = stage;
    const scene = createScene(size, scheme.ground);
    const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y });
    const mastWidth = wide ? 0.5 * size.width : safe.width;
    const top = bottom(mark) + (wide ? 0.06 : 0.055) * s;
    const isSquare = stage.format === "square" && cutout !== null;
    const most = (wide ? 0.3 : 0.46) * s;
    const masthead = addMasthead(
      stage,
      scene,
      top,
      mastWidth,
      most,
      isSquare ? tallest(stage, cutout, top) : s,
    );
    const { columnWidth, columnTop, zone } = planOf(stage, masthead);
    const product = cutout ? containBox(cutout, zone, wide ? "center" : "right") : null;
    const isTiny = product && product.width * product.height < leastInWide * s * size.width;
    if (wide && isTiny && !stage.allowsSmallPicture) return null;
    const words = isSquare ? addFloor(stage, scene, cutout, columnTop - 0.045 * s) : stage;
    const columnRight = (product?.x ?? 0.57 * size.width) - 0.035 * s;
    const column = addColumn(words, scene, {
      x: safe.x,
      width: wide ? columnWidth : columnRight - safe.x,
      top: columnTop,
      bottom: bottom(safe),
      anchor: "split",
      max: 0.082,
      min: 0.042,
      maxLines: wide ? 3 : 6,
      ...(wide ? { fills: true } : {}),
      ...(isSquare ? { price: true } : {}),
      body: stage.texts.body,
    });
    if (!column) return null;
    if (!cutout) addCells(stage, scene, bottom(masthead) + 0.05 * s);
    else if (product) addCutout(scene, cutout, product);
    const at = stickerAt(stage, product, column);
    if (stage.texts.price && !isSquare)
      addSticker(stage, scene, at, stickerColors(stage), stickerShare);
    return isPictureLarge(stage, scene) ? scene : null;
  },
};
