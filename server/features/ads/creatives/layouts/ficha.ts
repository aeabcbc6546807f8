import type { Box, Picture } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addColumn } from "../pieces/column.ts";
import { addPhoto, type Radii } from "../pieces/photo.ts";
import { bottom, createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

const ratioOf = ({ width, height }: Picture): number => width / height;

/** Adds the photo to the first of these cards that can show its whole subject. */
function addCard(stage: Stage, scene: Scene, picture: Picture, cards: readonly Box[]): Box | null {
  const radius = 0.036 * stage.s;
  const radii: Radii = [radius, radius, radius, radius];
  for (const card of cards) {
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
    body: stage.texts.body,
    bodyLines: 2,
  });
  return column && scene;
}

/** A card to the right of the words. */
function composeBeside(stage: Stage, picture: Picture): Scene | null {
  const { s, safe, size, wide } = stage;
  const scene = createScene(size, stage.scheme.ground);
  const shares = wide ? [0.42, 0.36, 0.45] : [0.44, 0.4, 0.48];
  const ratio = Math.max(ratioOf(picture), 0.6);
  const cards = shares.flatMap((share) => {
    const width = share * size.width - (wide ? 0.02 * s : 0);
    const full = { x: right(safe) - width, y: safe.y, width, height: safe.height };
    const cardOf = (shape: number) => {
      const height = Math.min(full.height, width / shape);
      // Aligned at the bottom with the words on the left.
      const y = wide ? safe.y + (safe.height - height) / 2 : bottom(safe) - height;
      return { ...full, height, y };
    };
    // The subject of a landscape photo may also fit into a taller card.
    const shapes = [0.9, 1.1, 1.3].filter((shape) => shape < ratio);
    return [...(ratio < 0.85 || wide ? [full] : []), ...[...shapes, ratio].map(cardOf)];
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
    max: wide ? 0.115 : 0.1,
    min: 0.046,
    maxLines: wide ? 4 : 6,
    body: stage.texts.body,
  });
  return column && scene;
}

/** A photo on a card that shows it whole, whatever its shape or size. */
export const ficha: Layout = {
  name: "ficha",
  angles: ["in_use", "benefit", "proof", "problem"],
  needs: { picture: "photo" },
  pictureKinds: ["photo"],
  droppable: ["body"],
  compose(stage) {
    const { picture } = stage;
    if (picture?.kind !== "photo") return null;
    const beside = () => composeBeside(stage, picture);
    if (stage.wide) return beside();
    const stacked = () => composeStacked(stage, picture);
    if (stage.tall || ratioOf(picture) >= 1.2) return stacked() ?? beside();
    return beside() ?? stacked();
  },
};
