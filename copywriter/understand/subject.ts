import { fold } from "../spanish/fold.ts";
import { isNoun, type Phrase, phrase } from "../spanish/phrase.ts";
import { isMonth, isWeekday, spansOf } from "./atoms.ts";
import { conceptAt } from "./concept-at.ts";
import type { Fact } from "./request.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { isVerb } from "./verbs.ts";
import { wordsOf } from "./vocabulary.ts";

const stem = (word: string) => word.replace(/(?:es|s)$/, "").replace(/[aeo]$/, "");

/** Whether a stem is of a word that many products share. */
const isCommon = (word: string) =>
  ["", "o", "e", "a"].some((ending) => wordsOf("commonWords").has(word + ending));

/** Whether two stems are the same but for one letter of a long word. */
function isNear(left: string, right: string): boolean {
  if (left === right) return true;
  if (
    Math.min(left.length, right.length) > 4 &&
    Math.abs(left.length - right.length) > 2 &&
    (left.startsWith(right) || right.startsWith(left))
  )
    return true;
  if (Math.min(left.length, right.length) < 6 || Math.abs(left.length - right.length) > 1)
    return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  let back = 0;
  while (
    back < Math.min(left.length, right.length) - at &&
    left.at(-1 - back) === right.at(-1 - back)
  )
    back += 1;
  return Math.max(left.length, right.length) - at - back <= 1;
}

const contentOf = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => !wordsOf("smallWords").has(word) && !/^\d+$/.test(word))
    .map(stem);

/** A product that a text names. */
export interface Named {
  product: Phrase;
  /** With all its words. */
  isWhole: boolean;
  /** Else only one of its words stands somewhere. */
  isSure: boolean;
}

/**
 * The product that a text names best, with typos and plurals, and whether with all its words; undefined
 * when it names none surely.
 */
export function productIn(text: string, products: readonly Phrase[]): Named | undefined {
  const typed = fold(text).split(" ").slice(0, 200);
  const words = typed.map(stem);
  const contents = products.map(({ bare }) => contentOf(bare));
  let best: (Named & { score: number; place: number }) | undefined;
  for (const [at, product] of products.entries()) {
    const content = contents[at]!;
    const places = content.map((word) => words.findIndex((typed) => isNear(typed, word)));
    const found = content.filter((_, index) => places[index]! >= 0);
    const isDistinct = (word: string) =>
      !isCommon(word) && !contents.some((other, index) => index !== at && other.includes(word));
    if (found.length === 0 || !(found.some(isDistinct) || found.length === content.length))
      continue;
    const isWhole = found.length === content.length;
    if (!isWhole && content.length > 2 && found.length < 2) continue;
    const first = content.indexOf(found[0]!);
    const isSure =
      isWhole ||
      found.length > 1 ||
      isNamedBy(
        fold(product.bare),
        first,
        typed.slice(0, places[first]),
        typed[places[first]! + 1],
      );
    // One word of two only when it is the head, or an adjective that only this product has.
    const score =
      found.length * 2 +
      (isWhole && content.length > 1 ? 3 : 0) +
      found.filter(isDistinct).length +
      (isSure ? 4 : 0);
    const place = Math.min(...places.filter((index) => index >= 0));
    if (!best || score > best.score || (score === best.score && place < best.place))
      best = { product, isWhole, isSure, score, place };
  }
  return best;
}

/**
 * Whether one word of several names a product: its head («conchas»), its adjective as a noun («el
 * ahumado»), its kind («de pescado»); not what stands beside another («con desayuno»).
 */
function isNamedBy(product: string, at: number, typed: readonly string[], next = ""): boolean {
  const before = typed.at(-1) ?? "";
  // «el libro de Camila» is not «Libro usado».
  if (at === 0 && /^(?:de|del|con)$/.test(next)) return false;
  if (at === 0)
    return !/^(?:con|y|de|sin|un|una)$/.test(before) || !/ (?:de|para|con) /.test(product);
  const isComplement = / (?:de|para|con|en|a) /.test(product);
  const isOf = before === "de" || (/^(?:la|los|las|una?)$/.test(before) && typed.at(-2) === "de");
  return isComplement ? isOf || before === "del" : /^(?:el|la|los|las|un|una|del|al)$/.test(before);
}

/** A short topic as it was told: «levantamientos con dron», «taller para empresas». */
export function topicIn(fact: Fact | undefined): Phrase | undefined {
  if (!fact || fact.isSentence || fact.text.split(" ").length > 5) return undefined;
  if (fact.atoms.some(({ kind }) => kind !== "term" && kind !== "name" && kind !== "place"))
    return undefined;
  const head = nounIn([fact]);
  return head &&
    fold(fact.text)
      .replace(/^(?:el|la|los|las|un|una) /, "")
      .startsWith(fold(head.bare))
    ? phrase(fact.text)
    : undefined;
}

/** The first noun phrase of what is told, when it can be what is sold or happens. */
export function nounIn(facts: readonly Pick<Fact, "text" | "isSentence">[]): Phrase | undefined {
  // What stands behind a sentence is seldom what a piece is about.
  for (const { text, isSentence } of facts.slice(0, facts[0]?.isSentence ? 1 : 2)) {
    const tokens = tokensOf(text);
    const verb = tokens.findIndex((_, at) => isVerb(tokens, at));
    const isCopula = /^(?:es|son|esta|estan|era|somos|estamos)$/.test(tokens[verb]?.key ?? "");
    for (const from of isSentence && verb >= 0 && !isCopula ? [0, verb + 1] : [0]) {
      const noun = nounAt(tokens, from, text);
      if (noun) return noun;
    }
  }
  return undefined;
}

/** «de centeno y nuez»: two bare words behind «de» are one thing. */
const isPair = (tokens: readonly Token[], at: number): boolean => {
  const [of, , and, second, after] = tokens.slice(at - 2, at + 3);
  return (
    at > 2 &&
    of?.key === "de" &&
    and?.key === "y" &&
    second?.kind === "word" &&
    !wordsOf("ends").has(second.key) &&
    !wordsOf("openings").has(second.key) &&
    !isVerb(tokens, at + 1) &&
    after?.key !== "de"
  );
};

function nounAt(tokens: readonly Token[], start: number, text: string): Phrase | undefined {
  const spans = spansOf(tokens);
  let from = start;
  for (const { kind, from: at, to } of spans)
    if (/^(?:weekday|date|hour|month)$/.test(kind) && at <= from + 2) from = Math.max(from, to);
  while (
    from < tokens.length &&
    (wordsOf("openings").has(tokens[from]!.key) || tokens[from]!.kind === "number")
  )
    from += 1;
  let to = from;
  while (to < tokens.length && to - from < 6) {
    const token = tokens[to]!;
    if (
      token.kind === "mark" ||
      token.kind === "sign" ||
      token.kind === "link" ||
      isVerb(tokens, to)
    )
      break;
    if (
      spans.some(({ kind, from: at, to: end }) => kind !== "number" && to >= at && to < end) &&
      !(to > from && isMonth(token) && tokens[to - 1]!.key === "de")
    )
      break;
    if (wordsOf("ends").has(token.key) && token.kind === "word" && !isPair(tokens, to)) break;
    to += 1;
  }
  while (
    to > from &&
    (wordsOf("smallWords").has(tokens[to - 1]!.key) || tokens[to - 1]!.kind === "number")
  )
    to -= 1;
  const head = tokens[from];
  if (to <= from || !head) return undefined;
  if (
    head.kind === "word" &&
    (isWeekday(head) || isMonth(head) || wordsOf("places").has(head.key) || head.key.length < 3)
  )
    return undefined;
  if (/[aei]r(?:l[aoe]s?|se)?$/.test(head.key) && !isNoun(head.key)) return undefined;
  if (/ndo(?:se)?$/.test(head.key)) return undefined;
  // «Nerea atiende»: who does it is not what is sold.
  if (to === from + 1 && from === start && isVerb(tokens, to) && !isNoun(head.key))
    return undefined;
  if (wordsOf("notSubjects").has(head.key)) return undefined;
  if (/^(?:tus?|sus?|el|la|los|las|un|una)$/.test(tokens[from + 1]?.key ?? "")) return undefined;
  if (conceptAt(tokens, from, from + 1, "", ["network", "register", "tone"])) return undefined;
  return phrase(text.slice(head.start, tokens[to - 1]!.end).replace(/["«»“”]/g, ""));
}
