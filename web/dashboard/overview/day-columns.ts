import { workerIds } from "#shared/workers.ts";

interface DaySpending {
  /** YYYY-MM-DD in UTC. */
  date: string;
  workerId: string;
  credits: number;
}

export interface DayColumn {
  date: string;
  total: number;
  /** In the team's order, only who spent something. */
  parts: { workerId: string; credits: number }[];
}

const dayMs = 86_400_000;

/** The last `days` days up to `now`, oldest first, also those on which nothing was spent. */
export function dayColumns(spending: readonly DaySpending[], now: number, days = 14): DayColumn[] {
  return Array.from({ length: days }, (_, position) => {
    const date = new Date(now - (days - 1 - position) * dayMs).toISOString().slice(0, 10);
    const parts = spending
      .filter((row) => row.date === date && row.credits > 0)
      .map(({ workerId, credits }) => ({ workerId, credits }))
      .sort((a, b) => place(a.workerId) - place(b.workerId));
    return { date, parts, total: parts.reduce((all, { credits }) => all + credits, 0) };
  });
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
