import { centsOf, formatUsd } from "#shared/money.ts";

const locale = "es";

const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: "always" });
const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" });
const dayOfYear = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" });
const middleDay = new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const shortDay = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" });
const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
const exact = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

type Moment = string | number | Date;

/** `25000` → «25.000»; at most two decimals. */
export function number(value: number): string {
  return decimal.format(value);
}

/** `39` → «$39 USD» with a no-break space */
export function usd(dollars: number): string {
  return formatUsd(centsOf(dollars)).replace(" ", "\u00a0");
}

/** `1` → «1 crédito»; a missing limit (null) → «Sin límite». */
export function credits(amount: number | null): string {
  if (amount === null) return "Sin límite";
  return amount === 1 ? "1 crédito" : `${number(amount)} créditos`;
}

/** «20 de noviembre de 2026» */
export function longDate(moment: Moment): string {
  return day.format(new Date(moment));
}

/** «20 de noviembre», for a date less than a year away */
export function dayAndMonth(moment: Moment): string {
  return dayOfYear.format(new Date(moment));
}

/** «20 nov 2026» */
export function middleDate(moment: Moment): string {
  return middleDay.format(new Date(moment));
}

/** «20 nov» */
export function shortDate(moment: Moment): string {
  return shortDay.format(new Date(moment));
}

/** «9:12» */
export function timeOfDay(moment: Moment): string {
  return clock.format(new Date(moment));
}

/** «20 de noviembre de 2026, 9:12» */
export function exactTime(moment: Moment): string {
  return exact.format(new Date(moment));
}

const steps = [
  { unit: "minute", ms: 60_000, below: 60 },
  { unit: "hour", ms: 3_600_000, below: 24 },
  { unit: "day", ms: 86_400_000, below: 7 },
  { unit: "week", ms: 604_800_000, below: 5 },
  { unit: "month", ms: 2_629_800_000, below: 12 },
] as const;

/** «ahora mismo», «hace 12 minutos», «ayer», «dentro de 2 días». */
export function relativeTime(moment: Moment, now: Moment = Date.now()): string {
  const ms = new Date(moment).getTime() - new Date(now).getTime();
  if (Math.abs(ms) < 45_000) return "ahora mismo";
  for (const { unit, ms: size, below } of steps) {
    const count = Math.round(ms / size);
    if (Math.abs(count) < below) return relative.format(count, unit);
  }
  return relative.format(Math.round(ms / 31_557_600_000), "year");
}

/** Lowercases a label's first letter for use inside a sentence: «Anuncio Meta» → «anuncio Meta». */
export function inSentence(label: string): string {
  return label.charAt(0).toLocaleLowerCase("es") + label.slice(1);
}
