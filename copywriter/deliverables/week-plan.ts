import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import {
  aimOf,
  channelNames,
  dayOf,
  daysBetween,
  feastAhead,
  handoffTo,
  pieceCount,
  pieceDealer,
  slotsOf,
  span,
  stack,
  subjectOf,
  table,
  telling,
  thingsOf,
  toldText,
  tomorrowOf,
  workerName,
} from "../planning.ts";
import { addDays, nextWeekday, shortDay } from "../spanish/dates.ts";
import { clip, fold } from "../spanish/fold.ts";
import { capitalized, uncapitalized } from "../spanish/sentences.ts";
import { tellFact } from "../telling.ts";
import type { Fact } from "../understand/request.ts";

/** What a piece could tell, before it has a day and a channel. */
interface Angle {
  about: string;
  subject: string;
  /** In words, only where the piece itself tells of a day. */
  date?: string;
  facts: readonly Fact[];
}
type Dated = Angle & { day: Date };

/** What sets the business apart, as a fact for whoever writes. */
export const differenceFact = (text: string): Fact => ({
  text,
  isSentence: false,
  role: "benefit",
  atoms: [],
});

/** What is told when nothing happens on a day of its own. */
export function angles(job: Job, count: number): Angle[] {
  const things = thingsOf(job);
  const thingAt = (at: number) => things[at % things.length]!;
  const undated = telling(job).filter((fact) => !dayOf(fact, job.brief.today));
  const made: (Angle | undefined)[] = [];
  const add = (use: string, at: number, facts: readonly Fact[] = [], extra = {}) => {
    const thing = thingAt(at);
    const other = thingAt(at + 1);
    const about = job.say(use, {
      ...slotsOf(thing),
      q: fold(other.bare) === fold(thing.bare) ? undefined : other.full,
      ...extra,
    });
    made.push(about ? { about, subject: thing.full, facts } : undefined);
  };
  // What was told beside a day belongs to that day.
  if (undated[0] && undated.length === telling(job).length)
    made.push({
      about: `Contar la novedad: ${uncapitalized(tellFact(undated[0]))}`,
      subject: subjectOf(job).full,
      facts: undated,
    });
  add("plan.thing", 0, undated);
  const differences = job.shuffle(job.business.differences, "differences", (one) => one);
  const difference = (at: number) =>
    differences[at] &&
    add("plan.difference", at, [differenceFact(differences[at])], {
      d: uncapitalized(differences[at]),
    });
  difference(0);
  add("plan.thing", 1);
  add("plan.talk", 0);
  add("plan.inside", 2);
  difference(1);
  for (let at = 2; made.length < 14 && at < 8; at += 1) add("plan.thing", at);
  return made.filter((angle) => angle !== undefined).slice(0, count);
}

/** What was told to happen on a day: a notice the day before and a reminder on the day. */
function datedAngles(job: Job, start: Date): Dated[] {
  const end = addDays(start, 6);
  const rows: Dated[] = [];
  const facts = telling(job);
  const bare = (fact: Fact) => uncapitalized(tellFact(fact)).replace(/[.\s]+$/u, "");
  const details = facts.filter((fact) => !dayOf(fact, job.brief.today)).map(bare);
  for (const fact of facts) {
    const day = dayOf(fact, job.brief.today);
    if (!day || day < start || day > end || rows.length >= 6) continue;
    const row = (on: Date, use: string, f: string): Dated => ({
      day: on,
      about: job.say(use, { f }) || capitalized(f),
      subject: subjectOf(job).full,
      facts,
    });
    if (day > start) rows.push(row(addDays(day, -1), "plan.eve", bare(fact)));
    rows.push(row(day, "plan.day", clip([bare(fact), ...details].join("; "), 160)));
  }
  return rows;
}

function feastAngle(job: Job, start: Date): Dated | undefined {
  const next = feastAhead(job, addDays(start, 6), 20);
  const slots = next && { feast: next.feast.name, "feast.cap": capitalized(next.feast.name) };
  const about = slots && job.say("plan.feast", slots);
  return about
    ? { day: start, about, subject: subjectOf(job).full, date: next.feast.name, facts: [] }
    : undefined;
}

export const weekPlan: Deliverable = {
  id: "week-plan",
  rule: "Objetivo de la semana, una tabla por días (día, pieza, canal, especialista, para qué) y un encargo por pieza.",
  write(job) {
    const isNext = /(?:semana que viene|pr[oó]xima semana)/iu.test(job.brief.prompt);
    const start = isNext ? nextWeekday(job.brief.today, 1) : tomorrowOf(job);
    const deal = pieceDealer(job);
    const total = pieceCount(job, 5, 7);
    const dated = datedAngles(job, start).slice(0, total);
    const feast = dated.length < total && job.plainness === 0 ? feastAngle(job, start) : undefined;
    const fixed = feast ? [...dated, feast] : dated;
    const taken = new Set(fixed.map(({ day }) => daysBetween(start, day)));
    const free = [0, 2, 4, 1, 3, 5, 6].filter((day) => !taken.has(day));
    const others = angles(job, Math.max(0, total - fixed.length)).map(
      (angle, at): Dated => ({ ...angle, day: addDays(start, free[at % free.length] ?? at % 7) }),
    );
    const rows = [...fixed, ...others]
      .sort((left, right) => left.day.getTime() - right.day.getTime())
      .map((row) => ({ ...row, ...deal() }));
    const facts = telling(job);
    return {
      title: `Plan de la semana: ${span(start, addDays(start, 6))}`,
      body: stack(
        `**Objetivo de la semana:** ${aimOf(job)}.`,
        total !== 5 && `**Cuántas:** ${total} publicaciones.`,
        facts.length > 0 && `**Lo que manda esta semana:** ${toldText(job)}`,
        table(
          ["Día", "Pieza", "Canal", "Quién", "De qué va"],
          rows.map(({ day, kind, channel, about }) => [
            shortDay(day),
            kind.label,
            channelNames[channel],
            workerName(kind.workerId),
            about,
          ]),
        ),
        `**Al terminar:** ${uncapitalized(job.say("plan.review"))}.`,
      ),
      handoffs: rows.map(({ kind, channel, ...piece }) =>
        handoffTo(job, kind, { ...piece, channels: [channel], goal: piece.about }),
      ),
    };
  },
};
