import type { Box, Picture } from "../creative.ts";
import { bottom, right, type Scene } from "../scene.ts";
import type { Luminances, Stage } from "../stage.ts";

const strips: readonly Box[] = [
  { x: 0, y: 0, width: 1, height: 0.03 },
  { x: 0, y: 0.97, width: 1, height: 0.03 },
  { x: 0, y: 0, width: 0.03, height: 1 },
  { x: 0.97, y: 0, width: 0.03, height: 1 },
];

/** Maximum range of lightness (CIE L*) of edges that continue in the ground without a visible seam. */
const mostVaried = 4;

/** CIE L* of a relative luminance. */
const lightnessOf = (luminance: number): number =>
  luminance > 216 / 24389 ? 116 * Math.cbrt(luminance) - 16 : (luminance * 24389) / 27;

/** What was found for the photos of a creative, since every layout that is tried asks again. */
const found = new WeakMap<Luminances, Map<string, boolean>>();

/** Whether a photo's edges have one colour, so that the ground can continue it without a seam. */
export function isSeamless({ luminances }: Stage, { id }: Picture): boolean {
  const ofPhotos = found.get(luminances) ?? new Map<string, boolean>();
  found.set(luminances, ofPhotos);
  const seamless = ofPhotos.get(id) ?? hasOneEdgeColor(luminances, id);
  ofPhotos.set(id, seamless);
  return seamless;
}

function hasOneEdgeColor(luminances: Luminances, id: string): boolean {
  const sorted = Float64Array.from(strips.flatMap((strip) => luminances(id, strip))).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return sorted.length > 0 && lightnessOf(at(0.98)) - lightnessOf(at(0.02)) <= mostVaried;
}

/** Maximum enlargement of a photo on a plain ground, whose few details stay clean. */
const mostEnlargedOnPlain = 2;

/**
 * The box of a whole photo whose subject fills a zone. The photo may be larger than the zone, because
 * the ground has the colour of its edges.
 */
export function placeBySubject(picture: Picture, zone: Box): Box {
  const { subject } = picture;
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
