import { madridDay, nextFriday } from "../madrid-time.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** One Friday run: its ISO week and its start. */
export interface PayoutWeek {
  /** `2026-W48` */
  isoWeek: string;
  /** Friday 09:00 in Madrid. Later requests wait for the next run. */
  friday: Date;
}

/**
 * The Friday run that is due, from Friday 09:00 until Sunday in Madrid; null before Friday. The next run
 * pays what a missed week left over.
 */
export function findDueWeek(now: Date): PayoutWeek | null {
  const today = madridDay(now);
  const midnight = new Date(`${today}T00:00:00Z`);
  const monday = new Date(midnight.getTime() - (weekdayOf(midnight) - 1) * dayMs);
  const friday = nextFriday(monday);
  return friday > now ? null : { isoWeek: isoWeekOf(today), friday };
}

/** The ISO week of a day: `2026-W48` for `2026-11-24`. A week belongs to the year of its Thursday. */
export function isoWeekOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const thursday = new Date(at.getTime() + (4 - weekdayOf(at)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / weekMs) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (midnight: Date): number => midnight.getUTCDay() || 7;

const spoken = new Intl.DateTimeFormat("es", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Europe/Madrid",
});

/** Formats a date in Madrid as «viernes, 27 de noviembre». */
export function formatLongDay(moment: Date): string {
  return spoken.format(moment);
}
