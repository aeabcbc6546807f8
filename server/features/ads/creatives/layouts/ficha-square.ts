import type { Box, Picture } from "../creative.ts";
import { addBrandMark, leastMarkWidth } from "../pieces/brand-mark.ts";
import { addBrandColumn } from "../pieces/brand-row.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { type Care, cropRulesFor } from "../pieces/crop-lines.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addFramedPhoto, addHungPhoto, photoCorners } from "../pieces/hung-photo.ts";
import { addPhoto } from "../pieces/photo.ts";
import { mostEnlarged } from "../pieces/picture-crops.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import { fitPriceLine, hasPrice } from "../pieces/price-line.ts";
import { isFlatPhoto, isSeamless, openSideOf } from "../pieces/seamless.ts";
import { secondScheme } from "../pieces/second-scheme.ts";
import { addBlock, descentEm, fitBody, fitFullBlock } from "../pieces/text-block.ts";
import { addRect, bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { composeUnderPicture, headroom } from "./photo-top.ts";

export const ratioOf = ({ width, height }: Picture): number => width / height;

/** The widths of a panel over the full height of a square, in shares of its side. */
const panelWidths = [0.52, 0.48, 0.456];

/** A panel over the full height, the words beside it. */
function composeSquareBeside(stage: Stage, picture: Picture, share: number): Scene | null {
  const { s, safe, size } = stage;
  const scene = createScene(size, stage.scheme.ground);
  // A shadow leaves the canvas, not only the panel.
  const isOnRight = openSideOf(stage, picture)?.side === "right";
  const panel = { x: isOnRight ? (1 - share) * s : 0, y: 0, width: share * s, height: s };
  if (!addPhoto(stage, scene, picture, panel)) return null;
  const x = isOnRight ? safe.x : right(panel) + 0.05 * s;
  const width = (isOnRight ? panel.x - 0.05 * s : right(safe)) - x;
  return addBrandColumn(stage, scene, { x, width }) && scene;
}

/** The narrowest column of words that can be read, in shares of the side. */
const leastColumn = 0.26;

/** The whole of a tall photo that cannot be cropped, in the top right corner; the words on its left. */
function composeSquareTall(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size, scheme } = stage;
  const ratio = ratioOf(picture);
  const width = Math.min(Math.sqrt(wholeShares.at(-1)! * ratio), ratio) * s;
  const panel = { x: s - width, y: 0, width, height: width / ratio };
  const scene = createScene(size, scheme.ground);
  const corner = bottom(panel) < s - 1 ? photoCorners * s : 0;
  if (!addPhoto(stage, scene, picture, panel, { radii: [0, 0, 0, corner] })) return null;
  const x = safe.x;
  const free = panel.x - x - 0.042 * s;
  if (free < leastColumn * s) return null;
  const button = buttonSize(stage);
  const buttonTop = bottom(safe) - button.height;
  const isButtonUnder = bottom(panel) < buttonTop - 0.035 * s && button.width > free;
  const column = addBrandColumn(stage, scene, {
    x,
    width: free,
    ...(isButtonUnder ? { foot: buttonTop - 0.04 * s, button: false } : {}),
  });
  if (isButtonUnder) {
    addButton(stage, scene, scheme.cta, { x, bottom: bottom(safe), mostWidth: safe.width });
  }
  return column && scene;
}

/** Shares of a square for a whole photo: the least is a little more than a picture must take. */
const wholeShares = [0.53, 0.49, 0.456];
/** The height of a photo in the middle, in shares of the side. */
const tallestHanging = 0.65;

/**
 * The whole photo in the top right corner for one that cannot be cropped, beside a field of another
 * colour with the brand, or in the middle where that has no room; under both the words, and the price or the body to the left of the button.
 */
function composeSquareWhole(stage: Stage, picture: Picture, share: number): Scene | null {
  const { s, safe, size, scheme, texts } = stage;
  // The row of price and button has no room for more words.
  if (texts.body && hasPrice(stage)) return null;
  const ratio = ratioOf(picture);
  const sharp = 0.999 * mostEnlarged * picture.width;
  const width = Math.min(s, Math.sqrt(share * ratio) * s, sharp);
  if (width / ratio > 0.76 * s) return null;
  const beside = secondScheme(stage, ["brand", "deep", "accent", "ink", "tint"], 1.5);
  const room = s - width - safe.x - 0.03 * s;
  const isBrandUnder = room < leastMarkWidth(stage);
  // Without room for the brand beside it the photo hangs in the middle, as wide as the words if possible.
  const own = Math.min(safe.width, tallestHanging * ratio * s, sharp);
  const hanging = isBrandUnder && width < s ? Math.max(width, own) : width;
  const x = isBrandUnder ? (s - hanging) / 2 : s - width;
  const panel = { x, y: 0, width: hanging, height: hanging / ratio };
  const scene = createScene(size, scheme.ground);
  const field = { x: 0, y: 0, width: panel.x, height: panel.height };
  if (field.width > 1 && !isBrandUnder) addRect(scene, field, beside.ground);
  const corner = isBrandUnder && x > 1 ? photoCorners * s : 0;
  if (!addPhoto(stage, scene, picture, panel, { radii: [0, 0, corner, corner] })) return null;
  const most = 0.5 * safe.width;
  const place = { x: right(safe), bottom: bottom(safe), align: "right", mostWidth: most } as const;
  const pill = addButton(stage, scene, scheme.cta, place);
  const mark = addBrandMark(
    stage,
    scene,
    isBrandUnder
      ? { ...place, top: 0, bottom: pill.y - 0.04 * s }
      : { x: safe.x, top: safe.y, mostWidth: room, scheme: beside },
  );
  if (isBrandUnder && mark.y < bottom(panel) + 0.025 * s) return null;
  const free = safe.width - pill.width - 0.05 * s;
  const price = fitPriceLine(stage, free);
  if (hasPrice(stage) && !price) return null;
  const body = texts.body ? fitBody(stage, texts.body, free, 3) : null;
  if (texts.body && !body) return null;
  const under = price ?? body;
  const top = bottom(panel) + 0.045 * s;
  const foot = under ? bottom(safe) - Math.max(under.height, pill.height) - 0.05 * s : bottom(safe);
  const block = fitHeading(
    stage,
    {
      width: isBrandUnder ? mark.x - safe.x - 0.05 * s : under ? safe.width : free,
      height: foot - top - 0.02 * s,
      maxSize: 0.08 * s,
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
  price?.add(scene, { x: safe.x, top: bottom(safe) - price.height, scheme });
  if (body) {
    const words = { x: safe.x, top: bottom(safe) - body.height - 0.012 * s, color: scheme.muted };
    addBlock(stage, scene, body, { ...words, role: "body" });
  }
  return scene;
}

/** The whole of a photo that cannot be cropped, as large as the words allow; null if it would be small. */
export function composeWholePhoto(stage: Stage, picture: Picture): Scene | null {
  const wholes = wholeShares.map((share) => () => composeSquareWhole(stage, picture, share));
  const tall = () => composeSquareTall(stage, picture);
  for (const compose of ratioOf(picture) < 0.82 ? [tall, ...wholes] : [...wholes, tall]) {
    const scene = compose();
    if (scene && isPictureLarge(stage, scene)) return scene;
  }
  return null;
}

/** A photo over the full width or height of a square, or whole where it cannot be cropped. */
export function composeSquarePhoto(stage: Stage, picture: Picture): Scene | null {
  // On a plain ground the subject decides, not the file.
  const isPlain = isSeamless(stage, picture) || openSideOf(stage, picture) !== null;
  const isFlat = isPlain ? isFlatPhoto(stage, picture) : ratioOf(picture) >= 0.95;
  const addPanel = (scene: Scene, panel: Box, care: Care) =>
    addPhoto(
      stage,
      scene,
      picture,
      panel,
      cropRulesFor(stage, picture, panel, { care, aims: headroom }),
    );
  const onTop = [() => composeUnderPicture(stage, { picture, addPanel, isCropped: true })];
  const besides = panelWidths.map((share) => () => composeSquareBeside(stage, picture, share));
  const order = isFlat ? [...onTop, ...besides] : [...besides, ...onTop];
  const whole = () => composeWholePhoto(stage, picture);
  const under = (add: typeof addHungPhoto) => () =>
    composeUnderPicture(stage, {
      picture,
      addPanel: (scene, panel) => add(stage, scene, picture, panel),
    });
  for (const compose of [...order, under(addHungPhoto), whole, under(addFramedPhoto)]) {
    const scene = compose();
    if (scene && isPictureLarge(stage, scene)) return scene;
  }
  return null;
}
