import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { callFor, isSober, mentions, tellFact } from "../telling.ts";
import { familyOf } from "../trades/trade-of.ts";
import { isOffer, ways, withMonth } from "./email.ts";
import {
  factParagraphs,
  inClauses,
  knowledge,
  mailText,
  mayAdd,
  preheaderLine,
  subjectLine,
  withFacts,
} from "./mail.ts";

export const newsletter: Deliverable = {
  id: "newsletter",
  rule: "«Asunto» (máximo 50), «Preencabezado» (máximo 90), saludo, una historia o consejo útil, dos bloques breves y una sola acción.",
  write: (ordered) => {
    const { lead, job } = withMonth(inClauses(ordered));
    const question = job.request.question?.text ?? "";
    const subject =
      question !== "" && graphemes(question) <= 50 ? capitalized(question) : subjectLine(job);
    const call = job.request.limits.ending === "?" ? job.say("mail.question") : lastLine(job);
    return {
      title: "Newsletter",
      body: mailText(job, {
        subject,
        preheader: preheaderLine(job, subject),
        body: [
          lead,
          job.facts().length === 0 ? job.say("mail.topic") : "",
          ...(isHowTo(job) ? steps(job) : factParagraphs(job)),
          ...(isHowTo(job) ? [] : [knowledge(job).join(" "), tip(job)]),
          mayAdd(job) && job.facts().length < 2 ? ways(job) : "",
          mayAdd(job) ? also(job) : "",
          call,
        ],
      }),
      reasons: ["La noticia va en el asunto y en la primera línea: quien no lee más ya la sabe."],
    };
  },
};

const isHowTo = (job: Job) => job.request.question !== undefined && job.facts().length > 0;

/** What is explained, and what was told of it: as steps when there are several. */
function steps(job: Job): string[] {
  const title = sentence(job.request.question!.text);
  const facts = job.facts().filter((fact) => !fold(title).includes(fold(fact.text)));
  if (facts.length < 3) return [title, ...factParagraphs(withFacts(job, facts))];
  return [title, facts.map((fact, at) => `${at + 1}. ${sentence(tellFact(fact))}`).join("\n")];
}

/** «Un consejo» for readers where little was told. */
function tip(job: Job): string {
  const { trade } = job.business;
  const own = familyOf(trade, job.subject.bare)?.tips ?? [];
  const tips = own.length > 0 || job.facts().length > 0 ? own : (trade?.tips ?? []);
  if (!mayAdd(job) || job.facts().length > 2) return "";
  const [found] = job.shuffle(tips, "tips", ({ title }) => title);
  return found
    ? `**Un consejo: ${uncapitalized(found.title)}.** ${job.fill(found.text) ?? ""}`
    : "";
}

/** What else there is, when it is no news of closing and nothing of it was told. */
function also(job: Job): string {
  if (isSober(job) && !isOffer(job)) return "";
  const told = job
    .facts()
    .map(({ text }) => text)
    .join(" ");
  if (job.facts().length > 3 || /\bcerra|\bcierr/.test(fold(told))) return "";
  const others = job.business.products.filter(
    ({ bare }) => !mentions(told, bare) && fold(bare) !== fold(job.subject.bare),
  );
  return others.length >= 2
    ? job.say("mail.also", { others: list(others.slice(0, 3).map(({ bare }) => bare)) })
    : "";
}

function lastLine(job: Job): string {
  if (job.request.action) return callFor(job, { how: "respondiendo a este correo" });
  const { subject } = job.request;
  const isNamed = job.facts().some(({ text }) => subject && mentions(text, subject.bare));
  return job.say(subject && !isNamed && job.facts().length > 0 ? "mail.doubt.about" : "mail.doubt");
}
