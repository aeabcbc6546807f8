import { fold } from "../spanish/fold.ts";
import { isNoun } from "../spanish/phrase.ts";
import { tokensOf } from "../understand/tokens.ts";
import { verbIn } from "../understand/verbs.ts";

/** A line of a shop's page as an advertisement would show it. */
export interface Line {
  /** The small line above it: what it is about, or the page's heading. */
  kicker: string | null;
  large: string;
  /** The sentence that stands below; null where the large words are all. */
  below: string | null;
  /** It is the name of something sold. */
  isProduct: boolean;
  hasPrice: boolean;
}

const money = /[€$₡₲]|S\/|\bGs\b/;
const mostWords = 12;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(" ")
    .filter(Boolean)
    .map((word) => (/\d/.test(word) ? "#" : word));

/** Words, their stems and their pairs; `part` tells where they stand. */
function* wordFeatures(words: readonly string[], part: string): Generator<string> {
  for (const [at, word] of words.entries()) {
    yield `${part} ${word}`;
    if (word.length > 5) yield `${part} ${word.slice(0, 5)}*`;
    const next = words[at + 1];
    if (next) yield `${part} ${word.slice(0, 6)}_${next.slice(0, 6)}`;
  }
}

/** What of a line may tell how much it appeals: names of features, each once. */
export function featuresOf(line: Line): ReadonlySet<string> {
  const { kicker, large, below } = line;
  const told = new Set(["any", ...formOf(line)]);
  const words = wordsOf(large);
  for (const one of wordFeatures(words, "l")) told.add(one);
  const rest = below?.startsWith(large) ? below.slice(large.length) : below;
  for (const one of wordFeatures(wordsOf(rest ?? ""), "b")) told.add(one);
  for (const one of wordFeatures(wordsOf(kicker ?? ""), "k")) told.add(one);
  told.add(`first ${words[0] ?? ""}`);
  told.add(`first -${words[0]?.slice(-3) ?? ""}`);
  told.add(`last -${words.at(-1)?.slice(-3) ?? ""}`);
  return told;
}

/** Length, figures, marks and verbs. */
function* formOf({ kicker, large, below, isProduct, hasPrice }: Line): Generator<string> {
  const folded = fold(large);
  const count = folded.split(" ").length;
  const tokens = tokensOf(large);
  const verbAt = verbIn(tokens, 0, tokens.length);
  const is: Record<string, boolean> = {
    product: isProduct,
    priced: hasPrice,
    unpriced: isProduct && !hasPrice,
    kicker: kicker !== null,
    below: below !== null,
    figure: /\d/.test(large),
    figureBelow: /\d/.test(below ?? ""),
    money: money.test(large),
    moneyBelow: money.test(below ?? ""),
    number: /\d{5,}|\d[ .-]\d{2,}/.test(large),
    noun: isNoun(folded.split(" ")[0] ?? ""),
    we: /mos\b/.test(folded),
    you: /\b(?:tu|tus|te|su|sus|le|vos|os|vuestr\w+)\b/.test(folded),
    no: /\bno\b/.test(folded),
    if: /^si\b/.test(folded),
    asked: large.endsWith("?"),
    commas: /[,;:]/.test(large),
    brackets: /[()]/.test(`${large} ${below}`),
    cries: /[!¡]/.test(large),
    capitals: /\p{Lu}{4}/u.test(large),
    small: /^\p{Ll}/u.test(large),
  };
  for (const [name, holds] of Object.entries(is)) if (holds) yield `is ${name}`;
  yield `verb at ${Math.min(4, verbAt)}`;
  yield `words ${Math.min(mostWords, count)}${isProduct ? " product" : ""}`;
  yield `words below ${Math.min(8, Math.floor((below ?? "").split(" ").length / 4))}`;
}
