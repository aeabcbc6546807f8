import type { Job } from "./job.ts";
import { hasOneOf, isForUs, planWords } from "./planning.ts";
import {
  addDays,
  dateNamed,
  months,
  nextWeekday,
  weekdays,
  weekdaysNamed,
} from "./spanish/dates.ts";
import { feastNamed } from "./spanish/feasts.ts";
import { fold } from "./spanish/fold.ts";
import { list } from "./spanish/phrase.ts";
import type { Fact } from "./understand/request.ts";

/** When a plan runs, both days included. */
export interface Period {
  from: Date;
  to: Date;
  /** «marzo», «enero y febrero»: the months that were ordered. */
  months?: string;
}

/** Today without its hours. */
export const startOf = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

const later = (left: Date, right: Date) => (left > right ? left : right);

export const daysBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / 86_400_000);

/** «tres», «3» */
export function countOf(word: string): number {
  const at = planWords().numbers.indexOf(word.replace(/^una$/, "un"));
  return /^\d{1,2}$/.test(word) ? Number(word) : Math.max(0, at);
}

/** How many days a text tells of: «tres semanas», «una quincena», «15 días». */
function lengthIn(text: string): number | undefined {
  const words = fold(text).split(" ");
  for (const [at, word] of words.entries()) {
    const count = countOf(words[at - 1] ?? "");
    if (word === "quincena") return 14;
    if (count > 0 && /^semanas?$/.test(word) && !/^(?:por|a|x|cada)$/.test(words[at - 2] ?? ""))
      return count * 7;
    if (count > 3 && word === "dias") return count;
  }
  return undefined;
}

/** How often: «2 veces por semana», «3 por semana», «una vez al mes». */
export function rhythmIn(text: string): { times: number; per: "semana" | "mes" } | undefined {
  const words = fold(text).split(" ");
  for (const [at, word] of words.entries()) {
    const isEach = /^(?:por|al|cada|x|la)$/.test(words[at - 1] ?? "");
    if (!isEach || !/^(?:semana|mes)$/.test(word)) continue;
    const before = words.slice(Math.max(0, at - 5), at - 1);
    const times = before.map(countOf).findLast((count) => count > 0);
    if (times && times < 15) return { times, per: word as "semana" };
  }
  return undefined;
}

const monthOf = (word = "") =>
  months.findIndex((name) => fold(name) === word.replace(/^setiem/, "septiem"));
const plans = new Set([
  "plan",
  "campana",
  "calendario",
  "contenido",
  "contenidos",
  "publicaciones",
  "posts",
  "ideas",
  "mes",
]);

/** The months that are ordered («plan de marzo», «para enero y febrero»), not «el intensivo de julio». */
function monthsOrdered(text: string): number[] {
  const words = fold(text).split(" ");
  const isRange = (at: number) => /^[ay]$/.test(words[at + 1] ?? "") && monthOf(words[at + 2]) >= 0;
  const at = words.findIndex((word, index) => {
    const before = words.slice(Math.max(0, index - 5), index);
    const isAsked = isRange(index) || /^(?:para|en)$/.test(before.at(-1) ?? "");
    const isDate = /\d(?: de)?$/.test(before.join(" "));
    return monthOf(word) >= 0 && !isDate && (isAsked || before.some((one) => plans.has(one)));
  });
  if (at < 0) return [];
  return (isRange(at) ? [words[at], words[at + 2]] : [words[at]]).map(monthOf);
}

function spanOf([first, last]: readonly number[], today: Date): Period {
  // What is left of a month that ends is no plan: then the next one of that name.
  const isOver =
    first === today.getUTCMonth() &&
    last === undefined &&
    addDays(today, 6).getUTCMonth() !== first;
  const year = today.getUTCFullYear() + Number(first! < today.getUTCMonth() || isOver);
  const end = last === undefined ? first! : last < first! ? last + 12 : last;
  const [begin, close] = [months[first!]!, months[end % 12]!];
  const name = end - first! > 1 ? `${begin} a ${close}` : list([...new Set([begin, close])]);
  return {
    from: later(new Date(Date.UTC(year, first!, 1)), addDays(today, 1)),
    to: new Date(Date.UTC(year, end + 1, 0)),
    months: name,
  };
}

/** The week ahead: from tomorrow on, and late in the week the next one, from Monday to Sunday. */
export function weekOf(job: Job): Period {
  const today = startOf(job.brief.today);
  const { prompt } = job.brief;
  const isNext = hasOneOf(prompt, ["semana que viene", "proxima semana", "semana proxima"]);
  const isSoon = hasOneOf(prompt, ["hoy", "manana", "este finde"]);
  const isLate = [0, 4, 5, 6].includes(today.getUTCDay());
  const from = isNext || (isLate && !isSoon) ? nextWeekday(today, 1) : addDays(today, 1);
  return { from, to: addDays(from, 6) };
}

/** The month or the weeks that were ordered, else as many days as usual from tomorrow on. */
export function monthPeriod(job: Job, usual: number): Period {
  const today = startOf(job.brief.today);
  const prompt = job.brief.prompt.slice(0, 3000);
  const ordered = monthsOrdered(prompt);
  if (ordered.length > 0) return spanOf(ordered, today);
  const from = addDays(today, 1);
  const isMonth = hasOneOf(prompt, ["mes", "mensual"]) && !rhythmIn(prompt);
  return { from, to: addDays(from, (lengthIn(prompt) ?? (isMonth ? 28 : usual)) - 1) };
}

/** From the first notice to the last day of what was told. */
export function campaignOf(job: Job): Period {
  const today = startOf(job.brief.today);
  const tomorrow = addDays(today, 1);
  const prompt = job.brief.prompt.slice(0, 3000);
  const length = lengthIn(prompt);
  const dated = job.facts().filter((fact) => !isForUs(fact));
  const days = dated.flatMap(({ text }) => dateWithNumber(text, today) ?? []);
  const feast = feastNamed(`${job.request.occasion ?? ""} ${prompt}`, today, job.business.country);
  const [start] = days;
  const isStart = start && hasOneOf(dated.map(({ text }) => text).join(" "), planWords().starts);
  if (isStart && start > today)
    return { from: later(addDays(start, -10), tomorrow), to: addDays(start, (length ?? 15) - 1) };
  const ordered = monthsOrdered(prompt);
  const key = days.at(-1) ?? (ordered.length > 0 ? undefined : feast?.day);
  if (key && key > today) return { from: later(addDays(key, -21), tomorrow), to: key };
  if (ordered.length > 0) {
    const span = spanOf(ordered, today);
    return { ...span, from: later(addDays(span.from, -14), tomorrow) };
  }
  return { from: tomorrow, to: addDays(tomorrow, (length ?? 21) - 1) };
}

const numbered =
  /\b(?:el|del|d[ií]a|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) (\d{1,2})(?![\d\p{L}]|[.,:]\d|\s?[%€$])/iu;

/** «7 de enero», «15/12»; a weekday alone is no date. */
function dateWithNumber(text: string, today: Date): Date | undefined {
  const day = dateNamed(text, today);
  return day && new RegExp(`(?<!\\d)0?${day.getUTCDate()}(?!\\d)`, "u").test(text)
    ? startOf(day)
    : undefined;
}

/** The day of a period that a fact names: «el jueves», «el 20», «la última semana». */
export function dayIn({ text }: Pick<Fact, "text">, { from, to }: Period): Date | undefined {
  const days = daysOf({ from, to });
  const before = addDays(from, -1);
  const dated = dateWithNumber(text, before);
  const number = Number(numbered.exec(text)?.[1] ?? 0);
  const folded = ` ${fold(text)}`;
  const part = Object.entries(planWords().parts).find(([words]) =>
    folded.includes(` ${words}`),
  )?.[1];
  const date = dated ? undefined : number || part;
  const counted = days.find((day) => day.getUTCDate() === date);
  // «Sábado y domingo» in a long plan is a habit, and «el 3» in another month is not this one.
  const isHabit = days.length > 10 && (weekdaysNamed(text).length > 1 || number > 0);
  if (counted || (!dated && isHabit)) return counted;
  const named = dated ?? dateNamed(text, before);
  return named && days.find((day) => day.getTime() === startOf(named).getTime());
}

export const daysOf = ({ from, to }: Period): Date[] =>
  Array.from({ length: Math.max(1, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at));

/** So many of some days, evenly spaced. */
export const spread = <T>(days: readonly T[], count: number): T[] =>
  count >= days.length
    ? [...days]
    : Array.from(
        { length: count },
        (_, at) => days[Math.floor(((at + 0.5) * days.length) / count)]!,
      );

const day = `(?:${weekdays.map((name) => fold(name)).join("|")})s?`;
const dayRun = new RegExp(`(?<!\\S)${day}(?: (?:y|e|a|o|los|el|${day}))* ${day}(?!\\S)`);
const dayOff = new RegExp(
  `(?<!\\S)(?:nunca|menos|salvo|excepto|ni|no)(?: \\S+){0,2} (${day})(?!\\S)`,
  "g",
);
const oneDay = new RegExp(
  `(?<!\\S)(?:publico|publicar|subo|posteo|solo)(?: \\S+){0,3} ${day}(?!\\S)`,
);

/** Weekdays on which is published, and those on which never is (0 = Sunday). */
export function weekdaysOf(prompt: string): { only: number[]; never: number[] } {
  const folded = fold(prompt.slice(0, 3000));
  const never = weekdaysNamed([...folded.matchAll(dayOff)].map(([, name]) => name).join(" "));
  const [run = ""] = dayRun.exec(folded) ?? oneDay.exec(folded) ?? [];
  return { only: weekdaysNamed(run).filter((one) => !never.includes(one)), never };
}

/** «los martes y los jueves» */
export const weekdayNames = (days: readonly number[]): string =>
  list(days.map((day) => weekdays[day]!));
