const day = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("es", { ...options, timeZone: "UTC" });
const weekday = day({ weekday: "long" });
const dayAndMonth = day({ day: "numeric", month: "long" });
const dayMonthAndYear = day({ day: "numeric", month: "long", year: "numeric" });

/** Noon, so that no time zone changes the day. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** «lunes» of `2026-11-23`. */
const weekdayOf = (date: string): string => weekday.format(noonOf(date));

/** «Lunes 23 de noviembre». */
export function longDay(date: string): string {
  const name = weekdayOf(date);
  return `${name[0]!.toUpperCase()}${name.slice(1)} ${dayAndMonth.format(noonOf(date))}`;
}

/** «Del 23 al 29 de noviembre de 2026»; month and year of the first day only when they differ. */
export function dateRangeOf(first: string, last: string): string {
  const [from, to] = [noonOf(first), noonOf(last)];
  const sameYear = from.getUTCFullYear() === to.getUTCFullYear();
  const sameMonth = sameYear && from.getUTCMonth() === to.getUTCMonth();
  const start = sameMonth
    ? String(from.getUTCDate())
    : (sameYear ? dayAndMonth : dayMonthAndYear).format(from);
  return `Del ${start} al ${dayMonthAndYear.format(to)}`;
}
