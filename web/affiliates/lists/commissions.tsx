import { type AffiliateView, holdDays, listCommissions } from "#shared/affiliates.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { commissionWords, formatCount, money } from "../formatting.ts";
import { CommissionRow } from "./commission-row.tsx";
import { Filter, type FilterChoice, useFilter } from "./filter.tsx";
import { ListTab } from "./list-tab.tsx";

const statuses = ["pending", "approved", "paid"] as const;
type Status = (typeof statuses)[number];

/** Comisiones tab: the invoice, calculation and release date of each commission. */
export function Commissions({ view }: { view: AffiliateView }) {
  const { stats } = view;
  const { chosen, choose } = useFilter(statuses);
  const list = usePages(
    listCommissions,
    { query: chosen ? { status: chosen as Status } : {} },
    alwaysRefetch,
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
    <ListTab
      title={`${formatCount(stats.paidInvoices, "comisión", "comisiones")}, ${money(stats.totalEarned)}`}
      lead={
        <>
          Cada una espera los {holdDays} días de garantía del cliente. Después queda aprobada y sale
          el viernes siguiente.
          {stats.disputedAmount > 0
            ? ` Hay ${money(stats.disputedAmount)} en disputa: ni se aprueban ni se pagan hasta que decida el banco del cliente.`
            : null}
        </>
      }
      filter={<Filter label="Qué comisiones" chosen={chosen} onChoose={choose} choices={choices} />}
      csv="commissions"
      list={list}
      loadingLabel="Cargando tus comisiones…"
      failure="No hemos podido cargar tus comisiones"
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
    </ListTab>
  );
}
