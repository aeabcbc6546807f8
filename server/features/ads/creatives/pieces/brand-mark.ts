import { contrastOf } from "../colors/color.ts";
import type { Box, Scheme } from "../creative.ts";
import { addRect, bottom, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { type Align, addLine } from "./text-block.ts";

/** Shortens a name until it fits: the part before a dash, without its legal form, then fewer words. */
export function shortenName(name: string, fits: (text: string) => boolean): string {
  const plain = name.trim().replace(/\s+/g, " ");
  if (fits(plain)) return plain;
  const [before = plain] = plain.split(/\s+[-–—|·]\s+|\s*[:,(]\s*/u);
  if (fits(before)) return before;
  const legal = /[\s,]+(?:s\.?\s?l\.?\s?u?\.?|s\.?\s?a\.?(?:\s+de\s+c\.?\s?v\.?)?|s\.?c\.?)$/iu;
  let words = before.replace(legal, "").split(" ");
  while (words.length > 1 && !fits(words.join(" "))) {
    words = words.slice(0, -1);
    while (
      words.length > 1 &&
      /^(?:de|del|la|las|los|el|y|e|para|en|con|a)$/iu.test(words.at(-1)!)
    ) {
      words = words.slice(0, -1);
    }
  }
  return words.join(" ");
}

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

/** A wide logo is usually a word, which needs more contrast than a symbol. */
const leastContrast = ({ width, height }: { width: number; height: number }): number =>
  width > 1.8 * height ? 4.5 : 3;

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
  const needsChip = logo && contrastOf(stage.logo!.color, scheme.ground) < leastContrast(logo);
  const padding = needsChip ? height * 0.24 : 0;
  const mark = {
    width: (logo ? logo.width : height) + 2 * padding,
    height: (logo ? logo.height : height) + 2 * padding,
  };
  const showsName = stage.brand !== "sign" && (!logo || logo.width < height * 1.8);
  const gap = height * 0.3;
  const most = (place.mostWidth ?? stage.safe.width) - mark.width - gap;
  const { strong } = stage.pair;
  const size = stage.sizes.name;
  const fits = (text: string) => stage.widthOf(text, strong, size) <= most;
  const name = showsName ? shortenName(stage.texts.name, fits) : "";
  const shownName = name !== "" && fits(name) ? name : "";
  const nameWidth = shownName === "" ? 0 : gap + stage.widthOf(shownName, strong, size);
  const left = place.x - (mark.width + nameWidth) * shift;
  const lowest = bottom(stage.safe) - mark.height / 2;
  const middle =
    place.middle === undefined
      ? place.top + Math.max(height, mark.height) / 2
      : Math.min(place.middle, lowest);
  if (!logo && initialOf(stage) === "") return { x: left, y: place.top, width: 0, height };
  const box = { x: left, y: middle - mark.height / 2, ...mark };
  if (needsChip) addChip(stage, scene, box);
  if (logo) {
    const y = middle - logo.height / 2;
    addLogo(stage, scene, { x: left + padding, y, ...logo }, scheme);
  } else addMonogram(stage, scene, box, scheme);
  if (shownName === "") return box;
  const baseline = middle + (capHeightOf(strong) * size) / 2;
  const x = left + mark.width + gap;
  addLine(scene, { text: shownName, x, baseline, size, style: strong, color: scheme.text });
  const label = { x, y: baseline - size * 0.75, width: nameWidth - gap, height: size };
  scene.boxes.push({ ...label, role: "brand", text: shownName, color: scheme.text });
  return { ...box, width: mark.width + nameWidth };
}

/** The brand's name alone. */
function addName(stage: Stage, scene: Scene, place: MarkPlace, height: number): Box {
  const { scheme = stage.scheme, align = "left", x } = place;
  const top = place.middle === undefined ? place.top : place.middle - height / 2;
  const { strong } = stage.pair;
  const size = stage.sizes.name;
  const widthOf = (text: string) => stage.widthOf(text, strong, size);
  const most = place.mostWidth ?? stage.safe.width;
  const text = shortenName(stage.texts.name, (name) => widthOf(name) <= most);
  const width = widthOf(text);
  if (width > most) return { x, y: top, width: 0, height: 0 };
  const left = x - width * { left: 0, center: 0.5, right: 1 }[align];
  const baseline = top + (height + capHeightOf(strong) * size) / 2;
  addLine(scene, { text, x: left, baseline, size, style: strong, color: scheme.text });
  const label = { x: left, y: baseline - size * 0.75, width, height: size };
  scene.boxes.push({ ...label, role: "brand", text, color: scheme.text });
  return { x: left, y: top, width, height };
}

function addChip(stage: Stage, scene: Scene, box: Box): void {
  const { deep, paper } = stage.palette.schemes;
  const onDeep = contrastOf(stage.logo!.color, deep.ground);
  const fill = onDeep >= contrastOf(stage.logo!.color, paper.ground) ? deep : paper;
  addRect(scene, box, fill.ground, box.height * 0.22);
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
