import type { Box, Picture } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addButton } from "../pieces/button.ts";
import { addHeading, fitHeading } from "../pieces/heading.ts";
import { addLargePrice, priceFontSize } from "../pieces/large-price.ts";
import { addPhoto } from "../pieces/photo.ts";
import { addCutout, containBox, subjectRatio } from "../pieces/picture-crops.ts";
import { addBlock, fitBlock, fitBody, fitFullBlock, fitHeadline } from "../pieces/text-block.ts";
import { addWidePhoto } from "../pieces/wide-photo.ts";
import { addCircle, bottom, createScene, right, type Scene } from "../scene.ts";
import { type Stage, withClearEdge, withContrastingGround } from "../stage.ts";

import { composeSquarePrice } from "./precio-square.ts";

/** How other elements change to make room for a larger price. */
interface Plan {
  /** The headline's largest size, in shares of the short side. */
  headline: number;
  /** The figures' largest size in pixels; absent: as large as fits. */
  figures?: number;
  /** Upright formats: the price is above the button's row, across the full width. */
  above?: boolean;
  /** Upright formats with `above`: the picture is next to the price instead of above it. */
  beside?: boolean;
  /** Wide format: where the second column begins, in shares of the width. */
  split: number;
}

const usualPlan: Plan = { headline: 0.088, split: 0.53 };
const smallerHeadlines = [0.088, 0.077, 0.067, 0.058];

const uprightRows = [{ above: false }, { above: true }, { above: true, beside: true }];

/** Other plans, the least different first. */
function plansOf({ wide, picture }: Stage, figures: number): Plan[] {
  const columns = picture ? [0.53, 0.58, 0.63] : [0.53, 0.47, 0.41];
  const rows = wide ? columns.map((split) => ({ split })) : uprightRows;
  return rows.flatMap((row) =>
    smallerHeadlines.map((headline) => ({ ...usualPlan, ...row, headline, figures })),
  );
}

/** The note: above the button and clear of the price, or to the left of the button. */
function addNote(stage: Stage, scene: Scene, pill: Box, beside: boolean): boolean {
  const { s, safe, scheme, pair, texts } = stage;
  const text = texts.note ?? texts.price?.note ?? texts.body ?? "";
  if (text === "") return true;
  const prices = scene.boxes.filter(({ role }) => role === "price");
  const clear = right(safe) - Math.max(...prices.map(right)) - 0.04 * s;
  const width = beside
    ? pill.x - safe.x - 0.05 * s
    : Math.min(Math.max(pill.width, 0.34 * s), clear);
  const block = fitBlock(stage, text, {
    width,
    height: 0.14 * s,
    maxSize: stage.sizes.body,
    minSize: stage.sizes.least,
    maxLines: 2,
    style: pair.body,
    lineCost: 0.09,
  });
  if (!block) return false;
  const top = beside
    ? pill.y + (pill.height - block.height) / 2
    : pill.y - 0.045 * s - block.height;
  addBlock(stage, scene, block, {
    x: beside ? safe.x : right(safe),
    top,
    align: beside ? "left" : "right",
    color: scheme.muted,
    role: "note",
  });
  return true;
}

interface HeadlinePlace {
  top: number;
  width: number;
  /** It fills this height and stands at its bottom; its lines decide when absent. */
  height?: number;
  lines: number;
  /** In shares of the short side. */
  max: number;
}

function addHeadline(stage: Stage, scene: Scene, { top, width, height, ...rules }: HeadlinePlace) {
  const block = fitHeading(
    stage,
    {
      width,
      height: height ?? stage.size.height,
      maxSize: rules.max * stage.s,
      minSize: 0.046 * stage.s,
      maxLines: rules.lines,
      style: stage.pair.display,
    },
    height ? fitFullBlock : fitHeadline,
  );
  if (!block) return null;
  const down = height ? height - block.height : 0;
  return addHeading(stage, scene, block, {
    x: stage.safe.x,
    top: top + down,
    scheme: stage.scheme,
  });
}

function addProduct(stage: Stage, scene: Scene, zone: Box): boolean {
  const { picture, s } = stage;
  if (!picture) return true;
  if (zone.height < 0.18 * s) return false;
  if (picture.kind === "cutout") {
    addCutout(scene, picture, containBox(picture, zone));
    return true;
  }
  const radius = 0.03 * s;
  const width = Math.min(zone.width, (zone.height * picture.width) / picture.height);
  // Across the zone if possible, else in the photo's own shape on the right.
  const own = { ...zone, x: right(zone) - width, width };
  return [zone, own].some((at) =>
    addPhoto(stage, scene, picture, at, { radii: [radius, radius, radius, radius] }),
  );
}

/** A slim cut-out goes next to the headline, because below it would be too small. */
const isSlim = ({ picture, tall }: Stage): boolean =>
  picture?.kind === "cutout" && !tall && subjectRatio(picture) < 0.75;

function composeUpright(stage: Stage, plan: Plan): Scene | null {
  const { s, safe, size, scheme, picture } = stage;
  const scene = createScene(size, scheme.ground);
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y });
  const slim = isSlim(stage);
  const width = slim ? 0.56 * safe.width : safe.width;
  const lines = slim ? 4 : stage.tall || !picture ? 3 : 2;
  const max = plan.headline * (picture ? 1 : 1.35);
  const place = { top: bottom(mark) + 0.068 * s, width, lines, max };
  const headline = addHeadline(stage, scene, place);
  if (!headline) return null;
  const radius = 0.53 * s;
  const y = Math.max(0.62 * size.height, bottom(headline) + radius + 0.012 * s);
  addCircle(scene, { x: 0.7 * size.width, y }, radius, scheme.shapes[0]);
  const pill = addButton(stage, scene, scheme.cta, {
    x: right(safe),
    bottom: bottom(safe),
    align: "right",
    mostWidth: 0.5 * safe.width,
  });
  const start = bottom(headline) + (picture ? 0.022 : 0.045) * s;
  const alone = !picture;
  const { figures } = plan;
  const large = alone || plan.above === true;
  // An enlarged price may be closer to the button.
  const foot = pill.y - (figures ? 0.062 : 0.1) * s;
  const scale = Math.max(1, stage.scale.price);
  const price = addLargePrice(stage, scene, {
    x: safe.x,
    bottom: large ? foot : bottom(safe),
    width: large ? safe.width : pill.x - safe.x - 0.05 * s,
    height: large ? foot - start : Math.min(0.24 * scale * s, bottom(safe) - start),
    maxSize: figures ?? (alone ? 0.46 : 0.27) * s,
  });
  if (!price || !addNote(stage, scene, pill, large)) return null;
  const tops = scene.boxes
    .filter(({ role }) => role === "note" || role === "price")
    .map((box) => box.y);
  const ends = Math.min(...tops, pill.y) - 0.026 * s;
  if (slim) {
    const x = safe.x + 0.6 * safe.width;
    const zone = { x, y: safe.y, width: right(safe) - x, height: ends - safe.y };
    return addProduct(stage, scene, zone) ? scene : null;
  }
  if (plan.beside && picture) {
    const x = right(price) + 0.05 * s;
    const zone = { x, y: start, width: right(safe) - x, height: foot - start };
    return zone.width > 0.2 * s && addProduct(stage, scene, zone) ? scene : null;
  }
  const zone = { x: safe.x, y: start, width: safe.width, height: ends - start };
  return addProduct(stage, scene, zone) ? scene : null;
}

/** The note above the button; returns the top of what is under the price, null if it does not fit. */
function addWideNote(stage: Stage, scene: Scene, pill: Box, width: number): number | null {
  const { s, safe, scheme, texts } = stage;
  const note = texts.note ?? texts.price?.note ?? texts.body;
  if (!note) return pill.y;
  const block = fitBody(stage, note, width, 2);
  if (!block) return null;
  const top = pill.y - 0.065 * s - block.height;
  addBlock(stage, scene, block, { x: safe.x, top, color: scheme.muted, role: "note" });
  return top;
}

/** The picture on the right: a photo bleeds off the edge, a cut-out stands on a disc. */
function addWideProduct(stage: Stage, scene: Scene, { split }: Plan): number | null {
  const { s, size, scheme, picture } = stage;
  const left = split * size.width;
  if (picture?.kind === "photo") {
    const shares = split === usualPlan.split ? undefined : [1 - split];
    return addWidePhoto(stage, scene, picture, { shares })?.x ?? null;
  }
  const radius = 0.52 * s;
  const disc = { x: Math.max(0.78 * size.width, left + 0.9 * radius), y: 0.56 * size.height };
  addCircle(scene, disc, radius, scheme.shapes[0]);
  const zone = { x: left, y: 0.08 * s, width: 0.975 * size.width - left, height: 0.84 * s };
  return addProduct(stage, scene, zone) ? left : null;
}

function composeWide(stage: Stage, plan: Plan): Scene | null {
  const { s, safe, size, scheme, picture } = stage;
  const scene = createScene(size, scheme.ground);
  const left = addWideProduct(stage, scene, plan);
  if (left === null) return null;
  const width = left - safe.x - 0.055 * s;
  const mark = addBrandMark(stage, scene, { x: safe.x, top: safe.y, mostWidth: width });
  const button = { x: safe.x, bottom: bottom(safe), mostWidth: width };
  const pill = addButton(stage, scene, scheme.cta, button);
  const foot = addWideNote(stage, scene, pill, width);
  if (foot === null) return null;
  const ends = foot - 0.07 * s;
  const top = bottom(mark) + 0.07 * s;
  const place = { top, width, lines: 3, max: plan.headline * 1.15 };
  const full = { ...place, height: ends - 0.01 * s - top };
  const headline = addHeadline(stage, scene, picture ? place : full);
  if (!headline) return null;
  const room = ends - bottom(headline) - 0.05 * s;
  const { figures } = plan;
  // Without a picture the price takes its place.
  const alone = { x: left, bottom: 0.72 * size.height, width: right(safe) - left, height: 0.6 * s };
  const beside = { x: safe.x, bottom: ends, width, height: room };
  const price = picture
    ? addLargePrice(stage, scene, { ...beside, maxSize: figures ?? 0.36 * s })
    : addLargePrice(stage, scene, { ...alone, maxSize: figures ?? 0.62 * s });
  return price && scene;
}

const areaOf = (box: Box | null | undefined): number => (box ? box.width * box.height : 1);

/** A score that is high when both picture and headline are large. */
const balanceOf = ({ subject, boxes }: Scene): number =>
  areaOf(subject) * areaOf(boxes.find(({ role }) => role === "headline"));

/** On a wide canvas the headline is so small that the price is larger, if possible. */
function composeUsual(stage: Stage, compose: (stage: Stage, plan: Plan) => Scene | null) {
  const usual = compose(stage, usualPlan);
  if (!usual || !stage.wide) return usual;
  const isLarge = (scene: Scene, headline: number) =>
    priceFontSize(stage, scene) >= 1.5 * 1.15 * headline * stage.s;
  for (const headline of smallerHeadlines) {
    const scene = compose(stage, { ...usualPlan, headline });
    if (scene && isLarge(scene, headline)) return scene;
  }
  return usual;
}

/**
 * Scales the price by its factor, or as close to that as possible. Of the plans with the same price
 * size, takes the one with the best balance of picture and headline.
 */
function composeScaled(stage: Stage, compose: (stage: Stage, plan: Plan) => Scene | null) {
  const usual = composeUsual(stage, compose);
  const { price } = stage.scale;
  if (!usual || price === 1) return usual;
  const wanted = priceFontSize(stage, usual) * price;
  if (price < 1) return compose(stage, { ...usualPlan, figures: wanted });
  const sizeOf = (scene: Scene) => Math.min(0.985 * wanted, priceFontSize(stage, scene));
  const scenes = plansOf(stage, wanted).flatMap((plan) => compose(stage, plan) ?? []);
  const [best = null] = scenes.toSorted(
    (one, other) => sizeOf(other) - sizeOf(one) || balanceOf(other) - balanceOf(one),
  );
  return best;
}

const withSuitingGround = (stage: Stage, picture: Picture): Stage =>
  picture.kind === "cutout" ? withContrastingGround(stage, picture) : withClearEdge(stage, picture);

/** The price as the largest element. */
export const precio: Layout = {
  name: "precio",
  angles: ["offer"],
  needs: { price: true },
  pictureKinds: ["cutout", "photo"],
  droppable: ["body", "note", "picture"],
  keepsPicture: true,
  compose(stage) {
    const shown = stage.picture ? withSuitingGround(stage, stage.picture) : stage;
    if (stage.format === "square" && stage.picture && stage.scale.price <= 1) {
      const scene = composeSquarePrice(shown, 0.22 * stage.s * stage.scale.price);
      if (scene || !stage.allowsSmallPicture) return scene;
    }
    return composeScaled(shown, stage.wide ? composeWide : composeUpright);
  },
};
