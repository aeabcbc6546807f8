import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import { callFor, headline, mentions, shorten, tellFact } from "../telling.ts";
import { familyOf } from "../trades/trade-of.ts";
import type { Fact, FactRole } from "../understand/request.ts";
import { mayAdd } from "./mail.ts";

/** The questions that a told fact answers, by its role. */
const asked: readonly FactRole[] = [
  "price",
  "when",
  "where",
  "included",
  "limit",
  "condition",
  "contact",
];

export interface Answered {
  question: string;
  answer: string;
}

/** Questions whose answer was told, and the facts that answer them. */
export function answeredQuestions(job: Job, facts: readonly Fact[]): Answered[] {
  const found: Answered[] = [];
  for (const role of asked) {
    const answers = facts
      .filter((fact) => fact.role === role)
      .map((fact) => sentence(tellFact(fact)));
    const question = job.say(`landing.ask.${role}`);
    if (answers.length > 0 && question) found.push({ question, answer: answers.join(" ") });
  }
  return found;
}

/** Questions about such a thing, of its family or naming it, with honest answers. */
export function tradeQuestions(job: Job, count: number): Answered[] {
  if (!mayAdd(job)) return [];
  const { trade } = job.business;
  const { bannedWords } = job.request;
  const words = fold(job.subject.bare)
    .split(" ")
    .filter((word) => word.length > 4);
  const isOwn = (text: string) => words.some((word) => text.includes(word.slice(0, -1)));
  const own = (trade?.questions ?? []).filter(({ ask, answer }) => isOwn(fold(`${ask} ${answer}`)));
  return job
    .shuffle(
      [...(familyOf(trade, job.subject.bare)?.questions ?? []), ...own],
      "questions",
      ({ ask }) => ask,
    )
    .flatMap(({ ask, answer }) => {
      const question = job.fill(ask);
      const text = job.fill(answer);
      const isBanned = bannedWords.some((word) => fold(`${ask} ${answer}`).includes(fold(word)));
      return question && text && !isBanned ? [{ question, answer: text }] : [];
    })
    .slice(0, count);
}

export const questionLines = (questions: readonly Answered[]): string =>
  questions.map(({ question, answer }) => `**${question}**\n${answer}`).join("\n\n");

/** The first of some texts that is no longer than `max`. */
export const fitting = (max: number, ...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text && graphemes(text) <= max) ?? "";

/** Whether customers come from one town: then it stands in titles. */
export const placed = (job: Job): boolean =>
  job.business.place !== "" &&
  !job.business.traits.has("digital") &&
  !dataOf<{ countries: string[] }>("lines/landing").countries.includes(fold(job.business.place));

/** The title for search engines: subject, place and business as far as they fit. */
export function seoTitle(job: Job): string {
  const title = capitalized(job.subject.bare);
  const { name, place } = job.business;
  const isPlaced = placed(job) && !mentions(title, place);
  return fitting(
    60,
    isPlaced && name ? `${title} en ${place} | ${name}` : undefined,
    name && !mentions(title, name) ? `${title} | ${name}` : undefined,
    title,
    shorten(title, 60),
    name,
  );
}

/** The description for search engines: what was told, as far as it fits, and what to do. */
export function seoDescription(job: Job): string {
  const title = capitalized(job.subject.bare);
  const parts = [
    job.business.name && !mentions(title, job.business.name)
      ? `${title} de ${job.business.name}.`
      : `${title}.`,
    ...job.facts().map((fact) => sentence(tellFact(fact))),
    ...job.business.differences.map(sentence),
    callFor(job),
  ];
  let text = "";
  for (const part of parts) {
    const longer = text === "" ? part : `${text} ${part}`;
    if (!fold(text).includes(fold(part)) && graphemes(longer) <= 155) text = longer;
  }
  return text || sentence(headline(job, 150));
}
