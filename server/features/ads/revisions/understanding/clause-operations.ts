import { hexOf, lchOf } from "#server/features/ads/creatives/colors/color.ts";
import type { Shade } from "../wishes.ts";
import type { Item } from "./items.ts";
import type { Target } from "./lexicon.ts";

/** An operation on a target, or on the whole advertisement. */
export type Operation =
  | { type: "remove" }
  | { type: "keep" }
  | { type: "resize"; bigger: boolean }
  | { type: "other" }
  | { type: "change" }
  | { type: "dislike" }
  | { type: "shorten" }
  | { type: "lengthen" }
  | { type: "put" }
  | { type: "hue"; hexes: string[] }
  | { type: "shade"; shade: Shade }
  | { type: "capitals"; on: boolean }
  | { type: "vague" }
  | { type: "move" }
  | { type: "undo" }
  | { type: "tags"; tags: string[]; only: boolean };

const stateVerbs =
  /^(?:es|son|esta|estan|ve|ven|queda|quedan|quedo|quedaron|era|sale|salio|resulta)$/;
const shadeOf: Partial<Record<Item["concept"], Shade>> = {
  LIGHT: "light",
  DARK: "dark",
  VIVID: "vivid",
  SOFT: "soft",
};
const opposite: Record<Shade, Shade> = {
  light: "dark",
  dark: "light",
  vivid: "soft",
  soft: "vivid",
  other: "other",
};

/** The operations of a clause, whatever their target. */
export function operationsOf(items: readonly Item[], targets: readonly Target[]): Operation[] {
  const has = (...concepts: Item["concept"][]) =>
    items.some(({ concept }) => concepts.includes(concept));
  const at = (...concepts: Item["concept"][]) =>
    items.findIndex(({ concept }) => concepts.includes(concept));
  const ops: Operation[] = [];
  if (has("UNDO") && !has("PUT")) return [{ type: "undo" }];
  const not = at("NOT");
  const verb = at("REMOVE", "CHANGE", "KEEP");
  const isKept =
    has("KEEP") || (not >= 0 && verb > not && items[verb]!.concept !== "KEEP" && verb - not <= 3);
  const isSized = has("BIG", "SMALL");
  const ordered = has("MAKE", "PUT", "CHANGE", "KEEP");
  const complains =
    !has("MORE", "LESS") &&
    ((has("TOO") && !ordered) ||
      items.some(({ word }) => stateVerbs.test(word)) ||
      items.some(({ word }) => word.startsWith("demasiad")));
  const isStated = items.some(({ word }) => stateVerbs.test(word));
  // «no es muy grande» means that it is too small, «no tan grande» that it is too large.
  const isNegated = not >= 0 && !isKept ? !isStated : complains;
  const negations = (isNegated ? 1 : 0) + (has("LESS") ? 1 : 0);
  const isLiteral = negations % 2 === 0;
  if (isSized) ops.push({ type: "resize", bigger: has("BIG") === isLiteral });
  if (has("UNREADABLE")) ops.push({ type: "resize", bigger: true });
  // «muy» with an unknown adjective does not mean that the text is too long.
  const isUnknown = items.some(
    ({ concept }, index) => concept === "UNKNOWN" && items[index - 1]?.concept === "TOO",
  );
  const hasTooMuchText =
    !isUnknown &&
    has("TEXT", "BODY", "POST", "TITLE") &&
    (has("MUCH", "LESS") || (has("TOO") && !isSized && !has("LONG", "SHORT")));
  if (has("SHORT")) ops.push({ type: isLiteral ? "shorten" : "lengthen" });
  else if (has("LONG")) ops.push({ type: isLiteral && !has("LESS") ? "lengthen" : "shorten" });
  else if (
    hasTooMuchText &&
    !isSized &&
    !has("HUE", "LIGHT", "DARK", "VIVID", "SOFT", "VAGUE", "OTHER")
  )
    ops.push({ type: "shorten" });
  else if (has("MUCH") && has("MORE") && has("TEXT")) ops.push({ type: "lengthen" });
  ops.push(...colorOps(items, targets, { isLiteral, not }));
  if (has("CAPITALS")) {
    const small = items.some(
      ({ concept, word }) => concept === "CAPITALS" && word.includes("minuscul"),
    );
    ops.push({ type: "capitals", on: !small && !has("WITHOUT", "REMOVE", "NOT", "DISLIKE") });
    return ops;
  }
  const tags = items.filter(({ concept }) => concept === "TAG").map(({ raw }) => raw);
  if (tags.length > 0 && !has("REMOVE", "WITHOUT")) {
    return [
      ...ops,
      { type: "tags", tags, only: has("CHANGE") || (has("HASHTAGS") && !has("PUT", "MORE")) },
    ];
  }
  const isDone = ops.length > 0;
  const endsWithOut = targets.length > 0 && items.at(-1)?.word === "fuera";
  if (isKept && !isDone) return [{ type: "keep" }];
  if (!isDone && has("EXCEPT") && !has("REMOVE", "WITHOUT")) return [{ type: "dislike" }];
  if (!isDone && (has("REMOVE") || has("WITHOUT") || endsWithOut)) return [{ type: "remove" }];
  if (has("OTHER")) ops.push({ type: "other" });
  else if (has("DISLIKE") && !isDone) ops.push({ type: "dislike" });
  else if (not >= 0 && has("LIKE") && !isDone) ops.push({ type: "dislike" });
  else if (not >= 0 && has("USE") && targets.length > 0 && !isDone) ops.push({ type: "dislike" });
  else if (not >= 0 && has("PUT") && !isDone) ops.push({ type: "remove" });
  else if (has("MOVE") && !isDone) ops.push({ type: "move" });
  else if ((has("VAGUE") || (has("LIKE") && has("MORE", "MAKE"))) && !isDone)
    ops.push({ type: "vague" });
  else if (has("CHANGE") && !isDone) ops.push({ type: "change" });
  else if (not >= 0 && targets.length > 0 && !isDone && !has("SEEN")) ops.push({ type: "remove" });
  else if (has("PUT", "SEEN", "USE") && !isDone && targets.length > 0) ops.push({ type: "put" });
  return ops;
}

/** «otro rojo», «otro tono de rojo», «un rojo distinto». */
function isAnother(items: readonly Item[], at: number): boolean {
  const before = items.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  return (
    /(?:^| )(?:otro|otra)(?: (?:tono|tonalidad) de)?$/.test(before.join(" ")) ||
    /^(?:distint|diferente)/.test(items[at + 1]?.word ?? "")
  );
}

function colorOps(
  items: readonly Item[],
  targets: readonly Target[],
  { isLiteral, not }: { isLiteral: boolean; not: number },
): Operation[] {
  const has = (...concepts: Item["concept"][]) =>
    items.some(({ concept }) => concepts.includes(concept));
  const hued = items.flatMap((item, index) => {
    if (item.concept !== "HUE") return [];
    const shades = [items[index + 1], items[index + 2]].flatMap(
      (next) => (next && shadeOf[next.concept]) ?? [],
    );
    const isMuted = [items[index + 1], items[index + 2]].some(
      (next) => next && /^(?:apagad|sobri|neutr)/.test(next.word),
    );
    if (isAnother(items, index) && shades.length === 0) {
      return [{ hex: neighbourShade(item.hex!), index }];
    }
    return [{ hex: adjustColor(item.hex!, isMuted ? "muted" : (shades[0] ?? null)), index }];
  });
  // «no se lee la letra blanca» describes the letters; it does not ask for white.
  if (hued.length > 0 && has("UNREADABLE") && !has("PUT", "MAKE", "CHANGE", "TO")) return [];
  if (hued.length > 0) {
    const unwanted = has("DISLIKE", "WITHOUT", "REMOVE", "EXCEPT", "LESS") || not >= 0;
    if (unwanted && !has("PUT", "MAKE", "CHANGE")) return [{ type: "shade", shade: "other" }];
    // «cambia el rojo por verde», «en vez de rojo, verde»
    const mark = items.findIndex(({ concept }) => concept === "TO" || concept === "INSTEAD");
    const instead = items[mark]?.concept === "INSTEAD";
    const wanted =
      mark >= 0 && hued.length > 1
        ? hued.filter(({ index }) => (instead ? index < mark : index > mark))
        : hued;
    const chosen = wanted.length > 0 ? wanted : hued.slice(-1);
    return [{ type: "hue", hexes: chosen.map(({ hex }) => hex) }];
  }
  const shaded = items.find(({ concept }) => shadeOf[concept]);
  if (shaded) {
    const shade = shadeOf[shaded.concept]!;
    return [{ type: "shade", shade: isLiteral ? shade : opposite[shade] }];
  }
  const colored = targets.some((target) => target === "COLOR" || target === "BACKGROUND");
  if (colored && has("VAGUE")) return [{ type: "shade", shade: "vivid" }];
  // «un tono más navideño» names no colour.
  const isUnknown = items.some(
    ({ concept }, index) => concept === "UNKNOWN" && items[index - 1]?.concept === "MORE",
  );
  if (isUnknown && targets.includes("COLOR")) return [];
  if (targets.includes("COLOR") && has("MORE") && !has("BIG", "SMALL"))
    return [{ type: "shade", shade: "vivid" }];
  return [];
}

/** Adjusts a colour by its adjective: «azul claro», «rosa pastel». */
function adjustColor(hex: string, shade: Shade | "muted" | null): string {
  const color = lchOf(hex);
  if (!color || !shade || shade === "other") return hex;
  const { l, c, h } = color;
  const moved = {
    light: { l: Math.min(0.9, l + 0.2), c: c * 0.75, h },
    dark: { l: Math.max(0.2, l - 0.2), c: c * 0.85, h },
    vivid: { l, c: c * 1.25, h },
    muted: { l: l * 0.92, c: c * 0.5, h },
    soft: { l: Math.max(0.86, l), c: Math.min(c, 0.07), h },
  }[shade];
  return hexOf(moved);
}

/** «otro rojo»: a visibly different shade of the same colour. */
function neighbourShade(hex: string): string {
  const color = lchOf(hex);
  if (!color) return hex;
  return hexOf({ ...color, l: color.l > 0.5 ? color.l - 0.13 : color.l + 0.13, h: color.h + 8 });
}
