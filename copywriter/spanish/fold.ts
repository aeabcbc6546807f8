import { dataOf } from "../data.ts";

/**
 * What a person wrote, made safe to stand inside our Markdown: one line, no character that could
 * open a heading, link, picture, fence, table cell, emphasis or HTML, and no question or
 * exclamation marks that would be left alone.
 */
export function plain(typed: string): string {
  // Most of what comes by is a few plain words.
  if (harmless.test(typed)) return typed;
  const text = typed
    .normalize("NFC")
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\s]{0,400}\)/g, " $1 ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}]+/gu, " ")
    .replace(/\b(?:[a-z][a-z+.-]*:\/\/|www\.)/giu, "")
    .replace(/(\S)@(?=[\w-]+\.)/gu, "$1 (arroba) ")
    .replace(/[[{]/g, "(")
    .replace(/[\]}]/g, ")")
    .replace(/[<>*~^`\\¿?¡!]+|\$(?!\s?\d)/g, " ")
    .replace(/[|]+/g, "/")
    .replace(/={2,}|_{2,}|-{2,}/g, " ")
    .replace(/&(?=#?\w+;)/g, "y ")
    .replace(/(^|\s)[#_]+/g, "$1")
    .replace(/_+(?=\s|$)/g, "")
    .replace(/["“”]/g, "")
    .replace(/\s+([,.;:])(?!\d)/g, "$1")
    .replace(/\(\s*\)/g, "")
    .replace(/([,.;:])\1+/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/^(\d+)[.)]\s/, "$1 ")
    .replace(/^[\s,.;:+)(/=-]+|[\s,;:(/=-]+$/g, "")
    .trim();
  return balanced(text)
    ? text
    : text
        .replace(/[()«»]/g, " ")
        .replace(/\s+/g, " ")
        .trim();
}

const harmless = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9]+(?: [A-Za-zÀ-ÖØ-öø-ÿ0-9]+)*$/;

function balanced(text: string): boolean {
  for (const [open, close] of ["()", "«»"] as const) {
    let depth = 0;
    for (const letter of text) {
      if (letter === open) depth += 1;
      if (letter === close) depth -= 1;
      if (depth < 0) return false;
    }
    if (depth !== 0) return false;
  }
  return true;
}

/** Words that cannot end a text. */
const hanging = () => new Set(dataOf<{ hanging: string }>("spanish/nouns").hanging.split(" "));

/** The beginning of a safe text, at most `max` graphemes, cut between words and at a sense. */
export function clip(text: string, max: number): string {
  const letters = [...text];
  if (letters.length <= max) return text;
  let cut = letters.slice(0, max + 1).join("");
  const space = cut.lastIndexOf(" ");
  cut = space > max / 3 ? cut.slice(0, space) : letters.slice(0, max).join("");
  const words = cut.split(/\s+/);
  const loose = hanging();
  while (words.length > 1 && loose.has(words.at(-1)!.toLowerCase())) words.pop();
  cut = words.join(" ");
  cut = cut.replace(/[\s,.;:(/-]+$/u, "");
  return balanced(cut) ? cut : cut.replace(/[()«»]/g, "");
}

function foldAny(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-zA-ZÀ-ÖØ-ž\d%€$]+/gu, " ")
    .trim();
}

/** What becomes of each letter that was met; "" ends a word, undefined joins it. */
const letters = new Map<number, string | undefined>();
function letterOf(code: number): string | undefined {
  if (letters.has(code)) return letters.get(code);
  const isMark = code >= 0x300 && code <= 0x36f;
  const letter = isMark ? undefined : foldAny(String.fromCharCode(code));
  letters.set(code, letter);
  return letter;
}

/** Lower case, no accents, only letters, digits and single spaces: for comparing words. */
export function fold(text: string): string {
  let folded = "";
  let gap = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = letterOf(text.charCodeAt(at));
    if (letter === undefined) continue;
    if (letter === "") {
      gap = true;
      continue;
    }
    folded += gap && folded ? ` ${letter}` : letter;
    gap = false;
  }
  return folded;
}
