const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("es", { ...options, timeZone: "UTC" });
const weekday = inUtc({ weekday: "long" });
const weekdayShort = inUtc({ weekday: "short" });
const dayOfMonth = inUtc({ day: "numeric" });
const month = inUtc({ month: "long" });

/** Parses a calendar date like `2026-11-23` as UTC, so that it does not shift with the time zone. */
const at = (date: string) => new Date(`${date}T00:00:00Z`);

const capital = (word: string) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1);

/** «lunes» */
export function weekdayOf(date: string): string {
  return weekday.format(at(date));
}

/** «Lun» */
export function shortWeekdayOf(date: string): string {
  return capital(weekdayShort.format(at(date)).slice(0, 3));
}

/** «23» */
export function dayOf(date: string): string {
  return dayOfMonth.format(at(date));
}

/** «Lunes 23 de noviembre» */
export function fullDayOf(date: string): string {
  return `${capital(weekdayOf(date))} ${dayOf(date)} de ${month.format(at(date))}`;
}

/** «del lunes 23 al domingo 29 de noviembre» */
export function spanOf(first: string, last: string): string {
  const months = [first, last].map((date) => month.format(at(date)));
  const from = `${weekdayOf(first)} ${dayOf(first)}`;
  const until = `${weekdayOf(last)} ${dayOf(last)} de ${months[1]}`;
  return `del ${from}${months[0] === months[1] ? "" : ` de ${months[0]}`} al ${until}`;
}

/** «08:30» → «8:30» */
export function hourOf(time: string): string {
  return time.replace(/^0/, "");
}
