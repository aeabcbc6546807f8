import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { aPhrase, list, phrase } from "../spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { tellFact } from "../telling.ts";
import { isOrder, type Moment, momentOf, type Plan, planOf, type Step } from "./flow-plan.ts";
import {
  bullets,
  letter,
  mayAdd,
  paragraphsOf,
  type Request,
  requestIn,
  requestLine,
} from "./mail.ts";

type FullStep = Step & Required<Pick<Step, "when" | "channel">>;

/** A line for a moment, else for any. */
export function momentLine(job: Job, moment: Moment | undefined, part: string, extra = {}): string {
  return (
    job.say(`flow.${moment?.id ?? "any"}.${part}`, extra) || job.say(`flow.any.${part}`, extra)
  );
}

const defaultWaits: readonly string[] = [
  "al momento",
  "a los 3 días",
  "a los 7 días",
  "a los 15 días",
  "a los 30 días",
];

/** The steps as told, and as many as asked with usual waits where none was told. */
export function stepsOf(job: Job, plan: Plan, usual: number, waits = defaultWaits): FullStep[] {
  const told = plan.steps.filter(({ says, when, channel }) => when || channel || says.length > 0);
  const count = Math.max(
    job.count(Math.max(usual, told.length), 6),
    job.request.limits.count ? 0 : told.length,
  );
  const channel =
    told.find((step) => step.channel && step.channel !== "Llamada")?.channel ??
    plan.channel ??
    "Correo";
  return Array.from({ length: count }, (_, at) => {
    const step = told[at] ?? { says: [] };
    return {
      ...step,
      when: step.when ?? waits[at] ?? waits.at(-1)!,
      channel: step.channel ?? channel,
    };
  });
}

/** The heading of a step: «### Mensaje 1 · Correo · a los 3 días». */
export const stepHeading = (step: FullStep, at: number): string =>
  `### Mensaje ${at + 1} · ${step.channel} · ${[step.when, step.condition].filter(Boolean).join(", ")}`;

/** The message of one step, fully written. */
export function stepMessage(
  job: Job,
  flow: { moment: Moment | undefined; steps: readonly FullStep[] },
  at: number,
): string {
  const { moment, steps } = flow;
  const step = steps[at]!;
  const isLast = at === steps.length - 1 && at > 1;
  const extra = slotsOf(job, moment);
  const said = contentLines(job, step);
  const opening = momentLine(job, moment, at === 0 ? "first" : isLast ? "last" : "later", extra);
  const isReminder = step.condition !== undefined && said.length === 0 && moment?.id !== "form";
  const again = isReminder ? job.say("flow.any.later") : "";
  const lead =
    again || timeLead(job, moment, step) || (at === 0 || said.length === 0 ? opening : "");
  const facts = at === 0 ? untold(job, steps) : [];
  if (
    at === 1 &&
    moment?.id !== "away" &&
    said.length === 0 &&
    mayAdd(job) &&
    planOf(job).steps.length === 0
  )
    said.push(job.say("flow.offer", extra));
  const call = isLast && moment?.id === "away" ? "" : momentLine(job, moment, "call", extra);
  if (step.channel === "Llamada") return callScript(step);
  if (step.channel === "Correo")
    return [
      `**Asunto:** ${capitalized(subjectOf(job, moment, step, at))}`,
      letter(job, [lead, ...paragraphsOf(facts), ...said, call]),
    ].join("\n\n");
  const name =
    job.business.name && !job.request.bans.includes("business") ? ` ${job.business.name}` : "";
  const text = [lead, ...facts, ...said, step.channel === "SMS" ? "" : call].filter(Boolean);
  return [`Hola, somos${name || " nosotros"}. ${text[0] ?? ""}`.trim(), ...text.slice(1)].join(
    text.some((line) => line.includes("\n")) ? "\n\n" : " ",
  );
}

/** «Mañana es el día», «Faltan 7 días»: what the moment of sending says. */
function timeLead(job: Job, moment: Moment | undefined, { when }: FullStep): string {
  const folded = fold(when);
  if (/^(?:la vispera|(?:el|un) dia antes|el dia anterior)$/.test(folded))
    return job.say("flow.eve");
  const before = /^(\S+ \S+) antes$/.exec(when);
  if (before) return job.say("flow.before", { span: before[1] });
  const since =
    moment?.id === "yearly" && /^a l[oa]s? (.+?) de((?:l| la| los| las) .+)$/.exec(when);
  return since
    ? job.say("flow.since", { span: since[1], event: since[2]!.replace(/^l/, "el").trim() })
    : "";
}

function callScript(step: Step): string {
  const about = step.says.length > 0 ? `: ${list(step.says)}` : "";
  return `Lo que conviene dejar hablado en la llamada${about}. Repasar lo acordado, resolver dudas y confirmar el siguiente paso.`;
}

function subjectOf(job: Job, moment: Moment | undefined, step: Step, at: number): string {
  const content = step.says[0] ?? "";
  const isNoun =
    !requestIn(content) &&
    !/^no\s/i.test(content) &&
    /^[a-zà-ž\s]{4,40}$/iu.test(content) &&
    phrase(content).hasArticle &&
    !/\sque\s/.test(content);
  if (step.condition && content === "") {
    const reminder = job.say("flow.reminder.subject");
    if (reminder) return reminder;
  }
  return isNoun && at > 0
    ? content
    : momentLine(job, moment, "subject", slotsOf(job, moment)) || job.business.name;
}

function slotsOf(job: Job, moment: Moment | undefined): Record<string, string | undefined> {
  const ago = moment?.ago;
  return {
    Ago: ago ? capitalized(ago) : "Hace tiempo",
    since: job.subject.full,
    offer:
      job.business.products.length > 1
        ? list(job.business.products.slice(0, 3).map(({ bare }) => bare))
        : job.business.service && uncapitalized(job.business.service),
  };
}

const needs = /\b(?:datos|documentos|papeles|requisitos|medidas)\b/i;

/** What a step brings or asks for, as the lines of its message. */
function contentLines(job: Job, step: Step): string[] {
  const [first = "", ...rest] = step.says;
  if (first === "") return [];
  if (needs.test(first) && rest.length > 0) {
    const what = first.replace(/\s+que\s+(?:necesito|necesitamos|hacen falta)$/i, "");
    const these = what.replace(/^(?:los|las) /, (article) =>
      article === "los " ? "estos " : "estas ",
    );
    return [`${lineOf(job, "flow.list", these)}\n\n${bullets(rest)}`];
  }
  const lines: string[] = [];
  let verb: Request | undefined;
  for (const content of step.says) {
    verb = requestIn(content) ?? verb;
    lines.push(verb ? requestLine(job, content, verb) : contentLine(job, content));
  }
  return paragraphsOf(lines.filter(Boolean));
}

/** «quieren plaza» → «¿Quieres plaza?» */
function questionLine(job: Job, text: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const { questions } = dataOf<{ questions: Record<string, string> }>("lines/flow");
  const form = questions[fold(verb)] ?? capitalized(verb);
  return job.fill(`¿${form} ${rest.join(" ")}?`.replace(" ?", "?")) ?? "";
}

/** A line that may come back in several messages. */
const lineOf = (job: Job, use: string, says: string): string =>
  job.say(use, { says }) || (job.fill("Aquí [tienes|tiene|tenés] {says}.", { says }) ?? "");

function contentLine(job: Job, content: string): string {
  const [verb = "", ...rest] = content.split(" ");
  const key = fold(verb);
  if (/^pid(?:e|iendo)|^pedir/.test(key))
    return lineOf(job, "flow.ask", aPhrase(phrase(rest.join(" "))));
  if (/^pregunta/.test(key))
    return questionLine(job, rest.join(" ").replace(/^(?:si|por)\s+/i, ""));
  if (/^[a-z]+(?:ar|er|ir)$/.test(key) && / o /.test(content))
    return lineOf(job, "flow.choose", content);
  if (/^(?:como|donde|cuando)$/.test(key)) return lineOf(job, "flow.attach", content);
  if (key === "no" || key === "que") return sentence(content.replace(/^que\s+/i, ""));
  if (/^(?:llega|esta|es|empieza|hay|tiene|incluye|sale|abre|cierra)n?$/.test(key))
    return sentence(content);
  return lineOf(job, "flow.attach", phrase(content).full);
}

/** Facts that neither trigger nor steps tell, and that are no orders for the flow. */
function untold(job: Job, steps: readonly Step[]): string[] {
  const { trigger = "" } = planOf(job);
  const told = steps.flatMap(({ says, when = "", condition = "" }) => [...says, when, condition]);
  const all = ` ${fold([trigger, ...told].join(" "))} `;
  return job
    .facts()
    .filter(({ text }) => {
      const words = fold(text)
        .split(" ")
        .filter((word) => word.length > 3);
      const hits = words.filter((word) => all.includes(` ${word}`)).length;
      return hits * 2 < words.length && !isOrder(text);
    })
    .map((fact) => sentence(tellFact(fact)));
}

/** The rules of a flow, as labelled lines. */
export function rulesOf(job: Job, moment: Moment | undefined, trigger: string): string {
  const channels = planOf(job).steps.some(
    ({ channel }) => channel === "WhatsApp" || channel === "SMS",
  );
  const people =
    /^(?:a\s)?(?:quien(?:es)?|l[oa]s que|la gente|l[oa]s [a-zà-ž]+)\s|^\S+ que\s/i.test(trigger);
  return [
    `**Objetivo:** ${momentLine(job, moment, "goal")}`,
    `**${people ? "A quién" : "Empieza"}:** ${sentence(uncapitalized(trigger))}`,
    `**Condiciones:** ${channels ? "hay permiso para escribir por ese canal y no hay ya una conversación abierta con esa persona." : "hay permiso para escribirle y no hay ya una conversación abierta con esa persona."}`,
  ].join("\n");
}

/** How somebody leaves a flow, and how it is measured. */
export const endOf = (job: Job, moment: Moment | undefined): string =>
  [
    `**Sale:** ${momentLine(job, moment, "exit")}`,
    `**Se mide:** ${momentLine(job, moment, "metric")}`,
  ].join("\n");

export const readFlow = (job: Job): { moment: Moment | undefined; plan: Plan } => ({
  moment: momentOf(job),
  plan: planOf(job),
});
