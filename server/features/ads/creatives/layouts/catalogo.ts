import { contrastOf } from "../colors/color.ts";
import type { Box, Item, Scheme } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addLabels, commonLabelStyle } from "../pieces/card-labels.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { hexagonSvg } from "../pieces/honeycomb.ts";
import { containBox, cropToFill, findGoodCrop } from "../pieces/picture-crops.ts";
import { addBlock, addLine, descentEm, fitBlock, fitHeadline } from "../pieces/text-block.ts";
import {
  addRect,
  addShape,
  bottom,
  boxAroundPoint,
  createScene,
  right,
  type Scene,
} from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";

/** Light schemes that contrast with the ground, else the brand's. */
function cardSchemes({ palette, scheme }: Stage): Scheme[] {
  const { paper, soft, tint, brand } = palette.schemes;
  const light = [paper, soft, tint].filter(
    ({ ground }) => contrastOf(ground, scheme.ground) >= 1.12,
  );
  return light.length > 0 ? light : [brand];
}

/** For an item without a picture: its initial in a hexagon. */
function addInitial(stage: Stage, scene: Scene, zone: Box, item: Item, scheme: Scheme): void {
  const radius = Math.min(zone.width * 0.5, zone.height * 0.46);
  const middle = { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 };
  addShape(scene, hexagonSvg(middle, radius, scheme.cta.fill), boxAroundPoint(middle, radius));
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

function addItemPicture(stage: Stage, scene: Scene, zone: Box, item: Item, scheme: Scheme): void {
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
  // When no crop shows the whole product, the uncropped photo is shown smaller.
  const shot = findGoodCrop(picture, zone);
  const at = shot ? zone : own;
  const { from } = shot ?? cropToFill(picture, own);
  scene.elements.push({ kind: "picture", id: picture.id, from, at, radii });
}

function addCards(stage: Stage, scene: Scene, cards: readonly Box[]): boolean {
  const items = (stage.texts.items ?? []).slice(0, 3);
  const schemes = cardSchemes(stage);
  const style = commonLabelStyle(stage, cards);
  return cards.every((card, at) => {
    const scheme = schemes[at % schemes.length]!;
    const item = items[at]!;
    addRect(scene, card, scheme.ground, 0.028 * stage.s);
    const zone = addLabels(stage, scene, { card, item, scheme, style });
    if (!zone || zone.height < 0.08 * stage.s) return false;
    addItemPicture(stage, scene, zone, item, scheme);
    return true;
  });
}

const gapShare = 0.025;

function rowOf(area: Box, gap: number): Box[] {
  const width = (area.width - 2 * gap) / 3;
  return [0, 1, 2].map((at) => ({ ...area, x: area.x + at * (width + gap), width }));
}

/** One tall card and two flat ones, for the story format. */
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
  const block = fitHeading(
    stage,
    {
      width: safe.width,
      height: 0.3 * size.height,
      maxSize: 0.088 * s,
      minSize: 0.046 * s,
      maxLines: stage.tall ? 3 : 2,
      style: stage.pair.display,
    },
    fitHeadline,
  );
  if (!block) return null;
  const place = { x: safe.x, top: bottom(mark) + 0.066 * s, scheme };
  const headline = addHeading(stage, scene, block, place);
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

/** Tall cards in a square; the button and the brand in one row under them. */
function composeSquare(stage: Stage): Scene | null {
  const { s, safe, size, scheme, texts } = stage;
  if (texts.note ?? texts.body) return null;
  const scene = createScene(size, scheme.ground);
  const block = fitHeading(
    stage,
    {
      width: safe.width,
      height: 0.2 * s,
      maxSize: 0.08 * s,
      minSize: 0.046 * s,
      maxLines: 2,
      style: stage.pair.display,
    },
    fitHeadline,
  );
  if (!block) return null;
  const place = { x: safe.x, top: safe.y, scheme };
  const headline = addHeading(stage, scene, block, place);
  const button = { x: safe.x, bottom: bottom(safe), mostWidth: 0.6 * safe.width };
  const pill = addButton(stage, scene, scheme.cta, button);
  addBrandMark(stage, scene, {
    x: right(safe),
    top: pill.y,
    middle: pill.y + pill.height / 2,
    align: "right",
    mostWidth: right(safe) - right(pill) - 0.05 * s,
  });
  const y = bottom(headline) + 0.028 * s;
  const rim = 0.044 * s;
  const area = { x: rim, y, width: s - 2 * rim, height: pill.y - 0.042 * s - y };
  const cards = rowOf(area, gapShare * s);
  scene.pictureAreas.push(area);
  return addCards(stage, scene, cards) ? scene : null;
}

function composeWide(stage: Stage): Scene | null {
  const { s, safe, size, scheme } = stage;
  const scene = createScene(size, scheme.ground);
  const left = 0.4 * size.width;
  const width = left - safe.x - 0.05 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const ends = bottom(safe) - buttonSize(stage, width).height - 0.07 * s;
  const block = fitHeading(stage, {
    width,
    height: ends - bottom(mark) - 0.06 * s,
    maxSize: 0.1 * s,
    minSize: 0.06 * s,
    maxLines: 5,
    style: stage.pair.display,
  });
  if (!block) return null;
  const top = ends - block.height - descentEm * block.size * 0.5;
  addHeading(stage, scene, block, { x: safe.x, top, scheme });
  const button = { x: safe.x, bottom: bottom(safe), mostWidth: width };
  addButton(stage, scene, scheme.cta, button);
  const area = { x: left, y: safe.y, width: right(safe) - left, height: safe.height };
  const cards = rowOf(area, gapShare * s);
  const nothingLeft = !stage.texts.note && !stage.texts.body;
  return nothingLeft && addCards(stage, scene, cards) ? scene : null;
}

/** Three products side by side, with their prices. */
export const catalogo: Layout = {
  name: "catalogo",
  angles: ["offer", "benefit"],
  needs: { minItems: 3 },
  pictureKinds: [],
  droppable: ["body", "note"],
  compose(stage) {
    if ((stage.texts.items ?? []).length < 3) return null;
    const needsTallCards = stage.format === "square" && !stage.allowsSmallPicture;
    if (needsTallCards) return composeSquare(stage);
    return stage.wide ? composeWide(stage) : composeUpright(stage);
  },
};
