import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import {
  aimOf,
  channelNames,
  dayOf,
  daysBetween,
  handoffTo,
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
import { addDays, longDay, monthNamed, months } from "../spanish/dates.ts";
import { feastsAhead } from "../spanish/feasts.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, uncapitalized } from "../spanish/sentences.ts";
import type { Fact } from "../understand/request.ts";
import { angles } from "./week-plan.ts";

interface Week {
  from: Date;
  to: Date;
}

/** The weeks of a month from day 1 on, or four weeks from tomorrow. */
function weeksOf(job: Job): { title: string; weeks: Week[] } {
  const today = startOf(job.brief.today);
  const named = monthNamed(job.brief.prompt.slice(0, 3000));
  if (named === undefined) {
    const start = tomorrowOf(job);
    const weeks = [0, 7, 14, 21].map((days) => ({
      from: addDays(start, days),
      to: addDays(start, days + 6),
    }));
    return { title: `Plan del mes: ${span(start, addDays(start, 27))}`, weeks };
  }
  const year = today.getUTCFullYear() + Number(named < today.getUTCMonth());
  const last = new Date(Date.UTC(year, named + 1, 0)).getUTCDate();
  const day = (date: number) => new Date(Date.UTC(year, named, date));
  const weeks = [1, 8, 15, 22].map((from) => ({
    from: day(from),
    to: day(from === 22 ? last : from + 6),
  }));
  return { title: `Plan de ${months[named]}`, weeks };
}

/** Phrases that name a week, from the first on; «última» is the last. */
const weekNames = [
  /\b(?:primera semana|principios? de|primeros dias)\b/,
  /\bsegunda semana\b/,
  /\b(?:tercera semana|mitad de|mediados)\b/,
  /\b(?:cuarta semana|ultima semana|finales? de|fin de mes|ultimos dias)\b/,
];

/** The weeks that a fact names: «la última semana», «el 18»; none for the whole month. */
function weeksNamed(fact: Fact, weeks: readonly Week[], today: Date): number[] {
  const folded = fold(fact.text);
  const named = weekNames.findIndex((words) => words.test(folded));
  if (named >= 0) return [named];
  const day = dayOf(fact, today);
  const dates = [...folded.matchAll(/\b(?:el|dia) (\d{1,2})\b/g)].map(([, date]) => Number(date));
  return weeks.flatMap(({ from, to }, at) => {
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, on) => addDays(from, on));
    const isDated = day
      ? day >= from && day <= to
      : days.some((one) => dates.includes(one.getUTCDate()));
    return isDated ? [at] : [];
  });
}

export const monthPlan: Deliverable = {
  id: "month-plan",
  rule: "Objetivo, cuatro semanas con tema, piezas y fechas señaladas reales de ese mes, y qué se revisa cada viernes.",
  write(job) {
    const { title, weeks } = weeksOf(job);
    const { from } = weeks[0]!;
    const length = Math.round((weeks.at(-1)!.to.getTime() - from.getTime()) / 86_400_000);
    const feasts = job.business.traits.has("solemn")
      ? []
      : feastsAhead(from, length, job.business.country).slice(0, 6);
    const deal = pieceDealer(job);
    const facts = telling(job);
    const placed = facts.map((fact) => ({ fact, at: weeksNamed(fact, weeks, job.brief.today) }));
    // What has its week is told there and nowhere else.
    const free = placed.filter(({ at }) => at.length === 0).map(({ fact }) => fact);
    const ideas = angles({ ...job, facts: () => free }, 8);
    const plan = weeks.map((week, at) => {
      const own = placed.filter((one) => one.at.includes(at)).map(({ fact }) => fact);
      const next = placed.filter((one) => one.at[0] === at + 1).map(({ fact }) => fact);
      const dates = feasts.filter(({ day }) => day >= week.from && day <= week.to);
      const clean = (fact: Fact) => uncapitalized(fact.text).replace(/[.\s]+$/u, "");
      const rows = [
        ...own.slice(0, 2).map((fact) => ({
          ...deal(),
          about: `Lo que toca esta semana: ${clean(fact)}`,
          subject: subjectOf(job).full,
          facts,
        })),
        ...next.slice(0, 1).map((fact) => ({
          ...deal(),
          about: `Avisar con una semana de tiempo: ${clean(fact)}`,
          subject: subjectOf(job).full,
          facts,
        })),
        ...[ideas[at * 2], ideas[at * 2 + 1]]
          .filter((angle) => angle !== undefined)
          .slice(0, own.length + next.length > 0 ? 1 : 2)
          .map((angle) => ({ ...deal(), ...angle })),
      ];
      const spare = {
        ...deal(),
        about: job.say("plan.repeat"),
        subject: subjectOf(job).full,
        facts: [],
      };
      if (rows.length === 0 && spare.about) rows.push(spare);
      return {
        week,
        theme: job.say(`metric.month.theme.${own[0] ? "told" : at + 1}`),
        dates,
        rows,
      };
    });
    return {
      title,
      body: stack(
        `**Objetivo:** ${aimOf(job)}.`,
        facts.length > 0 && `**Lo que se sabe del mes:** ${toldText(job)}`,
        feasts.length > 0 &&
          `**Fechas señaladas:**\n\n${feasts.map(({ feast, day }) => `- ${capitalized(longDay(day))}: ${feast.name}`).join("\n")}`,
        ...plan.map(({ week, theme, rows }, at) =>
          stack(
            `### Semana ${at + 1} (${span(week.from, week.to)}): ${uncapitalized(theme)}`,
            table(
              ["Pieza", "Canal", "Quién", "De qué va"],
              rows.map(({ kind, channel, about }) => [
                kind.label,
                channelNames[channel],
                workerName(kind.workerId),
                about,
              ]),
            ),
          ),
        ),
        `**Qué se revisa:** ${uncapitalized(job.say("metric.month.review"))}`,
      ),
      ...(job.brief.workerId === "mel"
        ? {
            handoffs: plan
              .flatMap(({ rows }) => rows.slice(0, 1))
              .map(({ kind, channel, subject, facts }) =>
                handoffTo(job, kind, { subject, channels: [channel], facts }),
              ),
          }
        : {}),
    };
  },
};
