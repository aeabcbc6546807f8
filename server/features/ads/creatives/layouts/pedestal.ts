import type { Box, Picture } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark, markHeight } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addColumn, bottomOfWords } from "../pieces/column.ts";
import { addCutout, containBox, subjectRatio } from "../pieces/picture-crops.ts";
import { addPlinth, plinthButton } from "../pieces/plinth.ts";
import { addSticker, stickerDiameter } from "../pieces/sticker.ts";
import { addCircle, bottom, createScene, intersect, right, type Scene } from "../scene.ts";
import { type Stage, withContrastingGround } from "../stage.ts";
import { composeSquarePedestal, stickerShare } from "./pedestal-square.ts";

const headline = { max: 0.108, min: 0.046, maxLines: 5 } as const;

interface ProductPlace {
  product: Box;
  /** The sticker's centre; null without a price. */
  sticker: { x: number; y: number } | null;
}

/** The product as large as possible in its zone without being covered by the sticker's text. */
function standProduct(picture: Picture, zone: Box, label: Box | null): Box {
  const whole = containBox(picture, zone);
  if (!label || !intersect(whole, label)) return whole;
  const below = bottom(label) - zone.y;
  const beside = { ...zone, width: label.x - zone.x - label.width * 0.06 };
  const choices = [
    containBox(picture, { ...zone, y: zone.y + below, height: zone.height - below }),
    containBox(picture, beside),
  ];
  return choices.reduce((best, next) => (next.height > best.height ? next : best));
}

function placeProduct(
  stage: Stage,
  picture: Picture,
  zone: Box,
  corner: { x: number; y: number },
): ProductPlace {
  const radius = stickerDiameter(stage, stickerShare) / 2;
  if (!stage.texts.price) return { product: containBox(picture, zone), sticker: null };
  const sticker = { x: corner.x - radius, y: corner.y + radius };
  // An enlarged sticker must not hide more of the product.
  const [across, down] = stage.scale.price > 1 ? [0.92, 0.94] : [0.8, 0.62];
  const label = {
    x: sticker.x - radius * across,
    y: sticker.y - radius * 0.6,
    width: 2 * radius * across,
    height: radius * (0.6 + down),
  };
  return { product: standProduct(picture, zone, label), sticker };
}

/** @param clear the bottom of the words, which the disc must not touch */
function addProduct(
  stage: Stage,
  scene: Scene,
  picture: Picture,
  { product, sticker }: ProductPlace,
  plinth: Box,
  clear = -stage.s,
) {
  const { s, scheme } = stage;
  const middle = { x: product.x + product.width / 2, y: product.y + product.height / 2 };
  const lift = stage.tall ? 0.02 * s : 0;
  const wanted = Math.max(0.3 * s, Math.max(product.width, product.height) * 0.52);
  const disc = Math.min(wanted, middle.y - lift - clear - 0.012 * s);
  const light = { x: middle.x + (stage.tall ? 0 : 0.07 * s), y: middle.y - lift };
  addCircle(scene, light, disc, scheme.shapes[1]);
  const { x, y, width } = plinth;
  const place = { x: x + width / 2, y, width, bottom: bottom(plinth) };
  addPlinth(scene, scheme, place, product.width);
  addCutout(scene, picture, product);
  if (sticker) addSticker(stage, scene, sticker, scheme.cta, stickerShare);
}

/** Words on the left, the product on a plinth on the right. */
function composeBeside(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size } = stage;
  const { width, height } = size;
  const long = subjectRatio(picture) > 1.25;
  const foot = 0.857 * height;
  const left = long ? (stage.wide ? 0.5 : 0.4) : stage.wide ? 0.6 : 0.545;
  const share = long ? (stage.wide ? 0.46 : 0.55) : 0.36;
  const top = (stage.wide ? 0.08 : stage.texts.price ? 0.2 : 0.13) * height;
  // The plinth leaves room for the button.
  const x = Math.max(left * width, safe.x + buttonSize(stage).width + (long ? 0.07 : 0.03) * s);
  const zone = { x, y: top, width: (left + share) * width - x, height: foot - top };
  const corner = { x: width - 0.04 * s, y: (stage.wide ? 0.05 : 0.045) * s };
  const productPlace = placeProduct(stage, picture, zone, corner);
  const scene = createScene(size, stage.scheme.ground);
  const plinthWidth = Math.min(
    Math.max(productPlace.product.width * 1.16, 0.49 * s),
    2 * (width - 0.02 * s - (productPlace.product.x + productPlace.product.width / 2)),
  );
  const plinthX = productPlace.product.x + (productPlace.product.width - plinthWidth) / 2;
  const plinth = { x: plinthX, y: foot - 0.004 * s, width: plinthWidth, height: height - foot + s };
  addProduct(stage, scene, picture, productPlace, plinth);
  const besides = corner.x - stickerDiameter(stage, stickerShare) - 0.012 * s;
  const mark = addBrandMark(stage, scene, {
    x: safe.x,
    top: safe.y,
    mostWidth: productPlace.sticker ? Math.min(width - 0.3 * s, besides) - safe.x : safe.width,
  });
  const columnWidth = stage.wide ? 0.47 * width : 0.47 * width;
  const free =
    (long ? Math.min(safe.x + columnWidth, width) : productPlace.product.x - 0.015 * s) - safe.x;
  const button = { x: safe.x, bottom: bottom(safe), mostWidth: plinth.x - safe.x - 0.03 * s };
  const ends = bottom(safe) - buttonSize(stage, button.mostWidth).height - 0.05 * s;
  const column = addColumn(stage, scene, {
    x: safe.x,
    width: Math.min(columnWidth, free),
    top: stage.wide ? bottom(mark) + 0.09 * s : 0.205 * height,
    bottom: long && !stage.wide ? Math.min(ends, productPlace.product.y - 0.01 * s) : ends,
    anchor: stage.wide ? "bottom" : "split",
    ...headline,
    ...(stage.wide ? { fills: true } : {}),
    body: stage.texts.body,
    button: false,
  });
  if (!column || button.mostWidth < 0.25 * s) return null;
  addButton(stage, scene, stage.scheme.cta, button);
  return scene;
}

/** Words on top, the product centred below, the button on the plinth. */
function composeStacked(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size, palette } = stage;
  const scene = createScene(size, stage.scheme.ground);
  const middle = size.width / 2;
  const buttonTop = bottom(safe) - buttonSize(stage).height;
  const foot = buttonTop - 0.115 * s;
  const words = createScene(size, stage.scheme.ground);
  addBrandMark(stage, words, { x: middle, top: safe.y, align: "center" });
  const column = addColumn(stage, words, {
    x: middle,
    width: safe.width,
    top: safe.y + markHeight(stage) + 0.06 * s,
    bottom: safe.y + (foot - safe.y) * 0.56,
    align: "center",
    anchor: "split",
    ...headline,
    maxLines: 3,
    body: stage.texts.body,
    bodyLines: 2,
    button: false,
  });
  if (!column) return null;
  const top = bottomOfWords(column) + 0.03 * s;
  const zone = { x: 0.2 * size.width, y: top, width: 0.6 * size.width, height: foot - top };
  const productPlace = placeProduct(stage, picture, zone, {
    x: right(safe) + 0.02 * s,
    y: top + 0.04 * s,
  });
  if (productPlace.product.height < 0.2 * s && productPlace.product.width < 0.4 * s) return null;
  const width = Math.max(0.62 * s, productPlace.product.width * 1.16);
  const plinth = { x: middle - width / 2, y: foot - 0.004 * s, width, height: size.height };
  addProduct(stage, scene, picture, productPlace, plinth, bottomOfWords(column));
  scene.elements.push(...words.elements);
  scene.boxes.push(...words.boxes);
  const colors = plinthButton(stage.scheme, palette);
  addButton(stage, scene, colors, { x: middle, bottom: bottom(safe), align: "center" });
  return scene;
}

/** A cut-out product on a plinth, with the price in a sticker. */
export const pedestal: Layout = {
  name: "pedestal",
  angles: ["offer", "benefit"],
  needs: { picture: "cutout" },
  pictureKinds: ["cutout"],
  droppable: ["body"],
  compose(stage) {
    const { picture } = stage;
    if (picture?.kind !== "cutout") return null;
    const grounded = withContrastingGround(stage, picture);
    if (stage.format === "square") {
      const scene = composeSquarePedestal(grounded, picture);
      if (scene || !stage.allowsSmallPicture) return scene;
    }
    return stage.tall ? composeStacked(grounded, picture) : composeBeside(grounded, picture);
  },
};
