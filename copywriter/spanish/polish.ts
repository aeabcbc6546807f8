/** The last pass over a text: spaces, capitals after stops, contractions at the seams. */
export function polish(markdown: string): string {
  return markdown
    .replace(/\r/g, "")
    .split("\n")
    .map((line) => (line.startsWith("```") ? line : polishLine(line)))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Words that are not written twice running. */
const doubled = "de|del|la|el|los|las|que|y|a|al|en|con|para|por|un|una|se|su";

/** Each mend with a cheap look whether the line needs it at all. */
const mends: readonly (readonly [RegExp, RegExp, string])[] = [
  [/ {2}/, /(\S) {2,}/g, "$1 "],
  [/ [,.;:?!»)]/, / +([,.;:?!»)])(?=\s|$|[,.;:*»)])/g, "$1"],
  // «De El taller del relojero» keeps the article of a name.
  [/[ae] el /, /(?<!\p{L})([Dd]e|[Aa]) el (?=\p{L})/gu, "$1l "],
  [
    new RegExp(`(?:^|\\P{L})(${doubled}) \\1 `, "u"),
    new RegExp(`(?<!\\p{L})(${doubled}) \\1(?= )`, "gu"),
    "$1",
  ],
  [/y h?[ií]/i, /(?<!\p{L})y (?=h?[ií](?![aeoéó])\p{L})/giu, "e "],
  [/o h?[oó]/, /(?<!\p{L})o (?=h?[oó]\p{L})/gu, "u "],
  [/\.\./, /([^.])\.\.(?!\.)/g, "$1."],
  [/[?!…]\./, /([?!…])\.(?=\s|$)/g, "$1"],
  [/[:;,]\./, /([:;,])\./g, "."],
];

function polishLine(line: string): string {
  let text = line;
  for (const [needed, pattern, mended] of mends)
    if (needed.test(text)) text = text.replace(pattern, mended);
  return capitals(text.trimEnd());
}

const opening = '[\\s*_«"(¿¡]*';
const word = String.raw`(\p{Ll})(\p{L}*)`;
const starts = new RegExp(
  String.raw`((?:^|[.?!…]\s)(?:[|>-]+ ?|#+ |\d+\. |\d+/\d+ )?${opening})${word}`,
  "gu",
);
const cells = new RegExp(String.raw`(\| ${opening})${word}`, "gu");
const labels = new RegExp(String.raw`(\*\*[^*]+[:.]\*\* ${opening})${word}`, "gu");
const shortened = /(?:^|\s)(?:p|ej|pág|máx|mín|aprox|etc|núm|vs|tel|av|sra?|dra?)\.\s$/iu;

function capitals(line: string): string {
  const raise = (all: string, before: string, letter: string, rest: string, at: number) => {
    // «iPhone» keeps its small letter.
    if (/\p{Lu}/u.test(rest)) return all;
    const end = at + before.length;
    return shortened.test(line.slice(Math.max(0, end - 10), end))
      ? all
      : before + letter.toUpperCase() + rest;
  };
  let text = line.replace(starts, raise);
  if (text.includes("**")) text = text.replace(labels, raise);
  return text.includes("| ") ? text.replace(cells, raise) : text;
}
