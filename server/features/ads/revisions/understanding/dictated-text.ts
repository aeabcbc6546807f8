import { graphemes } from "#copywriter/spanish/sentences.ts";
import type { AdPart, Wish } from "../wishes.ts";
import type { Item } from "./items.ts";
import {
  beginsOperation,
  beginsWish,
  isTarget,
  partOf,
  readLiteral,
  separators,
} from "./literals.ts";

/** Dictated words and the text that they are for. */
export interface Dictated {
  wish: Wish | null;
  /** The words, if no place was named. */
  unplaced: string | null;
  next: number;
}

interface Clause {
  text: string;
  items: readonly Item[];
  from: number;
  /** Index of the first item after the clause. */
  to: number;
  /** The part that an earlier clause named. */
  carried: AdPart | null;
}

/** Longer texts go into the post, not into the title. */
const titleMax = 72;
const textPart = (text: string): AdPart => (graphemes(text) > titleMax ? "post" : "title");

const written = (part: AdPart | "text", text: string, next: number): Dictated => {
  const place = part === "text" ? textPart(text) : part;
  // A price without digits was misread.
  if (place === "price" && !/\d/.test(text)) return { wish: null, unplaced: text, next };
  return { wish: { kind: "write", part: place, text }, unplaced: null, next };
};

const replaced = (from: string, to: string, next: number): Dictated => ({
  wish: { kind: "replace", from, to },
  unplaced: null,
  next,
});

type Place = AdPart | "text" | null;

function placeIn({ items, from }: Clause, to: number): Place {
  for (let at = to - 1; at >= from; at--) {
    const { concept } = items[at]!;
    const part = partOf[concept];
    if (part) return part;
    if (concept === "TEXT") return "text";
  }
  return null;
}

const find = ({ items, from, to }: Clause, ...concepts: Item["concept"][]) => {
  const at = items.slice(from, to).findIndex(({ concept }) => concepts.includes(concept));
  return at < 0 ? -1 : from + at;
};

const rawOf = ({ text, items }: Clause, from: number, to: number): string => {
  const [first, last] = [items[from], items[to - 1]];
  if (!first || !last || to <= from) return "";
  if (to === from + 1 && first.concept === "QUOTE") return first.raw;
  return text.slice(first.start, last.end).trim();
};

/** «donde dice X pon Y», «en vez de X pon Y». */
function replaceInstead(clause: Clause): Dictated | null {
  const { text, items } = clause;
  const at = find(clause, "WHERE", "INSTEAD");
  if (at < 0) return null;
  const head = items.slice(clause.from, at).filter(({ concept }) => concept !== "FILLING");
  if (head.some(({ concept }) => concept === "QUOTE" || concept === "UNKNOWN")) return null;
  let put = at + 1;
  while (put < items.length && !["PUT", "SAY", "CHANGE", "MAKE"].includes(items[put]!.concept))
    put++;
  if (put >= items.length) return null;
  let end = put;
  while (end > at && separators.has(items[end - 1]!.concept)) end--;
  const from = rawOf(clause, at + 1, end);
  if (isColors(items, at + 1, end)) return null;
  let start = put + 1;
  while (items[start] && ["TO", "SAY"].includes(items[start]!.concept)) start++;
  const to = readLiteral(text, items, start);
  return from && to ? replaced(from, to.text, to.next) : null;
}

/** The words from `at`, which may be followed by «en vez de …» or by a place. */
function writtenFrom(clause: Clause, at: number, place: Place): Dictated | null {
  const { text, items } = clause;
  const literal = readLiteral(text, items, at, (item, index) => isPlaceName(items, item, index));
  if (!literal) return null;
  if (items[literal.next]?.concept === "INSTEAD") {
    const old = readLiteral(text, items, literal.next + 1);
    const part = placeNamed(items.slice(literal.next + 1, old?.next));
    if (old && part) return written(part, literal.text, old.next);
    if (old) return replaced(old.text, literal.text, old.next);
  }
  const named = place ?? placeAfter(items, literal.next);
  const next = place ? literal.next : afterPlace(items, literal.next);
  if (named) return written(named, literal.text, next);
  if (clause.carried) return written(clause.carried, literal.text, next);
  return { wish: null, unplaced: literal.text, next };
}

/** The part if the items only name a place («el texto de abajo»); null for the words of one. */
function placeNamed(items: readonly Item[]): AdPart | null {
  const [first, ...rest] = items.filter(({ concept }) => concept !== "FILLING");
  return (first && rest.length === 0 && partOf[first.concept]) || null;
}

/** «en el botón», «de título», «debajo del título» after the words themselves. */
function isPlaceName(items: readonly Item[], item: Item, at: number): boolean {
  if (item.concept === "BELOW") return true;
  if (item.concept === "BODY" || item.concept === "BUTTON") {
    return items[at - 1]?.concept === "AS" || items[at - 1]?.concept === "QUOTE";
  }
  if (item.concept !== "AS") return false;
  return placeAfter(items, at) !== null;
}

function placeAfter(items: readonly Item[], at: number): Place {
  if (items[at]?.concept === "BELOW") return "body";
  if (items[at]?.concept !== "AS" && !partOf[items[at]?.concept ?? "STOP"]) return null;
  for (const { concept } of items.slice(at, at + 4)) {
    if (concept === "AS" || concept === "FILLING" || concept === "PUT") continue;
    if (concept === "TEXT") return "text";
    if (concept === "BELOW") return "body";
    return partOf[concept] ?? null;
  }
  return null;
}

function afterPlace(items: readonly Item[], at: number): number {
  let next = at;
  const belongs = (item: Item | undefined) =>
    item && (["AS", "FILLING", "BELOW", "TEXT"].includes(item.concept) || partOf[item.concept]);
  while (belongs(items[next]) && next < at + 6) next++;
  return next;
}

const isColors = (items: readonly Item[], from: number, to: number) => {
  const rest = items.slice(from, to).filter(({ concept }) => concept !== "FILLING");
  return (
    rest.some(({ concept }) => concept === "HUE") &&
    rest.every(({ concept }) =>
      ["HUE", "COLOR", "AS", "TO", "LIGHT", "DARK", "SOFT", "VIVID"].includes(concept),
    )
  );
};

const nonTextTargets = new Set<Item["concept"]>([
  "BACKGROUND",
  "COLOR",
  "LOGO",
  "PHOTO",
  "HASHTAGS",
  "LAYOUT",
]);

/** «que diga X», «título: X». */
function afterMark(clause: Clause): Dictated | null {
  const { items, from, to } = clause;
  const say = find(clause, "SAY");
  const colon = find(clause, "COLON");
  const at = say >= 0 && (colon < 0 || say < colon) ? say : colon;
  if (at < 0 || beginsOperation(items, at + 1) || isColors(items, at + 1, to)) return null;
  const place = placeIn(clause, at);
  const about = items.slice(from, at);
  const isOther = about.some(({ concept }) => nonTextTargets.has(concept));
  if (isOther && (at === colon || /^(?:sean?|fuese|fuera)$/.test(items[say]!.word))) return null;
  if (at === colon) {
    const commanded = about.some(({ concept }) => ["PUT", "CHANGE", "TEXT"].includes(concept));
    if (!place && !clause.carried && !commanded) return null;
    // «falta una tilde: cambia …»
    if (beginsWish(items, at + 1)) return null;
  }
  return writtenFrom(clause, at + 1, place);
}

/** «quita la palabra X». */
function removeWords(clause: Clause): Dictated | null {
  const { text, items, to } = clause;
  const remove = find(clause, "REMOVE");
  const named = items.findIndex(({ concept }, at) => at > remove && at < to && concept === "TEXT");
  const first = items[named + 1];
  if (remove < 0 || named < 0 || !first || named + 1 >= to) return null;
  if (!/^(?:palabras?|frases?|textos?)$/.test(items[named]!.word)) return null;
  if (first.concept !== "UNKNOWN" && !/^\p{Lu}\p{Ll}/u.test(first.raw)) return null;
  const literal = readLiteral(text, items, named + 1);
  return literal && replaced(literal.text, "", literal.next);
}

/** «cambia el título a X», «cambia X por Y», «sustituye "X" por "Y"». */
function changeTo(clause: Clause): Dictated | null {
  const { text, items, to } = clause;
  const change = find(clause, "CHANGE");
  if (change < 0) return null;
  let mark = change + 1;
  while (mark < to && items[mark]!.concept !== "TO") mark++;
  if (mark >= to) return null;
  const between = items.slice(change + 1, mark);
  const rest = items[mark + 1];
  if (!rest || isColors(items, mark + 1, to)) return null;
  if (
    between.some(({ concept }) =>
      ["HUE", "COLOR", "BACKGROUND", "PHOTO", "LAYOUT"].includes(concept),
    )
  )
    return null;
  const quoted = between.find(({ concept }) => concept === "QUOTE");
  const place = placeIn({ ...clause, from: change }, mark);
  if (quoted) {
    const literal = readLiteral(text, items, mark + 1);
    return literal && replaced(quoted.raw, literal.text, literal.next);
  }
  if (beginsOperation(items, mark + 1) || /^(?:algo|uno|una|unos|unas)$/.test(rest.word))
    return null;
  if (place) {
    const literal = readLiteral(text, items, mark + 1);
    return literal && written(place, literal.text, literal.next);
  }
  const named = between.filter(
    ({ concept }) => concept === "UNKNOWN" || concept === "NUMBER" || concept === "MONEY",
  );
  if (named.length === 0) return null;
  let start = change + 1;
  while (items[start]!.concept === "FILLING") start++;
  const literal = readLiteral(text, items, mark + 1);
  return literal && replaced(rawOf(clause, start, mark), literal.text, literal.next);
}

/** «pon de título X», «en el botón X». */
function afterPlaceName(clause: Clause): Dictated | null {
  const { items, from, to } = clause;
  const put = find(clause, "PUT", "CHANGE", "USE");
  for (let at = put < 0 ? from : put + 1; at < to; at++) {
    const part: Place =
      partOf[items[at]!.concept] ?? (items[at]!.concept === "TEXT" ? "text" : null);
    if (!part) {
      if (["AS", "FILLING", "TO", "BELOW"].includes(items[at]!.concept)) continue;
      return null;
    }
    const first = items[at + 1];
    if (!first || at + 1 >= to || beginsOperation(items, at + 1) || isColors(items, at + 1, to))
      return null;
    const introduced = items
      .slice(put < 0 ? from : put, at)
      .some(({ concept }) => concept === "AS");
    const begins =
      ["UNKNOWN", "NUMBER", "MONEY", "QUOTE"].includes(first.concept) ||
      /^\p{Lu}\p{Ll}/u.test(first.raw);
    if (first.concept === "AS" && !begins) return null;
    if (put < 0 && !/^\p{Lu}\p{Ll}/u.test(first.raw)) return null;
    return introduced || begins
      ? writtenFrom({ ...clause, carried: part === "text" ? null : part }, at + 1, part)
      : null;
  }
  return null;
}

const vagueStart = /^(?:algo|mas|más|otra cosa)$/;

/** «pon X en el botón», «añade X». */
function beforePlaceName(clause: Clause): Dictated | null {
  const { items, to } = clause;
  const put = find(clause, "PUT");
  if (put < 0) return null;
  let at = put + 1;
  const skipped = (item: Item) =>
    (item.concept === "FILLING" && !vagueStart.test(item.word)) ||
    (item.concept === "TEXT" && items[at + 1]?.concept !== "AS");
  while (at < to && skipped(items[at]!) && !/^\p{Lu}\p{Ll}/u.test(items[at]!.raw)) at++;
  const first = items[at];
  if (!first || at >= to) return null;
  const begins = ["UNKNOWN", "NUMBER", "QUOTE"].includes(first.concept);
  const capital = /^\p{Lu}\p{Ll}/u.test(first.raw) && !isTarget(first.concept);
  if (!begins && !capital) return null;
  return writtenFrom(
    clause,
    at,
    find({ ...clause, to: put }, "BELOW") >= 0 ? "body" : placeIn(clause, put),
  );
}

/** A quotation is always taken literally. */
function quotation(clause: Clause): Dictated | null {
  const at = find(clause, "QUOTE");
  if (at < 0) return null;
  const { items, to } = clause;
  const second = items.findIndex(
    ({ concept }, index) => index > at && index < to && concept === "QUOTE",
  );
  const isChange = find(clause, "CHANGE") >= 0 || find(clause, "INSTEAD") >= 0;
  if (second > 0 && isChange) {
    const instead = find(clause, "INSTEAD");
    const [from, into] = instead > at ? [second, at] : [at, second];
    return replaced(items[from]!.raw, items[into]!.raw, second + 1);
  }
  const negated = find(clause, "REMOVE");
  if (negated >= 0 && negated < at) return replaced(items[at]!.raw, "", at + 1);
  const place = placeIn(clause, at);
  return writtenFrom(clause, at, place);
}

/** The words that a clause dictates; null if it dictates none. */
export function readDictated(clause: Clause): Dictated | null {
  const negation = find(clause, "KEEP", "DISLIKE", "LIKE", "UNDO", "NOT");
  if (
    negation >= 0 &&
    find(clause, "QUOTE") < 0 &&
    find(clause, "SAY") < 0 &&
    find(clause, "WHERE") < 0
  ) {
    const put = find(clause, "PUT", "CHANGE");
    if (put < 0 || negation < put) return null;
  }
  for (const rule of [
    replaceInstead,
    removeWords,
    afterMark,
    changeTo,
    quotation,
    afterPlaceName,
    beforePlaceName,
  ]) {
    const found = rule(clause);
    if (found) return markAdded(clause, found);
  }
  return null;
}

/** «añade … en la publicación» appends to the post. */
function markAdded(clause: Clause, found: Dictated): Dictated {
  const { wish } = found;
  const put = find(clause, "PUT");
  if (wish?.kind !== "write" || wish.part !== "post" || put < 0) return found;
  const adds = /^(?:anad|agreg|inclu|sum)/.test(clause.items[put]!.word);
  return adds ? { ...found, wish: { ...wish, adds } } : found;
}
