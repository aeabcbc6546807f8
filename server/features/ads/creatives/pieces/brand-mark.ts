import type { Box, Scheme } from "../creative.ts";
import { addRect, bottom, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { type FittedName, fitName, nameLineEm } from "./brand-name.ts";
import { chipFor } from "./logo-chip.ts";
import { type Align, addLine } from "./text-block.ts";

interface MarkPlace {
  x: number;
  top: number;
  /** The middle of the mark, which is higher on a chip; replaces `top`. */
  middle?: number;
  align?: Align;
  mostWidth?: number;
  scheme?: Scheme;
}

export const markHeight = (stage: Stage): number =>
  stage.s * (stage.wide ? 0.075 : 0.056) * stage.scale.logo;

/** The logo's size; null where an initial is drawn instead. */
function logoSize(stage: Stage, height: number): { width: number; height: number } | null {
  const { logo } = stage;
  if (!logo || logo.opaque) return null;
  const ratio = logo.width / logo.height;
  // Limited in width, because a wordmark must not outweigh the button.
  const most = stage.s * (stage.wide ? 0.42 : 0.3) * stage.scale.logo;
  const width = Math.min(most, height * ratio);
  return { width, height: width / ratio };
}

function addLogo(stage: Stage, scene: Scene, at: Box, scheme: Scheme): void {
  const logo = stage.logo!;
  scene.elements.push({
    kind: "picture",
    id: logo.id,
    from: { x: 0, y: 0, width: 1, height: 1 },
    at,
  });
  scene.boxes.push({ ...at, role: "brand", text: "", color: scheme.text });
}

/** Adds the brand's logo, on a chip where it would not be visible, or its initial, and its name. */
export function addBrandMark(stage: Stage, scene: Scene, place: MarkPlace): Box {
  const { scheme = stage.scheme, align = "left" } = place;
  const shift = { left: 0, center: 0.5, right: 1 }[align];
  const height = markHeight(stage);
  if (stage.brand === "none") return { x: place.x, y: place.top, width: 0, height: 0 };
  if (stage.brand === "name") return addName(stage, scene, place, height);
  const logo = logoSize(stage, height);
  const chip = logo ? chipFor(stage.logo!, scheme.ground, stage.palette) : null;
  const padding = chip ? height * 0.24 : 0;
  const mark = {
    width: (logo ? logo.width : height) + 2 * padding,
    height: (logo ? logo.height : height) + 2 * padding,
  };
  const showsName = stage.brand !== "sign" && (!logo || logo.width < height * 1.8);
  const gap = height * 0.3;
  const most = (place.mostWidth ?? stage.safe.width) - mark.width - gap;
  const name = showsName ? fitName(stage, most) : null;
  const nameWidth = name ? gap + name.width : 0;
  const left = place.x - (mark.width + nameWidth) * shift;
  const lowest = bottom(stage.safe) - mark.height / 2;
  const middle =
    place.middle === undefined
      ? place.top + Math.max(height, mark.height) / 2
      : Math.min(place.middle, lowest);
  if (!logo && initialOf(stage) === "") return { x: left, y: place.top, width: 0, height };
  const box = { x: left, y: middle - mark.height / 2, ...mark };
  if (chip) addRect(scene, box, chip, box.height * 0.22);
  if (logo) {
    const y = middle - logo.height / 2;
    addLogo(stage, scene, { x: left + padding, y, ...logo }, scheme);
  } else addMonogram(stage, scene, box, scheme);
  if (!name) return box;
  addNameLines(stage, scene, name, { x: left + mark.width + gap, middle, color: scheme.text });
  return { ...box, width: mark.width + nameWidth };
}

/** The brand's name alone. */
function addName(stage: Stage, scene: Scene, place: MarkPlace, height: number): Box {
  const { scheme = stage.scheme, align = "left", x } = place;
  const top = place.middle === undefined ? place.top : place.middle - height / 2;
  const name = fitName(stage, place.mostWidth ?? stage.safe.width, "anyWord");
  if (!name) return { x, y: top, width: 0, height: 0 };
  const left = x - name.width * { left: 0, center: 0.5, right: 1 }[align];
  const middle = top + height / 2;
  addNameLines(stage, scene, name, { x: left, middle, color: scheme.text });
  return { x: left, y: top, width: name.width, height };
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
  const height = size + pitch * (lines.length - 1);
  const label = { x, y: first - size * 0.75, width, height };
  scene.boxes.push({ ...label, role: "brand", text: lines.join(" "), color });
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
