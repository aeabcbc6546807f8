import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { mentions, startsWithAmount, tellFact } from "../telling.ts";
import type { Fact } from "../understand/request.ts";
import { offerName, packed, says, soldSubject } from "./selling-points.ts";

/** «La caja de empotrar modelo C-20» of the note that names the product, without its article, price and what follows a colon. */
export function pageTitle(job: Job, facts: readonly Fact[]): string {
  const subject = soldSubject(job)?.bare ?? job.request.subject?.bare;
  const [first] = facts;
  if (!subject || !first || first.isSentence || !mentions(first.text, subject))
    return capitalized(subject ?? offerName(job));
  const price = first.atoms.find(({ kind }) => kind === "price")?.text ?? "";
  const beforePrice = price ? first.text.split(price)[0]! : first.text;
  const name = beforePrice
    .split(/[:,(]/)[0]!
    .replace(/ (?:a|por|desde|cuesta|vale) ?$/i, "")
    .replace(/^(?:el|la|los|las|un|una|unos|unas) /iu, "")
    .trim();
  return capitalized(graphemes(name) <= 60 && mentions(name, subject) ? name : subject);
}

/** A note without the page's title before it: «miel cruda 1 kg 13,50» is a price then. */
export function withoutTitle(fact: Fact, title: string): Fact {
  const bare = fact.text.replace(/^(?:el|la|los|las) /iu, "");
  if (fact.isSentence || !`${fold(bare)} `.startsWith(`${fold(title)} `)) return fact;
  const rest = bare.slice(title.length).replace(/^[:,;] |^ (?:a|por)? ?(?=[\d$€])/u, "");
  return rest === "" || /^[\p{L}\d$€(]/u.test(rest) ? { ...fact, text: rest } : fact;
}

export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${capitalized(item)}`).join("\n");

/** A fact as a line of a list: a bare amount says what it is. */
export function listed(fact: Fact): string {
  const text = tellFact(fact).replace(/\.$/, "");
  return fact.role === "price" && startsWithAmount(text) ? `Precio: ${uncapitalized(text)}` : text;
}

/** «siempre preguntan si transparenta: NO transparenta», as a question and its answer. */
export function answered({ text }: Fact): { question: string; answer: string } | undefined {
  const [, question, answer] = /\bpreguntan? si ([^:?]{3,80})[:?] ?(.{2,200})$/i.exec(text) ?? [];
  if (!question || !answer) return undefined;
  return {
    question: `¿${capitalized(question)}?`,
    answer: sentence(answer.replace(/^NO /, "No ")),
  };
}

/** The title for search engines: the thing, its place and who offers it, as far as they fit. */
export function seoTitle(job: Job, title: string, place = ""): string {
  const { name } = job.business;
  const placed = place && !says(title, place) ? `${title} en ${place}` : title;
  const texts = [name && `${placed} | ${name}`, name && `${title} | ${name}`, placed, title, name];
  return texts.find((text) => text && graphemes(text) <= 60) ?? "";
}

/** The description for search engines: whole sentences of what was told; notes follow each other in one. */
export function seoDescription(job: Job, title: string, facts: readonly Fact[]): string {
  const { name } = job.business;
  const parts = [name && !says(title, name) ? `${title}, de ${name}` : title];
  let isOpen = true;
  for (const fact of facts) {
    if (answered(fact) || fold(fact.text) === fold(title)) continue;
    // Short notes follow each other in one sentence.
    const isShort = !fact.isSentence && fact.role !== "price" && !/[:,(]/.test(fact.text);
    const mark = parts.length > 1 || parts[0]!.includes(": ") ? ", " : ": ";
    const longer = `${parts.at(-1)}${mark}${uncapitalized(tellFact(fact))}`;
    if (isShort && isOpen && graphemes(longer) < 120) parts[parts.length - 1] = longer;
    else parts.push(tellFact(fact));
    isOpen = isShort;
  }
  return packed(parts.map(sentence), 155).text;
}
