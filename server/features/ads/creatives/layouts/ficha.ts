import type { Box, Picture } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark, leastMarkWidth } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addColumn } from "../pieces/column.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addPhoto, type Radii } from "../pieces/photo.ts";
import { mostEnlarged } from "../pieces/picture-crops.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import { fitPriceLine, hasPrice } from "../pieces/price-line.ts";
import { addBlock, descentEm, fitBody, fitFullBlock } from "../pieces/text-block.ts";
import { addWidePhoto } from "../pieces/wide-photo.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import { type Stage, withClearEdge } from "../stage.ts";

const ratioOf = ({ width, height }: Picture): number => width / height;

/** Adds the photo to the first of these cards that can show its whole subject. */
function addCard(stage: Stage, scene: Scene, picture: Picture, cards: readonly Box[]): Box | null {
  const radius = 0.036 * stage.s;
  for (const card of cards) {
    // A card in the canvas's corner has one round corner.
    const isInCorner = card.y <= 0;
    const corner: Radii = [0, 0, 0, card.x > 0 ? radius : 0];
    const radii: Radii = isInCorner ? corner : [radius, radius, radius, radius];
    if (addPhoto(stage, scene, picture, card, { radii })) return card;
  }
  return null;
}

/** A card across the full width, with the words below. */
function composeStacked(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size, format } = stage;
  const scene = createScene(size, stage.scheme.ground);
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y });
  const top = bottom(mark) + 0.04 * s;
  const shares = { square: [0.4, 0.44, 0.36], portrait: [0.46, 0.5, 0.4], story: [0.34, 0.3] };
  const cards = shares[format as "square"].map((share) => ({
    x: safe.x,
    y: top,
    width: safe.width,
    height: share * size.height,
  }));
  const card = addCard(stage, scene, picture, cards);
  if (!card) return null;
  const column = addColumn(stage, scene, {
    x: safe.x,
    width: safe.width,
    top: bottom(card) + 0.055 * s,
    bottom: bottom(safe),
    anchor: "split",
    max: 0.094,
    min: 0.046,
    maxLines: stage.tall ? 3 : 2,
    price: true,
    body: stage.texts.body,
    bodyLines: 2,
  });
  return column && scene;
}

/** A card to the right of the words. */
function composeBeside(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size } = stage;
  const scene = createScene(size, stage.scheme.ground);
  const shares = [0.44, 0.4, 0.48];
  const ratio = Math.max(ratioOf(picture), 0.6);
  const cards = shares.flatMap((share) => {
    const width = share * size.width;
    const full = { x: right(safe) - width, y: safe.y, width, height: safe.height };
    const cardOf = (shape: number) => {
      const height = Math.min(full.height, width / shape);
      // Aligned at the bottom with the words on the left.
      return { ...full, height, y: bottom(safe) - height };
    };
    // The subject of a landscape photo may also fit into a taller card.
    const shapes = [0.9, 1.1, 1.3].filter((shape) => shape < ratio);
    return [...(ratio < 0.85 ? [full] : []), ...[...shapes, ratio].map(cardOf)];
  });
  const card = addCard(stage, scene, picture, cards);
  if (!card) return null;
  const width = card.x - safe.x - 0.05 * s;
  const above = card.y > safe.y + 0.1 * s;
  const mark = addBrandMark(stage, scene, {
    x: safe.x,
    top: safe.y,
    mostWidth: above ? safe.width : width,
  });
  const column = addColumn(stage, scene, {
    x: safe.x,
    width,
    top: bottom(mark) + 0.07 * s,
    bottom: bottom(safe),
    anchor: "bottom",
    max: 0.1,
    min: 0.046,
    maxLines: 6,
    price: true,
    body: stage.texts.body,
  });
  return column && scene;
}

/** On a wide canvas: a photo that bleeds off the right, with round corners on its left. */
function composeWide(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size } = stage;
  const scene = createScene(size, stage.scheme.ground);
  const panel = addWidePhoto(stage, scene, picture, { radius: 0.07 * s });
  if (!panel) return null;
  const width = panel.x - safe.x - 0.06 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const column = addColumn(stage, scene, {
    x: safe.x,
    width,
    top: bottom(mark) + 0.06 * s,
    bottom: bottom(safe),
    anchor: "bottom",
    max: 0.115,
    min: 0.046,
    maxLines: 4,
    fills: true,
    price: true,
    body: stage.texts.body,
  });
  return column && scene;
}

/** The card's distance to the edges of a square. */
const rim = 0.035;
/** A little more than the least share of a square that a picture takes. */
const squareShare = 0.456;
/** The height of a photo that bleeds off three edges of a square and so leaves the most room for words. */
const leastBleed = 0.453;

/** A tall card beside the words, on the left or in the top right corner. */
function composeSquareBeside(stage: Stage, picture: Picture, card: Box): Scene | null {
  const { s, safe, size } = stage;
  const scene = createScene(size, stage.scheme.ground);
  if (!addCard(stage, scene, picture, [card])) return null;
  const isOnLeft = card.x < safe.x;
  const x = isOnLeft ? right(card) + 0.048 * s : safe.x;
  const width = isOnLeft ? right(safe) - x : card.x - x - 0.042 * s;
  const mark = addBrandMark(stage, scene, { x, top: safe.y, mostWidth: width });
  const buttonTop = bottom(safe) - buttonSize(stage).height;
  const isButtonUnder = bottom(card) < buttonTop - 0.035 * s;
  const column = addColumn(stage, scene, {
    x,
    width,
    top: bottom(mark) + 0.07 * s,
    bottom: isButtonUnder ? buttonTop - 0.04 * s : bottom(safe),
    button: !isButtonUnder,
    anchor: "bottom",
    max: 0.09,
    min: 0.046,
    maxLines: 7,
    price: true,
    body: stage.texts.body,
  });
  if (isButtonUnder) {
    const place = { x, bottom: bottom(safe), mostWidth: safe.width };
    addButton(stage, scene, stage.scheme.cta, place);
  }
  return column && scene;
}

/** A wide card on top; under it the words, and the button and the brand in one row. */
function composeSquareStacked(stage: Stage, picture: Picture, card: Box): Scene | null {
  const { s, safe, size } = stage;
  const scene = createScene(size, stage.scheme.ground);
  if (!addCard(stage, scene, picture, [card])) return null;
  const foot = bottom(safe);
  const column = addColumn(stage, scene, {
    x: safe.x,
    width: safe.width,
    top: bottom(card) + 0.052 * s,
    bottom: foot,
    anchor: "split",
    max: 0.082,
    min: 0.046,
    maxLines: 3,
    fills: true,
    price: true,
    body: stage.texts.body,
    bodyLines: 3,
  });
  if (!column?.button) return null;
  const { button } = column;
  const room = right(safe) - right(button) - 0.05 * s;
  const place = { x: right(safe), align: "right", mostWidth: room } as const;
  addBrandMark(stage, scene, { ...place, top: button.y, middle: button.y + button.height / 2 });
  return scene;
}

/**
 * The whole photo in the top right corner, with the headline and the button under it. The price or the
 * body is to the left of the button; with `isPriceBeside` the price is to the left of the photo.
 */
function composeSquareCorner(
  stage: Stage,
  picture: Picture,
  card: Box,
  isPriceBeside = false,
): Scene | null {
  const { s, safe, size, scheme, texts } = stage;
  const beside = card.x - safe.x - 0.03 * s;
  const isBrandUnder = beside < leastMarkWidth(stage);
  // The row of price and button has no room for more words.
  if (texts.body && hasPrice(stage)) return null;
  const scene = createScene(size, scheme.ground);
  if (!addCard(stage, scene, picture, [card])) return null;
  const most = 0.5 * safe.width;
  const place = { x: right(safe), bottom: bottom(safe), align: "right", mostWidth: most } as const;
  const pill = addButton(stage, scene, scheme.cta, place);
  const mark = addBrandMark(
    stage,
    scene,
    isBrandUnder
      ? { ...place, top: 0, bottom: pill.y - 0.04 * s }
      : { x: safe.x, top: safe.y, mostWidth: beside },
  );
  const free = safe.width - pill.width - 0.05 * s;
  const price = fitPriceLine(stage, isPriceBeside ? beside : free);
  if (hasPrice(stage) && !price) return null;
  const body = texts.body ? fitBody(stage, texts.body, free, 3) : null;
  if (texts.body && !body) return null;
  const under = isPriceBeside ? body : (price ?? body);
  const top = bottom(card) + 0.045 * s;
  const foot = under ? bottom(safe) - Math.max(under.height, pill.height) - 0.05 * s : bottom(safe);
  const block = fitHeading(
    stage,
    {
      width: isBrandUnder ? mark.x - safe.x - 0.05 * s : under ? safe.width : free,
      height: foot - top - 0.02 * s,
      maxSize: 0.075 * s,
      minSize: 0.046 * s,
      maxLines: 3,
      style: stage.pair.display,
    },
    fitFullBlock,
  );
  if (!block) return null;
  addHeading(stage, scene, block, {
    x: safe.x,
    top: (top + foot - block.height - descentEm * block.size) / 2,
    scheme,
  });
  const at = isPriceBeside ? bottom(card) : bottom(safe);
  price?.add(scene, { x: safe.x, top: at - price.height, scheme });
  if (body) {
    const words = { x: safe.x, top: bottom(safe) - body.height - 0.012 * s, color: scheme.muted };
    addBlock(stage, scene, body, { ...words, role: "body" });
  }
  return scene;
}

function composeSquare(stage: Stage, picture: Picture): Scene | null {
  const { s } = stage;
  const ratio = ratioOf(picture);
  const inner = (1 - 2 * rim) * s;
  const edge = s - rim * s;
  const cardOf = (width: number, height: number): Box => ({
    x: edge - width,
    y: rim * s,
    width,
    height,
  });
  const tall = () =>
    composeSquareBeside(stage, picture, { ...cardOf(0.492 * s, inner), x: rim * s });
  const flat = () => {
    const cards = [0.486, 0.52, 0.56, 0.6].map((height) => cardOf(inner, height * s));
    const bleed = { x: 0, y: 0, width: s, height: leastBleed * s };
    for (const card of [...cards, bleed]) {
      const scene = composeSquareStacked(stage, picture, card);
      if (scene) return scene;
    }
    return null;
  };
  /** The whole photo at its own ratio, as large as it must be. */
  const own = () => {
    const sharp = 0.999 * mostEnlarged * picture.width;
    const width = Math.min(inner, Math.sqrt(squareShare * ratio) * s, sharp);
    const card = cardOf(width, width / ratio);
    if (card.height > inner) return null;
    if (ratio < 0.82) {
      const corner = { ...card, x: s - card.width, y: 0 };
      return composeSquareBeside(stage, picture, corner);
    }
    if (ratio < 1.45 || stage.texts.price) {
      const corner = { ...card, x: s - card.width, y: 0 };
      const usual = composeSquareCorner(stage, picture, corner);
      // A price above its product's name is better only than a small photo.
      return usual ?? (stage.keepsWords ? null : composeSquareCorner(stage, picture, corner, true));
    }
    const full = cardOf(inner, inner / ratio);
    const widest = composeSquareStacked(stage, picture, full);
    // Without the body the words may fit under the widest card.
    return widest ?? (stage.texts.body ? null : composeSquareStacked(stage, picture, card));
  };
  const order = ratio < 0.9 ? [tall, own, flat] : [flat, tall, own];
  for (const compose of order) {
    const scene = compose();
    if (scene && isPictureLarge(stage, scene)) return scene;
  }
  return null;
}

/** A photo on a card that shows it whole, whatever its shape or size. */
export const ficha: Layout = {
  name: "ficha",
  angles: ["in_use", "benefit", "proof", "problem"],
  needs: { picture: "photo" },
  pictureKinds: ["photo"],
  droppable: ["body"],
  compose(plain) {
    const { picture } = plain;
    if (picture?.kind !== "photo") return null;
    const stage = withClearEdge(plain, picture);
    const beside = () => composeBeside(stage, picture);
    if (stage.wide) return composeWide(stage, picture);
    if (stage.format === "square") {
      const scene = composeSquare(stage, picture);
      if (scene) return scene;
      return stage.allowsSmallPicture ? (beside() ?? composeStacked(stage, picture)) : null;
    }
    const stacked = () => composeStacked(stage, picture);
    if (stage.tall || ratioOf(picture) >= 1.2) return stacked() ?? beside();
    return beside() ?? stacked();
  },
};
