import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addKicker, fitKicker, kickerGap } from "../pieces/heading.ts";
import { addBrandFoot, addPosterFoot } from "../pieces/poster-foot.ts";
import { addBlock, addLine, descentEm, fitBlock, type TextBlock } from "../pieces/text-block.ts";
import { createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { splitAtFigure, type TextWithFigure } from "../typography/figure.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { splitLeaning } from "../typography/words.ts";
import { composeWideFigure } from "./cifra-wide.ts";

/** A word in the figure's line. */
interface SideWord {
  text: string;
  /** Pixels. */
  size: number;
  width: number;
}

interface Parts {
  kicker: TextBlock | null;
  /** The preposition that belongs to the figure, on its left, and its unit on its right. */
  lead: SideWord | null;
  unit: SideWord | null;
  before: TextBlock | null;
  after: TextBlock | null;
  /** The figure's type size, width and height of its capitals, in pixels. */
  figure: { size: number; width: number; height: number };
  gap: number;
  kickerGap: number;
  height: number;
}

/** How much larger than usual the words are at most, and their most lines; three when absent. */
interface Growth {
  growth: number;
  maxLines?: number;
}

/** The words above and below the figure; null if they do not fit in three lines. */
function fitWords(
  stage: Stage,
  text: string,
  width: number,
  { growth, maxLines = 3 }: Growth,
): TextBlock | null {
  const { s, scale } = stage;
  return fitBlock(stage, text, {
    width,
    height: stage.size.height,
    maxSize: (stage.wide ? 0.095 : 0.082) * s * scale.headline * growth,
    minSize: 0.046 * s,
    maxLines,
    style: stage.pair.display,
    lineCost: 0.1,
  });
}

/** Signs that reach above and below a figure's digits. */
const tallSigns = /[$€£₡₲/]/u;

/** Figure and words in less of the width leave the other half empty, so wider words are tried. */
const narrow = 0.6;
const wideEnough = 0.72;
/** The least size of the figure over wider words, in shares of its size over narrow ones. */
const leastBesideWider = 0.75;

const widthOf = ({ before, after, figure, lead, unit }: Parts): number =>
  Math.max(
    before?.width ?? 0,
    after?.width ?? 0,
    figure.width + (lead?.width ?? 0) + (unit?.width ?? 0),
  );

/** Without a body the words grow until the poster is full; they never make the figure smaller. */
function fitParts(stage: Stage, text: TextWithFigure, area: Box): Parts | null {
  const plain = fitPartsWith(stage, text, area, { growth: 1 });
  if (!plain) return plain;
  if (widthOf(plain) < narrow * area.width) {
    const wider = [2.2, 1.9, 1.6, 1.3, 1]
      .flatMap((growth) => [1, 2].map((maxLines) => ({ growth, maxLines })))
      .map((one) => fitPartsWith(stage, text, area, one))
      .filter((one) => one !== null && widthOf(one) >= wideEnough * area.width)
      .filter((one) => one!.figure.size >= leastBesideWider * plain.figure.size)
      .toSorted((one, other) => other!.figure.size - one!.figure.size);
    if (wider[0]) return wider[0];
  }
  if (stage.texts.body) return plain;
  const isGood = (parts: Parts | null): parts is Parts =>
    parts !== null && parts.figure.size >= 0.97 * plain.figure.size;
  const grown = [1.9, 1.7, 1.5, 1.3, 1.15].map((growth) =>
    fitPartsWith(stage, text, area, { growth }),
  );
  return grown.find(isGood) ?? plain;
}

/** The size of a word beside the figure, in sizes of the figure, and its least in shares of the side. */
const sideSize = { of: 0.27, least: 0.056 } as const;
/** A longer word is a line of its own under the figure. */
const longestUnit = 9;
/** In sizes of the figure. */
const sideGap = 0.09;

function fitPartsWith(stage: Stage, text: TextWithFigure, area: Box, growth: Growth): Parts | null {
  const { s, pair } = stage;
  const { head, leaning } = splitLeaning(text.before);
  const isUnit =
    /\d$/u.test(text.figure) && /^\p{L}+\.?$/u.test(text.after) && text.after.length <= longestUnit;
  const under = isUnit ? "" : text.after;
  const before = head === "" ? null : fitWords(stage, head, area.width, growth);
  const after = under === "" ? null : fitWords(stage, under, area.width, growth);
  if ((head !== "" && !before) || (under !== "" && !after)) return null;
  const kicker = fitKicker(stage, area.width);
  if (stage.texts.kicker && !kicker) return null;
  const gap = (tallSigns.test(text.figure) ? 0.085 : 0.05) * s;
  const words = [before, after].reduce((sum, one) => sum + (one ? one.height + gap : 0), 0);
  const gapUnderKicker = kicker ? (before ? kickerGap(stage, before.size) : gap) : 0;
  const around = words + (kicker ? kicker.height + gapUnderKicker : 0);
  // Room for the descenders above the foot.
  const hanging = after ? after.size * descentEm : 0;
  const style = pair.figures;
  const cap = capHeightOf(style);
  const em = stage.widthOf(text.figure, style, 1);
  const sides = [leaning, isUnit ? text.after : ""].map((word) =>
    word === "" ? 0 : stage.widthOf(word, pair.display, 1),
  );
  const beside = sides.reduce((sum, one) => sum + (one > 0 ? sideSize.of * one + sideGap : 0), 0);
  const widest = (0.99 * area.width) / (em + beside);
  const most = ((stage.tall ? 0.6 : 0.5) + (stage.texts.body ? 0 : 0.1)) * s;
  const height = Math.min(most, area.height - around - hanging, widest * cap);
  if (height < 0.13 * s) return null;
  const size = height / cap;
  const sideOf = (word: string, wordEm: number): SideWord | null => {
    const own = Math.max(sideSize.of * size, sideSize.least * s);
    return word === "" ? null : { text: word, size: own, width: wordEm * own };
  };
  const lead = sideOf(leaning, sides[0]!);
  const unit = sideOf(isUnit ? text.after : "", sides[1]!);
  const row = [lead, unit].reduce(
    (sum, one) => sum + (one ? one.width + sideGap * size : 0),
    em * size,
  );
  if (row > area.width) return null;
  return {
    kicker,
    lead,
    unit,
    kickerGap: gapUnderKicker,
    before,
    after,
    gap,
    figure: { size, width: em * size, height },
    height: height + around,
  };
}

function addParts(
  stage: Stage,
  scene: Scene,
  { figure: text }: TextWithFigure,
  { kicker, lead, unit, before, after, figure, gap, height, ...parts }: Parts,
  area: Box,
): void {
  const { scheme, pair } = stage;
  let top = area.y + (area.height - height) * (stage.wide ? 0.5 : stage.tall ? 0.3 : 0.62);
  if (kicker) {
    addKicker(stage, scene, kicker, { x: area.x, top, scheme });
    top += kicker.height + parts.kickerGap;
  }
  const start = scene.boxes.length;
  const y = top;
  const place = { x: area.x, color: scheme.text, role: "headline" } as const;
  if (before) {
    addBlock(stage, scene, before, { ...place, top });
    top += before.height + gap;
  }
  const baseline = top + figure.height;
  const addSide = (side: SideWord, x: number) =>
    addLine(scene, {
      text: side.text,
      x,
      baseline,
      size: side.size,
      style: pair.display,
      color: scheme.text,
    });
  // Large figures have a visible margin on their left.
  const left = area.x + (lead ? lead.width + sideGap * figure.size : -0.035 * figure.size);
  if (lead) addSide(lead, area.x);
  const end = left + figure.width;
  if (unit) addSide(unit, end + sideGap * figure.size);
  addLine(scene, {
    text,
    x: left,
    baseline,
    size: figure.size,
    style: pair.figures,
    color: scheme.key,
  });
  top += figure.height + gap;
  if (after) addBlock(stage, scene, after, { ...place, top });
  scene.boxes.splice(start);
  const row = end + (unit ? sideGap * figure.size + unit.width : 0) - area.x;
  const width = Math.max(row, before?.width ?? 0, after?.width ?? 0);
  const foot = top - gap + (after ? gap + after.height : 0);
  const box = { x: area.x, y, width, height: foot - y };
  scene.boxes.push({ ...box, role: "headline", text: stage.texts.headline, color: scheme.text });
}

/** The left of a wide canvas, with brand, body and button on the right. */
function wideArea(stage: Stage, scene: Scene): Box | null {
  const { s, safe, size } = stage;
  const x = 0.66 * size.width;
  addBrandMark(stage, scene, {
    x: right(safe),
    top: safe.y,
    align: "right",
    mostWidth: right(safe) - x,
  });
  if (addPosterFoot(stage, scene) === null) return null;
  return { ...safe, width: x - safe.x - 0.07 * s };
}

function uprightArea(stage: Stage, scene: Scene): Box | null {
  const { s, safe } = stage;
  const foot = addBrandFoot(stage, scene);
  return foot === null ? null : { ...safe, height: foot - 0.06 * s - safe.y };
}

/** The headline's figure as the picture: «Pan de masa madre desde» over a giant «1962». */
export const cifra: Layout = {
  name: "cifra",
  angles: ["proof", "offer", "urgency", "benefit", "problem"],
  needs: { figure: true },
  pictureKinds: [],
  droppable: ["body"],
  compose(stage) {
    const text = splitAtFigure(stage.texts.headline);
    if (!text) return null;
    const inRows = stage.wide ? composeWideFigure(stage, text) : null;
    if (inRows) return inRows;
    const scene = createScene(stage.size, stage.scheme.ground);
    const area = stage.wide ? wideArea(stage, scene) : uprightArea(stage, scene);
    const parts = area && fitParts(stage, text, area);
    if (!parts) return null;
    addParts(stage, scene, text, parts, area);
    return scene;
  },
};
