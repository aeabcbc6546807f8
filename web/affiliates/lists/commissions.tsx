import { type AffiliateView, holdDays, listCommissions } from "#shared/affiliates.ts";
import { keptFresh, usePages } from "#web/lib/endpoints.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import { RowsSkeleton } from "../skeletons.tsx";
import { commissionWords, counted, money } from "../words.ts";
import { CommissionRow } from "./commission-row.tsx";
import { CsvLink } from "./csv-link.tsx";
import { Filter, type FilterChoice, useFilter } from "./filter.tsx";

const statuses = ["pending", "approved", "paid"] as const;
type Status = (typeof statuses)[number];

/** Comisiones: each says of which invoice it is, how it was reckoned and when it is released. */
export function Commissions({ view }: { view: AffiliateView }) {
  const { stats } = view;
  const { chosen, choose } = useFilter(statuses);
  const list = usePages(
    listCommissions,
    { query: chosen ? { status: chosen as Status } : {} },
    keptFresh,
  );
  const isWhole = view.commissions.length === stats.paidInvoices;
  const countOf = (status: Status) => {
    if (status === chosen && list.total !== undefined) return list.total;
    if (!isWhole) return undefined;
    return view.commissions.filter((commission) => commission.status === status).length;
  };
  const choices: FilterChoice<Status>[] = [
    { value: "", label: "Todas", count: stats.paidInvoices },
    ...statuses.map((value) => ({
      value,
      label: commissionWords[value].plural,
      count: countOf(value),
      mark: commissionWords[value].mark,
    })),
  ];
  return (
    <>
      <div className="panel-head">
        <div>
          <h1 className="panel-title">
            {counted(stats.paidInvoices, "comisión", "comisiones")}, {money(stats.totalEarned)}
          </h1>
          <p className="mt-3 max-w-[44em] text-ink-2">
            Cada una espera los {holdDays} días de garantía del cliente. Después queda aprobada y
            sale el viernes siguiente.
          </p>
        </div>
      </div>
      <div className="panel-bar">
        <Filter label="Qué comisiones" chosen={chosen} onChoose={choose} choices={choices} />
        <CsvLink list="commissions" />
      </div>
      <PagedList
        list={list}
        loading={{ label: "Cargando tus comisiones…", skeleton: <RowsSkeleton /> }}
        failure="No hemos podido cargar tus comisiones"
        more="Ver anteriores"
        empty={
          chosen && stats.paidInvoices > 0 ? (
            <p className="panel-none">Ahora mismo no tienes ninguna en este estado.</p>
          ) : (
            <EmptyState
              title="Tu primera comisión saldrá de una factura"
              worker="iko"
              action={
                <ButtonLink href="/affiliate-signup" look="outline" size="s">
                  Ver mi enlace
                </ButtonLink>
              }
            >
              Cuando alguien que llegó por ti pague su plan, aquí verás de qué factura sale, cómo se
              calcula y qué día se libera.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <>
            <table className="panel-table panel-commissions">
              <thead>
                <tr>
                  <th scope="col">De qué factura</th>
                  <th scope="col">Cómo se calcula</th>
                  <th scope="col" className="panel-amount">
                    Comisión
                  </th>
                  <th scope="col">Estado</th>
                  <th scope="col">Se libera</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <CommissionRow key={row.id} commission={row} nextPayout={view.nextPayout} />
                ))}
              </tbody>
              {chosen || list.hasNextPage ? null : (
                <tfoot>
                  <tr>
                    <th scope="row" colSpan={2}>
                      Total, en USD
                    </th>
                    <td className="panel-amount">{money(stats.totalEarned)}</td>
                    <td colSpan={2} className="panel-wide" />
                  </tr>
                </tfoot>
              )}
            </table>
            <p className="mt-4 text-small text-ink-2">Fechas en hora de Madrid.</p>
          </>
        )}
      </PagedList>
    </>
  );
}
