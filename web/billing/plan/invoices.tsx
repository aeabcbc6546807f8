import { FileDown } from "lucide-react";
import { type Invoice, listInvoices } from "#shared/billing.ts";
import { alwaysRefetch, usePages } from "#web/lib/endpoints.ts";
import { middleDate, usd } from "#web/lib/format.ts";
import { PagedList } from "#web/ui/paged-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { planName } from "../plan-names.ts";

const statuses: Readonly<Record<Invoice["status"], string>> = {
  open: "Pendiente",
  paid: "Pagada",
  void: "Anulada",
  uncollectible: "Sin cobrar",
};

function statusOf({ status, amount, amountRefunded }: Invoice): string {
  if (amountRefunded >= amount && amountRefunded > 0) return "Devuelta";
  if (amountRefunded > 0) return `Devueltos ${usd(amountRefunded)}`;
  return statuses[status];
}

/** Every invoice above zero, newest first, with its PDF. */
export function Invoices() {
  const list = usePages(listInvoices, {}, alwaysRefetch);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="facturas">
      <h3 id="facturas">Facturas</h3>
      <div>
        <PagedList
          list={list}
          loading={{ label: "Cargando facturas…", skeleton: <Skeleton className="h-32" /> }}
          empty={
            <p className="border-y border-line py-6 text-ink-2">
              Aquí estarán tus facturas, con su PDF, desde el primer cobro.
            </p>
          }
          as="h3"
          failure="No hemos podido cargar tus facturas"
          more="Ver facturas anteriores"
        >
          {(rows) => <Table rows={rows} />}
        </PagedList>
      </div>
    </section>
  );
}

function Table({ rows }: { rows: readonly Invoice[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-small">
        <thead className="text-ink-2">
          <tr className="border-y border-line-2 *:py-3 *:font-[550] *:not-last:pr-3">
            <th scope="col">Fecha</th>
            <th scope="col">Concepto</th>
            <th scope="col" className="text-right">
              Importe
            </th>
            <th scope="col" className="w-11 text-center">
              PDF
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((invoice) => (
            <tr key={invoice.id} className="border-b border-line align-top">
              <td className="py-3 pr-3 whitespace-nowrap max-[360px]:whitespace-normal">
                {middleDate(invoice.createdAt)}
              </td>
              <td className="py-3 pr-3">
                <b className="block font-[650]">
                  {invoice.plan ? planName(invoice.plan) : "Kolmena"}
                </b>
                <span className="text-ink-2">{statusOf(invoice)}</span>
              </td>
              <td className="py-3 pr-3 text-right font-[650] whitespace-nowrap tabular-nums">
                {usd(invoice.amount)}
              </td>
              <td className="text-center">
                {invoice.pdfUrl ? (
                  <a
                    href={invoice.pdfUrl}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`Factura ${invoice.number ?? middleDate(invoice.createdAt)} en PDF`}
                    className="grid size-11 place-items-center rounded-pill hover:bg-wax"
                  >
                    <FileDown aria-hidden="true" className="size-5" />
                  </a>
                ) : (
                  <span className="inline-block py-3 text-ink-3">—</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
