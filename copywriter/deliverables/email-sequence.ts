import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { graphemes, sentence } from "../spanish/sentences.ts";
import { differences, tellFact } from "../telling.ts";
import { isOffer, mailBody, mailSubject } from "./email.ts";
import { planOf } from "./flow-plan.ts";
import {
  bullets,
  buttonFor,
  forMessage,
  inClauses,
  inProse,
  type Mail,
  mailText,
  preheaderLine,
  withFacts,
} from "./mail.ts";
import { readerOf } from "./reader.ts";

const waits: readonly string[] = [
  "el primer día",
  "a los 3 días",
  "a los 7 días",
  "a los 12 días",
  "a los 18 días",
];

export const emailSequence: Deliverable = {
  id: "email-sequence",
  rule: "Entre 3 y 5 correos; cada uno con cuándo sale, asunto (máximo 50), preencabezado (máximo 90), cuerpo y botón; y quién sale de la secuencia.",
  write: (ordered) => {
    const whole = inClauses(ordered);
    const about = whole.facts().map((fact) => ({ fact, message: forMessage(fact) }));
    const job = withFacts(
      whole,
      about.flatMap(({ fact, message }) => (message ? [] : [fact])),
    );
    const count = job.count(3, 5);
    const told = planOf(job).steps.flatMap(({ when }) => (when ? [when] : []));
    const mails = mailsOf(job, count).map((mail, at) => {
      const own = about.flatMap(({ message }) => (message?.at === at ? [message.fact] : []));
      const said = inProse(
        job,
        own.filter(({ text }) => !/^al? /.test(text)),
      );
      return { ...mail, body: [...mail.body.slice(0, -1), ...said, ...mail.body.slice(-1)] };
    });
    return {
      title: "Secuencia de correos",
      body: [
        ...mails.map(
          (mail, at) => `### Correo ${at + 1} · ${told[at] ?? waits[at]}\n\n${mailText(job, mail)}`,
        ),
        `**Sale de la secuencia:** ${job.say("mail.leaves")}`,
      ].join("\n\n"),
      reasons: [
        "Cada correo tiene un motivo propio: el asunto, las dudas y la despedida.",
        "Quien responde deja de recibirlos.",
      ],
    };
  },
};

/** The matter, how the business works, what else there is, a question, and the last one. */
function mailsOf(job: Job, count: number): Mail[] {
  const subject = mailSubject(job);
  const button = isOffer(job) ? { button: buttonFor(job) } : {};
  const first: Mail = {
    subject,
    preheader: preheaderLine(job, subject),
    body: mailBody(job, { isFirst: true }),
    ...button,
  };
  const middle = [secondMail(job), moreMail(job), questionMail(job)].filter(
    (mail) => mail !== undefined,
  );
  return [first, ...middle.slice(0, Math.max(0, count - 2)), ...(count > 1 ? [lastMail(job)] : [])];
}

/** What sets the business apart; undefined when that is not known. */
function secondMail(job: Job): Mail | undefined {
  const ways = differences(job, 4);
  if (ways.length === 0) return undefined;
  return {
    subject: job.say("mail.second.subject"),
    preheader: sentence(ways[0]!),
    body: [`${job.say("mail.second.lead")}\n\n${bullets(ways)}`, job.say("mail.second.call")],
  };
}

function moreMail(job: Job): Mail | undefined {
  const others = job.business.products.filter(({ bare }) => fold(bare) !== fold(job.subject.bare));
  if (others.length === 0) return undefined;
  const slots = { others: list(others.slice(0, 3).map(({ bare }) => bare)) };
  return {
    subject: job.say("mail.more.subject"),
    preheader: "",
    body: [job.say("mail.more.lead", slots), job.say("mail.doubt")],
  };
}

const questionMail = (job: Job): Mail => ({
  subject: job.say("mail.ask.subject"),
  preheader: job.say("mail.ask.preheader"),
  body: [job.say("mail.ask.lead")],
});

function lastMail(job: Job): Mail {
  const deadline = job.facts("limit").map(tellFact)[0];
  const asked = readerOf(job)?.slots.thing;
  const about = asked || (job.request.subject ? job.subject.full : "");
  const subject = about
    ? job.say("mail.last.subject", { about })
    : job.say("mail.last.subject.plain");
  return {
    subject: graphemes(subject) <= 50 ? subject : job.say("mail.last.subject.plain"),
    preheader: job.say("mail.last.preheader"),
    body: [
      about ? job.say("mail.last.lead", { about }) : job.say("mail.last.lead.plain"),
      deadline && graphemes(deadline) < 60 ? sentence(deadline) : "",
      job.say("mail.last.call"),
    ],
  };
}
