import type { Scheme } from "../creative.ts";
import type { Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { addOldPrice, addPrice, priceHeightEm, priceWidthEm } from "./price.ts";
import { type Align, addLine } from "./text-block.ts";

/** A price with the crossed-out old one and its note, beside it or in lines of their own. */
export interface PriceLine {
  /** Pixels, as everything here. */
  width: number;
  height: number;
  /** The type size of the figures. */
  figures: number;
  /** Adds the price with its top at `top`. */
  add: (scene: Scene, place: PriceLinePlace) => void;
}

interface PriceLinePlace {
  x: number;
  top: number;
  align?: Align;
  scheme: Scheme;
}

/** A small text beside the price. */
interface Side {
  text: string;
  isOld: boolean;
  width: number;
}

/** Whether the ad has a price in figures. */
export const hasPrice = ({ texts }: Stage): boolean => /\d/.test(texts.price?.text ?? "");

/** In shares of the short side. */
const figures = { upright: { most: 0.13, least: 0.077 }, wide: { most: 0.17, least: 0.1 } };
const gap = 0.034;

function sidesOf(stage: Stage, size: number): Side[] {
  const { texts, pair } = stage;
  const { before = "", note = "" } = texts.price ?? {};
  return [
    { text: before.trim(), isOld: true },
    { text: note.trim(), isOld: false },
  ]
    .filter(({ text }) => text !== "")
    .map((side) => ({ ...side, width: stage.widthOf(side.text, pair.strong, size) }));
}

function addSide(stage: Stage, scene: Scene, side: Side, place: SidePlace): void {
  const { x, baseline, size, scheme } = place;
  const { text, isOld, width } = side;
  const style = stage.pair.strong;
  const line = { x, baseline, size, style, color: isOld ? scheme.muted : scheme.text };
  if (isOld) {
    addOldPrice(stage, scene, text, line);
    return;
  }
  addLine(scene, { ...line, text });
  const height = capHeightOf(style) * size;
  const box = { x, y: baseline - height, width, height: height + 0.2 * size };
  scene.boxes.push({ ...box, role: "note", text, color: line.color });
}

interface SidePlace {
  x: number;
  baseline: number;
  size: number;
  scheme: Scheme;
}

/**
 * The price as large as a width allows, at most `mostShare` of the short side; null without a price
 * or if it would be too small.
 */
export function fitPriceLine(stage: Stage, width: number, mostShare?: number): PriceLine | null {
  const { texts, pair, s, wide, sizes, scale } = stage;
  const text = texts.price?.text.trim() ?? "";
  if (!hasPrice(stage)) return null;
  const { most: usual, least } = wide ? figures.wide : figures.upright;
  const most = mostShare ?? usual;
  const small = 1.15 * sizes.least;
  const sides = sidesOf(stage, small);
  const sideWidth = Math.max(0, ...sides.map((side) => side.width));
  const em = priceWidthEm(stage, text, pair.figures);
  const between = gap * s;
  const besideWidth = width - (sides.length > 0 ? sideWidth + between : 0);
  const widest = (room: number) => (0.99 * room) / em;
  // The usual price leaves room to become larger.
  const fitting = (room: number) =>
    Math.min(
      most * s * scale.price,
      widest(room),
      Math.max(0.95 * least * s, 0.9 * scale.price * widest(room)),
    );
  const isBeside = widest(besideWidth) >= least * s;
  const size = fitting(isBeside ? besideWidth : width);
  if (size < 0.949 * least * s || sideWidth > width) return null;
  const high = priceHeightEm(stage, text, pair.figures) * size;
  const pitch = 1.35 * small;
  const cap = capHeightOf(pair.strong) * small;
  const above = isBeside ? [] : sides.filter(({ isOld }) => isOld);
  const below = isBeside ? [] : sides.filter(({ isOld }) => !isOld);
  const rows = above.length + below.length;
  const full = isBeside
    ? em * size + (sides.length > 0 ? between + sideWidth : 0)
    : Math.max(em * size, sideWidth);
  return {
    width: full,
    figures: size,
    height: high + rows * (cap + 0.026 * s),
    add(scene, { x, top, align = "left", scheme }) {
      const left = x - full * { left: 0, center: 0.5, right: 1 }[align];
      const at = (own: number) => left + (align === "center" ? (full - own) / 2 : 0);
      let y = top;
      for (const side of above) {
        addSide(stage, scene, side, { x: at(side.width), baseline: y + cap, size: small, scheme });
        y += cap + 0.026 * s;
      }
      const price = { x: isBeside ? left : at(em * size), top: y, size, color: scheme.key };
      addPrice(stage, scene, text, { ...price, style: pair.figures });
      y += high;
      const beside = isBeside ? sides : below;
      beside.forEach((side, number) => {
        const baseline = isBeside ? y - (beside.length - 1 - number) * pitch : y + 0.026 * s + cap;
        const start = isBeside ? left + em * size + between : at(side.width);
        addSide(stage, scene, side, { x: start, baseline, size: small, scheme });
      });
    },
  };
}
