import { listPayouts, type Payout } from "#shared/affiliates.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { PagedList } from "#web/ui/paged-list.tsx";
import { money, payoutWords, planMonth, shortDay } from "../formatting.ts";
import { CsvLink } from "../lists/csv-link.tsx";
import { SectionTitle } from "../section-title.tsx";
import { RowsSkeleton } from "../skeletons.tsx";
import { StatusLabel } from "../status-label.tsx";

/** Every payout, newest first. */
export function PreviousPayouts({ paidAmount }: { paidAmount: number }) {
  const list = usePages(listPayouts, {}, alwaysRefetch);
  return (
    <section className="panel-block">
      <SectionTitle title="Tus pagos">
        {list.rows?.length ? <CsvLink list="payouts" /> : null}
      </SectionTitle>
      <PagedList
        list={list}
        as="h3"
        loading={{ label: "Cargando tus pagos…", skeleton: <RowsSkeleton rows={3} /> }}
        failure="No hemos podido cargar tus pagos"
        more="Ver anteriores"
        empty={
          <p className="panel-none">
            Aún no ha salido ninguno. El primero aparece aquí el viernes en que llegues al mínimo.
          </p>
        }
      >
        {(rows) => (
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">Fecha</th>
                <th scope="col">Qué comisiones cubre</th>
                <th scope="col">Destino</th>
                <th scope="col">Estado</th>
                <th scope="col" className="panel-amount">
                  Importe
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((payout) => (
                <Row key={payout.id} payout={payout} />
              ))}
            </tbody>
            {list.hasNextPage ? null : (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={4}>
                    Pagado hasta hoy
                  </th>
                  <td className="panel-amount">{money(paidAmount)}</td>
                </tr>
              </tfoot>
            )}
          </table>
        )}
      </PagedList>
    </section>
  );
}

const origins = { request: "Lo pediste", automatic: "Salió solo" } as const;

function Row({ payout }: { payout: Payout }) {
  const { mark, word } = payoutWords[payout.status];
  const covers = payout.covers.map(
    (one) => `${planMonth(one)}${one.invoiceNumber ? ` (${one.invoiceNumber})` : ""}`,
  );
  return (
    <tr>
      <th scope="row">
        <b>{shortDay(payout.completedAt ?? payout.createdAt)}</b>
        {payout.status === "requested" ? "Sale el viernes" : origins[payout.origin]}
      </th>
      <td>
        {covers.length > 0
          ? covers.join(" · ")
          : payout.status === "completed"
            ? "Parte de una comisión"
            : null}
        {payout.status === "failed" ? (
          <span className="block text-danger">
            {payout.failureReason ?? "El pago no llegó a su destino."} El importe vuelve a estar
            disponible.
          </span>
        ) : null}
      </td>
      <td className="whitespace-nowrap">{payout.destination}</td>
      <td>
        <StatusLabel mark={mark}>{word}</StatusLabel>
      </td>
      <td className="panel-amount">
        {payout.status === "failed" ? <s>{money(payout.amount)}</s> : money(payout.amount)}
      </td>
    </tr>
  );
}
