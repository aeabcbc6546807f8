import { type Season, seasons } from "#server/features/workers/copywriter/lexicon/seasons.ts";

/** Feasts with the same date wherever Spanish is spoken, and how many days before they matter. */
const feasts = new Map([
  ["christmas", 35],
  ["valentine", 20],
]);

const dayMs = 86_400_000;

/** The feast that comes soon enough to be worth a word, if any. */
export function seasonNear(today: Date): Season | undefined {
  return seasons.find(({ id, day }) => {
    const ahead = feasts.get(id);
    if (!ahead || !day) return false;
    const at = Date.UTC(today.getUTCFullYear(), day[0] - 1, day[1]);
    const days = (at - today.getTime()) / dayMs;
    return days > 1 && days <= ahead;
  });
}
