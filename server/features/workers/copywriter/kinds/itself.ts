import type { Copy } from "../copy.ts";
import { fold } from "../language/escape.ts";
import { hasTopics, isLoose, topicOf, topics, vague } from "../lexicon/topics.ts";
import { isSold } from "./introduction.ts";
import { edible } from "./things.ts";

/** Families of many things: what is true of one need not be of its neighbour. */
export const isBroad = ({ industry, subject }: Copy): boolean =>
  industry.says !== undefined && (topicOf(industry.id, subject.bare)?.match.length ?? 0) > 9;

/** First lines of the trade that can be about this thing: where its family has many, about no other. */
export function ownHooks(copy: Copy): readonly string[] {
  const { industry } = copy;
  if (!isBroad(copy) || industry.solemn) return industry.hooks;
  const own = aboutItself(copy, industry.hooks);
  return own.length > 0 ? own : free(copy, industry.hooks);
}

/** A thing of its own that none of the families of its trade knows. */
export const isUnknown = ({ industry, subject }: Copy): boolean =>
  hasTopics(industry.id) && !isLoose(industry, subject.bare) && !topicOf(industry.id, subject.bare);

/** Lines that name the thing itself: nobody can take them for another of its family. */
export function aboutItself({ subject }: Copy, lines: readonly string[]): readonly string[] {
  const words = fold(subject.bare)
    .split(" ")
    .filter((word) => word.length > 3 && !vague.has(word.replace(/s$/, "")))
    .map(stem);
  return lines.filter((line) => {
    const text = ` ${fold(line)}`;
    return words.some((word) => text.includes(` ${word}`));
  });
}

type Beginnings = ReadonlyMap<string, readonly string[]>;
const neighbours = new Map<string, Beginnings>();
const sharedLetters = 4;
const oneWord = /^[a-zA-ZÀ-ÖØ-ž]{4,}$/u;

/** What else a trade sells, as the beginnings of its words, by their first four letters. */
function sold(id: string): Beginnings {
  const known = neighbours.get(id);
  if (known) return known;
  const words = new Set((topics[id] ?? []).flatMap(({ match }) => match));
  const single = [...words].filter((word) => oneWord.test(word) && !vague.has(word));
  const beginnings = Map.groupBy(single, (word) => word.slice(0, sharedLetters));
  neighbours.set(id, beginnings);
  return beginnings;
}

/** Lines that name nothing else that the trade sells. */
export function free({ industry, subject }: Copy, lines: readonly string[]): readonly string[] {
  const mine = ` ${fold(subject.bare)}`;
  const others = sold(industry.id);
  const isOther = (word: string) =>
    others
      .get(word.slice(0, sharedLetters))
      ?.some((beginning) => word.startsWith(beginning) && !mine.includes(` ${beginning}`));
  return lines.filter((line) => !fold(line).split(" ").some(isOther));
}

/** First lines after which something must be told that only the trade's words know. */
const promises =
  /conviene|útil|te\|le\] sirve|contar|explic|dudas|leer una cosa|nadie pregunta|maneras de elegir|elegir bien|criterio|rodeos|con todo claro/iu;

/** First lines of the tone that this text keeps: nobody has doubts about a steak. */
export function toneHooks(copy: Copy): readonly string[] {
  const { industry, tone } = copy;
  const fit = isSold(copy) ? tone.hooks : tone.hooks.filter((line) => !enjoyed.test(line));
  const kept = industry.says ? fit : fit.filter((line) => !promises.test(line));
  return edible.has(industry.id) ? kept.filter((line) => !pondered.test(line)) : kept;
}
/** What is said of a treat, and of no drain. */
const enjoyed =
  /repetir|por favor|Plan de hoy|Nada más|silencio|mira dos veces|[Ss]in prisa|entonces|insistir|entusiasmo|la señal|[Dd]eclaración|Última hora|Atención|Capítulo/u;
const pondered = /dudas|tiempo pensando|decidir|elegir|criterio|con todo claro|en persona/iu;

/** A folded word without its ending. */
export const stem = (word: string): string =>
  word.replace(/(?<=[aeo])s$|(?<=[lnrd])es$/, "").replace(/(?<=[a-zA-ZÀ-ÖØ-ž]{4})[ao]$/u, "");
