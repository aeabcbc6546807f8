import { ChartColumn, Table } from "lucide-react";
import { useState } from "react";
import { findWorker } from "#shared/workers.ts";
import { number } from "#web/lib/format.ts";
import { classes } from "#web/ui/classes.ts";
import { SectionTitle } from "../section-title.tsx";
import { type DayColumn, dayColumns, scaleTop } from "./day-columns.ts";

type Spending = Parameters<typeof dayColumns>[0];

const dayAndMonth = new Intl.DateTimeFormat("es", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const dayText = (date: string) => dayAndMonth.format(new Date(`${date}T00:00:00Z`));
const nameOf = (workerId: string) => findWorker(workerId)?.name ?? workerId;

/** Credits of the last two weeks as a chart or a table. */
export function CreditChart({ spending }: { spending: Spending }) {
  const [asTable, setAsTable] = useState(false);
  const days = dayColumns(spending, Date.now());
  const total = days.reduce((all, day) => all + day.total, 0);
  const Icon = asTable ? ChartColumn : Table;
  return (
    <section>
      <SectionTitle title="Créditos por día">
        {total > 0 ? (
          <button type="button" className="link text-small" onClick={() => setAsTable(!asTable)}>
            <Icon aria-hidden="true" className="size-[18px]" />
            <span>{asTable ? "Ver como gráfico" : "Ver como tabla"}</span>
          </button>
        ) : null}
      </SectionTitle>
      {total === 0 ? (
        <p className="border-y border-line-2 py-8 text-ink-2">
          En cuanto el equipo escriba algo verás aquí, día a día, en qué se van tus créditos.
        </p>
      ) : asTable ? (
        <DayTable days={days.filter((day) => day.total > 0).reverse()} />
      ) : (
        <Columns days={days} total={total} />
      )}
    </section>
  );
}

function Columns({ days, total }: { days: DayColumn[]; total: number }) {
  const top = scaleTop(Math.max(...days.map((day) => day.total)));
  const label = `Créditos por día, del ${dayText(days[0]!.date)} al ${dayText(days.at(-1)!.date)}. Total: ${number(total)}`;
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-2 text-mini text-ink-2 tabular-nums"
    >
      <div className="flex h-[264px] flex-col justify-between text-right leading-none">
        {[4, 3, 2, 1, 0].map((step) => (
          <span key={step} className="h-0 -translate-y-[0.45em]">
            {number((top / 4) * step)}
          </span>
        ))}
      </div>
      <div className="flex h-[264px] items-end justify-between gap-[2px] bg-[linear-gradient(var(--line),var(--line)),linear-gradient(var(--line),var(--line)),linear-gradient(var(--line),var(--line)),linear-gradient(var(--line),var(--line)),linear-gradient(var(--line-2),var(--line-2))] bg-[length:100%_1px] bg-[position:0_0,0_25%,0_50%,0_75%,0_100%] bg-no-repeat">
        {days.map((day) => (
          <div
            key={day.date}
            title={`${dayText(day.date)}: ${day.parts.map((part) => `${nameOf(part.workerId)} ${part.credits}`).join(", ") || "0"}`}
            className="flex h-full max-w-[30px] flex-1 flex-col-reverse gap-[2px]"
          >
            {day.parts.map((part) => (
              <span
                key={part.workerId}
                data-worker={part.workerId}
                className="block min-h-[3px] rounded-[5px] bg-w"
                style={{ height: `${(part.credits / top) * 100}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <span />
      <div className="flex justify-between gap-[2px] pt-2">
        {days.map((day, position) => (
          <span
            key={day.date}
            className={classes(
              "min-w-0 max-w-[30px] flex-1 text-center",
              position === days.length - 1 && "font-bold text-ink",
              position % 2 === 0 && "max-sm:invisible",
            )}
          >
            {Number(day.date.slice(8))}
          </span>
        ))}
      </div>
    </div>
  );
}

function DayTable({ days }: { days: DayColumn[] }) {
  return (
    <table className="w-full border-collapse text-left text-small">
      <thead className="text-ink-2">
        <tr className="border-y border-line-2">
          <th scope="col" className="py-3 font-[550]">
            Día
          </th>
          <th scope="col" className="py-3 font-[550]">
            Quién
          </th>
          <th scope="col" className="py-3 text-right font-[550]">
            Créditos
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date} className="border-b border-line">
            <th scope="row" className="py-3 pr-4 font-[550]">
              {dayText(day.date)}
            </th>
            <td className="py-3 pr-4 text-ink-2">
              {day.parts.map((part) => `${nameOf(part.workerId)} ${part.credits}`).join(", ")}
            </td>
            <td className="py-3 text-right font-bold tabular-nums">{number(day.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
