import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { monthNamed } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import type { Phrase } from "../spanish/phrase.ts";
import {
  capitalized,
  graphemes,
  sentence,
  sentencesOf,
  uncapitalized,
} from "../spanish/sentences.ts";
import { grouped, mentions, tellFact } from "../telling.ts";
import { callLine } from "../telling-call.ts";
import { familyOf } from "../trades/trade-of.ts";
import { spansOf } from "../understand/atoms.ts";
import type { Fact } from "../understand/request.ts";
import { tokensOf } from "../understand/tokens.ts";
import { isVerb } from "../understand/verbs.ts";
import { hangs, isAsked, isCommand, spoken } from "./spoken.ts";
import { deedOf, hasVerb, toReaders } from "./to-readers.ts";

export interface Mail {
  subject: string;
  preheader?: string;
  /** Paragraphs and lists, without greeting and farewell. */
  body: readonly string[];
  button?: string;
}

/** The greeting, the paragraphs and the farewell of a message. */
export function letter(job: Job, paragraphs: readonly string[]): string {
  const [, signer] =
    /\b[Ff]irm[oa](?: yo)?[,:]? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,3})/u.exec(job.brief.prompt) ??
    [];
  const isNamed = job.business.name !== "" && !job.request.bans.includes("business");
  const names = [signer, isNamed ? job.business.name : ""].filter(Boolean).join("\n");
  return [
    job.request.register === "usted" ? "Buenos días:" : "Hola:",
    ...paragraphs.filter(Boolean),
    names ? `Un saludo,\n${names}` : "Un saludo.",
  ].join("\n\n");
}

/** A whole mail with its labels. */
export function mailText(job: Job, { subject, preheader = "", body, button }: Mail): string {
  return [
    `**Asunto:** ${subject}`,
    preheader && fold(preheader) !== fold(subject) ? `**Preencabezado:** ${preheader}` : "",
    letter(job, [...body, button ? `**Botón:** ${button}` : ""]),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** What was told, fact by fact, as it is said to readers; notes without a stop. A fact that lists topics is one for each. */
export function toldLines(
  job: Job,
  topicsOf?: (fact: string) => string[],
): { text: string; isSentence: boolean }[] {
  const facts = job
    .facts()
    .filter(({ text }) => !isSignature(text) && !isNumber(text) && !isMonth(text));
  const { question } = job.request;
  const part = (text: string) => ({ text: spoken(job, text), isSentence: true });
  const isTold = !question || facts.some(({ text }) => fold(text).includes(fold(question.text)));
  const asked = isTold ? [] : (topicsOf?.(question.text) ?? [question.text]).map(part);
  const told = facts.flatMap((fact) => {
    const topics = topicsOf?.(fact.text) ?? [fact.text];
    if (topicsOf && (topics.length > 1 || !fact.isSentence)) return topics.map(part);
    const isSpoken = fact.isSentence || isAsked(fact.text) || isCommand(job, fact.text);
    const text = isSpoken ? spoken(job, fact.text) : toReaders(job, tellFact(fact));
    return { text: capitalized(text), isSentence: isSpoken };
  });
  return [...asked, ...told].filter(({ text }) => text !== "");
}

/** «Primero», «2»: which message something is for. */
const isNumber = (text: string) =>
  /^(?:\d{1,2}|primero|segundo|tercero|cuarto|quinto|último)$/i.test(text);
/** «Diciembre» alone: when the mail leaves. */
export const isMonth = (text: string) => !text.includes(" ") && monthNamed(text) !== undefined;
const isSignature = (text: string) => /^(?:y )?(?:lo )?firm[oa](?:\s|$)/iu.test(text);

/** What was told as paragraphs in the owner's order; three notes in a row or more are a list. */
export function toldParagraphs(job: Job, isOpened = false): string[] {
  const paragraphs: string[] = [];
  const lines = toldLines(job);
  for (let at = 0; at < lines.length; ) {
    const { isSentence } = lines[at]!;
    let end = at;
    while (lines[end]?.isSentence === isSentence) end += 1;
    const run = lines.slice(at, end).map(({ text }) => text);
    const opening = at === 0 && !isSentence && !isOpened ? notesOpening(job) : "";
    const isList = !isSentence && run.length > (opening ? 1 : 2);
    if (isList) paragraphs.push(opening, bullets(run));
    else if (opening) paragraphs.push(`${opening} ${uncapitalized(sentence(run[0]!))}`);
    else paragraphs.push(...grouped(run.map(sentence)));
    at = end;
  }
  return paragraphs;
}

/** Before notes: «… con esta propuesta:». */
function notesOpening(job: Job): string {
  const isOffer = / ofrec/.test(` ${fold(job.brief.prompt.slice(0, 400))}`);
  const isPriced = job.facts("price").length > 0;
  return job.say(isOffer || isPriced || job.business.isB2b ? "mail.proposal" : "mail.notes");
}

/** Ends before what only explains: «no hay clase, porque …». */
const breaks = [": ", ", ", " (", " porque ", " ya que ", " así que ", " pero ", " para que "];

/** The shortest true forms of a sentence, the fullest first. */
function shortForms(text: string): string[] {
  const whole = text.replace(/[.,;:]+$/, "");
  const tokens = tokensOf(whole);
  // «A partir del 3 de noviembre | abrimos también los viernes»
  const dated = spansOf(tokens).find(
    ({ kind, from, to }) =>
      (kind === "date" || kind === "weekday" || kind === "month") && from < 4 && isVerb(tokens, to),
  );
  const undated = dated ? whole.slice(tokens[dated.to]!.start) : "";
  return [whole, undated].filter(Boolean).flatMap((form) => {
    const heads = breaks.map((mark) => form.split(mark)[0]!);
    // «… y el lunes volvemos»: a clause of its own on both sides.
    const [before = "", after = ""] = form.split(/ y (.+)/u);
    if (hasVerb(before) && hasVerb(after.split(" ").slice(0, 4).join(" "))) heads.push(before);
    const whole = hasVerb(form);
    const isOpen = (head: string) => head.split("(").length !== head.split(")").length;
    return [
      form,
      ...heads.filter(
        (head) => !isOpen(head) && (!whole || hasVerb(head) || form.includes(`${head}: `)),
      ),
    ];
  });
}

const leading = ["el", "la", "los", "las", "un", "una", "unos", "unas", "del", "al", "sobre", "de"];

/** What the order is about, when that is surely a thing: a product, or named with an article. */
export function subjectOf({ brief, business, request: { subject } }: Job): Phrase | undefined {
  const bare = fold(subject?.bare ?? "");
  const isProduct = business.products.some((product) => fold(product.bare).includes(bare));
  const prompt = ` ${fold(brief.prompt.slice(0, 1000))} `;
  const isNamed = isProduct || leading.some((word) => prompt.includes(` ${word} ${bare} `));
  return subject?.hasArticle && isNamed && !isMonth(bare) ? subject : undefined;
}

/** A mail's subject: the shortest true form of the first thing told, else what the order is about. */
export function subjectLine(job: Job, lines: readonly string[], isOne = false): string {
  const max = job.request.limits.subjectMaxChars ?? 60;
  const fits = (text: string) => graphemes(text) > 7 && graphemes(text) <= max;
  const [first = ""] = sentencesOf(lines.find((line) => !line.startsWith("[")) ?? "");
  const about = subjectOf(job)?.bare ?? "";
  // What nothing names is what the whole mail is about.
  const isNamed = !isOne || about === "" || lines.some((line) => mentions(line, about));
  const short = shortForms(first).filter(
    (form) =>
      !hangs.test(form) || isAsked(form) || (form.length > first.length - 2 && hasVerb(form)),
  );
  const { name, service } = job.business;
  if (lines.length === 0 && deedOf(job, job.request.audience ?? ""))
    return job.say("mail.ask.subject");
  const others = lines.length > 0 ? [about, `Un mensaje de ${name}`] : [about, service, name];
  const found = [...(isNamed ? short : [about, ...short]), ...others].find(fits);
  return capitalized(found ?? "Un mensaje para ti").replace(/[.,;:]+$/, "");
}

/** What stands behind the subject in the inbox: the next fact, when it is whole there. */
export function preheaderLine(lines: readonly string[]): string {
  const [, next = ""] = lines;
  return next && graphemes(next) <= 89 && !next.includes("[") ? sentence(next) : "";
}

/** The one thing to do: as ordered, else an answer to this mail; none where what was told asks for something. */
export function closing(job: Job, lines: readonly string[]): string {
  const { action, limits } = job.request;
  if (limits.ending === "?") return job.say("mail.question");
  const told = ` ${fold(lines.join(" "))}`;
  const isCalled = /\?$| (?:respond|contest|llama|llame|escrib|reserv)/;
  if (isCalled.test(told)) return "";
  if (action && action !== "reply") return callLine(job, { how: "respondiendo a este correo" });
  const isOffer = lines.length > 0 && !hasVerb(lines[0]!) && job.request.deliverable === "email";
  const use = isOffer ? "mail.interest" : "mail.doubt";
  // It may stand in several mails.
  return (
    job.say(use) ||
    (job.fill(dataOf<Record<string, { text: string }[]>>("lines/mail")[use]![0]!.text) ?? "")
  );
}

/** How a mail begins where what was told needs it: what it is about, whom it is from, or why it comes. */
export function openingLine(job: Job, lines: readonly string[]): string {
  if (lines.length === 0) {
    const did = deedOf(job, job.request.audience ?? "");
    return (
      (did && job.say("mail.because", { did })) || job.say("mail.who") || job.say("mail.plain")
    );
  }
  const subject = subjectOf(job);
  if (!subject || lines.some((line) => mentions(line, subject.bare))) return "";
  const isInvited = / invit/.test(` ${fold(job.brief.prompt.slice(0, 400))}`);
  const to = `a ${subject.full}`.replace(/^a el /, "al ");
  return (isInvited && job.say("mail.invite", { to })) || job.say("mail.offer");
}

/** The same job with other facts. */
export const withFacts = (job: Job, facts: readonly Fact[]): Job => ({
  ...job,
  request: { ...job.request, facts },
  facts: (...roles) =>
    roles.length === 0 ? facts : facts.filter(({ role }) => roles.includes(role)),
});

/** Lines of a list with a capital each. */
export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${capitalized(item)}`).join("\n");

/** What is known of such a thing, for pages of which little was told: «fact.trade» lines. */
export function knowledge(job: Job, count = 2): string[] {
  const few =
    job.facts().length < 4 && mayAdd(job) && (job.request.subject || job.facts().length === 0);
  if (!few || !familyOf(job.business.trade, job.subject.bare)) return [];
  return job.several("fact.trade", count).map(sentence);
}

/** Whether anything may be added: nothing to a short or plain text. */
const mayAdd = (job: Job): boolean =>
  job.plainness === 0 && !job.request.limits.isShort && job.request.limits.maxChars === undefined;
