import type { Box, BoxRole } from "../creative.ts";
import type { Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { type FittedText, fitText } from "../typography/fit.ts";
import { capHeightOf, type TypeStyle } from "../typography/type-pairs.ts";

export type Align = "left" | "center" | "right";

export interface BlockRules {
  width: number;
  height: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
  minLines?: number;
  style: TypeStyle;
  lineCost?: number;
  /** Lines may end in words such as articles when nothing else fits. */
  lenient?: boolean;
}

/** Lines that fit, with their style. */
export interface TextBlock extends FittedText {
  style: TypeStyle;
}

/** An enlarged headline may take one more line. */
function emphasized(rules: BlockRules, scale: number): BlockRules {
  const { maxSize, minSize, maxLines } = rules;
  const size = { maxSize: maxSize * scale, minSize: minSize * Math.min(1, scale) };
  return { ...rules, ...size, maxLines: scale > 1 ? maxLines + 1 : maxLines };
}

/** Breaks and sizes a text for a box; null if it does not fit. */
export function fitBlock(stage: Stage, text: string, rules: BlockRules): TextBlock | null {
  const { style } = rules;
  const isHeadline = text === stage.texts.headline && stage.scale.headline !== 1;
  const fitted = fitText(text, {
    ...(isHeadline ? emphasized(rules, stage.scale.headline) : rules),
    lenient: rules.lenient ?? stage.lenient,
    measure: (line) => stage.widthOf(line, style, 1),
    lineHeight: style.lineHeight,
    capHeight: capHeightOf(style),
  });
  return fitted && { ...fitted, style };
}

/** Factors of a poster's headline, and the share of the free height that a poster should use. */
const growths = [1, 1.15, 1.3, 1.5, 1.75, 2];
export const filledShare = 0.6;
/** In shares of the short side; descenders of larger letters would meet what is below. */
const mostGrown = 0.24;

/**
 * Like `fitBlock`, for a headline that has the area to itself: where it would leave the area half
 * empty it grows until it fills it, or as far as its words allow.
 */
export function fitFullBlock(stage: Stage, text: string, rules: BlockRules): TextBlock | null {
  const plain = { ...stage, scale: { ...stage.scale, headline: 1 } };
  const grown = (growth: number) => ({
    ...rules,
    maxSize: Math.max(rules.maxSize, Math.min(rules.maxSize * growth, mostGrown * stage.s)),
    maxLines: rules.maxLines + (growth > 1 ? 1 : 0),
  });
  const isFull = (growth: number) => {
    const block = fitBlock(plain, text, grown(growth));
    return block !== null && block.height >= filledShare * rules.height;
  };
  const growth = growths.find(isFull) ?? growths.at(-1)!;
  const block = fitBlock(stage, text, grown(growth)) ?? fitBlock(stage, text, rules);
  if (!block || block.height >= 0.5 * rules.height) return block;
  // Where the width stops the words, more lines of larger letters fill the area.
  const minLines = block.lines.length + 1;
  const taller = fitBlock(stage, text, { ...grown(growth), minLines });
  return taller && taller.size >= 1.08 * block.size && isEven(stage, taller) ? taller : block;
}

/** Whether at most one line is a word alone, and no short one. */
function isEven(stage: Stage, { lines, size, style, width }: TextBlock): boolean {
  const lone = lines.filter((line) => !line.includes(" "));
  return (
    lone.length <= Math.max(1, lines.length - 2) &&
    lone.every((line) => stage.widthOf(line, style, size) >= 0.72 * width)
  );
}

/** In two lines if they stay large enough, else in up to `maxLines`. */
export function fitHeadline(stage: Stage, text: string, rules: BlockRules): TextBlock | null {
  const large = { ...rules, maxLines: 2, minSize: Math.min(rules.maxSize, rules.minSize * 1.3) };
  return fitBlock(stage, text, large) ?? fitBlock(stage, text, rules);
}

/** Fits body text: small and with few lines. */
export function fitBody(
  stage: Stage,
  text: string,
  width: number,
  maxLines: number,
  maxSize = stage.sizes.body,
) {
  return fitBlock(stage, text, {
    width,
    height: stage.size.height,
    maxSize,
    minSize: stage.sizes.bodyMin,
    maxLines,
    style: stage.pair.body,
    lineCost: 0.09,
    lenient: true,
  });
}

/** The normal size of body text times these is the range of an answer's type size; `good` is smaller. */
const answerSizes = { good: 1.15, least: 1.4, most: 1.6 };

/** Fits the answer to a large question: larger than body text if possible. */
export function fitAnswer(
  stage: Stage,
  text: string,
  width: number,
  maxLines: number,
  most: number = answerSizes.most,
) {
  const { body } = stage.sizes;
  const rules = {
    width,
    height: stage.size.height,
    maxSize: most * body,
    maxLines,
    style: stage.pair.body,
    lineCost: 0.09,
  };
  const plain = { ...stage, lenient: false };
  // A smaller answer is better than lines that end in articles.
  const answer = [answerSizes.least, answerSizes.good].map((least) =>
    fitBlock(plain, text, { ...rules, minSize: Math.min(least, most) * body }),
  );
  const least = { ...rules, minSize: Math.min(answerSizes.least, most) * body, lenient: true };
  return (
    answer.find((one) => one !== null) ??
    fitBlock(stage, text, least) ??
    fitBody(stage, text, width, maxLines, answerSizes.least * body)
  );
}

interface PlacedLine {
  text: string;
  x: number;
  baseline: number;
  size: number;
  style: TypeStyle;
  color: string;
}

/** Space below the baseline, in em; part of a text's box. */
export const descentEm = 0.24;

export function addLine(scene: Scene, line: PlacedLine): void {
  const text = line.style.uppercase ? line.text.toLocaleUpperCase("es") : line.text;
  scene.elements.push({ kind: "text", ...line, text });
}

/**
 * Adds a block with the top of its first line's capitals at `top`; `x` is the left, middle or right
 * of its lines. Returns its box, including the descenders of the last line.
 */
export function addBlock(
  stage: Stage,
  scene: Scene,
  block: TextBlock,
  place: { x: number; top: number; align?: Align; color: string; role: BoxRole },
): Box {
  const { size, style, lines } = block;
  const { align = "left", color, role } = place;
  const cap = capHeightOf(style) * size;
  const widths = lines.map((line) => stage.widthOf(line, style, size));
  const shift = { left: 0, center: 0.5, right: 1 }[align];
  lines.forEach((text, at) => {
    const baseline = place.top + cap + at * style.lineHeight * size;
    addLine(scene, { text, x: place.x - widths[at]! * shift, baseline, size, style, color });
  });
  const width = Math.max(...widths);
  const box = {
    x: place.x - width * shift,
    y: place.top,
    width,
    height: block.height + descentEm * size,
  };
  scene.boxes.push({ ...box, role, text: lines.join(" "), color });
  return box;
}
