import { contrastOf } from "../colors/color.ts";
import type { Box, Picture } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { type Care, cropRulesFor } from "../pieces/crop-lines.ts";
import { addHoneycomb } from "../pieces/honeycomb.ts";
import { addPhoto } from "../pieces/photo.ts";
import { addCutout, containBox, cropToFill } from "../pieces/picture-crops.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import { isFlatPhoto } from "../pieces/seamless.ts";
import { addCircle, addRect, bottom, createScene, type Scene } from "../scene.ts";
import { type Stage, withClearEdge } from "../stage.ts";
import { composeUnderPicture, headroom } from "./photo-top.ts";

/** Where the panel begins, or ends on a tall canvas; alternatives for photos that would be cut. */
const shares = {
  square: [0.53, 0.5, 0.46],
  wide: [0.52, 0.48],
  portrait: [0.46, 0.52, 0.58, 0.62],
  story: [0.44, 0.48],
} as const;

const isOnTop = ({ x, width }: Box, { size }: Stage): boolean => x === 0 && width === size.width;

/** The box of the picture panel: on the right, or on top of a tall canvas. */
function panelOf({ size, tall }: Stage, share: number, onTop = tall): Box {
  const { width, height } = size;
  if (onTop) return { x: 0, y: 0, width, height: Math.round(share * height) };
  const x = Math.round(share * width);
  return { x, y: 0, width: width - x, height };
}

/** A cut-out in front of a disc that contrasts with its edge. */
function addProduct(stage: Stage, scene: Scene, picture: Picture, panel: Box): boolean {
  const { scheme, s, format, wide } = stage;
  const [quiet, ...others] = scheme.shapes;
  const contrast = (color: string) => contrastOf(color, picture.edgeColor);
  const disc = [...others, scheme.ground].toSorted(
    (one, other) => contrast(other) - contrast(one),
  )[0]!;
  const middle = { x: panel.x + panel.width / 2, y: panel.y + panel.height / 2 };
  const radius = 0.43 * Math.min(panel.width, panel.height);
  const isSquare = format === "square";
  const across = (isSquare ? 0.93 : 0.84) * panel.width;
  const down = (isSquare || wide ? 0.86 : 0.62) * panel.height;
  const zone = { x: middle.x - across / 2, y: middle.y - down / 2, width: across, height: down };
  const standing = containBox(picture, zone);
  if (Math.max(standing.width, standing.height) < 0.28 * s) return false;
  addRect(scene, panel, quiet);
  scene.pictureAreas.push(panel);
  addCircle(scene, middle, radius, disc);
  addCutout(scene, picture, { ...standing, y: middle.y - standing.height / 2 });
  return true;
}

/** For a photo that cropping would cut too much: shown whole on a card. */
function addCard(stage: Stage, scene: Scene, picture: Picture, panel: Box): boolean {
  const { scheme, s } = stage;
  const inset = 0.06 * Math.min(panel.width, panel.height);
  const ratio = picture.width / picture.height;
  const width = Math.min(panel.width - 2 * inset, (panel.height - 2 * inset) * ratio);
  const height = width / ratio;
  if (Math.max(width, height) < 0.28 * s) return false;
  const x = panel.x + (panel.width - width) / 2;
  const card = { x, y: panel.y + (panel.height - height) / 2, width, height };
  const radius = 0.036 * s;
  addRect(scene, panel, scheme.shapes[1]);
  return addPhoto(stage, scene, picture, card, { radii: [radius, radius, radius, radius] });
}

/** Without a picture the panel is filled with a honeycomb. */
function addCells(stage: Stage, scene: Scene, panel: Box): void {
  const { scheme, s, tall } = stage;
  addRect(scene, panel, scheme.shapes[0]);
  const inset = 0.05 * s;
  const region = tall
    ? { ...panel, height: panel.height - inset }
    : { ...panel, x: panel.x + inset, width: panel.width - inset };
  const [quiet, middle, loud] = scheme.shapes;
  const cells = { ...scheme, ground: quiet, shapes: [middle, loud, loud] as typeof scheme.shapes };
  addHoneycomb(scene, cells, {
    region,
    free: [],
    cellWidth: (stage.wide ? 0.24 : 0.185) * s,
    seed: stage.seed,
    density: (across, down) => 0.35 + (tall ? 1 - down * 0.4 : across),
  });
}

function addPanel(stage: Stage, scene: Scene, panel: Box, care?: Care): boolean {
  const { picture } = stage;
  if (picture?.kind === "cutout") return addProduct(stage, scene, picture, panel);
  if (picture && care) {
    const rules = cropRulesFor(stage, picture, panel, { care, aims: headroom });
    return addPhoto(stage, scene, picture, panel, rules);
  }
  if (picture) {
    // A landscape on a card would be small in a narrow panel.
    const isSmall = stage.format === "square" || (stage.wide && picture.width > picture.height);
    const isCardGood = !isSmall || stage.allowsSmallPicture;
    return (
      addPhoto(stage, scene, picture, panel) ||
      (isCardGood && addCard(stage, scene, picture, panel))
    );
  }
  addCells(stage, scene, panel);
  return true;
}

function leastCutFirst({ picture, format }: Stage, panels: readonly Box[]): Box[] {
  if (picture?.kind === "cutout" && format === "square") return [...panels];
  if (picture?.kind !== "photo") return panels.slice(0, 1);
  const cut = (panel: Box) => Math.round(cropToFill({ ...picture, zoom: 1 }, panel).cut * 50);
  return panels.toSorted((one, other) => cut(one) - cut(other));
}

function composeAt(stage: Stage, panel: Box): Scene | null {
  const { s, safe, size, scheme, wide, format } = stage;
  const tall = isOnTop(panel, stage);
  const scene = createScene(size, scheme.ground);
  if (!addPanel(stage, scene, panel)) return null;
  const x = safe.x;
  const width = tall ? safe.width : panel.x - x - (wide ? 0.07 : 0.045) * s;
  const top = tall ? bottom(panel) + 0.055 * s : safe.y;
  const mark = addBrandMark(stage, scene, { x, top, mostWidth: width });
  const column = addColumn(stage, scene, {
    x,
    width,
    top: bottom(mark) + (format === "square" && tall ? 0.04 : tall ? 0.075 : 0.13) * s,
    bottom: bottom(safe),
    anchor: "bottom",
    max: tall ? 0.1 : 0.108,
    min: 0.046,
    maxLines: tall ? 3 : wide ? 4 : 6,
    price: true,
    body: stage.texts.body,
    bodyLines: format === "square" ? (tall ? 4 : 6) : 3,
    ...(wide ? { fills: true } : {}),
  });
  if (!column) return null;
  const bar = { x, y: column.headline.y - 0.062 * s, width: 0.11 * s, height: 0.011 * s };
  if (!tall) addRect(scene, bar, scheme.key, bar.height / 2);
  return isPictureLarge(stage, scene) ? scene : null;
}

/** One half has the words, the other one the picture. */
export const mitad: Layout = {
  name: "mitad",
  angles: ["benefit", "problem"],
  needs: { pictureOptional: true, ratio: [0.3, 1.6] },
  pictureKinds: ["photo", "cutout"],
  droppable: ["body"],
  compose(plain) {
    const stage = plain.picture ? withClearEdge(plain, plain.picture) : plain;
    const panels = shares[stage.format].map((share) => panelOf(stage, share));
    const isSquare = stage.format === "square" && stage.picture !== undefined;
    const { picture } = stage;
    const isFlat = picture?.kind === "photo" && isFlatPhoto(stage, picture);
    const besides = leastCutFirst(stage, panels).map((panel) => () => composeAt(stage, panel));
    const addTop = (scene: Scene, panel: Box, care: Care) => addPanel(stage, scene, panel, care);
    const under = { addPanel: addTop, isCropped: picture?.kind === "photo" };
    const onTop =
      isSquare && picture ? [() => composeUnderPicture(stage, { picture, ...under })] : [];
    for (const compose of isFlat ? [...onTop, ...besides] : [...besides, ...onTop]) {
      const scene = compose();
      if (scene) return scene;
    }
    return null;
  },
};
