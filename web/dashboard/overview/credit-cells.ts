export interface WorkerSpending {
  workerId: string;
  credits: number;
}

/** Shares of a cell by worker, from its left edge; what is missing to 1 is empty. */
export type Cell = readonly { workerId: string; share: number }[];

interface CreditCells {
  /** Credits per cell. */
  perCell: number;
  cells: Cell[];
}

const cellsMax = 100;

/**
 * Divides credits into at most 100 cells: each worker's in one run, the rest empty. Without a limit
 * the credits per cell grow with the use, so that some cells stay empty.
 * `used` may exceed the workers' settled credits by replies under way; these are added to the last
 * worker's.
 */
export function creditCells(
  used: number,
  limit: number | null,
  spending: readonly WorkerSpending[],
): CreditCells {
  const perCell = limit === null ? roundStep(used) : Math.max(1, Math.ceil(limit / cellsMax));
  const total = limit === null ? cellsMax : Math.max(1, Math.ceil(limit / perCell));
  const runs = runsOf(used, spending);
  const cells = Array.from({ length: total }, (_, position) => {
    const start = position * perCell;
    return runs
      .map(({ workerId, from, to }) => ({
        workerId,
        share: (Math.min(to, start + perCell) - Math.max(from, start)) / perCell,
      }))
      .filter(({ share }) => share > 0);
  });
  return { perCell, cells };
}

/** A round number of credits per cell that leaves at least a third of the cells empty. */
function roundStep(used: number): number {
  const least = (used * 1.5) / cellsMax;
  for (let magnitude = 1; ; magnitude *= 10) {
    const step = [1, 2, 5].map((factor) => factor * magnitude).find((size) => size >= least);
    if (step !== undefined) return step;
  }
}

/** Start and end of each worker's credits in a row of `used` credits. */
function runsOf(used: number, spending: readonly WorkerSpending[]) {
  let at = 0;
  const runs = spending.map(({ workerId, credits }) => {
    const from = at;
    at = Math.min(used, at + Math.max(0, credits));
    return { workerId, from, to: at };
  });
  // While nothing is settled, all credits are shown in Mel's colour.
  const last = runs.at(-1) ?? { workerId: "mel", from: 0, to: 0 };
  return [...runs.slice(0, -1), { ...last, to: Math.max(last.to, used) }];
}
