import type { BoxRole, Creative, CreativeTexts, LayoutName, TextBox } from "./creative.ts";
import { type DroppableRole, isEligible, type Layout } from "./layout.ts";
import { layouts } from "./layouts.ts";
import { isWholeName } from "./pieces/brand-name.ts";
import { addContactAtFoot, addContactBeside, withContactRoom } from "./pieces/contact-line.ts";
import { hasPrice } from "./pieces/price-line.ts";
import type { Scene } from "./scene.ts";
import { ruleViolationsOf } from "./scene-rules.ts";
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

/** Longer names, which the writer does not make, may lose their last words. */
const longestWhole = 42;

/** Whether the business's whole name, not only its initial or first words, stands in the picture. */
function showsName({ boxes }: Scene, { brand, logo, texts }: Stage): boolean {
  if (brand === "none" || brand === "sign" || texts.name.trim().length < 2) return true;
  const marks = boxes.filter(({ role }) => role === "brand");
  const isWordmark = ({ text, width, height }: TextBox) => text === "" && width > 1.8 * height;
  const isShown = ({ text }: TextBox) =>
    texts.name.length > longestWhole ? text.length > 1 : isWholeName(text, texts.name);
  return marks.some((box) => isShown(box) || (logo !== undefined && isWordmark(box)));
}

/** Headline, price and picture may become this much smaller, by area, to make room for the contact line. */
const leastWords = 0.62;
const leastPicture = 0.75;

const areaOf = ({ boxes }: Scene, of: BoxRole): number =>
  boxes.reduce((sum, { role, width, height }) => sum + (role === of ? width * height : 0), 0);

const largeRoles = ["headline", "price"] as const;

/** The share of a photo's file that is shown; a contact line must not crop it more. */
const leastShown = 0.9;

const shownOf = ({ elements }: Scene, { picture }: Stage): number => {
  const shown = elements.find((one) => one.kind === "picture" && one.id === picture?.id);
  return shown?.kind === "picture" ? shown.from.width * shown.from.height : 1;
};

const subjectArea = ({ subject }: Scene): number => (subject ? subject.width * subject.height : 0);

const asksToCome = ({ texts }: Stage): boolean => /c[oó]mo llegar|visít/iu.test(texts.cta);

/**
 * The scene with the contact line: under everything else where the layout has room for that, else in
 * a free corner of the scene. The scene itself where it fits nowhere.
 */
function withContact(layout: Layout, stage: Stage, plain: Scene): Scene {
  if (!stage.texts.contact) return plain;
  // Who is shown the way needs the address.
  const isNeeded = asksToCome(stage);
  const least = isNeeded
    ? { words: 0.4, picture: 0.4 }
    : { words: leastWords, picture: leastPicture };
  const isGood = (scene: Scene | null): scene is Scene =>
    scene !== null &&
    scene.dropped.length <= plain.dropped.length &&
    largeRoles.every((role) => areaOf(scene, role) >= least.words * areaOf(plain, role)) &&
    subjectArea(scene) >= least.picture * subjectArea(plain) &&
    (isNeeded || shownOf(scene, stage) >= leastShown * shownOf(plain, stage)) &&
    showsPrice(scene, stage) &&
    (!showsName(plain, stage) || showsName(scene, stage)) &&
    ruleViolationsOf(scene, stage).length === 0;
  for (const lines of [1, 2]) {
    const lifted = withContactRoom(stage, lines);
    const scene = layout.compose(lifted);
    if (!scene) break;
    scene.dropped.unshift(...plain.dropped.filter((role) => !scene.dropped.includes(role)));
    const found = addContactAtFoot(stage, scene, lines);
    if (isGood(found)) return found;
  }
  const found = addContactBeside(stage, plain);
  return isGood(found) ? found : plain;
}

/** Composes with all roles, or leaves out the least important ones until the scene is good. */
function composeWithDrops(layout: Layout, stage: Stage): Scene | null {
  const keepsPicture =
    layout.keepsPicture && !stage.tall && !stage.allowsSmallPicture && stage.picture;
  for (const roles of dropCombinations(layout.droppable)) {
    if (keepsPicture && roles.includes("picture")) continue;
    // What costs money is understood without the body; a question is not without its answer.
    const isAsked = stage.texts.headline.endsWith("?") && !stage.mayLosePrice;
    const needsBody = (stage.keepsWords || isAsked) && stage.texts.body && !hasPrice(stage);
    if (needsBody && roles.includes("body")) continue;
    const scene = layout.compose(withoutRoles(stage, roles));
    if (!scene || !showsPrice(scene, stage)) continue;
    if (stage.keepsWords && !showsName(scene, stage)) continue;
    if (ruleViolationsOf(scene, stage).length > 0) continue;
    const lost = roles.filter((role) => role !== "picture" && stage.texts[keyOf(role)]);
    scene.dropped.unshift(...(lost as Exclude<DroppableRole, "picture">[]));
    return withContact(layout, withoutRoles(stage, roles), scene);
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

const quoteWordsMax = 26;

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
  // Who is quoted is quoted whole.
  const wordsMax = stage.texts.quoteSource ? quoteWordsMax : undefined;
  const cuts = shortenHeadline(stage.texts.headline, wordsMax);
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
