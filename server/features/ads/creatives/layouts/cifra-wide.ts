import { addKicker, fitKicker, kickerGap } from "../pieces/heading.ts";
import { addBrandFoot } from "../pieces/poster-foot.ts";
import { addBlock, addLine, fitBlock, type TextBlock } from "../pieces/text-block.ts";
import { createScene, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import type { TextWithFigure } from "../typography/figure.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { splitLeaning } from "../typography/words.ts";

/** In shares of the short side. */
const gapBeside = 0.06;
const gapUnder = 0.062;
const leastWords = 0.075;
/** Words of these sizes are preferred to a taller figure. */
const goodWords = [0.125, 0.1, leastWords];
const leastFigure = 0.26;
const leadSize = 0.1;

interface Row {
  words: TextBlock | null;
  /** Of the figure's capitals, in pixels. */
  height: number;
}

/** The tallest figure that leaves room for readable words beside it. */
function fitRow(
  stage: Stage,
  figure: string,
  words: string,
  { most, lead }: { most: number; lead: number },
): Row | null {
  const { s, safe, pair } = stage;
  const em = stage.widthOf(figure, pair.figures, 1) / capHeightOf(pair.figures);
  if (words === "") return { words: null, height: Math.min(most, (safe.width - lead) / em) };
  for (const least of goodWords) {
    for (let height = most; height >= leastFigure * s; height *= 0.94) {
      const width = safe.width - lead - em * height - gapBeside * s;
      if (width < 0.3 * s) continue;
      const block = fitBlock(stage, words, {
        width,
        height,
        maxSize: Math.max(least * s, 0.6 * height),
        minSize: least * s,
        maxLines: 3,
        style: pair.display,
        lineCost: 0.02,
      });
      if (block) return { words: block, height };
    }
  }
  return null;
}

/**
 * A wide poster in two rows over brand and button: the words before the figure, and the figure with
 * the words after it; with words on one side only, both are in one row. Null if they do not fit.
 */
export function composeWideFigure(stage: Stage, text: TextWithFigure): Scene | null {
  const { s, safe, size, scheme, pair } = stage;
  const scene = createScene(size, scheme.ground);
  const foot = addBrandFoot(stage, scene);
  const kicker = fitKicker(stage, safe.width);
  if (foot === null || (stage.texts.kicker && !kicker)) return null;
  const room = foot - gapUnder * s - safe.y;
  const inRow = text.before !== "" && text.after !== "" ? text.after : text.before || text.after;
  const above = text.before !== "" && text.after !== "" ? text.before : "";
  // The preposition that belongs to the figure stands in its line.
  const { head: first, leaning } = splitLeaning(above);
  const leadWidth = leaning === "" ? 0 : stage.widthOf(leaning, pair.display, leadSize * s);
  const lead = leaning === "" ? 0 : leadWidth + 0.04 * s;
  const line =
    first === ""
      ? null
      : fitBlock(stage, first, {
          width: safe.width,
          height: 0.3 * room,
          maxSize: 0.15 * s,
          minSize: leastWords * s,
          maxLines: 1,
          style: pair.display,
        });
  if (first !== "" && !line) return null;
  const under = kicker ? kickerGap(stage, line?.size ?? leastWords * s) : 0;
  const over = (kicker ? kicker.height + under : 0) + (line ? line.height + gapUnder * s : 0);
  const most = Math.min(room - over, 0.56 * s);
  const row = fitRow(stage, text.figure, inRow, { most, lead });
  if (!row) return null;
  let top = safe.y + (room - over - row.height) / 2;
  if (kicker) {
    addKicker(stage, scene, kicker, { x: safe.x, top, scheme });
    top += kicker.height + under;
  }
  const start = scene.boxes.length;
  const y = top;
  const place = { color: scheme.text, role: "headline" } as const;
  if (line) {
    addBlock(stage, scene, line, { ...place, x: safe.x, top });
    top += line.height + gapUnder * s;
  }
  const figureSize = row.height / capHeightOf(pair.figures);
  const figureWidth = stage.widthOf(text.figure, pair.figures, figureSize);
  const isFirst = inRow !== text.before;
  const wordsWidth = row.words ? row.words.width + gapBeside * s : 0;
  const x = (isFirst || !row.words ? safe.x : safe.x + wordsWidth) + lead;
  addLine(scene, {
    text: text.figure,
    x,
    baseline: top + row.height,
    size: figureSize,
    style: pair.figures,
    color: scheme.key,
  });
  if (leaning !== "") {
    const run = { text: leaning, x: safe.x, baseline: top + row.height, size: leadSize * s };
    addLine(scene, { ...run, style: pair.display, color: scheme.text });
  }
  if (row.words) {
    const left = isFirst ? safe.x + lead + figureWidth + gapBeside * s : safe.x;
    addBlock(stage, scene, row.words, {
      ...place,
      x: left,
      top: top + row.height - row.words.height,
    });
  }
  scene.boxes.splice(start);
  const width = Math.max(lead + figureWidth + wordsWidth, line?.width ?? 0);
  const box = { x: safe.x, y, width, height: top + row.height - y };
  scene.boxes.push({ ...box, role: "headline", text: stage.texts.headline, color: scheme.text });
  return scene;
}
