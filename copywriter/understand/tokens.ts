import { fold } from "../spanish/fold.ts";
import type { Token } from "./token.ts";
import { keyOf, wordsOf } from "./vocabulary.ts";

/** «Dr.», «Bs.»: the stop belongs to the word. */
const isShortened = (text: string) => wordsOf("shortened").has(fold(text));

const pattern = new RegExp(
  [
    '("[^"\\n]{1,900}"|“[^”\\n]{1,900}”|«[^»\\n]{1,900}»)',
    "(https?://[^\\s,]{1,200}|www\\.[^\\s,]{1,200}|[\\w.+-]{1,60}@[\\w-]{1,60}\\.[\\w.]{2,20}|[@#][\\p{L}\\d_.]{2,40})",
    "((?:US|MX|RD|R|C)\\$|B/\\.?|S/\\.?|(?:Bs|Gs)\\.?(?=\\s?\\d)|(?<![\\p{L}\\d])[QLB](?=\\d))",
    "(\\d+[x×]\\$?\\d+|\\d{1,2}h\\d{2}|\\d+(?:[.,:]\\d+)*)",
    "([aA]/[bB](?!\\p{L})|\\p{L}[\\p{L}\\p{M}]*(?:[-'’.&]\\p{L}+)*\\d*\\.?(?=\\s*/?)|[\\p{L}])",
    "(\\n|[,;:.!?¿¡()…])",
    "([^\\s])",
  ].join("|"),
  "giu",
);

const kinds = ["quote", "link", "sign", "number", "word", "mark", "sign"] as const;

/** The same stretches are looked at from many sides. */
const recent = new Map<string, readonly Token[]>();

/** The words, numbers, quotations and marks of a text. */
export function tokensOf(text: string): readonly Token[] {
  const known = recent.get(text);
  if (known) return known;
  if (recent.size > 200) recent.clear();
  const tokens = scanned(text);
  recent.set(text, tokens);
  return tokens;
}

function scanned(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    let group = 1;
    while (match[group] === undefined) group += 1;
    const kind = kinds[group - 1]!;
    const [found] = match;
    const start = match.index;
    // A stop belongs to a word only in abbreviations.
    const hasStop = kind === "word" && found.endsWith(".") && !isShortened(found);
    const word = hasStop ? found.slice(0, -1) : found;
    const end = start + word.length;
    tokens.push({ kind, text: word, key: keyFor(kind, word), start, end });
    if (hasStop) tokens.push({ kind: "mark", text: ".", key: ".", start: end, end: end + 1 });
  }
  return tokens;
}

function keyFor(kind: Token["kind"], text: string): string {
  if (kind === "word") return keyOf(text).replace(/^a b$/, "ab");
  return kind === "quote" ? fold(text) : text;
}
