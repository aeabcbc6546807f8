import { dataOf } from "./data.ts";
import type { Job } from "./job.ts";
import { clip, fold } from "./spanish/fold.ts";
import { hashtag } from "./spanish/hashtag.ts";
import { list } from "./spanish/phrase.ts";
import { capitalized as capital, graphemes, sentence, uncapitalized } from "./spanish/sentences.ts";
import { type CallOptions, callLine } from "./telling-call.ts";
import { allowsEmoji, contentWords, mentions, tellFact } from "./telling-facts.ts";
import { familyOf } from "./trades/trade-of.ts";
import type { Fact } from "./understand/request.ts";

export * from "./telling-facts.ts";

/** The fact that comes first in a text: the first that was told, but for a way to be reached. */
const mainFact = (job: Job): Fact | undefined =>
  job
    .facts()
    .find(
      ({ role, text, isSentence }) =>
        role !== "contact" && (isSentence || !/^(?:no|sin|solo) /i.test(text)),
    ) ?? job.facts()[0];

const tidy = (text: string) =>
  capital(
    text.replace(/^(?:con (?=(?:el|la|los|las) )|de (?!\d)|sobre )/i, "").replace(/[.,;:]+$/, ""),
  );

/** «Este domingo cambiamos el menú» of a longer sentence: what stands before a mark and says something alone; "" else. */
function beginningOf(text: string, max: number): string {
  for (const { index } of text.matchAll(/: |, | \(/g)) {
    const part = text.slice(0, index);
    if (graphemes(part) > max) return "";
    if (part.split(" ").length > 2 && !/^(?:si|cuando|aunque|para|como|mientras) /i.test(part))
      return part;
  }
  return "";
}

/** A short first line, without a final stop, and the facts that it tells in full. */
export function headlineOf(job: Job, max: number): { text: string; told: readonly Fact[] } {
  const main = mainFact(job);
  const subject = job.request.harm ? undefined : job.request.subject;
  const isTerm = main && !main.isSentence && /^(?:when|price|condition|limit)$/.test(main.role);
  if (main && !(isTerm && subject && !mentions(main.text, subject.bare))) {
    const text = tidy(tellFact(main));
    const next = job.facts()[job.facts().indexOf(main) + 1];
    // «Torneo» alone says too little: «Torneo, sábado 12».
    const isThin = !main.isSentence && text.split(" ").length < 3 && !text.includes(":");
    const both = next && !next.isSentence ? `${text}, ${uncapitalized(tellFact(next))}` : "";
    if (isThin && both && graphemes(both) <= Math.min(max, 70))
      return { text: both, told: [main, next!] };
    if (graphemes(text) <= max) return { text, told: [main] };
    const beginning = tidy(beginningOf(tellFact(main), max));
    if (beginning) return { text: beginning, told: [] };
  }
  const { business } = job;
  const named = [subject?.bare, business.service, business.industry, business.name].find(
    (text) => text && graphemes(text) <= max,
  );
  return { text: capital(named ?? clip(subject?.bare ?? business.name ?? "", max)), told: [] };
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
  const offered = fold(
    [business.service, business.industry, ...business.products.map(({ bare }) => bare)].join(" "),
  );
  const isOffered = (text: string) =>
    contentWords(text).some((word) => ` ${offered}`.includes(` ${word.slice(0, 6)}`));
  if (request.subject && !request.harm && isOffered(request.subject.bare))
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
  // Beside facts a product that nobody named misleads.
  if (tags.length < Math.min(count, 5) && job.facts().length === 0)
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

/** The same as sentences. */
export const brandLines = (job: Job, count: number): string[] =>
  differences(job, count).map((text) => sentence(capital(text)));

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
  return found?.[1] ?? "";
}

/** The facts that say more than what the piece is about. */
export const furtherFacts = (job: Job): readonly Fact[] =>
  job.facts().filter(({ text }) => !` ${fold(job.subject.full)} `.includes(` ${fold(text)} `));

/** Lines of the subject's family, such as all sweet pastries, where little was told: «hook.trade», «fact.trade». */
export function aboutSubject(job: Job, use: "hook.trade" | "fact.trade", count: number): string[] {
  if (job.plainness > 0 || furtherFacts(job).length > 0) return [];
  const lines = familyOf(job.business.trade, job.subject.bare)?.lines[use] ?? [];
  return job
    .shuffle(lines, use, ({ text }) => text)
    .flatMap(({ text }) => job.fill(text) ?? [])
    .slice(0, count);
}

/** «Hogaza de centeno de Lumbre, en Ruzafa» */
export function subjectLine(job: Job): string {
  const { name, place } = job.business;
  const of = name && !job.request.bans.includes("business") ? ` de ${name}` : "";
  const where =
    place && !name.includes(place) && !job.request.bans.includes("place") ? `, en ${place}` : "";
  return `${capital(job.subject.bare)}${of}${where}`;
}
