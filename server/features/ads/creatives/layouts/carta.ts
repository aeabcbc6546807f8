import type { Box } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton } from "../pieces/button.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addStrikeLine } from "../pieces/strike-line.ts";
import {
  addBlock,
  addLine,
  fitBlock,
  fitFullBlock,
  fitHeadline,
  type TextBlock,
} from "../pieces/text-block.ts";
import { addRect, bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf, type TypeStyle } from "../typography/type-pairs.ts";

/** A row of the list: an item with its price, or a fact. */
interface Row {
  text: string;
  price?: string;
  /** The crossed-out old price. */
  before?: string;
}

const mostRows = 4;

/** Items where at least two have a price, else facts, else items; null for fewer than three. */
function rowsOf({ texts }: Stage): Row[] | null {
  const items = (texts.items ?? [])
    .filter(({ name }) => name.trim() !== "")
    .map(
      ({ name, priceText, before }): Row => ({
        text: name.trim(),
        price: priceText?.trim(),
        before: priceText && before?.trim(),
      }),
    );
  const facts = (texts.facts ?? []).map((fact): Row => ({ text: fact.trim().replace(/\.$/, "") }));
  const priced = items.filter(({ price }) => price).length >= 2;
  const lists = priced ? [items, facts] : [facts, items];
  return lists.find((list) => list.length >= 3)?.slice(0, mostRows) ?? null;
}

const folded = (text: string): string => text.trim().toLocaleLowerCase("es").replace(/\.$/, "");

/**
 * The stage with a headline that names the list: the kicker, or a word for it, where the headline only
 * repeats one of its rows.
 */
function withTitle(stage: Stage, rows: readonly Row[]): Stage {
  const { texts } = stage;
  if (rows.every(({ text }) => folded(text) !== folded(texts.headline))) return stage;
  const isPriced = rows.some(({ price }) => price);
  const title = texts.kicker ?? (isPriced ? "Precios" : "Qué ofrecemos");
  return { ...stage, texts: { ...texts, headline: title, kicker: undefined } };
}

interface FittedRow extends Row {
  block: TextBlock;
}

interface Table {
  rows: FittedRow[];
  size: number;
}

/** All rows at one size, at most two lines each; null if one does not fit. */
function rowsAt(stage: Stage, rows: readonly Row[], size: number, area: Box): Table | null {
  const { pair, s } = stage;
  const fitted = rows.map((row): FittedRow | null => {
    const { text, price = "", before = "" } = row;
    const gap = (before ? 0.1 : 0.06) * s;
    const prices = stage.widthOf(price, pair.strong, size) + stage.widthOf(before, pair.body, size);
    const priced = price ? prices + gap : 0;
    const width = area.width - priced;
    if (width < 0.4 * area.width) return null;
    const rules = { width, height: area.height, maxSize: size, minSize: size, style: pair.medium };
    const block = fitBlock(stage, text, { ...rules, maxLines: 2, lineCost: 0.3, lenient: true });
    return block && { ...row, block };
  });
  const whole = fitted.filter((row) => row !== null);
  const pitch = area.height / rows.length;
  const tallest = Math.max(...whole.map(({ block }) => block.height + 0.5 * size));
  return whole.length === rows.length && tallest + 0.03 * s <= pitch ? { rows: whole, size } : null;
}

function fitTable(stage: Stage, rows: readonly Row[], area: Box): Table | null {
  const { s, sizes } = stage;
  const most = Math.min((stage.wide ? 0.082 : 0.062) * s, (area.height / rows.length) * 0.46);
  let best: Table | null = null;
  for (let size = most; size >= sizes.least; size *= 0.95) {
    const table = rowsAt(stage, rows, size, area);
    if (!table) continue;
    const lines = table.rows.reduce((sum, { block }) => sum + block.lines.length, 0);
    if (lines === rows.length) return table;
    best ??= table;
    if (size < 0.72 * best.size) break;
  }
  return best;
}

/** Rows of equal height, each under a thin rule; the first rule is thick. */
function addTable(stage: Stage, scene: Scene, { rows, size }: Table, area: Box): void {
  const { s, scheme, pair } = stage;
  const pitch = Math.min(area.height / rows.length, (stage.wide ? 0.3 : 0.2) * s);
  rows.forEach(({ block, price, before }, at) => {
    const y = area.y + at * pitch;
    const weight = (at === 0 ? 0.008 : 0.0028) * s;
    addRect(scene, { x: area.x, y, width: area.width, height: weight }, scheme.text);
    const middle = y + pitch / 2;
    const top = middle - block.height / 2;
    addBlock(stage, scene, block, { x: area.x, top, color: scheme.text, role: "item" });
    if (!price) return;
    const baseline = middle + (capHeightOf(pair.strong) * size) / 2;
    const add = (text: string, x: number, style: TypeStyle, color: string) => {
      const width = stage.widthOf(text, style, size);
      addLine(scene, { text, x: x - width, baseline, size, style, color });
      const height = capHeightOf(style) * size;
      const box = { x: x - width, y: baseline - height, width, height };
      scene.boxes.push({ ...box, role: "item", text, color });
      return box;
    };
    const box = add(price, right(area), pair.strong, scheme.key);
    if (!before) return;
    const old = add(before, box.x - 0.04 * s, pair.body, scheme.muted);
    addStrikeLine(scene, old, scheme.muted, 0.0035 * s);
  });
  const end = area.y + rows.length * pitch;
  addRect(scene, { x: area.x, y: end, width: area.width, height: 0.0028 * s }, scheme.text);
}

/** The button on the left and the brand on the right, at the bottom; returns its top. */
function addFoot(stage: Stage, scene: Scene, area: Box): number {
  const { s, scheme } = stage;
  const pill = addButton(stage, scene, scheme.cta, {
    x: area.x,
    bottom: bottom(area),
    mostWidth: 0.6 * area.width,
  });
  addBrandMark(stage, scene, {
    x: right(area),
    align: "right",
    top: pill.y,
    middle: pill.y + pill.height / 2,
    mostWidth: area.width - pill.width - 0.06 * s,
  });
  return pill.y;
}

function composeUpright(stage: Stage, rows: readonly Row[], shrink = 1): Scene | null {
  const { s, safe, size, scheme, tall } = stage;
  const scene = createScene(size, scheme.ground);
  const foot = addFoot(stage, scene, safe);
  const block = fitHeading(
    stage,
    {
      width: safe.width,
      height: 0.4 * size.height,
      maxSize: (tall ? 0.14 : 0.118) * s * shrink,
      minSize: 0.05 * s,
      maxLines: tall ? 4 : 3,
      style: stage.pair.display,
    },
    fitHeadline,
  );
  if (!block) return null;
  const place = { x: safe.x, top: safe.y + 0.01 * s, scheme };
  const headline = addHeading(stage, scene, block, place);
  const y = bottom(headline) + 0.05 * s;
  const height = Math.min(foot - 0.06 * s - y, rows.length * 0.2 * s);
  const area = { x: safe.x, y: foot - 0.06 * s - height, width: safe.width, height };
  const table = fitTable(stage, rows, area);
  if (!table) return null;
  addTable(stage, scene, table, area);
  return scene;
}

function composeWide(stage: Stage, rows: readonly Row[]): Scene | null {
  const { s, safe, size, scheme } = stage;
  const scene = createScene(size, scheme.ground);
  const left = 0.48 * size.width;
  const width = left - safe.x - 0.08 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const place = { x: safe.x, bottom: bottom(safe), mostWidth: width };
  const pill = addButton(stage, scene, scheme.cta, place);
  const top = bottom(mark) + 0.08 * s;
  const block = fitHeading(
    stage,
    {
      width,
      height: pill.y - 0.08 * s - top,
      maxSize: 0.12 * s,
      minSize: 0.05 * s,
      maxLines: 5,
      style: stage.pair.display,
    },
    fitFullBlock,
  );
  if (!block) return null;
  addHeading(stage, scene, block, { x: safe.x, top, scheme });
  const area = { x: left, y: safe.y, width: right(safe) - left, height: safe.height };
  const table = fitTable(stage, rows, area);
  if (!table) return null;
  addTable(stage, scene, table, area);
  return scene;
}

/** Ruled rows as on a menu: items with their prices, or facts. */
export const carta: Layout = {
  name: "carta",
  angles: ["benefit", "offer", "in_use"],
  needs: { minRows: 3 },
  pictureKinds: [],
  droppable: [],
  compose(plain) {
    const all = rowsOf(plain);
    if (!all) return null;
    const stage = withTitle(plain, all);
    for (const most of all.length > 3 ? [4, 3] : [3]) {
      const rows = all.slice(0, most);
      const tries = stage.wide
        ? [() => composeWide(stage, rows)]
        : [1, 0.8, 0.64].map((shrink) => () => composeUpright(stage, rows, shrink));
      for (const compose of tries) {
        const scene = compose();
        if (scene) return scene;
      }
    }
    return null;
  },
};
