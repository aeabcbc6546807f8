import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { phrase } from "../spanish/phrase.ts";
import { capitalized } from "../spanish/sentences.ts";
import { atomsOf } from "../understand/atoms.ts";
import type { Channel } from "./flow-clause.ts";
import { readPlan, type Step } from "./flow-plan.ts";
import { letter, subjectLine, subjectOf } from "./mail.ts";
import { isAsked, isCommand, purposeOf, spoken } from "./spoken.ts";
import { deedOf, hasVerb } from "./to-readers.ts";

/** A step with all that its sheet needs. */
export interface FullStep extends Step {
  when: string;
  channel: Channel;
  /** What was told of it, said to its reader. */
  lines: readonly string[];
  /** Nothing was told of its time: the usual one stands there. */
  isUsual: boolean;
}

const usualWaits: readonly string[] = [
  "al momento",
  "a los 3 días",
  "a los 7 días",
  "a los 15 días",
  "a los 30 días",
  "a los 45 días",
];

/** A line of this deliverable, else the one for all; it may stand in several messages. */
export function lineFor(job: Job, use: string, extra = {}): string {
  const lines = dataOf<Record<string, { text: string }[]>>("lines/flow");
  const [line] = lines[`${use}.${job.request.deliverable}`] ?? lines[use] ?? [];
  return (line && job.fill(line.text, extra)) ?? "";
}

/** What a message says, from what the owner says of it: «el horario» is something that it brings. */
function contentOf(job: Job, says: string): string {
  const [, needed, list = ""] =
    /^(.+?) que (?:necesito|necesitamos|hacen falta)(: .+)?$/iu.exec(says) ?? [];
  if (needed) return lineFor(job, "flow.need", { thing: `${needed}${list}` });
  const noun = phrase(says.split(/[(:]/)[0]!.trim());
  const isPriced = atomsOf(says).some(({ kind }) => kind === "price" || kind === "percent");
  const isOther = hasVerb(says) || isAsked(says) || isPriced || /^(?:lo|por) /i.test(says);
  const isThing = noun.hasArticle && !isOther;
  if (!isThing || purposeOf(job, says) !== "" || isCommand(job, says))
    return spoken(job, says, true);
  const thing = /^(?:el|la|los|las|un|una|unos|unas) /i.test(says)
    ? says
    : says.replace(noun.bare, noun.full);
  return lineFor(job, "flow.thing", { thing });
}

/** Facts that the plan does not tell already. */
function untold(job: Job): string[] {
  const { read, trigger = "" } = readPlan(job);
  const all = ` ${read} ${fold(trigger)} `;
  const isNew = (text: string) => {
    const words = fold(text)
      .split(" ")
      .filter((word) => word.length > 3);
    return words.filter((word) => all.includes(` ${word}`)).length * 2 < words.length;
  };
  const told = job.facts().filter(({ text }) => text.includes(" ") && isNew(text));
  return told.flatMap(({ text }) => spoken(job, text) || []);
}

/** The steps as told, else the usual ones, which share what was told. */
export function stepsOf(job: Job, usual: number): FullStep[] {
  const plan = readPlan(job);
  const linesOf = ({ says }: Step) => says.map((text) => contentOf(job, text)).filter(Boolean);
  const channel =
    plan.steps.find((step) => step.channel && step.channel !== "Llamada")?.channel ??
    plan.channel ??
    "Correo";
  const isPlanned =
    plan.isNumbered || plan.steps.some((step) => step.when ?? step.channel ?? step.condition);
  if (isPlanned) {
    const messages = plan.steps.filter(({ notice }) => notice === undefined);
    return plan.steps.map((step) => {
      const at = messages.indexOf(step);
      const isTimed = step.when !== undefined || step.condition !== undefined || at < 0;
      return {
        ...step,
        when: step.when ?? (isTimed ? "" : (usualWaits[at] ?? "")),
        channel: step.channel ?? channel,
        lines: [...linesOf(step), ...(at === 0 ? untold(job) : [])],
        isUsual: !isTimed && at > 0,
      };
    });
  }
  const told = [...plan.steps.flatMap(linesOf), ...untold(job)];
  const count = job.count(usual, 6);
  const size = Math.max(1, Math.ceil(told.length / Math.max(1, count - 1)));
  const steps = usualWaits.slice(0, count).map((when, at) => ({
    says: [],
    when,
    channel,
    lines: told.slice(at * size, (at + 1) * size),
    isUsual: at > 0,
  }));
  const notices = plan.steps.filter(({ notice }) => notice !== undefined);
  return [
    ...steps,
    ...notices.map((step) => ({ ...step, when: "", channel, lines: [], isUsual: false })),
  ];
}

/** «### Mensaje 1 · A los 3 días, si no contesta · Correo» */
export function stepHeading({ when, condition, channel, notice }: FullStep, at: number): string {
  if (notice) return "### Aviso para ti";
  const time = capitalized([when, condition].filter(Boolean).join(", "));
  return `### ${[`Mensaje ${at + 1}`, time, channel].filter(Boolean).join(" · ")}`;
}

/** How a message begins, where something has to be said before what was told. */
function openingOf(job: Job, { when, lines }: FullStep, at: number, isLast: boolean): string {
  if (/víspera|(?:el|un) día (?:antes|anterior)/.test(when)) return lineFor(job, "flow.eve");
  if (/\bantes\b/.test(when)) {
    const about =
      at === 0 && lines.length === 0 && subjectOf(job) ? lineFor(job, "flow.about") : "";
    return [about, lineFor(job, "flow.before")].filter(Boolean).join(" ");
  }
  if (at > 0) return lines.length > 0 ? "" : lineFor(job, isLast ? "flow.last" : "flow.later");
  const did = deedOf(job, readPlan(job).trigger ?? "", true);
  const isAutomation = job.request.deliverable === "automation";
  return isAutomation && did ? lineFor(job, "flow.because", { did }) : lineFor(job, "flow.first");
}

/** The message of one step, fully written. */
export function stepMessage(job: Job, steps: readonly FullStep[], at: number): string {
  const step = steps[at]!;
  if (step.notice) return `«${capitalized(step.notice)}»\n\n${lineFor(job, "flow.notice")}`;
  const isLast =
    at > 1 && !step.condition && steps.slice(at + 1).every(({ notice }) => notice !== undefined);
  const opening = openingOf(job, step, at, isLast);
  // Who lost the first message needs what it said.
  const isAgain = at > 0 && !isLast && step.lines.length === 0 && !/antes|víspera/.test(step.when);
  const told = isAgain ? steps[0]!.lines : step.lines;
  const points = told.length > 0 ? told : [lineFor(job, "flow.phone")];
  if (step.channel === "Llamada") return points.map((point) => `- ${point}`).join("\n");
  const isSaid = opening === "" || told[0]?.startsWith(opening);
  const text = isSaid ? [...told] : [opening, ...told];
  const isOpen = step.channel === "SMS" || /\?$|respond/.test(text.at(-1) ?? "");
  if (!isOpen) text.push(lineFor(job, "flow.call"));
  if (step.channel === "Correo")
    return `**Asunto:** ${mailSubject(job, step.lines, at, isLast)}\n\n${letter(job, text)}`;
  const name = job.request.bans.includes("business") ? "" : job.business.name;
  const greeting = name ? `Hola, somos ${name}.` : "Hola.";
  // «Hola, somos Nube. Te escribimos desde Nube» says it twice.
  const isTwice = name !== "" && opening.endsWith(`desde ${name}.`);
  return [greeting, ...(isTwice ? text.slice(1) : text)].join(" ");
}

function mailSubject(job: Job, lines: readonly string[], at: number, isLast: boolean): string {
  const told = lines.map((line) => line.replace(/: \[.+$/, "."));
  const usual = at === 0 ? "flow.subject" : isLast ? "flow.subject.last" : "flow.subject.later";
  return told.length > 0 ? subjectLine(job, told) : lineFor(job, usual);
}

/** What sets a flow off and for whom. */
export function rulesOf(job: Job, steps: readonly FullStep[]): string {
  const start = startOf(job, steps);
  return [
    `**Empieza:** ${start ? `«${capitalized(start)}».` : capitalized(lineFor(job, "flow.start"))}`,
    `**A quién:** ${capitalized(lineFor(job, "flow.consent"))}`,
  ].join("\n");
}

/** What sets a flow off as told; undefined when that was not understood. */
export const startOf = (job: Job, steps: readonly Step[]): string | undefined =>
  readPlan(job).trigger ?? steps.find(({ when = "" }) => / (?:del?|desde) /.test(when))?.when;
