import { aboutTarget, questions } from "../questions.ts";
import type { Keepable, Wish } from "../wishes.ts";
import { type Op, opsOf } from "./clause-ops.ts";
import type { Target } from "./lexicon.ts";
import { isTarget } from "./literals.ts";
import { meaningOf, type Question, resizable } from "./meanings.ts";
import type { Item } from "./reading.ts";

/** What one part of a sentence asks for. */
export interface ClauseReading {
  wishes: Wish[];
  keeps: Keepable[];
  questions: Question[];
  targets: Target[];
  /** What was done to them, for «el logo y el precio» after «quita». */
  ops: Op[];
  acted: boolean;
  /** It names something and does nothing with it. */
  opless: boolean;
  liked: boolean;
  /** Something is to stay as it is. */
  spares: boolean;
}

const kept: Partial<Record<Target, Keepable>> = {
  PHOTO: "picture",
  LAYOUT: "layout",
  COLOR: "colors",
  BACKGROUND: "colors",
  LOGO: "logo",
  PRICE: "price",
  TEXT: "texts",
  TITLE: "texts",
  BODY: "texts",
  POST: "texts",
};

const placing = (item: Item | undefined) =>
  item?.concept === "AS" || /^(?:del|sobre|encima)$/.test(item?.word ?? "");

/** What is named, but for where that stands: «el precio de la imagen», «una foto de la web». */
function aimed(items: readonly Item[]): Target[] {
  const except = items.findIndex(({ concept }) => concept === "EXCEPT");
  const found: Target[] = [];
  for (const [at, { concept }] of items.entries()) {
    if (!isTarget(concept) || at < except) continue;
    const before = items
      .slice(0, at)
      .findLast((item) => item.concept !== "FILLING" || placing(item));
    const isPlace = ["PHOTO", "LAYOUT", "WEBSITE", "POST"].includes(concept) && placing(before);
    if (isPlace && found.length > 0) continue;
    if (!found.includes(concept)) found.push(concept);
  }
  return found;
}

const painted: readonly Target[] = [
  "BACKGROUND",
  "BUTTON",
  "TITLE",
  "TEXT",
  "FONT",
  "BODY",
  "PRICE",
  "LOGO",
];

/** Which of what is named an operation is about; null: the advertisement as a whole. */
function aimsOf(op: Op, targets: readonly Target[], ops: readonly Op[]): (Target | null)[] {
  const orNone = (found: readonly Target[]): (Target | null)[] =>
    found.length > 0 ? [...found] : [null];
  const colored = ops.some(({ type }) => type === "hue" || type === "shade");
  if (op.type === "hue") return orNone(targets.filter((target) => painted.includes(target)));
  if (op.type === "shade") {
    return orNone(targets.filter((target) => painted.includes(target) || target === "PHOTO"));
  }
  if (op.type === "resize") {
    const sized = targets.filter((target) => resizable[target]);
    return orNone(sized.length > 0 ? sized : targets);
  }
  if (op.type === "other" && colored) {
    return targets.filter((target) => !painted.includes(target) && target !== "COLOR");
  }
  // «el color del título», «el estilo de la letra», «el diseño de los colores»
  if (targets.includes("COLOR") && targets.length > 1 && op.type !== "remove") return ["COLOR"];
  const others = targets.filter((target) => target !== "LAYOUT");
  return orNone(others.length > 0 ? others : targets);
}

interface Before {
  waiting?: readonly Target[];
  /** After «solo»: what is named stays, it is not done to what was done before. */
  only?: boolean;
}

/** What a part of a sentence asks for, after the part before it. */
export function readClause(
  items: readonly Item[],
  last: ClauseReading | null,
  { waiting = [], only = false }: Before = {},
): ClauseReading {
  const named = items.flatMap(({ concept }) => (isTarget(concept) ? [concept] : []));
  const own = opsOf(items, named);
  const spared = last?.spares === true;
  const has = (...concepts: Item["concept"][]) =>
    items.some(({ concept }) => concepts.includes(concept));
  // «más bonito» asks for more than there is.
  const liked = has("LIKE") && !has("MORE", "MAKE");
  const letters = items.some(({ word }) => /^(?:letra|letras|tipo de letra)$/.test(word));
  let targets = aimed(items).map((target) =>
    target === "TEXT" &&
    letters &&
    own.some(({ type }) => ["other", "change", "dislike", "vague"].includes(type))
      ? "FONT"
      : target,
  );
  let ops = own;
  const opless = own.length === 0 && targets.length > 0;
  if (opless && liked) {
    const keeps = targets.flatMap((target) => kept[target] ?? []);
    return {
      wishes: [],
      keeps,
      questions: [],
      targets,
      ops: [],
      acted: true,
      opless: false,
      liked,
      spares: false,
    };
  }
  // «no cambies la foto, solo el color»
  if (opless && only && spared) ops = [{ type: "change" }];
  // «me gusta la foto pero no el color»
  if (
    last?.liked &&
    own.some(({ type }) => type === "remove") &&
    items.some(({ concept }) => concept === "NOT")
  ) {
    ops = [{ type: "dislike" }];
  }
  if (opless && !only && last && last.ops.length > 0 && inherits(last.ops)) ops = last.ops;
  // «quita el nombre» after «deja el logo» is not about the logo, whatever a name is.
  const isOther = has("UNKNOWN") && needsTarget(own);
  if (own.length > 0 && targets.length === 0 && !isOther) {
    // «deja la foto pero cambia lo demás» is not about the photo.
    const isElse = spared && own.every(({ type }) => type === "change" || type === "other");
    const fitting = isElse ? [] : (last?.targets ?? []);
    targets =
      waiting.length > 0
        ? [...waiting]
        : needsTarget(own)
          ? [...fitting]
          : targetsFor(own, fitting);
  } else if (own.length > 0 && waiting.length > 0 && inherits(own))
    targets = [...waiting, ...targets];
  const reading: ClauseReading = {
    wishes: [],
    keeps: [],
    questions: [],
    targets,
    ops,
    acted: ops.length > 0,
    opless: opless && ops.length === 0,
    liked,
    spares: false,
  };
  if (ops.some(({ type }) => type === "keep")) {
    reading.keeps.push(...targets.flatMap((target) => kept[target] ?? []));
    return { ...reading, ops: [], spares: true };
  }
  // The number that is shown is the page's; another one needs a place.
  if (targets.includes("PHONE") && digitsIn(items) >= phoneDigits) {
    reading.questions.push({ about: null, question: questions.where, because: "missing" });
    return reading;
  }
  if (ops.length === 0 && targets.length === 0 && isOffer(items)) {
    reading.questions.push({ about: null, question: questions.offer, because: "missing" });
  }
  for (const op of ops) {
    for (const target of aimsOf(op, targets, ops)) {
      const meaning = meaningOf(op, target);
      if (!meaning) continue;
      if ("wish" in meaning) reading.wishes.push(meaning.wish);
      else reading.questions.push(meaning.question);
    }
  }
  if (reading.opless && !only && !liked) {
    for (const target of targets) {
      reading.questions.push({ about: target, question: aboutTarget[target], because: "missing" });
    }
  }
  return reading;
}

const offer =
  /^(?:descuentos?|ofertas?|rebajas?|promo|promocion(?:es)?|cupon(?:es)?|gratis|\dx\d)$/;
const reason = /^(?:que|porque|pues|aunque|no|sin|ya)$/;

/** «…, con un 20 % de descuento»; not «…, que ya no hay descuento». */
const isOffer = (items: readonly Item[]) =>
  items.some(({ word }) => offer.test(word)) && !items.some(({ word }) => reason.test(word));

const phoneDigits = 6;
const digitsIn = (items: readonly Item[]) =>
  items
    .filter(({ concept }) => concept === "NUMBER")
    .reduce((count, { raw }) => count + raw.replace(/\D/g, "").length, 0);

const inherits = (ops: readonly Op[]) =>
  ops.every(({ type }) => ["remove", "other", "dislike", "resize", "put", "change"].includes(type));
const needsTarget = (ops: readonly Op[]) =>
  ops.some(({ type }) => ["remove", "resize", "other", "change", "shorten", "put"].includes(type));

/** A colour goes to what was spoken of, if that has one. */
function targetsFor(ops: readonly Op[], last: readonly Target[]): Target[] {
  if (ops.some(({ type }) => type === "hue" || type === "shade")) {
    return last.filter((target) =>
      ["BACKGROUND", "BUTTON", "TITLE", "PRICE", "TEXT", "FONT"].includes(target),
    );
  }
  return [];
}
