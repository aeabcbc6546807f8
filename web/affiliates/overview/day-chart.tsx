import { ChartColumn, Table } from "lucide-react";
import { useState } from "react";
import { chartDays, readAffiliateDays } from "#shared/affiliates.ts";
import { alwaysRefetch, useEndpoint } from "#web/lib/endpoints.ts";
import { number } from "#web/lib/format.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { money, shortDay } from "../formatting.ts";
import { SectionTitle } from "../section-title.tsx";
import { ChartSkeleton } from "../skeletons.tsx";
import { type Day, totalsOf } from "./day-axis.ts";
import { DayRows } from "./day-rows.tsx";

type Period = (typeof chartDays)[number];

/** Clicks, sign-ups, sales and money by day, as a chart or a table. */
export function DayChart() {
  const [period, setPeriod] = useState<Period>(() =>
    window.matchMedia("(max-width: 40rem)").matches ? "14" : "30",
  );
  const [asTable, setAsTable] = useState(false);
  const { data, error, refetch, isFetching } = useEndpoint(
    readAffiliateDays,
    { query: { days: period } },
    alwaysRefetch,
  );
  const Icon = asTable ? ChartColumn : Table;
  return (
    <section className="panel-block">
      <SectionTitle title="Del clic al dinero">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <fieldset className="panel-periods">
            <legend className="sr-only">Periodo</legend>
            {chartDays.map((days) => (
              <label key={days}>
                <input
                  type="radio"
                  name="period"
                  value={days}
                  checked={days === period}
                  onChange={() => setPeriod(days)}
                />
                <span>{days} días</span>
              </label>
            ))}
          </fieldset>
          <button type="button" className="link text-small" onClick={() => setAsTable(!asTable)}>
            <Icon aria-hidden="true" className="size-[18px]" />
            <span>{asTable ? "Ver como gráfico" : "Ver como tabla"}</span>
          </button>
        </div>
      </SectionTitle>
      {data ? (
        asTable ? (
          <DayTable days={data} />
        ) : (
          <DayRows days={data} />
        )
      ) : error ? (
        <ErrorState
          as="h3"
          title="No hemos podido cargar la gráfica"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Cargando la gráfica…">
          <ChartSkeleton />
        </Loading>
      )}
    </section>
  );
}

const dayName = (day: string) => shortDay(`${day}T12:00:00Z`);

/** The same figures as a table, latest day first, without empty days. */
function DayTable({ days }: { days: readonly Day[] }) {
  const totals = totalsOf(days);
  const activeDays = days
    .filter(({ clicks, signUps, sales, amount }) => clicks || signUps || sales || amount)
    .reverse();
  return (
    <div className="overflow-x-auto">
      <table className="panel-days">
        <thead>
          <tr>
            <th scope="col">Día</th>
            <th scope="col">Clics</th>
            <th scope="col">Registros</th>
            <th scope="col">Ventas</th>
            <th scope="col">Dinero</th>
          </tr>
        </thead>
        <tbody>
          {activeDays.map(({ day, clicks, signUps, sales, amount }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{number(clicks)}</td>
              <td>{number(signUps)}</td>
              <td>{number(sales)}</td>
              <td className={amount < 0 ? "text-danger" : undefined}>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{days.length} días</th>
            <td>{number(totals.clicks)}</td>
            <td>{number(totals.signUps)}</td>
            <td>{number(totals.sales)}</td>
            <td>{money(totals.amount)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
