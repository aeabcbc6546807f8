import { madridDay, nextFriday } from "../madrid.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** A Friday's run: its ISO week, and the moment from which it pays. */
export interface PayoutWeek {
  /** `2026-W48` */
  isoWeek: string;
  /** Friday 09:00 in Madrid: what is asked for later waits for the next. */
  friday: Date;
}

/**
 * The run that is due: from Friday 09:00 in Madrid until its week ends on Sunday. null: before Friday;
 * what a week missed altogether is paid with the next one, nothing is lost.
 */
export function dueWeek(now: Date): PayoutWeek | null {
  const today = madridDay(now);
  const midnight = new Date(`${today}T00:00:00Z`);
  const monday = new Date(midnight.getTime() - (weekdayOf(midnight) - 1) * dayMs);
  const friday = nextFriday(monday);
  return friday > now ? null : { isoWeek: isoWeekOf(today), friday };
}

/** `2026-W48` of a day such as `2026-11-24`: weeks begin on Monday, and belong to their Thursday's year. */
export function isoWeekOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const thursday = new Date(at.getTime() + (4 - weekdayOf(at)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / weekMs) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** From 1, Monday. */
const weekdayOf = (midnight: Date): number => midnight.getUTCDay() || 7;

const spoken = new Intl.DateTimeFormat("es", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Madrid",
});

/** «viernes, 27 de noviembre» */
export function spokenDay(moment: Date): string {
  return spoken.format(moment);
}
