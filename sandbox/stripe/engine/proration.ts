export interface Period {
  start: number;
  end: number;
}

/** What the rest of a period is worth at a moment: to the second, rounded to cents. */
export function prorate(amountCents: number, { start, end }: Period, at: number): number {
  if (end <= start) return 0;
  const left = Math.min(Math.max(end - at, 0), end - start);
  // Whole numbers up to here: the only rounding is the last.
  return Math.round((amountCents * left) / (end - start));
}
