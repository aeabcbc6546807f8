export interface Recurring {
  interval: "day" | "week" | "month" | "year";
  interval_count: number;
}

const daySeconds = 86_400;

/**
 * The first period boundary after a moment; periods begin at `anchor` (Unix seconds, UTC). Months keep
 * the anchor's day if they have it: 31 January, 28 February, 31 March.
 */
export function nextBoundary(anchor: number, recurring: Recurring, after: number): number {
  const { interval, interval_count: count } = recurring;
  if (interval === "day" || interval === "week") {
    const length = (interval === "day" ? 1 : 7) * count * daySeconds;
    return anchor + (Math.floor((after - anchor) / length) + 1) * length;
  }
  const months = (interval === "month" ? 1 : 12) * count;
  // Starts with a boundary that is never too late and moves forward.
  let number = Math.floor(monthsBetween(anchor, after) / months) - 1;
  while (addMonths(anchor, number * months) <= after) number += 1;
  return addMonths(anchor, number * months);
}

/** The same day and time some months later, or the last day of a shorter month. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return first.getTime() / 1000 + (((seconds % daySeconds) + daySeconds) % daySeconds);
}

function monthsBetween(from: number, to: number): number {
  const [a, b] = [new Date(from * 1000), new Date(to * 1000)];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
}
