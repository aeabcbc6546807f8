import type { Box, Scheme } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addColumn } from "../pieces/column.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addOldPrice, addPrice, priceHeightEm, priceWidthEm } from "../pieces/price.ts";
import { fitPriceLine } from "../pieces/price-line.ts";
import { secondScheme } from "../pieces/second-scheme.ts";
import { addBlock, addLine, fitBody } from "../pieces/text-block.ts";
import {
  addCircle,
  addRect,
  addShape,
  bottom,
  createScene,
  px,
  right,
  type Scene,
} from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

/** A tag with two cut corners and a hole between them, on a string from the canvas's edge. */
function addTag(scene: Scene, stage: Stage, tag: Box, fill: string): void {
  const { s, wide, scheme } = stage;
  const cut = 0.13 * s;
  const [l, t, r, b] = [px(tag.x), px(tag.y), px(right(tag)), px(bottom(tag))];
  const d = wide
    ? `M${px(tag.x + cut)} ${t}H${r}V${b}H${px(tag.x + cut)}L${l} ${px(bottom(tag) - cut)}V${px(tag.y + cut)}Z`
    : `M${px(tag.x + cut)} ${t}H${px(right(tag) - cut)}L${r} ${px(tag.y + cut)}V${b}H${l}V${px(tag.y + cut)}Z`;
  const join = `stroke="${fill}" stroke-width="${px(0.03 * s)}" stroke-linejoin="round"`;
  addShape(scene, `<path d="${d}" fill="${fill}" ${join}/>`, {
    x: tag.x - 0.02 * s,
    y: tag.y - 0.02 * s,
    width: tag.width + 0.04 * s,
    height: tag.height + 0.04 * s,
  });
  // The words' part is a plain area of its own.
  const words = wide
    ? { ...tag, x: tag.x + cut, width: tag.width - cut }
    : { ...tag, y: tag.y + cut, height: tag.height - cut };
  addRect(scene, words, fill);
  const hole = wide
    ? { x: tag.x + 0.075 * s, y: tag.y + tag.height / 2 }
    : { x: tag.x + tag.width / 2, y: tag.y + 0.055 * s };
  addCircle(scene, hole, 0.027 * s, scheme.ground);
  const thin = 0.007 * s;
  const string = wide
    ? { x: 0, y: hole.y - thin / 2, width: hole.x, height: thin }
    : { x: hole.x - thin / 2, y: 0, width: thin, height: hole.y };
  addRect(scene, string, scheme.text);
}

/** The tag may leave the safe box, its words may not. */
function tagOf({ s, size, safe, wide, format }: Stage): Box {
  if (wide) {
    const x = 0.13 * s;
    return { x, y: safe.y * 0.75, width: right(safe) - x, height: size.height - 1.5 * safe.y };
  }
  const x = safe.x + 0.02 * s;
  const isStory = format === "story";
  const y = isStory ? safe.y : 0.05 * s;
  const end = isStory ? bottom(safe) : size.height - 0.05 * s;
  return { x, y, width: size.width - 2 * x, height: end - y };
}

/** Something below the headline: its height, and how it is drawn from its top. */
interface Part {
  height: number;
  add: (top: number) => void;
}

/** A line of small text, centred. */
function addSmallLine(stage: Stage, scene: Scene, line: SmallLine): Box {
  const { text, x, top, color, role } = line;
  const style = stage.pair.strong;
  const size = stage.sizes.body;
  const width = stage.widthOf(text, style, size);
  const height = capHeightOf(style) * size;
  const box = { x: x - width / 2, y: top, width, height };
  addLine(scene, { text, x: box.x, baseline: top + height, size, style, color });
  scene.boxes.push({ ...box, role, text, color });
  return box;
}

interface SmallLine {
  text: string;
  x: number;
  top: number;
  color: string;
  role: "price" | "note";
}

/** The price with the old one above and its note below; null without a price. */
function pricePart(stage: Stage, scene: Scene, place: Column, share: number): Part | null {
  const { s, sizes, pair, texts } = stage;
  const { price } = texts;
  if (!price) return null;
  const { x, width, scheme } = place;
  const style = pair.figures;
  const em = priceWidthEm(stage, price.text, style);
  const cap = capHeightOf(style);
  const size = Math.min((0.9 * width) / em, (share * s) / cap);
  // With what stands above the figures, such as «desde».
  const high = priceHeightEm(stage, price.text, style) * size;
  const small = capHeightOf(pair.strong) * sizes.body;
  const gap = 0.028 * s;
  const above = price.before ? small + gap : 0;
  const below = price.note ? small + gap : 0;
  const add = (top: number) => {
    if (price.before) {
      const old = { size: sizes.body, style: pair.strong, color: scheme.muted };
      const left = x - stage.widthOf(price.before, old.style, old.size) / 2;
      addOldPrice(stage, scene, price.before, { ...old, x: left, baseline: top + small });
    }
    const at = { x, top: top + above, size, style, color: scheme.key, isCentered: true } as const;
    const box = addPrice(stage, scene, price.text, at);
    if (!price.note) return;
    const note = { text: price.note, x, top: bottom(box) + gap, color: scheme.text } as const;
    addSmallLine(stage, scene, { ...note, role: "note" });
  };
  return { height: above + high + below, add };
}

function bodyPart(stage: Stage, scene: Scene, { x, width, scheme }: Column): Part | null {
  const { texts, wide } = stage;
  const body = texts.body ? fitBody(stage, texts.body, 0.94 * width, wide ? 2 : 3) : null;
  if (!body) return null;
  const place = { x, align: "center", color: scheme.muted, role: "body" } as const;
  return {
    height: body.height,
    add: (top) => {
      addBlock(stage, scene, body, { ...place, top });
    },
  };
}

/** The area of the tag's words; `x` is its middle. */
interface Column {
  x: number;
  width: number;
  top: number;
  bottom: number;
  scheme: Scheme;
}

/** The headline, and price and body below it, in the middle of the column. */
function addWords(stage: Stage, scene: Scene, column: Column, priceShare: number): boolean {
  const { s, wide, tall, texts } = stage;
  const price = pricePart(stage, scene, column, priceShare);
  const body = bodyPart(stage, scene, column);
  if (texts.body && !body) return false;
  const gap = (wide ? 0.07 : 0.068) * s;
  const parts = [price, body].filter((part) => part !== null);
  const under = parts.reduce((sum, { height }) => sum + gap + height, 0);
  const room = column.bottom - column.top - under;
  const block = fitHeading(stage, {
    width: column.width,
    height: room,
    maxSize: (price ? 0.1 : wide ? 0.13 : tall ? 0.15 : 0.132) * s,
    minSize: 0.05 * s,
    maxLines: wide ? 3 : tall ? 6 : 5,
    style: stage.pair.display,
  });
  if (!block) return false;
  let top = column.top + (room - block.height) / 2;
  const { x, scheme } = column;
  const place = { x, align: "center", scheme } as const;
  addHeading(stage, scene, block, { ...place, top });
  top += block.height + gap;
  for (const part of parts) {
    part.add(top);
    top += part.height + gap;
  }
  return true;
}

/** On a wide canvas the words are on the left of the tag, the price and the button on its right. */
function composeWide(stage: Stage): Scene | null {
  const { s, size, safe } = stage;
  const scheme = secondScheme(stage, ["paper", "tint", "deep", "ink"], 1.6);
  const tagged = { ...stage, scheme };
  const tag = tagOf(stage);
  const [left, end] = [tag.x + 0.17 * s, right(tag) - 0.085 * s];
  const [top, foot] = [tag.y + 0.08 * s, bottom(tag) - 0.08 * s];
  const scene = createScene(size, stage.scheme.ground);
  addTag(scene, stage, tag, scheme.ground);
  const mark = addBrandMark(tagged, scene, { x: left, top, mostWidth: 0.6 * (end - left), scheme });
  const button = buttonSize(tagged, 0.4 * (end - left));
  const lowest = Math.min(foot, bottom(safe) + stage.contactRoom);
  const ends = lowest - stage.contactRoom;
  scene.contactArea = { x: left, y: ends, width: end - left, height: lowest - ends };
  // The largest price that leaves room for its name, which is never larger.
  for (const share of [0.5, 0.44, 0.38]) {
    const width = (1 - share) * (end - left) - 0.07 * s;
    const price = fitPriceLine(tagged, share * (end - left), 0.4);
    if (!price) return null;
    const most = Math.min(0.15, (0.95 * price.figures) / s);
    if (most < 0.05) return null;
    const x = end - Math.max(share * (end - left), button.width);
    const group = createScene(size, stage.scheme.ground);
    const words = { ...tagged, texts: { ...stage.texts, price: undefined } };
    const column = addColumn(words, group, {
      x: left,
      width: x - 0.07 * s - left,
      top: bottom(mark) + 0.06 * s,
      bottom: ends,
      anchor: "bottom",
      max: most,
      min: 0.05,
      maxLines: 4,
      fills: true,
      body: stage.texts.body,
      button: false,
    });
    if (!column || width <= 0) continue;
    const pill = addButton(stage, group, scheme.cta, { x, bottom: ends, mostWidth: end - x });
    price.add(group, { x, top: pill.y - 0.075 * s - price.height, scheme });
    scene.elements.push(...group.elements);
    scene.boxes.push(...group.boxes);
    return scene;
  }
  return null;
}

/** A swing tag with the headline and the price; older ads may have one without a price. */
export const etiqueta: Layout = {
  name: "etiqueta",
  angles: ["offer", "urgency"],
  needs: { price: true },
  pictureKinds: [],
  droppable: ["body"],
  centered: true,
  compose(stage) {
    const { s, size, wide } = stage;
    const inColumns = wide && stage.texts.price ? composeWide(stage) : null;
    if (inColumns) return inColumns;
    const scheme = secondScheme(stage, ["paper", "tint", "deep", "ink"], 1.6);
    const tag = tagOf(stage);
    const x = tag.x + tag.width / 2 + (wide ? 0.035 * s : 0);
    const width = tag.width - (wide ? 0.264 : 0.124) * s;
    const foot = bottom(tag) - (wide ? 0.075 : stage.contactRoom > 0 ? 0.055 : 0.068) * s;
    // The largest price that leaves room for the rest.
    for (const priceShare of stage.texts.price ? [0.2, 0.16, 0.12, 0.095] : [0]) {
      const scene = createScene(size, stage.scheme.ground);
      addTag(scene, stage, tag, scheme.ground);
      const mark = addBrandMark({ ...stage, scheme }, scene, {
        x,
        top: tag.y + (wide ? 0.075 : 0.115) * s,
        align: "center",
        mostWidth: 0.8 * width,
        scheme,
      });
      const pill = addButton(stage, scene, scheme.cta, {
        x,
        align: "center",
        bottom: foot - stage.contactRoom,
        mostWidth: width,
      });
      scene.contactArea = { x: x - width / 2, y: bottom(pill), width, height: foot - bottom(pill) };
      const [top, end] = [bottom(mark) + 0.058 * s, pill.y - 0.06 * s];
      if (addWords(stage, scene, { x, width, top, bottom: end, scheme }, priceShare)) return scene;
    }
    return null;
  },
};
