import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { phrase } from "../spanish/phrase.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { headlineOf, shorten, tellAll, tellFact } from "../telling.ts";
import { actionFor } from "../telling-call.ts";
import { familyOf } from "../trades/trade-of.ts";
import type { Fact } from "../understand/request.ts";

export interface Mail {
  subject: string;
  preheader?: string;
  /** Paragraphs and lists, without greeting and farewell. */
  body: readonly string[];
  button?: string;
}

/** The greeting, the paragraphs and the farewell of a message. */
export function letter(job: Job, paragraphs: readonly string[]): string {
  const farewell = job.business.traits.has("solemn") ? "Un saludo" : job.fill("Un saludo");
  const isNamed = job.business.name !== "" && !job.request.bans.includes("business");
  return [
    "Hola:",
    ...paragraphs.filter(Boolean),
    isNamed ? `${farewell},\n${job.business.name}` : `${farewell}.`,
  ].join("\n\n");
}

/** A whole mail with its labels. */
export function mailText(job: Job, mail: Mail): string {
  const { preheader = "" } = mail;
  return [
    `**Asunto:** ${mail.subject}`,
    ...(preheader && fold(preheader) !== fold(mail.subject)
      ? [`**Preencabezado:** ${preheader}`]
      : []),
    letter(job, [...mail.body, mail.button ? `**Botón:** ${mail.button}` : ""]),
  ].join("\n\n");
}

/** «traigan»: what readers are asked, and how it is said to them and denied. */
export interface Request {
  verb: string;
  yes: string;
  no: string;
}

export const requestIn = (content: string): Request | undefined => {
  const [first = ""] = fold(content).split(" ");
  return dataOf<{ requests: Request[] }>("lines/flow").requests.find(({ verb }) => verb === first);
};

/** «traigan toalla» → «Trae toalla.», «traigan neopreno no» → «No hace falta que traigas neopreno.» */
export function requestLine(job: Job, content: string, { yes, no }: Request): string {
  const given = /^(?:que\s+)?se (l[oa]s?) (\S+mos)$/i.exec(content);
  if (given) return job.fill(`[Te|Se|Te] ${given[1]} ${given[2]}.`) ?? "";
  const object = requestIn(content) ? content.split(" ").slice(1).join(" ") : content;
  const denied = /^(.+) no$/i.exec(object) ?? /^no (.+)$/i.exec(object);
  return job.fill(denied ? `No hace falta que ${no} ${denied[1]}.` : `${yes} ${object}.`) ?? "";
}

/** What the owner says of a message («preguntar si aprueban»), said by the message: «¿Aprueban…?» */
function saidDirectly(job: Job, fact: Fact): Fact {
  if (/^(?:pedimos )?disculpas?$/i.test(fact.text))
    return {
      ...fact,
      text: job.fill("[te|le|te] pedimos disculpas") ?? fact.text,
      isSentence: true,
    };
  const request = requestIn(fact.text);
  if (request)
    return {
      ...fact,
      text: requestLine(job, fact.text, request).replace(/\.$/, ""),
      isSentence: true,
    };
  const [verb = "", link = "", ...rest] = fact.text.split(" ");
  if (rest.length === 0 || fact.isSentence || !/^(?:si|por|que)$/i.test(link)) return fact;
  const verbs = dataOf<{ verbs: { ask: string[]; tell: string[] } }>("lines/mail").verbs;
  const key = fold(verb);
  if (verbs.ask.includes(key) && /^si$/i.test(link))
    return { ...fact, text: `¿${capitalized(rest.join(" "))}?`, isSentence: true };
  if (verbs.tell.includes(key) && /^que$/i.test(link))
    return { ...fact, text: rest.join(" "), isSentence: true };
  return fact;
}

/** «La sección de pintura a medida»: names the subject and nothing else. */
function isAboutPiece(job: Job, text: string): boolean {
  const subject = fold(job.subject.bare).split(" ");
  const pieces = dataOf<{ pieces: string[] }>("lines/mail").pieces;
  const words = fold(text)
    .split(" ")
    .filter((word) => word.length > 3);
  return words.length > 0 && words.every((word) => subject.includes(word) || pieces.includes(word));
}

/** «Va en 3 fases» → «el informe va en 3 fases», once, where nothing names what it is about. */
function withSubject(job: Job, facts: readonly Fact[]): Fact[] {
  const { subject } = job.request;
  const { predicates } = dataOf<{ predicates: string[] }>("lines/mail");
  const [first, ...rest] = facts;
  const isBare = first?.isSentence && predicates.includes(fold(first.text.split(" ")[0]!));
  if (!first || !isBare || !subject?.hasArticle || subject.plural) return [...facts];
  return [{ ...first, text: `${subject.full} ${uncapitalized(first.text)}` }, ...rest];
}

/** «septiembre» alone: when a newsletter leaves. */
export const isMonth = ({ text, atoms }: Fact): boolean =>
  atoms[0]?.kind === "month" && fold(atoms[0].text) === fold(text);

/** The job with fragments of one clause put together again, and orders to the worker said directly. */
export function inClauses(job: Job): Job {
  const clauses = correct(job.brief.prompt.slice(0, 2000))
    .split(/[,;:()\n]+\s*|\.\s+/)
    .map(fold);
  const facts: Fact[] = [];
  for (const fact of job.facts()) {
    const last = facts.at(-1);
    const both = last ? `${fold(last.text)} ${fold(fact.text)}` : "";
    const isOne =
      last &&
      !isMonth(last) &&
      !last.isSentence &&
      !fact.isSentence &&
      last.text.length + fact.text.length < 100 &&
      clauses.some((clause) => clause.includes(both));
    if (isOne)
      facts[facts.length - 1] = {
        ...last,
        text: `${last.text} ${fact.role === "when" ? tellFact(fact) : fact.text}`,
        atoms: [...last.atoms, ...fact.atoms],
      };
    else facts.push(fact);
  }
  const isEmpty = ({ text, atoms }: Fact) =>
    /^\d+ (?:correos|mails|emails|mensajes)\b/i.test(text) ||
    (atoms.length === 0 && isAboutPiece(job, text));
  const said = facts.map((fact) => saidDirectly(job, fact)).filter((fact) => !isEmpty(fact));
  return withFacts(job, withSubject(job, said));
}

/** The same job with other facts. */
export const withFacts = (job: Job, facts: readonly Fact[]): Job => ({
  ...job,
  request: { ...job.request, facts },
  facts: (...roles) =>
    roles.length === 0 ? facts : facts.filter(({ role }) => roles.includes(role)),
});

/** A mail's subject: a new price, else the first news that fits, by the limit that was told. */
export function subjectLine(job: Job): string {
  const max = Math.min(60, job.request.limits.subjectMaxChars ?? 50);
  const { subject } = job.request;
  const [first] = job.facts();
  const { changes } = dataOf<{ changes: string[] }>("lines/mail");
  const isChange =
    (first?.atoms ?? []).filter(({ kind }) => kind === "price").length > 1 &&
    fold(first!.text)
      .split(" ")
      .some((word) => changes.includes(word));
  const change = isChange && subject ? job.say("mail.change.subject") : "";
  const isNews = first && (first.isSentence || ["what", "when", "benefit"].includes(first.role));
  const news = isNews ? tellFact(first) : "";
  const lead = news.split(": ")[0]!;
  const found = [change, news, lead].find((text) => text.length > 7 && graphemes(text) <= max);
  return capitalized(found ?? headlineOf(job, max).text).replace(/[.,;:]+$/, "");
}

/** What stands behind the subject in the inbox: another fact, else what the business does. */
export function preheaderLine(job: Job, subject: string): string {
  const said = fold(subject);
  const facts = job.facts().filter((fact) => !said.includes(fold(tellFact(fact))));
  const texts = facts.map((fact) => capitalized(tellFact(fact)));
  const fits = texts.filter((text) => !fold(text).startsWith(said) && graphemes(text) <= 89);
  const cut = texts
    .map((text) => shorten(text, 89))
    .find((text) => text && !fold(text).startsWith(said));
  const service = shorten(job.business.service, 89);
  const ways = job.business.differences.filter((way) => graphemes(way) <= 89);
  const text =
    fits.find((fit) => !fit.startsWith("¿")) ??
    cut ??
    [service, ...ways].find((one) => one && !fold(one).startsWith(said));
  if (!text || job.request.bannedWords.some((word) => fold(text).includes(fold(word)))) return "";
  // The body tells the fact, too: the same sentence twice reads like a mistake.
  const continued = `Además, ${uncapitalized(text)}`;
  const isTold = facts.some((fact) => fact.isSentence && fold(tellFact(fact)) === fold(text));
  return sentence(isTold && graphemes(continued) <= 89 ? continued : text);
}

/** What was told as paragraphs, in the order told: fragments follow their sentence; four or more make a list. */
export function factParagraphs(job: Job, skip: readonly Fact[] = [], start = ""): string[] {
  const { sentences, points } = tellAll(job, { skip });
  if (points.length < 4)
    return paragraphsOf(
      inProse(
        job,
        job.facts().filter((fact) => !skip.includes(fact)),
        start,
      ),
    );
  const items = points.map(({ label, text }) =>
    label ? `- **${label}:** ${text}` : `- ${capitalized(text)}`,
  );
  return [...(start ? [start] : []), ...paragraphsOf(sentences), items.join("\n")];
}

/** «elegir día» → «puedes elegir día» */
function asOffer(job: Job, fact: Fact): string {
  const [first = ""] = fact.text.split(" ");
  const isInfinitive = /^[a-z]{3,}(?:ar|er|ir)$/.test(fold(first)) && !phrase(first).hasArticle;
  const text = tellFact(fact);
  return isInfinitive && !fact.isSentence
    ? (job.fill(`[puedes|puede|podés] ${uncapitalized(text)}`) ?? text)
    : text;
}

/** Facts as sentences, behind a first one; a fragment that is no matter of its own hangs on what stands before it. */
export function inProse(job: Job, facts: readonly Fact[], start = ""): string[] {
  const made = start ? [start] : [];
  let isAfterSentence = false;
  for (const fact of facts) {
    const text = asOffer(job, fact);
    const before = made.at(-1) ?? "";
    const isMatter = fact.isSentence || fact.role === "what" || fact.role === "contact";
    const isPriceApart = fact.role === "price" && !isAfterSentence && !start && made.length > 0;
    if (
      !isMatter &&
      !isPriceApart &&
      before.endsWith(".") &&
      graphemes(before) + graphemes(text) < 150
    )
      made[made.length - 1] =
        `${before.slice(0, -1)}${fact.role === "price" && isAfterSentence ? ":" : ","} ${uncapitalized(text)}.`;
    else made.push(sentence(text));
    isAfterSentence = fact.isSentence && fact.role === "what";
  }
  return made;
}

/** A fact about one message of several («el tercero puede llevar 5 %»): which, and what it says. */
export function forMessage(fact: Fact): { at: number; fact: Fact } | undefined {
  const { ordinals, carriers } = dataOf<{ ordinals: string[][]; carriers: string[] }>("lines/mail");
  const parts = fact.text.split(" ");
  const start = /^(?:el|la|en|al)$/i.test(parts[0] ?? "") ? 1 : 0;
  // «El 2 de mayo» is a date.
  if (
    /^\d/.test(parts[start] ?? "") &&
    (start === 0 || !carriers.includes(fold(parts[start + 1] ?? "")) || parts[start + 1] === "de")
  )
    return undefined;
  const at = ordinals.findIndex((names) => names.includes(fold(parts[start] ?? "")));
  if (at < 0) return undefined;
  let rest = parts.slice(start + 1);
  while (carriers.includes(fold(rest[0] ?? ""))) rest = rest.slice(1);
  return { at, fact: { ...fact, text: rest.join(" ") } };
}

/** Short sentences side by side, two at most in a paragraph. */
export function paragraphsOf(sentences: readonly string[]): string[] {
  const made: string[] = [];
  for (const text of sentences) {
    const last = made.at(-1);
    if (last && graphemes(last) + graphemes(text) < 150 && !last.includes("\n") && made.length > 1)
      made[made.length - 1] = `${last} ${text}`;
    else made.push(text);
  }
  return made;
}

/** A button's words for what readers are asked to do. */
export const buttonFor = (job: Job): string =>
  job.say(`mail.button.${actionFor(job)}`) || "Escribirnos";

/** Lines of a list with a capital each. */
export const bullets = (items: readonly string[]): string =>
  items.map((item) => `- ${capitalized(item)}`).join("\n");

/** What is known of such a thing, for pieces of which little was told: «fact.trade» lines, else a tip of the trade. */
export function knowledge(job: Job, count = 2): string[] {
  const few =
    job.facts().length < 4 && mayAdd(job) && (job.request.subject || job.facts().length === 0);
  if (!few || !familyOf(job.business.trade, job.subject.bare)) return [];
  return job.several("fact.trade", count).map(sentence);
}

/** What business, traits and limits allow to add: nothing to a short or plain text. */
export const mayAdd = (job: Job): boolean =>
  job.plainness === 0 && !job.request.limits.isShort && job.request.limits.maxChars === undefined;
