import { type AffiliateView, listReferrals, type Referral } from "#shared/affiliates.ts";
import { keptFresh, usePages } from "#web/lib/endpoints.ts";
import { number } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import { State } from "../mark.tsx";
import { RowsSkeleton } from "../skeletons.tsx";
import { counted, type Mark, money, nameOfPlan, placeOf, shortDay } from "../words.ts";
import { CsvLink } from "./csv-link.tsx";
import { Filter, useFilter } from "./filter.tsx";

/** Referidos: who signed up by the link, without their names. */
export function Referrals({ view: { stats } }: { view: AffiliateView }) {
  const { chosen, choose } = useFilter(["true", "false"]);
  const list = usePages(
    listReferrals,
    { query: chosen ? { converted: chosen as "true" | "false" } : {} },
    keptFresh,
  );
  const unpaid = stats.totalReferrals - stats.conversions;
  return (
    <>
      <div className="panel-head">
        <div>
          <h1 className="panel-title">
            {counted(stats.totalReferrals, "persona", "personas")} por tu enlace
          </h1>
          <p className="mt-3 max-w-[44em] text-ink-2">
            No mostramos su nombre ni su correo: aquí ves qué página las trajo y qué te han dado.
          </p>
        </div>
      </div>
      <div className="panel-bar">
        <Filter
          label="Qué personas"
          chosen={chosen}
          onChoose={choose}
          choices={[
            { value: "", label: "Todas", count: stats.totalReferrals },
            { value: "true", label: "Clientes", count: stats.conversions, mark: "paid" },
            { value: "false", label: "Pendientes", count: unpaid, mark: "wait" },
          ]}
        />
        <CsvLink list="referrals" />
      </div>
      <PagedList
        list={list}
        loading={{ label: "Cargando tus referidos…", skeleton: <RowsSkeleton /> }}
        failure="No hemos podido cargar tus referidos"
        more="Ver anteriores"
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
              Cada cuenta que se cree con él aparece aquí con un número, la página por la que llegó
              y lo que te ha dado.
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
      </PagedList>
    </>
  );
}

function stateOf({ converted, plan, isTrialActive }: Referral): { mark: Mark; word: string } {
  if (converted === "true") {
    return plan
      ? { mark: "paid", word: `Cliente: ${nameOfPlan(plan)}` }
      : { mark: "paid", word: "Fue cliente" };
  }
  return { mark: "wait", word: isTrialActive ? "En prueba" : "Pendiente" };
}

function Row({ row }: { row: Referral }) {
  const { mark, word } = stateOf(row);
  return (
    <tr>
      <th scope="row">
        <b>N.º {row.number}</b>
        {shortDay(row.createdAt)}
      </th>
      <td className="break-all">{placeOf(row.landingUrl)}</td>
      <td>
        <State mark={mark}>{word}</State>
      </td>
      <td className="panel-number panel-wide">{number(row.paidInvoices)}</td>
      <td className="panel-amount">{money(row.earned)}</td>
    </tr>
  );
}
