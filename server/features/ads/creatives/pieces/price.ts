import type { Box } from "../creative.ts";
import type { Scene } from "../scene.ts";
import { px } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf, type TypeStyle } from "../typography/type-pairs.ts";
import { addLine } from "./text-block.ts";

/** A price split into the parts that are set at different sizes. */
interface PriceParts {
  before: string;
  figures: string;
  decimals: string;
  after: string;
}

/** Null if it has no figures; it is then set as plain text. */
export function readPrice(text: string): PriceParts | null {
  const match = /^([^\d]*)(\d[\d.,'’ \u00a0]*?)([.,]\d{2})?(?!\d)(\D*)$/u.exec(text.trim());
  if (!match) return null;
  const [, before = "", figures = "", decimals = "", after = ""] = match;
  return { before: before.trim(), figures: figures.trim(), decimals, after: after.trim() };
}

/** The size of decimals and currency relative to the figures. */
const smallShare = 0.46;

interface Run {
  text: string;
  x: number;
  size: number;
  /** Aligned with the top of the figures instead of their baseline. */
  raised: boolean;
}

function runsOf(stage: Stage, text: string, style: TypeStyle): { runs: Run[]; width: number } {
  const parts = readPrice(text);
  const pieces = parts
    ? [
        { text: parts.before, size: smallShare, raised: true },
        { text: parts.figures, size: 1, raised: false },
        { text: parts.decimals, size: smallShare, raised: true },
        { text: parts.after, size: smallShare, raised: true },
      ]
    : [{ text: text.trim(), size: 1, raised: false }];
  const runs: Run[] = [];
  let x = 0;
  for (const piece of pieces.filter((one) => one.text !== "")) {
    if (runs.length > 0 && !/^[.,]/.test(piece.text)) x += 0.05;
    runs.push({ ...piece, x });
    x += stage.widthOf(piece.text, style, piece.size);
  }
  return { runs, width: x };
}

export const priceWidthEm = (stage: Stage, text: string, style: TypeStyle): number =>
  runsOf(stage, text, style).width;

/** Adds a price with the top of its figures at `top`; `x` is its left edge. Returns its box. */
export function addPrice(
  stage: Stage,
  scene: Scene,
  text: string,
  place: { x: number; top: number; size: number; color: string; style: TypeStyle; role?: "item" },
): Box {
  const { size, style, color } = place;
  const cap = capHeightOf(style) * size;
  const { runs, width } = runsOf(stage, text, style);
  for (const run of runs) {
    const own = run.size * size;
    const baseline = place.top + (run.raised ? capHeightOf(style) * own : cap);
    addLine(scene, {
      text: run.text,
      x: place.x + run.x * size,
      baseline,
      size: own,
      style,
      color,
    });
  }
  const box = { x: place.x, y: place.top, width: width * size, height: cap };
  scene.boxes.push({ ...box, role: place.role ?? "price", text, color });
  return box;
}

/** The line through an old price. */
export const strikeSvg = (box: Box, color: string, width: number): string =>
  `<path d="M${px(box.x - width)} ${px(box.y + box.height * 0.62)}L${px(box.x + box.width + width)} ${px(box.y + box.height * 0.38)}" stroke="${color}" stroke-width="${px(width)}" stroke-linecap="round"/>`;
