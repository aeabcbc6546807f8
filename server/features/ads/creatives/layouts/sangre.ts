import type { Box, Picture, Scheme } from "../creative.ts";
import type { Layout } from "../layout.ts";
import { addBrandMark } from "../pieces/brand-mark.ts";
import { addBrandRow } from "../pieces/brand-row.ts";
import { addColumn, type Column } from "../pieces/column.ts";
import { addCrop, findGoodCrop, type PictureCrop } from "../pieces/picture-crops.ts";
import { easedStops, scrimAlpha, scrimOf } from "../pieces/scrim.ts";
import { addSeamless, isSeamless, placeBySubject } from "../pieces/seamless.ts";
import { bottom, createScene, intersect, right, type Scene, type Scrim } from "../scene.ts";
import { type Stage, schemeForGround } from "../stage.ts";

const headline = { max: 0.104, min: 0.046, maxLines: 3 } as const;
/** Above this mean luminance a dark scrim would make the photo look dirty. */
const brightPhoto = 0.55;
/** Below this one a light scrim would fog the photo; in between, the thinner scrim is used. */
const dimPhoto = 0.4;

interface Shot {
  at: Box;
  cover: PictureCrop;
}

/** Share of a photo's height that a wide canvas shows at least, so that a vase keeps its foot. */
const leastHeight = 0.7;

const isClear = (subject: Box, scene: Scene) =>
  scene.boxes.every((box) => !intersect(box, subject));

/** Places the tallest crop whose subject is clear of the words; the scrim is solid below it. */
function placePhoto(stage: Stage, picture: Picture, words: Scene, textTop: number): Shot | null {
  const { width, height } = stage.size;
  for (const share of [1, 0.94, 0.88, 0.8, 0.72, 0.66]) {
    if (share * height < textTop) break;
    const at = { x: 0, y: 0, width, height: share * height };
    const aims = [0.5, 0.62, 0.4].map((aim) => ({ x: 0.5, y: (textTop * aim) / at.height }));
    const shot = findGoodCrop(picture, at, aims, ({ subject }) => isClear(subject, words));
    if (shot) return { at, cover: shot };
  }
  return null;
}

function assembleScene(
  stage: Stage,
  picture: Picture,
  words: Scene,
  shot: Shot,
  scrims: Scrim[],
): Scene {
  const scene = createScene(stage.size, stage.scheme.ground);
  addCrop(scene, picture, shot.at, shot.cover);
  scene.elements.push(...scrims, ...words.elements);
  scene.boxes.push(...words.boxes);
  return scene;
}

/** The part of the photo under a box of the canvas. */
function under(box: Box, { at, cover: { from } }: Shot): Box {
  return {
    x: from.x + ((box.x - at.x) / at.width) * from.width,
    y: from.y + ((box.y - at.y) / at.height) * from.height,
    width: (box.width / at.width) * from.width,
    height: (box.height / at.height) * from.height,
  };
}

interface Scrimmed {
  scene: Scene;
  /** How much of the photo the scrim hides: its opacity. */
  cost: number;
}

function composeUpright(stage: Stage, picture: Picture, scheme: Scheme): Scrimmed | null {
  const { s, safe, size } = stage;
  const words = createScene(size, scheme.ground);
  // Brand and button stand where the scrim is solid, because a name over the photo would be hard to read.
  const { pill, mark } = addBrandRow(stage, words, scheme);
  const column = addColumn(stage, words, {
    x: safe.x,
    width: safe.width,
    top: size.height * (stage.tall ? 0.4 : 0.45),
    bottom: Math.min(pill.y, mark.y) - 0.02 * s,
    anchor: "bottom",
    ...headline,
    isOnPhoto: true,
    scheme,
    price: true,
    body: stage.texts.body,
    button: false,
  });
  if (!column) return null;
  const shot = placePhoto(stage, picture, words, column.headline.y);
  if (!shot) return null;
  const colors = { scrim: scheme.ground, text: scheme.text };
  const sample = (box: Box) => stage.luminances(picture.id, under(box, shot));
  const textBand = {
    x: 0,
    y: column.headline.y,
    width: size.width,
    height: column.headline.height,
  };
  const alpha = scrimAlpha(sample(textBand), { ...colors, least: 0.35 });
  const top = column.headline.y;
  const solidAt = Math.min(bottom(shot.at), Math.max(bottom(column.headline), top + 0.2 * s));
  const low = scrimOf(scheme.ground, size, "y", [
    ...easedStops({ at: top - 0.26 * s, opacity: 0 }, { at: top - 0.012 * s, opacity: alpha }),
    { at: solidAt, opacity: Math.max(alpha, 0.97) },
    { at: bottom(shot.at) - 1, opacity: 1 },
  ]);
  const scene = assembleScene({ ...stage, scheme }, picture, words, shot, [low]);
  return { scene, cost: alpha };
}

function addWideWords(stage: Stage, words: Scene, scheme = stage.scheme): Column | null {
  const { s, safe, size } = stage;
  const mark = addBrandMark(stage, words, {
    x: safe.x,
    top: safe.y,
    mostWidth: size.width * 0.47,
    scheme,
  });
  return addColumn(stage, words, {
    x: safe.x,
    width: size.width * 0.47,
    top: bottom(mark) + 0.06 * s,
    bottom: bottom(safe),
    anchor: "bottom",
    ...headline,
    max: 0.115,
    maxLines: 4,
    fills: true,
    isOnPhoto: true,
    scheme,
    price: true,
    body: stage.texts.body,
  });
}

function composeWide(stage: Stage, picture: Picture, scheme: Scheme): Scene | null {
  const { size } = stage;
  const words = createScene(size, scheme.ground);
  const column = addWideWords(stage, words, scheme);
  if (!column) return null;
  const edge = Math.max(...words.boxes.map(right));
  for (const left of [0.3, 0.36, 0.42]) {
    const at = { x: size.width * left, y: 0, width: size.width * (1 - left), height: size.height };
    const middle = (edge + size.width) / 2 + 0.02 * size.width;
    const aim = { x: (middle - at.x) / at.width, y: 0.5 };
    const shot = findGoodCrop(
      picture,
      at,
      [aim],
      ({ subject, from }) => from.height >= leastHeight && isClear(subject, words),
    );
    if (!shot) continue;
    const strip = { ...at, width: Math.max(1, edge - at.x) };
    const luminances = stage.luminances(picture.id, under(strip, { at, cover: shot }));
    const colors = { scrim: scheme.ground, text: scheme.text, least: 0.35 };
    // On a bright photo the scrim only starts to fade after the words.
    const clears = scrimAlpha(luminances, colors) > 0.6 ? edge : edge - 0.1 * size.width;
    const side = scrimOf(scheme.ground, size, "x", [
      { at: at.x + 2, opacity: 1 },
      { at: Math.max(at.x + 3, clears - 0.02 * size.width), opacity: 1 },
      ...easedStops(
        { at: clears, opacity: 0.97 },
        { at: Math.min(size.width, edge + 0.17 * size.width), opacity: 0 },
      ).filter(({ at: x }) => x > at.x + 3),
    ]);
    return assembleScene({ ...stage, scheme }, picture, words, { at, cover: shot }, [side]);
  }
  return null;
}

/** Where the subject of a photo on its own ground ends, in shares of the height. */
const subjectEnds = { square: [0.6, 0.54, 0.48], portrait: [0.55, 0.48], story: [0.55] } as const;

/** A bright photo with edges of one colour is shown whole on a ground of that colour. */
function composeSeamless(stage: Stage, picture: Picture, end = 0.6): Scene | null {
  const { s, safe, size } = stage;
  const scheme = schemeForGround(stage.palette, picture.edgeColor);
  const bright: Stage = { ...stage, scheme };
  const scene = createScene(size, scheme.ground);
  const brand = createScene(size, scheme.ground);
  const mark = stage.wide ? null : addBrandMark(bright, brand, { x: safe.x, top: safe.y });
  const top = Math.max(0.15 * size.height, mark ? bottom(mark) + 0.03 * s : 0);
  const zone = stage.wide
    ? { x: 0.55 * size.width, y: 0.1 * s, width: 0.39 * size.width, height: 0.8 * s }
    : {
        x: safe.x,
        y: top,
        width: safe.width,
        height: end * size.height - top,
      };
  const whole = placeBySubject(picture, zone);
  const { subject } = picture;
  scene.subject = {
    x: whole.x + subject.x * whole.width,
    y: whole.y + subject.y * whole.height,
    width: subject.width * whole.width,
    height: subject.height * whole.height,
  };
  // The photo ends before the words; its ground continues in the canvas's.
  const margin = 0.035 * s;
  const free = stage.wide
    ? { x: scene.subject.x - margin, y: 0, width: size.width, height: size.height }
    : { x: 0, y: 0, width: size.width, height: bottom(scene.subject) + margin };
  addSeamless(scene, picture, whole, free);
  // The ground is the photo's own colour, so that the photo seems to fill the canvas.
  scene.pictureAreas.push({ x: 0, y: 0, ...size });
  if (stage.wide) return addWideWords(bright, scene, scheme) && scene;
  scene.elements.push(...brand.elements);
  scene.boxes.push(...brand.boxes);
  const column = addColumn(bright, scene, {
    x: safe.x,
    width: safe.width,
    top: bottom(scene.subject) + 0.06 * s,
    bottom: bottom(safe),
    anchor: "bottom",
    ...headline,
    price: true,
    body: stage.texts.body,
  });
  return column && scene;
}

/** A photo over the whole canvas with the words on a scrim. */
export const sangre: Layout = {
  name: "sangre",
  angles: ["in_use", "benefit"],
  needs: {
    picture: "photo",
    minSide: 1000,
    ratio: [0.6, 1.9],
    mostSubject: { width: 1.15, height: 0.68 },
  },
  pictureKinds: ["photo"],
  droppable: ["body"],
  compose(stage) {
    const { picture } = stage;
    if (!picture) return null;
    const isBright = picture.luminance > brightPhoto;
    if (isBright && isSeamless(stage, picture)) {
      if (stage.wide) return composeSeamless(stage, picture);
      for (const end of subjectEnds[stage.format as "square"]) {
        const scene = composeSeamless(stage, picture, end);
        if (scene) return scene;
      }
      return null;
    }
    const { scheme, fadesInto, palette } = stage;
    const { ink, paper } = fadesInto ? { ink: scheme, paper: scheme } : palette.schemes;
    if (stage.wide) return composeWide(stage, picture, picture.luminance > 0.5 ? paper : ink);
    const dark = isBright ? null : composeUpright(stage, picture, ink);
    const light = picture.luminance > dimPhoto ? composeUpright(stage, picture, paper) : null;
    if (!dark || !light) return (dark ?? light)?.scene ?? null;
    return light.cost < dark.cost ? light.scene : dark.scene;
  },
};
