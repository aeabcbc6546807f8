import { contrastOf } from "../colors/color.ts";
import type { Box, Item, Scheme } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark, shortName } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { hexagonSvg } from "../pieces/honeycomb.ts";
import { containBox, cover, goodCover } from "../pieces/pictures.ts";
import { addPrice, priceWidthEm } from "../pieces/price.ts";
import { addBlock, addLine, descentEm, fitBlock, fitHeadline } from "../pieces/text-block.ts";
import {
  addRect,
  addShape,
  aroundPoint,
  bottom,
  createScene,
  right,
  type Scene,
} from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

/** Light grounds that can be told from the one behind them, else dark ones. */
function cardSchemes({ palette, scheme }: Stage): Scheme[] {
  const { paper, soft, tint, brand } = palette.schemes;
  const light = [paper, soft, tint].filter(
    ({ ground }) => contrastOf(ground, scheme.ground) >= 1.12,
  );
  return light.length > 0 ? light : [brand];
}

/** What stands for a thing without a picture: its initial in one hexagon. */
function addInitial(stage: Stage, scene: Scene, zone: Box, item: Item, scheme: Scheme): void {
  const radius = Math.min(zone.width * 0.5, zone.height * 0.46);
  const middle = { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 };
  addShape(scene, hexagonSvg(middle, radius, scheme.cta.fill), aroundPoint(middle, radius));
  const style = stage.pair.display;
  const text = item.name.trim().charAt(0).toLocaleUpperCase("es");
  const size = (radius * 0.62) / capHeightOf(style);
  addLine(scene, {
    text,
    x: middle.x - stage.widthOf(text, style, size) / 2,
    baseline: middle.y + (capHeightOf(style) * size) / 2,
    size,
    style,
    color: scheme.cta.label,
  });
}

function addThing(stage: Stage, scene: Scene, zone: Box, item: Item, scheme: Scheme): void {
  const { picture } = item;
  if (!picture) {
    addInitial(stage, scene, zone, item, scheme);
    return;
  }
  if (picture.kind === "cutout") {
    const at = containBox(picture, zone);
    scene.elements.push({ kind: "picture", id: picture.id, from: picture.subject, at });
    return;
  }
  const radius = 0.014 * stage.s;
  const radii: [number, number, number, number] = [radius, radius, radius, radius];
  const height = Math.min(zone.height, (zone.width * picture.height) / picture.width);
  const width = Math.min(zone.width, (height * picture.width) / picture.height);
  const own = {
    x: zone.x + (zone.width - width) / 2,
    y: bottom(zone) - height - (zone.height - height) / 2,
    width,
    height,
  };
  // A thing is not cut: rather as small as its photo is.
  const shot = goodCover(picture, zone);
  const at = shot ? zone : own;
  const { from } = shot ?? cover(picture, own);
  scene.elements.push({ kind: "picture", id: picture.id, from, at, radii });
}

/** How names and prices are set, the same on every card. */
interface LabelStyle {
  pad: number;
  priceSize: number;
}

const usualPad = 0.027;
/** Where a price that is to be larger would not fit else. */
const leastPad = 0.017;

/** The widest of these prices decides; where it is no wider than asked for, it is left to fail. */
function labelStyle(stage: Stage, labelWidth: number): LabelStyle {
  const { s, pair, scale, texts } = stage;
  const widest = Math.max(
    0.1,
    ...(texts.items ?? [])
      .slice(0, 3)
      .map(({ priceText }) => priceWidthEm(stage, priceText ?? "", pair.figures)),
  );
  const wanted = 0.058 * s * scale.price;
  if (scale.price <= 1) return { pad: usualPad * s, priceSize: wanted };
  const largest = (pad: number) => (0.99 * (labelWidth - 2 * pad)) / widest;
  const pad = (wanted <= largest(usualPad * s) ? usualPad : leastPad) * s;
  return { pad, priceSize: Math.min(wanted, largest(pad)) };
}

/** Where a card's label and what it says stand. */
interface Labelled {
  card: Box;
  item: Item;
  scheme: Scheme;
  style: LabelStyle;
}

/** Name and price at the card's foot; returns where the picture may stand above them. */
function addLabels(stage: Stage, scene: Scene, { card, item, scheme, style }: Labelled) {
  const { s, pair, sizes } = stage;
  const { pad, priceSize } = style;
  const width = card.width - 2 * pad;
  const fits = (text: string) =>
    stage.widthOf(text, pair.medium, sizes.least) <= width * 0.99 * 2 && !/\S{18}/.test(text);
  const block = fitBlock(stage, shortName(item.name, fits), {
    width,
    height: card.height,
    maxSize: sizes.item,
    minSize: sizes.least,
    maxLines: 2,
    style: pair.medium,
  });
  if (!block) return null;
  const cap = capHeightOf(pair.figures) * priceSize;
  const x = card.x + pad;
  let foot = bottom(card) - pad * 1.15;
  if (item.priceText) {
    const place = { x, top: foot - cap, size: priceSize, color: scheme.text, style: pair.figures };
    const price = addPrice(stage, scene, item.priceText, { ...place, role: "item" });
    if (price.width > width) return null;
    foot -= cap + 0.03 * s;
  }
  const top = foot - block.height;
  addBlock(stage, scene, block, { x, top, color: scheme.text, role: "item" });
  const zoneTop = card.y + pad;
  return { x, y: zoneTop, width, height: top - descentEm * block.size * 0.3 - 0.02 * s - zoneTop };
}

/** Of a flat card, what its name and its price may take. */
const flatShare = 0.58;
const isFlat = (card: Box): boolean => card.width > card.height * 1.15;

/** Name and price at the left of a flat card, the thing at its right. */
function addFlatLabels(stage: Stage, scene: Scene, labelled: Labelled): Box | null {
  const { card, style } = labelled;
  const left = { ...card, width: card.width * flatShare };
  if (!addLabels(stage, scene, { ...labelled, card: left })) return null;
  const { pad } = style;
  const x = card.x + card.width * 0.52;
  return { x, y: card.y + pad, width: right(card) - pad - x, height: card.height - 2 * pad };
}

function addCards(stage: Stage, scene: Scene, cards: readonly Box[]): boolean {
  const items = (stage.texts.items ?? []).slice(0, 3);
  const schemes = cardSchemes(stage);
  const widths = cards.map((card) => card.width * (isFlat(card) ? flatShare : 1));
  const style = labelStyle(stage, Math.min(...widths));
  return cards.every((card, at) => {
    const scheme = schemes[at % schemes.length]!;
    const item = items[at]!;
    addRect(scene, card, scheme.ground, 0.028 * stage.s);
    const add = isFlat(card) ? addFlatLabels : addLabels;
    const zone = add(stage, scene, { card, item, scheme, style });
    if (!zone || zone.height < 0.08 * stage.s) return false;
    addThing(stage, scene, zone, item, scheme);
    return true;
  });
}

const gapShare = 0.025;

function rowOf(area: Box, gap: number): Box[] {
  const width = (area.width - 2 * gap) / 3;
  return [0, 1, 2].map((at) => ({ ...area, x: area.x + at * (width + gap), width }));
}

/** One tall card and two flat ones, where the canvas is a column. */
function blockOf(area: Box, gap: number): Box[] {
  const width = (area.width - gap) / 2;
  const height = (area.height - gap) / 2;
  const x = area.x + width + gap;
  return [
    { ...area, width },
    { x, y: area.y, width, height },
    { x, y: area.y + height + gap, width, height },
  ];
}

function addNote(stage: Stage, scene: Scene, pill: Box): boolean {
  const { texts, safe, s, scheme } = stage;
  const note = texts.note ?? texts.body;
  if (!note) return true;
  const block = fitBlock(stage, note, {
    width: Math.min(0.42 * s, right(safe) - right(pill) - 0.05 * s),
    height: pill.height,
    maxSize: stage.sizes.bodyMin,
    minSize: stage.sizes.least,
    maxLines: 2,
    style: stage.pair.body,
  });
  if (!block) return false;
  const top = pill.y + (pill.height - block.height) / 2;
  const place = { x: right(safe), top, align: "right", color: scheme.muted, role: "note" } as const;
  addBlock(stage, scene, block, place);
  return true;
}

function composeUpright(stage: Stage): Scene | null {
  const { s, safe, size, scheme, format } = stage;
  const scene = createScene(size, scheme.ground);
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y });
  const block = fitHeadline(stage, stage.texts.headline, {
    width: safe.width,
    height: 0.3 * size.height,
    maxSize: 0.088 * s,
    minSize: 0.046 * s,
    maxLines: stage.tall ? 3 : 2,
    style: stage.pair.display,
  });
  if (!block) return null;
  const place = { x: safe.x, top: bottom(mark) + 0.066 * s, color: scheme.text } as const;
  const headline = addBlock(stage, scene, block, { ...place, role: "headline" });
  const column = format === "story";
  const button = { x: safe.x, bottom: bottom(safe), mostWidth: safe.width };
  const pill = addButton(stage, scene, scheme.cta, {
    ...button,
    ...(column ? { width: safe.width } : {}),
  });
  const y = bottom(headline) + 0.032 * s;
  const area = { x: safe.x, y, width: safe.width, height: pill.y - 0.045 * s - y };
  const cards = column ? blockOf(area, gapShare * s) : rowOf(area, gapShare * s);
  if (!addCards(stage, scene, cards)) return null;
  if (column) return stage.texts.note || stage.texts.body ? null : scene;
  return addNote(stage, scene, pill) ? scene : null;
}

function composeWide(stage: Stage): Scene | null {
  const { s, safe, size, scheme } = stage;
  const scene = createScene(size, scheme.ground);
  const left = 0.4 * size.width;
  const width = left - safe.x - 0.05 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const ends = bottom(safe) - buttonSize(stage, width).height - 0.07 * s;
  const block = fitBlock(stage, stage.texts.headline, {
    width,
    height: ends - bottom(mark) - 0.06 * s,
    maxSize: 0.1 * s,
    minSize: 0.06 * s,
    maxLines: 5,
    style: stage.pair.display,
  });
  if (!block) return null;
  const top = ends - block.height - descentEm * block.size * 0.5;
  addBlock(stage, scene, block, { x: safe.x, top, color: scheme.text, role: "headline" });
  const button = { x: safe.x, bottom: bottom(safe), mostWidth: width };
  addButton(stage, scene, scheme.cta, button);
  const area = { x: left, y: safe.y, width: right(safe) - left, height: safe.height };
  const cards = rowOf(area, gapShare * s);
  const nothingLeft = !stage.texts.note && !stage.texts.body;
  return nothingLeft && addCards(stage, scene, cards) ? scene : null;
}

/** Three things side by side, with what they cost. */
export const catalogo: Layout = {
  name: "catalogo",
  angles: ["offer", "benefit"],
  needs: { minItems: 3 },
  shows: [],
  falls: ["body", "note"],
  compose(stage) {
    if ((stage.texts.items ?? []).length < 3) return null;
    return stage.wide ? composeWide(stage) : composeUpright(stage);
  },
};
