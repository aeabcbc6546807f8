import { dataOf } from "../data.ts";
import { infinitivesOf, orderBefore } from "../spanish/finite.ts";
import { fold } from "../spanish/fold.ts";
import { isWeekday } from "./atoms.ts";
import type { Token } from "./token.ts";
import { wordsOf } from "./vocabulary.ts";

interface Words {
  infinitives: ReadonlySet<string>;
  /** Nouns and adjectives that are forms of a verb too. */
  nouns: ReadonlySet<string>;
  mostly: ReadonlySet<string>;
  never: ReadonlySet<string>;
}
let known: Words | undefined;

function words(): Words {
  if (known) return known;
  const own =
    dataOf<Record<"mostly" | "nouns" | "infinitives" | "never", string>>("understand/verbs");
  const lexicon = dataOf<Record<"infinitives" | "nouns", string>>("spanish/lexicon");
  known = {
    infinitives: new Set([...lexicon.infinitives.split(" "), ...own.infinitives.split(", ")]),
    nouns: new Set([...lexicon.nouns.split(" "), ...own.nouns.split(", ")]),
    mostly: new Set(own.mostly.split(", ")),
    never: new Set(own.never.split(", ")),
  };
  return known;
}

type Reading = "verb" | "either" | "no";
const readings = new Map<string, Reading>();

/** What a word is by itself. */
function readingOf(text: string): Reading {
  const word = text.toLowerCase();
  const read = readings.get(word);
  if (read) return read;
  if (readings.size > 5000) readings.clear();
  const reading = newReading(word);
  readings.set(word, reading);
  return reading;
}

const hasAccent = (word: string) => /[áéíóú]/.test(word);
/** Whether a folded word is the infinitive of a verb. */
export const isInfinitive = (word: string): boolean => words().infinitives.has(word);

function newReading(word: string): Reading {
  const { nouns, mostly, never } = words();
  if (word.length < 2 || never.has(word)) return "no";
  const folded = fold(word);
  if (infinitivesOf(folded, isInfinitive).length > 0) {
    if (mostly.has(word)) return "verb";
    return nouns.has(word) || (!hasAccent(word) && nouns.has(folded)) ? "either" : "verb";
  }
  if (shortOrders.test(word)) return "verb";
  const order = hasAccent(word) ? orderBefore(word) : undefined;
  return order && infinitivesOf(fold(order), isInfinitive).length > 0 ? "verb" : "no";
}

/** «ponte», «dale», «hazlo»: too short for an accent. */
const shortOrders = /^(?:pon|haz|da|di|ten|ven)(?:me|te|nos|l[aeo]s?)$/;
const pronouns = /^(?:se|nos|os|me|te|les?)$/;
const subjects =
  /^(?:yo|ella|usted|ustedes|nosotr[oa]s|vosotr[oa]s|ell[oa]s|nadie|alguien|esto|eso)$/;
const openers = /^(?:que|si|ya|cuando|donde|quien|quienes|tambien|nunca|siempre|aqui|hoy|no)$/;
/** What stands before a noun, and never before a verb. */
const beforeNoun =
  /^(?:un|una|unos|unas|del?|al?|por|con|sin|en|para|su|sus|mis?|tus?|el|cada|nuestr[oa]s?|vuestr[oa]s?|primer)$/;
/** What follows a verb: its object. */
const objects =
  /^(?:el|la|los|las|un|una|unos|unas|tus?|sus?|mis?|nuestr[oa]s?|este|esta|est[oa]s|todo|toda|tod[oa]s)$/;

/** Whether a word is a finite verb where it stands. */
export function isVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  const reading = readingOf(token.text);
  if (reading === "no") return false;
  const last = tokens[at - 1];
  const before = last?.kind === "word" || last?.kind === "number" ? last.key : "";
  if (/^\p{Lu}\p{Ll}/u.test(token.text) && before) return false;
  if (pronouns.test(before)) return true;
  const isArticle = /^l[oa]s?$/.test(before);
  // «os la miramos»: the second pronoun is no article.
  if (isArticle && pronouns.test(tokens[at - 2]?.key ?? "")) return true;
  if (beforeNoun.test(before) && last!.text.toLowerCase() !== "él") return false;
  const next = tokens[at + 1];
  // «falta de tiempo», but «es de 799»
  const isHead =
    next?.key === "de" && token.key.length > 3 && words().nouns.has(token.text.toLowerCase());
  if (reading === "verb" && !isHead) return true;
  if (subjects.test(before) || last?.text.toLowerCase() === "él") return true;
  if (before === "lo") return !token.key.endsWith("o");
  if (isArticle || wordsOf("determiners").has(before)) return false;
  if (openers.test(before)) return true;
  const after = tokens[at + 2];
  // «inicio el 15»
  if (after?.kind === "number" || isWeekday(after)) return false;
  const isOpen = before === "" || /^(?:y|o|e|pero)$/.test(before);
  // «Reserva tu mesa» beside «Reserva de mesa»
  return objects.test(next?.key ?? "") && (isOpen || /[ae]n?$/.test(token.key));
}

const subordinators =
  /^(?:si|que|quien|quienes|cuando|donde|como|segun|porque|aunque|mientras|cuya?s?|cuyos?|cuanto)$/;
const comparing = /^(?:mas|menos|mejor|peor|igual|mism[oa]s?|antes)$/;

/** «hace 3 meses» counts time back. */
const countsBack = (tokens: readonly Token[], at: number) =>
  /^hac(?:en?|ia)$/.test(tokens[at]!.key) &&
  (tokens[at + 1]?.kind === "number" ||
    /^(?:un|una|mucho|poco|tiempo|dos|tres|cuatro|años)$/.test(tokens[at + 1]?.key ?? ""));

/** The finite verbs of a span; subordinate is one of «si …», «que …», «cuando …». */
function verbsIn(tokens: readonly Token[], from: number, to: number) {
  const found: { at: number; isSubordinate: boolean }[] = [];
  /** Subordinate clauses that wait for their verb. */
  let open = 0;
  for (let at = from; at < to; at += 1) {
    const { key, kind } = tokens[at]!;
    if (kind === "mark") {
      if (/[.;:!?\n]/.test(key)) open = 0;
      continue;
    }
    if (countsBack(tokens, at)) continue;
    if (isVerb(tokens, at)) {
      const isJoined = found.at(-1)?.isSubordinate && joinsVerbs(tokens, found.at(-1)!.at, at);
      found.push({ at, isSubordinate: open > 0 || Boolean(isJoined) });
      open = 0;
    } else if (subordinators.test(key) && !isNoClause(tokens, at, from)) open = 1;
  }
  return found;
}

/** «que la revisión es gratis» alone, «igual que el año pasado», «como siempre,» */
function isNoClause(tokens: readonly Token[], at: number, from: number): boolean {
  const { key } = tokens[at]!;
  const isNext = isVerb(tokens, at + 1) || pronouns.test(tokens[at + 1]?.key ?? "");
  if (isNext) return false;
  if (key === "que") return at === from || comparing.test(tokens[at - 1]!.key);
  return /^(?:como|segun|donde)$/.test(key);
}

/** «si llueve o hace frío»: only small words between two verbs and a «y», «o», «ni» there. */
function joinsVerbs(tokens: readonly Token[], first: number, second: number): boolean {
  let at = second - 1;
  while (at > first && wordsOf("clitics").has(tokens[at]!.key)) at -= 1;
  return at > first && /^(?:y|e|o|u|ni)$/.test(tokens[at]!.key);
}

/** The first finite verb of a span that makes a sentence of it, or -1. */
export const mainVerbIn = (tokens: readonly Token[], from: number, to: number): number =>
  verbsIn(tokens, from, to).find(({ isSubordinate }) => !isSubordinate)?.at ?? -1;

/** The first finite verb of a span, or -1. */
export function verbIn(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (isVerb(tokens, at)) return at;
  return -1;
}
