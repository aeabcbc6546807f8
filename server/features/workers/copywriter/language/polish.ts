/** The last pass over a text: spaces, capitals after stops, contractions at the seams. */
export function polish(markdown: string): string {
  const parts = markdown.replace(/\r/g, "").split("\n");
  const lines: string[] = [];
  for (const part of parts) lines.push(part.startsWith("```") ? part : polishLine(part));
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Each mend with a cheap look whether the line needs it at all. */
const mends: readonly (readonly [
  RegExp,
  RegExp,
  string | ((all: string, word: string) => string),
])[] = [
  [/ {2}/, /(\S) {2,}/g, "$1 "],
  [/ [,.;:?!»)]/, / +([,.;:?!»)])(?=\s|$|[,.;:*»)])/g, "$1"],
  [/[ae] el /i, /(?<![a-zà-ž])(de|a) el (?=[a-zà-ž])/giu, (_, word) => `${word}l `],
  [
    /(?:^|[^a-z])(de|del|la|el|los|las|que|y|a|al|en|con|para|por|un|una|se|su) \1 /,
    /(?<![a-zA-ZÀ-ÖØ-ž])(de|del|la|el|los|las|que|y|a|al|en|con|para|por|un|una|se|su) \1(?= )/gu,
    "$1",
  ],
  [/y h?[ií]/i, /(?<![a-zà-ž])y (?=h?[ií](?![aeoéó])[a-zà-ž])/giu, "e "],
  [/o h?[oó]/, /(?<![a-zA-ZÀ-ÖØ-ž])o (?=h?[oó][a-zA-ZÀ-ÖØ-ž])/gu, "u "],
  [/\.\./, /([^.])\.\.(?!\.)/g, "$1."],
  [/[?!…]\./, /([?!…])\.(?=\s|$)/g, "$1"],
  [/[:;,]\./, /([:;,])\./g, "."],
];

function polishLine(line: string): string {
  let text = line;
  for (const [needed, pattern, mended] of mends)
    if (needed.test(text)) text = text.replace(pattern, mended as string);
  return capitals(text.trimEnd());
}

const opening = '[\\s*_«"(¿¡]*';
const starts = new RegExp(
  `((?:^|[.?!…]\\s)(?:[|>-]+ ?|#+ |\\d+\\. |\\d+/\\d+ )?${opening})([a-zß-öø-ž])([a-zA-ZÀ-ÖØ-ž]*)`,
  "gu",
);
const cells = new RegExp(`(\\| ${opening})([a-zß-öø-ž])([a-zA-ZÀ-ÖØ-ž]*)`, "gu");
const labels = new RegExp(`(\\*\\*[^*]+[:.]\\*\\* ${opening})([a-zß-öø-ž])([a-zA-ZÀ-ÖØ-ž]*)`, "gu");

function capitals(line: string): string {
  const raise = (all: string, before: string, letter: string, rest: string, at: number) => {
    if (/[A-ZÀ-ÖØ-Þ]/u.test(rest)) return all;
    if (
      /(?:^|\s)(?:p|ej|pág|máx|mín|aprox|etc|núm|vs)\.\s$/iu.test(line.slice(0, at + before.length))
    )
      return all;
    return before + letter.toUpperCase() + rest;
  };
  let text = line.replace(starts, raise);
  if (text.includes("**")) text = text.replace(labels, raise);
  return text.includes("| ") ? text.replace(cells, raise) : text;
}

/** Length as the ad networks count it: what a person sees as one character. */
const segmenter = new Intl.Segmenter("es", { granularity: "grapheme" });
export function graphemes(text: string): number {
  if (/^[\x20-\x7e\u00a0-\u024f«»–—…€]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** A word as a hashtag: letters and digits only, «día de la madre» → «#DíaDeLaMadre» without accents. */
export function hashtag(text: string): string {
  const words = text
    .normalize("NFD")
    .replace(/n\u0303/g, "ñ")
    .replace(/\p{M}+/gu, "")
    .split(/[^a-zA-ZÀ-ÖØ-ž\d]+/u)
    .filter(Boolean)
    .slice(0, 4);
  const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
  return joined.length > 1 && joined.length <= 30 && /[a-zA-ZÀ-ÖØ-ž]/u.test(joined)
    ? `#${joined}`
    : "";
}
