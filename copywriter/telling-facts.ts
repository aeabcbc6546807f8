import { dataOf } from "./data.ts";
import type { Job } from "./job.ts";
import { fold } from "./spanish/fold.ts";
import { capitalized as capital, graphemes, sentence } from "./spanish/sentences.ts";
import type { Fact, FactRole } from "./understand/request.ts";

/** A line with a label, for facts that are no sentences: «**Cuándo:** viernes y sábado». */
export interface Point {
  label: string;
  emoji: string;
  /** Without a final stop. */
  text: string;
  role: FactRole;
}

export interface Told {
  /** With a capital and a final stop. */
  sentences: string[];
  points: Point[];
}

/** The word before a place in a text, folded. */
const wordBefore = (text: string, at: number) =>
  text.slice(0, at).trim().split(/\s+/).at(-1)?.toLowerCase() ?? "";

/** Where «a las» or «por» is due before an hour or a price: «sábado 19:30», «bombín 95 €». */
function withPrepositions(fact: Fact): string {
  const { beforeNumber } = dataOf<{ beforeNumber: string[] }>("lines/telling");
  const prices = fact.atoms.filter(({ kind }) => kind === "price");
  const last = prices.at(-1);
  const endsInPrice = last !== undefined && fact.text.trimEnd().endsWith(last.text);
  let text = fact.text;
  let from = 0;
  for (const { kind, text: atom } of fact.atoms) {
    const at = text.indexOf(atom, from);
    if (at < 0 || (kind !== "hour" && kind !== "price")) continue;
    const word = wordBefore(text, at);
    const isFree = !beforeNumber.includes(word);
    const isCount = /^\d+$/.test(word) && /^\$/.test(atom) && /^\p{L}/u.test(text);
    const isAfterWord = isFree && at > 2 && (isCount || /^[\p{L})]+$/u.test(word));
    let added = "";
    if (kind === "hour" && isFree && /^\d/.test(atom) && (at > 0 || fact.role === "when"))
      added = /^1(?::|\s|$)/.test(atom) ? "a la " : "a las ";
    else if (kind === "price" && isAfterWord && prices.length > 1) added = endsInPrice ? "a " : "";
    else if (kind === "price" && isCount && isAfterWord) {
      text = `${text.slice(0, at).trimEnd()}, ${text.slice(at)}`;
      from = at + 1 + atom.length;
      continue;
    } else if (kind === "price" && isAfterWord)
      added = /^\s*(?:el|la|los|las|cada|al)\s/i.test(text.slice(at + atom.length)) ? "a " : "por ";
    text = `${text.slice(0, at)}${added}${text.slice(at)}`;
    from = at + added.length + atom.length;
    // «bajos a 8 €, cremalleras a 12 €»
    const isNext =
      prices.length > 1 &&
      endsInPrice &&
      /^ (?![yoeu] |(?:cada|el|la|los|las|por|al|de|en|con|si|hasta|todo|un|una) )\p{L}/u.test(
        text.slice(from),
      );
    if (kind === "price" && isNext) text = `${text.slice(0, from)},${text.slice(from)}`;
  }
  return text;
}

/** A fact as one says it: «sábado 20 de junio 19:30» → «el sábado 20 de junio a las 19:30». */
export function tellFact(fact: Fact): string {
  if (fact.isSentence) return fact.text;
  const text = withPrepositions(fact);
  if (fact.role !== "when") return text;
  if (/^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?! y )\b/iu.test(text))
    return `el ${text}`;
  return /^(?:sábados|domingos)\b/iu.test(text) ? `los ${text}` : text;
}

const rank: Record<FactRole, number> = {
  what: 0,
  included: 3,
  benefit: 1,
  when: 2,
  where: 2,
  price: 3,
  limit: 4,
  condition: 5,
  contact: 6,
};
const labels: Record<FactRole, readonly [string, string]> = {
  what: ["", "👉"],
  included: ["Incluye", "✅"],
  benefit: ["", "✨"],
  when: ["Cuándo", "📅"],
  where: ["Dónde", "📍"],
  price: ["Precio", "💰"],
  limit: ["Plazo", "⏳"],
  condition: ["[Ten|Tenga|Tené] en cuenta", "👉"],
  contact: ["Contacto", "💬"],
};

/** «18 €», «desde $850» */
export const startsWithAmount = (text: string) =>
  /^(?:desde |a |solo |por )?[\d€$£₡A-Z]{1,4}[\s./]{0,2}[\d,./]/.test(text);

/** The facts that say something: «lo nuestro» only says that nothing was told. */
export const toldFacts = (job: Job): readonly Fact[] =>
  job
    .facts()
    .filter(
      ({ text }) => !/^(?:de |sobre )?lo (?:nuestro|mío|que hacemos|de siempre)$/iu.test(text),
    );

/** What was told, without the facts of `skip`: sentences in the order told, the rest as labelled points. */
export function tellAll(job: Job, { skip = [] }: { skip?: readonly Fact[] } = {}): Told {
  const facts = toldFacts(job).filter((fact) => !skip.includes(fact));
  const sentences: string[] = [];
  const points: Point[] = [];
  for (const fact of facts) {
    if (fact.isSentence) {
      sentences.push(sentence(fact.text));
      continue;
    }
    const [label, emoji] = labels[fact.role];
    let text = tellFact(fact);
    let said = label;
    if (fact.role === "included" && !/^(?:con|incluye)\s/i.test(text)) said = "";
    if (fact.role === "included") text = text.replace(/^(?:con|incluye)\s+/i, "");
    if (fact.role === "included" && /\bincluid[oa]s?\b/i.test(text)) said = "";
    if (fact.role === "price" && !startsWithAmount(text)) said = "";
    if (fact.role === "limit" && !/^hasta\b/i.test(text)) said = "";
    if (fact.role === "when" && /^(?:antes|durante|este|esta|hasta|desde|cada)\b/i.test(text))
      said = "Cuándo";
    const filled = job.fill(said) ?? "";
    const before = points.find((point) => point.role === fact.role && point.label === filled);
    const together = before && (filled !== "" || fact.role === "when" || fact.role === "where");
    if (together) before.text = `${before.text}, ${text}`;
    else points.push({ label: filled, emoji, text, role: fact.role });
  }
  points.sort((left, right) => rank[left.role] - rank[right.role]);
  return { sentences, points };
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
export const isSober = (job: Job): boolean =>
  job.tone === "luxury" ||
  job.tone === "professional" ||
  job.tone === "authoritative" ||
  job.business.traits.has("solemn") ||
  job.business.traits.has("sober");

/** A point as a line of its own: «**Cuándo:** el sábado.», with an emoji in the label's place if allowed. */
export function pointLine(point: Point, emoji: boolean): string {
  if (emoji) return `${point.emoji} ${capital(point.text)}`;
  const isNamed = point.role === "when" || point.role === "where" || point.role === "price";
  return isNamed && point.label
    ? `- **${point.label}:** ${point.text}`
    : `- ${capital(point.role === "included" && point.label ? `incluye ${point.text}` : point.text)}`;
}

/** Points as short sentences, those that belong together joined: «El sábado a las 20:00, en la plaza.» */
export function pointSentences(points: readonly Point[]): string[] {
  const made: string[] = [];
  let last: Point | undefined;
  for (const point of points) {
    const joins =
      last !== undefined &&
      rank[last.role] === rank[point.role] &&
      (point.role !== "what" || (graphemes(last.text) < 28 && graphemes(point.text) < 28)) &&
      graphemes(made.at(-1)!) + graphemes(point.text) < 110;
    const text = point.role === "included" && point.label ? `con ${point.text}` : point.text;
    // A word alone is no sentence: «terraza» goes with what stands before or after it.
    const isAlone = !point.text.includes(" ") || (last !== undefined && !last.text.includes(" "));
    if (joins || (isAlone && last !== undefined))
      made[made.length - 1] = `${made.at(-1)!.replace(/\.$/, "")}, ${text}.`;
    else
      made.push(
        sentence(point.role === "included" && point.label ? `incluye ${point.text}` : text),
      );
    last = point;
  }
  return made;
}

/** All that was told as paragraphs: few fragments in sentences, many as a list of lines. */
export function tellParagraphs(
  job: Job,
  { skip, style = "auto" }: { skip?: readonly Fact[]; style?: "auto" | "prose" | "lines" } = {},
): string[] {
  const { sentences, points } = tellAll(job, { skip });
  const isProse =
    style === "prose" ||
    (style === "auto" &&
      ((points.length < 3 && points.length + sentences.length < 3) || job.tone === "luxury"));
  if (isProse) return grouped([...sentences, ...pointSentences(points)]);
  const emoji = allowsEmoji(job);
  return [...grouped(sentences), points.map((point) => pointLine(point, emoji)).join("\n")];
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
