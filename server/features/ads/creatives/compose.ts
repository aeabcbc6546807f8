import type { Creative, CreativeTexts, LayoutName, TextBox } from "./creative.ts";
import { type Fallible, isEligible, type Layout } from "./layout.ts";
import { layouts } from "./layouts.ts";
import { bottom, intersect, right, type Scene } from "./scene.ts";
import { createStage, type Luminances, type Stage } from "./stage.ts";
import type { Measure } from "./typography/measure.ts";
import { type Cut, clausesOf } from "./typography/words.ts";

export interface Composed {
  scene: Scene;
  /** The layout asked for, or the one that could hold the words. */
  layout: LayoutName;
}

/** Rather another way to show the picture, or the price, than none. */
const alsoShowing: readonly LayoutName[] = ["ficha", "mitad", "arco", "pedestal"];

function insteadOf({ layout, texts, picture }: Creative): LayoutName[] {
  const names = [...(texts.price ? (["precio"] as const) : []), ...(picture ? alsoShowing : [])];
  return names.filter((name) => {
    const other = layouts[name];
    const shows = !picture || other.shows.includes(picture.kind);
    return name !== layout && shows && isEligible(other, { texts, picture });
  });
}

/** Layouts that take any words, for when the one asked for cannot. */
const lastResorts: readonly LayoutName[] = ["cartel", "panal"];

function without(stage: Stage, fallen: readonly Fallible[]): Stage {
  const texts: CreativeTexts = { ...stage.texts };
  const left = { ...stage, texts };
  for (const role of fallen) {
    if (role === "picture") left.picture = undefined;
    else if (role === "item") texts.items = undefined;
    else texts[role] = undefined;
  }
  return left;
}

const name = (box: TextBox) => `${box.role} «${box.text}»`;

/**
 * What breaks the rules of a picture: text outside the safe box, on other text or on the picture's
 * subject. Empty for a good one.
 */
export function faultsOf(
  scene: Scene,
  { safe, s, texts: { cta } }: Pick<Stage, "safe" | "s" | "texts">,
): string[] {
  const { boxes, subject } = scene;
  const slack = 0.5;
  // A sticker may come nearer to the edge than the words do.
  const outer = (role: TextBox["role"]) => (role === "price" || role === "note" ? 0.03 * s : slack);
  const outside = boxes.filter((box) => {
    const beyond = outer(box.role);
    return (
      box.x < safe.x - beyond ||
      right(box) > right(safe) + beyond ||
      box.y < safe.y - beyond ||
      bottom(box) > bottom(safe) + Math.max(beyond, hanging(box))
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
    ...small.map(() => "text is too small to read in a feed"),
    ...stuck.map((box) => `${name(box)} is under a sticker`),
    ...outside.map((box) => `${name(box)} leaves the safe box`),
    ...crossing.map(([one, other]) => `${name(one)} meets ${name(other)}`),
    ...covered.map((box) => `${name(box)} stands on the subject`),
  ];
}

const isOnSticker = ({ role }: TextBox) =>
  role === "price" || role === "note" || role === "masthead";

/** Last baselines stand on the safe box's bottom; what hangs under them may leave it a little. */
const hanging = (box: TextBox) => (box.role === "cta" ? 0.5 : Math.min(8, box.height * 0.2));

/** Every choice of roles to leave out, the dearest last: a role is worth all before it together. */
function fallingOrders(falls: readonly Fallible[]): Fallible[][] {
  return Array.from({ length: 2 ** falls.length }, (_, choice) =>
    falls.filter((_role, at) => (choice >> at) % 2 === 1),
  );
}

/** The layout with all of its roles, or with as few fallen as it takes. */
function dropping(layout: Layout, stage: Stage): Scene | null {
  for (const roles of fallingOrders(layout.falls)) {
    const scene = layout.compose(without(stage, roles));
    if (!scene || faultsOf(scene, stage).length > 0) continue;
    const lost = roles.filter((role) => role !== "picture" && stage.texts[keyOf(role)]);
    scene.dropped.unshift(...(lost as Exclude<Fallible, "picture">[]));
    return scene;
  }
  return null;
}

/** The layout with as much of the words as it can hold. */
function attempt(layout: Layout, stage: Stage, cuts: readonly Cut[]): Scene | null {
  for (const cut of cuts) {
    const body = stage.texts.body ?? (cut.rest || undefined);
    const worded = { ...stage, texts: { ...stage.texts, headline: cut.headline, body } };
    const scene = dropping(layout, worded) ?? dropping(layout, { ...worded, lenient: true });
    if (scene) return scene;
  }
  return null;
}

const keyOf = (role: Exclude<Fallible, "picture">) => (role === "item" ? "items" : role);

/**
 * Places everything; pure, given the widths of words and the brightness of the pictures. Null only
 * for words that no layout holds.
 */
export function composeCreative(
  creative: Creative,
  measure: Measure,
  luminances: Luminances,
): Composed | null {
  const stage = createStage(creative, measure, luminances);
  const cuts = clausesOf(stage.texts.headline);
  const instead = insteadOf(creative);
  // Another layout is better than a headline that stops in the middle.
  const [rough, clean] = [cuts.filter((cut) => cut.rough), cuts.filter((cut) => !cut.rough)];
  // So it is than one of which only the beginning is left.
  const whole = clean.slice(0, 1);
  for (const layoutName of [creative.layout, ...instead]) {
    const scene = attempt(layouts[layoutName], stage, whole);
    if (scene) return { scene, layout: layoutName };
  }
  for (const these of [clean, rough]) {
    for (const layoutName of [creative.layout, ...instead, ...lastResorts]) {
      const scene = attempt(layouts[layoutName], stage, these);
      if (scene) return { scene, layout: layoutName };
    }
  }
  return null;
}
