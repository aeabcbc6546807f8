import { questionAboutTarget, questions } from "../questions.ts";
import type { Keepable, Wish } from "../wishes.ts";
import { type Operation, operationsOf } from "./clause-operations.ts";
import type { Item } from "./items.ts";
import type { Target } from "./lexicon.ts";
import { isTarget } from "./literals.ts";
import { meaningOf, type Question, resizable } from "./operation-meanings.ts";

/** What one clause asks for. */
export interface ClauseReading {
  wishes: Wish[];
  keeps: Keepable[];
  questions: Question[];
  targets: Target[];
  /** Operations, which the next clause may inherit: «quita el logo y el precio». */
  ops: Operation[];
  hasOperation: boolean;
  /** The clause names a target without an operation. */
  lacksOperation: boolean;
  isPraise: boolean;
  /** The clause asks to keep something as it is. */
  keepsTargets: boolean;
}

const keepableOf: Partial<Record<Target, Keepable>> = {
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

const isPlacePreposition = (item: Item | undefined) =>
  item?.concept === "AS" || /^(?:del|sobre|encima)$/.test(item?.word ?? "");

/** Targets of a clause, without those that only say where: «el precio de la imagen». */
function targetsOf(items: readonly Item[]): Target[] {
  const except = items.findIndex(({ concept }) => concept === "EXCEPT");
  const found: Target[] = [];
  for (const [at, { concept }] of items.entries()) {
    if (!isTarget(concept) || at < except) continue;
    const before = items
      .slice(0, at)
      .findLast((item) => item.concept !== "FILLING" || isPlacePreposition(item));
    const isPlace =
      ["PHOTO", "LAYOUT", "WEBSITE", "POST"].includes(concept) && isPlacePreposition(before);
    if (isPlace && found.length > 0) continue;
    if (!found.includes(concept)) found.push(concept);
  }
  return found;
}

const tintable: readonly Target[] = [
  "BACKGROUND",
  "BUTTON",
  "TITLE",
  "TEXT",
  "FONT",
  "BODY",
  "PRICE",
  "LOGO",
];

/** The targets that an operation applies to; null means the whole advertisement. */
function targetsOfOp(
  op: Operation,
  targets: readonly Target[],
  ops: readonly Operation[],
): (Target | null)[] {
  const orNone = (found: readonly Target[]): (Target | null)[] =>
    found.length > 0 ? [...found] : [null];
  const hasColor = ops.some(({ type }) => type === "hue" || type === "shade");
  if (op.type === "hue") return orNone(targets.filter((target) => tintable.includes(target)));
  if (op.type === "shade") {
    return orNone(targets.filter((target) => tintable.includes(target) || target === "PHOTO"));
  }
  if (op.type === "resize") {
    const sized = targets.filter((target) => resizable[target]);
    return orNone(sized.length > 0 ? sized : targets);
  }
  if (op.type === "other" && hasColor) {
    return targets.filter((target) => !tintable.includes(target) && target !== "COLOR");
  }
  // «el color del título», «el estilo de la letra», «el diseño de los colores»
  if (targets.includes("COLOR") && targets.length > 1 && op.type !== "remove") return ["COLOR"];
  const others = targets.filter((target) => target !== "LAYOUT");
  return orNone(others.length > 0 ? others : targets);
}

interface Before {
  waiting?: readonly Target[];
  /** After «solo»: the clause does not inherit the previous operations. */
  only?: boolean;
}

/** Reads one clause, given the clause before it. */
export function readClause(
  items: readonly Item[],
  last: ClauseReading | null,
  { waiting = [], only = false }: Before = {},
): ClauseReading {
  const named = items.flatMap(({ concept }) => (isTarget(concept) ? [concept] : []));
  const clauseOps = operationsOf(items, named);
  const lastWasKept = last?.keepsTargets === true;
  const has = (...concepts: Item["concept"][]) =>
    items.some(({ concept }) => concepts.includes(concept));
  // «más bonito» is a request, not praise.
  const liked = has("LIKE") && !has("MORE", "MAKE");
  const letters = items.some(({ word }) => /^(?:letra|letras|tipo de letra)$/.test(word));
  let targets = targetsOf(items).map((target) =>
    target === "TEXT" &&
    letters &&
    clauseOps.some(({ type }) => ["other", "change", "dislike", "vague"].includes(type))
      ? "FONT"
      : target,
  );
  let ops = clauseOps;
  const opless = clauseOps.length === 0 && targets.length > 0;
  if (opless && liked) {
    const keeps = targets.flatMap((target) => keepableOf[target] ?? []);
    return {
      wishes: [],
      keeps,
      questions: [],
      targets,
      ops: [],
      hasOperation: true,
      lacksOperation: false,
      isPraise: liked,
      keepsTargets: false,
    };
  }
  // «no cambies la foto, solo el color»
  if (opless && only && lastWasKept) ops = [{ type: "change" }];
  // «me gusta la foto pero no el color»
  if (
    last?.isPraise &&
    clauseOps.some(({ type }) => type === "remove") &&
    items.some(({ concept }) => concept === "NOT")
  ) {
    ops = [{ type: "dislike" }];
  }
  if (opless && !only && last && last.ops.length > 0 && canInherit(last.ops)) ops = last.ops;
  // An unknown noun is a target of its own: «quita el nombre» after «deja el logo» is not about the logo.
  const isOther = has("UNKNOWN") && needsTarget(clauseOps);
  if (clauseOps.length > 0 && targets.length === 0 && !isOther) {
    // «deja la foto pero cambia lo demás» is not about the photo.
    const isElse =
      lastWasKept && clauseOps.every(({ type }) => type === "change" || type === "other");
    const fitting = isElse ? [] : (last?.targets ?? []);
    targets =
      waiting.length > 0
        ? [...waiting]
        : needsTarget(clauseOps)
          ? [...fitting]
          : targetsFor(clauseOps, fitting);
  } else if (clauseOps.length > 0 && waiting.length > 0 && canInherit(clauseOps))
    targets = [...waiting, ...targets];
  const reading: ClauseReading = {
    wishes: [],
    keeps: [],
    questions: [],
    targets,
    ops,
    hasOperation: ops.length > 0,
    lacksOperation: opless && ops.length === 0,
    isPraise: liked,
    keepsTargets: false,
  };
  if (ops.some(({ type }) => type === "keep")) {
    reading.keeps.push(...targets.flatMap((target) => keepableOf[target] ?? []));
    return { ...reading, ops: [], keepsTargets: true };
  }
  // We only show the site's phone number; a typed number is a text and needs a place.
  if (targets.includes("PHONE") && digitsIn(items) >= phoneDigits) {
    reading.questions.push({ about: null, question: questions.where, because: "missing" });
    return reading;
  }
  if (ops.length === 0 && targets.length === 0 && isOffer(items)) {
    reading.questions.push({ about: null, question: questions.offer, because: "missing" });
  }
  for (const op of ops) {
    for (const target of targetsOfOp(op, targets, ops)) {
      const meaning = meaningOf(op, target);
      if (!meaning) continue;
      if ("wish" in meaning) reading.wishes.push(meaning.wish);
      else reading.questions.push(meaning.question);
    }
  }
  if (reading.lacksOperation && !only && !liked) {
    for (const target of targets) {
      reading.questions.push({
        about: target,
        question: questionAboutTarget[target],
        because: "missing",
      });
    }
  }
  return reading;
}

const offerWords =
  /^(?:descuentos?|ofertas?|rebajas?|promo|promocion(?:es)?|cupon(?:es)?|gratis|\dx\d)$/;
const reasonWords = /^(?:que|porque|pues|aunque|no|sin|ya)$/;

/** «…, con un 20 % de descuento»; not «…, que ya no hay descuento». */
const isOffer = (items: readonly Item[]) =>
  items.some(({ word }) => offerWords.test(word)) &&
  !items.some(({ word }) => reasonWords.test(word));

const phoneDigits = 6;
const digitsIn = (items: readonly Item[]) =>
  items
    .filter(({ concept }) => concept === "NUMBER")
    .reduce((count, { raw }) => count + raw.replace(/\D/g, "").length, 0);

const canInherit = (ops: readonly Operation[]) =>
  ops.every(({ type }) => ["remove", "other", "dislike", "resize", "put", "change"].includes(type));
const needsTarget = (ops: readonly Operation[]) =>
  ops.some(({ type }) => ["remove", "resize", "other", "change", "shorten", "put"].includes(type));

/** A colour applies to the previous targets that can be coloured. */
function targetsFor(ops: readonly Operation[], last: readonly Target[]): Target[] {
  if (ops.some(({ type }) => type === "hue" || type === "shade")) {
    return last.filter((target) =>
      ["BACKGROUND", "BUTTON", "TITLE", "PRICE", "TEXT", "FONT"].includes(target),
    );
  }
  return [];
}
