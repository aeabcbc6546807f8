import { fold } from "./fold.ts";

export const weekdays = [
  "domingo",
  "lunes",
  "martes",
  "miércoles",
  "jueves",
  "viernes",
  "sábado",
] as const;

export const months = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

const dayMs = 86_400_000;

/** A date that many days later; all dates here are read in UTC. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

/** «lunes 23 de noviembre» */
export function longDay(date: Date): string {
  return `${weekdays[date.getUTCDay()]} ${dayAndMonth(date)}`;
}

/** «23 de noviembre» */
export function dayAndMonth(date: Date): string {
  return `${date.getUTCDate()} de ${months[date.getUTCMonth()]}`;
}

/** «lun 23 nov» */
export function shortDay(date: Date): string {
  const weekday = weekdays[date.getUTCDay()]!.slice(0, 3);
  return `${weekday} ${date.getUTCDate()} ${months[date.getUTCMonth()]!.slice(0, 3)}`;
}

/** The next date with that weekday (0 = Sunday), never today. */
export function nextWeekday(today: Date, weekday: number): Date {
  return addDays(today, ((weekday - today.getUTCDay() + 6) % 7) + 1);
}

const foldedMonths = months.map(fold);
const foldedWeekdays = weekdays.map(fold);
const isDay = (word: string | undefined) => /^(?:[1-9]|[12]\d|3[01])$/.test(word ?? "");

/** Where a month stands in folded words, 0 = January; «setiembre» is one too. */
const monthAt = (words: readonly string[], at: number) =>
  foldedMonths.indexOf(words[at] === "setiembre" ? "septiembre" : (words[at] ?? ""));

/** A day of the month, this year or the next, never before today. */
function nextDate(day: number, month: number, today: Date): Date | undefined {
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  for (const year of [today.getUTCFullYear(), today.getUTCFullYear() + 1]) {
    const date = new Date(Date.UTC(year, month, day));
    if (date.getUTCMonth() === month && date.getTime() >= start) return date;
  }
  return undefined;
}

/**
 * The next day that «el sábado», «el 5 de diciembre», «15/12» or «mañana» means; undefined when the
 * text names none, or only spans and habits («los martes», «de lunes a viernes»).
 */
export function dateNamed(text: string, today: Date): Date | undefined {
  const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(text);
  if (slashed && slashed[0] !== "24/7" && isDay(slashed[1]) && Number(slashed[2]) <= 12)
    return nextDate(Number(slashed[1]), Number(slashed[2]) - 1, today);
  const words = fold(text).split(" ");
  for (const at of words.keys()) {
    const month = monthAt(words, at);
    if (month < 0) continue;
    const day = words[at - 1] === "de" ? words[at - 2] : words[at - 1];
    if (isDay(day)) return nextDate(Number(day), month, today);
  }
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? "";
    if (word === "hoy") return addDays(today, 0);
    if (word === "manana" && !/^(?:la|las|cada|por|de|turno|media|una)$/.test(before))
      return addDays(today, before === "pasado" ? 2 : 1);
    if (word === "finde" || (word === "semana" && words[at - 2] === "fin"))
      if (/^(?:este|el|proximo)$/.test(words[at - (word === "finde" ? 1 : 3)] ?? ""))
        return nextWeekday(today, 6);
    const weekday = foldedWeekdays.indexOf(word);
    const isHabit =
      /^(?:los|cada|todos|y|a|o)$/.test(before) || /^(?:a|y|o)$/.test(words[at + 1] ?? "");
    const isSpan = isHabit && (before !== "a" || foldedWeekdays.includes(words[at - 2] ?? ""));
    if (weekday >= 0 && !isSpan) return nextWeekday(today, weekday);
  }
  return undefined;
}

/** The month that a text names (0 = January), but not the one of «5 de diciembre». */
export function monthNamed(text: string): number | undefined {
  const words = fold(text).split(" ");
  for (const at of words.keys()) {
    const month = monthAt(words, at);
    const before = words[at - 1] === "de" ? words[at - 2] : words[at - 1];
    if (month >= 0 && !isDay(before)) return month;
  }
  return undefined;
}

/** The weekdays that a text names (0 = Sunday), in its order, each once; «de lunes a viernes» names five. */
export function weekdaysNamed(text: string): number[] {
  const words = fold(text).split(" ");
  const named: number[] = [];
  const indexOf = (word: string | undefined) =>
    foldedWeekdays.findIndex(
      (name) => word === name || (word === `${name}s` && !name.endsWith("s")),
    );
  for (const [at, word] of words.entries()) {
    const day = indexOf(word);
    if (day < 0) continue;
    const first = words[at - 1] === "a" ? indexOf(words[at - 2]) : -1;
    for (let next = first; first >= 0 && next !== day; next = (next + 1) % 7) named.push(next);
    named.push(day);
  }
  return [...new Set(named)];
}

/** Easter Sunday, by the rule of Gauss. */
export function easter(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1));
}
