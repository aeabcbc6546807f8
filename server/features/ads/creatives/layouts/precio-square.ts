import type { Box } from "../creative.ts";
import { addBrandMark, leastMarkWidth } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { addField, fieldColor } from "../pieces/field.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addLargePrice } from "../pieces/large-price.ts";
import { addPhoto } from "../pieces/photo.ts";
import { addCutout, containBox, flatRatio, subjectRatio } from "../pieces/picture-crops.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import { addBlock, descentEm, fitBlock } from "../pieces/text-block.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** The least size of the price's figures, in shares of the short side. */
const leastFigures = 0.08;

/** The share of a square for a whole photo in its corner. */
const cornerShare = 0.452;

interface Sizes {
  /** The headline's largest size, in shares of the short side. */
  headline: number;
  /** The figures' largest size in pixels. */
  figures: number;
}

function addPicture(stage: Stage, scene: Scene, panel: Box): boolean {
  const { picture, s } = stage;
  if (!picture) return false;
  if (picture.kind === "photo") return addPhoto(stage, scene, picture, panel);
  addField(scene, panel, fieldColor(stage, picture));
  const [across, down] = [0.03 * s, 0.035 * s];
  const zone = {
    x: panel.x + across,
    y: panel.y + down,
    width: panel.width - 2 * across,
    height: panel.height - 2 * down,
  };
  const product = containBox(picture, zone);
  addCutout(scene, picture, { ...product, y: zone.y + (zone.height - product.height) / 2 });
  return true;
}

/** The picture over the full height on the right; headline, price and button on the left. */
function composeBeside(stage: Stage, left: number, { headline, figures }: Sizes): Scene | null {
  const { s, safe, size, scheme, pair, texts } = stage;
  const scene = createScene(size, scheme.ground);
  const panel = { x: left * s, y: 0, width: (1 - left) * s, height: s };
  if (!addPicture(stage, scene, panel) || !isPictureLarge(stage, scene)) return null;
  const width = panel.x - safe.x - 0.045 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const button = buttonSize(stage, width);
  if (button.size < 0.0285 * s) return null;
  const pill = addButton(stage, scene, scheme.cta, {
    x: safe.x,
    bottom: bottom(safe),
    mostWidth: width,
  });
  let foot = pill.y - 0.062 * s;
  const note = texts.note ?? texts.price?.note ?? texts.body;
  if (note) {
    const block = fitBlock(stage, note, {
      width,
      height: 0.16 * s,
      maxSize: stage.sizes.body,
      minSize: stage.sizes.least,
      maxLines: 3,
      style: pair.body,
      lineCost: 0.09,
    });
    if (!block) return null;
    const top = pill.y - 0.05 * s - block.height;
    addBlock(stage, scene, block, { x: safe.x, top, color: scheme.muted, role: "note" });
    foot = top - 0.045 * s;
  }
  const top = bottom(mark) + 0.075 * s;
  const price = addLargePrice(stage, scene, {
    x: safe.x,
    bottom: foot,
    width,
    height: 0.5 * (foot - top),
    maxSize: figures,
    leastSize: leastFigures * s,
  });
  if (!price) return null;
  const block = fitHeading(stage, {
    width,
    height: price.y - 0.055 * s - top,
    maxSize: headline * s,
    minSize: 0.046 * s,
    maxLines: 6,
    style: pair.display,
  });
  if (!block || price.y - 0.05 * s - top < block.height + descentEm * block.size) return null;
  addHeading(stage, scene, block, { x: safe.x, top, scheme });
  return scene;
}

/** The picture across the full width on top; under it the headline, the price and the button. */
function composeUnder(stage: Stage, share: number, { headline, figures }: Sizes): Scene | null {
  const { s, safe, size, scheme, pair, texts } = stage;
  // The row of price and button has no room for more words.
  if (texts.note ?? texts.body) return null;
  const scene = createScene(size, scheme.ground);
  const panel = { x: 0, y: 0, width: s, height: share * s };
  if (!addPicture(stage, scene, panel) || !isPictureLarge(stage, scene)) return null;
  const most = 0.5 * safe.width;
  const button = { x: right(safe), bottom: bottom(safe), align: "right", mostWidth: most } as const;
  const pill = addButton(stage, scene, scheme.cta, button);
  const brand = addBrandMark(stage, scene, {
    x: right(safe),
    top: 0,
    bottom: pill.y - 0.04 * s,
    align: "right",
    mostWidth: most,
  });
  const top = bottom(panel) + 0.05 * s;
  const price = addLargePrice(stage, scene, {
    x: safe.x,
    bottom: bottom(safe),
    width: Math.min(pill.x, brand.x) - safe.x - 0.05 * s,
    height: bottom(safe) - top - 0.11 * s,
    maxSize: figures,
    leastSize: leastFigures * s,
  });
  if (!price) return null;
  const ends = Math.min(price.y, brand.y) - 0.035 * s;
  const block = fitHeading(stage, {
    width: safe.width,
    height: ends - top,
    maxSize: headline * s,
    minSize: 0.046 * s,
    maxLines: 2,
    style: pair.display,
  });
  if (!block || ends - top < block.height + descentEm * block.size) return null;
  addHeading(stage, scene, block, { x: safe.x, top, scheme });
  return scene;
}

/** The whole photo in the top right corner; under it the headline, the price and the button. */
function composeCorner(stage: Stage, { headline, figures }: Sizes): Scene | null {
  const { s, safe, size, scheme, pair, texts, picture } = stage;
  if (picture?.kind !== "photo" || (texts.note ?? texts.body)) return null;
  const ratio = picture.width / picture.height;
  const width = Math.sqrt(cornerShare * ratio) * s;
  const rim = 0.035 * s;
  const card = { x: s - rim - width, y: rim, width, height: width / ratio };
  if (ratio < 0.95 || card.x < safe.x + 0.02 * s + leastMarkWidth(stage)) return null;
  const scene = createScene(size, scheme.ground);
  const radius = 0.036 * s;
  if (!addPhoto(stage, scene, picture, card, { radii: [radius, radius, radius, radius] })) {
    return null;
  }
  if (!isPictureLarge(stage, scene)) return null;
  const room = card.x - safe.x - 0.02 * s;
  addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: room });
  const most = 0.5 * safe.width;
  const button = { x: right(safe), bottom: bottom(safe), align: "right", mostWidth: most } as const;
  const pill = addButton(stage, scene, scheme.cta, button);
  const top = bottom(card) + 0.042 * s;
  const block = fitHeading(stage, {
    width: safe.width,
    height: pill.y - 0.03 * s - top,
    maxSize: headline * s,
    minSize: 0.044 * s,
    maxLines: 1,
    style: pair.display,
  });
  if (!block) return null;
  const place = { x: safe.x, top, scheme };
  const words = addHeading(stage, scene, block, place);
  const price = addLargePrice(stage, scene, {
    x: safe.x,
    bottom: bottom(safe),
    width: pill.x - safe.x - 0.05 * s,
    height: bottom(safe) - bottom(words) - 0.034 * s,
    maxSize: figures,
    leastSize: leastFigures * s,
  });
  return price && scene;
}

/** Everything that a square with a price and a picture can look like, the largest words first. */
export function composeSquarePrice(stage: Stage, figures = 0.22 * stage.s): Scene | null {
  const { picture } = stage;
  // A flat photo would be small in a tall panel.
  const isFlat = picture?.kind === "photo" && subjectRatio(picture) > flatRatio;
  for (const headline of [0.075, 0.062, 0.052]) {
    const sizes = { headline, figures };
    const beside = [0.53, 0.5, 0.46].map((left) => () => composeBeside(stage, left, sizes));
    const under = [0.52, 0.46, 0.58, 0.63].map((share) => () => composeUnder(stage, share, sizes));
    const order = isFlat ? [...under, ...beside] : [...beside, ...under];
    for (const compose of [...order, () => composeCorner(stage, sizes)]) {
      const scene = compose();
      if (scene) return scene;
    }
  }
  return null;
}
