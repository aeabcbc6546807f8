import type { PageLine } from "./page-lines.ts";

/** Joins what one thing was broken into: a street and its town, days and their hours, a number and what it counts. */
export function joinLines(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const text = last && (addressOf(last, line) ?? hoursOf(last, line));
    if (last && text) {
      joined[joined.length - 1] = { ...last, text };
      continue;
    }
    const counted = last && countedBy(last.text, line.text);
    if (counted)
      joined[joined.length - 1] = { ...line, kind: "item", text: counted, above: last.above };
    else joined.push(line);
  }
  return joined;
}

/** «C/ Sol, 3» and «(junto al mercado)» or «28900 Getafe» as one address, or null. */
function addressOf(last: PageLine, line: PageLine): string | null {
  if (isTownOf(last, line)) return `${last.text.replace(/,$/, "")}, ${line.text}`;
  const isAside = isPlain(last) && isPlain(line) && /^\([^()]{4,60}\)$/.test(line.text);
  return isAside && streets.test(last.text) && last.text.length < 90
    ? `${last.text} ${line.text}`
    : null;
}

const streets =
  /^(c\/|calle|avda|avenida|plaza|pza|paseo|camino|carretera|ronda|carrer|jir[oó]n)[\s.]/i;
const day =
  "(?:(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|festivos|diario)|(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\\.?)";
const days = new RegExp(`^(?:de )?${day}(?:(?: a | y |, | e | al ) ?${day}){0,4}:?$`, "i");

/** «Martes a viernes» and «9:00 a 20:00» as «Martes a viernes: 9:00 a 20:00», or null. */
function hoursOf(last: PageLine, line: PageLine): string | null {
  if (!isPlain(last) || !isPlain(line) || !days.test(last.text) || line.text.length > 60)
    return null;
  if (!/^((de|desde las?) )?\d{1,2}([:.h]| ?[ap]\.? ?m| a )|^cerrado/i.test(line.text)) return null;
  return `${last.text.replace(/:$/, "")}: ${line.text}`;
}

function isTownOf(street: PageLine, line: PageLine): boolean {
  return (
    isPlain(street) &&
    isPlain(line) &&
    street.text.length < 90 &&
    line.text.length < 60 &&
    /\d|s\/n/i.test(street.text) &&
    /^(CP )?\d{4,5},? \p{Lu}/u.test(line.text)
  );
}

const isPlain = ({ kind }: PageLine) => kind === "text" || kind === "item";

/** «25» and «Años de oficio» as «25 años de oficio», or null when the number counts nothing. */
function countedBy(number: string, words: string): string | null {
  if (!/^[+>]?\s?[1-9][\d.,]*\s?[+%kKM]?\+?$/u.test(number) || words.length > 60) return null;
  if (!/^\p{L}/u.test(words) || /\.$/.test(words)) return null;
  if (/^(18|19|20)\d\d$/.test(number)) return `${number}: ${words}`;
  const isCount = /^\p{Ll}/u.test(words) || /[+%]/.test(number) || Number.parseInt(number, 10) > 9;
  if (!isCount) return null;
  const counted = words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return `${number} ${counted}`;
}
