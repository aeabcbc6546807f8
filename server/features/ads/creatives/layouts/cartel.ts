import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addHeading, addKicker, fitHeading, fitKicker } from "../pieces/heading.ts";
import { addPosterFoot } from "../pieces/poster-foot.ts";
import { addLine, filledShare, fitFullBlock } from "../pieces/text-block.ts";
import { bottom, createScene, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { fitPoster, type PosterLine } from "../typography/fit.ts";
import { capHeightOf, type TypeStyle } from "../typography/type-pairs.ts";

const accented = /[ÁÉÍÓÚÑÜÀÈÌÒÙÇ]/;

/** Between brand and foot; beside the foot of a wide poster whose body is long. */
function areaOf({ size, safe, s }: Stage, mark: Box, foot: number, isBeside: boolean): Box {
  const y = bottom(mark) + 0.07 * s;
  const end = isBeside ? bottom(safe) : foot - 0.06 * s;
  return {
    x: safe.x,
    y,
    width: isBeside ? 0.6 * size.width - safe.x : safe.width,
    height: end - y,
  };
}

/** Set to lines of capitals, which must not touch. */
const leastSpacing = 0.004;

/** The line in the key colour: the one with a figure, else the last one if it is more than a lone word. */
function keyLineOf(lines: readonly PosterLine[]): number {
  const figure = lines.findIndex(({ text }) => /\d/.test(text));
  if (figure >= 0) return figure;
  const isLone = lines.length > 2 && !lines.at(-1)!.text.includes(" ");
  return isLone ? -1 : lines.length - 1;
}

/** The headline in capitals, all lines equally wide, one of them in the key colour. */
function addPoster(stage: Stage, scene: Scene, area: Box): boolean {
  const { s, pair, scheme } = stage;
  const text = stage.texts.headline.toLocaleUpperCase("es");
  const letterSpacing = Math.max(leastSpacing, pair.display.letterSpacing);
  const style: TypeStyle = { ...pair.display, letterSpacing, uppercase: true };
  const cap = capHeightOf(style);
  // It cannot become larger, because it fills its area already.
  const scale = Math.min(1, stage.scale.headline);
  // A comma at a line's end hangs as far down as accents rise.
  const gap = (accented.test(text) || /[,;¿Q]/.test(text) ? 0.056 : 0.04) * s;
  const kicker = fitKicker(stage, area.width);
  if (stage.texts.kicker && !kicker) return false;
  const above = kicker ? kicker.height + 1.3 * gap : 0;
  const rules = {
    measure: (line: string) => stage.widthOf(line, style, 1),
    width: area.width * scale,
    height: (area.height - above) * scale,
    maxSize: 0.42 * s,
    minSize: (stage.lenient ? 0.029 : 0.046) * s,
    gap,
    capHeight: cap,
  };
  const heightOf = (lines: readonly PosterLine[]) =>
    lines.reduce((sum, { size }) => sum + size * cap, gap * (lines.length - 1));
  // Lines of very different sizes are better than a half-empty poster.
  const even = fitPoster(text, rules);
  const isFull = even && heightOf(even) >= filledShare * rules.height;
  const lines = isFull ? even : (fitPoster(text, { ...rules, mostRatio: 2.9 }) ?? even);
  if (!lines) return false;
  const tall = heightOf(lines);
  const share = stage.wide ? 1 : 0.5;
  let top = area.y + above + (area.height - above - tall) * share;
  if (kicker) addKicker(stage, scene, kicker, { x: area.x, top: top - above, scheme });
  const y = top;
  const key = keyLineOf(lines);
  lines.forEach(({ text: line, size }, at) => {
    const color = at === key ? scheme.key : scheme.text;
    addLine(scene, { text: line, x: area.x, baseline: top + cap * size, size, style, color });
    top += cap * size + gap;
  });
  const width = Math.max(...lines.map(({ text: line, size }) => stage.widthOf(line, style, size)));
  const box = { x: area.x, y, width, height: tall };
  scene.boxes.push({ ...box, role: "headline", text: stage.texts.headline, color: scheme.text });
  return true;
}

/** For headlines with too many words for a poster: plain lines in a large size. */
function addPlainHeadline(stage: Stage, scene: Scene, area: Box): boolean {
  const style = stage.pair.calm ?? stage.pair.display;
  const block = fitHeading(
    stage,
    {
      width: area.width,
      height: area.height,
      maxSize: (stage.tall ? 0.092 : 0.108) * stage.s,
      minSize: 0.046 * stage.s,
      maxLines: stage.tall ? 8 : 6,
      style,
    },
    fitFullBlock,
  );
  if (!block) return false;
  const top = area.y + (area.height - block.height) * 0.5;
  addHeading(stage, scene, block, { x: area.x, top, scheme: stage.scheme });
  return true;
}

/** A poster of words only. */
export const cartel: Layout = {
  name: "cartel",
  angles: ["urgency", "problem"],
  needs: {},
  pictureKinds: [],
  droppable: ["body"],
  compose(stage) {
    const rows = stage.wide && stage.texts.body ? [true, false] : [stage.wide];
    for (const isRow of rows) {
      const scene = createScene(stage.size, stage.scheme.ground);
      const mark = addBrandMark(stage, scene, { x: stage.safe.x, top: stage.safe.y });
      const foot = addPosterFoot(stage, scene, { isRow });
      if (foot === null) continue;
      const area = areaOf(stage, mark, foot, stage.wide && !isRow);
      const isHeadlineSet =
        (!stage.calm && addPoster(stage, scene, area)) || addPlainHeadline(stage, scene, area);
      if (isHeadlineSet) return scene;
    }
    return null;
  },
};
