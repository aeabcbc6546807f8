import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { differences } from "../telling.ts";
import { readPlan } from "./flow-plan.ts";
import {
  bullets,
  closing,
  type Mail,
  mailText,
  preheaderLine,
  subjectLine,
  toldLines,
} from "./mail.ts";
import { messageParts } from "./message-parts.ts";
import { isAsked, spoken } from "./spoken.ts";
import { deedOf } from "./to-readers.ts";

const waits: readonly string[] = [
  "el primer día",
  "a los 3 días",
  "a los 7 días",
  "a los 12 días",
  "a los 18 días",
];

export const emailSequence: Deliverable = {
  id: "email-sequence",
  rule: "Entre 3 y 5 correos; cada uno con cuándo sale, asunto (máximo 60), preencabezado (máximo 90) y cuerpo; y quién sale de la secuencia.",
  write: (job) => {
    const parts = partsOf(job);
    const count = Math.max(parts.length, job.count(3, 5));
    const told = readPlan(job).steps.flatMap(({ when }) => (when ? [when] : []));
    const mails = mailsOf(job, parts, count);
    const sheets = mails.map(
      (mail, at) =>
        `### Correo ${at + 1} · ${told[at] ?? waits[at] ?? waits.at(-1)}\n\n${mailText(job, mail)}`,
    );
    const hasGap = sheets.some((sheet) => sheet.includes("[cuenta aquí"));
    return {
      title: "Secuencia de correos",
      ...(hasGap
        ? { note: "Aquí la tienes. Completa lo que va entre corchetes: no me diste el contenido." }
        : {}),
      body: [...sheets, `**Sale de la secuencia:** ${job.say("mail.leaves")}`].join("\n\n"),
      reasons: ["Quien responde deja de recibirlos."],
    };
  },
};

/** What each mail tells, in the order told: as numbered, else shared out. */
function partsOf(job: Job): string[][] {
  const text = correct(job.brief.prompt.slice(0, 2000));
  const numbered = messageParts(text).map(({ at, text: part }) => ({ at, text: plain(part) }));
  const lines = toldLines(job, contentsOf).map((line) => line.text);
  if (numbered.length === 0) {
    const asked = job.count(3, 5);
    const isFull = job.request.limits.count !== undefined && lines.length >= asked;
    const count = isFull ? asked : Math.max(1, Math.min(lines.length, asked - 1));
    const size = Math.ceil(lines.length / count);
    return Array.from({ length: Math.ceil(lines.length / Math.max(1, size)) }, (_, at) =>
      lines.slice(at * size, (at + 1) * size),
    );
  }
  const parts: string[][] = [];
  for (const { at, text: part } of numbered) parts[at] = [spoken(job, part)].filter(Boolean);
  const own = fold(numbered.map((part) => part.text).join(" "));
  const others = job
    .facts()
    .filter(({ text: fact }) => fact.includes(" ") && !isIn(fold(fact), own));
  const [first = []] = parts;
  parts[0] = [...others.map((fact) => spoken(job, fact.text)), ...first];
  return Array.from(parts, (part) => part ?? []);
}

/** «Cómo usarlo, cómo guardarlo y pedir reseña»: the contents of several mails. */
function contentsOf(fact: string): string[] {
  const parts = fact.split(/, (?![^(]*\))/u);
  const isContent = (part: string) => isAsked(part) || /^(?:y )?\p{Ll}+[aei]r /u.test(part);
  return parts.length > 1 && parts.every(isContent) ? parts : [fact];
}

/** Whether most words of a fact stand in what was told of single messages. */
function isIn(fact: string, told: string): boolean {
  const words = fact.split(" ").filter((word) => word.length > 3);
  return words.filter((word) => told.includes(word)).length * 2 >= words.length;
}

/** The told parts, how the business works, a question and the last one, as many as are wanted. */
function mailsOf(job: Job, parts: readonly string[][], count: number): Mail[] {
  const because = job.say("mail.because", { did: deedOf(job, job.request.audience ?? "") });
  const told = parts.map((lines, at): Mail => {
    const plain = lines.map((line) => line.replace(/: \[.+$/, "."));
    return {
      subject: subjectLine(job, plain),
      preheader: preheaderLine(plain),
      body: [at === 0 ? because : "", ...lines, closing(job, plain)],
    };
  });
  const last: Mail = { subject: job.say("mail.last.subject"), body: [job.say("mail.last")] };
  const isComplete = told.length >= count;
  // Where nothing was told the first one asks.
  const ask: Mail = {
    subject: job.say("mail.ask.subject"),
    body: [told.length === 0 ? because : "", job.say("mail.ask")],
  };
  const first = told.length > 0 ? told : [ask];
  const between = [...waysMail(job), ...whoMail(job), ...(told.length > 0 ? [ask] : [])];
  return isComplete
    ? told
    : [...first, ...between.slice(0, Math.max(0, count - first.length - 1)), last];
}

/** What sets the business apart, when that is known. */
function waysMail(job: Job): Mail[] {
  const ways = differences(job, 4);
  if (ways.length < 2) return [];
  const body = [`${job.say("mail.ways")}\n\n${bullets(ways)}`, job.say("mail.doubt")];
  return [{ subject: job.say("mail.ways.subject"), body }];
}

/** What the business does, when that is known. */
function whoMail(job: Job): Mail[] {
  const who = job.say("mail.who");
  return who ? [{ subject: subjectLine(job, []), body: [who, job.say("mail.doubt")] }] : [];
}
