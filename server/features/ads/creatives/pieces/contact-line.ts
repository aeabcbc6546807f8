import { contrastOf } from "../colors/color.ts";
import type { Box } from "../creative.ts";
import { addRect, bottom, contains, intersect, padded, right, type Scene } from "../scene.ts";
import { type Stage, schemeForGround } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { type Align, addLine } from "./text-block.ts";

/** Pixels between the rule and what is above, between the rule and the line, and between two lines. */
const gapsOf = ({ s, wide }: Stage) => ({
  above: (wide ? 0.04 : 0.03) * s,
  under: (wide ? 0.036 : 0.026) * s,
  pitch: 1.32,
});

/** The height from the capitals of the first line to the last baseline, at the usual size. */
function heightOf(stage: Stage, lines: number, size = stage.sizes.contact): number {
  return size * (capHeightOf(stage.pair.medium) + (lines - 1) * gapsOf(stage).pitch);
}

/** The stage whose safe box ends above a contact line. */
export function withContactRoom(stage: Stage, lines: number): Stage {
  const { above, under } = gapsOf(stage);
  const contactRoom = above + under + heightOf(stage, lines);
  const safe = { ...stage.safe, height: stage.safe.height - contactRoom };
  return { ...stage, safe, contactRoom };
}

interface FittedContact {
  lines: string[];
  size: number;
  width: number;
}

/** The line in one piece, or broken at its points; null if it is too wide. */
function fitContact(stage: Stage, width: number, count: number): FittedContact | null {
  const { contact = "" } = stage.texts;
  const { medium } = stage.pair;
  const parts = contact.split(/\s+·\s+/u);
  const splits =
    count === 1
      ? [[contact]]
      : parts
          .slice(1)
          .map((_part, at) => [
            parts.slice(0, at + 1).join(" · "),
            parts.slice(at + 1).join(" · "),
          ]);
  const fitted = splits.map((lines): FittedContact => {
    const em = Math.max(...lines.map((line) => stage.widthOf(line, medium, 1)));
    const size = Math.min(stage.sizes.contact, (0.99 * width) / em);
    return { lines, size, width: em * size };
  });
  const best = fitted.toSorted((one, other) => other.size - one.size)[0];
  return best && best.size >= stage.sizes.contactMin ? best : null;
}

/** The colour of the calm area behind a box; null if something else stands there. */
function groundBehind(
  stage: Stage,
  { ground, elements, boxes, stickers }: Scene,
  box: Box,
): string | null {
  if ([...boxes, ...stickers].some((other) => intersect(box, other))) return null;
  let color: string | null = ground;
  for (const element of elements) {
    if (element.kind === "text") {
      // Large letters that are no words, such as a giant initial, have no box of their own.
      const { text, x, baseline, size, style } = element;
      const width = stage.widthOf(text, style, size);
      if (intersect(box, { x, y: baseline - 0.8 * size, width, height: size })) color = null;
      continue;
    }
    if (element.kind === "shape") {
      if (!intersect(box, element.within)) continue;
      const { area, within } = element;
      const isCovered: boolean = area?.form === "rectangle" && contains(within, box);
      const isSame: boolean =
        area !== undefined && color !== null && contrastOf(area.fill, color) < 1.02;
      color = isCovered || isSame ? area!.fill : null;
    } else if (element.kind === "picture") {
      if (intersect(box, element.at)) color = null;
    } else if (intersect(box, element.at)) {
      // A scrim ends in the ground's colour at the foot of a canvas.
      color = contains(element.at, box) && bottom(box) > 0.8 * element.at.height ? ground : null;
    }
  }
  return color;
}

interface ContactPlace {
  /** The left, middle or right of the lines. */
  x: number;
  /** The last baseline. */
  baseline: number;
  align: Align;
  /** The width of the rule above, from `x`; none when absent. */
  rule?: number;
}

/** A copy of the scene with the lines; null if they would stand on something. */
function place(stage: Stage, scene: Scene, fitted: FittedContact, at: ContactPlace): Scene | null {
  const { s, pair } = stage;
  const { lines, size, width } = fitted;
  const height = heightOf(stage, lines.length, size);
  const shift = { left: 0, center: 0.5, right: 1 }[at.align];
  const box = { x: at.x - width * shift, y: at.baseline - height, width, height };
  const free = padded(box, 0.012 * s);
  const above = scene.boxes.some((other) => intersect(other, { ...box, y: box.y - 0.026 * s }));
  const ground = above ? null : groundBehind(stage, scene, free);
  if (ground === null) return null;
  const scheme =
    ground === stage.scheme.ground ? stage.scheme : schemeForGround(stage.palette, ground);
  const added = { ...scene, elements: [...scene.elements], boxes: [...scene.boxes] };
  const color = scheme.muted;
  if (at.rule !== undefined) {
    const ruleWidth = Math.max(at.rule, width);
    const thick = Math.max(1.5, 0.002 * s);
    const y = box.y - gapsOf(stage).under - thick;
    const rule = { x: at.x - ruleWidth * shift, y, width: ruleWidth, height: thick };
    if (groundBehind(stage, scene, rule) === ground) addRect(added, rule, color);
  }
  lines.forEach((text, line) => {
    const own = stage.widthOf(text, pair.medium, size);
    const baseline = at.baseline - (lines.length - 1 - line) * gapsOf(stage).pitch * size;
    addLine(added, { text, x: at.x - own * shift, baseline, size, style: pair.medium, color });
  });
  added.boxes.push({ ...box, role: "contact", text: lines.join(" "), color });
  return added;
}

/** The left edges of what stands in a strip, and so the widths that may be free in it. */
function freeWidths({ s }: Stage, { elements, boxes }: Scene, strip: Box): number[] {
  const areas = elements.flatMap((one) =>
    one.kind === "text" ? [] : [one.kind === "shape" ? one.within : one.at],
  );
  const edges = [...areas, ...boxes]
    .filter((box) => intersect(box, strip) && box.x > strip.x)
    .map(({ x }) => x - 0.03 * s - strip.x);
  return [strip.width, ...edges].filter((width) => width > 0.25 * s).sort((a, b) => b - a);
}

/**
 * The scene with the business's contact line at the foot of the safe box, under a thin rule: across
 * the free width, in one or two lines. Null without room.
 */
export function addContactAtFoot(stage: Stage, scene: Scene, lines: number): Scene | null {
  const area = scene.contactArea ?? stage.safe;
  const height = heightOf(stage, lines);
  const baseline = bottom(area);
  const isCentered = scene.boxes.some(
    ({ role, x, width }) =>
      role === "cta" && Math.abs(x + width / 2 - (area.x + area.width / 2)) < 2,
  );
  // Under a photo beside the words, a rule would look like its frame.
  const hasRule = !stage.wide || scene.pictureAreas.length === 0;
  const strip = { ...area, y: baseline - height, height };
  for (const width of freeWidths(stage, scene, strip)) {
    const fitted = fitContact(stage, width, lines);
    if (!fitted) continue;
    const at: ContactPlace =
      isCentered && width === area.width
        ? { x: area.x + width / 2, baseline, align: "center" }
        : { x: area.x, baseline, align: "left", ...(hasRule ? { rule: width } : {}) };
    const placed = place(stage, scene, fitted, at);
    if (placed) return placed;
  }
  return null;
}

/** The scene with the contact line beside the brand at the top, up to the right margin. */
export function addContactBeside(stage: Stage, scene: Scene): Scene | null {
  const { safe, s } = stage;
  const brand = scene.boxes.filter(({ role, y }) => role === "brand" && y < safe.y + 0.15 * s);
  if (brand.length === 0) return null;
  const end = Math.max(...brand.map(right));
  const top = Math.min(...brand.map(({ y }) => y));
  const middle = (top + Math.max(...brand.map(bottom))) / 2;
  for (const lines of [1, 2]) {
    const fitted = fitContact(stage, right(safe) - end - 0.06 * s, lines);
    if (!fitted) continue;
    const baseline = middle + heightOf(stage, lines, fitted.size) / 2;
    const placed = place(stage, scene, fitted, { x: right(safe), baseline, align: "right" });
    if (placed) return placed;
  }
  return null;
}
