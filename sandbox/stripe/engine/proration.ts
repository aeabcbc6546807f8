export interface Period {
  start: number;
  end: number;
}

/** The share of an amount for the rest of a period, to the second and rounded to cents. */
export function prorate(amountCents: number, { start, end }: Period, at: number): number {
  if (end <= start) return 0;
  const left = Math.min(Math.max(end - at, 0), end - start);
  // All operands are integers, so this is the only rounding.
  return Math.round((amountCents * left) / (end - start));
}
