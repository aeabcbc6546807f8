import type { AdPart } from "../wishes.ts";
import type { Item } from "./items.ts";
import type { Concept, Target } from "./lexicon.ts";

/** Words that a person dictates or quotes from the advertisement, and where they end. */
export interface Literal {
  text: string;
  /** Index of the first item after the words. */
  next: number;
}

export const separators = new Set<Item["concept"]>(["COMMA", "STOP", "AND"]);

export const partOf: Partial<Record<Item["concept"], AdPart>> = {
  TITLE: "title",
  BODY: "body",
  BUTTON: "cta",
  PRICE: "price",
  POST: "post",
};

export const isTarget = (concept: Item["concept"]): concept is Target =>
  /^(?:PRICE|LOGO|PHOTO|BUTTON|TITLE|BODY|TEXT|POST|HASHTAGS|COLOR|BACKGROUND|LAYOUT|FONT|EMOJI|NAME|PHONE|ADDRESS|WEBSITE)$/.test(
    concept,
  );

const commands = new Set<Item["concept"]>(["REMOVE", "CHANGE", "PUT", "KEEP", "MAKE"]);
const qualities = new Set<Item["concept"]>([
  "BIG",
  "SMALL",
  "SHORT",
  "OTHER",
  "LIGHT",
  "DARK",
  "HUE",
  "LONG",
]);
const opinions = new Set<Item["concept"]>(["DISLIKE", "UNREADABLE", "UNDO"]);

/** Whether a new wish begins here, so that the dictated words end. */
export function beginsWish(items: readonly Item[], at: number): boolean {
  const rest = items.slice(at, at + 9).filter(({ concept }) => concept !== "FILLING");
  const end = rest.findIndex(({ concept }) => concept === "STOP");
  const [first, second, third] = end > 0 ? rest.slice(0, end) : rest;
  if (!first) return false;
  const { concept } = first;
  const near = [second, third].filter((one) => one !== undefined);
  const isAbout = (one: Item) => isTarget(one.concept) || one.concept === "QUOTE";
  if (commands.has(concept)) {
    return near.some((one) => isAbout(one) || qualities.has(one.concept) || one.concept === "MORE");
  }
  if (opinions.has(concept)) return true;
  if (concept === "USE") return second?.concept === "PHOTO";
  if (concept === "WITHOUT" || concept === "OTHER" || concept === "NOT") {
    return near.some((one) => isTarget(one.concept));
  }
  if (concept === "MORE" || concept === "LESS") return !!second && qualities.has(second.concept);
  if (concept === "AS" && first.word === "en") return second?.concept === "HUE";
  if (isTarget(concept)) {
    return (
      !!second &&
      [
        "MORE",
        "LESS",
        "OTHER",
        "TOO",
        "COLON",
        "AS",
        "KEEP",
        "SAY",
        "WITHOUT",
        "BIG",
        "SMALL",
      ].includes(second.concept)
    );
  }
  return false;
}

const farewell =
  /[\s,.]*(?<![\p{L}])(?:por favor|por fa|porfa(?:vor|s|is)?|gracias|muchas gracias|xfa(?:vor)?|please|pl[ie]?s|saludos)[\s.!]*$/iu;

function trimmed(text: string): string {
  let plain = text.replace(/^[\s:,;=>→-]+/u, "");
  for (let again = true; again; ) {
    const shorter = plain.replace(/[\s,;:(¿¡]+$/u, "").replace(farewell, "");
    again = shorter !== plain;
    plain = shorter;
  }
  return plain.replace(/(?<!\.)\.$/u, (stop) => (/[.!?]\s/u.test(plain) ? stop : ""));
}

/** A quotation, or all words from here until another wish begins. */
export function readLiteral(
  text: string,
  items: readonly Item[],
  from: number,
  stops: (item: Item, at: number) => boolean = () => false,
): Literal | null {
  let start = from;
  while (items[start]?.concept === "COLON") start++;
  const first = items[start];
  if (!first) return null;
  if (first.concept === "QUOTE") return { text: first.raw, next: start + 1 };
  let next = start;
  for (; next < items.length; next++) {
    const { concept } = items[next]!;
    if (next === start) continue;
    if (concept === "INSTEAD" || stops(items[next]!, next)) break;
    if (separators.has(concept) && beginsWish(items, next + 1)) break;
  }
  const end = items[next]?.start ?? text.length;
  const opening = /[¿¡]*$/u.exec(text.slice(0, first.start))![0].length;
  const found = trimmed(text.slice(first.start - opening, end));
  return found === "" ? null : { text: found, next };
}

/** Whether an operation begins here, not dictated words: «más grande», «otro», «en rojo», «a negro». */
export function beginsOperation(items: readonly Item[], at: number): boolean {
  const rest = items.slice(at, at + 4);
  const first = rest.find(({ concept }) => concept !== "FILLING" && concept !== "TO");
  // «Hola» can be a title, «hola» is only a greeting.
  if (!first) return !/^\p{Lu}/u.test(items[at]?.raw ?? "");
  const ops: (Concept | Item["concept"])[] = [
    "MORE",
    "LESS",
    "BIG",
    "SMALL",
    "OTHER",
    "SHORT",
    "LONG",
    "WITHOUT",
    "TOO",
    "MUCH",
    "CAPITALS",
    "COMMA",
    "STOP",
    "AND",
    "VAGUE",
    "MOVE",
    "KEEP",
    "UNREADABLE",
    "DISLIKE",
  ];
  const next = rest[rest.indexOf(first) + 1];
  const isTitled =
    /^\p{Lu}\p{Ll}/u.test(first.raw) &&
    next !== undefined &&
    !separators.has(next.concept) &&
    (!isTarget(next.concept) || rest.length > 3);
  if (ops.includes(first.concept)) return !isTitled;
  const second = rest[rest.indexOf(first) + 1];
  return first.concept === "AS" && first.word === "en" && second?.concept !== "UNKNOWN";
}
