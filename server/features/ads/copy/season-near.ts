/** A feast with the same date wherever Spanish is spoken. */
export interface Season {
  name: string;
  month: number;
  day: number;
  /** How many days before it matters. */
  aheadDays: number;
}

const seasons: readonly Season[] = [
  { name: "la Navidad", month: 12, day: 25, aheadDays: 35 },
  { name: "San Valentín", month: 2, day: 14, aheadDays: 20 },
];

const dayMs = 86_400_000;

/** The feast that comes soon enough to be worth a word, if any. */
export function seasonNear(today: Date): Season | undefined {
  return seasons.find(({ month, day, aheadDays }) => {
    const at = Date.UTC(today.getUTCFullYear(), month - 1, day);
    const days = (at - today.getTime()) / dayMs;
    return days > 1 && days <= aheadDays;
  });
}
