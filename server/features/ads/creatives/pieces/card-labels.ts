import type { Box, Item, Scheme } from "../creative.ts";
import { bottom, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { shortenName } from "./brand-name.ts";
import { addOldPrice, addPrice, priceHeightEm, priceWidthEm } from "./price.ts";
import { addBlock, descentEm, fitBlock } from "./text-block.ts";

/** Padding and price size, the same on every card. */
interface LabelStyle {
  pad: number;
  priceSize: number;
}

const usualPad = 0.027;
/** Used when an enlarged price would not fit otherwise. */
const leastPad = 0.017;

/** The widest price limits the size of all; `labelWidth` is in pixels. */
function labelStyle(stage: Stage, labelWidth: number): LabelStyle {
  const { s, pair, scale, texts } = stage;
  const widest = Math.max(
    0.1,
    ...(texts.items ?? [])
      .slice(0, 3)
      .map(({ priceText }) => priceWidthEm(stage, priceText ?? "", pair.figures)),
  );
  const wanted = 0.058 * s * scale.price;
  const largest = (pad: number) => (0.99 * (labelWidth - 2 * pad)) / widest;
  if (scale.price <= 1) {
    return { pad: usualPad * s, priceSize: Math.min(wanted, largest(usualPad * s)) };
  }
  const pad = (wanted <= largest(usualPad * s) ? usualPad : leastPad) * s;
  return { pad, priceSize: Math.min(wanted, largest(pad)) };
}

/** A card with the item to label. */
interface LabelledCard {
  card: Box;
  item: Item;
  scheme: Scheme;
  style: LabelStyle;
}

/** The struck old price, beside the price if there is room, else above; returns the new foot. */
function addBefore(
  stage: Stage,
  scene: Scene,
  { price, before, scheme, width }: { price: Box; before: string; scheme: Scheme; width: number },
): number {
  const { s, pair, sizes } = stage;
  const style = pair.medium;
  const old = { size: sizes.least, color: scheme.muted, style, role: "item" } as const;
  const beside = price.width + 0.02 * s + stage.widthOf(before, style, sizes.least) <= width;
  const x = beside ? right(price) + 0.02 * s : price.x;
  const baseline = beside ? bottom(price) : price.y - 0.018 * s;
  const struck = addOldPrice(stage, scene, before, { ...old, x, baseline });
  return Math.min(price.y, struck.y) - 0.03 * s;
}

/** Name and price at the bottom of a tall card; returns the area for the picture above. */
function addTallLabels(stage: Stage, scene: Scene, { card, item, scheme, style }: LabelledCard) {
  const { s, pair, sizes } = stage;
  const { pad, priceSize } = style;
  const width = card.width - 2 * pad;
  const fits = (text: string) =>
    stage.widthOf(text, pair.medium, sizes.least) <= width * 0.99 * 2 && !/\S{18}/.test(text);
  const block = fitBlock(stage, shortenName(item.name, fits), {
    width,
    height: card.height,
    maxSize: sizes.item,
    minSize: sizes.least,
    maxLines: 2,
    style: pair.medium,
  });
  if (!block) return null;
  const x = card.x + pad;
  let foot = bottom(card) - pad * 1.15;
  if (item.priceText) {
    const height = priceHeightEm(stage, item.priceText, pair.figures) * priceSize;
    const top = foot - height;
    const place = { x, top, size: priceSize, color: scheme.text, style: pair.figures };
    const price = addPrice(stage, scene, item.priceText, { ...place, role: "item" });
    if (price.width > width) return null;
    foot = top - 0.03 * s;
    if (item.before) foot = addBefore(stage, scene, { price, before: item.before, scheme, width });
  }
  const top = foot - block.height;
  addBlock(stage, scene, block, { x, top, color: scheme.text, role: "item" });
  const zoneTop = card.y + pad;
  return { x, y: zoneTop, width, height: top - descentEm * block.size * 0.3 - 0.02 * s - zoneTop };
}

/** The share of a flat card's width for name and price. */
const flatShare = 0.58;
const isFlat = (card: Box): boolean => card.width > card.height * 1.15;

/** The common label style of all cards of an ad. */
export function commonLabelStyle(stage: Stage, cards: readonly Box[]): LabelStyle {
  const widths = cards.map((card) => card.width * (isFlat(card) ? flatShare : 1));
  return labelStyle(stage, Math.min(...widths));
}

/** Name and price on the left of a flat card; returns the area for the picture on the right. */
function addFlatLabels(stage: Stage, scene: Scene, labelled: LabelledCard): Box | null {
  const { card, style } = labelled;
  const left = { ...card, width: card.width * flatShare };
  if (!addTallLabels(stage, scene, { ...labelled, card: left })) return null;
  const { pad } = style;
  const x = card.x + card.width * 0.52 + usualPad * stage.s - pad;
  return { x, y: card.y + pad, width: right(card) - pad - x, height: card.height - 2 * pad };
}

/** Adds name and price to a card; returns the area for its picture, or null if they do not fit. */
export const addLabels = (stage: Stage, scene: Scene, labelled: LabelledCard): Box | null =>
  (isFlat(labelled.card) ? addFlatLabels : addTallLabels)(stage, scene, labelled);
