import { type AffiliateView, listReferrals, type Referral } from "#shared/affiliates.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { number } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import {
  formatCount,
  landingPageName,
  money,
  planName,
  type StatusMark,
  shortDay,
} from "../formatting.ts";
import { StatusLabel } from "../status-label.tsx";
import { Filter, useFilter } from "./filter.tsx";
import { ListTab } from "./list-tab.tsx";

/** Referidos tab: the people who signed up through the link, without their names. */
export function Referrals({ view: { stats } }: { view: AffiliateView }) {
  const { chosen, choose } = useFilter(["true", "false"]);
  const list = usePages(
    listReferrals,
    { query: chosen ? { converted: chosen as "true" | "false" } : {} },
    alwaysRefetch,
  );
  const unpaid = stats.totalReferrals - stats.conversions;
  return (
    <ListTab
      title={`${formatCount(stats.totalReferrals, "persona", "personas")} por tu enlace`}
      lead="No mostramos su nombre ni su correo: aquí ves qué página las trajo y qué te han dado."
      filter={
        <Filter
          label="Qué personas"
          chosen={chosen}
          onChoose={choose}
          choices={[
            { value: "", label: "Todas", count: stats.totalReferrals },
            { value: "true", label: "Clientes", count: stats.conversions, mark: "paid" },
            { value: "false", label: "Pendientes", count: unpaid, mark: "waiting" },
          ]}
        />
      }
      csv="referrals"
      list={list}
      loadingLabel="Cargando tus referidos…"
      failure="No hemos podido cargar tus referidos"
      empty={
        chosen && stats.totalReferrals > 0 ? (
          <p className="panel-none">
            {chosen === "true"
              ? "Nadie ha pagado su primera factura todavía."
              : "Todas las personas que llegaron por ti han pagado ya su primera factura."}
          </p>
        ) : (
          <EmptyState
            title="Nadie se ha registrado por tu enlace todavía"
            worker="lia"
            action={
              <ButtonLink href="/affiliate-signup" look="outline" size="s">
                Ver mi enlace
              </ButtonLink>
            }
          >
            Cada cuenta que se cree con él aparece aquí con un número, la página por la que llegó y
            lo que te ha dado.
          </EmptyState>
        )
      }
    >
      {(rows) => (
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Registro</th>
              <th scope="col">Llegó por</th>
              <th scope="col">Estado</th>
              <th scope="col" className="panel-number">
                Facturas pagadas
              </th>
              <th scope="col" className="panel-amount">
                Te ha dado
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
          {chosen || list.hasNextPage ? null : (
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  Total, en USD
                </th>
                <td className="panel-number panel-wide">{number(stats.paidInvoices)}</td>
                <td className="panel-amount">{money(stats.totalEarned)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </ListTab>
  );
}

function stateOf({ converted, plan, isTrialActive }: Referral): { mark: StatusMark; word: string } {
  if (converted === "true") {
    return plan
      ? { mark: "paid", word: `Cliente: ${planName(plan)}` }
      : { mark: "paid", word: "Fue cliente" };
  }
  return { mark: "waiting", word: isTrialActive ? "En prueba" : "Pendiente" };
}

function Row({ row }: { row: Referral }) {
  const { mark, word } = stateOf(row);
  return (
    <tr>
      <th scope="row">
        <b>N.º {row.number}</b>
        {shortDay(row.createdAt)}
      </th>
      <td className="break-all">{landingPageName(row.landingUrl)}</td>
      <td>
        <StatusLabel mark={mark}>{word}</StatusLabel>
      </td>
      <td className="panel-number panel-wide">{number(row.paidInvoices)}</td>
      <td className="panel-amount">{money(row.earned)}</td>
    </tr>
  );
}
