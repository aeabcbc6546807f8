import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import {
  aimOf,
  type Channel,
  channelNames,
  channelsOf,
  dayOf,
  daysBetween,
  handoffTo,
  type PieceKind,
  pieceDealer,
  span,
  stack,
  startOf,
  subjectOf,
  table,
  telling,
  toldText,
  tomorrowOf,
  workerName,
} from "../planning.ts";
import { addDays, dateNamed, longDay, monthNamed, months } from "../spanish/dates.ts";
import { feastNamed } from "../spanish/feasts.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { differenceFact } from "./week-plan.ts";

/** When the campaign runs: `key` is the day or the last day it works for. */
interface Period {
  from: Date;
  key: Date;
  /** «el sábado 17 de abril»; undefined when none was told. */
  name?: string;
  /** «en febrero», where only a month was told. */
  month?: string;
}

function periodOf(job: Job): Period {
  const today = startOf(job.brief.today);
  const start = tomorrowOf(job);
  const prompt = job.brief.prompt.slice(0, 3000);
  const days = job
    .facts()
    .map((fact) => dayOf(fact, today))
    .filter((day) => day !== undefined);
  const day =
    days.at(-1) ??
    dateNamed(prompt, today) ??
    feastNamed(`${job.request.occasion ?? ""} ${prompt}`, today, job.business.country)?.day;
  if (day && day > today) {
    const name = `el ${longDay(day)}${yearOf(day, today)}`;
    return { from: later(addDays(day, -28), start), key: day, name };
  }
  const month = monthNamed(prompt);
  if (month !== undefined) {
    const year = today.getUTCFullYear() + Number(month < today.getUTCMonth());
    const first = new Date(Date.UTC(year, month, 1));
    const also = months.findLastIndex((name) => fold(prompt).split(" ").includes(name));
    const last = new Date(Date.UTC(year, Math.max(month, also) + 1, 0));
    const name = list([...new Set([months[month]!, months[Math.max(month, also)]!])]);
    return { from: later(addDays(first, -10), start), key: last, name, month: `en ${name}` };
  }
  return { from: start, key: addDays(start, 20) };
}

const later = (left: Date, right: Date) => (left > right ? left : right);
const yearOf = (day: Date, today: Date) =>
  day.getUTCFullYear() === today.getUTCFullYear() ? "" : ` de ${day.getUTCFullYear()}`;

const timeStart = /^(?:en|el|los|del|desde|hasta|antes|durante) /iu;

interface Phase {
  name: string;
  from: Date;
  to: Date;
  what: string;
  pieces: readonly { channel: Channel; kind: PieceKind }[];
}

function phasesOf(job: Job, { from, key }: Period): Phase[] {
  const deal = pieceDealer(job);
  const length = Math.max(4, daysBetween(from, key));
  const at = (share: number) => addDays(from, Math.min(length, Math.round(length * share)));
  const [difference] = job.shuffle(job.business.differences, "difference", (one) => one);
  const many = channelsOf(job).length > 1;
  const deals = (count: number) => Array.from({ length: many ? count : 1 }, deal);
  const plan: readonly (readonly [string, string, number, number, Phase["pieces"]])[] = [
    ["Preparación", "plan.phase.prepare", 0, 0.15, []],
    ["Aviso", "plan.phase.notice", 0.15, 0.4, deals(2)],
    ["Razones", "plan.phase.reason", 0.4, 0.65, deals(1)],
    ["Empuje", "plan.phase.push", 0.65, 0.88, deals(1)],
    ["Último aviso", "plan.phase.last", 0.88, 1, deals(2)],
  ];
  return plan.map(([name, use, begin, end, pieces]) => ({
    name,
    from: begin === 0 ? from : addDays(at(begin), 1),
    to: at(end),
    what: job.say(use, { d: difference && uncapitalized(difference) }),
    pieces,
  }));
}

export const campaignPlan: Deliverable = {
  id: "campaign-plan",
  rule: "Objetivo medible, público, mensaje central, fases con fechas, canales, piezas con su especialista y un encargo por pieza.",
  write(job) {
    const { request, business } = job;
    const period = periodOf(job);
    const phases = phasesOf(job, period);
    const facts = telling(job);
    const audience = request.audience ?? business.audience;
    // Where nothing was named, the campaign is of the whole business and not of some product.
    const offered = request.subject ? subjectOf(job).full : business.service || subjectOf(job).full;
    // A time alone is no message.
    const says = facts.some(({ text, isSentence }) => isSentence || !timeStart.test(text));
    const message = says
      ? toldText(job)
      : [
          sentence(capitalized(offered)),
          toldText(job),
          ...business.differences.slice(0, 2).map(sentence),
        ]
          .filter(Boolean)
          .join(" ");
    const occasion = request.occasion ?? period.name ?? "";
    const subject = request.subject && capitalized(request.subject.bare);
    const isOccasion = fold(occasion).includes(fold(subject ?? "-"));
    const named = [isOccasion ? "" : subject, occasion].filter(Boolean).join(", ");
    return {
      title: named ? `Plan de campaña: ${named}` : "Plan de campaña",
      body: stack(
        `**Objetivo:** ${aimOf(job)}. ${capitalized(job.say("plan.target"))}.`,
        audience && `**Público:** ${audience}.`,
        `**Mensaje:** ${message}`,
        `**Cuándo:** del ${longDay(period.from)} al ${longDay(period.key)}.`,
        `**Canales:** ${list(channelsOf(job).map((channel) => channelNames[channel]))}.`,
        table(
          ["Fase", "Fechas", "Qué se hace", "Piezas"],
          [
            ...phases.map((phase) => [
              phase.name,
              span(phase.from, phase.to),
              phase.what,
              phase.pieces
                .map(({ kind, channel }) =>
                  kind.label === channelNames[channel]
                    ? `${kind.label} (${workerName(kind.workerId)})`
                    : `${kind.label} en ${channelNames[channel]} (${workerName(kind.workerId)})`,
                )
                .join(", ") || "—",
            ]),
            [
              "Balance",
              span(addDays(period.key, 3), addDays(period.key, 3)),
              job.say("plan.phase.review"),
              "Revisión (Iko)",
            ],
          ],
        ),
        `**Cómo se sabrá si funcionó:** ${uncapitalized(job.say("plan.review"))}.`,
      ),
      handoffs: handoffsOf(job, phases, period, offered),
    };
  },
};

/** One hand-off for each kind of piece and channel. */
function handoffsOf(job: Job, phases: readonly Phase[], period: Period, offered: string) {
  const facts = telling(job);
  const seen = new Set<string>();
  return phases
    .flatMap(({ pieces, what }) => pieces.map((piece) => ({ ...piece, goal: what })))
    .filter(({ channel, kind }) => {
      const key = `${channel} ${kind.deliverable}`;
      return !seen.has(key) && seen.add(key);
    })
    .map(({ channel, kind, goal }) =>
      handoffTo(job, kind, {
        subject: uncapitalized(offered),
        date: job.request.occasion ?? period.month,
        channels: [channel],
        goal,
        facts: facts.length > 0 ? facts : job.business.differences.slice(0, 2).map(differenceFact),
      }),
    );
}
