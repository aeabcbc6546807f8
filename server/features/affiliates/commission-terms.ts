import { commissionPercent } from "#shared/affiliates.ts";

/** The affiliate's share of a customer's payments, in cents; half a cent rounds up. */
export function commissionCents(baseCents: number): number {
  return Math.floor((baseCents * commissionPercent + 50) / 100);
}

/** The same day and time `months` later, or that month's last day when it is shorter. */
export function addMonths(moment: Date, months: number): Date {
  const added = new Date(moment);
  added.setUTCDate(1);
  added.setUTCMonth(added.getUTCMonth() + months);
  const days = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate();
  added.setUTCDate(Math.min(moment.getUTCDate(), days));
  return added;
}

/** The number of the month since `first` that a moment is in, from 1. Earlier moments count as 1. */
export function monthNumber(first: Date, moment: Date): number {
  let month = 1;
  while (addMonths(first, month) <= moment) month++;
  return month;
}
