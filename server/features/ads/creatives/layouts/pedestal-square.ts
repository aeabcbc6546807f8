import type { Box, Picture } from "../creative.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addColumn } from "../pieces/column.ts";
import { addField, fieldColor } from "../pieces/field.ts";
import { addCutout, containBox, subjectRatio } from "../pieces/picture-crops.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import { addContactShadow, addPlinth } from "../pieces/plinth.ts";
import { addSticker, stickerDiameter, suitsSticker } from "../pieces/sticker.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import { type Stage, schemeForGround } from "../stage.ts";

export const stickerShare = 0.215;

/** The product on a plinth in a field on the right, the words on the left. */
function composeBeside(
  stage: Stage,
  picture: Picture,
  left: number,
  showsSticker: boolean,
): Scene | null {
  const { s, safe, size, scheme } = stage;
  const scene = createScene(size, scheme.ground);
  const field = { x: left * s, y: 0.06 * s, width: (1 - left) * s, height: 0.94 * s };
  const fill = fieldColor(stage, picture);
  addField(scene, field, fill, 0.24 * s);
  const foot = 0.872 * s;
  const radius = stickerDiameter(stage, stickerShare) / 2;
  const sticker = showsSticker ? { x: s * 0.96 - radius, y: 0.045 * s + radius } : null;
  // The sticker may cover a corner of the product's box, but not its middle.
  const top = sticker ? sticker.y + radius * 0.62 : 0.11 * s;
  const inset = 0.02 * s;
  const zone = {
    x: field.x + inset,
    y: top,
    width: field.width - inset - 0.035 * s,
    height: foot - top,
  };
  const tall = { ...zone, y: 0.11 * s, height: foot - 0.11 * s };
  const beside = sticker && {
    ...tall,
    width: Math.min(zone.width, sticker.x - radius * 0.86 - zone.x),
  };
  const choices = sticker ? [zone, beside!] : [tall];
  const product = choices
    .map((one) => containBox(picture, one, one === beside ? "right" : "center"))
    .reduce((best, one) => (one.height > best.height ? one : best));
  const middle = product.x + product.width / 2;
  const half = Math.min(Math.max(product.width * 0.58, 0.2 * s), middle - field.x - 0.012 * s);
  const plinth = { x: middle, y: foot - 0.004 * s, width: 2 * half, bottom: size.height };
  addPlinth(scene, { ...scheme, ground: fill }, plinth, product.width);
  addCutout(scene, picture, product);
  if (sticker) addSticker(stage, scene, sticker, scheme.cta, stickerShare);
  const width = field.x - safe.x - 0.035 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const column = addColumn(stage, scene, {
    x: safe.x,
    width,
    top: bottom(mark) + 0.056 * s,
    bottom: bottom(safe),
    anchor: "split",
    max: 0.1,
    min: 0.046,
    maxLines: 6,
    ...(showsSticker ? {} : { price: true }),
    body: stage.texts.body,
  });
  return column && scene;
}

/** A wide product on a floor, under the words; the button and the brand stand in front of it. */
function composeBelow(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size, scheme } = stage;
  const ratio = subjectRatio(picture);
  const scene = createScene(size, scheme.ground);
  const fill = fieldColor(stage, picture);
  const onFloor: Stage = { ...stage, scheme: schemeForGround(stage.palette, fill) };
  const floor = { x: 0, y: 0.53 * s, width: s, height: 0.47 * s };
  addField(scene, floor, fill);
  const button = buttonSize(stage);
  const foot = bottom(safe) - button.height - 0.052 * s;
  const height = Math.min(foot - 0.165 * s, Math.sqrt(0.295 / ratio) * s);
  const width = Math.min(safe.width, height * ratio);
  const { price } = stage.texts;
  const diameter = price ? stickerDiameter(stage, stickerShare) : 0;
  // Beside a sticker the product moves to the left.
  const isHigh = foot - height > 0.045 * s + diameter + 0.02 * s;
  const x = price && !isHigh ? safe.x : (s - width) / 2;
  const zone: Box = { x, y: foot - height, width, height };
  const product = containBox(picture, zone);
  addContactShadow(scene, fill, product);
  addCutout(scene, picture, product);
  if (price) {
    const radius = diameter / 2;
    const y = isHigh ? 0.045 * s + radius : Math.max(product.y, 0.33 * s);
    const center = { x: s * 0.96 - radius, y };
    addSticker(stage, scene, center, scheme.cta, stickerShare);
  }
  const column = addColumn(stage, scene, {
    x: safe.x,
    width: price && isHigh ? safe.width - diameter - 0.02 * s : safe.width,
    top: safe.y,
    bottom: product.y - 0.03 * s,
    anchor: "split",
    max: 0.088,
    min: 0.046,
    maxLines: 3,
    body: stage.texts.body,
    bodyLines: 1,
    button: false,
  });
  if (!column) return null;
  const pill = addButton(onFloor, scene, onFloor.scheme.cta, {
    x: safe.x,
    bottom: bottom(safe),
    mostWidth: 0.6 * safe.width,
  });
  addBrandMark(onFloor, scene, {
    x: right(safe),
    top: pill.y,
    middle: pill.y + pill.height / 2,
    align: "right",
    mostWidth: right(safe) - right(pill) - 0.05 * s,
  });
  return scene;
}

/** A product on a plinth or a floor that takes about half of a square. */
export function composeSquarePedestal(stage: Stage, picture: Picture): Scene | null {
  const ratio = subjectRatio(picture);
  const lefts = [0.47, 0.44, 0.42];
  const signs = stage.texts.price ? [suitsSticker(stage), !suitsSticker(stage)] : [false];
  const besides = signs.flatMap((showsSticker) =>
    lefts.map((left) => () => composeBeside(stage, picture, left, showsSticker)),
  );
  const below = () => composeBelow(stage, picture);
  for (const compose of ratio < 1 ? [...besides, below] : [below, ...besides]) {
    const scene = compose();
    if (scene && isPictureLarge(stage, scene)) return scene;
  }
  return null;
}
