import { dataOf } from "../data.ts";
import type { Draft } from "../draft.ts";
import type { Job } from "../job.ts";
import {
  dayIn,
  daysBetween,
  daysOf,
  type Period,
  rhythmIn,
  spread,
  weekdaysOf,
} from "../plan-period.ts";
import {
  aimOf,
  bare,
  bulleted,
  type Channel,
  channelName,
  channelsOf,
  handoffTo,
  hasOneOf,
  isForUs,
  type PieceKind,
  pieceDealer,
  planWords,
  slotsOf,
  stack,
  table,
  tellable,
  thingsOf,
  toldLines,
  workerName,
} from "../planning.ts";
import { addDays, longDay, shortDay } from "../spanish/dates.ts";
import { feastsAhead } from "../spanish/feasts.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import type { Trait } from "../trades/trade.ts";
import type { Fact } from "../understand/request.ts";

/** What a piece tells. */
interface Theme {
  about: string;
  /** Its first line. */
  first: string;
  /** undefined where it shows a thing or a strength of the business. */
  fact?: Fact;
  subject?: string;
  note?: string;
}
interface Row extends Theme {
  day: Date;
  channel: Channel;
  kind: PieceKind;
}

/** The lines of a use, filled, in their order. */
function themesFrom(job: Job, use: string, slots: Record<string, string> = {}): Theme[] {
  const lines = dataOf<Record<string, { text: string; not?: Trait[] }[]>>("lines/plan")[use]!;
  return lines.flatMap(({ text, not = [] }) => {
    const isOdd = not.some((trait) => job.business.traits.has(trait));
    const [about, first = ""] = (isOdd ? undefined : job.fill(text, slots))?.split(" // ") ?? [];
    return about ? [{ about, first }] : [];
  });
}

const strengths = (job: Job): Theme[] =>
  job.business.differences.flatMap((d) =>
    themesFrom(job, "plan.difference", { d: uncapitalized(d), "d.cap": capitalized(d) }).map(
      (theme) => ({ ...theme, note: sentence(d) }),
    ),
  );

/** Pieces about the business itself, none like another: two of its things, then one of itself. */
function ownThemes(job: Job): Theme[] {
  const things = thingsOf(job).map((thing) =>
    themesFrom(job, "plan.thing", slotsOf(thing)).map((theme) => ({
      ...theme,
      subject: thing.full,
    })),
  );
  const others = [...strengths(job), ...themesFrom(job, "plan.inside")];
  const mixed = things.flatMap((_, shift) =>
    (things[0] ?? []).flatMap((_, at) => things[(at + shift) % things.length]![at] ?? []),
  );
  return [
    ...mixed.flatMap((theme, at) => [theme, ...(at % 2 === 1 ? others.splice(0, 1) : [])]),
    ...others,
  ];
}

interface RowOptions {
  /** How many; what was told has its piece even beyond them. */
  pieces: number;
  /** How many days before a day that was told it is announced. */
  lead: number;
  days: readonly Date[];
  /** What has its day is announced and not repeated on the day. */
  isOnce?: boolean;
  /** All is about one offer: no piece is about other things, and the last one repeats it. */
  isOneOffer?: boolean | undefined;
}

/** The pieces of a period, by day: what was told to happen, what was told besides, and the business itself. */
export function rowsOf(job: Job, period: Period, options: RowOptions): Row[] {
  const { pieces, lead, days, isOnce, isOneOffer } = options;
  const facts = tellable(job);
  const fixed: (Theme & { day: Date })[] = [];
  const isFree = (day: Date) => !fixed.some((one) => one.day.getTime() === day.getTime());
  const add = (day: Date, fact: Fact, label: string) => {
    const about = `${label}: ${uncapitalized(bare(fact))}`;
    fixed.push({ day, about, first: sentence(fact.text), fact });
  };
  const undated: Fact[] = [];
  for (const fact of facts) {
    const day = dayIn(fact, period);
    if (!day) {
      undated.push(fact);
      continue;
    }
    const before = days.filter((one) => one < day && isFree(one));
    const notice = before.findLast((one) => one <= addDays(day, -lead)) ?? before[0];
    if (notice) add(notice, fact, "Avisar");
    const isClosed = hasOneOf(fact.text, planWords().closed);
    if (!notice || !(isClosed || isOnce)) add(day, fact, "El mismo día");
  }
  const limit = facts.find(({ role }) => role === "limit");
  const last = limit ?? facts[0];
  if (isOneOffer && last && fixed.length === 0)
    add(days.at(-2) ?? period.to, last, limit ? "Último aviso" : "Recordar");
  const told = undated.map(
    (fact): Theme => ({ about: bare(fact), first: sentence(fact.text), fact }),
  );
  const own = isOneOffer && last ? strengths(job) : ownThemes(job);
  const room = Math.max(pieces - fixed.length, Math.min(told.length, 6));
  const themes = [...told, ...own].slice(0, room);
  const free = days.filter(isFree);
  const at = spread(free.length > 0 ? free : daysOf(period), themes.length);
  const deal = pieceDealer(channelsOf(job));
  return [...fixed, ...at.map((day, index) => ({ ...themes[index]!, day }))]
    .sort((left, right) => left.day.getTime() - right.day.getTime())
    .map((row) => ({ ...row, ...deal() }));
}

/** The days of a period on which the owner publishes; no Sunday when nobody told. */
export function publishingDays({ business }: Job, period: Period, text: string): Date[] {
  const { only, never } = weekdaysOf(text);
  const off = only.length + never.length > 0 ? never : business.isB2b ? [0, 6] : [0];
  const days = daysOf(period).filter((day) =>
    only.length > 0 ? only.includes(day.getUTCDay()) : !off.includes(day.getUTCDay()),
  );
  return days.length > 0 ? days : daysOf(period);
}

export interface PlanKind {
  title(job: Job, period: Period): string;
  period(job: Job): Period;
  /** How many pieces when nobody told. */
  pieces: number;
  lead: number;
  isOneOffer?: boolean;
  hasFeasts?: boolean;
}

/** A plan: what for, what it stands on, its pieces by date, and the next step. */
export function datedPlan(job: Job, plan: PlanKind): Draft {
  const period = plan.period(job);
  const prompt = job.brief.prompt.slice(0, 3000);
  const [, asked] = /\b(\d{1,2}) (?:publicaciones|posts|piezas)\b/iu.exec(prompt) ?? [];
  const rhythm = rhythmIn(prompt);
  const weeks = Math.round((daysBetween(period.from, period.to) + 1) / 7);
  const weekly = rhythm?.per === "semana" ? rhythm.times * weeks : plan.pieces;
  const orders = job.facts().filter(isForUs).map(bare).join(". ");
  const rows = rowsOf(job, period, {
    ...plan,
    pieces: Math.min(20, Number(asked ?? weekly)),
    days: publishingDays(job, period, orders),
  });
  const told = toldLines(job);
  const [first] = rows;
  const isMel = job.brief.workerId === "mel";
  const feasts = plan.hasFeasts ? feastsOf(job, period) : "";
  return {
    title: plan.title(job, period),
    body: stack(
      `**Objetivo:** ${aimOf(job)}`,
      told.length > 0 ? `**${job.say("plan.told")}:**\n\n${bulleted(told)}` : job.say("plan.ask"),
      feasts && `**Fechas señaladas:** ${feasts}.`,
      table(
        ["Fecha", "Canal", "Pieza", "Quién", "Qué cuenta"],
        rows.map(({ day, channel, kind, about }) => [
          shortDay(day),
          channelName(channel),
          kind.label,
          workerName(kind.workerId),
          about,
        ]),
      ),
      first &&
        `**Siguiente paso:** ${job.say(isMel ? "plan.next" : "plan.next.order", {
          who: workerName(first.kind.workerId),
          date: longDay(first.day),
        })}`,
    ),
    ...(isMel ? { handoffs: handoffsOf(job, rows, plan) } : {}),
  };
}

function feastsOf({ business }: Job, { from, to }: Period): string {
  const { feasts } = dataOf<{ feasts: { discounts: string[] } }>("formats");
  if (business.traits.has("solemn")) return "";
  return feastsAhead(from, daysBetween(from, to), business.country)
    .filter(({ feast }) => !feasts.discounts.includes(feast.id))
    .slice(0, 4)
    .map(({ feast, day }) => `${longDay(day)}, ${feast.name}`)
    .join("; ");
}

/** One hand-off for each piece; of one offer, one for each kind and channel, with all that was told. */
function handoffsOf(job: Job, rows: readonly Row[], { isOneOffer, pieces }: PlanKind) {
  const facts = job.facts().filter((fact) => !isForUs(fact));
  const isDated = (one: Fact) =>
    rows.some(({ fact, about }) => fact === one && about !== bare(one));
  const keyOf = ({ channel, kind }: Row) => `${channel} ${kind.deliverable}`;
  return rows
    .filter((row, at) => !isOneOffer || rows.findIndex((one) => keyOf(one) === keyOf(row)) === at)
    .slice(0, Math.max(8, pieces))
    .map(({ channel, kind, day, fact, about, subject, note }) => {
      const own = facts.filter((one) => isOneOffer || one === fact || !isDated(one));
      return handoffTo(job, kind, {
        subject,
        date: job.request.occasion,
        goal: `${fact ? "Publicar" : `${about}; publicar`} el ${longDay(day)}`,
        channels: [channel],
        facts: fact || isOneOffer ? own : [],
        notes: note ? [note] : [],
      });
    });
}
