import { dataOf } from "./data.ts";
import type { Job } from "./job.ts";
import { fold } from "./spanish/fold.ts";
import { capitalized as capital, graphemes, sentence } from "./spanish/sentences.ts";
import type { Fact, FactRole } from "./understand/request.ts";

/** A note, which is no sentence: «viernes y sábado». */
export interface Point {
  /** Without a final stop. */
  text: string;
  role: FactRole;
}

export interface Told {
  /** With a capital and a final stop. */
  sentences: string[];
  points: Point[];
}

/** A fact as one says it: a sentence as it is; of a note the price apart and its hours as spoken. */
export function tellFact(fact: Fact): string {
  if (fact.isSentence) return fact.text;
  const { leading } = dataOf<{ leading: string[] }>("lines/telling");
  const prices = fact.atoms.filter(({ kind }) => kind === "price");
  if (prices[0]?.text === fact.text) return `precio: ${fact.text}`;
  let text = fact.text.replace(
    /(^|, )(?=\d{1,2}(?::\d\d)? a \d{1,2}(?::\d\d)?(?: ?h)?(?:,|$))/gu,
    "$1de ",
  );
  for (const { kind, text: atom } of fact.atoms) {
    const at = text.indexOf(atom);
    const before = text.slice(0, Math.max(0, at)).trimEnd();
    const word = before.split(/\s+/).at(-1) ?? "";
    if (at < 1 || leading.includes(fold(word)) || !/[\p{L})]$/u.test(before)) continue;
    if (kind === "price" && prices.length === 1 && !/[:,]/.test(before))
      text = `${before}: ${text.slice(at)}`;
    if (kind === "hour" && /^\d/.test(atom) && /(?:es|o|s)$/.test(word))
      text = `${before} a ${/^1(?!\d)/.test(atom) ? "la" : "las"} ${text.slice(at)}`;
  }
  return text;
}

const emojis: Readonly<Record<FactRole, string>> = {
  what: "👉",
  included: "✅",
  benefit: "✨",
  when: "📅",
  where: "📍",
  price: "💰",
  limit: "⏳",
  condition: "👉",
  contact: "💬",
};

/** «18 €», «desde $850» */
export const startsWithAmount = (text: string) =>
  /^(?:desde |a |solo |por )?[\d€$£₡A-Z]{1,4}[\s./]{0,2}[\d,./]/.test(text);

/** What was told, without the facts of `skip`: sentences and notes, each in the order told. */
export function tellAll(job: Job, { skip = [] }: { skip?: readonly Fact[] } = {}): Told {
  const facts = job.facts().filter((fact) => !skip.includes(fact));
  return {
    sentences: facts.filter(({ isSentence }) => isSentence).map(({ text }) => sentence(text)),
    points: facts
      .filter(({ isSentence }) => !isSentence)
      .map((fact) => ({ text: tellFact(fact), role: fact.role })),
  };
}

/** Whether a text may carry emoji: asked for, or of a light tone, and nothing speaks against it. */
export function allowsEmoji(job: Job): boolean {
  const { bans, wants, network } = job.request;
  if (bans.includes("emoji")) return false;
  if (wants.includes("emoji")) return true;
  return (
    network !== "linkedin" && !isSober(job) && (job.tone === "playful" || job.tone === "casual")
  );
}

/** Whether a text must stay quiet: a sober trade, tone or business. */
const isSober = (job: Job): boolean =>
  job.tone === "luxury" ||
  job.tone === "professional" ||
  job.tone === "authoritative" ||
  job.business.traits.has("solemn") ||
  job.business.traits.has("sober");

/** All that was told as paragraphs, in the order told: sentences in lines, notes that follow each other as a list. */
export function tellParagraphs(
  job: Job,
  { skip = [], style = "auto" }: { skip?: readonly Fact[]; style?: "auto" | "prose" } = {},
): string[] {
  const isList = allowsEmoji(job);
  const paragraphs: string[] = [];
  let sentences: string[] = [];
  let notes: Fact[] = [];
  const flush = () => {
    const isShort = notes.length < 2;
    if (style === "prose" || isShort)
      sentences.push(...notes.map((note) => sentence(capital(tellFact(note)))));
    paragraphs.push(...grouped(sentences));
    if (style !== "prose" && !isShort && notes.length > 0)
      paragraphs.push(
        notes
          .map((note) => `${isList ? emojis[note.role] : "-"} ${capital(tellFact(note))}`)
          .join("\n"),
      );
    [sentences, notes] = [[], []];
  };
  for (const fact of job.facts().filter((one) => !skip.includes(one))) {
    if (fact.isSentence && notes.length > 0) flush();
    if (fact.isSentence) sentences.push(sentence(fact.text));
    else notes.push(fact);
  }
  flush();
  return paragraphs;
}

/** Short sentences together in one paragraph, long ones alone. */
export function grouped(sentences: readonly string[], max = 160): string[] {
  const made: string[] = [];
  for (const text of sentences.filter(Boolean)) {
    const last = made.at(-1);
    if (last !== undefined && graphemes(last) + graphemes(text) < max)
      made[made.length - 1] = `${last} ${text}`;
    else made.push(text);
  }
  return made;
}

/** Cuts a text at a comma or before a small word, so that what stays is whole; "" when nothing fits. */
export function shorten(text: string, max: number): string {
  if (graphemes(text) <= max) return text;
  const comma = text.lastIndexOf(", ", max);
  if (comma > 11) return text.slice(0, comma);
  for (const word of [" con ", " para ", " hasta ", " desde ", " en ", " de "]) {
    const at = text.lastIndexOf(word, max);
    if (at > 11 && !/\b(?:sin|no|ni|solo)\b/i.test(text.slice(at))) return text.slice(0, at);
  }
  return "";
}

/** The words that say something, folded; all where all are short. */
export function contentWords(text: string): string[] {
  const words = fold(text).split(" ");
  const long = words.filter((word) => word.length > 3);
  return long.length > 0 ? long : words.filter((word) => word.length > 1);
}

/** Whether a text says a thing: every content word of it, or its first one when there are many. */
export function mentions(text: string, thing: string): boolean {
  const folded = ` ${fold(text)}`;
  const words = contentWords(thing);
  const hits = words.filter((word) => folded.includes(` ${word.replace(/(?:es|s)$/, "")}`));
  return words.length > 0 && hits.length * 2 >= words.length;
}
