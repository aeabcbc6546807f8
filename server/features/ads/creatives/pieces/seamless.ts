import { lchOf } from "../colors/color.ts";
import type { Box, Picture } from "../creative.ts";
import { bottom, right, type Scene } from "../scene.ts";
import type { Luminances, Stage } from "../stage.ts";
import { subjectRatio } from "./picture-crops.ts";

const strips: readonly Box[] = [
  { x: 0, y: 0, width: 1, height: 0.03 },
  { x: 0, y: 0.97, width: 1, height: 0.03 },
  { x: 0, y: 0, width: 0.03, height: 1 },
  { x: 0.97, y: 0, width: 0.03, height: 1 },
];

/** Maximum range of lightness (CIE L*) of edges that continue in the ground without a visible seam. */
const mostVaried = 4;

/** CIE L* of a relative luminance. */
export const lightnessOf = (luminance: number): number =>
  luminance > 216 / 24389 ? 116 * Math.cbrt(luminance) - 16 : (luminance * 24389) / 27;

/** How a photo lies on its ground. */
interface PlainGround {
  /** Its edges have one colour, so that the ground can continue it without a seam. */
  isSeamless: boolean;
  /** The only side at which something, such as a shadow, leaves the photo; its ground is grey or white. */
  open: { side: "left" | "right"; ground: string } | null;
  /** The subject without a shadow at its side, in fractions of the photo. */
  core: Box;
}

/** What was found for the photos of a creative, since every layout that is tried asks again. */
const found = new WeakMap<Luminances, Map<string, PlainGround>>();

function groundOf({ luminances }: Pick<Stage, "luminances">, picture: Picture): PlainGround {
  const ofPhotos = found.get(luminances) ?? new Map<string, PlainGround>();
  found.set(luminances, ofPhotos);
  const key = JSON.stringify([picture.id, picture.subject]);
  const ground = ofPhotos.get(key) ?? readGround(luminances, picture);
  ofPhotos.set(key, ground);
  return ground;
}

/** Whether a photo's edges have one colour, so that the ground can continue it without a seam. */
export const isSeamless = (stage: Pick<Stage, "luminances">, picture: Picture): boolean =>
  groundOf(stage, picture).isSeamless;

/** The side at which something leaves a photo that is otherwise on a plain white or grey ground. */
export const openSideOf = (
  stage: Pick<Stage, "luminances">,
  picture: Picture,
): PlainGround["open"] => groundOf(stage, picture).open;

/** The subject without the shadow at its side, for a photo on a plain ground. */
export const coreOf = (stage: Pick<Stage, "luminances">, picture: Picture): Box =>
  groundOf(stage, picture).core;

/** Subjects that are flatter than this are larger across a square than in a tall panel. */
const flatRatio = 0.95;
/** In a wide panel a photo stands at its open side, so that the rest would be empty. */
const flatRatioOfOpen = 1.5;

/** Whether a photo's subject is larger across a square than in a tall panel. */
export function isFlatPhoto(stage: Pick<Stage, "luminances">, picture: Picture): boolean {
  const { core, open, isSeamless: isPlain } = groundOf(stage, picture);
  const subject = isPlain || open ? core : picture.subject;
  return subjectRatio({ ...picture, subject }) > (open ? flatRatioOfOpen : flatRatio);
}

/** The least and most lightness of a strip, without its most extreme points. */
function rangeOf(values: readonly number[]): { low: number; high: number } {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => lightnessOf(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { low: at(0.02), high: at(0.98) };
}

function readGround(luminances: Luminances, picture: Picture): PlainGround {
  const { id, subject } = picture;
  const ranges = strips.map((strip) => rangeOf(luminances(id, strip)));
  const nothing = { isSeamless: false, open: null, core: subject };
  const all = luminances(id, strips[0]!);
  if (all.length === 0) return nothing;
  const isOne = (some: typeof ranges) =>
    Math.max(...some.map(({ high }) => high)) - Math.min(...some.map(({ low }) => low)) <=
    mostVaried;
  const lightness = lightnessOf(median(all));
  const core = withoutShadow(luminances(id, subject), lightness, subject);
  const whole = rangeOf(strips.flatMap((strip) => luminances(id, strip)));
  if (whole.high - whole.low <= mostVaried) return { isSeamless: true, open: null, core };
  const [top, foot, left, end] = ranges as [Range, Range, Range, Range];
  const side = isOne([top, foot, left]) ? "right" : isOne([top, foot, end]) ? "left" : null;
  const ground = side && lightness > 85 ? greyOf(median(all), picture.edgeColor) : null;
  return ground && side ? { isSeamless: false, open: { side, ground }, core } : nothing;
}

type Range = ReturnType<typeof rangeOf>;

const median = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[Math.floor(values.length / 2)]!;

/** The grey of a luminance; null where the edges are coloured. */
function greyOf(luminance: number, edgeColor: string): string | null {
  if (lchOf(edgeColor)!.c > 0.012) return null;
  const channel =
    luminance <= 0.0031308 ? 12.92 * luminance : 1.055 * luminance ** (1 / 2.4) - 0.055;
  const hex = Math.round(255 * channel)
    .toString(16)
    .padStart(2, "0");
  return `#${hex}${hex}${hex}`;
}

/** A shadow lies below this share of the subject's height, and is lighter than this (CIE L*). */
const shadowTop = 0.4;
const darkestShadow = 45;
/** Less is no shadow, and more would be the subject itself. */
const shadowWidths = { least: 0.18, most: 0.5 } as const;

/** The subject without the columns at one of its sides that only a shadow reaches. */
function withoutShadow(values: readonly number[], ground: number, subject: Box): Box {
  const side = Math.round(Math.sqrt(values.length));
  const isShadow = Array.from({ length: side }, (_, column) => {
    const rows = Array.from({ length: side }, (_row, row) =>
      lightnessOf(values[row * side + column]!),
    );
    return rows.every((one, row) => {
      const differs = Math.abs(one - ground) > 3;
      return !differs || (row >= shadowTop * side && one > darkestShadow);
    });
  });
  const first = isShadow.indexOf(false);
  const last = isShadow.lastIndexOf(false);
  if (first < 0) return subject;
  const isShare = (columns: number) =>
    columns >= shadowWidths.least * side && columns <= shadowWidths.most * side;
  // One more column on each side is kept, for soft edges.
  const from = isShare(first) ? first - 1 : 0;
  const to = isShare(side - 1 - last) ? last + 2 : side;
  return {
    ...subject,
    x: subject.x + (from / side) * subject.width,
    width: ((to - from) / side) * subject.width,
  };
}

/** Maximum enlargement of a photo on a plain ground, whose few details stay clean. */
const mostEnlargedOnPlain = 2;

/**
 * The box of a whole photo whose subject fills a zone. The photo may be larger than the zone, because
 * the ground has the colour of its edges.
 */
export function placeBySubject(picture: Picture, zone: Box, subject = picture.subject): Box {
  const scale = Math.min(
    zone.width / (subject.width * picture.width),
    zone.height / (subject.height * picture.height),
    mostEnlargedOnPlain,
  );
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    x: zone.x + zone.width / 2 - (subject.x + subject.width / 2) * width,
    y: zone.y + zone.height / 2 - (subject.y + subject.height / 2) * height,
    width,
    height,
  };
}

/**
 * The box of a photo whose core is as large as a panel allows, with its open side at the panel's or
 * beyond it, where a long shadow is cut off.
 */
export function placeAtSide(
  picture: Picture,
  panel: Box,
  { core, side, inset }: { core: Box; side: "left" | "right"; inset: number },
): Box {
  const scale = Math.min(
    (panel.width - 2 * inset) / (core.width * picture.width),
    (panel.height - 2 * inset) / (core.height * picture.height),
    mostEnlargedOnPlain,
  );
  const width = picture.width * scale;
  const height = picture.height * scale;
  const x =
    side === "right"
      ? Math.max(right(panel) - width, panel.x + inset - core.x * width)
      : Math.min(panel.x, right(panel) - inset - (core.x + core.width) * width);
  const y = panel.y + panel.height / 2 - (core.y + core.height / 2) * height;
  return { x, y, width, height };
}

/** The width of the strip in which a photo fades into its ground, in shares of the canvas. */
const fade = 0.03;

/**
 * Adds the part of a photo placed at `whole` that is in `free`, on a ground of its edge colour. Its
 * sides fade into the ground, as far as they do not touch the subject.
 */
export function addSeamless(scene: Scene, picture: Picture, whole: Box, free: Box): void {
  const x = Math.max(free.x, whole.x);
  const y = Math.max(free.y, whole.y);
  const at = {
    x,
    y,
    width: Math.min(right(free), right(whole)) - x,
    height: Math.min(bottom(free), bottom(whole)) - y,
  };
  const from = {
    x: (at.x - whole.x) / whole.width,
    y: (at.y - whole.y) / whole.height,
    width: at.width / whole.width,
    height: at.height / whole.height,
  };
  scene.elements.push({ kind: "picture", id: picture.id, from, at });
  const { subject, edgeColor } = picture;
  const [left, top] = [whole.x + subject.x * whole.width, whole.y + subject.y * whole.height];
  const own = {
    x: left,
    y: top,
    width: subject.width * whole.width,
    height: subject.height * whole.height,
  };
  const most = fade * Math.min(scene.size.width, scene.size.height);
  const sides = [
    { to: "right", room: own.x - at.x, isSeen: at.x > 1 },
    { to: "left", room: right(at) - right(own), isSeen: right(at) < scene.size.width - 1 },
    { to: "bottom", room: own.y - at.y, isSeen: at.y > 1 },
    { to: "top", room: bottom(at) - bottom(own), isSeen: bottom(at) < scene.size.height - 1 },
  ];
  for (const { to, room, isSeen } of sides) {
    const width = Math.min(most, room);
    if (!isSeen || width < 2) continue;
    const strip = {
      x: to === "left" ? right(at) - width : at.x,
      y: to === "top" ? bottom(at) - width : at.y,
      width: to === "left" || to === "right" ? width : at.width,
      height: to === "top" || to === "bottom" ? width : at.height,
    };
    const gradient = `linear-gradient(to ${to}, ${edgeColor} 0%, ${edgeColor}00 100%)`;
    scene.elements.push({ kind: "scrim", at: strip, gradient });
  }
}
