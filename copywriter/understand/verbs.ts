import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
import { isNoun } from "../spanish/phrase.ts";
import type { Token } from "./token.ts";
import { wordsOf } from "./vocabulary.ts";

type Verbs = Readonly<Record<"regular" | "irregular" | "nouns" | "never", string>>;
interface Forms {
  sure: ReadonlySet<string>;
  infinitives: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
  never: ReadonlySet<string>;
}
let known: Forms | undefined;

function forms(): Forms {
  if (known) return known;
  const verbs = dataOf<Verbs>("understand/verbs");
  const list = (name: keyof Verbs) => verbs[name].split(", ");
  const [regular, irregular, nouns, never] = [
    list("regular"),
    list("irregular"),
    list("nouns"),
    list("never"),
  ];
  const sure = new Set(irregular.map(fold));
  for (const infinitive of regular.map(fold)) {
    const stem = infinitive.slice(0, -2);
    const isFirst = infinitive.endsWith("ar");
    for (const ending of isFirst ? ["a", "an", "as"] : ["e", "en", "es"])
      if (stem.length > 2) sure.add(stem + ending);
  }
  known = {
    sure,
    infinitives: new Set(regular.map(fold)),
    nouns: new Set(nouns.map(fold)),
    never: new Set(never.map(fold)),
  };
  return known;
}

const plural = /(?:[aei]mos|aron|ieron|abamos|iamos|aremos|eremos|iremos)$/;
const spoken = /(?:[^aeiou]ó|aba|aban|[^aeiou]ían?)$/u;
/** «tendrá», «abriré»: of a verb that is known. */
const future = /^(.*[aei]r)(?:á|án|é|emos)$/u;

/** Whether a word is a finite verb where it stands. */
export function isVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  const { sure, nouns, never } = forms();
  const { key } = token;
  const last = tokens[at - 1]?.key ?? "";
  // «os la miramos»: the second pronoun is no article.
  const isSecond =
    /^l[oa]s?$/.test(last) && /^(?:se|os|te|me|nos)$/.test(tokens[at - 2]?.key ?? "");
  const before = isSecond ? "se" : last;
  if (never.has(key) || key.length < 2) return false;
  if (wordsOf("clitics").has(before) || wordsOf("openers").has(before)) {
    if (sure.has(key) || nouns.has(key)) return true;
    if (wordsOf("clitics").has(before) && before !== "no")
      return key.length > 3 && /(?:[aeo]|[ae][ns]|mos)$/.test(key) && !isNoun(key);
    if (
      before === "no" &&
      key.length > 3 &&
      /(?:[ae]|[ae]n)$/.test(key) &&
      !isNoun(key) &&
      !wordsOf("determiners").has(key)
    )
      return true;
  }
  if (wordsOf("determiners").has(before) && !/^(?:es|son|hay)$/.test(key)) return false;
  if (nouns.has(key)) return false;
  if (sure.has(key)) return true;
  const [, infinitive] = future.exec(token.text.toLowerCase()) ?? [];
  if (infinitive && forms().infinitives.has(fold(infinitive))) return true;
  return (
    (key.length > 5 && plural.test(key)) ||
    (key.length > 3 && spoken.test(token.text.toLowerCase()) && !isNoun(key))
  );
}

/** Whether a verb belongs to «si …», «que …», or counts time back: «hace 3 meses». */
function isSubordinate(tokens: readonly Token[], at: number, from: number): boolean {
  const next = tokens[at + 1];
  if (
    /^hac[ei]n?$/.test(tokens[at]!.key) &&
    (next?.kind === "number" ||
      /^(?:un|una|mucho|poco|tiempo|dos|tres|cuatro)$/.test(next?.key ?? ""))
  )
    return true;
  let before = at - 1;
  while (before >= from && wordsOf("clitics").has(tokens[before]!.key)) before -= 1;
  return /^(?:si|que|quien|quienes|cuando|donde|como|segun)$/.test(
    before < from ? "" : tokens[before]!.key,
  );
}

/** The first finite verb of a span that makes a sentence of it, or -1. */
export function mainVerbIn(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1)
    if (isVerb(tokens, at) && !isSubordinate(tokens, at, from)) return at;
  return -1;
}

/** The first finite verb of a span, or -1. */
export function verbIn(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (isVerb(tokens, at)) return at;
  return -1;
}
