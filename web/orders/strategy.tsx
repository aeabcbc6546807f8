import type { Order } from "#shared/orders.ts";
import { orderFiles } from "#shared/orders.ts";
import { dayOf, hourOf, shortWeekdayOf } from "#web/lib/week-days.ts";
import { dayId } from "./days/week.tsx";
import { orderFileHref } from "./downloads.tsx";

/** The week's plan as a table: when each ad is published and why. */
export function Strategy({ order: { token, schedule } }: { order: Order }) {
  return (
    <section aria-labelledby="estrategia" className="pt-[clamp(36px,4.4vw,72px)]">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="estrategia" className="max-w-[16em]">
          Cuándo sale cada uno, y para qué
        </h2>
        <a
          href={orderFileHref(token, "strategyPdf")}
          download={orderFiles.strategyPdf}
          className="link"
        >
          La estrategia en PDF
        </a>
      </div>
      <table className="w-full border-collapse text-left">
        <thead className="text-small text-ink-2 max-md:sr-only">
          <tr className="border-t-2 border-ink">
            {["Día", "Instagram", "Facebook", "Objetivo", "Por qué ese día"].map((name) => (
              <th key={name} scope="col" className="py-3 pr-5 font-[550] whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.map((day) => (
            <tr
              key={day.number}
              className="border-t border-line-2 align-baseline max-md:grid max-md:items-baseline max-md:grid-cols-[1fr_auto_auto] max-md:gap-x-2.5 max-md:py-3 md:*:py-3.5 md:*:pr-5"
            >
              <th scope="row" className="whitespace-nowrap">
                <a
                  href={`#${dayId(day.number)}`}
                  className="font-display text-[1.125rem] font-bold underline-offset-4 hover:underline max-md:inline-block max-md:py-2"
                >
                  {shortWeekdayOf(day.date)} {dayOf(day.date)}
                </a>
              </th>
              <td className="tabular-nums whitespace-nowrap">
                <span className="text-mini text-ink-2 md:hidden">Instagram </span>
                {hourOf(day.instagramAt)}
              </td>
              <td className="tabular-nums whitespace-nowrap">
                <span className="text-mini text-ink-2 md:hidden">Facebook </span>
                {hourOf(day.facebookAt)}
              </td>
              <td className="font-[650] max-md:col-span-3 max-md:mt-1">{day.goal}</td>
              <td className="text-ink-2 max-md:col-span-3 md:max-w-[34em]">{day.why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
