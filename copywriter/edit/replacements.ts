import { amountsIn } from "../check/money.ts";
import { normalized } from "../check/spelling.ts";
import { wordsOf } from "../check/words.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";

const weekday =
  /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)(?!\p{L})/giu;
const hour = /(?<![\d:.,])\d{1,2}[:.]\d{2}(?!\d|[.,]\d|\s?€)|(?<=a las? )\d{1,2}(?!\d|[:.]\d)/giu;
const price =
  /(?:(?:US\$|\$|€|₡|S\/|Q|L|Bs\.?) ?\d[\d.,]*\d|(?:\$|S\/|Q|L) ?\d)|\d[\d.,]* ?(?:€|euros|pesos|soles)/gu;
const date = /\d{1,2} (?:de )?\p{L}{3,10}/giu;

/** What can take each other's place: a day for a day, an hour for an hour. */
const kinds = [
  { find: date, isKind: (text: string) => /\d/.test(text) && hasMonth(text) },
  { find: price, isKind: (text: string) => amountsIn(normalized(text)).length > 0 },
  { find: weekday, isKind: (text: string) => new RegExp(weekday.source, "iu").test(text) },
  { find: hour, isKind: (text: string) => new RegExp(hour.source, "iu").test(text) },
] as const;

const hasMonth = (text: string) =>
  fold(text)
    .split(" ")
    .some((word) => wordsOf("months").has(word));

/**
 * A text with one thing in another's place. Without `from`, or when it does not stand there, a new
 * day, hour, date or price takes the place of the only old one of its kind.
 */
export function replaced(
  text: string,
  { from, to }: { from: string; to: string },
): { text: string; isChanged: boolean } {
  const old = from.trim();
  if (old !== "") {
    const changed = replacedWords(text, old, to);
    if (changed !== text) return { text: changed, isChanged: true };
  }
  for (const { find, isKind } of kinds) {
    if (!isKind(to) || (old !== "" && !isKind(old))) continue;
    const value = to.match(new RegExp(find.source, find.flags))?.[0];
    const found = [...text.matchAll(new RegExp(find.source, find.flags))].filter(
      ([hit]) => find !== date || hasMonth(hit),
    );
    const different = new Set(found.map(([hit]) => fold(hit)));
    if (!value || different.size !== 1 || found[0]![0] === value) continue;
    return { text: text.replaceAll(found[0]![0], value), isChanged: true };
  }
  return { text, isChanged: false };
}

/** «no, 34 €», «el sábado mejor»: the new value of a short correction; undefined for another message. */
export function correctionIn(prompt: string): string | undefined {
  const folded = fold(prompt);
  const isShort = folded.split(" ").length <= 8;
  const starts = [...wordsOf("corrections")].some((word) => `${folded} `.startsWith(`${word} `));
  if (!isShort || !(starts || folded.endsWith(" mejor"))) return undefined;
  const values = kinds.flatMap(({ find, isKind }) =>
    [...prompt.matchAll(new RegExp(find.source, find.flags))].map(([hit]) => hit).filter(isKind),
  );
  return values[0] && correct(values[0]);
}

/** Whole words, whatever their capitals and accents; a capital stays one. */
function replacedWords(text: string, from: string, to: string): string {
  const letters = [...from.normalize("NFD").replace(/\p{M}/gu, "")]
    .map((letter) => (/[a-z]/i.test(letter) ? `${letter}\\p{M}*` : escaped(letter)))
    .join("");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "giu");
  return text
    .normalize("NFD")
    .replace(pattern, (hit) =>
      /^\p{Lu}/u.test(hit) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
    )
    .normalize("NFC");
}

const escaped = (letter: string) => (/[$^\\.*+?()[\]{}|/]/.test(letter) ? `\\${letter}` : letter);
