import type { Box, Picture } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { addPhoto, type Radii } from "../pieces/photo.ts";
import { addWidePhoto } from "../pieces/wide-photo.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import { type Stage, withClearEdge } from "../stage.ts";
import { composeSquarePhoto, ratioOf } from "./ficha-square.ts";

/** Adds the photo to the first of these cards that can show its whole subject. */
function addCard(stage: Stage, scene: Scene, picture: Picture, cards: readonly Box[]): Box | null {
  const radius = 0.036 * stage.s;
  for (const card of cards) {
    const radii: Radii = [radius, radius, radius, radius];
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

/** A photo over the full width or height, or whole where it cannot be cropped, whatever its shape. */
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
      const scene = composeSquarePhoto(stage, picture);
      if (scene) return scene;
      return stage.allowsSmallPicture ? (beside() ?? composeStacked(stage, picture)) : null;
    }
    const stacked = () => composeStacked(stage, picture);
    if (stage.tall || ratioOf(picture) >= 1.2) return stacked() ?? beside();
    return beside() ?? stacked();
  },
};
