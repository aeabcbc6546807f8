import { contrastOf } from "./colors/color.ts";
import type { Box, Creative, CreativeTexts, LayoutName, TextBox } from "./creative.ts";
import { type DroppableRole, isEligible, type Layout } from "./layout.ts";
import { layouts } from "./layouts.ts";
import { hasPrice } from "./pieces/price-line.ts";
import {
  bottom,
  contains,
  intersect,
  right,
  type Scene,
  type SceneElement,
  type Shape,
} from "./scene.ts";
import { createStage, type Luminances, type Stage } from "./stage.ts";
import type { Measure } from "./typography/measure.ts";
import { type ShortenedHeadline, shortenHeadline } from "./typography/words.ts";

export interface ComposedCreative {
  scene: Scene;
  /** The requested layout, or another one that had room for the words. */
  layout: LayoutName;
}

/** Layouts to try next, so that a picture is still shown when the requested layout fails. */
const alternativesWithPicture: readonly LayoutName[] = [
  "ficha",
  "mitad",
  "arco",
  "pedestal",
  "sangre",
];

/** Posters with room for a long body, tried for ads without a picture before the body is left out. */
const roomyPosters: readonly LayoutName[] = ["marco", "bicolor", "cartel", "trama"];
/** Posters that show no more than the usual words, so that another one may take their place. */
const plainPosters: ReadonlySet<LayoutName> = new Set([...roomyPosters, "inicial"]);

function alternativesTo({ layout, texts, picture }: Creative): LayoutName[] {
  const names = [
    ...(texts.price ? (["precio"] as const) : []),
    ...(picture ? alternativesWithPicture : []),
  ];
  return names.filter((name) => {
    const other = layouts[name];
    const showsPicture = !picture || other.pictureKinds.includes(picture.kind);
    return name !== layout && showsPicture && isEligible(other, { texts, picture });
  });
}

/** Layouts that take almost any words, tried last. */
const lastResorts: readonly LayoutName[] = ["cartel", "bicolor", "panal"];

function withoutRoles(stage: Stage, roles: readonly DroppableRole[]): Stage {
  const texts: CreativeTexts = { ...stage.texts };
  const remaining = { ...stage, texts };
  for (const role of roles) {
    if (role === "picture") remaining.picture = undefined;
    else if (role === "item") texts.items = undefined;
    else texts[role] = undefined;
  }
  return remaining;
}

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
    .filter(({ role }) => onGround.has(role))
    .flatMap((box) => {
      const start: Backdrop = { color: ground, problem: null };
      const { color, problem } = elements.reduce(
        (under, element) => withElement(box, under, element),
        start,
      );
      if (problem) return [`${name(box)} has ${problem} behind it`];
      return color && contrastOf(box.color, color) < 3 ? [`${name(box)} is not legible`] : [];
    });
}

const isOnSticker = ({ role }: TextBox) =>
  role === "price" || role === "note" || role === "masthead";

/** The last baseline may be on the safe box's bottom, so descenders may leave the box a little. */
const descenderAllowance = (box: TextBox) =>
  box.role === "cta" ? 0.5 : Math.min(8, box.height * 0.2);

/** All combinations of roles to leave out; a later role weighs more than all earlier ones together. */
function dropCombinations(falls: readonly DroppableRole[]): DroppableRole[][] {
  return Array.from({ length: 2 ** falls.length }, (_, choice) =>
    falls.filter((_role, at) => (choice >> at) % 2 === 1),
  );
}

/** Whether the ad's price stands in the picture, so that no format of an ad leaves it out. */
function showsPrice({ boxes }: Scene, stage: Stage): boolean {
  const { texts, mayLosePrice } = stage;
  if (mayLosePrice || !hasPrice(stage)) return true;
  const price = texts.price!.text.trim();
  return boxes.some(({ text }) => text.includes(price)) || (texts.items ?? []).length > 0;
}

/** Whether the business's name, not only its initial, stands in the picture. */
function showsName({ boxes }: Scene, { brand, logo, texts }: Stage): boolean {
  if (brand === "none" || brand === "sign" || texts.name.trim().length < 2) return true;
  const marks = boxes.filter(({ role }) => role === "brand");
  const isWordmark = ({ text, width, height }: TextBox) => text === "" && width > 1.8 * height;
  return marks.some((box) => box.text.length > 1 || (logo !== undefined && isWordmark(box)));
}

/** Composes with all roles, or leaves out the least important ones until the scene is good. */
function composeWithDrops(layout: Layout, stage: Stage): Scene | null {
  const keepsPicture =
    layout.keepsPicture && !stage.tall && !stage.allowsSmallPicture && stage.picture;
  for (const roles of dropCombinations(layout.droppable)) {
    if (keepsPicture && roles.includes("picture")) continue;
    // What costs money is understood without the body.
    const needsBody = stage.keepsWords && stage.texts.body && !hasPrice(stage);
    if (needsBody && roles.includes("body")) continue;
    const scene = layout.compose(withoutRoles(stage, roles));
    if (!scene || !showsPrice(scene, stage)) continue;
    if (stage.keepsWords && !showsName(scene, stage)) continue;
    if (ruleViolationsOf(scene, stage).length > 0) continue;
    const lost = roles.filter((role) => role !== "picture" && stage.texts[keyOf(role)]);
    scene.dropped.unshift(...(lost as Exclude<DroppableRole, "picture">[]));
    return scene;
  }
  return null;
}

/** Composes with the first of the headline's cuts that fits. */
function composeWithCuts(
  layout: Layout,
  stage: Stage,
  cuts: readonly ShortenedHeadline[],
): Scene | null {
  for (const cut of cuts) {
    const body = stage.texts.body ?? (cut.rest || undefined);
    const worded = { ...stage, texts: { ...stage.texts, headline: cut.headline, body } };
    const scene =
      composeWithDrops(layout, worded) ?? composeWithDrops(layout, { ...worded, lenient: true });
    if (scene) return scene;
  }
  return null;
}

/** The kicker is left out last, because without it the subject may be unknown. */
const withAndWithoutKicker = (stage: Stage): Stage[] =>
  stage.texts.kicker
    ? [stage, { ...stage, texts: { ...stage.texts, kicker: undefined } }]
    : [stage];

const keyOf = (role: Exclude<DroppableRole, "picture">) => (role === "item" ? "items" : role);

/**
 * Places everything; pure, given the widths of words and the brightness of the pictures. Null only
 * when the words fit into no layout.
 */
export function composeCreative(
  creative: Creative,
  measure: Measure,
  luminances: Luminances,
): ComposedCreative | null {
  const stage = createStage(creative, measure, luminances);
  const cuts = shortenHeadline(stage.texts.headline);
  const alternatives = alternativesTo(creative);
  // Another layout is better than a headline that is cut inside a clause.
  const [rough, clean] = [cuts.filter((cut) => cut.rough), cuts.filter((cut) => !cut.rough)];
  // Another layout is also better than a headline that is shortened to its first clauses.
  const whole = clean.slice(0, 1);
  const first = [creative.layout, ...alternatives];
  const all = [...first, ...lastResorts];
  // A smaller picture is better than none.
  const smaller = { ...stage, allowsSmallPicture: true };
  const relaxed = { ...smaller, mayLosePrice: true };
  const strict = { ...stage, keepsWords: true };
  const mayChange = stage.texts.body && !creative.picture && plainPosters.has(creative.layout);
  const posters = mayChange ? roomyPosters.filter((name) => name !== creative.layout) : [];
  const tries = [
    { stage: strict, names: first, cuts: whole },
    { stage: strict, names: posters, cuts: whole },
    { stage, names: first, cuts: whole },
    ...withAndWithoutKicker(smaller).map((one) => ({ stage: one, names: first, cuts: whole })),
    { stage: smaller, names: first, cuts: clean },
    ...[clean, rough].flatMap((cuts) =>
      withAndWithoutKicker(relaxed).map((one) => ({ stage: one, names: all, cuts })),
    ),
  ];
  for (const one of tries) {
    for (const layoutName of one.names) {
      const scene = composeWithCuts(layouts[layoutName], one.stage, one.cuts);
      if (!scene) continue;
      if (stage.texts.kicker && !one.stage.texts.kicker) scene.dropped.push("kicker");
      return { scene, layout: layoutName };
    }
  }
  return null;
}
