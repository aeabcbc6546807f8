import { fold } from "#copywriter/spanish/fold.ts";

export type TokenKind =
  | "word"
  | "quote"
  | "price"
  | "number"
  | "hex"
  | "tag"
  | "comma"
  | "stop"
  | "colon";

/** A piece of the typed text, with its position. */
export interface Token {
  kind: TokenKind;
  /** As typed; a quotation without its marks. */
  raw: string;
  /** Lower case, without accents. */
  word: string;
  start: number;
  end: number;
}

const currency =
  "(?:€|\\$|£|(?:euros?|eur|pesos|usd|mxn|cop|ars|clp|pen|soles|d[oó]lares|eu)(?![\\p{L}]))";

/** Quotation marks of phones and keyboards. The last one must not match apostrophes inside words. */
const quotes = [
  "«([^»]{1,400})»",
  '“([^”“"]{1,400})[”"]',
  '"([^"”]{1,400})["”]',
  "(?<![\\p{L}\\p{N}])['‘’´`]([^'‘’´`]{1,400})['’´`](?![\\p{L}\\p{N}])",
].join("|");

const pattern = new RegExp(
  [
    `(?<quote>${quotes})`,
    "(?<hex>#(?:[0-9a-f]{6}|(?=[0-9a-f]*\\d)[0-9a-f]{3})(?![\\p{L}\\p{N}]))",
    "(?<tag>#[\\p{L}\\p{N}_]{2,})",
    `(?<price>(?:US\\$|MX\\$|R\\$|S/\\.?|[€$£])\\s?\\d+(?:[.,’']\\d+)*|\\d+(?:[.,’']\\d+)*\\s?${currency}(?:\\s*(?:/|al?\\s|por\\s)(?:mes|d[ií]a|noche|hora|persona|kg|kilo|unidad)(?!\\p{L}))?)`,
    "(?<number>[-+]?\\d+(?:[.,:]\\d+)*(?![\\p{L}\\d])\\s?%?)",
    "(?<word>[\\p{L}\\p{N}\\p{M}]+(?:[-’'&/@._]+[\\p{L}\\p{N}]+)*)",
    "(?<comma>,)",
    "(?<stop>[.;!?…\\n()])",
    "(?<colon>:|=>|->|→|=)",
  ].join("|"),
  "giu",
);

/** Abbreviations in text messages. */
const abbreviations = new Map([
  ["d", "de"],
  ["q", "que"],
  ["k", "que"],
  ["xq", "porque"],
  ["pq", "porque"],
  ["tb", "tambien"],
  ["tmb", "tambien"],
  ["bn", "bien"],
  ["sta", "esta"],
  ["ta", "esta"],
]);

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [kind, found] = Object.entries(match.groups!).find(([, part]) => part !== undefined) as [
      TokenKind,
      string,
    ];
    const quoted =
      kind === "quote" ? match.slice(2, 6).find((part) => part !== undefined) : undefined;
    const raw = (quoted ?? found).trim();
    const folded = fold(raw);
    const word = (kind === "word" && abbreviations.get(folded)) || folded;
    return { kind, raw, word, start: match.index, end: match.index + match[0].length };
  });
}
