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
  bulleted,
  type Channel,
  channelNames,
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
import type { Fact } from "../understand/request.ts";

/** What a piece tells, and its first line. */
interface Theme {
  about: string;
  first: string;
  /** undefined where nothing told is left. */
  fact?: Fact;
  /** The thing or the strength of the business that it shows. */
  subject?: string;
  note?: string;
}
export interface Row extends Theme {
  day: Date;
  channel: Channel;
  kind: PieceKind;
}

const bare = ({ text }: Fact) => text.replace(/[.\s]+$/u, "");

const linesOf = (use: string) =>
  dataOf<Record<string, { text: string; not?: string[] }[]>>("lines/plan")[use]!;

function themeOf(job: Job, use: string, at: number, slots: Record<string, string>): Theme[] {
  const { text, not = [] } = linesOf(use)[at]!;
  const isOdd = not.some((trait) => job.business.traits.has(trait as "solemn"));
  const [about, first = ""] = (isOdd ? undefined : job.fill(text, slots))?.split(" // ") ?? [];
  return about ? [{ about, first }] : [];
}

const differenceThemes = (job: Job): Theme[] =>
  job.business.differences.flatMap((d) =>
    themeOf(job, "plan.difference", 0, { d: uncapitalized(d), "d.cap": capitalized(d) }).map(
      (theme) => ({ ...theme, note: sentence(d) }),
    ),
  );

/** Pieces about the business itself, none like another. */
function ownThemes(job: Job): Theme[] {
  const things = thingsOf(job);
  const lines = linesOf("plan.thing");
  const products = things.flatMap((_, shift) =>
    lines.flatMap((_, at) =>
      things
        .slice((at + shift) % things.length, ((at + shift) % things.length) + 1)
        .flatMap((thing) =>
          themeOf(job, "plan.thing", at, slotsOf(thing)).map((theme) => ({
            ...theme,
            subject: thing.full,
          })),
        ),
    ),
  );
  const others = [
    ...differenceThemes(job),
    ...linesOf("plan.inside").flatMap((_, at) => themeOf(job, "plan.inside", at, {})),
  ];
  // Two of the things, then one of the business.
  return products
    .flatMap((theme, at) => {
      const other = at % 2 === 1 ? others.shift() : undefined;
      return other ? [theme, other] : [theme];
    })
    .concat(others);
}

/** A day to announce another one: a free one so many days before, else the first free one before it. */
function noticeDay(
  day: Date,
  lead: number,
  days: readonly Date[],
  taken: ReadonlySet<number>,
): Date | undefined {
  const before = days.filter((one) => one < day && !taken.has(one.getTime()));
  return before.findLast((one) => one <= addDays(day, -lead)) ?? before[0];
}

interface RowOptions {
  /** How many; what was told has its piece even beyond them. */
  pieces: number;
  /** How many days before a day that was told it is announced. */
  lead: number;
  days: readonly Date[];
  /** What has its day is announced and not repeated on the day. */
  isOnce?: boolean;
  /** All is about one offer: no piece is about other things, and the last one repeats what was told first. */
  isOneOffer?: boolean;
}

/** The pieces of a period, by day: what was told to happen, what was told besides, and the business itself. */
export function rowsOf(
  job: Job,
  period: Period,
  { pieces, lead, days, isOnce, isOneOffer }: RowOptions,
): Row[] {
  const facts = tellable(job);
  const fixed: (Theme & { day: Date })[] = [];
  const taken = new Set<number>();
  const add = (day: Date, theme: Theme) => {
    taken.add(day.getTime());
    fixed.push({ ...theme, day });
  };
  const placed = facts.map((fact) => ({ fact, day: dayIn(fact, period) }));
  for (const { fact, day } of placed) {
    if (!day) continue;
    const isClosed = hasOneOf(fact.text, planWords().closed);
    const first = sentence(fact.text);
    const notice = noticeDay(day, lead, days, taken);
    if (notice)
      add(notice, {
        about: `Avisar: ${uncapitalized(bare(fact))}`,
        first,
        fact,
      });
    if ((!isClosed && !isOnce) || !notice)
      add(day, { about: `El mismo día: ${uncapitalized(bare(fact))}`, first, fact });
  }
  const undated = placed.flatMap(({ fact, day }) => (day ? [] : [fact]));
  const told = undated.map(
    (fact): Theme => ({ about: bare(fact), first: sentence(fact.text), fact }),
  );
  const isOffer = isOneOffer && facts.length > 0;
  const limit = facts.find(({ role }) => role === "limit");
  const last = limit ?? facts[0];
  if (isOffer && last && !placed.some(({ day }) => day))
    add(days.at(-2) ?? period.to, {
      about: `${limit ? "Último aviso" : "Recordar"}: ${uncapitalized(bare(last))}`,
      first: sentence(last.text),
      fact: last,
    });
  const room = Math.max(0, pieces - fixed.length);
  const own = isOffer ? differenceThemes(job) : ownThemes(job);
  const themes = [...told, ...own].slice(0, Math.max(room, Math.min(told.length, 6)));
  const free = days.filter((day) => !taken.has(day.getTime()));
  const at = spread(free.length > 0 ? free : daysOf(period), themes.length);
  const deal = pieceDealer(channelsOf(job));
  return [
    ...fixed,
    ...themes.slice(0, at.length).map((theme, index) => ({ ...theme, day: at[index]! })),
  ]
    .sort((left, right) => left.day.getTime() - right.day.getTime())
    .map((row) => ({ ...row, ...deal() }));
}

/** The days of a period on which the owner publishes. */
export function publishingDays({ business }: Job, period: Period, text: string): Date[] {
  const { only, never } = weekdaysOf(text);
  if (only.length === 0 && never.length === 0) never.push(0, ...(business.isB2b ? [6] : []));
  const days = daysOf(period).filter(
    (day) =>
      !never.includes(day.getUTCDay()) && (only.length === 0 || only.includes(day.getUTCDay())),
  );
  return days.length > 0 ? days : daysOf(period);
}

export interface PlanKind {
  title(job: Job, period: Period): string;
  period(job: Job): Period;
  /** How many pieces when nobody told. */
  pieces: number;
  /** How many days before a day that was told it is announced. */
  lead: number;
  /** Every hand-off carries all that was told: it is one offer. */
  isOneOffer?: boolean;
  hasFeasts?: boolean;
}

/** A plan: what for, what it stands on, its pieces by date, and the next step. */
export function datedPlan(job: Job, kind: PlanKind): Draft {
  const period = kind.period(job);
  const ours = job.facts().filter(isForUs);
  const orders = ours.map(({ text }) => text).join(". ");
  const rhythm = rhythmIn(job.brief.prompt.slice(0, 3000));
  const weeks = (daysBetween(period.from, period.to) + 1) / 7;
  const asked = /\b(\d{1,2}) (?:publicaciones|posts|piezas)\b/iu.exec(
    job.brief.prompt.slice(0, 3000),
  );
  const pieces = asked
    ? Number(asked[1])
    : rhythm?.per === "semana"
      ? rhythm.times * Math.round(weeks)
      : kind.pieces;
  const rows = rowsOf(job, period, {
    pieces: Math.min(20, pieces),
    lead: kind.lead,
    days: publishingDays(job, period, orders),
    isOneOffer: kind.isOneOffer ?? false,
  });
  const told = toldLines(job);
  const [first] = rows;
  const isMel = job.brief.workerId === "mel";
  const next = first && {
    who: workerName(first.kind.workerId),
    date: longDay(first.day),
  };
  const feasts = kind.hasFeasts ? feastsOf(job, period) : [];
  return {
    title: kind.title(job, period),
    body: stack(
      `**Objetivo:** ${aimOf(job)}`,
      told.length > 0 ? `**${job.say("plan.told")}:**\n\n${bulleted(told)}` : job.say("plan.ask"),
      feasts.length > 0 && `**Fechas señaladas:** ${feasts.join("; ")}.`,
      table(
        ["Fecha", "Canal", "Pieza", "Quién", "Qué cuenta"],
        rows.map(({ day, channel, kind, about }) => [
          shortDay(day),
          channelNames[channel],
          kind.label,
          workerName(kind.workerId),
          about,
        ]),
      ),
      next && `**Siguiente paso:** ${job.say(isMel ? "plan.next" : "plan.next.order", next)}`,
    ),
    ...(isMel ? { handoffs: handoffsOf(job, rows, kind) } : {}),
  };
}

function feastsOf(job: Job, { from, to }: Period): string[] {
  const { feasts } = dataOf<{ feasts: { discounts: string[] } }>("formats");
  if (job.business.traits.has("solemn")) return [];
  return feastsAhead(from, daysBetween(from, to), job.business.country)
    .filter(({ feast }) => !feasts.discounts.includes(feast.id))
    .slice(0, 4)
    .map(({ feast, day }) => `${longDay(day)}, ${feast.name}`);
}

/** One hand-off for each piece; of one offer, one for each kind and channel. */
function handoffsOf(job: Job, rows: readonly Row[], { isOneOffer, pieces }: PlanKind) {
  const facts = job.facts().filter((fact) => !isForUs(fact));
  const dated = new Set(
    rows.flatMap(({ fact, about }) => (fact && about !== bare(fact) ? [fact] : [])),
  );
  const seen = new Set<string>();
  return rows
    .filter(({ channel, kind }) => {
      const key = `${channel} ${kind.deliverable}`;
      return !isOneOffer || (!seen.has(key) && seen.add(key));
    })
    .slice(0, Math.max(8, pieces))
    .map(({ channel, kind, day, fact, about, subject, note }) =>
      handoffTo(job, kind, {
        date: job.request.occasion,
        subject,
        goal: fact ? `Publicar el ${longDay(day)}` : `${about}; publicar el ${longDay(day)}`,
        channels: [channel],
        facts:
          fact || isOneOffer
            ? facts.filter((one) => isOneOffer || one === fact || !dated.has(one))
            : [],
        notes: note ? [note] : [],
      }),
    );
}
