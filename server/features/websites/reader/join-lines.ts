import type { PageLine } from "./page-lines.ts";

/** Joins what one thing was broken into: a street and its town, a number and what it counts. */
export function joinLines(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isTownOf(last, line)) {
      const street = last.text.replace(/,$/, "");
      joined[joined.length - 1] = { ...last, text: `${street}, ${line.text}` };
      continue;
    }
    const counted = last && countedBy(last.text, line.text);
    if (counted)
      joined[joined.length - 1] = { ...line, kind: "item", text: counted, above: last.above };
    else joined.push(line);
  }
  return joined;
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
