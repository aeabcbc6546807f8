import type { SandboxContext } from "../context.ts";
import type { Invoice } from "../engine/invoice.ts";
import { formatAmount, formatDate, formatShortAmount, invoiceStatusLabel } from "./format.ts";
import { describeLine } from "./invoice-line.ts";
import { createPdf } from "./pdf.ts";

const left = 56;
const right = 539;
/** Lines that fit on the page; the rest is summed up in one line. */
const maxLines = 14;

/** The invoice as a PDF of one page. */
export async function invoicePdf(context: SandboxContext, invoice: Invoice): Promise<Buffer> {
  const title = `Factura ${invoice.number ?? invoice.id}`;
  const pdf = await createPdf({ title });
  pdf.text(left, 76, "Factura", { size: 24, bold: true });
  pdf.text(right, 70, "Pagos de prueba: no se cobra ninguna tarjeta", { grey: true, right: true });

  let y = 112;
  const facts: [string, string | null][] = [
    ["Número", invoice.number],
    ["Fecha", formatDate(invoice.status_transitions.finalized_at ?? invoice.created)],
    ["Estado", invoiceStatusLabel(invoice.status)],
    [
      "Pagada el",
      invoice.status_transitions.paid_at && formatDate(invoice.status_transitions.paid_at),
    ],
    ["Para", invoice.customer_name],
    ["Email", invoice.customer_email],
  ].map(([label, value]) => [label as string, value === null ? null : String(value)]);
  for (const [label, value] of facts) {
    if (!value) continue;
    pdf.text(left, y, label, { grey: true });
    pdf.text(left + 90, y, value, { width: right - left - 90 });
    y += 17;
  }

  y += 24;
  pdf.text(left, y, "Concepto", { grey: true });
  pdf.text(right, y, "Importe", { grey: true, right: true });
  y += 8;
  pdf.rule(left, right, y);
  const { currency } = invoice;
  const lines = invoice.lines.data;
  for (const line of lines.slice(0, maxLines)) {
    const { name, period } = describeLine(context, line);
    y += 20;
    pdf.text(left, y, name, { width: right - left - 100 });
    pdf.text(right, y, formatShortAmount(line.amount, currency), { right: true });
    if (period) {
      y += 13;
      pdf.text(left, y, period, { size: 8.5, grey: true });
    }
  }
  const others = lines.slice(maxLines);
  if (others.length > 0) {
    y += 20;
    const sum = others.reduce((total, line) => total + line.amount, 0);
    pdf.text(left, y, `Otros ${others.length} conceptos`);
    pdf.text(right, y, formatShortAmount(sum, currency), { right: true });
  }
  y += 12;
  pdf.rule(left, right, y);

  const sums: [string, number][] = [["Total", invoice.total]];
  if (invoice.amount_due !== invoice.total) {
    sums.push(["Saldo a favor", invoice.amount_due - invoice.total]);
  }
  sums.push(
    invoice.status === "paid"
      ? ["Pagado", invoice.amount_paid]
      : ["Por pagar", invoice.amount_remaining],
  );
  for (const [at, [label, cents]] of sums.entries()) {
    y += 22;
    const bold = at === sums.length - 1;
    pdf.text(right - 190, y, label, { bold, size: 11 });
    pdf.text(right, y, formatAmount(cents, currency), { bold, right: true, size: 11 });
  }
  pdf.text(left, 790, "Documento de prueba sin valor fiscal. Impuestos incluidos.", {
    size: 8.5,
    grey: true,
  });
  return pdf.bytes();
}
