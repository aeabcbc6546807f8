import { useEffect, useState } from "react";
import type { ScheduledDay } from "#shared/ads.ts";
import { dayOf, shortWeekdayOf } from "#web/lib/week-days.ts";
import { classes } from "#web/ui/classes.ts";
import { dayId } from "./week.tsx";

/** Sticky links to the seven days; the one on screen is marked. */
export function DayLinks({ schedule }: { schedule: readonly ScheduledDay[] }) {
  const visibleDay = useDayOnScreen(schedule);
  return (
    <nav
      aria-label="Días"
      className="sticky top-0 z-20 border-b border-line-2 bg-paper shadow-[0_0_0_100vmax_var(--paper)] [clip-path:inset(0_-100vmax)]"
    >
      <ul className="grid grid-cols-7 sm:-ml-3 sm:flex sm:gap-2">
        {schedule.map(({ number, date }) => (
          <li key={number}>
            <a
              href={`#${dayId(number)}`}
              aria-current={visibleDay === number ? "true" : undefined}
              className={classes(
                "grid min-h-14 content-center justify-items-center text-small leading-tight focus-visible:-outline-offset-3 sm:flex sm:min-h-12 sm:items-center sm:gap-1 sm:px-3",
                visibleDay === number
                  ? "font-bold text-ink shadow-[inset_0_-3px_var(--honey)]"
                  : "font-[550] text-ink-2 hover:text-ink",
              )}
            >
              <span>{shortWeekdayOf(date)}</span> <span>{dayOf(date)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Number of the day whose section is in the middle of the window. */
function useDayOnScreen(schedule: readonly ScheduledDay[]): number | undefined {
  const [visibleDay, setVisibleDay] = useState<number>();
  const numbers = schedule.map(({ number }) => number).join();
  useEffect(() => {
    const days = new Map<Element, number>();
    for (const number of numbers.split(",").map(Number)) {
      const section = document.getElementById(dayId(number));
      if (section) days.set(section, number);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setVisibleDay(days.get(entered.target));
      },
      { rootMargin: "-45% 0px -45% 0px" },
    );
    for (const section of days.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, [numbers]);
  return visibleDay;
}
