import { contrastOf } from "../colors/color.ts";
import type { Box, Scheme, Size } from "../creative.ts";
import { addRect, bottom, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import {
  type FittedName,
  fitName,
  leastInTwoLines,
  leastNameWidth,
  nameHeight,
  nameLineEm,
} from "./brand-name.ts";
import { chipFor, isDarkInk } from "./logo-chip.ts";
import { type Align, addLine } from "./text-block.ts";

interface MarkPlace {
  x: number;
  top: number;
  /** The middle or bottom of the mark, which is higher on a chip; replaces `top`. */
  middle?: number;
  bottom?: number;
  align?: Align;
  mostWidth?: number;
  scheme?: Scheme;
}

export const markHeight = (stage: Stage): number =>
  stage.s * (stage.wide ? 0.094 : 0.07) * stage.scale.logo;

/** Of a mark with its chip in the row of a button. */
const tallestInRow = ({ s, wide, scale }: Stage): number => s * (wide ? 0.125 : 0.105) * scale.logo;

/** A logo with the name in it is taller than a sign, so that the name can be read. */
const wordmarkGrowth = 1.3;
/** A sign with the name beside or under it has smaller letters. */
const signAndNameGrowth = 1.5;
const growthOf = (ratio: number): number =>
  ratio > 3 ? wordmarkGrowth : ratio > 1.8 ? signAndNameGrowth : 1;

/** The logo's size; null where an initial is drawn instead. */
function logoSize(stage: Stage, height: number, mostWidth: number, tallest = stage.s): Size | null {
  const { logo } = stage;
  if (!logo || logo.opaque) return null;
  const ratio = logo.width / logo.height;
  // Limited in width, because a wordmark must not outweigh the button.
  const most = stage.s * (stage.wide ? 0.54 : 0.42) * stage.scale.logo;
  const wanted = Math.min(height * growthOf(ratio), Math.max(height, tallest));
  const width = Math.min(most, mostWidth, wanted * ratio);
  return { width, height: width / ratio };
}

/** The light colour in which a dark logo of one ink is drawn on a dark ground, like the name beside it. */
const tintOf = ({ logo }: Stage, { ground, text }: Scheme): string | null =>
  logo && isDarkInk(logo) && contrastOf(text, "#000000") > contrastOf(ground, "#000000")
    ? text
    : null;

/** The colour of the plate under the logo; null where it needs none. */
const plateUnder = (stage: Stage, scheme: Scheme): string | null =>
  stage.logo && !tintOf(stage, scheme) ? chipFor(stage.logo, scheme.ground, stage.palette) : null;

function addLogo(stage: Stage, scene: Scene, at: Box, scheme: Scheme): void {
  const logo = stage.logo!;
  const tint = tintOf(stage, scheme);
  scene.elements.push({
    kind: "picture",
    id: logo.id,
    from: { x: 0, y: 0, width: 1, height: 1 },
    at,
    ...(tint ? { tint } : {}),
  });
  scene.boxes.push({ ...at, role: "brand", text: "", color: scheme.text });
}

/** The width in pixels that a mark with its whole name needs at least: of a word enough to read it. */
export function leastMarkWidth(stage: Stage): number {
  const logo = logoSize(stage, markHeight(stage), stage.safe.width);
  const sign = logo ? Math.min(logo.width, logo.height) : markHeight(stage);
  const isWord = logo !== null && logo.width >= markHeight(stage) * 1.8;
  if (isWord) return Math.max(0.65 * logo.width, sign);
  if (stage.brand === "sign" || stage.brand === "none") return sign;
  const name = leastNameWidth(stage);
  const isStacked = !logo && stage.keepsWords;
  return isStacked ? Math.max(sign, name) : sign + 0.3 * markHeight(stage) + name;
}

/** The width in pixels that a mark with its whole name in at most two lines needs beside a button. */
export function leastWidthInRow(stage: Stage): number {
  const height = markHeight(stage);
  if (stage.brand === "none") return 0;
  const name = leastNameWidth(stage, Math.min(...leastInTwoLines)) + 1;
  if (stage.brand === "name") return name;
  const logo = logoSize(stage, height, stage.safe.width, tallestInRow(stage));
  const plate = logo && plateUnder(stage, stage.scheme) ? 0.4 * height : 0;
  const sign = (logo ? logo.width : height) + plate;
  const showsName = stage.brand !== "sign" && (!logo || logo.width < 1.8 * height);
  return showsName ? sign + 0.3 * height + name : sign;
}

/** Adds the brand's logo, on a chip where it would not be visible, or its initial, and its name. */
export function addBrandMark(stage: Stage, scene: Scene, place: MarkPlace): Box {
  const { scheme = stage.scheme, align = "left" } = place;
  const shift = { left: 0, center: 0.5, right: 1 }[align];
  const height = markHeight(stage);
  if (stage.brand === "none") return { x: place.x, y: place.top, width: 0, height: 0 };
  if (stage.brand === "name") return addName(stage, scene, place, height);
  const { mostWidth = stage.safe.width } = place;
  const plate = plateUnder(stage, scheme);
  const padding = plate ? height * 0.2 : 0;
  // Beside a button a logo is not much taller than that.
  const isInRow = place.middle !== undefined || place.bottom !== undefined;
  const tallest = isInRow ? tallestInRow(stage) - 2 * padding : stage.s;
  const logo = logoSize(stage, height, mostWidth - 2 * padding, tallest);
  const chip = logo ? plate : null;
  const mark = {
    width: logo ? logo.width + 2 * padding : height,
    height: logo ? logo.height + 2 * padding : height,
  };
  const showsName = stage.brand !== "sign" && (!logo || logo.width < height * 1.8);
  const gap = height * 0.3;
  const most = mostWidth - mark.width - gap;
  const name = showsName ? fitName(stage, most) : null;
  const hasOwnRows = stage.keepsWords && showsName && !name && !logo;
  if (hasOwnRows && place.middle === undefined && place.bottom === undefined) {
    const stacked = addStacked(stage, scene, place, height);
    if (stacked) return stacked;
  }
  const nameWidth = name ? gap + name.width : 0;
  const left = place.x - (mark.width + nameWidth) * shift;
  const tall = Math.max(mark.height, name ? nameHeight(name) : 0);
  const middle = middleOf(stage, place, tall, height);
  if (!logo && initialOf(stage) === "") return { x: left, y: place.top, width: 0, height };
  const box = { x: left, y: middle - mark.height / 2, ...mark };
  if (chip) addRect(scene, box, chip, box.height * 0.22);
  if (logo) {
    const y = middle - logo.height / 2;
    addLogo(stage, scene, { x: left + padding, y, ...logo }, scheme);
  } else addMonogram(stage, scene, box, scheme);
  if (!name) return box;
  addNameLines(stage, scene, name, { x: left + mark.width + gap, middle, color: scheme.text });
  return { x: left, y: middle - tall / 2, width: mark.width + nameWidth, height: tall };
}

/** The initial with the name under it, for columns too narrow for both side by side; null if it does not fit. */
function addStacked(stage: Stage, scene: Scene, place: MarkPlace, height: number): Box | null {
  const { scheme = stage.scheme, align = "left", x, top } = place;
  const name = fitName(stage, place.mostWidth ?? stage.safe.width, "stacked");
  if (!name || initialOf(stage) === "") return null;
  const shift = { left: 0, center: 0.5, right: 1 }[align];
  addMonogram(stage, scene, { x: x - height * shift, y: top, width: height, height }, scheme);
  const under = top + height + 0.28 * height;
  const left = x - name.width * shift;
  const tall = nameHeight(name);
  addNameLines(stage, scene, name, { x: left, middle: under + tall / 2, color: scheme.text });
  const width = Math.max(height, name.width);
  return { x: x - width * shift, y: top, width, height: under + tall - top };
}

/** The brand's name alone. */
function addName(stage: Stage, scene: Scene, place: MarkPlace, height: number): Box {
  const { scheme = stage.scheme, align = "left", x } = place;
  const name = fitName(stage, place.mostWidth ?? stage.safe.width, "anyWord");
  const tall = Math.max(height, name ? nameHeight(name) : 0);
  const middle = middleOf(stage, place, tall, height);
  const top = middle - tall / 2;
  if (!name) return { x, y: top, width: 0, height: 0 };
  const left = x - name.width * { left: 0, center: 0.5, right: 1 }[align];
  addNameLines(stage, scene, name, { x: left, middle, color: scheme.text });
  return { x: left, y: top, width: name.width, height: tall };
}

function addNameLines(
  stage: Stage,
  scene: Scene,
  { lines, size, width }: FittedName,
  { x, middle, color }: { x: number; middle: number; color: string },
): void {
  const style = stage.pair.strong;
  const pitch = nameLineEm * size;
  const first = middle + (capHeightOf(style) * size - pitch * (lines.length - 1)) / 2;
  lines.forEach((text, at) => {
    addLine(scene, { text, x, baseline: first + at * pitch, size, style, color });
  });
  const label = { x, y: first - size * 0.75, width, height: nameHeight({ lines, size, width }) };
  scene.boxes.push({ ...label, role: "brand", text: lines.join(" "), color });
}

/** The middle of a mark `tall` pixels high, which is not above its usual height nor under the safe box. */
function middleOf({ safe }: Stage, place: MarkPlace, tall: number, height: number): number {
  if (place.bottom !== undefined) return place.bottom - tall / 2;
  if (place.middle === undefined) return place.top + Math.max(height, tall) / 2;
  return Math.min(place.middle, bottom(safe) - tall / 2);
}

/** The business's initial; empty without a name. */
export const initialOf = ({ texts }: Stage): string =>
  texts.name.match(/[\p{L}\p{N}]/u)?.[0].toLocaleUpperCase("es") ?? "";

function addMonogram(stage: Stage, scene: Scene, box: Box, scheme: Scheme): void {
  const letter = initialOf(stage);
  addRect(scene, box, scheme.text, box.height * 0.26);
  const style = stage.pair.display;
  const size = (box.height * 0.5) / capHeightOf(style);
  addLine(scene, {
    text: letter,
    x: box.x + (box.width - stage.widthOf(letter, style, size)) / 2,
    baseline: box.y + box.height * 0.75,
    size,
    style,
    color: scheme.ground,
  });
  scene.boxes.push({ ...box, role: "brand", text: letter, color: scheme.ground });
}
