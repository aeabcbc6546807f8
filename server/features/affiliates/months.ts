/** The same day and time so many months later; the last day of a month that is too short for it. */
export function addMonths(moment: Date, months: number): Date {
  const added = new Date(moment);
  added.setUTCDate(1);
  added.setUTCMonth(added.getUTCMonth() + months);
  const days = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate();
  added.setUTCDate(Math.min(moment.getUTCDate(), days));
  return added;
}

/** Which month since `first` a moment is in, from 1; those before are in the first. */
export function monthSince(first: Date, moment: Date): number {
  let month = 1;
  while (addMonths(first, month) <= moment) month++;
  return month;
}
