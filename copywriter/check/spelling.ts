import { fold } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";

/** Lower case, no accents, no stars, and every number in one spelling: «1.200,50 €» → «1200.5€». */
export function normalized(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, " ")
    .replace(/[*`_]+/g, "")
    .replace(/(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d])/g, (number) => number.replace(/\D/g, ""))
    .replace(/(\d),(\d{1,2})(?!\d)/g, "$1.$2")
    .replace(/(?<![\d.:])(\d+)\.(\d?)0(?!\d|[.:]\d)/g, (_, whole: string, tenth: string) =>
      tenth === "" || tenth === "0" ? whole : `${whole}.${tenth}`,
    )
    .replace(/(\d) +(?=[€%$])/g, "$1")
    .replace(/(s\/|\$|€|₡) +(?=\d)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** Numbers of a normalized text, in digits: «dos» too. */
export function numbersIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [number] of text.matchAll(/\d+(?:\.\d+)?/g)) found.add(number);
  for (const [word] of text.matchAll(/[a-z]+/g)) {
    const value = numberOf(word);
    if (value !== undefined) found.add(String(value));
  }
  return found;
}

/** Whether a word, or one that begins so, stands in a folded text. */
export const hasWord = (folded: string, beginning: string) =>
  folded.startsWith(beginning) || folded.includes(` ${beginning}`);

/** Whether words stand one after another, as whole words, in a folded text. */
export const hasPhrase = (folded: string, words: string) => ` ${folded} `.includes(` ${words} `);

/** Without what stands in quotation marks: those words are somebody else's. */
export const withoutQuotes = (text: string) => text.replace(/[«“"][^»”"\n]{2,300}[»”"]/g, " ");

/** Folded beginnings of the words that carry a meaning. */
export function stems(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map((word) => (/\d/.test(word) ? word : word.slice(0, Math.max(4, word.length - 2))));
}
