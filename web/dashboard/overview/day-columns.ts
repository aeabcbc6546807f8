import { workerIds } from "#shared/workers.ts";

interface DaySpending {
  /** YYYY-MM-DD in the browser's time zone. */
  date: string;
  workerId: string;
  credits: number;
}

export interface DayColumn {
  date: string;
  total: number;
  /** Workers that spent something, in the team's order. */
  parts: { workerId: string; credits: number }[];
}

/** The last `days` days up to `now`, oldest first, including those without spending. */
export function dayColumns(spending: readonly DaySpending[], now: number, days = 14): DayColumn[] {
  return Array.from({ length: days }, (_, position) => {
    const date = dayOf(now, days - 1 - position);
    const parts = spending
      .filter((row) => row.date === date && row.credits > 0)
      .map(({ workerId, credits }) => ({ workerId, credits }))
      .sort((a, b) => place(a.workerId) - place(b.workerId));
    return { date, parts, total: parts.reduce((all, { credits }) => all + credits, 0) };
  });
}

/** The day `before` days before `now` in the browser's time zone: YYYY-MM-DD. */
function dayOf(now: number, before: number): string {
  const day = new Date(now);
  // At noon a clock change cannot shift the time to another day.
  day.setHours(12, 0, 0, 0);
  day.setDate(day.getDate() - before);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function place(workerId: string): number {
  return (workerIds as readonly string[]).indexOf(workerId);
}

/** A round number at or above `highest` that four equal steps divide into whole credits. */
export function scaleTop(highest: number): number {
  const rough = Math.max(4, highest);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  for (const factor of [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 5, 6, 8, 10]) {
    const top = Math.round(factor * magnitude);
    if (top >= rough && top % 4 === 0) return top;
  }
  return Math.ceil(rough / 4) * 4;
}
