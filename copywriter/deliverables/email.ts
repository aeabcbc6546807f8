import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { ofPhrase, phrase } from "../spanish/phrase.ts";
import { graphemes } from "../spanish/sentences.ts";
import { callFor, differences, mentions, shorten, tellFact } from "../telling.ts";
import { actionFor } from "../telling-call.ts";
import type { Fact } from "../understand/request.ts";
import { isOrder } from "./flow-plan.ts";
import {
  bullets,
  buttonFor,
  factParagraphs,
  inClauses,
  isMonth,
  knowledge,
  mailText,
  mayAdd,
  preheaderLine,
  subjectLine,
  withFacts,
} from "./mail.ts";
import { type Reader, readerOf } from "./reader.ts";

export const email: Deliverable = {
  id: "email",
  rule: "«Asunto» (máximo 50), «Preencabezado» (máximo 90), cuerpo de 90 a 220 palabras con un solo botón (máximo 25) y despedida. Sin asuntos engañosos.",
  write: (ordered) => {
    const { lead, job } = withMonth(inClauses(ordered));
    const subject = mailSubject(job);
    return {
      title: "Correo",
      body: mailText(job, {
        subject,
        preheader: preheaderLine(job, subject),
        body: [lead, ...mailBody(job)],
        ...(isOffer(job) && !job.request.limits.isShort && job.request.limits.ending !== "?"
          ? {
              button:
                isToBusinesses(job) && !job.request.action
                  ? job.say("mail.button.quote")
                  : buttonFor(job),
            }
          : {}),
      }),
      reasons: [
        "El asunto dice lo principal y cabe en la pantalla del teléfono.",
        "Están los datos que diste y ninguno más.",
      ],
    };
  },
};

/** «Sobre el presupuesto» to those who asked for one, else the news. */
export function mailSubject(job: Job): string {
  const thing = readerOf(job)?.slots.thing;
  const about = thing ? job.say("mail.about.subject", { thing }) : "";
  return about && graphemes(about) <= (job.request.limits.subjectMaxChars ?? 50)
    ? about
    : job.facts().length > 0 || job.request.subject
      ? subjectLine(job)
      : shorten(job.business.service, 50) || subjectLine(job);
}

/** Whether something is sold or proposed; else the mail only tells something. */
export function isOffer(job: Job): boolean {
  const { request } = job;
  if (request.action && request.action !== "reply") return true;
  if (readerOf(job)) return false;
  return !request.facts.some(({ isSentence, role }) => isSentence && role !== "benefit");
}

/** First line, what was told, what sets the business apart, and one thing to do. */
export function mailBody(job: Job, { isFirst = false } = {}): string[] {
  const reader = readerOf(job);
  const offers = isOffer(job);
  const offer = offers && !reader ? offerLead(job) : { text: "" };
  const isNewcomer = reader !== undefined && ["bought", "booked", "joined"].includes(reader.kind);
  const facts = isNewcomer
    ? [bullets(job.facts().map(tellFact))]
    : factParagraphs(job, offer.fact ? [offer.fact] : [], offer.fact && offer.text);
  return [
    reader ? readerLead(job, reader) : offer.fact ? "" : offer.text,
    ...facts,
    offers && !job.request.audience ? knowledge(job).join(" ") : "",
    !isFirst && mayAdd(job) && !reader?.isUndecided && (offers || facts.length === 0)
      ? ways(job)
      : "",
    lastLine(job, reader, offers),
  ];
}

function readerLead(job: Job, { kind, slots, isUndecided }: Reader): string {
  const lead = job.say(`mail.${kind}`, slots);
  if (job.facts().length === 0 && /:$/.test(lead)) return lead.split(". ")[0]!.concat(".");
  return kind === "came" && isUndecided ? job.say("mail.undecided", slots) : lead;
}

/** The first line of an offer, which names it in full where it is one thing. */
function offerLead(job: Job): { text: string; fact?: Fact } {
  const facts = job.facts();
  if (facts.length === 0 && job.request.subject)
    return { text: job.say("mail.offer", { thing: ofPhrase(job.subject) }) };
  if (facts.length === 0)
    return {
      text: job.business.service === "" ? job.say("mail.offer.plain") : job.say("mail.who"),
    };
  const main = facts.find(
    ({ role, isSentence, text }) =>
      !isSentence &&
      (role === "what" || fold(text).split(" ")[0] === fold(job.subject.bare).split(" ")[0]),
  );
  const { subject } = job.request;
  const isOther = main && subject && !mentions(main.text, subject.bare) && /\d/.test(main.text);
  const thing = phrase(main && !isOther && !isOrder(main.text) ? tellFact(main) : "");
  if (main && thing.gender && thing.hasArticle && graphemes(main.text) <= 110)
    return { text: job.say("mail.offer", { thing: ofPhrase(thing) }), fact: main };
  return job.request.subject
    ? { text: job.say("mail.offer", { thing: ofPhrase(job.subject) }) }
    : { text: job.say("mail.offer.plain") };
}

/** What sets the business apart, as a list. */
export function ways(job: Job): string {
  const found = differences(job, 3);
  return found.length >= 2 ? `${job.say("mail.ways")}\n\n${bullets(found)}` : "";
}

function lastLine(job: Job, reader: Reader | undefined, offers: boolean): string {
  if (job.request.limits.ending === "?") return job.say("mail.question");
  if (reader?.isUndecided)
    return job.say(reader.kind === "came" ? "mail.undecided.call" : "mail.asked.call");
  const { action } = job.request;
  if (!offers && !action) return job.say("mail.doubt");
  const wanted = action ?? (isToBusinesses(job) ? "quote" : actionFor(job));
  if (wanted === "message" && !job.request.actionText) return job.say("mail.call.message");
  const call = callFor(job, { how: "respondiendo a este correo", action: wanted });
  const isTold = fold(factParagraphs(job).join(" ")).includes(fold(call));
  return isTold ? job.say("mail.doubt") : call;
}

/** Whether the readers buy for an organisation: they ask for a quote. */
function isToBusinesses(job: Job): boolean {
  const words = fold(job.request.audience ?? "").split(" ");
  const { organisations } = dataOf<{ organisations: string[] }>("lines/mail");
  return words.some((word) => organisations.some((start) => word.startsWith(start)));
}

/** A month that was told alone («newsletter de septiembre») as a first line, and the job without it. */
export function withMonth(job: Job): { lead: string; job: Job } {
  const subject = fold(job.subject.bare).split(" ");
  const month = job.facts().find((fact) => {
    const words = fold(fact.text)
      .split(" ")
      .filter((word) => word.length > 3 && !subject.includes(word));
    return isMonth({ ...fact, text: words.join(" ") });
  });
  if (!month) return { lead: "", job };
  const rest = withFacts(
    job,
    job.facts().filter((fact) => fact !== month),
  );
  return { lead: job.say("mail.month", { month: month.atoms[0]!.text.toLowerCase() }), job: rest };
}
