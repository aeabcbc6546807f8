const timeZone = "Europe/Madrid";

const day = new Intl.DateTimeFormat("sv-SE", { timeZone });
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});

/** The date in Madrid, such as `2026-11-24`. */
export function madridDay(moment: Date): string {
  return day.format(moment);
}

const dayMs = 86_400_000;
const friday = 5;
const payoutHour = 9;

/** The first Friday 09:00 in Madrid after a moment. */
export function nextFriday(after: Date): Date {
  const today = Date.parse(`${madridDay(after)}T00:00:00Z`);
  for (let ahead = 0; ; ahead++) {
    const date = new Date(today + ahead * dayMs);
    if (date.getUTCDay() !== friday) continue;
    const at = toMadridTime(date.getTime() + payoutHour * 3_600_000);
    if (at > after) return at;
  }
}

/** The moment at which Madrid's clocks show the time that UTC shows at `shownMs`. */
function toMadridTime(shownMs: number): Date {
  const guess = new Date(shownMs);
  const aheadMs = Date.parse(`${clock.format(guess).replace(" ", "T")}Z`) - shownMs;
  return new Date(shownMs - aheadMs);
}
