/**
 * Turns untrusted text into one line of plain text of at most `max` UTF-16 units: collapses white space,
 * sets typographic quotation marks and ellipses, removes tags, control and direction characters.
 */
export function plainText(text: string, max: number): string {
  const line = withoutEntities(text.slice(0, max * 8 + 4_000))
    .replace(/<\/?[a-z!][^<>]*>?/gi, " ")
    .replace(invisible, " ")
    .replace(/\s+/g, " ")
    .replace(roundAmount, "$1")
    .trim()
    .toWellFormed();
  return cutAtWord(setQuotes(line), max);
}

/** «Bs 140.-» has no cents; «4.-» is the fourth of a list. */
const roundAmount = /((?:bs\.?|gs\.?|s\/\.?|[$€£₲₡]) ?\d[\d.,]{0,10})[.,][-–—](?![\d-])/giu;

const entities: Record<string, string> = {
  amp: "&",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
  nbsp: " ",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  euro: "€",
};

/** Structured data and doubly encoded pages still contain entities. */
function withoutEntities(text: string): string {
  return text.replace(
    /&(?:([a-z]{2,6})|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, name, ten, six) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = ten === undefined ? Number.parseInt(six, 16) : Number(ten);
      return point <= 0x10ffff ? String.fromCodePoint(point) : " ";
    },
  );
}

// Control, direction and invisible characters, except the zero-width joiner, which emoji need.
const invisible =
  /[\p{Cc}\p{Co}\p{Cn}\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

function setQuotes(line: string): string {
  return line
    .replace(/\.{3}/g, "…")
    .replace(/(\d)"(?=[\s.,;:)x×]|$)/g, "$1″")
    .replace(/(^|[\s([{¡¿—–-])"/g, "$1“")
    .replace(/"/g, "”")
    .replace(/(^|[\s([{¡¿“—–-])'(?!\d0s)/g, "$1‘")
    .replace(/'/g, "’");
}

function cutAtWord(line: string, max: number): string {
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).trimEnd().toWellFormed()}…`;
}

/** Normalizes text for comparison: lower case, no accents, collapsed white space. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
