import { contrastOf } from "./colors/color.ts";
import type { Box, TextBox } from "./creative.ts";
import {
  bottom,
  contains,
  intersect,
  right,
  type Scene,
  type SceneElement,
  type Shape,
} from "./scene.ts";
import type { Stage } from "./stage.ts";

const name = (box: TextBox) => `${box.role} «${box.text}»`;

/**
 * Violations of the layout rules: text outside the safe box, on other text or on the picture's
 * subject, and text that is too small. Empty when the scene is good.
 */
export function ruleViolationsOf(
  scene: Scene,
  { safe, s, texts: { cta } }: Pick<Stage, "safe" | "s" | "texts">,
): string[] {
  const { boxes, subject } = scene;
  const slack = 0.5;
  // A sticker may be closer to the edge than other texts.
  const outer = (role: TextBox["role"]) => (role === "price" || role === "note" ? 0.03 * s : slack);
  const outside = boxes.filter((box) => {
    const beyond = outer(box.role);
    return (
      box.x < safe.x - beyond ||
      right(box) > right(safe) + beyond ||
      box.y < safe.y - beyond ||
      bottom(box) > bottom(safe) + Math.max(beyond, descenderAllowance(box))
    );
  });
  const crossing = boxes.flatMap((box, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => intersect(box, other))
      .map((other) => [box, other] as const),
  );
  const covered = subject
    ? boxes.filter((box) => box.role !== "masthead" && intersect(box, subject))
    : [];
  const small = scene.elements.filter(
    (run) => run.kind === "text" && run.size < s * (run.text === cta.trim() ? 0.0285 : 0.02),
  );
  const stuck = scene.stickers.flatMap((sticker) =>
    boxes.filter((box) => !isOnSticker(box) && intersect(box, sticker)),
  );
  return [
    ...elementsBehindWords(scene),
    ...small.map(() => "text is too small to read in a feed"),
    ...stuck.map((box) => `${name(box)} is under a sticker`),
    ...outside.map((box) => `${name(box)} leaves the safe box`),
    ...crossing.map(([one, other]) => `${name(one)} meets ${name(other)}`),
    ...covered.map((box) => `${name(box)} stands on the subject`),
  ];
}

/** Below this contrast with the ground the edge of an area does not disturb the words on it. */
const quietContrast = 1.12;

/** Whether the box lies on the edge of an area; `isInside` when it lies in it entirely. */
function meetArea(box: Box, { within, area }: Shape): "outside" | "inside" | "edge" {
  if (!intersect(box, within)) return "outside";
  if (area?.form !== "circle") return contains(within, box) ? "inside" : "edge";
  const radius = within.width / 2;
  const [x, y] = [within.x + radius, within.y + radius];
  const across = [box.x - x, right(box) - x];
  const down = [box.y - y, bottom(box) - y];
  const nearest = (ends: number[]) =>
    ends[0]! <= 0 && ends[1]! >= 0 ? 0 : Math.min(...ends.map(Math.abs));
  if (Math.hypot(nearest(across), nearest(down)) >= radius) return "outside";
  const furthest = Math.hypot(Math.max(...across.map(Math.abs)), Math.max(...down.map(Math.abs)));
  return furthest <= radius ? "inside" : "edge";
}

/** The roles whose words need a calm ground; others have an area of their own, such as a sticker. */
const onGround: ReadonlySet<TextBox["role"]> = new Set([
  "kicker",
  "headline",
  "body",
  "quote_source",
]);

/** A name is smaller than most other words. A logo or initial has a ground of its own. */
const isName = ({ role, text }: TextBox): boolean => role === "brand" && text.length > 1;
const leastContrast = (box: TextBox): number => (isName(box) ? 4.5 : 3);

/** What is behind words: the colour of the topmost area, if it is known, and what disturbs them. */
interface Backdrop {
  color: string | null;
  problem: string | null;
}

function withElement(box: Box, under: Backdrop, element: SceneElement): Backdrop {
  if (element.kind === "text") return under;
  if (element.kind === "picture") {
    return intersect(box, element.at) ? { color: null, problem: "a picture" } : under;
  }
  if (element.kind === "scrim") {
    return intersect(box, element.at) ? { color: null, problem: null } : under;
  }
  if (!element.area) {
    return contains(element.within, box) ? { color: null, problem: null } : under;
  }
  const { fill } = element.area;
  const meeting = meetArea(box, element);
  if (meeting === "inside") return { color: fill, problem: null };
  const disturbs = meeting === "edge" && under.color !== null;
  return disturbs && contrastOf(fill, under.color!) >= quietContrast
    ? { ...under, problem: "the edge of an area" }
    : under;
}

/**
 * What stands behind words without a scrim over it: a picture, the edge of an area of another
 * colour, or an area on which the words are not legible.
 */
function elementsBehindWords({ boxes, elements, ground }: Scene): string[] {
  return boxes
    .filter((box) => onGround.has(box.role) || isName(box))
    .flatMap((box) => {
      const start: Backdrop = { color: ground, problem: null };
      const { color, problem } = elements.reduce(
        (under, element) => withElement(box, under, element),
        start,
      );
      if (problem) return [`${name(box)} has ${problem} behind it`];
      return color && contrastOf(box.color, color) < leastContrast(box)
        ? [`${name(box)} is not legible`]
        : [];
    });
}

const isOnSticker = ({ role }: TextBox) =>
  role === "price" || role === "note" || role === "masthead";

/** The last baseline may be on the safe box's bottom, so descenders may leave the box a little. */
const descenderAllowance = (box: TextBox) =>
  box.role === "cta" ? 0.5 : Math.min(8, box.height * 0.2);
