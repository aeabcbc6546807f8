export interface Day {
  /** `2026-11-24` */
  day: string;
  clicks: number;
  signUps: number;
  sales: number;
  /** Dollars; negative when more was refunded than earned. */
  amount: number;
}

const monthFormat = new Intl.DateTimeFormat("es", { month: "short", timeZone: "UTC" });

/** The axis's label for each day, or null: one every `every` days, counted back from the last. */
export function axisLabels(days: readonly { day: string }[], every: number): (string | null)[] {
  let month = "";
  return days.map(({ day }, position) => {
    if ((days.length - 1 - position) % every !== 0) return null;
    const date = String(Number(day.slice(8)));
    const isNewMonth = day.slice(0, 7) !== month;
    month = day.slice(0, 7);
    if (!isNewMonth) return date;
    return `${date} ${monthFormat.format(new Date(`${day}T00:00:00Z`)).replace(".", "")}`;
  });
}

/** Days between two labels by length of the period, on a wide screen and on a phone. */
export const labelSteps: Readonly<Record<number, { wide: number; narrow: number }>> = {
  14: { wide: 1, narrow: 2 },
  30: { wide: 1, narrow: 7 },
  90: { wide: 7, narrow: 21 },
};

/** Minimum days between two written sums by length of the period, on a wide screen and on a phone. */
export const sumSteps: Readonly<Record<number, { wide: number; narrow: number }>> = {
  14: { wide: 2, narrow: 2 },
  30: { wide: 2, narrow: 4 },
  90: { wide: 5, narrow: 12 },
};

/** Positions of the days whose sum is written at the bar: the largest first, at least `apart` days apart. */
export function labelledDays(days: readonly Day[], apart: number): Set<number> {
  const chosen = new Set<number>();
  const order = days
    .map((_, position) => position)
    .filter((position) => days[position]!.amount !== 0)
    .sort((a, b) => Math.abs(days[b]!.amount) - Math.abs(days[a]!.amount) || b - a);
  for (const position of order) {
    const isFree = [...chosen].every((other) => Math.abs(other - position) >= apart);
    if (isFree) chosen.add(position);
  }
  return chosen;
}

/** The highest and the lowest sum as distances from the zero line, in dollars. */
export function zeroLine(days: readonly Day[]): { above: number; below: number } {
  const above = Math.max(0, ...days.map(({ amount }) => amount));
  const below = Math.max(0, ...days.map(({ amount }) => -amount));
  return { above, below };
}

/** Totals of a period; money is added in cents and returned in dollars. */
export function totalsOf(days: readonly Day[]): Omit<Day, "day"> {
  const sum = (of: (day: Day) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    clicks: sum(({ clicks }) => clicks),
    signUps: sum(({ signUps }) => signUps),
    sales: sum(({ sales }) => sales),
    amount: sum(({ amount }) => Math.round(amount * 100)) / 100,
  };
}
