import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, sentence } from "../spanish/sentences.ts";
import { type Channel, readPlan, type Step } from "./flow-plan.ts";
import { letter, subjectLine } from "./mail.ts";
import { deedOf, spoken } from "./to-readers.ts";

/** A step with all that its heading needs. */
export interface FullStep extends Step {
  when: string;
  channel: Channel;
  /** Nothing was told of its time: the usual one stands there. */
  isUsual: boolean;
}

const usualWaits: readonly string[] = [
  "al momento",
  "a los 3 días",
  "a los 7 días",
  "a los 15 días",
  "a los 30 días",
];

/** A line of this deliverable, else the one for all. */
const lineFor = (job: Job, use: string, extra = {}): string =>
  job.say(`${use}.${job.request.deliverable}`, extra) || job.say(use, extra);

/** Facts that the plan does not tell already. */
function untold(job: Job): string[] {
  const { read, trigger = "" } = readPlan(job);
  const all = ` ${read} ${fold(trigger)} `;
  return job
    .facts()
    .filter(({ text }) => {
      const words = fold(text)
        .split(" ")
        .filter((word) => word.length > 3);
      const hits = words.filter((word) => all.includes(` ${word}`)).length;
      return hits * 2 < words.length;
    })
    .map(({ text }) => spoken(job, text))
    .filter(Boolean);
}

/** The steps as told, else the usual ones, which share what was told. */
export function stepsOf(job: Job, usual: number): { steps: FullStep[]; contents: string[][] } {
  const plan = readPlan(job);
  const isPlanned = plan.steps.some(
    ({ when, channel, condition, notice }) => when ?? channel ?? condition ?? notice,
  );
  const channel =
    plan.steps.find((step) => step.channel && step.channel !== "Llamada")?.channel ??
    plan.channel ??
    "Correo";
  const others = untold(job);
  if (isPlanned) {
    const messages = plan.steps.filter(({ notice }) => notice === undefined);
    const contents = plan.steps.map(({ says }) =>
      says.map((says) => spoken(job, says)).filter(Boolean),
    );
    const first = plan.steps.indexOf(messages[0]!);
    if (first >= 0) contents[first] = [...contents[first]!, ...others];
    const steps = plan.steps.map((step) => ({
      ...step,
      when:
        step.when ??
        (step.condition || step.notice ? "" : (usualWaits[messages.indexOf(step)] ?? "")),
      channel: step.channel ?? channel,
      isUsual:
        step.when === undefined && !step.condition && !step.notice && messages.indexOf(step) > 0,
    }));
    return { steps, contents };
  }
  const count = job.count(usual, 6);
  const told = [
    ...plan.steps.flatMap(({ says }) => says.map((says) => spoken(job, says))),
    ...others,
  ].filter(Boolean);
  const size = Math.max(1, Math.ceil(told.length / Math.max(1, count - 1)));
  return {
    steps: usualWaits
      .slice(0, count)
      .map((when, at) => ({ says: [], when, channel, isUsual: at > 0 })),
    contents: Array.from({ length: count }, (_, at) => told.slice(at * size, (at + 1) * size)),
  };
}

/** «### Mensaje 1 · A los 3 días, si no contesta · Correo» */
export function stepHeading({ when, condition, channel, notice }: FullStep, at: number): string {
  if (notice) return "### Aviso para ti";
  const time = capitalized([when, condition].filter(Boolean).join(", "));
  return `### ${[`Mensaje ${at + 1}`, time, channel].filter(Boolean).join(" · ")}`;
}

/** The message of one step, fully written. */
export function stepMessage(
  job: Job,
  { steps, contents }: { steps: readonly FullStep[]; contents: readonly string[][] },
  at: number,
): string {
  const step = steps[at]!;
  if (step.notice) return `«${capitalized(step.notice)}»\n\n${job.say("flow.notice")}`;
  const told = contents[at]!;
  const isLast = at === steps.length - 1 && at > 1;
  const did = deedOf(job, readPlan(job).trigger ?? job.request.audience ?? "");
  const opening =
    at > 0
      ? told.length > 0
        ? ""
        : lineFor(job, isLast ? "flow.last" : "flow.later")
      : job.request.deliverable === "automation" && did
        ? job.say("flow.because", { did })
        : lineFor(job, "flow.first");
  const lead = /\bantes\b/.test(step.when) ? job.say("flow.before") || opening : opening;
  const isQuestion = [lead, ...told].at(-1)?.endsWith("?") === true || isLast;
  const call = isQuestion || step.channel === "SMS" ? "" : job.say("flow.call");
  const lines = [lead, ...told, call].filter(Boolean);
  if (step.channel === "Llamada")
    return `Para la llamada:\n\n${told.map((text) => `- ${text}`).join("\n")}`;
  if (step.channel === "Correo") {
    const subject =
      told.length > 0 && !told[0]!.includes("[")
        ? subjectLine(job, told)
        : at === 0
          ? lineFor(job, "flow.subject")
          : job.say(isLast ? "flow.subject.last" : "flow.subject.later") ||
            lineFor(job, "flow.subject");
    return [`**Asunto:** ${subject}`, letter(job, lines)].join("\n\n");
  }
  const name = job.request.bans.includes("business") ? "" : job.business.name;
  const greeting = name ? `Hola, somos ${name}.` : "Hola.";
  // «Hola, somos Nube. Te escribimos desde Nube» says it twice.
  const isTwice = name !== "" && lead.endsWith(`desde ${name}.`);
  return [greeting, ...(isTwice ? lines.slice(1) : lines)].join(" ");
}

/** What sets a flow off and for whom. */
export function rulesOf(job: Job, steps: readonly FullStep[]): string {
  const { trigger } = readPlan(job);
  const start =
    trigger ??
    steps.find(({ when }) => / (?:del?|desde) /.test(when))?.when ??
    job.request.audience;
  return [
    `**Empieza:** ${start ? sentence(start) : capitalized(job.say(`flow.start.${job.request.deliverable}`))}`,
    `**A quién:** ${job.say("flow.consent")}`,
  ].join("\n");
}
