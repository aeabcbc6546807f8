import type { Box, Picture } from "../creative.ts";
import { addRect, addShape, betweenCorners, bottom, px, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { addCrop, cropToFill, findGoodCrop, type PictureCrop } from "./picture-crops.ts";
import {
  addSeamless,
  coreOf,
  isSeamless,
  openSideOf,
  placeAtSide,
  placeBySubject,
} from "./seamless.ts";

/** Corner radii in pixels: top left, top right, bottom right, bottom left. */
export type Radii = [number, number, number, number];

interface ShownRules {
  radii?: Radii;
  /** The picture with different zooms to try, the best first; the picture itself when absent. */
  nearer?: readonly Picture[];
  aims?: readonly { x: number; y: number }[];
  /** The subject's area for a photo on its own ground; the box minus a margin when absent. */
  zone?: Box;
  /** Only crops that pass are shown. */
  suits?: (shot: PictureCrop) => boolean;
  /** The share of the subject that a crop may cut off; the usual one when absent. */
  mostCut?: number;
}

/**
 * Adds a photo with its whole subject: cropped if possible, else uncropped on a ground of its edge
 * colour if its edges have one colour. Returns false if neither works.
 */
export function addPhoto(
  stage: Stage,
  scene: Scene,
  picture: Picture,
  at: Box,
  { radii, nearer = [picture], aims, zone, suits, mostCut }: ShownRules = {},
): boolean {
  // Next to a cut of the subject, even a small one, its whole on a seamless ground is better.
  const isWhole = ({ cut }: PictureCrop) => cut <= 0.01;
  const seamless = isSeamless(stage, picture);
  const core = coreOf(stage, picture);
  const open = openSideOf(stage, picture);
  // A plain ground shows nothing, so the subject fills the box.
  if (seamless && (zone || !fillsBox(picture, at))) {
    addOnOwnGround(scene, { picture, core }, at, zone ?? insetOf(at), radii);
    return true;
  }
  // On a plain ground the subject's box may miss what has the ground's colour.
  const roomy = { ...picture, zoom: 1, subject: aroundSubject(picture) };
  for (const one of seamless ? [roomy] : nearer) {
    const shot = findGoodCrop(one, at, aims, seamless ? isWhole : suits, mostCut);
    if (!shot) continue;
    addCrop(scene, picture, at, shot, radii);
    return true;
  }
  if (open) addFromSide(scene, { picture, core }, at, open);
  else if (seamless) addOnOwnGround(scene, { picture, core }, at, zone ?? insetOf(at), radii);
  return seamless || open !== null;
}

/** Fills the box with the photo's ground and adds the photo at the side at which its shadow leaves it. */
function addFromSide(
  scene: Scene,
  { picture, core }: PlainPhoto,
  at: Box,
  { side, ground }: { side: "left" | "right"; ground: string },
): void {
  const inset = 0.05 * Math.min(at.width, at.height);
  const whole = placeAtSide(picture, at, { core, side, inset });
  addRect(scene, at, ground);
  addSeamless(scene, { ...picture, edgeColor: ground }, whole, at);
  scene.pictureAreas.push(at);
  scene.subject = shownSubject(picture, whole, at);
}

interface PlainPhoto {
  picture: Picture;
  /** Its subject without a shadow. */
  core: Box;
}

/** The part of a placed photo's subject that is in its panel. */
function shownSubject({ subject }: Picture, whole: Box, at: Box): Box {
  const x = Math.max(at.x, whole.x + subject.x * whole.width);
  const y = Math.max(at.y, whole.y + subject.y * whole.height);
  const end = Math.min(right(at), whole.x + (subject.x + subject.width) * whole.width);
  const foot = Math.min(bottom(at), whole.y + (subject.y + subject.height) * whole.height);
  return { x, y, width: end - x, height: foot - y };
}

/** Whether the widest crop shows the subject about as large as it can be. */
function fillsBox(picture: Picture, at: Box): boolean {
  const { subject } = cropToFill({ ...picture, zoom: 1 }, at);
  return Math.max(subject.width / at.width, subject.height / at.height) > 0.75;
}

function insetOf({ x, y, width, height }: Box): Box {
  const inset = 0.05 * Math.min(width, height);
  return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
}

const square: Radii = [0, 0, 0, 0];

/** The inset of a box that avoids a round corner, in shares of the radius. */
const roundness = 1 - Math.SQRT1_2;

/** The part of a box that avoids its round corners. */
function clearOf({ x, y, width, height }: Box, [a, b, c, d]: Radii): Box {
  const [left, top, end, foot] = [
    Math.max(a, d) * roundness,
    Math.max(a, b) * roundness,
    Math.max(b, c) * roundness,
    Math.max(c, d) * roundness,
  ];
  return { x: x + left, y: y + top, width: width - left - end, height: height - top - foot };
}

/** Added to each side of a subject's box, in shares of its own size. */
const surroundings = 0.05;

/** The subject with its surroundings, in fractions of the photo. */
function aroundSubject({ subject }: Picture): Box {
  const across = surroundings * subject.width;
  const down = surroundings * subject.height;
  const x = Math.max(0, subject.x - across);
  const y = Math.max(0, subject.y - down);
  return {
    x,
    y,
    width: Math.min(1, subject.x + subject.width + across) - x,
    height: Math.min(1, subject.y + subject.height + down) - y,
  };
}

/** Fills the box with the photo's edge colour and adds the part of the photo inside it. */
function addOnOwnGround(
  scene: Scene,
  { picture, core }: PlainPhoto,
  at: Box,
  zone: Box,
  radii = square,
): void {
  // A long shadow may leave the box.
  const isTrimmed = core.width < 0.95 * picture.subject.width;
  const around = placeBySubject(
    { ...picture, subject: aroundSubject({ ...picture, subject: core }) },
    at,
  );
  const close = placeBySubject(picture, zone, core);
  const whole = around.width < close.width ? around : close;
  const clear = clearOf(at, radii);
  const fill = picture.edgeColor;
  const [a, b, c, d] = radii;
  const box = betweenCorners(at, Math.max(a, b), Math.max(c, d));
  addShape(scene, roundedSvg(at, radii, fill), at, { inner: { box, fill } });
  addSeamless(scene, picture, isTrimmed ? shifted(picture, whole, at, core) : whole, clear);
  scene.pictureAreas.push(at);
  scene.subject = shownSubject(picture, whole, at);
}

/** The placed photo moved towards the side without a shadow, as far as its core stays clear of the edge. */
function shifted({ subject }: Picture, whole: Box, at: Box, core: Box): Box {
  const isOnRight = core.x - subject.x < 0.01;
  const rim = 0.06 * at.width;
  const left = whole.x + core.x * whole.width - at.x - rim;
  const end = right(at) - rim - (whole.x + (core.x + core.width) * whole.width);
  const beyond = isOnRight
    ? whole.x + (subject.x + subject.width) * whole.width - right(at)
    : at.x - (whole.x + subject.x * whole.width);
  const by = Math.max(0, Math.min(isOnRight ? left : end, beyond + rim / 2));
  return { ...whole, x: whole.x + (isOnRight ? -by : by) };
}

function roundedSvg(at: Box, [a, b, c, d]: Radii, fill: string): string {
  const [x, y, w, h] = [at.x, at.y, at.width, at.height];
  const arc = (radius: number, dx: number, dy: number) =>
    `a${px(radius)} ${px(radius)} 0 0 1 ${px(dx)} ${px(dy)}`;
  return `<path d="M${px(x + a)} ${px(y)}H${px(x + w - b)}${arc(b, b, b)}V${px(y + h - c)}${arc(c, -c, c)}H${px(x + d)}${arc(d, -d, -d)}V${px(y + a)}${arc(a, a, -a)}Z" fill="${fill}"/>`;
}
