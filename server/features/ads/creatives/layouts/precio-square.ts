import type { Box } from "../creative.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton, buttonSize } from "../pieces/button.ts";
import { type Care, cropRulesFor } from "../pieces/crop-lines.ts";
import { addField, fieldColor } from "../pieces/field.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addFramedPhoto, addHungPhoto } from "../pieces/hung-photo.ts";
import { addLargePrice } from "../pieces/large-price.ts";
import { addPhoto } from "../pieces/photo.ts";
import { addCutout, containBox } from "../pieces/picture-crops.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import { isFlatPhoto } from "../pieces/seamless.ts";
import { addBlock, descentEm, fitBlock } from "../pieces/text-block.ts";
import { bottom, createScene, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { composeWholePhoto } from "./ficha-square.ts";
import { composeUnderPicture, headroom } from "./photo-top.ts";

/** The least size of the price's figures, in shares of the short side. */
const leastFigures = 0.08;

interface Sizes {
  /** The headline's largest size, in shares of the short side. */
  headline: number;
  /** The figures' largest size in pixels. */
  figures: number;
}

function addPicture(stage: Stage, scene: Scene, panel: Box, care: Care = "usual"): boolean {
  const { picture, s } = stage;
  if (!picture) return false;
  if (picture.kind === "photo") {
    const aims = panel.width > panel.height ? headroom : [{ x: 0.5, y: 0.5 }];
    const rules = cropRulesFor(stage, picture, panel, { care, aims });
    return addPhoto(stage, scene, picture, panel, rules);
  }
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

/** Everything that a square with a price and a picture can look like, the largest words first. */
export function composeSquarePrice(stage: Stage, figures = 0.22 * stage.s): Scene | null {
  const { picture } = stage;
  // A flat photo would be small in a tall panel.
  const isFlat = picture?.kind === "photo" && isFlatPhoto(stage, picture);
  const besides = [0.075, 0.062, 0.052].flatMap((headline) =>
    [0.53, 0.5, 0.46].map((left) => () => composeBeside(stage, left, { headline, figures })),
  );
  const addPanel = (scene: Scene, panel: Box, care: Care) => addPicture(stage, scene, panel, care);
  const isCropped = picture?.kind === "photo";
  const onTop = picture ? [() => composeUnderPicture(stage, { picture, addPanel, isCropped })] : [];
  const under = (add: typeof addHungPhoto) => () =>
    picture?.kind === "photo"
      ? composeUnderPicture(stage, {
          picture,
          addPanel: (scene, panel) => add(stage, scene, picture, panel),
        })
      : null;
  const order = isFlat ? [...onTop, ...besides] : [...besides, ...onTop];
  const whole = () => (picture?.kind === "photo" ? composeWholePhoto(stage, picture) : null);
  for (const compose of [...order, under(addHungPhoto), whole, under(addFramedPhoto)]) {
    const scene = compose();
    if (scene) return scene;
  }
  return null;
}
