import { dataOf } from "./data.ts";
import type { Job } from "./job.ts";
import { clip, fold } from "./spanish/fold.ts";
import { hashtag } from "./spanish/hashtag.ts";
import { list } from "./spanish/phrase.ts";
import { capitalized as capital, graphemes, sentence, uncapitalized } from "./spanish/sentences.ts";
import { type CallOptions, callLine } from "./telling-call.ts";
import {
  allowsEmoji,
  contentWords,
  mentions,
  shorten,
  startsWithAmount,
  tellFact,
  toldFacts,
} from "./telling-facts.ts";
import { familyOf } from "./trades/trade-of.ts";
import type { Fact } from "./understand/request.ts";

export * from "./telling-facts.ts";

/** How well a fact begins a text: one that offers or happens, and says of what, before its terms. */
function weightOf(job: Job, fact: Fact): number {
  const { subject } = job.request;
  const isList = job.request.deliverable === "carousel" || job.request.deliverable === "thread";
  // «hilo con las reglas del torneo: …»: what the list is of.
  if (isList && fact === job.facts()[0] && /^con (?:el|la|los|las) /i.test(fact.text)) return 9;
  let weight = fact.isSentence ? 2 : 0;
  if (/^(?:no|sin|solo) /i.test(fact.text)) weight -= fact.isSentence && !subject ? 1 : 5;
  if (/^para (?:quien|quienes|los que|las que) /i.test(fact.text)) weight -= 6;
  if (subject && mentions(fact.text, subject.bare)) weight += 3;
  if (fact.role === "what") weight += 2;
  if (fact.role === "limit" && fact.isSentence) weight += 1;
  if (fact.role === "price" && !startsWithAmount(fact.text)) weight += 2;
  if (fact.role === "condition" || fact.role === "included") weight -= 4;
  if (fact.role === "contact" || (fact.role === "when" && !fact.isSentence)) weight -= 3;
  return fact.text.includes(" ") ? weight : weight - 4;
}

/** The fact that makes one stop; undefined when only terms were told. */
export function mainFact(job: Job): Fact | undefined {
  let best: Fact | undefined;
  let most = 0;
  for (const fact of toldFacts(job)) {
    const weight = weightOf(job, fact);
    if (weight > most) [best, most] = [fact, weight];
  }
  return best;
}

const tidy = (text: string) =>
  capital(
    text.replace(/^(?:con (?=(?:el|la|los|las) )|de (?!\d)|sobre )/i, "").replace(/[.,;:]+$/, ""),
  );

/** A short first line, without a final stop, and the facts that it tells in full. */
export function headlineOf(job: Job, max: number): { text: string; told: readonly Fact[] } {
  const main = mainFact(job);
  const told = job.request.subject;
  const subject = job.request.harm || /^lo\s/i.test(told?.bare ?? "") ? undefined : told;
  const title = subject ? capital(subject.bare) : "";
  const isNamed = subject && job.facts().some(({ text }) => mentions(text, subject.bare));
  if (title && !isNamed && !main?.isSentence) {
    const price = job
      .facts("price")
      .find(({ isSentence, text }) => !isSentence && startsWithAmount(text));
    const priced = price ? `${title}: ${price.text}` : title;
    if (graphemes(priced) <= max) return { text: priced, told: price ? [price] : [] };
  }
  if (main) {
    const text = tidy(tellFact(main));
    if (graphemes(text) <= max) return withTerm(job, main, text, Math.min(max, 90));
    const short = shorten(text, max);
    if (short) return { text: short, told: [] };
  }
  if (title && graphemes(title) <= max) return { text: title, told: [] };
  const { business } = job;
  const named = [business.service, business.industry, business.name].find(
    (text) => text && graphemes(text) <= max,
  );
  return { text: capital(named ?? clip(title || business.name || "Novedades", max)), told: [] };
}

/** «Limpieza dental por $120.000» with its term, when that was told next: «hasta el 30 de noviembre». */
function withTerm(job: Job, main: Fact, text: string, max: number) {
  const facts = toldFacts(job);
  const next = facts[facts.indexOf(main) + 1];
  const isList = job.request.deliverable === "carousel" || job.request.deliverable === "thread";
  const isDated = main.atoms.some(({ kind }) => /^(?:date|weekday|month|hour)$/.test(kind));
  const isOpen = !main.isSentence && (main.role === "price" || main.role === "what");
  if (!next || next.isSentence || isList || isDated || !isOpen) return { text, told: [main] };
  const term = tellFact(next);
  const isShort = next.role !== "price" && next.role !== "contact" && term.split(" ").length < 4;
  const isLimit = next.role === "limit" && /^(?:hasta|antes|solo hasta)\b/i.test(term);
  const told = `${text}, ${term}`;
  const fits = (isShort || isLimit || next.role === "when") && !/[.:]/.test(term);
  return fits && graphemes(told) <= max
    ? { text: told, told: [main, next] }
    : { text, told: [main] };
}

/** A short first line from the main fact or the subject: true, and at most `max` long. */
export const headline = (job: Job, max: number): string => headlineOf(job, max).text;

/** The call to action; never by a channel that nobody told of. */
export const callFor = (job: Job, options: CallOptions = {}): string => callLine(job, options);

/** Hashtags of subject, trade, place and business, joined by spaces; "" when banned. */
export function hashtags(job: Job, count: number): string {
  const { business, request } = job;
  if (request.bans.includes("hashtags") || count < 1) return "";
  const folded = new Set<string>();
  const tags: string[] = [];
  const add = (text: string | undefined) => {
    if (text && text.split(/\s+/).length > 4) return;
    const tag = text ? hashtag(text) : "";
    const key = fold(tag);
    if (!tag || folded.has(key) || tags.length >= count) return;
    if (request.bannedWords.some((word) => key.includes(fold(word).replace(/ /g, "")))) return;
    folded.add(key);
    tags.push(tag);
  };
  const short = (text: string) => text.split(/\s+(?:de \d|para|con|que|en)\s+/)[0]!;
  if (request.subject && !request.harm && fold(request.subject.bare).split(" ").length <= 4)
    add(short(request.subject.bare));
  if (!request.bans.includes("business")) add(business.name);
  add(business.industry);
  if (!request.bans.includes("place")) add(business.place);
  for (const { text } of job
    .facts()
    .flatMap(({ atoms }) => atoms.filter(({ kind }) => kind === "place")))
    add(text);
  add(request.occasion?.replace(/^(?:el|la|los|las)\s+/i, ""));
  if (business.industry && business.place && !request.bans.includes("place"))
    add(`${business.industry} ${business.place}`);
  const own = fold(`${business.industry} ${business.service} ${job.subject.bare}`).split(" ");
  const fitting = (business.trade?.tags ?? []).filter((tag) =>
    own.some((word) => word.length > 4 && fold(tag).includes(word.slice(0, 5))),
  );
  for (const tag of job.shuffle(fitting, "tags", String).slice(0, 2)) add(tag);
  if (tags.length < Math.min(count, 5))
    for (const { bare } of business.products) if (!/\d/.test(bare)) add(short(bare));
  return tags.join(" ");
}

/** Whether a profile's line may be said beside what was told. */
function fitsBeside(job: Job, text: string): boolean {
  const { bans, bannedWords } = job.request;
  if (bans.includes("price") && /[\d][\d.,]*\s?(?:€|\$)|[$€]\s?\d/.test(text)) return false;
  if (
    /gratis|sin costo|sin cargo|descuento|%/i.test(text) &&
    (bans.includes("price") || bans.includes("discount"))
  )
    return false;
  if (bannedWords.some((word) => ` ${fold(text)}`.includes(` ${fold(word)}`))) return false;
  const told = ` ${fold(
    job
      .facts()
      .map((fact) => fact.text)
      .join(" "),
  )}`;
  return !contentWords(text).some(
    (word) => word.length > 4 && told.includes(` ${word.slice(0, 5)}`),
  );
}

/** Up to `count` of what sets the business apart and was not told yet, without capital or stop. */
export function differences(job: Job, count: number): string[] {
  return job
    .shuffle(job.business.differences, "differences", String)
    .filter((text) => fitsBeside(job, text) && !/^(?:en|con|de|desde|por|a|para)\s/i.test(text))
    .slice(0, count)
    .map(uncapitalized);
}

/** The same as sentences: «Como siempre en Huella y Siesta: máximo 12 perros.» */
export function brandLines(job: Job, count: number): string[] {
  const isNamed = !job.request.bans.includes("business");
  return differences(job, count).map((d) =>
    sentence((isNamed && job.say("bridge.brand", { d, "d.title": capital(d) })) || d),
  );
}

/** «para familias y residencias», when an audience was told; "" else. */
export function audienceTo(job: Job): string {
  const { audience } = job.request;
  if (!audience) return "";
  return /^(?:para|a)\s/i.test(audience) ? audience : `para ${audience}`;
}

/** What the business offers in one enumeration: «cambio de pila, limpieza y modificación RGB». */
export const productList = (job: Job, count: number): string =>
  list(job.business.products.slice(0, count).map(({ bare }) => uncapitalized(bare)));

/** An emoji that shows what was told or what the business is; "" when none may stand. */
export function emojiOf(job: Job): string {
  if (!allowsEmoji(job)) return "";
  const words = ` ${fold(`${job.brief.prompt.slice(0, 400)} ${job.business.industry} ${job.business.service}`)}`;
  const { emoji } = dataOf<{ emoji: Record<string, string> }>("lines/telling");
  const found = Object.entries(emoji).find(([word]) => words.includes(` ${word}`));
  return found?.[1] ?? job.say("hook.emoji");
}

/** The facts that say more than what the piece is about. */
export const furtherFacts = (job: Job): readonly Fact[] =>
  toldFacts(job).filter(({ text }) => !` ${fold(job.subject.full)} `.includes(` ${fold(text)} `));

/** Lines of the subject's family, such as all sweet pastries, where little was told: «hook.trade», «fact.trade». */
export function aboutSubject(job: Job, use: "hook.trade" | "fact.trade", count: number): string[] {
  const isKnown = job.request.subject !== undefined || toldFacts(job).length === 0;
  if (job.plainness > 0 || !isKnown || furtherFacts(job).length > 2) return [];
  const lines = familyOf(job.business.trade, job.subject.bare)?.lines[use] ?? [];
  return job
    .shuffle(lines, use, ({ text }) => text)
    .flatMap(({ text }) => job.fill(text) ?? [])
    .slice(0, count);
}

/** What sets the business apart in one sentence: «Así trabajamos en Lumbre: 24 horas de reposo y harina de molino.» */
export function apartLine(job: Job): string {
  const found = differences(job, 2);
  if (found.length < 2 || found.some((text) => / y /.test(text)))
    return brandLines(job, 1)[0] ?? "";
  return job.fill("Así trabajamos en {biz}: {d}.", { d: list(found) }) ?? "";
}

/** «Hogaza de centeno de Lumbre, en Ruzafa» */
export function subjectLine(job: Job): string {
  const { name, place } = job.business;
  const of = name && !job.request.bans.includes("business") ? ` de ${name}` : "";
  const where =
    place && !name.includes(place) && !job.request.bans.includes("place") ? `, en ${place}` : "";
  return `${capital(job.subject.bare)}${of}${where}`;
}
